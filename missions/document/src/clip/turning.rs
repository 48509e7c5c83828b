//! Turning rectangles of the grid inside a rectangle: the arithmetic behind turning a group.
//! It counts in whole numbers wider than the grid's, so that nothing is lost before the end.

use super::{Extent, thing_extent};
use crate::mission::Mission;
use crate::thing::{Spot, Thing, ThingKind};
use tiles::{Cell, Edge, Turn};

/// A turn of everything in a rectangle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turning {
    from: Extent,
    turn: Turn,
    /// The north-west corner of the rectangle after the turn.
    west: i32,
    north: i32,
}

impl Turning {
    pub(super) fn about_middle(from: Extent, turn: Turn) -> Self {
        let (w, h) = (from.width(), from.height());
        let (new_w, new_h) = if is_quarter(turn) { (h, w) } else { (w, h) };
        // Division rounds towards zero, so that the way back rounds as much the other way.
        let west = inside_grid(from.west + (w - new_w) / 2, new_w);
        let north = inside_grid(from.north + (h - new_h) / 2, new_h);
        Self { from, turn, west, north }
    }

    /// Where a part of the rectangle comes to lie.
    pub(super) fn extent(&self, part: Extent) -> Extent {
        let all = self.from;
        let (w, h) = (part.width(), part.height());
        let (x, y, w, h) = match self.turn {
            Turn::R0 => (part.west - all.west, part.north - all.north, w, h),
            Turn::R90 => (all.south - part.south, part.west - all.west, h, w),
            Turn::R180 => (all.east - part.east, all.south - part.south, w, h),
            Turn::R270 => (part.north - all.north, all.east - part.east, h, w),
        };
        let (west, north) = (self.west + x, self.north + y);
        Extent { west, north, east: west + w, south: north + h }
    }

    pub(super) fn thing(&self, thing: &Thing, mission: &Mission) -> Thing {
        let there = self.extent(thing_extent(thing, mission));
        let mut turned = thing.clone().put(match thing.spot() {
            Spot::Edge(_) => Spot::Edge(Edge { cell: there.at(), west: there.width() == 0 }),
            Spot::Cell(_) => Spot::Cell(there.at()),
        });
        if is_quarter(self.turn) && mission.base(thing).can_rotate() {
            match &mut turned.kind {
                ThingKind::Figure(figure) => figure.turned = !figure.turned,
                ThingKind::Piece(piece) => piece.turned = !piece.turned,
                ThingKind::Door(_) | ThingKind::Start(_) | ThingKind::Label(_) => {}
            }
        }
        turned
    }
}

impl Extent {
    /// Its north-west space.
    #[must_use]
    pub fn at(self) -> Cell {
        let limited = |n: i32| n.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
        Cell::new(limited(self.west), limited(self.north))
    }
}

const fn is_quarter(turn: Turn) -> bool {
    matches!(turn, Turn::R90 | Turn::R270)
}

/// The line nearest to `line` from which so many spaces still lie on the grid.
fn inside_grid(line: i32, spaces: i32) -> i32 {
    let (first, last) = (i32::from(i16::MIN), i32::from(i16::MAX) + 1 - spaces);
    line.clamp(first, last.max(first))
}
