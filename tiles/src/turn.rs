//! Quarter turns and what they do to cells, sides and sizes.
//! Flipping a tile shows its other printed side; it is not a turn and is not here.

use crate::cell::{Cell, Side4};
use serde::{Deserialize, Serialize};

/// Clockwise quarter turns, as seen from above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Turn {
    /// As printed.
    #[default]
    R0,
    /// A quarter turn clockwise.
    R90,
    /// A half turn.
    R180,
    /// A quarter turn counter-clockwise.
    R270,
}

impl Turn {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::R0, Self::R90, Self::R180, Self::R270];

    /// Clockwise by one more quarter.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// This turn after `first`.
    #[must_use]
    pub const fn after(self, first: Self) -> Self {
        Self::ALL[(self as usize + first as usize) % 4]
    }

    /// The turn that takes this one back.
    #[must_use]
    pub const fn back(self) -> Self {
        Self::ALL[(4 - self as usize) % 4]
    }

    /// Width and height of a `w`×`h` rectangle after the turn.
    #[must_use]
    pub const fn size(self, w: i16, h: i16) -> (i16, i16) {
        match self {
            Self::R0 | Self::R180 => (w, h),
            Self::R90 | Self::R270 => (h, w),
        }
    }

    /// Where `cell` of a `w`×`h` rectangle at the origin lies after the turn; the turned rectangle starts at the
    /// origin again.
    #[must_use]
    pub const fn cell(self, cell: Cell, w: i16, h: i16) -> Cell {
        match self {
            Self::R0 => cell,
            Self::R90 => Cell::new(h - 1 - cell.y, cell.x),
            Self::R180 => Cell::new(w - 1 - cell.x, h - 1 - cell.y),
            Self::R270 => Cell::new(cell.y, w - 1 - cell.x),
        }
    }

    /// Which way a side of a cell looks after the turn.
    #[must_use]
    pub const fn side(self, side: Side4) -> Side4 {
        Side4::ALL[(side as usize + self as usize) % 4]
    }
}
