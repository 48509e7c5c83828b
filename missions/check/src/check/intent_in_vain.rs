//! M056: intents that no game can hold or break.

use super::words::text;
use super::{Check, Context};
use crate::intents::{can_be_taken, can_be_used, place};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::edit::Edit;
use missions_document::id::Id;
use missions_document::intent::{Games, Intent, Measure};
use missions_document::page::Page;
use missions_play::ruleset;
use missions_play::simulate::BotPair;
use words::Text;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M056"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

/// A share with less room than this, in points, takes thousands of games.
const NARROW: u16 = 4;

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    for (at, intent) in mission.intents().iter().enumerate() {
        let said = intent.sentence(mission);
        let without = || {
            let others = mission.intents().iter().enumerate().filter(|(other, _)| *other != at);
            Edit::Intents(others.map(|(_, intent)| intent.clone()).collect())
        };
        let cannot = |why: Text| {
            let problem = CHECK.say(text("m056-message").with("intent", said.clone()).with("why", why));
            problem.at(place(intent, mission))
        };
        if let (Some(from), Some(to), true) = (intent.from, intent.to, intent.is_swapped()) {
            let mut all = mission.intents().to_vec();
            all[at] = Intent { from: Some(to), to: Some(from), ..intent.clone() };
            let ends = |id| text(id).with("from", from).with("to", to);
            out.push(
                cannot(ends("m056-swapped"))
                    .help(ends("m056-swapped-help"))
                    .fix(text("m056-swapped-fix"), [Edit::Intents(all)]),
            );
        }
        for (why, help) in vain(context, intent) {
            out.push(cannot(why).help(help).fix(text("m056-fix"), [without()]));
        }
        if let Some(room) = room(intent).filter(|room| *room < NARROW) {
            let message = text("m056-narrow").with("intent", said.clone()).with("room", room);
            let help = text("m056-narrow-help");
            out.push(Diagnostic::note(CHECK.page.code, message).at(place(intent, mission)).help(help));
        }
    }
}

/// How many points a share may lie apart; `None` if it is no share or has no such room at all.
fn room(intent: &Intent) -> Option<u16> {
    let is_share = intent.what != Measure::Rounds;
    intent.to.unwrap_or(100).min(100).checked_sub(intent.from.unwrap_or(0)).filter(|_| is_share)
}

/// Why it cannot be tested, and what to do.
fn vain(context: &Context<'_>, intent: &Intent) -> Vec<(Text, Text)> {
    let mut found = Vec::new();
    let mut say = |why: Text, help: &'static str| found.push((why, text(help)));
    match &intent.what {
        Measure::MarinesWin if intent.of != Games::All => {
            say(text("m056-who-wins"), "m056-who-wins-help");
        }
        Measure::MarinesWin | Measure::Rounds => {}
        Measure::Used(id) => {
            if let Some(why) = not_used(context, *id) {
                say(why, "m056-used-help");
            }
        }
        Measure::Taken(tag) => {
            if !can_be_taken(context.mission, tag) {
                say(text("m056-taken").with("tag", tag.escape_debug().to_string()), "m056-taken-help");
            }
        }
    }
    let is_share = intent.what != Measure::Rounds;
    for end in [intent.from, intent.to].into_iter().flatten().filter(|end| is_share && *end > 100) {
        say(text("m056-beyond").with("share", end), "m056-beyond-help");
    }
    if always_holds(intent) {
        let why = text(if is_share { "m056-every-share" } else { "m056-every-game" });
        say(why, "m056-every-help");
    }
    if intent.from.is_none() && intent.to.is_none() {
        say(text("m056-open"), "m056-open-help");
    }
    let played = ruleset::marine_numbers(context.mission);
    for marines in intent.marines.difference(&played) {
        say(text("m056-marines").with("marines", *marines), "m056-marines-help");
    }
    let bots = intent.players().map(str::parse::<BotPair>).transpose();
    if let Err(why) = bots.and_then(|bots| bots.map_or(Ok(()), |bots| bots.known_to(context.mission.system()))) {
        say(why.into(), "m056-bots-help");
    }
    found
}

