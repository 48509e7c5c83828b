//! C024: a script no card names.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C024"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    for name in mission.scripts().keys() {
        if mission.cards().iter().all(|card| card.script != *name) {
            out.push(
                CHECK
                    .say(text("c024-message").with("script", name.as_str()))
                    .at(Place::Script { name: name.clone(), line: 0, column: 0 })
                    .help(text("c024-help"))
                    .fix(text("remove").with("what", name.as_str()), [Edit::Script(name.clone(), None)]),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, ScriptName};

    #[test]
    fn a_script_lying_about_is_told() {
        let more = with([Edit::Script(ScriptName::new("old.rhai"), Some("// old".into()))]);
        let _ = mended("C024", &more, "no card names the script old.rhai");
        quiet("C024", &good());
    }
}
