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

/// Where a door token stands: the edges it closes (two in a row in the 2016 game).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorSpot {
    /// The closed edges.
    pub edges: Vec<Edge>,
}
