//! Which games of a batch are worth looking at: the ones that show a fault, and the extremes of both sides.
//! It only picks numbers; playing a game again to write it down is the drivers' business.

use crate::report::{Line, Report};
use engine::Side;
use std::cmp::Reverse;

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

/// The games worth keeping, the most telling first: all of a small batch; else the game in which a script failed
/// soonest, the same of a refused effect, the shortest unfinished one, the shortest and the longest win of each side, and the
/// marines' narrowest win: the one with the most frags.
#[must_use]
pub fn keep(report: &Report) -> Vec<Keep> {
    if report.games.len() <= FEW {
        return report.games.iter().map(|line| Keep { game: line.game, why: String::new() }).collect();
    }
    let mut kept: Vec<Keep> = Vec::new();
    let mut add = |game: Option<u32>, why: &str| {
        if let Some(game) = game
            && kept.iter().all(|k| k.game != game)
        {
            kept.push(Keep { game, why: why.to_owned() });
        }
    };
    add(report.failures.values().map(|f| (f.choice, f.game)).min().map(|(_, game)| game), "script-failed");
    add(report.refusals.values().map(|f| (f.choice, f.game)).min().map(|(_, game)| game), "effect-refused");
    add(
        report
            .games
            .iter()
            .filter(|l| l.winner.is_none())
            .min_by_key(|l| (l.choices, l.game))
            .map(|l| l.game),
        "unfinished",
    );
    for (side, word) in [(Side::Marines, "marines"), (Side::Invader, "invader")] {
        let won = || report.games.iter().filter(|line| line.winner == Some(side));
        let length = |line: &&Line| (line.choices, line.game);
        add(won().min_by_key(length).map(|l| l.game), &format!("shortest-{word}"));
        add(won().max_by_key(length).map(|l| l.game), &format!("longest-{word}"));
    }
    let won = report.games.iter().filter(|line| line.winner == Some(Side::Marines));
    add(won.max_by_key(|l| (l.frags, l.choices, Reverse(l.game))).map(|l| l.game), "narrowest-marines");
    kept
}
