//! What a seat could do next, for the search: the greedy pick first, then the other options it considered, by value.

use super::Greedy;
use super::considered::What;
use super::view::View;
use crate::task::{DemonTask, InvasionTask, MarineTask, Task};
use crate::{Choice, Doom2016, State};
use engine::game::Seat;
use engine::play::{Bot, Rng};
use rule_system::search::{Adviser, Plan};

/// So many places to go to, and so many to attack the same figure from.
const STANDS: usize = 4;
const STRIKES: usize = 2;

/// The most answers to a question of a script: greedy bots do not understand them, so all are tried.
const ANSWERS: usize = 6;

impl Adviser<Doom2016> for Greedy {
    fn plans(
        &mut self,
        game: &Doom2016,
        st: &State,
        seat: Seat,
        options: &[Choice],
        rng: &mut Rng,
        most: usize,
    ) -> Vec<Plan<Choice>> {
        match st.tasks.last() {
            Some(Task::Marine(MarineTask::Turn(_)) | Task::Demon(DemonTask::Turn(_))) => {
                // Everything is to be thought over.
                let pick = self.consider(game, st, seat, options, rng);
                let taste = self.kit.taste;
                let view = View::new(game, st, seat, &taste);
                if !matches!(options[pick], Choice::Offer(..)) {
                    return self.turns(&view, options, pick, most);
                }
                // An offer is taken at once: what else there is comes out if offers are refused.
                self.refuses = true;
                let other = self.consider(game, st, seat, options, rng);
                let others = self.turns(&view, options, other, most);
                self.refuses = false;
                let refusing = others.into_iter().map(|plan| Plan { refuses: true, ..plan });
                offers(options).chain(refusing).take(most).collect()
            }
            Some(
                Task::Demon(DemonTask::ChooseKind | DemonTask::ChooseFigure(_))
                | Task::Invasion(
                    InvasionTask::SummonNext(_) | InvasionTask::ChooseGroup(_) | InvasionTask::Place(..),
                )
                | Task::Marine(MarineTask::Respawn(_)),
            ) => {
                let pick = self.pick(game, st, seat, options, rng);
                self.by_value(options, pick, most)
            }
            Some(Task::Ask) => {
                self.values.clear();
                let pick = self.pick(game, st, seat, options, rng);
                self.values.resize(options.len(), 0);
                self.by_value(options, pick, most.max(ANSWERS))
            }
            // The rest it counts exactly, or it is not worth the time.
            _ => Vec::new(),
        }
    }

    fn measure(&mut self, game: &Doom2016, state: &State, out: &mut Vec<i32>) {
        self.count(game, state, out);
    }
}

/// To take each of the offers.
fn offers(options: &[Choice]) -> impl Iterator<Item = Plan<Choice>> {
    options.iter().filter(|option| matches!(option, Choice::Offer(..))).map(|option| Plan::one(*option))
}

impl Greedy {
    /// Its pick, with everything that was considered noted down.
    fn consider(
        &mut self,
        game: &Doom2016,
        st: &State,
        seat: Seat,
        options: &[Choice],
        rng: &mut Rng,
    ) -> usize {
        self.way.forget();
        self.considered.on = true;
        self.considered.all.clear();
        self.considered.chosen = None;
        let pick = self.pick(game, st, seat, options, rng);
        self.considered.on = false;
        pick
    }

    /// Single options, the pick first, the others by value.
    fn by_value(&self, options: &[Choice], pick: usize, most: usize) -> Vec<Plan<Choice>> {
        let mut others: Vec<usize> = (0..options.len()).filter(|option| *option != pick).collect();
        others.sort_by_key(|option| -i64::from(self.values.get(*option).copied().unwrap_or(0)));
        std::iter::once(pick).chain(others).take(most).map(|option| Plan::one(options[option])).collect()
    }

    /// What a figure could do in its turn: options, places to stop at, places to attack from.
    fn turns(&mut self, view: &View<'_>, options: &[Choice], pick: usize, most: usize) -> Vec<Plan<Choice>> {
        let mut all = std::mem::take(&mut self.considered.all);
        all.sort_by_key(|(value, _)| -i64::from(*value));
        let chosen = self.considered.chosen.take();
        let mut plans: Vec<Plan<Choice>> = Vec::with_capacity(most);
        // It goes on as it likes where its way ends.
        let first = chosen.map(|what| Plan { halts: false, ..self.plan(view, what, options) });
        let first = first.filter(|plan| plan.choices.first() == options.get(pick));
        plans.push(first.unwrap_or_else(|| Plan::one(options[pick])));
        let (mut stands, mut strikes) = (Vec::new(), Vec::new());
        for (_, what) in &all {
            if plans.len() >= most {
                break;
            }
            match *what {
                What::Go(spot) => {
                    let space = self.scout.spots[spot].space;
                    if stands.len() >= STANDS
                        || stands.iter().any(|other| view.ground.range(*other, space) <= 1)
                    {
                        continue;
                    }
                    stands.push(space);
                }
                What::Strike(_, foe, _) => {
                    if strikes.iter().filter(|other| **other == foe).count() >= STRIKES {
                        continue;
                    }
                    strikes.push(foe);
                }
                What::Stop | What::Option(_) => {}
            }
            let plan = self.plan(view, *what, options);
            if plan.choices.first().is_some_and(|first| options.contains(first)) && !plans.contains(&plan) {
                plans.push(plan);
            }
        }
        self.considered.all = all;
        plans
    }

    /// Something considered, as choices.
    fn plan(&self, view: &View<'_>, what: What, options: &[Choice]) -> Plan<Choice> {
        let walk = |spot: usize| -> Vec<Choice> {
            let spot = &self.scout.spots[spot];
            let way = self.scout.way(view, spot.space, spot.turned);
            way.into_iter().map(|(space, turned)| Choice::Step(space, turned)).collect()
        };
        match what {
            What::Option(option) => Plan::one(options[option]),
            What::Stop => {
                let rest = options.iter().filter(|option| matches!(option, Choice::End | Choice::Stand));
                Plan { choices: rest.copied().collect(), halts: true, refuses: false }
            }
            What::Go(spot) => Plan { choices: walk(spot), halts: true, refuses: false },
            What::Strike(spot, foe, far) => {
                let mut choices = walk(spot);
                choices.push(Choice::Attack(foe, far));
                Plan { choices, halts: false, refuses: false }
            }
        }
    }
}
