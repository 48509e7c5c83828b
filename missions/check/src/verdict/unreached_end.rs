//! S024: ends of the marines that stand in a script and that no game comes to, or hardly any.

use super::rare::HARDLY;
use super::texts::{also, bare, games, text};
use super::{ENOUGH, Used, calls};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::ScriptName;
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::{Ends, OfferUse, Report, Share, grouped};
use std::collections::BTreeMap;
use words::Text;

const UNREACHED: Page = Page { code: Code("S024"), severity: Severity::Warning, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[UNREACHED];

/// An end of the marines in scripts of cards, with a constant reason.
pub(super) struct End<'m> {
    pub(super) reason: &'m str,
    /// The calls with this reason.
    pub(super) calls: Vec<calls::Call<'m>>,
}

impl End<'_> {
    /// Where the calls stand.
    pub(super) fn places(&self) -> Vec<Place> {
        self.calls.iter().map(|call| call.place.clone()).collect()
    }

    /// Does the function of an offer of this script bring it about?
    fn is_made_by(&self, tag: &str, script: &ScriptName) -> bool {
        self.calls.iter().all(|call| call.script == script && call.within == format!("on_{tag}"))
    }
}

/// Every end of the marines, by reason.
pub(super) fn ends(mission: &Mission) -> Vec<End<'_>> {
    let mut found: BTreeMap<&str, Vec<calls::Call<'_>>> = BTreeMap::new();
    for call in calls::of(mission, "win") {
        let is_played = mission.cards().iter().any(|card| card.script == *call.script);
        if let (["marines", reason], true, true) = (&call.texts[..], call.is_constant, is_played) {
            found.entry(reason).or_default().push(call);
        }
    }
    found.into_iter().map(|(reason, calls)| End { reason, calls }).collect()
}

/// Every end of the marines, with the tag of the offer whose function brings it about, if one does.
pub(super) fn ends_by_offers(mission: &Mission) -> Vec<(End<'_>, Option<&str>)> {
    let offers: Vec<(&str, &ScriptName)> = calls::of(mission, "offer")
        .iter()
        .filter_map(|call| Some((*call.texts.first()?, call.script)))
        .collect();
    ends(mission)
        .into_iter()
        .map(|end| {
            let offer = offers.iter().find(|(tag, script)| end.is_made_by(tag, script));
            (end, offer.map(|(tag, _)| *tag))
        })
        .collect()
}

pub(super) fn find(used: &Used<'_>, reports: &[Report], contests: &[Report]) -> Vec<Diagnostic> {
    if used.games < ENOUGH {
        return Vec::new();
    }
    let played = || reports.iter().chain(contests);
    let wins = Ends::of(played(), Side::Marines, used.mission.system());
    let is_hardly = |some: u32| Share::of(some, used.games).high < HARDLY;
    let is_lost = is_hardly(wins.all);
    // Where it is not known how they won, their ends are not known either.
    if wins.all < played().map(|report| report.wins.marines).sum() {
        return Vec::new();
    }
    let all = ends_by_offers(used.mission);
    let lines: BTreeMap<&str, Vec<Place>> = all.iter().map(|(end, _)| (end.reason, end.places())).collect();
    let is_any_made = all.iter().any(|(_, offer)| offer.is_some());
    let mut found = Vec::new();
    for (End { reason, calls }, offer) in all {
        let won = wins.reasons.iter().find(|(it, _)| *it == reason).map_or(0, |(_, games)| *games);
        // Where the marines hardly ever win by their one end, that they hardly ever win says it all.
        let is_said = is_lost && won > 0;
        let is_for_odd_case = offer.is_none() && (is_any_made || !is_lost);
        if !is_hardly(won) || is_said || is_for_odd_case {
            continue;
        }
        let offer = offer.and_then(|tag| used.uses.offers.get(tag));
        let message = text("s024-message")
            .with("games", games(used.games))
            .with("won", won)
            .with("reason", bare(reason));
        let message = also(message, others(&wins, reason).into_iter().chain(offer.map(taken)));
        let severity = if is_lost { Severity::Note } else { UNREACHED.severity };
        // What ends the games instead is looked at next.
        let other = other(&wins, reason).and_then(|(other, _)| lines.get(other));
        let places = calls.into_iter().map(|call| call.place).chain(other.cloned().unwrap_or_default());
        found.push(Diagnostic::new(UNREACHED.code, severity, message).at_all(places).help(text("s024-help")));
    }
    found
}

/// The most frequent other end.
fn other<'a>(wins: &Ends<'a>, reason: &str) -> Option<(&'a str, u32)> {
    wins.reasons.iter().copied().find(|(it, _)| *it != reason)
}

/// How the marines win instead.
fn others(wins: &Ends<'_>, reason: &str) -> Option<Text> {
    let (other, some) = other(wins, reason)?;
    let said = if some == wins.all {
        text("s024-all-others")
    } else {
        text("s024-others").with("some", grouped(some.into()))
    };
    Some(said.with("games", games(wins.all)).with("reason", bare(other)))
}

