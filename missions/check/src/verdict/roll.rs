//! S028: rolls before the first round that decide who wins. A line of a card that only some results come to splits the games in two, and
//! their winners are compared. Things that players use in the course of a game are not compared like that: who lives longer uses more.

use super::texts::{percent, text};
use super::unreached::{function, short};
use super::{calls, file};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::ScriptName;
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::{Report, Shift, Tally, Uses};
use std::collections::BTreeMap;

const DECIDES: Page = Page { code: Code("S028"), severity: Severity::Warning, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[DECIDES];

/// The shares are surely different, and by so much, in parts of 1.
const APART: f64 = 0.5;

/// Fewer games with a line, or without it, say too little.
const EACH: u32 = 30;

/// Of games of greedy bots with all numbers of marines together: a roll is the same with all of them.
pub(super) fn find(mission: &Mission, reports: &[&Report]) -> Vec<Diagnostic> {
    let calls = calls::of(mission, "roll").into_iter().filter(|call| call.within == "on_start");
    calls.filter_map(|call| decides(mission, reports, call.script, call.texts.first()?)).collect()
}

/// What is said of a roll with this tag, by the line of its function that splits the games most.
fn decides(mission: &Mission, reports: &[&Report], script: &ScriptName, tag: &str) -> Option<Diagnostic> {
    let name = script.as_str().trim_end_matches(ScriptName::ENDING);
    let all: Vec<&str> = mission.scripts().get(script)?.lines().collect();
    let handler = format!("on_{tag}");
    let lines = reports.iter().filter_map(|report| report.uses.orders.get(name)).flat_map(BTreeMap::keys);
    let mut lines: Vec<u16> = lines.copied().filter(|line| function(&all, *line) == handler).collect();
    lines.sort_unstable();
    lines.dedup();
    let splits = lines.into_iter().filter_map(|line| Some((line, split(reports, name, line)?)));
    let by = |(with, without): &(Tally, Tally)| {
        Shift::between(*without, *with, Side::Marines).map_or(0.0, |shift| shift.by.abs())
    };
    let (line, (with, without)) = splits.max_by(|one, other| by(&one.1).total_cmp(&by(&other.1)))?;
    let written = all.get(usize::from(line).saturating_sub(1))?;
    let share = |tally: Tally| percent(tally.share(Side::Marines).counted);
    let message = text("s028-message")
        .with("script", name)
        .with("tag", tag)
        .with("with", share(with))
        .with("line", short(written))
        .with("without", share(without));
    let column = (written.len() - written.trim_start().len()) as u32 + 1;
    let place = Place::Script { name: file(name), line: u32::from(line), column };
    Some(Diagnostic::new(DECIDES.code, DECIDES.severity, message).at(place).help(text("s028-help")))
}

/// Who won the games in which a line came into play, and the others, where that decides.
fn split(reports: &[&Report], script: &str, line: u16) -> Option<(Tally, Tally)> {
    let (mut with, mut without) = (Tally::default(), Tally::default());
    for report in reports {
        let count =
            |of: &Uses| of.orders.get(script).and_then(|lines| lines.get(&line)).copied().unwrap_or(0);
        let (games, won) = (count(&report.uses), count(&report.used_in_wins));
        let others = report.wins.games().saturating_sub(games);
        let others_won = report.wins.marines.saturating_sub(won);
        with.marines += won;
        with.invader += games.saturating_sub(won);
        without.marines += others_won;
        without.invader += others.saturating_sub(others_won);
    }
    let shift = Shift::between(without, with, Side::Marines)?;
    let is_enough = with.games() >= EACH && without.games() >= EACH;
    (is_enough && shift.is_sure() && shift.by.abs() >= APART).then_some((with, without))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Games;
    use expect_test::{Expect, expect};
    use missions_document::edit::Edit;
    use missions_play::ruleset;
    use missions_play::simulate::Plan;

    const CARD: &str = r#"//! Fate

fn on_start() {
    roll("fate", 1);
}

fn on_fate(e) {
    if e.hits < 2 {
        hurt(demons()[0], 9);
    } else {
        modify("demon damage", 3, "game");
    }
}

fn on_round_start() {
    roll("luck", 1);
}

fn on_luck(e) {
    gain_argent(1);
}
"#;

    /// What is reported where a line came into play in so many of 200 games, 100 of which the marines won, so many of them with the line.
    fn check(lines: &[(u16, u32, u32)], expected: &Expect) {
        let name = ScriptName::new("fate.rhai");
        let mission = Mission::starter().with([Edit::Script(name, Some(CARD.to_owned()))]);
        let mut report = Report::new(Plan::new(200, 7), 2);
        report.wins = Tally { marines: 100, invader: 100, unfinished: 0 };
        report.rounds.median = 5;
        let games = lines.iter().map(|(line, games, _)| (*line, *games)).collect();
        let won = lines.iter().map(|(line, _, won)| (*line, *won)).collect();
        report.uses.orders = [("fate".to_owned(), games)].into();
        report.used_in_wins.orders = [("fate".to_owned(), won)].into();
        let numbers = ruleset::lay_out(&mission, 2).map(|ready| ready.numbers);
        let games = Games { numbers, reports: vec![report], ..Games::default() };
        let found = crate::verdict::findings(crate::verdict::FINDERS, &mission, &games);
        let of = found.iter().filter(|problem| problem.code == DECIDES.code);
        let told: Vec<String> =
            of.map(|it| format!("{}: {} {:?}", it.severity.word(), it.message, it.places)).collect();
        expected.assert_eq(&told.join("\n"));
    }

    #[test]
    fn a_roll_of_the_set_up_that_decides_is_reported_at_its_line() {
        check(
            &[(9, 110, 95), (11, 90, 5)],
            &expect![[
                r#"warning: fate: the roll "fate" before the first round decides: the marines win 6 % of the games in which `modify("demon damage", 3, "game")` comes into play, and 86 % of the others [Script { name: ScriptName("fate.rhai"), line: 11, column: 9 }]"#
            ]],
        );
    }

    #[test]
    fn rolls_that_decide_little_or_come_later_are_not_reported() {
        check(&[(9, 110, 70), (11, 90, 30)], &expect![[""]]);
        check(&[(9, 180, 100), (11, 20, 0)], &expect![[""]]);
        check(&[(20, 100, 95)], &expect![[""]]);
    }
}
