//! C034: no card says what the marines are after.

use super::words::text;
use super::{Check, Context};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Role;
use missions_document::page::Page;
use missions_play::ruleset;

/// The function that says it.
const AIM: &str = "aim";

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C034"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(objective) = context.mission.card(Role::OBJECTIVE) else { return };
    let scripts = context.scripts();
    // Without a way to win there is another problem, which asks for one.
    let is_known = !context.has_unread() && scripts.can_win(Side::Marines);
    if !is_known || scripts.call(AIM) || ruleset::language(context.mission).func(AIM).is_none() {
        return;
    }
    let place = Place::Script { name: objective.script.clone(), line: 0, column: 0 };
    out.push(CHECK.say(text("c034-message")).at(place).help(text("c034-help")));
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::mission::{Card, Role};
    use missions_document::{Edit, Mission, ScriptName};

    const WINS: &str = "fn on_take() { win(\"marines\", \"x\"); }\n\
                        fn on_start() { offer(\"take\", #{ label: \"Take\", near: \"objective\" });";

    fn objective(more: &str) -> Mission {
        let text = format!("{WINS} {more} }}");
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn an_objective_without_an_aim_is_noted() {
        let told = "no card tells the marines what they are after, so bots do not look for it";
        let _ = fires("C034", &objective(""), told);
        quiet("C034", &objective("aim(\"objective\");"));
        quiet("C034", &objective("map::core.aim();"));
        quiet("C034", &good());
    }

    #[test]
    fn another_card_may_tell_it() {
        let name = ScriptName::new("signs.rhai");
        let mut cards = good().cards().to_vec();
        cards.push(Card { role: Role::SPECIAL, script: name.clone(), ..cards[0].clone() });
        let aims = "fn on_start() { aim(\"objective\"); }";
        quiet("C034", &objective("").with([Edit::Script(name, Some(aims.into())), Edit::Cards(cards)]));
    }

    #[test]
    fn what_cannot_be_read_and_what_cannot_be_won_is_not_noted() {
        quiet("C034", &objective("} fn on_round_end() { aim(\"objective\" ;"));
        let lost = "fn on_start() { say(\"\"); }";
        let name = ScriptName::new("fetch-the-core.rhai");
        quiet("C034", &with([Edit::Script(name, Some(lost.into()))]));
    }
}
