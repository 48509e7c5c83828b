//! One printed piece of cardboard: its two sides, as spaces and lines.
//! Reading sides from text is `catalogue`'s business; laying them down is `board`'s.

use crate::cell::{Cell, Side4};
use std::collections::BTreeMap;

/// The number printed on a tile, 1 to 16 in the 2016 box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct TileNumber(pub u8);

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
    pub edges: BTreeMap<crate::cell::Edge, EdgeKind>,
    /// Borders to the outside across which another tile's opening may lie, as (space, side of it).
    pub openings: Vec<(Cell, Side4)>,
    /// Inner borders marked as a good place for a door (a hint for the editor, not a rule).
    pub door_marks: Vec<crate::cell::Edge>,
}
