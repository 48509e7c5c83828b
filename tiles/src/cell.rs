//! Integer grid points: cells, the eight directions and the borders between cells.
//! Nothing here knows what lies on a cell.

use crate::words::sentence;
use serde::{Deserialize, Serialize};
use words::Text;

/// One square of the grid. `x` grows to the east, `y` grows to the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// Column, growing to the east.
    pub x: i16,
    /// Row, growing to the south.
    pub y: i16,
}

impl Cell {
    /// The cell at column `x`, row `y`.
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The cell one step in direction `dir`. Saturates at the ends of the integer range.
    #[must_use]
    pub const fn step(self, dir: Dir) -> Self {
        let (dx, dy) = dir.delta();
        Self { x: self.x.saturating_add(dx), y: self.y.saturating_add(dy) }
    }

    /// The border on one of the four sides of this cell.
    #[must_use]
    pub const fn edge(self, side: Side4) -> Edge {
        match side {
            Side4::North => Edge { cell: self, west: false },
            Side4::West => Edge { cell: self, west: true },
            Side4::South => Edge { cell: self.step(Dir::S), west: false },
            Side4::East => Edge { cell: self.step(Dir::E), west: true },
        }
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// The eight directions, clockwise from north; even ones are straight, odd ones diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Dir {
    /// North (y − 1).
    N,
    /// North-east.
    NE,
    /// East (x + 1).
    E,
    /// South-east.
    SE,
    /// South (y + 1).
    S,
    /// South-west.
    SW,
    /// West (x − 1).
    W,
    /// North-west.
    NW,
}

impl Dir {
    /// All eight, clockwise from north.
    pub const ALL: [Self; 8] = [Self::N, Self::NE, Self::E, Self::SE, Self::S, Self::SW, Self::W, Self::NW];

    /// The four straight ones, clockwise from north.
    pub const STRAIGHT: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// What one step changes in x and y.
    #[must_use]
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Self::N => (0, -1),
            Self::NE => (1, -1),
            Self::E => (1, 0),
            Self::SE => (1, 1),
            Self::S => (0, 1),
            Self::SW => (-1, 1),
            Self::W => (-1, 0),
            Self::NW => (-1, -1),
        }
    }
}

/// The four sides of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side4 {
    /// Towards y − 1.
    North,
    /// Towards x + 1.
    East,
    /// Towards y + 1.
    South,
    /// Towards x − 1.
    West,
}

impl Side4 {
    /// All four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The direction one leaves a cell by when crossing this side.
    #[must_use]
    pub const fn dir(self) -> Dir {
        match self {
            Self::North => Dir::N,
            Self::East => Dir::E,
            Self::South => Dir::S,
            Self::West => Dir::W,
        }
    }
}

/// The border between two cells: one name for it, whichever cell it is seen from.
/// It is the north border of `cell`, or its west border when `west` is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge {
    /// The cell whose north or west border it is.
    pub cell: Cell,
    /// West border (a vertical line) instead of north border (a horizontal line).
    pub west: bool,
}

impl Edge {
    /// The border two cells share, or `None` if they do not lie side by side.
    #[must_use]
    pub const fn between(a: Cell, b: Cell) -> Option<Self> {
        let (dx, dy) = (b.x as i32 - a.x as i32, b.y as i32 - a.y as i32);
        match (dx, dy) {
            (1, 0) => Some(Self { cell: b, west: true }),
            (-1, 0) => Some(Self { cell: a, west: true }),
            (0, 1) => Some(Self { cell: b, west: false }),
            (0, -1) => Some(Self { cell: a, west: false }),
            _ => None,
        }
    }

    /// The two cells on either side: the one north or west of the line first.
    #[must_use]
    pub const fn cells(self) -> [Cell; 2] {
        let other = if self.west { self.cell.step(Dir::W) } else { self.cell.step(Dir::N) };
        [other, self.cell]
    }

    /// The border in words: `west side of 3,4`.
    #[must_use]
    pub fn text(self) -> Text {
        sentence(if self.west { "cell-edge-west" } else { "cell-edge-north" })
            .with("cell", self.cell.to_string())
    }
}

impl std::fmt::Display for Edge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.text().fmt(f)
    }
}
