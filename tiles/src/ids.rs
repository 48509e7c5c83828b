//! The names of what a board consists of: spaces, doors, areas, and sets of doors and areas.
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

    /// The doors that are not in the other set.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Is no door in it?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The most doors a board can hold: one bit of a [`DoorSet`] each.
pub const MAX_DOORS: usize = 32;

/// An area of one board: a part of it that comes to the table when it is revealed; its position in the list handed to
/// [`Board::with_areas`](crate::Board::with_areas).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AreaId(pub u8);

/// A set of areas, one bit each; in play, the areas that were revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AreaSet(pub u32);

/// The empty set feeds nothing: fingerprints of games without areas are those from before there were areas.
impl Hash for AreaSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != 0 {
            self.0.hash(state);
        }
    }
}

impl AreaSet {
    /// The first `count` areas.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(if count < MAX_AREAS { (1 << count) - 1 } else { u32::MAX })
    }

    /// Is `area` in the set?
    #[must_use]
    pub const fn has(self, area: AreaId) -> bool {
        (area.0 as usize) < MAX_AREAS && self.0 >> area.0 & 1 == 1
    }

    /// The set with `area`.
    #[must_use]
    pub const fn with(self, area: AreaId) -> Self {
        Self(self.0 | 1 << area.0)
    }

    /// The areas in both sets.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The most areas a board can hold: one bit of an [`AreaSet`] each.
pub const MAX_AREAS: usize = 32;
