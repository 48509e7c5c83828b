//! Everything that changes in play.

use crate::content::MOST_MARINES;
use engine::Seat;
use engine::course::EffectQueue;
use engine::world::{FigureId, World};
use tiles::{DoorId, SpaceId};

/// A pending task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Task {
    /// The game begins.
    Begin,
    /// A marine is dealt a flare.
    Deal(FigureId),
    /// A round begins.
    Round,
    /// A marine's turn begins.
    Start(FigureId),
    /// A marine has so many steps left.
    Turn(FigureId, u8),
    /// The die is rolled.
    Roll,
    /// A drone moves, and shoots if it sees a marine.
    Drone(FigureId),
    /// A drone shoots at the first marine it sees: the shot die is rolled.
    Shot(FigureId),
    /// The round ends.
    End,
}

/// A flare: only its owner knows which it is until it is fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flare {
    /// It blinds the drones for a round.
    Bright,
    /// It does nothing.
    Dim,
}

impl Flare {
    /// Its word in keys and files.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Bright => "bright",
            Self::Dim => "dim",
        }
    }
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
    /// The shot die shows this of its faces.
    Shot(u8),
    /// The flare that is dealt is this one.
    Deal(Flare),
    /// Fire the flare.
    Fire,
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
    /// Rounds of fuel that the mission before left.
    pub(crate) brought: u8,
    /// The flares that are not fired, by seat; none before they are dealt.
    pub(crate) flares: [Option<Flare>; MOST_MARINES],
    /// A bright flare was fired: no drone shoots this round.
    pub(crate) blinded: bool,
}

impl State {
    /// The flare that a marine has left.
    pub(crate) fn flare(&self, seat: Seat) -> Option<Flare> {
        self.flares.get(usize::from(seat.0)).copied().flatten()
    }
}
