//! What every rule system must keep to, checked by playing it at random and looking closely at every state. It is for tests
//! and for authors of rule systems; it knows the contract and no particular game.

mod examine;
mod rule;

pub use rule::{Audit, Conform, ConformReport, Rule};

use crate::play::batch::words;
use crate::play::pool::spread;
use crate::play::{Replay, Rng, Watch};
use examine::Examiner;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};

/// A rule that was not kept, and how to get there.
#[derive(Clone, Debug)]
pub struct ConformFault {
    /// The seed of the games.
    pub seed: u64,
    /// The number of the game.
    pub index: u32,
    /// How many choices had been made.
    pub number: u32,
    /// Which rule.
    pub rule: Rule,
    /// What was wrong.
    pub message: String,
    /// The choices up to there.
    pub replay: Replay,
}

/// Play a rule system at random and check every rule.
///
/// # Errors
/// The fault of the first game that has one.
pub fn check<G: Audit>(game: &G, plan: Conform) -> Result<ConformReport, Box<ConformFault>> {
    watched(game, plan, |_| (), |()| ())
}

/// The same, and somebody watches each game. `watch` makes the watcher of a game from the game's number; what the watchers
/// say is handed on in the order of the games. A log has to stay silent about the kinds of events they do not want.
///
/// # Errors
/// As [`check`].
pub fn watched<G: Audit, W: Watch<G>>(
    game: &G,
    plan: Conform,
    watch: impl Fn(u32) -> W + Sync,
    mut said: impl FnMut(W::Summary),
) -> Result<ConformReport, Box<ConformFault>> {
    // After a fault only the games before it are still of interest.
    let end = AtomicU32::new(plan.games);
    let bench = || Examiner::new(game, plan);
    let games = spread(plan.jobs, &end, bench, |examiner, index| {
        let play = || examiner.play(index, Rng::for_game(plan.seed, index), watch(index));
        let played =
            catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|why| Err(examiner.panicked(words(&*why))));
        Some(played.map_err(|(rule, message)| {
            let _ = end.fetch_min(index, Ordering::Relaxed);
            let number = examiner.number();
            Box::new(ConformFault {
                seed: plan.seed,
                index,
                number,
                rule,
                message,
                replay: examiner.replay(index),
            })
        }))
    });
    games.into_iter().try_fold(ConformReport::default(), |sum, game| {
        let (report, summary) = game?;
        said(summary);
        Ok(sum.plus(report))
    })
}

impl fmt::Display for ConformFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 8;
        let Self { seed, index, number, rule, message, replay } = self;
        write!(f, "game {index} of seed {seed}, after {number} choices, breaks {rule:?}: {message}")?;
        let skipped = replay.moves.len().saturating_sub(SHOWN);
        for (before, key) in replay.moves[skipped..].iter().enumerate() {
            write!(f, "\n  {}: {key}", skipped + before + 1)?;
        }
        Ok(())
    }
}

impl std::error::Error for ConformFault {}