/// Does it hold whatever games show? One that leaves both ends open is another mistake.
fn always_holds(intent: &Intent) -> bool {
    let is_open = match intent.what {
        Measure::Rounds => intent.from.is_none_or(|from| from <= 1) && intent.to.is_none(),
        Measure::MarinesWin | Measure::Used(_) | Measure::Taken(_) => {
            intent.from.is_none_or(|from| from == 0) && intent.to.is_none_or(|to| to == 100)
        }
    };
    is_open && (intent.from.is_some() || intent.to.is_some())
}

/// Why the use of a thing is not counted.
fn not_used(context: &Context<'_>, id: Id) -> Option<Text> {
    let (mission, system) = (context.mission, context.mission.system());
    let Some(thing) = mission.things().get(&id) else {
        return Some(text("m056-no-thing").with("id", id.to_string()));
    };
    (!can_be_used(thing, system)).then(|| text("m056-not-used").with("thing", thing.called(system)))
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::intent::{Games, Intent, Measure};
    use missions_document::{Edit, Id, ThingKind};

    fn intent(what: Measure, from: Option<u16>, to: Option<u16>) -> Intent {
        Intent { from, to, ..Intent::new(what) }
    }

    #[test]
    fn intents_that_no_game_can_show_are_told() {
        let intending = |intent: Intent| with([Edit::Intents(vec![intent])]);
        let wins = |from, to| intent(Measure::MarinesWin, from, to);
        let start = good().things().iter().find(|(_, it)| matches!(it.kind, ThingKind::Start(_))).map(|(id, _)| *id);
        let cases = [
            (intent(Measure::Used(Id(999)), Some(50), None), "there is no thing #999"),
            (intent(Measure::Used(start.expect("a start")), Some(50), None), "is nothing that players use"),
            (intent(Measure::Taken("purge".into()), Some(50), None), "no card makes an offer \"purge\""),
            (wins(Some(65), Some(35)), "its two ends are swapped, for 65 is more than 35"),
            (wins(Some(20), Some(350)), "350 % are more than all games"),
            (wins(None, None), "it leaves both ends open"),
            (wins(Some(0), Some(100)), "it always holds, for between 0 and 100 % lies every share"),
            (wins(None, Some(100)), "it always holds, for between 0 and 100 % lies every share"),
            (intent(Measure::Rounds, Some(1), None), "it always holds, for every game has a round"),
            (Intent { of: Games::MarinesWin, ..wins(Some(50), None) }, "it asks who wins games that one side has won"),
            (Intent { marines: [7].into(), ..wins(Some(50), None) }, "the mission is not made for 7 marines"),
            (Intent { bots: "greddy".into(), ..wins(Some(50), None) }, "there is no bot \"greddy\""),
        ];
        for (intent, why) in cases {
            let mission = intending(intent);
            let told = told("M056", &mission);
            let messages: Vec<String> = told.iter().map(|problem| problem.message.to_string()).collect();
            let [message] = &messages[..] else { panic!("{why}: {messages:#?}") };
            assert!(message.contains(why), "{why}: {message}");
            let _ = mended("M056", &mission, message);
        }
    }

    #[test]
    fn sensible_intents_are_not_told_and_narrow_ones_are_noted() {
        let door = good().things().iter().find(|(_, it)| matches!(it.kind, ThingKind::Door(_))).map(|(id, _)| *id);
        let used = Intent {
            of: Games::MarinesWin,
            bots: "search:quick,greedy".into(),
            marines: [1, 2].into(),
            ..intent(Measure::Used(door.expect("a door")), Some(80), None)
        };
        let rounds = intent(Measure::Rounds, Some(7), Some(7));
        quiet("M056", &with([Edit::Intents(vec![used, rounds, intent(Measure::MarinesWin, Some(35), Some(65))])]));
        let narrow = with([Edit::Intents(vec![intent(Measure::MarinesWin, Some(48), Some(51))])]);
        let told = fires(
            "M056",
            &narrow,
            "the intent \"The marines win 48 to 51 % of the games.\" leaves 3 points: that takes thousands of games",
        );
        assert_eq!(told.severity, missions_document::Severity::Note);
    }
}
