//! A bot that goes straight: marines to the nearest dark beacon, drones to the nearest marine.

use crate::game::Beacons;
use crate::state::{Choice, State, Task};
use engine::play::{Bot, Rng};
use engine::{Seat, Side};
use tiles::SpaceId;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Straight;

impl Bot<Beacons> for Straight {
    fn pick(&mut self, game: &Beacons, state: &State, _: Seat, options: &[Choice], _: &mut Rng) -> usize {
        let (table, world) = (&game.table, &state.world);
        let goals: Vec<SpaceId> = match state.tasks.last() {
            Some(Task::Drone(_)) => world.figures().of(Side::Marines).iter().collect(),
            _ => {
                let dark = game.beacons().filter(|it| world.pieces().has(*it) && !world.pieces().is_up(*it));
                dark.filter_map(|it| table.piece(it)).map(|spot| spot.space).collect()
            }
        };
        // As if all doors were open: closed ones are opened on the way.
        let ground = table.board.ground(tiles::DoorSet::default());
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
