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
        let files = files.chain([crate::art::PAGE, crate::import::PAGE]);
        files.chain(crate::check::pages()).chain(crate::verdict::pages()).collect()
    };
    pages.sort_by_key(|page| page.code);
    pages
}

impl Page {
    /// What `hellwright explain` prints: code, title, severity, then the paragraphs.
    #[must_use]
    pub fn to_text(&self) -> String {
        format!("{} ({}): {}\n\n{}\n", self.code, self.severity.word(), self.title, self.text)
    }
}

/// All pages as a page of Markdown, `docs/checks.md`.
#[must_use]
pub fn to_markdown() -> String {
    let mut out = String::from(
        "# Everything Hellwright can find\n\n\
Generated from the program; `UPDATE_EXPECT=1 cargo test -p missions --test docs` writes it anew. The same pages are \
printed by `hellwright explain CODE`.\n\n\
The letter says who speaks: C cards and their scripts, F files, M the map and its settings, S simulated games. An *error* \
means that the mission cannot be played properly, a *warning* that something is probably a mistake, a *note* is good to \
know. Warnings and notes can be muted in a mission, with a reason.\n\n\
| code | severity | what |\n|---|---|---|\n",
    );
    for Page { code, severity, title, .. } in all() {
        out += &format!("| [{code}](#{}) | {} | {title} |\n", code.0.to_lowercase(), severity.word());
    }
    for Page { code, severity, title, text } in all() {
        out += &format!("\n## {code}\n\n**{title}** ({})\n\n{text}\n", severity.word());
    }
    out
}

/// The page of a code, written in any case: `m012`.
#[must_use]
pub fn explain(code: &str) -> Option<Page> {
    all().into_iter().find(|page| page.code.0.eq_ignore_ascii_case(code.trim()))
}