/// Whether the offer is taken that the end follows from.
fn taken(offer: &OfferUse) -> Text {
    let said = match offer.taken {
        0 => text("s024-untaken"),
        some => text("s024-taken").with("games", games(some)),
    };
    said.with("label", offer.label.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Games;
    use expect_test::{Expect, expect};
    use missions_document::edit::Edit;
    use missions_document::mission::{Card, Role};
    use missions_play::report::Tally;
    use missions_play::ruleset;
    use missions_play::simulate::Plan;

    const SCRIPT: &str = r#"fn on_start() {
    offer("seal", #{ label: "Seal the breach" });
}

fn on_seal() {
    if noted("sealed", 0) > 3 { win("marines", "The breach is sealed."); }
}

fn on_fragged() {
    // win("marines", "Never.");
    if demons().count == 0 { win("marines", "Nothing is left."); }
    if round == 9 { win("invader", "It is late."); }
    if round == 7 { win("marines", `${round} rounds are over.`); }
}
"#;

    /// What is reported of this many games between the marines' wins by each reason and the invader's.
    fn check(reasons: &[(&str, u32)], lost: u32, taken: u32, expected: &Expect) {
        let script = ScriptName::new("breach.rhai");
        let cards = vec![Card { role: Role::OBJECTIVE, script: script.clone(), parameters: BTreeMap::new() }];
        let unused = ScriptName::new("unused.rhai");
        let mission = Mission::starter().with([
            Edit::Script(script, Some(SCRIPT.to_owned())),
            Edit::Script(unused, Some("fn on_fragged() { win(\"marines\", \"Unused.\"); }".to_owned())),
            Edit::Cards(cards),
        ]);
        let won = reasons.iter().map(|(_, games)| games).sum();
        let mut report = Report::new(Plan::new(won + lost, 7), 2);
        report.wins = Tally { marines: won, invader: lost, unfinished: 0 };
        report.ends =
            reasons.iter().map(|(it, games)| ((Some(Side::Marines), (*it).to_owned()), *games)).collect();
        let offer = OfferUse { label: "Seal the breach".into(), offered: won + lost, taken, endless: 0 };
        let _ = report.uses.offers.insert("seal".to_owned(), offer);
        let numbers = ruleset::lay_out(&mission, 2).map(|ready| ready.numbers);
        let games = Games { numbers, reports: vec![report], ..Games::default() };
        let found = crate::verdict::findings(crate::verdict::FINDERS, &mission, &games);
        let of = found.iter().filter(|problem| problem.code == UNREACHED.code);
        let told: Vec<String> =
            of.map(|it| format!("{}: {} {:?}", it.severity.word(), it.message, it.places)).collect();
        expected.assert_eq(&told.join("\n"));
    }

    const SEALED: &str = "The breach is sealed.";
    const NOTHING: &str = "Nothing is left.";

    #[test]
    fn an_end_by_an_offer_that_hardly_any_game_comes_to_is_reported() {
        check(
            &[(NOTHING, 100), ("9 rounds are over.", 20)],
            80,
            0,
            &expect![[
                r#"warning: in 200 games the marines never won with "The breach is sealed"; 100 of the 120 games they won ended with "Nothing is left"; no marine took the offer "Seal the breach" [Script { name: ScriptName("breach.rhai"), line: 6, column: 33 }, Script { name: ScriptName("breach.rhai"), line: 11, column: 30 }]"#
            ]],
        );
        check(
            &[(NOTHING, 100)],
            100,
            30,
            &expect![[
                r#"warning: in 200 games the marines never won with "The breach is sealed"; the 100 games they won ended with "Nothing is left"; a marine took the offer "Seal the breach" in 30 games [Script { name: ScriptName("breach.rhai"), line: 6, column: 33 }, Script { name: ScriptName("breach.rhai"), line: 11, column: 30 }]"#
            ]],
        );
        check(
            &[(SEALED, 1), (NOTHING, 499)],
            500,
            30,
            &expect![[
                r#"warning: in 1,000 games the marines won only 1 with "The breach is sealed"; 499 of the 500 games they won ended with "Nothing is left"; a marine took the offer "Seal the breach" in 30 games [Script { name: ScriptName("breach.rhai"), line: 6, column: 33 }, Script { name: ScriptName("breach.rhai"), line: 11, column: 30 }]"#
            ]],
        );
    }

    #[test]
    fn where_the_marines_hardly_win_ends_that_never_come_are_a_note() {
        check(
            &[(NOTHING, 5)],
            895,
            1,
            &expect![[
                r#"note: in 900 games the marines never won with "The breach is sealed"; the 5 games they won ended with "Nothing is left"; a marine took the offer "Seal the breach" in 1 game [Script { name: ScriptName("breach.rhai"), line: 6, column: 33 }, Script { name: ScriptName("breach.rhai"), line: 11, column: 30 }]"#
            ]],
        );
        check(
            &[],
            900,
            0,
            &expect![[
                r#"note: in 900 games the marines never won with "The breach is sealed"; no marine took the offer "Seal the breach" [Script { name: ScriptName("breach.rhai"), line: 6, column: 33 }]"#
            ]],
        );
        // That they hardly ever win is reported elsewhere.
        check(&[(SEALED, 2), (NOTHING, 3)], 895, 1, &expect![[""]]);
    }

    #[test]
    fn ends_that_come_or_are_for_the_odd_case_are_not_reported() {
        check(&[(SEALED, 100)], 100, 100, &expect![[""]]);
        check(&[(SEALED, 5), (NOTHING, 95)], 100, 5, &expect![[""]]);
        check(&[(NOTHING, 50)], 50, 0, &expect![[""]]);
    }
}
