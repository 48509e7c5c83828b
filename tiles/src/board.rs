//! The assembled board: immutable once built, shared by every game played on it.

use crate::catalogue::Catalogue;
use crate::cell::{Cell, Edge};
use crate::clash::Clash;
use crate::footprint::{Footprint, Pose};
use crate::ground::Ground;
use crate::placement::Placement;
use crate::tile::{EdgeKind, Space};

/// A space of one board: its number in reading order (north-west first).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct SpaceId(pub u16);

/// A door of one board: its position in the list handed to `assemble`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct DoorId(pub u8);

/// A set of doors, one bit each; in play, the doors that are closed.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct DoorSet(pub u16);

impl DoorSet {
    /// Is `door` in the set?
    #[must_use]
    pub const fn has(self, door: DoorId) -> bool {
        self.0 >> door.0 & 1 == 1
    }

    /// The set without `door`.
    #[must_use]
    pub const fn without(self, door: DoorId) -> Self {
        Self(self.0 & !(1 << door.0))
    }
}

/// Where a door token stands: the edges it closes (two in a row in the 2016 game).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorSpot {
    /// The closed edges.
    pub edges: Vec<Edge>,
}

/// The most doors a board can hold (the box has 8).
pub const MAX_DOORS: usize = 12;

/// The board. Built by [`Board::assemble`], never changed afterwards.
#[derive(Debug)]
pub struct Board {}

impl Board {
    /// Lay the tiles out and put the doors in. Never fails: what cannot be is left out and listed.
    #[must_use]
    pub fn assemble(
        _catalogue: &Catalogue,
        _placed: &[Placement],
        _doors: &[DoorSpot],
    ) -> (Self, Vec<Clash>) {
        unimplemented!()
    }

    /// How many spaces.
    #[must_use]
    pub fn len(&self) -> usize {
        unimplemented!()
    }

    /// No space at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All spaces, in reading order.
    pub fn spaces(&self) -> impl Iterator<Item = SpaceId> + use<> {
        (0..self.len() as u16).map(SpaceId)
    }

    /// Where a space lies. (Board coordinates are the mission's: nothing is shifted.)
    #[must_use]
    pub fn cell(&self, _space: SpaceId) -> Cell {
        unimplemented!()
    }

    /// The space at a cell.
    #[must_use]
    pub fn space_at(&self, _cell: Cell) -> Option<SpaceId> {
        unimplemented!()
    }

    /// What is printed on a space.
    #[must_use]
    pub fn space(&self, _space: SpaceId) -> Space {
        unimplemented!()
    }

    /// What is printed on a border (doors not counted).
    #[must_use]
    pub fn edge(&self, _edge: Edge) -> EdgeKind {
        unimplemented!()
    }

    /// The placement (index) that a space belongs to.
    #[must_use]
    pub fn placement_of(&self, _space: SpaceId) -> usize {
        unimplemented!()
    }

    /// The smallest rectangle around all spaces: north-west and south-east cell. `None` for an empty board.
    #[must_use]
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        unimplemented!()
    }

    /// How many doors the board has (open or closed).
    #[must_use]
    pub fn door_count(&self) -> usize {
        unimplemented!()
    }

    /// All doors as a set: every door closed.
    #[must_use]
    pub fn all_doors(&self) -> DoorSet {
        DoorSet(((1u32 << self.door_count()) - 1) as u16)
    }

    /// The edges of a door.
    #[must_use]
    pub fn door_edges(&self, _door: DoorId) -> &[Edge] {
        unimplemented!()
    }

    /// The spaces on both sides of a door.
    #[must_use]
    pub fn door_spaces(&self, _door: DoorId) -> &[SpaceId] {
        unimplemented!()
    }

    /// The spaces a base covers in a pose, or `None` where it does not lie wholly on the board without a wall or
    /// a closed door inside it. Row by row from the north-west.
    #[must_use]
    pub fn covered(&self, _footprint: Footprint, _pose: Pose, _closed: DoorSet) -> Option<Covered> {
        unimplemented!()
    }

    /// The spaces under a base that is known to lie on the board, its north-west space being `at`.
    #[must_use]
    pub fn under(&self, _footprint: Footprint, _at: SpaceId, _turned: bool) -> Covered {
        unimplemented!()
    }

    /// Everything that can be asked while exactly `closed` doors are closed. Built when first asked for and shared.
    #[must_use]
    pub fn ground(&self, _closed: DoorSet) -> &Ground {
        unimplemented!()
    }
}

/// The spaces under a base: at most 6 in the box; 9 is our limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    pub(crate) spaces: [SpaceId; 9],
    pub(crate) len: u8,
}

impl std::ops::Deref for Covered {
    type Target = [SpaceId];
    fn deref(&self) -> &[SpaceId] {
        &self.spaces[..self.len as usize]
    }
}
