//! The names of what a board consists of: spaces, doors, and sets of doors.
//! They stand by themselves so that every file may use them without knowing the board.

use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// A space of one board: its number in reading order (north-west first).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SpaceId(pub u16);

/// A door of one board: its position in the list handed to `assemble`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DoorId(pub u8);

/// A set of doors, one bit each; in play, the doors that are closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DoorSet(pub u32);

/// Sets without a door beyond the sixteenth are fed as they were when there could be no more: saved games hold fingerprints
/// of states.
impl Hash for DoorSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match u16::try_from(self.0) {
            Ok(low) => low.hash(state),
            Err(_) => self.0.hash(state),
        }
    }
}

impl DoorSet {
    /// The first `count` doors.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(if count < MAX_DOORS { (1 << count) - 1 } else { u32::MAX })
    }

    /// Is `door` in the set?
    #[must_use]
    pub const fn has(self, door: DoorId) -> bool {
        self.0 >> door.0 & 1 == 1
    }

    /// The set with `door`.
    #[must_use]
    pub const fn with(self, door: DoorId) -> Self {
        Self(self.0 | 1 << door.0)
    }

    /// The set without `door`.
    #[must_use]
    pub const fn without(self, door: DoorId) -> Self {
        Self(self.0 & !(1 << door.0))
    }

    /// The doors in both sets.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The most doors a board can hold: one bit of a [`DoorSet`] each.
pub const MAX_DOORS: usize = 32;
