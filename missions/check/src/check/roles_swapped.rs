//! C032: a threat card that serves as the objective, or an objective card as the threat.

use super::{Check, Context};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::mission::{Card, Role};
use missions_document::page::Page;
use missions_play::card_library::blank;
use missions_play::printed::Printed;
use missions_play::scripts;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("C032"),
        severity: Severity::Warning,
        title: "The objective and the threat seem to be swapped",
        text: "The script of the objective never calls `win(\"marines\", …)`, but that of the threat does. Or a card that \
comes with Hellwright as an objective is this mission's threat, or the other way round. Players read the objective to \
learn how to win, and the threat to learn how the demons come.\n\n\
Give each card the other's role; the fix does it. If the marines are to win by the threat as well, let the objective say how.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    let at = |role: Role| mission.cards().iter().position(|card| card.role == role);
    let (objective, threat) = (at(Role::Objective), at(Role::Threat));
    let wrong = |index: Option<usize>| index.and_then(|index| Some((index, made_otherwise(context, &mission.cards()[index])?)));
    if let (Some(first), Some(second)) = (objective, threat)
        && (wrong(objective).is_some() && wrong(threat).is_some() || only_the_second_wins(context, first, second))
    {
        let titles = [first, second].map(|index| Printed::of(mission, &mission.cards()[index]).title);
        let message = format!("{} is the objective and {} the threat; they seem to be swapped", titles[0], titles[1]);
        let mut cards = mission.cards().to_vec();
        cards.swap(first, second);
        (cards[first].role, cards[second].role) = (Role::Objective, Role::Threat);
        out.push(
            CHECK
                .say(message)
                .at_all([first, second].map(|index| place(&mission.cards()[index])))
                .help("give each card the other's role")
                .fix("swap their roles", [Edit::Cards(cards)]),
        );
        return;
    }
    for (index, made) in [objective, threat].into_iter().filter_map(wrong) {
        let card = &mission.cards()[index];
        let title = Printed::of(mission, card).title;
        let message = format!("{title} is made as {}, but it is {} here", noun(made), noun(card.role));
        let help = format!("choose another card as {}", noun(card.role));
        out.push(CHECK.say(message).at(place(card)).help(help));
    }
}

/// Is the marines' way to win in the threat, and none in the objective? What cannot be read may have one.
fn only_the_second_wins(context: &Context<'_>, objective: usize, threat: usize) -> bool {
    let wins = |index: usize| {
        let card = &context.mission.cards()[index];
        context.scripts().can_win_by(scripts::title(&card.script), Side::Marines)
    };
    let there = |index: usize| context.mission.scripts().contains_key(&context.mission.cards()[index].script);
    there(objective) && !context.has_unread() && !wins(objective) && wins(threat)
}

/// What a card was made as, if it comes with the program without a change and is the opposite here.
fn made_otherwise(context: &Context<'_>, card: &Card) -> Option<Role> {
    let text = context.mission.scripts().get(&card.script)?;
    let system = context.mission.system();
    let blanks = [Role::Objective, Role::Threat].map(|role| blank(system, role));
    let mut known = system.card_library().iter().copied().chain(blanks);
    let made = known.find(|known| known.text == text)?.role;
    (made != card.role).then_some(made)
}

fn place(card: &Card) -> Place {
    Place::Script { name: card.script.clone(), line: 0, column: 0 }
}

const fn noun(role: Role) -> &'static str {
    match role {
        Role::Objective => "the objective",
        Role::Threat => "the threat",
        Role::Special => "a special card",
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;
    use super::*;

    use missions_document::{Mission, ScriptName};

    /// The good mission with these texts as its objective and its threat.
    fn texts(objective: &str, threat: &str) -> Mission {
        let script = |name: &str, text: &str| Edit::Script(ScriptName::new(name), Some(text.into()));
        with([script("fetch-the-core.rhai", objective), script("infestation.rhai", threat)])
    }

    const WINS: &str = "//! Way out\n\nfn on_start() { aim(\"objective\"); win(\"marines\", \"x\"); }";
    const SUMMONS: &str = "//! They come\n\nfn on_round_start() { for portal in portals() { summon(portal); } }";

    fn shelf(file: &str) -> &'static str {
        good().system().card_library().iter().find(|card| card.file == file).expect("on the shelf").text
    }

    #[test]
    fn swapped_cards_are_reported_and_swapped_back() {
        let message = "They come is the objective and Way out the threat; they seem to be swapped";
        let after = mended("C032", &texts(SUMMONS, WINS), message);
        assert_eq!(after.cards()[0].role, Role::Objective);
        assert_eq!(after.cards()[0].script.as_str(), "infestation.rhai");
        quiet("C032", &texts(WINS, SUMMONS));
        quiet("C032", &texts(WINS, WINS));
        quiet("C032", &texts(SUMMONS, SUMMONS));
        quiet("C032", &texts("fn on_start() {", WINS));
    }

    #[test]
    fn a_card_of_the_shelf_in_the_wrong_place_is_reported() {
        let (core, horde) = (shelf("fetch-the-core.rhai"), shelf("horde.rhai"));
        let _ = mended("C032", &texts(horde, core), "Horde is the objective and Fetch the Core the threat; they seem to be swapped");
        let _ = fires("C032", &texts(core, shelf("clean-sweep.rhai")), "Clean Sweep is made as the objective, but it is the threat here");
        let _ = fires("C032", &texts(horde, SUMMONS), "Horde is made as the threat, but it is the objective here");
        quiet("C032", &good());
    }
}
