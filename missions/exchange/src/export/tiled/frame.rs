//! From columns and rows to pixels: where things lie on a Tiled map, and the numbers of objects.

use super::model::Shape;
use tiles::{Cell, Edge};

/// From the mission's columns and rows to pixels, and the numbers of objects.
pub(super) struct Frame {
    pub(super) corner: Cell,
    pub(super) cell: f64,
    pub(super) objects: u32,
}

impl Frame {
    /// Where a corner of the grid lies.
    pub(super) fn at(&self, x: i32, y: i32) -> (f64, f64) {
        (
            f64::from(x - i32::from(self.corner.x)) * self.cell,
            f64::from(y - i32::from(self.corner.y)) * self.cell,
        )
    }

    /// The number of the next object.
    pub(super) const fn id(&mut self) -> u32 {
        self.objects += 1;
        self.objects
    }

    /// A line along borders in a row.
    pub(super) fn line(&self, (first, count): (Edge, i16)) -> ((f64, f64), Shape) {
        let length = f64::from(count) * self.cell;
        let end = if first.west { (0.0, length) } else { (length, 0.0) };
        (self.at(first.cell.x.into(), first.cell.y.into()), Shape::Polyline(vec![(0.0, 0.0), end]))
    }
}
