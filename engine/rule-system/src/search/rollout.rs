//! A rollout: a plan is carried out and the game goes on with greedy bots for a few activations; what the state is worth then is
//! what the plan is worth, as far as this rollout shows.

use super::adviser::{Adviser, Moment, Plan, Searchable, Walk};
use super::luck::Luck;
use super::value::Value;
use engine::game::Log;
use engine::{Options, Seat, Step};

/// A rollout that has come so far is valued where it is: scripts may go on for ever.
const LIMIT: u32 = 2_000;

/// What rollouts need, kept from one to the next.
pub(super) struct Rollouts<G: Searchable> {
    /// A bot for each seat, made when the seat first has to choose.
    team: Vec<Option<Box<dyn Adviser<G>>>>,
    options: Options<G::Choice>,
    log: Log,
    features: Vec<i32>,
    /// Made in all of them so far.
    pub(super) choices: u64,
    /// The state of the last rollout: the next one is played in the same place.
    state: Option<G::State>,
}

impl<G: Searchable> Default for Rollouts<G> {
    fn default() -> Self {
        Self {
            team: Vec::new(),
            options: Options::default(),
            log: Log::silent(),
            features: Vec::new(),
            choices: 0,
            state: None,
        }
    }
}

impl<G: Searchable> Rollouts<G> {
    /// The bot of a seat.
    pub(super) fn seat(&mut self, game: &G, seat: Seat) -> &mut dyn Adviser<G> {
        let number = usize::from(seat.0);
        if number >= self.team.len() {
            self.team.resize_with(number + 1, || None);
        }
        &mut **self.team[number].get_or_insert_with(|| game.adviser())
    }

    /// A new rollout begins: what the bots decided in another one is forgotten.
    pub(super) fn begin(&mut self) {
        self.team.iter_mut().flatten().for_each(|bot| bot.begin());
    }

    /// The features of the state in which the last rollout ended; none if the game was over there.
    pub(super) fn end(&self) -> &[i32] {
        &self.features
    }

    /// The chance of the marines after a plan of a seat and so many activations.
    pub(super) fn play(
        &mut self,
        game: &G,
        value: &Value,
        from: &G::State,
        (seat, plan): (Seat, &Plan<G::Choice>),
        ahead: u32,
        mut luck: Luck,
    ) -> i64 {
        self.begin();
        let mut kept = self.state.take();
        let worth = self.play_on(game, value, copied(&mut kept, from), (seat, plan), ahead, &mut luck);
        self.state = kept;
        worth
    }

    fn play_on(
        &mut self,
        game: &G,
        value: &Value,
        state: &mut G::State,
        (seat, plan): (Seat, &Plan<G::Choice>),
        ahead: u32,
        luck: &mut Luck,
    ) -> i64 {
        let (mut next, mut halts) = (&plan.choices[..], plan.halts);
        self.seat(game, seat).refuse(plan.refuses);
        let mut moment = game.moment(state);
        let mut passed = 0;
        let mut options = std::mem::take(&mut self.options);
        let mut due = game.step(state, &mut options);
        for _ in 0..LIMIT {
            let pick = match due {
                Step::Over(outcome) => {
                    self.options = options;
                    self.features.clear();
                    return Value::over(&outcome);
                }
                Step::Chance => luck.pick(game.stream(state), &options.weights),
                Step::Choose(_) if options.list.len() == 1 => 0,
                Step::Choose(who) => match planned(&mut next, who == seat, &options.list) {
                    Some(pick) => pick,
                    None => {
                        let bot = self.seat(game, who);
                        let pick = bot.pick(game, state, who, &options.list, &mut luck.bots);
                        let goes_on = halts && who == seat && G::walk(options.list[pick]) == Walk::On;
                        let halt = || options.list.iter().position(|option| G::walk(*option) == Walk::Halt);
                        if goes_on { halt().unwrap_or(pick) } else { pick }
                    }
                },
            };
            due = game.advance(state, options.list[pick], &mut self.log, &mut options);
            self.choices += 1;
            let now: Moment = game.moment(state);
            if now != moment {
                passed += u32::from(now.is_after(moment));
                moment = now;
                (next, halts) = (&[], false);
                self.seat(game, seat).refuse(false);
                if passed >= ahead {
                    break;
                }
            }
        }
        self.options = options;
        let mut features = std::mem::take(&mut self.features);
        let worth = value.of(game, state, self.seat(game, seat), &mut features);
        self.features = features;
        worth
    }
}

/// The position of the plan's next choice that is on offer. What comes before it in the plan is given up.
pub(super) fn planned<C: PartialEq>(plan: &mut &[C], ours: bool, options: &[C]) -> Option<usize> {
    if !ours {
        return None;
    }
    let found = plan.iter().enumerate().find_map(|(at, choice)| {
        let option = options.iter().position(|option| option == choice)?;
        Some((at, option))
    });
    let (at, option) = found?;
    *plan = &plan[at + 1..];
    Some(option)
}

/// A copy of a state in a place where another one lay: that it is kept spares the heap.
pub(super) fn copied<'k, S: Clone>(kept: &'k mut Option<S>, state: &S) -> &'k mut S {
    if let Some(kept) = kept {
        kept.clone_from(state);
    }
    kept.get_or_insert_with(|| state.clone())
}
