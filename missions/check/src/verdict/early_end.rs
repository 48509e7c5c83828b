//! S029: an end by which the marines win before the work of the mission is done. Ends of offers that never come are S024.

use super::rare::HARDLY;
use super::texts::{bare, games, text};
use super::unreached_end::{End, ends_by_offers};
use super::{ENOUGH, Used, calls, thing_name};
use engine::Side;
use engine::world::TokenId;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_document::thing::ThingKind;
use missions_play::report::{Ends, Report, Share, grouped};
use rule_system::piece::Role;
use words::Argument;

const EARLY: Page = Page { code: Code("S029"), severity: Severity::Warning, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[EARLY];

/// Of all games together.
pub(super) fn find(used: &Used<'_>, reports: &[Report], contests: &[Report]) -> Vec<Diagnostic> {
    let played = || reports.iter().chain(contests);
    let wins = Ends::of(played(), Side::Marines, used.mission.system());
    // Where it is not known how they won, their ends are not known either.
    if wins.all < ENOUGH || wins.all < played().map(|report| report.wins.marines).sum() {
        return Vec::new();
    }
    let ends = ends_by_offers(used.mission);
    let won = |end: &End<'_>| {
        wins.reasons.iter().find(|(reason, _)| *reason == end.reason).map_or(0, |(_, games)| *games)
    };
    let Some((early, _)) = ends.iter().max_by_key(|(end, _)| won(end)).filter(|(end, _)| won(end) > 0) else {
        return Vec::new();
    };
    let some = won(early);
    let is_hardly = |some: u32| Share::of(some, wins.all).high < HARDLY;
    let most = match some {
        all if all == wins.all => text("won-all"),
        some => text("won-some").with("some", grouped(some.into())),
    };
    let said = |id, end: &End<'_>| {
        let most = most.clone().with("games", games(wins.all));
        text(id).with("most", most).with("early", bare(early.reason)).with("end", bare(end.reason))
    };
    let others = || ends.iter().filter(|(end, _)| end.reason != early.reason);
    let by_offer = others().find_map(|(end, offer)| Some((end, (*offer)?)));
    let problem = match by_offer {
        // That it never comes is reported elsewhere.
        Some((end, _)) if won(end) == 0 || is_hardly(won(end)) => None,
        Some((end, tag)) => {
            let label = used.uses.offers.get(tag).map_or(tag, |offer| offer.label.as_str());
            (is_in_same_script(end, early) && Share::of(some, wins.all).low > 0.5).then(|| {
                let message = said("s029-offer", end).with("won", grouped(won(end).into()));
                (message.with("label", label), Vec::new())
            })
        }
        None => {
            let missing = others().map(|(end, _)| end).find(|end| won(end) == 0);
            let idle = idle_aims(used, &uses_in_wins(reports, contests), &is_hardly);
            missing
                .filter(|_| !idle.is_empty())
                .map(|missing| (said("s029-aims", missing).with("things", names(used.mission, &idle)), idle))
        }
    };
    let told = problem.map(|(message, idle)| {
        Diagnostic::new(EARLY.code, EARLY.severity, message)
            .at_all(early.places())
            .at_all(idle)
            .help(text("s029-help"))
    });
    told.into_iter().collect()
}

fn is_in_same_script(one: &End<'_>, other: &End<'_>) -> bool {
    one.calls.iter().all(|call| other.calls.iter().all(|it| it.script == call.script))
}

/// In how many games that the marines won each token was used.
fn uses_in_wins(reports: &[Report], contests: &[Report]) -> Vec<u32> {
    let mut tokens: Vec<u32> = Vec::new();
    for report in reports.iter().chain(contests) {
        let more = &report.used_in_wins.tokens;
        tokens.resize(tokens.len().max(more.len()), 0);
        for (games, more) in tokens.iter_mut().zip(more) {
            *games += more;
        }
    }
    tokens
}

/// The objective tokens that hardly any of these games used, where a script makes an aim of them.
fn idle_aims(used: &Used<'_>, tokens: &[u32], is_hardly: &dyn Fn(u32) -> bool) -> Vec<Place> {
    let is_aim = calls::of(used.mission, "aim").iter().any(|call| call.texts.first() == Some(&"objective"));
    if !is_aim {
        return Vec::new();
    }
    let idle = tokens.iter().enumerate().filter(|(_, games)| is_hardly(**games));
    let places = idle.map(|(number, _)| used.place(engine::Thing::Token(TokenId(number as u8))));
    places.filter(|place| is_objective(used.mission, place)).collect()
}

fn is_objective(mission: &Mission, place: &Place) -> bool {
    let thing = place.id().and_then(|id| mission.things().get(&id));
    thing.is_some_and(|thing| match &thing.kind {
        ThingKind::Piece(piece) => {
            mission.system().piece(&piece.kind).is_some_and(|kind| kind.role == Role::Objective)
        }
        ThingKind::Door(_) | ThingKind::Start(_) | ThingKind::Figure(_) | ThingKind::Label(_) => false,
    })
}

