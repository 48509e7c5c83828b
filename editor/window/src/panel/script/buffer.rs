//! The text of one script while it is written: the text itself, the cursor in it, its colours. It follows the mission:
//! where that changes underneath, only what is different is exchanged, and the cursor stays where the eye is.

use super::colors::{Line, Lines};
use super::rows::{self, Rows};
use crate::Writing;
use engine::language::Language;
use iced::widget::text_editor::{Action, Cursor, Edit, Motion, Position};
use iced::{Point, Rectangle};
use missions::scripts::assist;
use std::cell::{Ref, RefCell};
use std::ops::Range;
use std::sync::Arc;

/// What is written in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct InLine {
    /// Where, in bytes.
    pub(super) column: usize,
    /// So many bytes go there.
    pub(super) goes: usize,
    /// This comes there.
    pub(super) comes: String,
}

/// A script that is open.
#[derive(Debug)]
pub(super) struct Buffer {
    pub(super) content: Writing,
    /// The text as the field has it.
    text: String,
    /// The same as the mission has it, where its lines end otherwise.
    source: Option<String>,
    lines: Arc<Vec<Line>>,
    /// Where its lines stand on the sheet that was last seen.
    rows: RefCell<Rows>,
    /// What scripts of the mission can say.
    language: &'static Language,
}

impl Buffer {
    pub(super) fn new(language: &'static Language, text: &str) -> Self {
        let content = Writing::with_text(text);
        // Some signs end a line in the field and nowhere else. What is counted here are the lines that are seen.
        let (shown, source) = (content.text(), Some(text.to_owned()));
        let source = source.filter(|source| *source != shown);
        let (lines, rows) = (colored(language, &shown), RefCell::new(Rows::of(&shown, None)));
        Self { content, text: shown, source, lines, rows, language }
    }

