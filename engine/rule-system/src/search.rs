//! The search bot: it tries a few plans in short rollouts, the same luck for all of them, and leaves the greedy bot's choice only
//! for one that is clearly better. It sees what its seat may see, and the same seed gives the same choice on any machine.

pub mod adviser;
pub mod budget;
mod calm;
mod chance;
pub mod features;
mod fit;
mod hint;
pub mod luck;
mod race;
mod rollout;
pub mod states;
mod value;

pub use adviser::{Adviser, Moment, Plan, Searchable, Walk};
pub use budget::{Budget, Level};
pub use calm::Calm;
pub(crate) use chance::ONE;
pub use fit::{GAMES, learn};
// The module and the function of the same name.
pub use hint::{Advised, Hint, Reason, hint};
pub use value::Value;

use engine::play::{Bot, Rng};
use engine::{Seat, Side};
use luck::Luck;
use race::Race;
use rollout::{Rollouts, copied};
use std::sync::Arc;

/// Plays a seat by search.
pub struct Search<G: Searchable> {
    budget: Budget,
    value: Arc<Value>,
    rollouts: Rollouts<G>,
    race: Race,
    /// The state of this round of rollouts, with what the seat cannot know dealt again.
    dealt: Option<G::State>,
    /// What is left of the plan that was decided on.
    course: Option<Course<G::Choice>>,
}

/// A plan that is being carried out.
struct Course<C> {
    /// What comes next, the next choice last.
    rest: Vec<C>,
    moment: Moment,
    calm: Calm,
}

impl<G: Searchable> Search<G> {
    /// A bot that tries so much, with the value of the game it is to play.
    #[must_use]
    pub fn new(budget: Budget, value: Arc<Value>) -> Self {
        let (rollouts, race) = (Rollouts::default(), Race::default());
        Self { budget, value, rollouts, race, dealt: None, course: None }
    }

    /// The next choice of the plan under way, if nothing has come between.
    fn follow(&mut self, game: &G, state: &G::State, options: &[G::Choice]) -> Option<usize> {
        let course = self.course.as_mut()?;
        let goes_on = course.moment == game.moment(state) && course.calm == Calm::of(game.world(state));
        let next = course.rest.pop().filter(|_| goes_on);
        let found = next.and_then(|next| options.iter().position(|option| *option == next));
        if found.is_none() {
            self.course = None;
        }
        found
    }

    /// What the greedy bot would consider, its own choice first.
    fn plans(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
        luck: &mut Rng,
    ) -> Vec<Plan<G::Choice>> {
        let adviser = self.rollouts.seat(game, seat);
        adviser.begin();
        adviser.plans(game, state, seat, options, luck, self.budget.candidates)
    }

    /// The plan to carry out. `None` where a search is not worth its time.
    fn decide(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
        seed: u64,
    ) -> Option<Plan<G::Choice>> {
        let mut luck = Rng::new(seed);
        let mut plans = self.plans(game, state, seat, options, &mut luck);
        let best = if plans.len() > 1 { self.race(game, state, seat, &plans, luck.bits()) } else { 0 };
        (best < plans.len()).then(|| plans.swap_remove(best))
    }

    /// The number of the plan that wins the race.
    fn race(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        plans: &[Plan<G::Choice>],
        seed: u64,
    ) -> usize {
        let ours = game.side(seat) == Side::Marines;
        self.race.begin(plans.len());
        for round in 0..self.budget.rollouts {
            let mut rng = Rng::for_game(seed, round);
            let dealt = copied(&mut self.dealt, state);
            game.deal_anew(dealt, seat, &mut rng);
            let luck = Luck::new(rng);
            for at in 0..self.race.left.len() {
                let plan = self.race.left[at];
                let chance = self.rollouts.play(
                    game,
                    &self.value,
                    dealt,
                    (seat, &plans[plan]),
                    self.budget.ahead,
                    luck.clone(),
                );
                self.race.add(plan, if ours { chance } else { -chance });
            }
            let Budget { least, rule, .. } = self.budget;
            if round + 1 >= least && !self.race.narrow(rule, round + 1 == least) {
                break;
            }
        }
        self.race.winner(self.budget.rule)
    }
}

impl<G: Searchable> Bot<G> for Search<G> {
    fn begin(&mut self) {
        self.course = None;
    }

    fn tried(&self) -> u64 {
        self.rollouts.choices
    }

    fn pick(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
        rng: &mut Rng,
    ) -> usize {
        // One number a decision: how much is tried does not change the dice of the game.
        let seed = rng.bits();
        if let Some(found) = self.follow(game, state, options) {
            return found;
        }
        let Some(plan) = self.decide(game, state, seat, options, seed) else {
            return self.rollouts.seat(game, seat).pick(game, state, seat, options, &mut Rng::new(seed));
        };
        let mut rest = plan.choices;
        rest.reverse();
        let first = rest.pop().and_then(|first| options.iter().position(|option| *option == first));
        // What else a walk leads to is decided where it ends.
        let end = rest.iter().take_while(|choice| G::walk(**choice) != Walk::On).count();
        let _ = rest.drain(..end);
        self.course = (!rest.is_empty()).then(|| Course {
            rest,
            moment: game.moment(state),
            calm: Calm::of(game.world(state)),
        });
        first.unwrap_or(0)
    }
}
