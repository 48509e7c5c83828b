//! Rectangles of the grid, and those that tiles and things take.

use crate::mission::Mission;
use crate::thing::{Spot, Thing, ThingKind};
use tiles::{Catalogue, Cell, Footprint, Placement, Pose};

/// A rectangle of the grid by the lines around it: the space (3, 4) lies between the lines 3 and 4, 4 and 5. That of a
/// door alone has no width or no height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The line west of it.
    pub west: i32,
    /// The line north of it.
    pub north: i32,
    /// The line east of it.
    pub east: i32,
    /// The line south of it.
    pub south: i32,
}

impl Extent {
    /// A rectangle whose north-west space is `at`, so many spaces wide and high.
    #[must_use]
    pub const fn new(at: Cell, w: i32, h: i32) -> Self {
        let (west, north) = (at.x as i32, at.y as i32);
        Self { west, north, east: west + w, south: north + h }
    }

    /// Columns.
    #[must_use]
    pub const fn width(self) -> i32 {
        self.east - self.west
    }

    /// Rows.
    #[must_use]
    pub const fn height(self) -> i32 {
        self.south - self.north
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            west: self.west.min(other.west),
            north: self.north.min(other.north),
            east: self.east.max(other.east),
            south: self.south.max(other.south),
        }
    }
}

/// What a tile covers, cut-away corners included.
pub(super) fn tile_extent(tile: Placement, catalogue: &Catalogue) -> Extent {
    let (w, h) = catalogue.side(tile.tile, tile.face).map_or((1, 1), |side| tile.turn.size(side.w, side.h));
    Extent::new(tile.at, i32::from(w), i32::from(h))
}

/// What a thing covers; of a door the line it lies on.
pub(super) fn thing_extent(thing: &Thing, mission: &Mission) -> Extent {
    match (&thing.kind, thing.spot()) {
        (_, Spot::Edge(edge)) if edge.west => Extent::new(edge.cell, 0, 2),
        (_, Spot::Edge(edge)) => Extent::new(edge.cell, 2, 0),
        (ThingKind::Figure(figure), _) => standing(figure.pose(), mission.base(thing)),
        (ThingKind::Piece(piece), _) => standing(piece.pose(), mission.base(thing)),
        (_, Spot::Cell(cell)) => Extent::new(cell, 1, 1),
    }
}

fn standing(pose: Pose, base: Footprint) -> Extent {
    let (w, h) = pose.size(base);
    Extent::new(pose.at, i32::from(w), i32::from(h))
}
