//! What holds doors: locks, and that a destroyed door is gone. Which doors are closed stands in the world itself.
//! What unlocks a door, and who destroys one, is for the rules and the scripts to say.

use std::hash::{Hash, Hasher};
use tiles::{DoorId, DoorSet};

/// A door as the mission places it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DoorPlace {
    /// Its kind: its position among the kinds of doors of the rule system.
    pub kind: u8,
    /// Is it locked at the start?
    pub locked: bool,
}

/// The doors that cannot be opened or closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// They stay as they are, open or closed, until they are unlocked.
    pub locked: DoorSet,
    /// They were destroyed and stay open for good.
    pub gone: DoorSet,
}

/// Where no door is held, nothing is fed: fingerprints of such games are those from before there were locks.
impl Hash for Held {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::default() {
            (b"held", self.locked.0, self.gone.0).hash(state);
        }
    }
}

impl Held {
    /// What is locked at the start.
    pub(super) fn at_start(places: &[DoorPlace]) -> Self {
        let locked = places.iter().zip(0..).filter(|(place, _)| place.locked);
        let locked = locked.fold(DoorSet::default(), |set, (_, number)| set.with(DoorId(number)));
        Self { locked, gone: DoorSet::default() }
    }

    /// Can a door be neither opened nor closed?
    #[must_use]
    pub const fn has(self, door: DoorId) -> bool {
        self.locked.has(door) || self.gone.has(door)
    }
}
