//! What games of the same bots say: who wins, how long it takes, how it ends, and when it is decided.

use super::Share;
use engine::Side;
use missions_play::report::{Band, Likely, Report, Spread};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Games of the same bots with one number of marines.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Players {
    /// The bots, as `--bots` names them.
    pub bots: String,
    /// The seed of the games.
    pub seed: u64,
    /// How many games.
    pub games: u32,
    /// How many of them the marines won.
    pub won: u32,
    /// How many the invader won.
    pub lost: u32,
    /// How many came to no end.
    pub unfinished: u32,
    /// How often the marines win. The interval holds at every number of games where games ended as soon as the answer was clear.
    pub marines_win: Share,
    /// How likely it is that the mission is too hard, fair or too easy for the marines, as far as these games say.
    pub likely: Chances,
    /// The same in words: `most likely fair (84 in 100); may be too easy`.
    pub says: String,
    /// Rounds of a game: shortest, middle, longest.
    pub rounds: [u32; 3],
    /// How many games took how long, from the shortest to the longest.
    pub lengths: Vec<Length>,
    /// How games ended, the most frequent first.
    pub ends: Vec<End>,
    /// The mean chance of the marines at the end of each round that a tenth of the games come to, from 0 to 1; empty where no bot has
    /// learned it.
    pub course: Vec<f64>,
    /// Half of the games are decided after this part of their choices, from 0 to 1: the winner is never behind again.
    pub decided: Option<f64>,
    /// How often the lead changes in a game, in the mean.
    pub lead_changes: Option<f64>,
}

/// The chances of the three answers, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Chances {
    /// The marines win less than 35 of 100 games.
    pub too_hard: f64,
    /// They win 35 to 65.
    pub fair: f64,
    /// They win more than 65.
    pub too_easy: f64,
}

impl From<Likely> for Chances {
    fn from(likely: Likely) -> Self {
        let [too_hard, fair, too_easy] = Band::ALL.map(|band| likely.chance(band));
        Self { too_hard, fair, too_easy }
    }
}

/// Games of one length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Length {
    /// So many rounds.
    pub rounds: u16,
    /// So many of them the marines won.
    pub won: u32,
    /// So many the invader won.
    pub lost: u32,
    /// So many came to no end.
    pub unfinished: u32,
}

/// A way in which games end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct End {
    /// Who wins; `None` if no side does.
    pub winner: Option<Side>,
    /// Why, in players' words; empty for a game that was given up.
    pub reason: String,
    /// So many games.
    pub games: u32,
    /// Of all games.
    pub share: Share,
}

impl Players {
    pub(super) fn of(report: &Report) -> Self {
        let wins = report.wins;
        let is_open_ended = report.plan.until.is_some();
        let share =
            if is_open_ended { wins.share_at_any_time(Side::Marines) } else { wins.share(Side::Marines) };
        let Spread { min, median, max } = report.rounds;
        let (decided, lead_changes) = decision(report).unzip();
        Self {
            bots: report.plan.bots.to_string(),
            seed: report.plan.seed,
            games: wins.games(),
            won: wins.marines,
            lost: wins.invader,
            unfinished: wins.unfinished,
            marines_win: share.into(),
            likely: wins.likely().into(),
            says: wins.likely().said().to_string(),
            rounds: [min, median, max],
            lengths: lengths(report),
            ends: ends(report),
            course: course(report),
            decided,
            lead_changes,
        }
    }
}

/// The few longest games are left out: a mean of one game says nothing of the others.
fn course(report: &Report) -> Vec<f64> {
    let all = report.course.first().map_or(0, |first| first.games);
    report.course.iter().take_while(|stage| stage.games * 10 >= all).map(|stage| stage.mean()).collect()
}

fn lengths(report: &Report) -> Vec<Length> {
    let mut lengths: BTreeMap<u16, Length> = BTreeMap::new();
    for line in &report.games {
        let empty = Length { rounds: line.rounds, won: 0, lost: 0, unfinished: 0 };
        let length = lengths.entry(line.rounds).or_insert(empty);
        match line.winner {
            Some(Side::Marines) => length.won += 1,
            Some(Side::Invader) => length.lost += 1,
            None => length.unfinished += 1,
        }
    }
    lengths.into_values().collect()
}

fn ends(report: &Report) -> Vec<End> {
    let all = report.wins.games();
    let end = |winner: Option<Side>, reason: &str, games: u32| End {
        winner,
        reason: reason.to_owned(),
        games,
        share: missions_play::report::Share::of(games, all).into(),
    };
    let mut ends: Vec<End> =
        report.ends.iter().map(|((winner, reason), games)| end(*winner, reason, *games)).collect();
    let counted: u32 = ends.iter().map(|end| end.games).sum();
    if counted < all {
        ends.push(end(None, "", all - counted));
    }
    ends.sort_by_key(|end| Reverse(end.games));
    ends
}

/// When half of the games are decided, as a part of their choices, and how often the lead changes in the mean. `None` where that is
/// not known.
fn decision(report: &Report) -> Option<(f64, f64)> {
    let mut parts: Vec<u32> = Vec::new();
    let mut changes = 0;
    for line in &report.games {
        if let Some(decided) = line.decided {
            // In thousandths, rounded down: whole numbers can be sorted.
            parts.push((u64::from(decided) * 1000 / u64::from(line.choices.max(1))) as u32);
            changes += u32::from(line.changes);
        }
    }
    parts.sort_unstable();
    let middle = parts.get(parts.len().checked_sub(1)? / 2)?;
    Some((f64::from(*middle) / 1000.0, f64::from(changes) / parts.len() as f64))
}
