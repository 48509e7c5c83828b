//! Greedy bots learn: their weights are tuned by games in which two versions of them play against each other, in turns on
//! both sides and with the same dice. Afterwards other games show what the new weights are worth.

mod spsa;

pub use crate::pupil::{Pupil, Weight};

use crate::plan::LIMIT;
use crate::playable::Playable;
use engine::Side;
use engine::play::{Controls, Rng, batch, pool};
use std::sync::atomic::{AtomicU32, Ordering};

/// How long to teach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lessons {
    /// How often the weights are changed. In each step two games are played of every mission and number of marines.
    pub steps: u32,
    /// The seed of the games.
    pub seed: u64,
    /// On how many threads; 0 is taken as 1. The weights do not depend on it.
    pub jobs: usize,
}

impl Lessons {
    /// How many games it takes to teach from so many missions and numbers of marines.
    #[must_use]
    pub const fn games(&self, ready: usize) -> u32 {
        self.steps.saturating_mul(2).saturating_mul(ready as u32)
    }
}

/// Numbers of the weights after lessons in these games. `None` if it was cancelled.
///
/// # Panics
/// If there is not a number for each weight, or greedy bots of one of the games have no weights.
pub fn teach(
    ready: &[&dyn Playable],
    weights: &[Weight],
    from: &[i32],
    lessons: Lessons,
    controls: Controls<'_>,
) -> Option<Vec<i32>> {
    assert_eq!(weights.len(), from.len(), "a number for each weight");
    let done = AtomicU32::new(0);
    spsa::climb(weights, from, lessons.steps, lessons.seed, |step, [one, other]| {
        let pairs = each(ready, lessons.jobs, controls, |game, number| {
            let seed = seed(lessons.seed, step, number);
            let as_marines = game.duel([one, other], batch_of(1, seed));
            let as_invader = game.duel([other, one], batch_of(1, seed));
            if let Some(progress) = controls.progress {
                progress(done.fetch_add(2, Ordering::Relaxed) + 2);
            }
            points(&as_marines, Side::Marines) + points(&as_invader, Side::Invader)
        })?;
        Some(pairs.into_iter().sum())
    })
}

/// What a side won more than it lost.
fn points(winners: &[Option<Side>], side: Side) -> i32 {
    winners.iter().map(|winner| winner.map_or(0, |won| if won == side { 1 } else { -1 })).sum()
}

/// The seed of the games of a step with one of the missions.
fn seed(lessons: u64, step: u32, number: usize) -> u64 {
    Rng::for_game(lessons, step).bits().wrapping_add(number as u64)
}

const fn batch_of(games: u32, seed: u64) -> batch::Plan {
    batch::Plan { first: 0, games, seed, jobs: 1, limit: LIMIT }
}

/// The same games with new weights and with old ones on a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    /// How many games with each.
    pub games: u32,
    /// Won with the old weights.
    pub before: u32,
    /// Won with the new ones.
    pub after: u32,
    /// Won with the new weights alone.
    pub gained: u32,
    /// Won with the old weights alone.
    pub lost: u32,
}

impl Paired {
    fn add(&mut self, before: bool, after: bool) {
        self.games += 1;
        self.before += u32::from(before);
        self.after += u32::from(after);
        self.gained += u32::from(after && !before);
        self.lost += u32::from(before && !after);
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            before: self.before + other.before,
            after: self.after + other.after,
            gained: self.gained + other.gained,
            lost: self.lost + other.lost,
        }
    }

    /// By how much the share of won games grew, and how far that may be off (95 %): both in hundredths.
    #[must_use]
    pub fn change(&self) -> (f64, f64) {
        let games = f64::from(self.games.max(1));
        let change = (f64::from(self.gained) - f64::from(self.lost)) / games;
        let spread = f64::from(self.gained + self.lost) / games - change * change;
        (100.0 * change, 196.0 * (spread.max(0.0) / games).sqrt())
    }

    /// Are the new weights surely worse?
    #[must_use]
    pub fn is_worse(&self) -> bool {
        let (change, off) = self.change();
        change + off < 0.0
    }
}

/// The new weights against the old ones: in the marines' place and in the invader's, for each of the games. `None` if it was
/// cancelled.
///
/// # Panics
/// As [`teach`].
pub fn compare(
    ready: &[&dyn Playable],
    [old, new]: [&[i32]; 2],
    games: u32,
    lessons: Lessons,
    controls: Controls<'_>,
) -> Option<Vec<[Paired; 2]>> {
    let done = AtomicU32::new(0);
    each(ready, lessons.jobs, controls, |game, number| {
        let mut both = [Paired::default(); 2];
        for nth in 0..games {
            // Not those of the lessons, which are numbered from 1.
            let plan = batch::Plan { first: nth, ..batch_of(1, seed(lessons.seed, 0, number)) };
            let won = |weights, side| game.duel(weights, plan) == [Some(side)];
            let before = game.duel([old, old], plan);
            both[0].add(before == [Some(Side::Marines)], won([new, old], Side::Marines));
            both[1].add(before == [Some(Side::Invader)], won([old, new], Side::Invader));
            if let Some(progress) = controls.progress {
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
        }
        both
    })
}

/// Do something with each of the games on some threads, and return what came out in their order. `None` if it was cancelled.
fn each<T: Send>(
    ready: &[&dyn Playable],
    jobs: usize,
    controls: Controls<'_>,
    work: impl Fn(&dyn Playable, usize) -> T + Sync,
) -> Option<Vec<T>> {
    let is_cancelled = || controls.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
    let end = AtomicU32::new(ready.len() as u32);
    let out = pool::spread(
        jobs.min(ready.len()),
        &end,
        || (),
        |(), number| (!is_cancelled()).then(|| work(ready[number as usize], number as usize)),
    );
    (out.len() == ready.len()).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_as_sure_as_the_games_that_differ() {
        let of =
            |gained, lost| Paired { games: 1_000, before: 500, after: 500 + gained - lost, gained, lost };
        assert_eq!(of(0, 0).change(), (0.0, 0.0));
        let (change, off) = of(60, 30).change();
        assert!((change - 3.0).abs() < 1e-9 && (1.8..1.9).contains(&off), "{change} ± {off}");
        assert!(!of(30, 40).is_worse() && of(20, 40).is_worse() && !of(40, 20).is_worse());
        assert_eq!(of(1, 2).and(of(3, 4)).games, 2_000);
    }

    #[test]
    fn games_without_a_winner_count_for_no_side() {
        let winners = [Some(Side::Marines), None, Some(Side::Marines), Some(Side::Invader)];
        assert_eq!((points(&winners, Side::Marines), points(&winners, Side::Invader)), (1, -1));
    }
}
