//! The page behind a code: what `hellwright explain` prints and what `docs/checks.md` is made of.
//! Pages are written beside what they explain; finding one is the business of the checks, who know all of them.

pub mod files;

use crate::diagnostic::{Code, Severity};

/// What a kind of problem means and how to mend it, in players' words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The code.
    pub code: Code,
    /// How bad it usually is.
    pub severity: Severity,
    /// The problem in one line.
    pub title: &'static str,
    /// Paragraphs, separated by empty lines.
    pub text: &'static str,
}

impl Page {
    /// What `hellwright explain` prints: code, title, severity, then the paragraphs.
    #[must_use]
    pub fn to_text(&self) -> String {
        format!("{} ({}): {}\n\n{}\n", self.code, self.severity.word(), self.title, self.text)
    }
}
