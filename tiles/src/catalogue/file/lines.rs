//! Sorts the lines of a file: header entries here, drawings there, complaints about the rest. `file` reads the entries.

use crate::catalogue::CatalogueProblem;
use crate::words::sentence;
use words::Text;

/// The longest text of one file that is read; a drawn tile has about 2,000 characters.
const MAX_TEXT: usize = 65_536;

/// One `key: value` line.
pub(super) struct Entry<'t> {
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) key: &'t str,
    pub(super) value: &'t str,
}

/// One `side X` line and the lines of its drawing.
pub(super) struct Drawn<'t> {
    pub(super) line: u32,
    /// `None`: neither A nor B; its drawing belongs to nothing.
    pub(super) face: Option<usize>,
    pub(super) title: &'t str,
    pub(super) first: u32,
    pub(super) rows: Vec<&'t str>,
}

pub(super) struct FileReader<'t, 'p> {
    pub(super) name: &'t str,
    pub(super) entries: Vec<Entry<'t>>,
    pub(super) drawn: Vec<Drawn<'t>>,
    problems: &'p mut Vec<CatalogueProblem>,
}

impl<'t, 'p> FileReader<'t, 'p> {
    pub(super) fn new(name: &'t str, text: &'t str, problems: &'p mut Vec<CatalogueProblem>) -> Self {
        let mut reader = Self { name, entries: Vec::new(), drawn: Vec::new(), problems };
        let mut text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.len() > MAX_TEXT {
            let end = (0..=MAX_TEXT).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
            text = &text[..end];
            reader.complain(
                "long-file",
                (1, 1),
                sentence("lines-long").with("bytes", MAX_TEXT),
                sentence("lines-long-help"),
            );
        }
        for (line, row) in (1..).zip(text.lines()) {
            reader.line(line, row);
        }
        for drawn in &mut reader.drawn {
            let lead = drawn.rows.iter().take_while(|r| r.trim().is_empty()).count();
            let _ = drawn.rows.drain(..lead);
            drawn.first += lead as u32;
            while drawn.rows.last().is_some_and(|r| r.trim().is_empty()) {
                let _ = drawn.rows.pop();
            }
        }
        reader
    }

    pub(super) fn complain(&mut self, code: &'static str, at: (u32, u32), sentence: Text, help: Text) {
        self.problems.push(CatalogueProblem::new(code, self.name, at, sentence, help));
    }

    /// Sort one line of the file into header entries and drawings.
    fn line(&mut self, line: u32, row: &'t str) {
        if row.trim_start().starts_with("//") {
            if !self.drawn.is_empty() {
                let (message, help) = (sentence("lines-comment"), sentence("lines-comment-help"));
                self.complain("late-header", (line, 1), message, help);
            }
            return;
        }
        if let Some((face, title)) = side_heading(row) {
            if face.is_none() {
                let message = sentence("lines-side").with("line", clip(row));
                self.complain("side", (line, 1), message, sentence("lines-side-help"));
            }
            self.drawn.push(Drawn { line, face, title, first: line + 1, rows: Vec::new() });
            return;
        }
        let entry =
            key_value(row).map(|(key, value)| Entry { line, column: column_of(row, key), key, value });
        match (entry, self.drawn.last_mut()) {
            (Some(entry), None) => self.entries.push(entry),
            (Some(entry), Some(_)) => {
                let at = (line, entry.column);
                let message = sentence("lines-late").with("line", clip(row));
                self.complain("late-header", at, message, sentence("lines-late-help"));
            }
            (None, Some(drawn)) => drawn.rows.push(row),
            (None, None) if row.trim().is_empty() => {}
            (None, None) => self.complain(
                "header-line",
                (line, 1),
                sentence("lines-header").with("line", clip(row)),
                sentence("lines-header-help"),
            ),
        }
    }
}

pub(super) const LETTERS: [char; 2] = ['A', 'B'];

/// `side A` or `side A: title`; the face is `None` when it names another letter.
fn side_heading(row: &str) -> Option<(Option<usize>, &str)> {
    let (head, title) = row.split_once(':').unwrap_or((row, ""));
    let letter = head.trim().strip_prefix("side")?;
    if !letter.starts_with(' ') && !letter.is_empty() {
        return None;
    }
    Some((LETTERS.iter().position(|l| letter.trim() == l.to_string()), title.trim()))
}

/// A header line: a word, a colon, a value. (No row of a drawing begins with a word.)
fn key_value(row: &str) -> Option<(&str, &str)> {
    let (key, value) = row.split_once(':')?;
    let key = key.trim();
    let is_word = key.len() > 1 && key.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let is_drawn = key.chars().all(|c| matches!(c, 'v' | '-'));
    (is_word && !is_drawn).then(|| (key, value.trim()))
}

/// The column of `part` in `row`, from 1.
fn column_of(row: &str, part: &str) -> u32 {
    let bytes = part.as_ptr() as usize - row.as_ptr() as usize;
    1 + row[..bytes].chars().count() as u32
}

/// The first characters of a text, for quoting in a sentence.
pub(super) fn clip(text: &str) -> String {
    let text = text.trim();
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(40).chain(['…']).collect() }
}