    /// What scripts can say.
    pub(super) const fn language(&self) -> &'static Language {
        self.language
    }

    /// The text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The colours of its lines.
    pub(super) fn lines(&self) -> Lines {
        Lines::new(&self.lines)
    }

    /// The text is seen with rows as wide as this; without a number its lines do not wrap.
    pub(super) fn wrap(&self, width: Option<f32>) {
        self.rows.borrow_mut().wrap(&self.text, width);
    }

    /// Where its lines stand.
    pub(super) fn rows(&self) -> Ref<'_, Rows> {
        self.rows.borrow()
    }

    /// Where a line and letter stand, counted from 0.
    pub(super) fn point(&self, (line, letter): (usize, usize)) -> Point {
        self.rows().place(line, &self.line(line), letter)
    }

    /// Where so many letters from a line and letter on stand, row by row.
    pub(super) fn areas(&self, (line, letter): (usize, usize), letters: usize) -> Vec<Rectangle> {
        self.rows().places(line, &self.line(line), letter..letter + letters)
    }

    /// The offset of the letter at a point of the sheet. `None` beside the text.
    pub(super) fn at(&self, point: Point) -> Option<usize> {
        let (row, letter) = Rows::row_at(point);
        let line = self.rows().line_at(row);
        let letter = self.rows().letter_at(row, &self.line(line), letter)?;
        self.place(line, letter)
    }

    /// Do something with the text. `true` if it is another one then.
    pub(super) fn perform(&mut self, action: Action) -> bool {
        let edits = action.is_edit();
        self.content.perform(action);
        edits && self.changed()
    }

    fn changed(&mut self) -> bool {
        let text = self.content.text();
        let changed = text != self.text;
        if changed {
            self.lines = colored(self.language, &text);
            self.rows.get_mut().follow(&text);
            (self.text, self.source) = (text, None);
        }
        changed
    }

    /// Is this what is written here, as the mission has it?
    pub(super) fn is(&self, text: &str) -> bool {
        self.source.as_deref().unwrap_or(&self.text) == text
    }

    /// The text is this now, whoever wrote it.
    pub(super) fn follow(&mut self, text: &str) {
        if self.is(text) {
            return;
        }
        let same = |(a, b): &(char, char)| a == b;
        let pairs = self.text.chars().zip(text.chars());
        let first: usize = pairs.take_while(same).map(|(c, _)| c.len_utf8()).sum();
        let (old, new) = (&self.text[first..], &text[first..]);
        let pairs = old.chars().rev().zip(new.chars().rev());
        let last: usize = pairs.take_while(same).map(|(c, _)| c.len_utf8()).sum();
        let part = text[first..text.len() - last].to_owned();
        self.splice(first..self.text.len() - last, &part, part.len());
        if self.text != text {
            // Line ends that the field has its own mind about.
            let width = self.rows().width();
            *self = Self::new(self.language, text);
            self.wrap(width);
        }
    }

    /// Write something instead of a part of the text; the cursor stands so far in it then.
    pub(super) fn splice(&mut self, part: Range<usize>, insert: &str, caret: usize) {
        let at = self.position(part.start);
        let selection = (part.start < part.end).then(|| self.position(part.end));
        match selection {
            Some(end) => self.content.move_to(Cursor { position: end, selection: Some(at) }),
            None => self.put(at),
        }
        if !insert.is_empty() {
            self.content.perform(Action::Edit(Edit::Paste(Arc::new(insert.to_owned()))));
        } else if selection.is_some() {
            self.content.perform(Action::Edit(Edit::Delete));
        }
        let _ = self.changed();
        self.go_to(part.start + caret);
    }

    /// Where the cursor is, in bytes of the text.
    pub(super) fn offset(&self) -> usize {
        let Position { line, column } = self.content.cursor().position;
        self.line_start(line) + column
    }

    /// The first and last line of the selection, or twice that of the cursor. A line of which nothing is selected but its
    /// beginning does not count.
    pub(super) fn lines_selected(&self) -> (usize, usize) {
        let Cursor { position, selection } = self.content.cursor();
        let place = |place: Position| (place.line, place.column);
        let (a, b) = (place(position), place(selection.unwrap_or(position)));
        let ((first, _), (last, column)) = (a.min(b), a.max(b));
        (first, if column == 0 && last > first { last - 1 } else { last })
    }

    /// What is selected, by bytes of the text.
    pub(super) fn selection(&self) -> Option<Range<usize>> {
        let cursor = self.content.cursor();
        let other = cursor.selection?;
        let at = |place: Position| self.line_start(place.line) + place.column;
        let (a, b) = (at(cursor.position), at(other));
        (a != b).then(|| a.min(b)..a.max(b))
    }

    /// Select a part of the text, with the cursor behind it.
    pub(super) fn select(&mut self, part: Range<usize>) {
        let (from, to) = (self.position(part.start), self.position(part.end));
        self.content.move_to(Cursor { position: to, selection: Some(from) });
    }

    /// The letters before and behind the cursor, in its line.
    pub(super) fn around(&self) -> (Option<char>, Option<char>) {
        let Position { line, column } = self.content.cursor().position;
        let text = self.line(line);
        let (before, after) = text.split_at_checked(column).unwrap_or((&text, ""));
        (before.chars().next_back(), after.chars().next())
    }

    /// Is the cursor in a comment, or in a text in quotes?
    pub(super) fn in_words(&self) -> bool {
        assist::in_words(&self.text, self.offset())
    }

    /// Write in lines: of each of them, so many bytes go at a column, and something else comes there. The cursor and the
    /// other end of the selection stay at their letters.
    pub(super) fn write_in_lines(&mut self, writes: &[(usize, InLine)]) {
        let Cursor { position, selection } = self.content.cursor();
        let mut lines: Vec<String> = self.text.split('\n').map(str::to_owned).collect();
        for (line, InLine { column, goes, comes }) in writes {
            if let Some(text) = lines.get_mut(*line) {
                text.replace_range(*column..column + goes, comes);
            }
        }
        self.follow(&lines.join("\n"));
        let moved = |Position { line, column }: Position| {
            let write = writes.iter().find(|(at, write)| *at == line && column >= write.column);
            let column = write.map_or(column, |(_, write)| {
                write.comes.len() + column.saturating_sub(write.goes).max(write.column)
            });
            Position { line, column }
        };
        match selection {
            Some(other) => {
                self.content.move_to(Cursor { position: moved(position), selection: Some(moved(other)) });
            }
            None => self.put(moved(position)),
        }
    }

    /// The line and column of the cursor, counted from 0 and in letters.
    pub(super) fn caret(&self) -> (usize, usize) {
        let Position { line, column } = self.content.cursor().position;
        let text = self.line(line);
        (line, text.get(..column).unwrap_or(&text).chars().count())
    }

    /// A line without its end.
    pub(super) fn line(&self, line: usize) -> String {
        self.content.line(line).map(|line| line.text.into_owned()).unwrap_or_default()
    }

    /// The line and column of an offset, counted from 0 and in letters.
    pub(super) fn place_of(&self, offset: usize) -> (usize, usize) {
        let before = self.text.get(..offset).unwrap_or_default();
        let line = before.rsplit('\n').next().unwrap_or_default();
        (before.matches('\n').count(), line.chars().count())
    }

    /// Put the cursor to the first letter of its line that is no blank; from there, to the beginning of the line. In a further row
    /// of a line it goes to the beginning of that row.
    pub(super) fn home(&mut self, select: bool) {
        let (line, letter) = self.caret();
        if self.point((line, letter)).y > self.point((line, 0)).y {
            let home = if select { Action::Select(Motion::Home) } else { Action::Move(Motion::Home) };
            return self.content.perform(home);
        }
        let Cursor { position, selection } = self.content.cursor();
        let text = self.line(line);
        let first = text.len() - text.trim_start().len();
        let to = Position { line, column: if position.column == first { 0 } else { first } };
        match selection.or(Some(position)).filter(|anchor| select && *anchor != to) {
            anchor @ Some(_) => self.content.move_to(Cursor { position: to, selection: anchor }),
            None => self.put(to),
        }
    }

    /// Put the cursor to an offset.
    pub(super) fn go_to(&mut self, offset: usize) {
        let position = self.position(offset);
        self.put(position);
    }

    /// Put the cursor to a line and column, counted from 1 and in letters, as problems have them.
    pub(super) fn go(&mut self, line: u32, column: u32) {
        let last = self.content.line_count().saturating_sub(1);
        let line = (line.saturating_sub(1) as usize).min(last);
        let column = self.column(line, column.saturating_sub(1) as usize);
        self.put(Position { line, column });
    }

    fn place(&self, line: usize, letters: usize) -> Option<usize> {
        let text = self.line(line);
        (line < self.content.line_count() && letters < text.chars().count())
            .then(|| self.line_start(line) + self.column(line, letters))
    }

    fn put(&mut self, position: Position) {
        // Whatever is selected is let go by a movement only.
        self.content.perform(Action::Move(Motion::Home));
        self.content.move_to(Cursor { position, selection: None });
    }

    fn column(&self, line: usize, letters: usize) -> usize {
        let text = self.line(line);
        text.char_indices().nth(letters).map_or(text.len(), |(at, _)| at)
    }

    fn line_start(&self, line: usize) -> usize {
        let lines = (0..line).filter_map(|number| self.content.line(number));
        lines.map(|line| line.text.len() + line.ending.as_str().len()).sum()
    }

    fn position(&self, offset: usize) -> Position {
        let mut rest = offset;
        for (number, line) in self.content.lines().enumerate() {
            if rest <= line.text.len() {
                return Position { line: number, column: rest };
            }
            rest = rest.saturating_sub(line.text.len() + line.ending.as_str().len());
        }
        let line = self.content.line_count().saturating_sub(1);
        Position { line, column: self.line(line).len() }
    }
}

