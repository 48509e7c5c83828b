//! A hint for a person: the best plan of the seat that has to choose, the next best one, by how much, and why. The plans come from
//! the adviser and their rollouts from `rollout`; `pairs` compares them, `reasons` explains, `steps` puts a plan into words.

mod pairs;
mod parts;
mod reasons;
mod steps;

pub use parts::{Advised, Reason};

use super::adviser::{Plan, Searchable};
use super::chance::ONE;
use super::luck::Luck;
use super::rollout::Rollouts;
use super::value::Value;
use engine::play::Rng;
use engine::{Options, Seat, Side, Step};
use pairs::Pairs;
use parts::End;
use std::cmp::Reverse;

/// The most plans that are tried. A question of a script may have a few more.
const PLANS: usize = 8;

/// So many rollouts of each plan, with the same deals and the same luck for all of them.
const ROUNDS: u32 = 60;

/// A rollout ends when so many activations are over.
const AHEAD: u32 = 4;

/// What a seat does best, as far as it can know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The plan that did best in the rollouts.
    pub best: Advised,
    /// The one that did best of the others, if there were any.
    pub next: Option<Advised>,
    /// By so many thousandths of the chance to win the best was better; 0 where there is no other.
    pub by: i32,
    /// The standard error of that, in thousandths, rounded up.
    pub error: i32,
    /// Is it better by at least two errors? If not, the two are equally good as far as this shows. False where there is no other.
    pub sure: bool,
    /// What makes the difference to the next best plan: at most three reasons, the one that counts most first.
    pub reasons: Vec<Reason>,
}

/// What the seat whose choice is due does best. `None` where no seat has to choose, where there is nothing to choose from, or where
/// the adviser has no plans. What the seat cannot know has no influence on it, and the same seed gives the same hint.
#[must_use]
pub fn hint<G: Searchable>(game: &G, value: &Value, state: &G::State, seed: u64) -> Option<Hint> {
    let mut options = Options::default();
    let Step::Choose(seat) = game.step(state, &mut options) else { return None };
    if options.list.len() < 2 {
        return None;
    }
    let (mut rollouts, mut rng) = (Rollouts::default(), Rng::new(seed));
    let adviser = rollouts.seat(game, seat);
    adviser.begin();
    let mut plans = adviser.plans(game, state, seat, &options.list, &mut rng, PLANS);
    plans.retain(|plan| plan.choices.first().is_some_and(|first| options.list.contains(first)));
    if plans.is_empty() {
        return None;
    }
    let seed = rng.bits();
    let ends = tried(game, value, state, (seat, &plans[..]), seed, &mut rollouts);
    // The sort keeps the order of equals: the adviser names the better plans first.
    let mut order: Vec<usize> = (0..plans.len()).collect();
    order.sort_by_key(|plan| Reverse(ends[*plan].iter().map(|end| end.chance).sum::<i64>()));
    let (best, next) = (*order.first()?, order.get(1).copied());
    let mut advised = |plan: usize| {
        let (dealt, luck) = dealt(game, state, seat, seed, 0);
        steps::advised(game, &mut rollouts, dealt, (seat, &plans[plan]), luck)
    };
    let pairs = next.map_or_else(Pairs::default, |next| Pairs::of(&ends[best], &ends[next]));
    let (by, error) = (pairs.mean(), pairs.error());
    let reasons = next.map_or_else(Vec::new, |next| {
        let ours = game.side(seat) == Side::Marines;
        reasons::reasons(game, value, ours, &ends[best], &ends[next])
    });
    Some(Hint {
        best: advised(best),
        next: next.map(&mut advised),
        by,
        error,
        sure: by > 0 && i64::from(by) >= 2 * i64::from(error),
        reasons,
    })
}

/// How the rollouts of each plan end.
fn tried<G: Searchable>(
    game: &G,
    value: &Value,
    state: &G::State,
    (seat, plans): (Seat, &[Plan<G::Choice>]),
    seed: u64,
    rollouts: &mut Rollouts<G>,
) -> Vec<Vec<End>> {
    let ours = game.side(seat) == Side::Marines;
    let mut ends: Vec<Vec<End>> = plans.iter().map(|_| Vec::new()).collect();
    for round in 0..ROUNDS {
        let (dealt, luck) = dealt(game, state, seat, seed, round);
        for (plan, ends) in plans.iter().zip(&mut ends) {
            let chance = rollouts.play(game, value, &dealt, (seat, plan), AHEAD, luck.clone());
            let chance = if ours { chance } else { ONE - chance };
            ends.push(End { chance, features: rollouts.end().to_vec() });
        }
    }
    ends
}

/// The state in a round of rollouts, with what the seat cannot know dealt again, and the luck that goes with it.
fn dealt<G: Searchable>(game: &G, state: &G::State, seat: Seat, seed: u64, round: u32) -> (G::State, Luck) {
    let (mut dealt, mut rng) = (state.clone(), Rng::for_game(seed, round));
    game.deal_anew(&mut dealt, seat, &mut rng);
    (dealt, Luck::new(rng))
}
