//! The rows a text takes on its sheet. A line that is longer than the sheet is wide goes on in the row below, if lines wrap;
//! where it breaks, the typesetting of the field decides. Lines and letters count from 0 and are those of the text, not of
//! the sheet.

use super::sheet::{LETTER, LINE, SIDE, SIZE, TOP};
use crate::theme::CODE;
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::{Pixels, Point, Rectangle, Size, alignment};
use iced_graphics::text::Paragraph;
use iced_graphics::text::cosmic_text::{LineEnding, LineIter};
use std::collections::HashMap;
use std::ops::Range;

/// Where the lines of a text stand.
#[derive(Debug)]
pub(super) struct Rows {
    /// So wide is a row; without a number lines do not wrap.
    width: Option<f32>,
    /// The first row of every line, and behind them the number of all rows.
    firsts: Vec<usize>,
    /// The letters with which a line goes on in a further row, by its words: most lines are those of a moment ago.
    breaks: HashMap<String, Vec<usize>>,
}

impl Rows {
    /// Those of a text.
    pub(super) fn of(text: &str, width: Option<f32>) -> Self {
        Self::with(text, width, HashMap::new())
    }

    /// The text is this now.
    pub(super) fn follow(&mut self, text: &str) {
        *self = Self::with(text, self.width, std::mem::take(&mut self.breaks));
    }

    /// Rows are as wide as this now.
    pub(super) fn wrap(&mut self, text: &str, width: Option<f32>) {
        if self.width != width {
            *self = Self::of(text, width);
        }
    }

    /// Those of a text; the breaks of lines that are known save work.
    fn with(text: &str, width: Option<f32>, mut known: HashMap<String, Vec<usize>>) -> Self {
        let (mut firsts, mut breaks, mut count) = (Vec::new(), HashMap::new(), 0);
        for line in lines(text) {
            let line = &text[line];
            firsts.push(count);
            count += 1;
            let Some(width) = width.filter(|width| !fits(line, *width)) else { continue };
            let here = breaks
                .entry(line.to_owned())
                .or_insert_with(|| known.remove(line).unwrap_or_else(|| breaks_of(line, width)));
            count += here.len();
        }
        firsts.push(count);
        Self { width, firsts, breaks }
    }

    /// How wide a row is.
    pub(super) const fn width(&self) -> Option<f32> {
        self.width
    }

    /// The rows of a line.
    pub(super) fn of_line(&self, line: usize) -> Range<usize> {
        let first = |line: usize| self.firsts.get(line).copied();
        // The field counts a line more than the text for a moment, if its last line was just begun.
        let last = self.firsts.last().copied().unwrap_or_default();
        first(line).unwrap_or(last)..first(line + 1).unwrap_or(last + 1)
    }

    /// The line a row belongs to.
    pub(super) fn line_at(&self, row: usize) -> usize {
        self.firsts.partition_point(|first| *first <= row).saturating_sub(1)
    }

    /// Where a letter of a line with these words stands: its upper left corner.
    pub(super) fn place(&self, line: usize, words: &str, letter: usize) -> Point {
        let breaks = self.breaks(words);
        let further = breaks.partition_point(|start| *start <= letter);
        let start = if further == 0 { 0 } else { breaks[further - 1] };
        // No script is so long that a float could not count it.
        let (row, letter) = (self.of_line(line).start + further, letter - start);
        Point::new(SIDE + letter as f32 * LETTER, TOP + row as f32 * LINE)
    }

    /// Where letters of a line with these words stand, row by row.
    pub(super) fn places(&self, line: usize, words: &str, letters: Range<usize>) -> Vec<Rectangle> {
        let ends =
            self.breaks(words).iter().copied().filter(|at| letters.contains(at) && *at > letters.start);
        let mut start = letters.start;
        let mut places = Vec::new();
        for end in ends.chain([letters.end]) {
            let size = Size::new((end - start) as f32 * LETTER, LINE);
            places.push(Rectangle::new(self.place(line, words, start), size));
            start = end;
        }
        places
    }

    /// The row and the letter in it at a point.
    pub(super) fn row_at(at: Point) -> (usize, usize) {
        let count = |length: f32, unit: f32| (length / unit).floor().max(0.0) as usize;
        (count(at.y - TOP, LINE), count(at.x - SIDE, LETTER))
    }

    /// Which letter of its line, with these words, is the one in a row. `None` beside the row.
    pub(super) fn letter_at(&self, row: usize, words: &str, letter: usize) -> Option<usize> {
        let further = row.saturating_sub(self.of_line(self.line_at(row)).start);
        let breaks = self.breaks(words);
        let start = if further == 0 { 0 } else { *breaks.get(further - 1)? };
        let letter = start + letter;
        breaks.get(further).is_none_or(|end| letter < *end).then_some(letter)
    }

    fn breaks(&self, words: &str) -> &[usize] {
        self.breaks.get(words).map_or(&[], Vec::as_slice)
    }
}

/// The lines of a text as the field has them, by bytes: it knows more ends of lines than one.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let start = next.take()?;
        let Some((line, ending)) = LineIter::new(&text[start..]).next() else { return Some(start..start) };
        let end = start + line.end;
        next = (ending != LineEnding::None).then_some(end + ending.as_str().len());
        Some(start..end)
    })
}

/// Is it sure that a line needs no second row? Letters of other scripts may be wider.
fn fits(line: &str, width: f32) -> bool {
    line.is_ascii() && !line.contains('\t') && line.len() as f32 * LETTER <= width
}

