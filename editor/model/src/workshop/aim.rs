//! Where one points to in the workshop: a space, and the border of it that is nearest.
//! The tool decides what it does with that.

use missions::scene::Point;
use tiles::{Cell, Edge, Side4};

/// So near to a border, in parts of a space, one means it rather than the space.
const NEAR: f32 = 0.27;

/// So far from the corners of a border a drag along it is meant.
const CORNER: f32 = 0.22;

/// No table is larger than this each way.
const FAR: f32 = 1000.0;

/// A space and one of its borders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The space.
    pub cell: Cell,
    /// The border.
    pub(super) side: Side4,
    /// All borders that may be meant, the nearest first.
    pub(super) ways: [Side4; 4],
    /// One is near the border.
    pub near: bool,
    /// One is nearer to the west or north end of the border.
    pub(super) early: bool,
    /// One is not at a corner, where borders meet.
    pub(super) clear: bool,
}

impl Aim {
    /// Under a point of the table.
    pub fn at(point: Point) -> Self {
        let space = |along: f32| along.floor().clamp(-FAR, FAR) as i16;
        let cell = Cell::new(space(point.x), space(point.y));
        let (x, y) = (point.x - f32::from(cell.x), point.y - f32::from(cell.y));
        let mut ways = [(y, Side4::North), (1.0 - x, Side4::East), (1.0 - y, Side4::South), (x, Side4::West)];
        ways.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let (away, side) = ways[0];
        let ways = ways.map(|(_, side)| side);
        let along = if matches!(side, Side4::North | Side4::South) { x } else { y };
        let clear = away < NEAR && (CORNER..1.0 - CORNER).contains(&along);
        Self { cell, side, ways, near: away < NEAR, early: along < 0.5, clear }
    }

    /// A space one came to by keys.
    pub const fn on(cell: Cell) -> Self {
        let (side, ways) = (Side4::North, Side4::ALL);
        Self { cell, side, ways, near: false, early: false, clear: true }
    }

    /// The next space this way.
    pub const fn step(self, way: Side4) -> Self {
        Self { cell: self.cell.step(way.dir()), ..self }
    }

    /// The space is meant, and none of its borders.
    pub const fn whole(self) -> Self {
        Self { near: false, clear: true, ..self }
    }

    /// This border of the same space.
    pub const fn facing(self, side: Side4) -> Self {
        Self { side, ways: [side; 4], near: true, clear: true, ..self }
    }

    /// Its border is meant and no other.
    pub(super) const fn strict(self) -> Self {
        Self { ways: [self.side; 4], ..self }
    }

    /// Another of its borders is meant.
    pub(super) const fn towards(self, side: Side4) -> Self {
        Self { side, ..self }
    }

    /// The border.
    pub const fn edge(self) -> Edge {
        self.cell.edge(self.side)
    }
}

/// The points of a way, close enough together that no border is jumped over.
pub(super) fn between(from: Point, to: Point) -> impl Iterator<Item = Point> {
    let length = (to.x - from.x).hypot(to.y - from.y);
    // A way across the whole table is as long as any; hands that jump farther draw only at the end.
    let steps = (length * 12.0).ceil().clamp(1.0, 600.0) as u16;
    (1..=steps).map(move |step| from.towards(to, f32::from(step) / f32::from(steps)))
}
