//! What the reader has to say about a file: the problems with code F, their pages, and places as line and column.
//! It decides nothing about missions; `read` and `current` do.

use crate::diagnostic::{Code, Diagnostic, Place, Severity};
use crate::page::{Page, files};
use crate::words::text;
use words::Text;

/// The text of `mission.ron` is broken.
pub(crate) const BROKEN: Code = Code("F001");
/// A value is not what belongs there.
pub(crate) const WRONG: Code = Code("F002");
/// An unknown field.
pub(crate) const STRANGE: Code = Code("F003");
/// A number is missing, given twice or too large.
pub(crate) const NUMBER: Code = Code("F004");
/// Too many entries.
pub const TOO_MANY: Code = Code("F005");
/// The format is not stated.
pub(crate) const NO_FORMAT: Code = Code("F006");
/// A script's file cannot be read.
pub const SCRIPT: Code = Code("F007");
/// A tile of the author's own cannot be read.
pub const SHEET: Code = Code("F009");
/// A file of cards cannot be read or is not used.
pub const CONTENT: Code = Code("F011");
/// The rules of the mission do not know it; it is kept.
pub(crate) const FOREIGN: Code = Code("F013");
/// Comments are not kept.
pub(crate) const COMMENT: Code = Code("F008");

/// The pages of `explain` for problems with files.
pub const PAGES: &[Page] = &[
    Page { code: BROKEN, severity: Severity::Error, words: &crate::page::WORDS },
    Page { code: WRONG, severity: Severity::Error, words: &crate::page::WORDS },
    Page { code: STRANGE, severity: Severity::Note, words: &crate::page::WORDS },
    Page { code: NUMBER, severity: Severity::Warning, words: &crate::page::WORDS },
    Page { code: TOO_MANY, severity: Severity::Error, words: &crate::page::WORDS },
    Page { code: NO_FORMAT, severity: Severity::Warning, words: &crate::page::WORDS },
    Page { code: SCRIPT, severity: Severity::Error, words: &crate::page::WORDS },
    Page { code: SHEET, severity: Severity::Warning, words: &crate::page::WORDS },
    Page { code: CONTENT, severity: Severity::Error, words: &crate::page::WORDS },
    Page { code: FOREIGN, severity: Severity::Error, words: &crate::page::WORDS },
    Page { code: COMMENT, severity: Severity::Note, words: &crate::page::WORDS },
];

/// Would saving the mission over its files lose what this diagnostic is about? Comments count: they are words of a person. The map
/// a mission was imported from and the files of an operation do not, for they are not written.
pub(crate) fn loses(problem: &Diagnostic) -> bool {
    problem.code == COMMENT
        || leaves_out(problem) && problem.code != files::IMPORT.code && !is_of_operation(problem)
}

/// Has the mission less than its files because of this?
pub(crate) fn leaves_out(problem: &Diagnostic) -> bool {
    match problem.code {
        STRANGE | SHEET => true,
        COMMENT | FOREIGN => false,
        _ => problem.severity >= Severity::Error,
    }
}

/// Is it about a file of the operation around the mission?
fn is_of_operation(problem: &Diagnostic) -> bool {
    let is_above = |place: &Place| matches!(place, Place::Text { file, .. } if file.starts_with("../"));
    problem.code == CONTENT && problem.places.first().is_some_and(is_above)
}

/// The severity that the page of a code gives.
fn severity(code: Code) -> Severity {
    PAGES.iter().find(|page| page.code == code).map_or(Severity::Error, |page| page.severity)
}

/// Collects problems while a file is read.
#[derive(Debug)]
pub struct Log<'t> {
    text: &'t str,
    lines: Vec<usize>,
    /// The problems, in the order in which they were found.
    pub problems: Vec<Diagnostic>,
    more: usize,
}

/// No author fixes more than this in one go.
const MAX_PROBLEMS: usize = 200;

