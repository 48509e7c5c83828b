//! The page behind a code: what `hellwright explain` prints and what `docs/checks.md` is made of.
//! Pages are written beside what they explain; the checks find one, because they know all of them.

use crate::texts::text;
use std::fmt;
use words::{Source, Text};

/// The name of a kind of problem: `M012`. A letter says who speaks: F files, M the map and its settings, C cards and
/// their scripts, S simulated games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(pub &'static str);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Good to know.
    Note,
    /// Probably a mistake, but the mission can be played.
    Warning,
    /// The mission cannot be played properly.
    Error,
}

impl Severity {
    /// For programs: `error`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    /// For people: `error`.
    #[must_use]
    pub const fn said(self) -> Text {
        match self {
            Self::Note => text("page-note"),
            Self::Warning => text("page-warning"),
            Self::Error => text("page-error"),
        }
    }
}

/// What a kind of problem means and how to fix it. Its texts stand in a file under the code in small letters: `m020-title` for the
/// problem in one line, `m020-text` for paragraphs with an empty line between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The code.
    pub code: Code,
    /// How bad it usually is.
    pub severity: Severity,
    /// Where its texts are.
    pub words: &'static Source,
}

impl Page {
    /// The problem in one line.
    #[must_use]
    pub fn title(&self) -> Text {
        self.part("title")
    }

    /// Paragraphs, separated by empty lines.
    #[must_use]
    pub fn text(&self) -> Text {
        self.part("text")
    }

    fn part(&self, part: &str) -> Text {
        Text::of_name(self.words, format!("{}-{part}", self.code.0.to_lowercase()))
    }

    /// What `hellwright explain` prints: code, title, severity, then the paragraphs.
    #[must_use]
    pub fn to_text(&self) -> String {
        format!("{} ({}): {}\n\n{}\n", self.code, self.severity.said(), self.title(), self.text())
    }
}
