//! C032: another card that serves as the objective, or an objective as another card.

use super::words::text;
use super::{Check, Context};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::mission::{Card, Mission, Role};
use missions_document::page::Page;
use missions_play::printed::Printed;
use missions_play::scripts;
use rule_system::RoleRow;
use words::Text;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C032"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    let at = |row: &RoleRow| mission.cards().iter().position(|card| card.role == row.role);
    let rows = mission.system().roles().iter().filter(|row| row.alone);
    let there: Vec<(&RoleRow, usize)> = rows.filter_map(|row| Some((row, at(row)?))).collect();
    let made = |index: usize| made_otherwise(context, &mission.cards()[index]);
    let (aims, others): (Vec<_>, Vec<_>) = there.iter().copied().partition(|(row, _)| row.role == Role::OBJECTIVE);
    for (aim, first) in aims {
        for &(other, second) in &others {
            if made(first).is_some() && made(second).is_some() || only_the_second_wins(context, first, second) {
                out.push(swapped(mission, (aim, first), (other, second)));
                return;
            }
        }
    }
    for (row, index) in there {
        let Some(made) = made(index) else { continue };
        let card = &mission.cards()[index];
        let title = Printed::of(mission, card).title;
        let message = text("c032-made")
            .with("card", title)
            .with("made", noun(mission, &made))
            .with("role", row.noun);
        let help = text("c032-made-help").with("role", row.noun);
        out.push(CHECK.say(message).at(place(card)).help(help));
    }
}

/// The objective and another card, with the places of both among the cards, seem to have each other's role.
fn swapped(mission: &Mission, aim: (&RoleRow, usize), other: (&RoleRow, usize)) -> Diagnostic {
    let ((aim, first), (other, second)) = (aim, other);
    let [one, two] = [first, second].map(|index| Printed::of(mission, &mission.cards()[index]).title);
    let message = text("c032-swapped")
        .with("first", one)
        .with("aim", aim.noun)
        .with("second", two)
        .with("other", other.noun);
    let mut cards = mission.cards().to_vec();
    cards.swap(first, second);
    (cards[first].role, cards[second].role) = (aim.role, other.role);
    CHECK
        .say(message)
        .at_all([first, second].map(|index| place(&mission.cards()[index])))
        .help(text("c032-swapped-help"))
        .fix(text("c032-swapped-fix"), [Edit::Cards(cards)])
}

/// Is the marines' way to win in the other card, and none in the objective? What cannot be read may have one.
fn only_the_second_wins(context: &Context<'_>, objective: usize, other: usize) -> bool {
    let wins = |index: usize| {
        let card = &context.mission.cards()[index];
        context.scripts().can_win_by(scripts::title(&card.script), Side::Marines)
    };
    let there = |index: usize| context.mission.scripts().contains_key(&context.mission.cards()[index].script);
    there(objective) && !context.has_unread() && !wins(objective) && wins(other)
}

/// What a card was made as, if it comes with the program without a change and is the opposite here.
fn made_otherwise(context: &Context<'_>, card: &Card) -> Option<Role> {
    let text = context.mission.scripts().get(&card.script)?;
    let system = context.mission.system();
    let blanks = system.blank_cards().iter().filter(|card| system.is_alone(card.role));
    let mut known = system.card_library().iter().chain(blanks);
    let made = known.find(|known| known.text == text)?.role;
    (made != card.role).then_some(made)
}

fn place(card: &Card) -> Place {
    Place::Script { name: card.script.clone(), line: 0, column: 0 }
}

fn noun(mission: &Mission, role: &Role) -> Text {
    mission.system().role(*role).map_or_else(|| role.word().into(), |row| row.noun.text())
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;
    use super::*;

    use missions_document::ScriptName;

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
        assert_eq!(after.cards()[0].role, Role::OBJECTIVE);
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
