//! C021: a card whose script is not there.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::format::log;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C021"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

/// What a new script begins with.
const BEGINNING: &str =
    "//! Title of the card\n//! What it says, in a sentence or two.\n\nfn on_start() {\n}\n";

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for card in context.mission.cards() {
        let name = &card.script;
        if name.is_sound() && !context.mission.scripts().contains_key(name) {
            out.push(
                CHECK
                    .say(text("c021-message").with("role", card.role.word()).with("script", name.as_str()))
                    .at(Place::Mission)
                    .help(text("c021-help").with("script", name.as_str()))
                    .fix(
                        text("c021-fix").with("script", name.as_str()),
                        [Edit::Script(name.clone(), Some(BEGINNING.into()))],
                    ),
            );
        }
    }
}

/// Is it about a script that is there and could not be read? Writing a new one would replace that file.
pub(super) fn is_explained(problem: &Diagnostic, files: &[Diagnostic]) -> bool {
    let written = problem.fix.iter().flat_map(|fix| &fix.edits).find_map(|edit| match edit {
        Edit::Script(name, Some(_)) => Some(name),
        _ => None,
    });
    let mut unreadable = files.iter().filter(|file| file.code == log::SCRIPT);
    problem.code == CHECK.page.code
        && written.is_some_and(|name| unreadable.any(|file| file.is_in_script(name)))
}

#[cfg(test)]
mod tests {
    use super::super::check_read;
    use super::super::testing::*;
    use super::*;

    use missions_document::ScriptName;

    #[test]
    fn a_script_that_is_not_there_is_told() {
        let lost = with([Edit::Script(ScriptName::new("infestation.rhai"), None)]);
        let _ = mended("C021", &lost, "the threat card's script infestation.rhai is missing");
        quiet("C021", &good());
    }

    #[test]
    fn a_script_that_cannot_be_read_is_not_missing() {
        let name = ScriptName::new("infestation.rhai");
        let lost = with([Edit::Script(name.clone(), None)]);
        let told = |name: ScriptName| {
            let unreadable = Diagnostic::error(log::SCRIPT, "it is text in UTF-16");
            let files = [unreadable.at(Place::Script { name, line: 1, column: 1 })];
            let problems = check_read(&lost, &files).problems;
            let codes = problems.iter().map(|problem| problem.code.0);
            codes.filter(|code| ["F007", "C021"].contains(code)).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(told(name), "F007");
        assert_eq!(told(ScriptName::new("other.rhai")), "F007 C021");
    }
}
