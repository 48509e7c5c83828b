//! Which games of a batch are worth looking at: the ones that show a fault, and the extremes of both sides.
//! It only picks numbers; the drivers play a game again to write it down.

use crate::report::{Fault, Line, Report};
use crate::shrink::Shows;
use engine::Side;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A batch of so few games is kept whole.
const FEW: usize = 20;

/// A game worth keeping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Its number in the batch.
    pub game: u32,
    /// Why, as part of a file name: `shortest-marines`. Empty if all games are kept.
    pub why: String,
}

/// A game that shows a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The game, and the finding as part of a file name: `script-failed`, `script-failed-2`.
    pub keep: Keep,
    /// What it shows.
    pub shows: Shows,
}

/// So many findings of a kind have a game.
const MOST_FOUND: usize = 5;

/// The game that shows a finding soonest, for every script that failed, every effect that was refused, and games without an end.
#[must_use]
pub fn found(report: &Report) -> Vec<Found> {
    let mut found = Vec::new();
    for (faults, why) in [(&report.failures, "script-failed"), (&report.refusals, "effect-refused")] {
        let mut soonest: Vec<_> = faults.iter().map(|(what, it)| (it.choice, it.game, what)).collect();
        soonest.sort_unstable();
        for (number, (_, game, what)) in (1..).zip(soonest.into_iter().take(MOST_FOUND)) {
            let why = if number == 1 { why.to_owned() } else { format!("{why}-{number}") };
            found.push(Found { keep: Keep { game, why }, shows: Shows::Fault(what.clone()) });
        }
    }
    found.extend(unfinished(report).map(|game| {
        let keep = Keep { game, why: "unfinished".to_owned() };
        Found { keep, shows: Shows::NoWinner }
    }));
    found
}

/// The games worth keeping, first those that show most: all of a small batch; else the game in which a script failed
/// soonest, the same of a refused effect, the shortest unfinished one, and those of [`extremes`].
#[must_use]
pub fn keep(report: &Report) -> Vec<Keep> {
    if report.games.len() <= FEW {
        return extremes(report);
    }
    let first = |faults: &BTreeMap<String, Fault>| faults.values().map(|it| (it.choice, it.game)).min();
    let mut kept = Vec::new();
    add(&mut kept, first(&report.failures).map(|(_, game)| game), "script-failed");
    add(&mut kept, first(&report.refusals).map(|(_, game)| game), "effect-refused");
    add(&mut kept, unfinished(report), "unfinished");
    for Keep { game, why } in extremes(report) {
        add(&mut kept, Some(game), &why);
    }
    kept
}

/// All games of a small batch; else the shortest and the longest win of each side, and the marines' narrowest win: the one with the
/// most frags.
#[must_use]
pub fn extremes(report: &Report) -> Vec<Keep> {
    if report.games.len() <= FEW {
        return report.games.iter().map(|line| Keep { game: line.game, why: String::new() }).collect();
    }
    let mut kept = Vec::new();
    for (side, word) in [(Side::Marines, "marines"), (Side::Invader, "invader")] {
        let won = || report.games.iter().filter(|line| line.winner == Some(side));
        let length = |line: &&Line| (line.choices, line.game);
        add(&mut kept, won().min_by_key(length).map(|l| l.game), &format!("shortest-{word}"));
        add(&mut kept, won().max_by_key(length).map(|l| l.game), &format!("longest-{word}"));
    }
    let won = report.games.iter().filter(|line| line.winner == Some(Side::Marines));
    let narrowest = won.max_by_key(|l| (l.frags, l.choices, Reverse(l.game)));
    add(&mut kept, narrowest.map(|l| l.game), "narrowest-marines");
    kept
}

/// The shortest game without a winner.
fn unfinished(report: &Report) -> Option<u32> {
    let open = report.games.iter().filter(|line| line.winner.is_none());
    open.min_by_key(|line| (line.choices, line.game)).map(|line| line.game)
}

/// Keep one game more, unless it is kept already.
fn add(kept: &mut Vec<Keep>, game: Option<u32>, why: &str) {
    if let Some(game) = game.filter(|game| kept.iter().all(|it| it.game != *game)) {
        kept.push(Keep { game, why: why.to_owned() });
    }
}
