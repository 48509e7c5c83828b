//! Choices as people and replays see them: their keys, their sentences, and where they point.

use crate::game::{Beacons, COLOURS, SHOTS};
use crate::state::{Choice, State, Task};
use crate::texts::text;
use engine::Spot;
use tiles::{DoorId, SpaceId};
use words::Text;

impl Beacons {
    /// The name of the figure whose choice it is; empty where it is that of none.
    fn chooser(&self, state: &State) -> &str {
        match state.tasks.last() {
            Some(Task::Turn(figure, _) | Task::Drone(figure) | Task::Shot(figure) | Task::Deal(figure)) => {
                &self.table.kind(state.world.figures()[*figure].kind).name
            }
            _ => "",
        }
    }

    fn cell(&self, space: SpaceId) -> String {
        self.table.board.cell(space).to_string()
    }

    pub(crate) fn key_of(&self, state: &State, choice: Choice) -> String {
        match choice {
            Choice::Done if self.chooser(state).is_empty() => "begin".to_owned(),
            Choice::Done => "done".to_owned(),
            Choice::Step(to) => format!("step {}", self.cell(to)),
            Choice::Open(door) => format!("open {}", door.0),
            Choice::Close(door) => format!("close {}", door.0),
            Choice::Light(beacon) => format!("light {beacon}"),
            Choice::Die(colour) => format!("die {}", COLOURS[usize::from(colour)].0),
            Choice::Shot(at) => {
                let [reach, damage, ..] = SHOTS[usize::from(at)].0.0;
                format!("shot {reach} {damage}")
            }
            Choice::Deal(flare) => format!("deal {}", flare.word()),
            Choice::Fire => "fire".to_owned(),
        }
    }

    pub(crate) fn words_of(&self, state: &State, choice: Choice) -> Text {
        let who = self.chooser(state);
        match choice {
            Choice::Done if who.is_empty() => match state.world.round() {
                0 => text("choice-begin"),
                _ => text("choice-go-on"),
            },
            Choice::Done => text("choice-done").with("who", who),
            Choice::Step(to) => text("choice-step").with("who", who).with("cell", self.cell(to)),
            Choice::Open(_) => text("choice-open").with("who", who),
            Choice::Close(_) => text("choice-close").with("who", who),
            Choice::Light(_) => text("choice-light").with("who", who),
            Choice::Die(colour) => text("choice-die").with("colour", COLOURS[usize::from(colour)].0),
            Choice::Shot(at) => {
                let [reach, damage, ..] = SHOTS[usize::from(at)].0.0;
                text("choice-shot").with("reach", reach).with("damage", damage)
            }
            Choice::Deal(flare) => text("choice-deal").with("who", who).with("flare", flare.word()),
            Choice::Fire => text("choice-fire").with("who", who),
        }
    }

    pub(crate) fn spot_of(&self, state: &State, choice: Choice) -> Spot {
        match choice {
            Choice::Step(to) => Spot::Space(to),
            Choice::Open(door) | Choice::Close(door) => self.beside(state, door),
            Choice::Done
            | Choice::Light(_)
            | Choice::Die(_)
            | Choice::Shot(_)
            | Choice::Deal(_)
            | Choice::Fire => Spot::Nowhere,
        }
    }

    fn beside(&self, state: &State, door: DoorId) -> Spot {
        let board = state.world.board(&self.table);
        board.door_spaces(door).first().map_or(Spot::Nowhere, |space| Spot::Space(*space))
    }
}
