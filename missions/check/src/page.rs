//! Every page there is: those of the checks and of simulated games, and those about files, in whichever crate they are
//! read. The text of a page is written beside what it explains.

use crate::{check, terminal, verdict};
pub use missions_document::page::Page;
use words::Source;

/// Where all texts of missions and their checks are.
#[must_use]
pub fn sources() -> Vec<&'static Source> {
    let own = [
        &engine::language::row::WORDS,
        &engine::play::words::WORDS,
        &rule_system::WORDS,
        &rule_system::texts::WORDS,
        &check::words::WORDS,
        &verdict::texts::WORDS,
        &terminal::texts::WORDS,
        &crate::pages::WORDS,
        &missions_document::page::WORDS,
        &missions_document::words::WORDS,
        &script_api::words::WORDS,
        &tiles::words::WORDS,
    ];
    own.into_iter().chain(systems::all().flat_map(|system| system.rows().sources.iter().copied())).collect()
}

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
    for page @ Page { code, severity, .. } in all() {
        let title = page.title();
        out += &format!("| [{code}](#{}) | {} | {title} |\n", code.0.to_lowercase(), severity.word());
    }
    for page @ Page { code, severity, .. } in all() {
        let (title, text) = (page.title(), page.text());
        out += &format!("\n## {code}\n\n**{title}** ({})\n\n{text}\n", severity.word());
    }
    out
}

/// The page of a code, written in any case: `m012`.
#[must_use]
pub fn explain(code: &str) -> Option<Page> {
    all().into_iter().find(|page| page.code.0.eq_ignore_ascii_case(code.trim()))
}

#[cfg(test)]
mod tests {
    use super::{all, sources};
    use std::collections::BTreeSet;

    #[test]
    fn every_page_has_its_two_texts_and_no_text_is_of_no_page() {
        let there: BTreeSet<String> = sources()
            .into_iter()
            .filter(|source| source.name.starts_with("pages"))
            .flat_map(|source| source.ids().into_keys())
            .collect();
        let wanted = all().into_iter().flat_map(|page| {
            let code = page.code.0.to_lowercase();
            ["title", "text"].map(|part| format!("{code}-{part}"))
        });
        let wanted: BTreeSet<String> = wanted.collect();
        assert!(wanted.len() > 200);
        assert_eq!(there.symmetric_difference(&wanted).collect::<Vec<_>>(), [""; 0]);
    }
}
