//! C023: no script by which the marines can win.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_document::mission::Role;
use engine::Side;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C023"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(objective) = context.mission.card(Role::OBJECTIVE) else { return };
    if context.mission.system().rows().wins_by_rules {
        return;
    }
    let missing = !context.mission.scripts().contains_key(&objective.script);
    // A script that cannot be read may well have its way to win where it is broken.
    if missing || context.has_unread() || context.scripts().can_win(Side::Marines) {
        return;
    }
    let place = Place::Script { name: objective.script.clone(), line: 0, column: 0 };
    out.push(CHECK.say(text("c023-message")).at(place).help(text("c023-help")));
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, ScriptName};

    fn objective(text: &str) -> missions_document::Mission {
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text.into()))])
    }

    #[test]
    fn a_script_without_a_way_to_win_is_told() {
        let _ = fires("C023", &objective("fn on_start() { aim(\"objective\"); }"), "no script ever lets the marines win");
        let _ = fires("C023", &objective("fn on_start() { win(\"invader\", \"x\"); }"), "no script ever lets the marines win");
        quiet("C023", &objective("fn on_start() { win(\"marines\", \"x\"); }"));
        quiet("C023", &objective("fn on_start() {"));
    }
}
