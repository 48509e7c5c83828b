//! A bench for bots that search: states of greedy games, each with what a seat could do there and how often that wins when
//! greedy bots play on to the end. How much worse a bot's choices are than the best ones (its regret) is a first hint in a minute
//! at what a change does. Games decide: what is best against greedy bots with some luck need not be best.

use super::adviser::{Adviser, Searchable};
use super::budget::Level;
use super::chance::ONE;
use super::luck::Luck;
use super::rollout::{Rollouts, copied};
use super::value::Value;
use super::{Plan, Search};
use crate::plan::LIMIT;
use engine::play::{Bot, Controls, Rng, Watch, batch, pool};
use engine::{Options, Seat, Side, Step};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// The most plans of a state.
const PLANS: usize = 12;

/// Rollouts of the bench go on to the end of the game.
const TO_THE_END: u32 = u32::MAX;

/// What the bench is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Survey {
    /// So many states, each from a game of its own.
    pub states: u32,
    /// So many rollouts of each plan, with the same dice for all plans of a state.
    pub rollouts: u32,
    /// The seed of the games and the rollouts.
    pub seed: u64,
    /// On how many threads; 0 is taken as 1. The bench does not depend on it.
    pub jobs: usize,
}

/// A state, and what its plans are worth.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Kept {
    /// How it comes about: the number of the option taken in each step from the start, nature's included.
    moves: Vec<u16>,
    /// What each plan is, and how many of a thousand games the seat's side wins after it.
    plans: Vec<(String, u32)>,
}

/// How a bot's choices compare with the best ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Regret {
    /// In so many states.
    pub states: u32,
    /// In so many it made the best choice.
    pub best: u32,
    /// By how many games of a thousand its choices are worse than the best ones, all states together.
    pub sum: u64,
    /// In so many further states it would do what the bench does not know.
    pub unknown: u32,
    /// So many choices were made in its rollouts.
    pub tried: u64,
}

impl Regret {
    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            states: self.states + other.states,
            best: self.best + other.best,
            sum: self.sum + other.sum,
            unknown: self.unknown + other.unknown,
            tried: self.tried + other.tried,
        }
    }

    /// The mean, in games of a hundred.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / f64::from(self.states.max(1)) / 10.0
    }
}

/// Make a bench. `None` if it was cancelled.
pub(crate) fn survey<G: Searchable>(game: &G, survey: Survey, controls: Controls<'_>) -> Option<Vec<Kept>> {
    let bots = |_: Seat| -> Box<dyn Bot<G>> { game.adviser() };
    let Survey { states, seed, jobs, rollouts } = survey;
    let plan = batch::Plan { first: 0, games: states, seed, jobs, limit: LIMIT };
    let silent = Controls { progress: None, ..controls };
    let records = batch(game, &bots, &plan, |index| Collector::new(game, seed, index), silent);
    let found: Vec<Found<G>> = records.into_iter().filter_map(|record| record.summary).collect();
    let done = AtomicU32::new(0);
    let kept = pool::spread(jobs, &AtomicU32::new(found.len() as u32), Rollouts::default, |rolls, number| {
        if controls.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)) {
            return None;
        }
        let kept = worth(game, rolls, &found[number as usize], rollouts, Rng::for_game(!seed, number).bits());
        if let Some(progress) = controls.progress {
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        Some(kept)
    });
    (kept.len() == found.len()).then_some(kept)
}

/// What the plans of a state are worth.
fn worth<G: Searchable>(
    game: &G,
    rolls: &mut Rollouts<G>,
    found: &Found<G>,
    rollouts: u32,
    seed: u64,
) -> Kept {
    let Found { moves, state, seat, plans } = found;
    let (mut sums, mut dealt) = (vec![0_i64; plans.len()], None);
    for round in 0..rollouts {
        let mut rng = Rng::for_game(seed, round);
        let dealt = copied(&mut dealt, state);
        game.deal_anew(dealt, *seat, &mut rng);
        let luck = Luck::new(rng);
        for (sum, plan) in sums.iter_mut().zip(plans) {
            *sum += rolls.play(game, &Value::default(), dealt, (*seat, plan), TO_THE_END, luck.clone());
        }
    }
    let all = i64::from(rollouts.max(1)) * ONE;
    let share = |sum: i64| match game.side(*seat) {
        Side::Marines => sum * 1_000 / all,
        Side::Invader => (all - sum) * 1_000 / all,
    };
    let plans = plans.iter().zip(sums).map(|(plan, sum)| (name(plan), share(sum) as u32)).collect();
    Kept { moves: moves.clone(), plans }
}