impl<'t> Log<'t> {
    /// For a text.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(i, _)| i + 1)).collect();
        Self { text, lines, problems: Vec::new(), more: 0 }
    }

    /// The problems, in the order of the file.
    #[must_use]
    pub fn in_order(mut self) -> Vec<Diagnostic> {
        self.problems.sort_by(|a, b| a.places.cmp(&b.places));
        if self.more > 0 {
            let rest = text("log-more").with("count", self.more);
            self.problems.push(Diagnostic::error(BROKEN, rest).at(self.place(self.text.len())));
        }
        self.problems
    }

    /// Line and column of a byte offset.
    pub(crate) fn place(&self, at: usize) -> Place {
        let line = self.lines.partition_point(|start| *start <= at).max(1);
        let start = self.lines.get(line - 1).copied().unwrap_or(0);
        // Counted in at most the first 10,000 letters: no one reads further, and a malicious line may have millions.
        let before = self.text.get(start..at.min(start + 10_000)).unwrap_or_default();
        Place::File { line: line as u32, column: before.chars().count() as u32 + 1 }
    }

    /// Say something about a spot of the file, with the severity its page gives.
    pub fn say(&mut self, code: Code, at: usize, message: Text, help: impl Into<Option<Text>>) {
        self.push(Diagnostic::new(code, severity(code), message), at, help);
    }

    /// Say something that is a warning here, whatever its page has.
    pub(crate) fn warn(&mut self, code: Code, at: usize, message: Text, help: impl Into<Option<Text>>) {
        self.push(Diagnostic::warning(code, message), at, help);
    }

    /// Say something that is less serious than its page has it.
    pub(crate) fn note(&mut self, code: Code, at: usize, message: Text, help: impl Into<Option<Text>>) {
        self.push(Diagnostic::note(code, message), at, help);
    }

    /// Say something about another file than this one.
    pub fn say_at(&mut self, code: Code, place: Place, message: Text, help: impl Into<Option<Text>>) {
        self.push_at(Diagnostic::new(code, severity(code), message), place, help);
    }

    fn push(&mut self, said: Diagnostic, at: usize, help: impl Into<Option<Text>>) {
        self.push_at(said, self.place(at), help);
    }

    fn push_at(&mut self, said: Diagnostic, place: Place, help: impl Into<Option<Text>>) {
        if self.problems.len() >= MAX_PROBLEMS {
            self.more += 1;
            return;
        }
        let said = said.at(place);
        self.problems.push(match help.into() {
            Some(help) => said.help(help),
            None => said,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_from_one() {
        let log = Log::new("ab\ncä d\n");
        assert_eq!(log.place(0), Place::File { line: 1, column: 1 });
        assert_eq!(log.place(3), Place::File { line: 2, column: 1 });
        assert_eq!(log.place(7), Place::File { line: 2, column: 4 });
        assert_eq!(log.place(99), Place::File { line: 3, column: 1 });
    }

    #[test]
    fn what_saving_does_not_write_is_left_out_and_not_lost() {
        let text = |file: &str| Place::Text { file: file.to_owned(), line: 1, column: 1 };
        let mission = Diagnostic::error(CONTENT, "no cards").at(text("content/demons.ron"));
        assert!(loses(&mission) && leaves_out(&mission));
        let operation = Diagnostic::error(CONTENT, "no operation").at(text("../operation.ron"));
        let imported = Diagnostic::error(files::IMPORT.code, "an object was left out");
        for problem in [operation, imported] {
            assert!(!loses(&problem) && leaves_out(&problem), "{problem:?}");
        }
        let comment = Diagnostic::note(COMMENT, "comments");
        assert!(loses(&comment) && !leaves_out(&comment));
    }

    #[test]
    fn every_code_has_its_page() {
        let codes: Vec<&str> = PAGES.iter().map(|p| p.code.0).collect();
        assert_eq!(
            codes,
            ["F001", "F002", "F003", "F004", "F005", "F006", "F007", "F009", "F011", "F013", "F008"]
        );
    }
}
