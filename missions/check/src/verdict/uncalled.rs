//! S019: handlers of scripts that no game calls.

use super::texts::{games, text};
use super::{ENOUGH, Used, file};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

const UNCALLED: Page = Page { code: Code("S019"), severity: Severity::Warning, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[UNCALLED];

pub(super) fn find(used: &Used<'_>) -> Vec<Diagnostic> {
    if used.games < ENOUGH {
        return Vec::new();
    }
    let all = used.uses.handlers.iter().flat_map(|(script, of)| of.iter().map(move |it| (script, it)));
    let never = all.filter(|(_, (_, games))| **games == 0);
    never
        .map(|(script, (function, _))| {
            let message =
                text("s019-message").with("script", script.as_str()).with("function", function.as_str());
            let message = message.with("games", games(used.games));
            Diagnostic::new(UNCALLED.code, UNCALLED.severity, message)
                .at(place(used, script, function))
                .help(text("s019-help"))
        })
        .collect()
}

/// Where the function begins.
fn place(used: &Used<'_>, script: &str, function: &str) -> Place {
    let name = file(script);
    let begins = |line: &str| {
        let trimmed = line.trim_start();
        let rest = trimmed.strip_prefix("fn ")?.trim_start().strip_prefix(function)?;
        rest.trim_start().starts_with('(').then(|| (line.len() - trimmed.len()) as u32 + 1)
    };
    let written = used.mission.scripts().get(&name);
    let found = written
        .and_then(|text| (1..).zip(text.lines()).find_map(|(number, line)| Some((number, begins(line)?))));
    let (line, column) = found.unwrap_or_default();
    Place::Script { name, line, column }
}
