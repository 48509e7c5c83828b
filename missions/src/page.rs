//! The page behind a code: what `hellwright explain` prints and what `docs/checks.md` is made of.
//! Pages are written beside what they explain; here is only their shape and the way to find one.

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

/// All pages, in the order of their codes.
#[must_use]
pub fn all() -> Vec<Page> {
    let mut pages: Vec<Page> = {
        let files = crate::format::PAGES.iter().copied();
        files.chain(crate::check::pages()).chain(crate::verdict::pages()).collect()
    };
    pages.sort_by_key(|page| page.code);
    pages
}

/// The page of a code, written in any case: `m012`.
#[must_use]
pub fn explain(code: &str) -> Option<Page> {
    all().into_iter().find(|page| page.code.0.eq_ignore_ascii_case(code.trim()))
}