/// The letters of a line with which its further rows begin.
fn breaks_of(line: &str, width: f32) -> Vec<usize> {
    let paragraph = Paragraph::with_text(Text {
        content: line,
        bounds: Size::new(width, f32::INFINITY),
        size: Pixels(SIZE),
        line_height: LineHeight::Absolute(Pixels(LINE)),
        font: CODE,
        align_x: Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: Shaping::Advanced,
        wrapping: Wrapping::WordOrGlyph,
    });
    let starts = paragraph.buffer().layout_runs().skip(1).filter_map(|row| Some(row.glyphs.first()?.start));
    starts.map(|start| line.get(..start).map_or(0, |before| before.chars().count())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::advanced::text::Editor as _;
    use iced::advanced::text::highlighter::PlainText;
    use iced_graphics::text::Editor;
    use iced_graphics::text::cosmic_text::BufferLine;

    const TEXT: &str = "short\none two three four\nend";

    #[test]
    fn without_a_width_every_line_is_a_row() {
        let rows = Rows::of(TEXT, None);
        assert_eq!((rows.of_line(2), rows.line_at(2)), (2..3, 2));
        let at = rows.place(1, "one two three four", 7);
        assert_eq!(Rows::row_at(Point::new(at.x + 1.0, at.y + 1.0)), (1, 7));
        assert_eq!(Rows::row_at(Point::ORIGIN), (0, 0));
    }

    #[test]
    fn long_lines_go_on_below() {
        let line = "one two three four";
        let rows = Rows::of(TEXT, Some(10.0 * LETTER + 0.5));
        assert_eq!((rows.of_line(0), rows.of_line(1), rows.of_line(2)), (0..1, 1..3, 3..4));
        assert_eq!((rows.line_at(2), rows.line_at(3), rows.line_at(99)), (1, 2, 3));
        assert_eq!(rows.place(1, line, 8), Point::new(SIDE, TOP + 2.0 * LINE), "three begins a row");
        assert_eq!(rows.letter_at(2, line, 2), Some(10));
        assert_eq!((rows.letter_at(1, line, 7), rows.letter_at(1, line, 8)), (Some(7), None), "beside a row");
        let wide: Vec<f32> = rows.places(1, line, 4..13).iter().map(|place| place.width / LETTER).collect();
        assert_eq!(wide, [4.0, 5.0]);
    }

    #[test]
    fn lines_end_where_those_of_the_field_do() {
        for (text, expected) in [
            ("", vec![""]),
            ("a", vec!["a"]),
            ("a\n", vec!["a", ""]),
            ("a\r\nb\rc\n\rd", vec!["a", "b", "c", "d"]),
        ] {
            assert_eq!(lines(text).map(|line| &text[line]).collect::<Vec<_>>(), expected, "{text:?}");
        }
    }

    /// The rows that each line has in the field, which lays the text out itself, and the text as the field has it.
    fn in_field(text: &str, width: f32) -> (Vec<usize>, String) {
        let mut editor = Editor::with_text(text);
        let (bounds, size, line) =
            (Size::new(width, 1.0e6), Pixels(SIZE), LineHeight::Absolute(Pixels(LINE)));
        editor.update(bounds, CODE, size, line, Wrapping::WordOrGlyph, &mut PlainText);
        let lines = &editor.buffer().lines;
        let rows = lines.iter().map(|line| line.layout_opt().map_or(0, Vec::len)).collect();
        (rows, lines.iter().map(BufferLine::text).collect::<Vec<_>>().join("\n"))
    }

    #[test]
    fn lines_of_any_letters_stand_where_the_field_has_them() {
        let parts = [
            "short",
            "\tone\ttwo\tthree",
            "😀 😀😀 smile",
            "ש\u{200f}לום עולם",
            "日本語の文",
            "e\u{301}tude",
            "\u{202e}turned\u{202c}",
            "a\u{200d}b",
            "naïve café",
            "\u{feff}x",
            "a\rb",
            "a\u{85}b",
            "a\u{2028}b\u{2029}c",
            "a\u{b}b\u{c}c",
            "x\u{1c}y",
            "👩‍👩‍👧‍👦 family",
            "  indented    wide",
            "",
            "a\u{a0}b",
            "…",
            "\u{ad}soft\u{ad}hyphen",
        ];
        let mut lines: Vec<String> = parts.iter().map(|part| (*part).to_owned()).collect();
        lines.extend(parts.iter().map(|part| format!("{part} and on it goes ").repeat(9)));
        let both = |line: &str, width: f32| {
            let (field, text) = in_field(&format!("first\n{line}\nlast"), width);
            let rows = Rows::of(&text, Some(width));
            let ours: Vec<usize> = (0..rows.firsts.len() - 1).map(|line| rows.of_line(line).len()).collect();
            (ours, field)
        };
        for letters in [12.0, 31.0] {
            let width = letters * LETTER + 0.5;
            for line in &lines {
                // Other tests load fonts, for the whole process, and may do so between the two.
                let mut tries = (0..3).map(|_| both(line, width));
                assert!(
                    tries.any(|(ours, field)| ours == field),
                    "{letters} {line:?}: {:?}",
                    both(line, width)
                );
            }
        }
    }

    #[test]
    fn they_follow_the_text_and_the_sheet() {
        let mut rows = Rows::of(TEXT, Some(10.0 * LETTER + 0.5));
        rows.follow("one two three four\none two three four five");
        assert_eq!((rows.of_line(0), rows.of_line(1)), (0..2, 2..5));
        rows.wrap(TEXT, Some(6.0 * LETTER + 0.5));
        assert_eq!(rows.of_line(1).len(), 4);
        rows.wrap(TEXT, None);
        assert_eq!(rows.of_line(1).len(), 1);
    }
}
