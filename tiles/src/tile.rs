//! One printed piece of cardboard: its two sides, as spaces and lines. [`drawing`] writes a side as text and reads it
//! back; `board` lays sides down.

pub mod drawing;

use crate::cell::{Cell, Edge, Side4};
use crate::turn::Turn;
use std::collections::BTreeMap;

/// The number printed on a tile, 1 to 16 in the 2016 box.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct TileNumber(pub u8);

impl std::fmt::Display for TileNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:02}", self.0)
    }
}

/// A space of a tile side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Space {
    /// Dotted blue: +1 movement point to enter; its border gives cover.
    pub difficult: bool,
}

/// What a border between two spaces carries. (Doors are tokens, not print: see `DoorSpot`.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EdgeKind {
    /// Nothing.
    #[default]
    Open,
    /// Dotted red: no movement; sight, adjacency and range go across.
    Impassable,
    /// Solid red: no movement, no sight; adjacency and range go across (ruling 3).
    Blocking,
    /// Thick black: nothing goes across. Every border to the void is one.
    Wall,
}

/// One printed side. Cells run from (0, 0) to (w − 1, h − 1); cells without a space are void (cut away).
/// A border that is not in `edges` is `Open` between two spaces and `Wall` towards void or the outside,
/// except where `openings` says that another tile may be joined.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TileSide {
    /// Columns.
    pub w: i16,
    /// Rows.
    pub h: i16,
    /// The spaces.
    pub spaces: BTreeMap<Cell, Space>,
    /// Printed lines between two spaces of this side.
    pub edges: BTreeMap<Edge, EdgeKind>,
    /// Borders to the outside across which another tile's opening may lie, as (space, side of it).
    pub openings: Vec<(Cell, Side4)>,
    /// Inner borders marked as a good place for a door (a hint for the editor, not a rule).
    pub door_marks: Vec<Edge>,
}

/// A run of neighbouring outline borders across which another tile may be joined: two wide on every tile of the
/// 2016 box. Found by [`TileSide::joints`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Joint {
    /// Which way one leaves the tile through it.
    pub side: Side4,
    /// The west- or northmost space that lies at it.
    pub from: Cell,
    /// How many spaces lie at it.
    pub width: i16,
}

impl Joint {
    /// The spaces of the tile that lie at it, from west to east or from north to south.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.width).map(move |i| match self.side {
            Side4::North | Side4::South => Cell::new(self.from.x + i, self.from.y),
            Side4::East | Side4::West => Cell::new(self.from.x, self.from.y + i),
        })
    }
}

impl TileSide {
    /// Is there a space at `cell`?
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        self.spaces.contains_key(&cell)
    }

    /// What a border carries while the tile lies alone on the table: openings are walls until something is joined.
    #[must_use]
    pub fn border(&self, edge: Edge) -> EdgeKind {
        if edge.cells().iter().all(|c| self.has(*c)) {
            self.edges.get(&edge).copied().unwrap_or_default()
        } else {
            EdgeKind::Wall
        }
    }

    /// The openings gathered into runs, in reading order of their first space.
    #[must_use]
    pub fn joints(&self) -> Vec<Joint> {
        let mut openings = self.openings.clone();
        openings.sort_unstable();
        let mut joints: Vec<Joint> = Vec::new();
        for (cell, side) in openings {
            let next = |j: &&mut Joint| {
                j.side == side
                    && match side {
                        Side4::North | Side4::South => {
                            cell == Cell::new(j.from.x.saturating_add(j.width), j.from.y)
                        }
                        Side4::East | Side4::West => {
                            cell == Cell::new(j.from.x, j.from.y.saturating_add(j.width))
                        }
                    }
            };
            match joints.iter_mut().find(next) {
                Some(joint) => joint.width += 1,
                None => joints.push(Joint { side, from: cell, width: 1 }),
            }
        }
        joints.sort_unstable_by_key(|j| (j.from.y, j.from.x, j.side));
        joints
    }

    /// The side as it lies after `turn`.
    #[must_use]
    pub fn turned(&self, turn: Turn) -> Self {
        let (w, h) = turn.size(self.w, self.h);
        self.moved(w, h, |c| turn.cell(c, self.w, self.h), |s| turn.side(s))
    }

    /// The mirror image, left for right: what the back of the same piece of cardboard must have as its outline.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let side = |s| match s {
            Side4::East => Side4::West,
            Side4::West => Side4::East,
            s => s,
        };
        self.moved(self.w, self.h, |c| Cell::new(self.w - 1 - c.x, c.y), side)
    }

    /// Only what cutting the cardboard decides: which spaces exist and where the openings are.
    #[must_use]
    pub fn outline(&self) -> Self {
        let mut openings = self.openings.clone();
        openings.sort_unstable();
        openings.dedup();
        let spaces = self.spaces.keys().map(|c| (*c, Space::default())).collect();
        Self { w: self.w, h: self.h, spaces, openings, ..Self::default() }
    }

    fn moved(&self, w: i16, h: i16, cell: impl Fn(Cell) -> Cell, side: impl Fn(Side4) -> Side4) -> Self {
        let edge = |e: &Edge| {
            let seen_from = if e.west { Side4::West } else { Side4::North };
            cell(e.cell).edge(side(seen_from))
        };
        let mut out = Self {
            w,
            h,
            spaces: self.spaces.iter().map(|(c, s)| (cell(*c), *s)).collect(),
            edges: self.edges.iter().map(|(e, k)| (edge(e), *k)).collect(),
            openings: self.openings.iter().map(|(c, s)| (cell(*c), side(*s))).collect(),
            door_marks: self.door_marks.iter().map(edge).collect(),
        };
        out.openings.sort_unstable();
        out.door_marks.sort_unstable();
        out
    }
}