/// A plan as the bench knows it.
fn name<C: std::fmt::Debug>(plan: &Plan<C>) -> String {
    let stay = if plan.halts { " and stay" } else { "" };
    format!("{:?}{stay}{}", plan.choices, if plan.refuses { ", refuse" } else { "" })
}

/// What bots of a level would do in the states of a bench; without a level, what greedy bots would do. `Err` with the number of
/// a state that the game does not come to.
pub(crate) fn regret<G: Searchable>(
    game: &G,
    value: &Arc<Value>,
    bench: &[Kept],
    level: Option<Level>,
    jobs: usize,
) -> Result<Regret, usize> {
    let make = || Search::new(level.unwrap_or_default().budget(), Arc::clone(value));
    let all = pool::spread(jobs, &AtomicU32::new(bench.len() as u32), make, |search, number| {
        let kept = &bench[number as usize];
        let Some((state, seat, options)) = come_to(game, &kept.moves) else {
            return Some(Err(number as usize));
        };
        let before = search.tried();
        search.begin();
        let seed = Rng::for_game(u64::from(number), 0).bits();
        let plan = match level {
            Some(_) => search.decide(game, &state, seat, &options, seed),
            None => search.plans(game, &state, seat, &options, &mut Rng::new(seed)).into_iter().next(),
        };
        let tried = search.tried() - before;
        let worth = plan.map(|plan| name(&plan)).and_then(|name| kept.worth(&name));
        Some(Ok(match worth {
            Some(worth) => {
                let loss = kept.best() - worth;
                Regret { states: 1, best: u32::from(loss == 0), sum: u64::from(loss), unknown: 0, tried }
            }
            None => Regret { unknown: 1, tried, ..Regret::default() },
        }))
    });
    all.into_iter().try_fold(Regret::default(), |sum, one| Ok(sum.and(one?)))
}

impl Kept {
    fn worth(&self, plan: &str) -> Option<u32> {
        self.plans.iter().find(|(name, _)| name == plan).map(|(_, worth)| *worth)
    }

    fn best(&self) -> u32 {
        self.plans.iter().map(|(_, worth)| *worth).max().unwrap_or(0)
    }
}

/// The state after these moves, whose choice it is and what is on offer. `None` where they do not lead to a choice.
fn come_to<G: Searchable>(game: &G, moves: &[u16]) -> Option<(G::State, Seat, Vec<G::Choice>)> {
    let (mut state, mut options) = (game.start(), Options::default());
    let mut log = engine::game::Log::silent();
    let mut due = game.step(&state, &mut options);
    for number in moves {
        let choice = *options.list.get(usize::from(*number))?;
        due = game.advance(&mut state, choice, &mut log, &mut options);
    }
    match due {
        Step::Choose(seat) => Some((state, seat, options.list)),
        Step::Chance | Step::Over(_) => None,
    }
}

/// A state of a game and what could be done there.
struct Found<G: Searchable> {
    moves: Vec<u16>,
    state: G::State,
    seat: Seat,
    plans: Vec<Plan<G::Choice>>,
}

/// Picks one of the states of a game in which there is more than one plan, each as likely as the others.
struct Collector<G: Searchable> {
    adviser: Box<dyn Adviser<G>>,
    rng: Rng,
    moves: Vec<u16>,
    seen: u32,
    found: Option<Found<G>>,
}

impl<G: Searchable> Collector<G> {
    fn new(game: &G, seed: u64, index: u32) -> Self {
        let rng = Rng::for_game(seed.rotate_left(32), index);
        Self { adviser: game.adviser(), rng, moves: Vec::new(), seen: 0, found: None }
    }
}

impl<G: Searchable> Watch<G> for Collector<G> {
    type Summary = Option<Found<G>>;

    fn before(&mut self, game: &G, state: &G::State, due: &Step, options: &Options<G::Choice>, pick: usize) {
        if let Step::Choose(seat) = due
            && options.list.len() > 1
        {
            self.adviser.begin();
            let plans = self.adviser.plans(game, state, *seat, &options.list, &mut self.rng, PLANS);
            if plans.len() > 1 {
                self.seen += 1;
                if self.rng.below(self.seen) == 0 {
                    let (moves, state) = (self.moves.clone(), state.clone());
                    self.found = Some(Found { moves, state, seat: *seat, plans });
                }
            }
        }
        self.moves.push(pick as u16);
    }

    fn finish(self, _: &G, _: &G::State) -> Self::Summary {
        self.found
    }
}
