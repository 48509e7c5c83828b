//! Which tile lies where, which side up, turned how, and where doors stand. `board` checks whether placements fit together.

use crate::cell::{Cell, Edge};
use crate::tile::TileNumber;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// The two printed sides of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Face {
    /// Side A: the facility.
    #[default]
    A,
    /// Side B: hell.
    B,
}

/// One tile on the table. `at` is the north-west corner of its bounding box after the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placement {
    /// The tile's number.
    pub tile: TileNumber,
    /// The side that shows.
    pub face: Face,
    /// North-west corner of the bounding box as it lies.
    pub at: Cell,
    /// Quarter turns clockwise.
    pub turn: Turn,
}

/// Where a door stands, and how: on a line between spaces, or on spaces of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DoorSpot {
    /// The edges it closes (two in a row in the 2016 game). Of a door with a doorway they are found by the board.
    pub edges: Vec<Edge>,
    /// The spaces it fills while it is closed; none of a door on a line.
    pub doorway: Vec<Cell>,
    /// Is it a grate? Closed, it stops figures and nothing else.
    pub grate: bool,
    /// Is it open at the start?
    pub open: bool,
}

impl DoorSpot {
    /// A solid door on a line, closed at the start.
    #[must_use]
    pub fn line(edges: impl Into<Vec<Edge>>) -> Self {
        Self { edges: edges.into(), ..Self::default() }
    }
}
