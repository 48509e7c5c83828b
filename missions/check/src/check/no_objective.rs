//! C020: a mission without an objective.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_document::mission::Role;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C020"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let needs_one = !context.mission.system().rows().wins_by_rules;
    if needs_one && context.mission.card(Role::OBJECTIVE).is_none() {
        out.push(CHECK.say(text("c020-message")).at(Place::Mission).help(text("c020-help")));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::Edit;

    #[test]
    fn a_mission_without_objective_is_told() {
        let aimless = with([Edit::Cards(good().cards()[1..].to_vec())]);
        let _ = fires("C020", &aimless, "the mission has no objective card");
        quiet("C020", &with([Edit::Cards(good().cards()[..1].to_vec())]));
    }
}
