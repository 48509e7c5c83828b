//! From pixels to columns and rows: where what lies on a Tiled map is on a mission's.

use tiles::Cell;

/// From pixels to the mission's columns and rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    /// The pixels of a space.
    pub(super) cell: f64,
    /// The column and row at the corner of the map.
    pub(super) corner: (f64, f64),
}

impl Grid {
    /// Where a place lies on the grid, as fractions of spaces.
    pub(super) fn at(self, (x, y): (f64, f64)) -> (f64, f64) {
        (x / self.cell + self.corner.0, y / self.cell + self.corner.1)
    }

    /// Spaces as pixels.
    pub(super) fn pixels(self, spaces: i16) -> f64 {
        f64::from(spaces) * self.cell
    }

    /// Pixels as spaces.
    pub(super) fn spaces(self, pixels: f64) -> f64 {
        pixels / self.cell
    }
}

/// The cell with this column and row, unless it lies beyond every table.
pub(super) fn cell((x, y): (f64, f64)) -> Option<Cell> {
    let one = |value: f64| {
        let range = f64::from(i16::MIN)..=f64::from(i16::MAX);
        range.contains(&value).then_some(value as i16)
    };
    Some(Cell::new(one(x)?, one(y)?))
}
