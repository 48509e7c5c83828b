//! How much of its text the face of a card has room for: what is left out is stood for by dots. The whole text is shown on pointing
//! at the card, which is built by `hand`.

use super::Table;
use crate::Renderer;
use crate::theme::{self, SMALL, STRONG};
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Renderer as TextRenderer, Text};
use iced::advanced::text::{Shaping, Wrapping};
use iced::alignment::Vertical;
use iced::{Font, Pixels, Size};
use std::collections::BTreeMap;

/// How wide a card is, and how high the hand; in a low window it has room for the titles only.
pub(super) const CARD: f32 = 168.0;
pub(super) const HAND: f32 = 128.0;
pub(super) const TITLES: f32 = 38.0;

/// The sizes of name and text.
pub(super) const NAME: f32 = 14.0;
pub(super) const WORDS: f32 = 12.0;

/// How high the inside of a card is, that of a title alone, and how wide.
pub(super) const INSIDE: f32 = HAND - 28.0;
pub(super) const TITLE: f32 = 20.0;
const WIDE: f32 = CARD - 16.0;

/// Between two parts of a card.
pub(super) const GAP: f32 = 2.0;

/// Room for the key before the name.
const KEY: f32 = 18.0;

impl Table {
    /// The texts on the faces of the cards of the seat at the window, by the stable names of the cards.
    pub(super) fn faces(&self) -> BTreeMap<String, String> {
        let own = self.view.rows.parties.iter().filter(|party| Some(party.seat) == self.seat);
        let face = |card: &missions::seat_view::CardSeen| {
            let name = height(&card.name, NAME, STRONG, WIDE - KEY);
            // A line that says exhausted, or shows tokens.
            let state = if card.ready == Some(false) || card.tokens > 0 {
                height("◆", SMALL, theme::PLAIN, WIDE) + GAP
            } else {
                0.0
            };
            (card.id.clone(), fitting(&card.text, INSIDE - name - state - GAP))
        };
        own.flat_map(|party| &party.cards).map(face).collect()
    }
}

/// As many words of a text as there is room for so high.
fn fitting(words: &str, room: f32) -> String {
    let fits = |words: &str| height(words, WORDS, theme::PLAIN, WIDE) <= room;
    if fits(words) {
        return words.to_owned();
    }
    let ends: Vec<usize> =
        words.char_indices().filter(|(_, letter)| letter.is_whitespace()).map(|(at, _)| at).collect();
    let until = |end: usize| {
        let beginning = words.get(..end).unwrap_or_default();
        format!("{}…", beginning.trim_end_matches(|letter: char| !letter.is_alphanumeric()))
    };
    let count = ends.partition_point(|end| fits(&until(*end)));
    until(count.checked_sub(1).map_or(0, |last| ends[last]))
}

/// How high words are in so much width.
fn height(words: &str, size: f32, font: Font, width: f32) -> f32 {
    let words: Text<&str, Font> = Text {
        content: words,
        bounds: Size::new(width, f32::INFINITY),
        size: Pixels(size),
        line_height: LineHeight::default(),
        font,
        align_x: Alignment::Default,
        align_y: Vertical::Top,
        shaping: Shaping::default(),
        wrapping: Wrapping::default(),
    };
    <Renderer as TextRenderer>::Paragraph::with_text(words).min_bounds().height
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_cut_off_ends_with_dots_and_one_that_fits_does_not() {
        assert_eq!(fitting("Move 2 spaces.", 60.0), "Move 2 spaces.");
        let long = "Push each figure next to you, one after another. ".repeat(9);
        let cut = fitting(&long, 60.0);
        assert!(cut.ends_with('…') && cut.len() < long.len(), "{cut}");
        assert!(long.starts_with(cut.trim_end_matches('…')), "{cut}");
        assert!(height(&cut, WORDS, theme::PLAIN, WIDE) <= 60.0, "{cut}");
        assert_eq!(fitting(&long, 1.0), "…");
    }
}