/// The colours of every line.
fn colored(language: &Language, text: &str) -> Arc<Vec<Line>> {
    let mut lines = Vec::new();
    let spans = assist::highlight(language, text);
    for Range { start, end } in rows::lines(text) {
        let from = spans.partition_point(|(at, _)| at.end <= start);
        let here = spans[from..].iter().take_while(|(at, _)| at.start < end);
        let cut = here.map(|(at, token)| (at.start.max(start) - start..at.end.min(end) - start, *token));
        lines.push(cut.collect());
    }
    Arc::new(lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::SHARED;

    #[test]
    fn texts_come_back_as_they_were() {
        for text in ["", "\n", "a", "a\n", "a\n\nb\n", "é\nü", "a\r\nb\r\n"] {
            let buffer = Buffer::new(&SHARED, text);
            assert_eq!(buffer.content.text(), text, "{text:?}");
        }
    }

    #[test]
    fn signs_that_end_a_line_only_in_the_field_count_for_nothing_else() {
        let raw = "// one\u{85}two\u{2029}three\rfour\nlet x = 1;";
        let mut buffer = Buffer::new(&SHARED, raw);
        assert!(buffer.is(raw) && !buffer.is("// one"));
        assert_eq!(buffer.lines.len(), buffer.content.line_count());
        assert_eq!(buffer.rows().of_line(buffer.content.line_count() - 1).end, buffer.content.line_count());
        buffer.follow(raw);
        assert!(buffer.perform(Action::Edit(Edit::Insert('x'))));
        assert!(buffer.is(&buffer.content.text()) && !buffer.is(raw));
        buffer.follow(raw);
        assert!(buffer.is(raw));
    }

    #[test]
    fn only_what_is_different_is_exchanged() {
        let mut buffer = Buffer::new(&SHARED, "one\ntwo\nthree\n");
        for text in ["one\nthree\n", "one\ntwo, é\nthree\n", "", "x\ny", "x\nyy\n", "x"] {
            buffer.follow(text);
            assert_eq!((buffer.text(), buffer.content.text().as_str()), (text, text));
        }
        let mut buffer = Buffer::new(&SHARED, "one\ntwo\nthree");
        buffer.follow("one\ntwo!\nthree");
        assert_eq!(buffer.offset(), 8, "behind what is new");
    }

    #[test]
    fn places_are_lines_and_letters() {
        let mut buffer = Buffer::new(&SHARED, "é = 1;\n  x\n");
        buffer.go(2, 3);
        assert_eq!((buffer.caret(), buffer.offset()), ((1, 2), 10));
        buffer.go(1, 2);
        assert_eq!((buffer.caret(), buffer.offset()), ((0, 1), 2));
        buffer.go(99, 99);
        assert_eq!(buffer.caret(), (2, 0));
        assert_eq!((buffer.place(0, 1), buffer.place(1, 3), buffer.place(9, 0)), (Some(2), None, None));
    }

    #[test]
    fn home_is_the_first_letter_and_then_the_beginning_of_the_line() {
        let mut buffer = Buffer::new(&SHARED, "fn x() {\n    é(1);\n\n    \n}\n");
        for (at, stops) in
            [((2, 9), [4, 0, 4]), ((2, 3), [4, 0, 4]), ((3, 1), [0, 0, 0]), ((1, 4), [0, 0, 0])]
        {
            buffer.go(at.0, at.1);
            let seen = [(); 3].map(|()| {
                buffer.home(false);
                assert_eq!(buffer.selection(), None);
                buffer.caret().1
            });
            assert_eq!(seen, stops, "{at:?}");
        }
        buffer.go(2, 9);
        buffer.home(true);
        assert_eq!(buffer.selection().map(|part| part.len()), Some(5), "é has two bytes");
        buffer.home(true);
        assert_eq!((buffer.selection().map(|part| part.len()), buffer.caret()), (Some(9), (1, 0)));
    }

    #[test]
    fn words_are_put_in_with_the_cursor_in_them() {
        let mut buffer = Buffer::new(&SHARED, "open(map::ga);");
        buffer.splice(10..12, "gate()", 5);
        assert_eq!((buffer.text(), buffer.offset()), ("open(map::gate());", 15));
        assert!(buffer.perform(Action::Edit(Edit::Insert('x'))));
        assert_eq!(buffer.text(), "open(map::gate(x));");
    }

    #[test]
    fn every_line_has_its_colours() {
        let buffer = Buffer::new(&SHARED, "let x = `a\nb` + 1;\n");
        let counts: Vec<usize> = buffer.lines.iter().map(Vec::len).collect();
        assert_eq!(counts, [3, 2, 0]);
    }
}
