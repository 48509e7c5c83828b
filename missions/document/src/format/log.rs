//! What the reader has to say about a file: the problems with code F, their pages, and places as line and column.
//! It decides nothing about missions; `read` and `current` do.

use crate::diagnostic::{Code, Diagnostic, Place, Severity};
use crate::page::{Page, files};
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
    Page {
        code: BROKEN,
        severity: Severity::Error,
        title: "The text of mission.ron is broken",
        text: "A bracket, comma or quotation mark is missing or out of place. Everything that could still be understood \
was read; what stands near the broken spot may have been left out.\n\n\
Fix the file by hand at the line and column shown. In a list every entry ends with a comma, every `(` needs its `)`, \
every `[` its `]`. A file written by Hellwright never looks like this, so a merge of two versions may have gone wrong: \
look for lines that begin with `<<<<<<<`.",
    },
    Page {
        code: WRONG,
        severity: Severity::Error,
        title: "A value in mission.ron is not what belongs there",
        text: "A number is out of range, a word is not one of those allowed, or a field that must be there is missing. \
The entry was left out, or the nearest sensible value was taken; the message says which.\n\n\
Fix the value at the line and column shown. If you save the mission without fixing it, the entry is lost; the window asks \
before it saves.",
    },
    Page {
        code: STRANGE,
        severity: Severity::Note,
        title: "A field in mission.ron is not known",
        text: "Perhaps its name is misspelt, perhaps the file was made by a newer Hellwright. The field is ignored, and \
saving the mission takes it out of the file: the window asks before it saves, and `hellwright fmt` leaves such a file as it is.",
    },
    Page {
        code: NUMBER,
        severity: Severity::Warning,
        title: "Two entries have the same number",
        text: "Every tile, thing and region has a number (`id`) of its own that is never given to anything else. Two \
entries with the same number usually come from merging two versions of a file. The later one was given a new number; \
nothing is lost, and saving writes the new number down. Entries without a number \
are given one as well; that is only a *note*.",
    },
    Page {
        code: TOO_MANY,
        severity: Severity::Error,
        title: "The mission has more entries than a mission can have",
        text: "No table holds so many tiles or tokens. What is beyond the limit was left out.",
    },
    Page {
        code: NO_FORMAT,
        severity: Severity::Warning,
        title: "mission.ron does not say its format",
        text: "The first field of the file should be `format: 2`, so that every later Hellwright knows how to read it. \
The file was read as format 2 if it has `rules`, `pieces` or `intents`, and as format 1 otherwise. Saving the mission adds the field.",
    },
    Page {
        code: SCRIPT,
        severity: Severity::Error,
        title: "A script's file cannot be read",
        text: "The mission names a script, but its file is too large, is not text in UTF-8, or the system does not let us \
read it. The mission was loaded without it; the file stays as it is.\n\n\
The message says which of these it is, and the help what to do about it.",
    },
    Page {
        code: SHEET,
        severity: Severity::Warning,
        title: "The file of a custom tile cannot be read",
        text: "The mission lists a tile of its own, but its file in the folder `tiles` is missing, too large, not text in \
UTF-8, or the system does not let us read it. The box's tile of that number is used, if there is one.",
    },
    Page {
        code: CONTENT,
        severity: Severity::Error,
        title: "A file of cards cannot be read, or is not used",
        text: "A mission lists its files of cards in `content`, and an operation does so in `operation.ron`; they lie in the \
folder `content` beside it. One of them is missing, too large, not text in UTF-8, or the system does not let us read it; \
or something lies in that folder that is not listed, or whose name says nothing about what it holds.\n\n\
Which names there are is for the game to say: `demons.ron`, `weapons.ron` and others, in small letters. If you save the mission \
while a listed file cannot be read, it is not listed any more; the window asks before \
it saves.",
    },
    Page {
        code: FOREIGN,
        severity: Severity::Error,
        title: "The rules of the mission do not know this",
        text: "A setting in `own`, a piece or the role of a card is not one of the rule system the mission is for, or it is, but not like \
this: a text where a list belongs. Perhaps a word is misspelt, perhaps the mission was made for other \
rules, perhaps by a newer Hellwright.\n\n\
It is kept as it is, also when the mission is saved, and games are played without it; a card is played whatever its role. It is \
an *error* where the rules know the name and wait for something else, a *warning* for a piece or a role they have never heard \
of, a *note* for such a setting. Fix it, take it out, or choose the rules it is for.",
    },
    Page {
        code: COMMENT,
        severity: Severity::Note,
        title: "Comments of a position are not kept",
        text: "The file of a position has comments. They are read over, and saving the position takes them out of the file. Comments in \
mission.ron are kept.",
    },
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
            let rest = format!("the file has {} more mistakes, too many to show", self.more);
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
    pub fn say(&mut self, code: Code, at: usize, message: impl Into<Text>, help: &str) {
        self.push(Diagnostic::new(code, severity(code), message), at, help);
    }

    /// Say something that is a warning here, whatever its page has.
    pub(crate) fn warn(&mut self, code: Code, at: usize, message: impl Into<Text>, help: &str) {
        self.push(Diagnostic::warning(code, message), at, help);
    }

    /// Say something that is less serious than its page has it.
    pub(crate) fn note(&mut self, code: Code, at: usize, message: impl Into<Text>, help: &str) {
        self.push(Diagnostic::note(code, message), at, help);
    }

    /// Say something about another file than this one.
    pub fn say_at(&mut self, code: Code, place: Place, message: impl Into<Text>, help: &str) {
        self.push_at(Diagnostic::new(code, severity(code), message), place, help);
    }

    fn push(&mut self, said: Diagnostic, at: usize, help: &str) {
        self.push_at(said, self.place(at), help);
    }

    fn push_at(&mut self, said: Diagnostic, place: Place, help: &str) {
        if self.problems.len() >= MAX_PROBLEMS {
            self.more += 1;
            return;
        }
        let said = said.at(place);
        self.problems.push(if help.is_empty() { said } else { said.help(help) });
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