/// The names of things: `the objective token north_core`.
fn names(mission: &Mission, places: &[Place]) -> Argument {
    Argument::All(places.iter().map(|place| thing_name(mission, place).into()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Games;
    use expect_test::{Expect, expect};
    use missions_document::edit::Edit;
    use missions_document::id::ScriptName;
    use missions_document::mission::Card;
    use missions_document::mission::Role as CardRole;
    use missions_play::report::{OfferUse, Tally};
    use missions_play::ruleset;
    use missions_play::simulate::Plan;
    use std::collections::BTreeMap;

    const OFFERED: &str = r#"fn on_start() {
    aim("objective");
    offer("seal", #{ label: "Seal the breach" });
}

fn on_seal() {
    if noted("sealed", 0) > 3 { win("marines", "The breach is sealed."); }
}

fn on_fragged() {
    if demons().count == 0 { win("marines", "Nothing is left."); }
}
"#;

    const WAITING: &str = r#"fn on_start() {
    aim("objective");
}

fn on_round_end(e) {
    if e.round > 4 { win("marines", "Help has come."); }
}

fn on_token_removed() {
    if tokens("objective").count == 0 { win("marines", "All is done."); }
}
"#;

    /// What is reported of 200 games with this objective: how often the marines won by each reason, and in how many of the games they
    /// won each token was used.
    fn check(text: &str, reasons: &[(&str, u32)], tokens: [u32; 3], expected: &Expect) {
        let script = ScriptName::new("objective.rhai");
        let cards =
            vec![Card { role: CardRole::OBJECTIVE, script: script.clone(), parameters: BTreeMap::new() }];
        let mission =
            Mission::starter().with([Edit::Script(script, Some(text.to_owned())), Edit::Cards(cards)]);
        let won: u32 = reasons.iter().map(|(_, games)| games).sum();
        let mut report = Report::new(Plan::new(200, 7), 2);
        report.wins = Tally { marines: won, invader: 200 - won, unfinished: 0 };
        report.rounds.median = 5;
        report.ends =
            reasons.iter().map(|(it, games)| ((Some(Side::Marines), (*it).to_owned()), *games)).collect();
        let offer = OfferUse { label: "Seal the breach".into(), offered: 200, taken: 200, endless: 0 };
        report.uses.offers = [("seal".to_owned(), offer)].into();
        report.used_in_wins.tokens = tokens.into();
        let numbers = ruleset::lay_out(&mission, 2).map(|ready| ready.numbers);
        let games = Games { numbers, reports: vec![report], ..Games::default() };
        let found = crate::verdict::findings(crate::verdict::FINDERS, &mission, &games);
        let of = found.iter().filter(|problem| problem.code == EARLY.code);
        let told: Vec<String> =
            of.map(|it| format!("{}: {} {:?}", it.severity.word(), it.message, it.places)).collect();
        expected.assert_eq(&told.join("\n"));
    }

    #[test]
    fn an_end_for_the_odd_case_that_comes_most_often_is_reported() {
        check(
            OFFERED,
            &[("Nothing is left.", 100), ("The breach is sealed.", 40)],
            [9, 9, 9],
            &expect![[
                r#"warning: 100 of the 140 games that the marines won ended with "Nothing is left", and 40 with "The breach is sealed", the end of the offer "Seal the breach" [Script { name: ScriptName("objective.rhai"), line: 11, column: 30 }]"#
            ]],
        );
        // It comes in half of them; it never lets the other one come, which is reported there.
        check(OFFERED, &[("Nothing is left.", 70), ("The breach is sealed.", 60)], [9, 9, 9], &expect![[""]]);
        check(OFFERED, &[("Nothing is left.", 140)], [9, 9, 9], &expect![[""]]);
    }

    #[test]
    fn an_end_that_passes_over_aims_is_reported_with_them() {
        let objectives = idle_objectives();
        assert_eq!(objectives, [41], "the one token of the starter that is an objective");
        check(
            WAITING,
            &[("Help has come.", 200)],
            [0, 0, 9],
            &expect![[
                r#"warning: all 200 games that the marines won ended with "Help has come", none with "All is done", and hardly any of them used the objective token at 7,13 [Script { name: ScriptName("objective.rhai"), line: 6, column: 22 }, Thing(Id(41))]"#
            ]],
        );
        // The tokens are used; the other end comes as well; there are too few games.
        check(WAITING, &[("Help has come.", 200)], [0, 90, 9], &expect![[""]]);
        check(WAITING, &[("Help has come.", 197), ("All is done.", 3)], [0, 0, 9], &expect![[""]]);
        check(WAITING, &[("Help has come.", 30)], [0, 0, 9], &expect![[""]]);
    }

    /// The ids of the objective tokens of the starter.
    fn idle_objectives() -> Vec<u32> {
        let mission = Mission::starter();
        let ids = mission.things().keys().filter(|id| is_objective(&mission, &Place::Thing(**id)));
        ids.map(|id| id.0).collect()
    }
}
