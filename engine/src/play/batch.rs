//! Many games of one rule system, on as many threads as wanted. Game `i` depends on the seed and `i` only, and records come
//! in order, so the answer is the same on one thread or sixteen. The caller decides what the records mean.

use crate::game::{Game, Options, Step};
use crate::play::pool::spread;
use crate::play::replay::{Provenance, Replay};
use crate::play::runner::{Record, Runner, Watch};
use crate::play::{Bots, Digest, Digester, Rng};
use std::any::Any;
use std::collections::BTreeSet;
use std::hash::Hash;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

/// What to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The number of the first game.
    pub first: u32,
    /// How many games.
    pub games: u32,
    /// The seed of all of them.
    pub seed: u64,
    /// On how many threads; 0 is taken as 1.
    pub jobs: usize,
    /// A game is left unfinished after so many choices.
    pub limit: u32,
}

/// How somebody who waits for a batch looks in.
#[derive(Clone, Copy, Default)]
pub struct Controls<'a> {
    /// Set to true, it ends the batch soon; the games finished by then are still answered.
    pub cancel: Option<&'a AtomicBool>,
    /// Called after every game with the number of games done, from any of the threads.
    pub progress: Option<&'a (dyn Fn(u32) + Sync)>,
}

/// Play a plan. `watch` makes the watcher of a game from the game's number.
///
/// # Panics
/// When the rule system or a bot panics; the message then names the game.
pub fn batch<G: Game, W: Watch<G>>(
    game: &G,
    bots: &Bots<'_, G>,
    plan: &Plan,
    watch: impl Fn(u32) -> W + Sync,
    controls: Controls<'_>,
) -> Vec<Record<W::Summary>> {
    let Batch { records, broken } = batch_until(game, bots, plan, watch, None, controls);
    if let Some(Broken { index, why }) = broken.first() {
        panic!("game {index} of seed {} broke: {why}", plan.seed);
    }
    records
}

/// When a batch has seen enough: so many games of this kind, or that broke, end it.
pub struct Enough<'a, S> {
    /// With so many of them, at least 1, no game with a greater number is played.
    pub games: u32,
    /// Is a game of this kind?
    pub is_one: &'a (dyn Fn(&Record<S>) -> bool + Sync),
}

/// A game in which the rule system or a bot panicked: a fault of ours, which must not take the other games with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The game's number.
    pub index: u32,
    /// What the panic said.
    pub why: String,
}

/// The games of a batch, those that came to an end and those that broke, both in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch<S> {
    /// Games that were played.
    pub records: Vec<Record<S>>,
    /// Games that broke.
    pub broken: Vec<Broken>,
}

/// Play a plan, or its first games up to the one with which it has seen enough. Which games are answered depends on the
/// plan alone, not on the number of threads.
pub fn batch_until<G: Game, W: Watch<G>>(
    game: &G,
    bots: &Bots<'_, G>,
    plan: &Plan,
    watch: impl Fn(u32) -> W + Sync,
    enough: Option<Enough<'_, W::Summary>>,
    controls: Controls<'_>,
) -> Batch<W::Summary> {
    let end = AtomicU32::new(plan.games);
    let done = AtomicU32::new(0);
    let seen = Mutex::new(BTreeSet::new());
    let bench = || Runner::new(game, bots);
    let games = spread(plan.jobs, &end, bench, |runner, nth| {
        if controls.cancel.is_some_and(|c| c.load(Ordering::Relaxed)) {
            end.store(0, Ordering::Relaxed);
            return None;
        }
        let index = plan.first + nth;
        let played = play(runner, plan, index, watch(index), controls.cancel).transpose()?;
        if played.is_err() {
            // Nothing that a game worked on is used after a panic.
            *runner = bench();
        }
        if let Some(progress) = controls.progress {
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        let counts =
            |enough: &&Enough<'_, W::Summary>| played.as_ref().map_or(true, |it| (enough.is_one)(it));
        if let Some(enough) = enough.as_ref().filter(counts) {
            let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
            let _ = seen.insert(nth);
            let last = seen.iter().nth(enough.games.saturating_sub(1) as usize);
            if let Some(last) = last {
                let _ = end.fetch_min(last + 1, Ordering::Relaxed);
            }
        }
        Some(played)
    });
    // Other threads may have been further when the last one was seen.
    let is_cancelled = controls.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
    let end = end.load(Ordering::Relaxed);
    let is_asked = |index: u32| is_cancelled || index - plan.first < end;
    let mut batch = Batch { records: Vec::new(), broken: Vec::new() };
    for played in games {
        match played {
            Ok(record) if is_asked(record.index) => batch.records.push(record),
            Err(broken) if is_asked(broken.index) => batch.broken.push(broken),
            Ok(_) | Err(_) => {}
        }
    }
    batch
}

/// Play one game of a plan again and write it down.
///
/// # Panics
/// As [`batch`].
#[must_use]
pub fn record_game<G: Game>(
    game: &G,
    bots: &Bots<'_, G>,
    plan: &Plan,
    index: u32,
    provenance: Provenance,
) -> Replay {
    let scribe = Scribe { moves: Vec::new() };
    let record = play(&mut Runner::new(game, bots), plan, index, scribe, None)
        .unwrap_or_else(|broken| panic!("game {index} of seed {} broke: {}", plan.seed, broken.why));
    let (moves, last) = record.map(|r| r.summary).unzip();
    let seed = Some((plan.seed, index));
    Replay::new(Provenance { seed, ..provenance }, moves.unwrap_or_default(), last)
}

/// One fingerprint for a whole batch: of every game's course and end, in order.
#[must_use]
pub fn digest<S>(records: &[Record<S>]) -> Digest {
    let mut digester = Digester::default();
    for record in records {
        (record.index, &record.outcome, record.choices, record.digest).hash(&mut digester);
    }
    digester.digest()
}

/// Play game `index` of a plan. `None` if it was cancelled.
fn play<G: Game, W: Watch<G>>(
    runner: &mut Runner<'_, G>,
    plan: &Plan,
    index: u32,
    watch: W,
    cancel: Option<&AtomicBool>,
) -> Result<Option<Record<W::Summary>>, Broken> {
    let rng = Rng::for_game(plan.seed, index);
    let game = AssertUnwindSafe(|| runner.play(index, rng, plan.limit, watch, cancel));
    catch_unwind(game).map_err(|why| Broken { index, why: words(&*why).to_owned() })
}

/// What a panic said.
pub(crate) fn words(why: &(dyn Any + Send)) -> &str {
    let text = why.downcast_ref::<&str>().copied();
    text.or_else(|| why.downcast_ref::<String>().map(String::as_str)).unwrap_or("no reason given")
}

/// Writes down the key of every choice.
struct Scribe {
    moves: Vec<String>,
}

impl<G: Game> Watch<G> for Scribe {
    type Summary = (Vec<String>, Digest);

    fn before(&mut self, game: &G, state: &G::State, _: &Step, options: &Options<G::Choice>, pick: usize) {
        self.moves.push(game.key(state, options.list[pick]));
    }

    fn finish(self, _: &G, state: &G::State) -> Self::Summary {
        (self.moves, Digest::of(state))
    }
}
