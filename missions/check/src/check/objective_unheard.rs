//! C027: objective tokens that no script uses.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission;
use missions_document::page::Page;
use rule_system::piece::Role;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C027"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let objectives: Vec<_> = context.pieces_as(Role::Objective).map(|(id, _)| id).collect();
    // Without an objective card there is another problem, which asks for one.
    let none = context.mission.card(mission::Role::OBJECTIVE).is_none();
    if none || objectives.is_empty() || context.scripts_say("\"objective\"") {
        return;
    }
    let unheard = |id: &missions_document::Id| {
        let name = context.mission.things()[id].name.as_ref();
        name.is_none_or(|name| !context.scripts_name(name))
    };
    if objectives.iter().all(unheard) {
        out.push(
            CHECK
                .say(text("c027-message"))
                .at_all(objectives.into_iter().take(8).map(Place::Thing))
                .help(text("c027-help")),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, ScriptName};

    #[test]
    fn tokens_nobody_asks_for_are_told() {
        let other = |text: &str| with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text.into()))]);
        let deaf = other("fn on_round_end() { win(\"marines\", \"x\"); }");
        let _ = fires("C027", &deaf, "objective tokens lie on the map, but no card uses them");
        quiet("C027", &good());
        let by_name = other("fn on_round_end() { remove(map::core); win(\"marines\", \"x\"); }");
        let core = by_name.things()[&missions_document::Id(41)].clone().named("core");
        quiet("C027", &by_name.with([Edit::Thing(missions_document::Id(41), Some(core))]));
    }
}
