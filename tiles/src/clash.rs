//! What is wrong with a layout. A clash never stops assembly: the best possible board comes with the list.

use crate::cell::{Cell, Edge};
use crate::tile::TileNumber;

/// One thing wrong with a layout. Indices are positions in the lists handed to `Board::assemble`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clash {
    /// Two tiles cover the same cells; the earlier one counts.
    Overlap {
        /// The tile that counts.
        first: usize,
        /// The tile that lies over it.
        second: usize,
        /// The cells both cover.
        cells: Vec<Cell>,
    },
    /// An opening of one tile lies against a wall of another.
    OpeningAgainstWall {
        /// The tile with the opening.
        open: usize,
        /// The tile with the wall.
        wall: usize,
        /// Where.
        edge: Edge,
    },
    /// More copies of a number than the box has.
    Stock {
        /// The number.
        tile: TileNumber,
        /// How many are used.
        used: usize,
        /// How many there are.
        stock: usize,
        /// The placements beyond the stock.
        extra: Vec<usize>,
    },
    /// More sides of a number show than pieces exist, because A and B of one piece are both used.
    BothSides {
        /// The number.
        tile: TileNumber,
        /// The placements involved.
        placements: Vec<usize>,
    },
    /// The catalogue has no such tile.
    UnknownTile {
        /// The placement.
        placement: usize,
        /// The number asked for.
        tile: TileNumber,
    },
    /// The tile lies outside the largest table we lay out (64 × 64 cells, 1,024 spaces); it is left out.
    OffTable {
        /// The placement.
        placement: usize,
    },
    /// A door is not on an opening; it is left out.
    DoorInNothing {
        /// Index in the list of doors.
        door: usize,
        /// The edge that lacks a space on one side or carries a wall.
        edge: Edge,
    },
    /// More doors than a board can hold (32); the rest is left out.
    TooManyDoors {
        /// Index of the first door left out.
        door: usize,
    },
}
