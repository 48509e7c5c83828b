//! The reference's entry of the word on which the pointer rests, beside it. It comes when the pointer has stayed on the word for
//! a moment, and goes with it.

use super::{Action, Message, Script, sheet};
use crate::theme::{self, CODE, SMALL};
use crate::{Element, work};
use editor_model::words::{plain, say_with};
use iced::widget::{column, container, pin, row, text};
use iced::{Point, Size, Task};
use missions::scripts::assist::{self, Doc};
use std::ops::Range;
use std::thread;
use std::time::Duration;

/// So long the pointer stays on a word before it is explained.
const PATIENCE: Duration = Duration::from_millis(500);

/// How wide the entry is at most, and how much room below the word is enough for it.
const WIDE: f32 = 420.0;
const HIGH: f32 = 120.0;

/// Where the pointer rests.
#[derive(Debug, Default)]
pub(super) struct Rest {
    /// The word, by bytes of the text.
    word: Option<Range<usize>>,
    /// Grows with every word the pointer comes to.
    way: u32,
    doc: Option<Doc>,
}

impl Rest {
    /// The pointer has gone, or something else is done.
    pub(super) fn end(&mut self) {
        (self.word, self.doc) = (None, None);
        self.way = self.way.wrapping_add(1);
    }
}

impl Script {
    /// The pointer is here now.
    pub(super) fn rest_at(&mut self, at: Option<Point>) -> Action<Message> {
        let word = at.and_then(|at| {
            let buffer = self.buffer()?;
            word_around(buffer.text(), buffer.at(at)?)
        });
        if word == self.rest.word {
            return Action::None;
        }
        self.rest.end();
        self.rest.word = word;
        if self.rest.word.is_none() || self.offer.is_some() {
            return Action::None;
        }
        let way = self.rest.way;
        Action::Run(Task::perform(work::aside(|| thread::sleep(PATIENCE)), move |()| Message::Rested(way)))
    }

    /// The pointer has stayed where it was, if nothing came between.
    pub(super) fn rested(&mut self, way: u32) {
        let Some(word) = self.rest.word.clone().filter(|_| way == self.rest.way) else { return };
        let is_script = self.open.as_ref().is_some_and(|name| super::pages::cards(name).is_none());
        let doc = self.buffer().filter(|_| is_script).and_then(|buffer| {
            assist::describe_word(buffer.language(), buffer.text(), word.start + 1, &self.places)
        });
        self.rest.doc = doc;
    }

    /// What is said of the word.
    pub(super) fn said(&self, size: Size, gutter: f32) -> Option<Element<'_, Message>> {
        let (word, doc) = (self.rest.word.as_ref()?, self.rest.doc.as_ref()?);
        let buffer = self.buffer()?;
        let at = buffer.point(buffer.place_of(word.start)) - self.scrolled;
        let gives = (!doc.gives.is_empty()).then(|| {
            let words = say_with("script-gives", &[("what", doc.gives.clone().into())]);
            text(words).size(SMALL).style(theme::faint_text)
        });
        let head = row![text(&doc.signature).font(CODE).size(13).color(theme::accent())].push(gives);
        let words = column![head.spacing(12).wrap(), text(plain(&doc.doc)).size(SMALL)].spacing(3);
        let width = WIDE.min(size.width - 8.0);
        let x = (at.x + gutter).min(size.width - width - 4.0).max(4.0);
        let words = container(words).padding([6, 10]).max_width(width).style(theme::raised);
        let below = at.y + sheet::LINE + 2.0;
        if below + HIGH > size.height && at.y > HIGH {
            return Some(pin(container(words).align_bottom(at.y - 2.0)).x(x).into());
        }
        Some(pin(words).x(x).y(below).into())
    }
}

/// The word that a byte of the text belongs to.
fn word_around(text: &str, at: usize) -> Option<Range<usize>> {
    let of_word = |c: char| c.is_alphanumeric() || c == '_';
    let (before, behind) = text.split_at_checked(at)?;
    let start = before
        .rfind(|c| !of_word(c))
        .map_or(0, |end| end + before[end..].chars().next().map_or(1, char::len_utf8));
    let end = at + behind.find(|c| !of_word(c)).unwrap_or(behind.len());
    (behind.starts_with(of_word) && start < end).then_some(start..end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_letters_digits_and_lines() {
        let word = |at| word_around("é.ab_1 (x)", at);
        assert_eq!((word(0), word(3), word(6)), (Some(0..2), Some(3..7), Some(3..7)));
        assert_eq!((word(2), word(7), word(8), word(9)), (None, None, None, Some(9..10)));
    }
}
