//! Every page there is: those of the checks and of simulated games, and those about files, in whichever crate they are
//! read. The text of a page is written beside what it explains.

use crate::{check, verdict};
pub use missions_document::page::Page;

/// All pages, in the order of their codes.
#[must_use]
pub fn all() -> Vec<Page> {
    let mut pages: Vec<Page> = check::file_pages().chain(check::pages()).chain(verdict::pages()).collect();
    pages.sort_by_key(|page| page.code);
    pages
}

/// All pages as a page of Markdown, `docs/checks.md`.
#[must_use]
pub fn to_markdown() -> String {
    let mut out = String::from(
        "# Everything Hellwright can find\n\n\
Generated from the program; `UPDATE_EXPECT=1 cargo test -p missions docs::` regenerates it. The same pages are \
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
