//! Everything that changes in play.

use engine::course::EffectQueue;
use engine::world::{FigureId, World};
use tiles::{DoorId, SpaceId};

/// Unfinished business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Task {
    /// The game begins.
    Begin,
    /// A round begins.
    Round,
    /// A marine's turn begins.
    Start(FigureId),
    /// A marine has so many steps left.
    Turn(FigureId, u8),
    /// The die is rolled.
    Roll,
    /// A drone moves and shoots.
    Drone(FigureId),
    /// The round ends.
    End,
}

/// An option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Stay, or no more steps.
    Done,
    /// A step to a space.
    Step(SpaceId),
    /// Open a door.
    Open(DoorId),
    /// Close it.
    Close(DoorId),
    /// Light a beacon.
    Light(u8),
    /// The die shows a colour.
    Die(u8),
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What lies on the table.
    pub world: World,
    pub(crate) tasks: Vec<Task>,
    pub(crate) effects: EffectQueue,
    /// Drones do double damage this round.
    pub(crate) angry: bool,
}
