//! A bot that goes straight: marines to a key while a red door is locked, else to the nearest dark beacon, or to a closed door where
//! none lies on the table; drones to the nearest marine. It never fires a flare.

use crate::door;
use crate::game::{Beacons, FLARES};
use crate::own::{BEACON, KEY};
use crate::row::row;
use crate::state::{Choice, State, Task};
use engine::play::{Bot, Rng};
use engine::{PieceId, Seat, Side};
use rule_system::search::features::{ONE, share};
use rule_system::search::{Adviser, Moment, Plan, Searchable, Walk};
use tiles::SpaceId;
use words::Phrase;

/// What the search counts, for people.
const MEASURED: [Phrase; 3] = [row("measured-lit"), row("measured-fuel"), row("measured-temper")];

#[derive(Clone, Copy, Debug)]
pub(crate) struct Straight;

impl Bot<Beacons> for Straight {
    fn pick(&mut self, game: &Beacons, state: &State, _: Seat, options: &[Choice], _: &mut Rng) -> usize {
        let (table, world) = (&game.table, &state.world);
        let goals: Vec<SpaceId> = match state.tasks.last() {
            Some(Task::Drone(_)) => world.figures().of(Side::Marines).iter().collect(),
            _ => {
                let dark = game.beacons().filter(|it| world.pieces().has(*it) && !world.pieces().is_up(*it));
                let dark: Vec<SpaceId> =
                    dark.filter_map(|it| table.piece(it)).map(|spot| spot.space).collect();
                let locked =
                    table.doors().any(|door| world.held().locked.has(door) && door::has_lock(table, door));
                let keys = table.pieces(KEY).iter().zip(0..).filter(|(spot, number)| {
                    world.pieces().has(PieceId { class: KEY, number: *number })
                        && world.board(table).holds(spot.space)
                });
                let keys: Vec<SpaceId> = keys.filter(|_| locked).map(|(spot, _)| spot.space).collect();
                let closed = table.doors().filter(|door| world.closed().has(*door));
                let doors = closed.flat_map(|door| world.board(table).door_spaces(door)).copied();
                match (keys.is_empty(), dark.is_empty()) {
                    (false, _) => keys,
                    (true, false) => dark,
                    (true, true) => doors.collect(),
                }
            }
        };
        // As if all doors were open: closed ones are opened on the way.
        let ground = world.board(table).ground(tiles::DoorSet::default());
        let far = |space| goals.iter().map(|goal| ground.range(space, *goal)).min().unwrap_or(u8::MAX);
        let worth = |choice: &Choice| match choice {
            Choice::Light(_) => (0, 0),
            Choice::Open(_) => (1, 0),
            Choice::Step(to) => (2, far(*to)),
            _ => (3, 0),
        };
        (0..options.len()).min_by_key(|at| worth(&options[*at])).unwrap_or(0)
    }
}

impl Adviser<Beacons> for Straight {
    fn plans(
        &mut self,
        game: &Beacons,
        state: &State,
        seat: Seat,
        options: &[Choice],
        rng: &mut Rng,
        most: usize,
    ) -> Vec<Plan<Choice>> {
        let pick = self.pick(game, state, seat, options, rng);
        let others = (0..options.len()).filter(|option| *option != pick);
        std::iter::once(pick).chain(others).take(most).map(|option| Plan::one(options[option])).collect()
    }

    fn measure(&mut self, game: &Beacons, state: &State, out: &mut Vec<i32>) {
        let (lit, all) = (i32::from(game.lit(&state.world)), game.table.pieces(BEACON).len());
        let fuel = i32::from(game.fuel_of(state)) - i32::from(state.world.round());
        out.extend([
            share(lit, i32::try_from(all).unwrap_or(1)),
            share(fuel, 10),
            i32::from(state.angry) * ONE,
        ]);
    }
}

impl Searchable for Beacons {
    fn adviser(&self) -> Box<dyn Adviser<Self>> {
        Box::new(Straight)
    }

    fn measured(&self) -> &'static [Phrase] {
        &MEASURED
    }

    /// The marines have more fuel. The keeper is never helped.
    fn eased(&self, side: Side, step: u8) -> Option<Self> {
        let fuel = self.fuel.checked_add(step.checked_mul(2)?)?;
        (side == Side::Marines).then(|| self.otherwise(fuel, self.begins.clone()))
    }

    /// The flares of the others; everything else lies open.
    fn deal_anew(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        let weights = FLARES.map(|(_, weight)| weight);
        for (own, at) in state.flares.iter_mut().zip(0..) {
            if seat != Seat(at) && own.is_some() {
                *own = Some(FLARES[rng.weighted(&weights)].0);
            }
        }
    }

    fn moment(&self, state: &State) -> Moment {
        let left = state
            .tasks
            .iter()
            .filter(|task| matches!(task, Task::Start(_) | Task::Turn(..) | Task::Drone(_)));
        Moment { round: state.world.round(), left: left.count() as u8 }
    }

    fn walk(choice: Choice) -> Walk {
        match choice {
            Choice::Step(_) => Walk::On,
            Choice::Done => Walk::Halt,
            Choice::Open(_)
            | Choice::Close(_)
            | Choice::Light(_)
            | Choice::Die(_)
            | Choice::Shot(_)
            | Choice::Deal(_)
            | Choice::Fire => Walk::No,
        }
    }

    /// The die of a round, or the flares.
    fn stream(&self, state: &State) -> usize {
        usize::from(self.deck(state).is_some())
    }

    /// Each marine's pile of flares.
    fn deck(&self, state: &State) -> Option<usize> {
        match state.tasks.last() {
            Some(Task::Deal(figure)) => Some(figure.0.into()),
            _ => None,
        }
    }
}
