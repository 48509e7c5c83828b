//! How the booklet names places: columns and rows count from 1 at the north-west corner of the map, as at its border. The mission's
//! own numbers may be negative, and players never see them.

use crate::words::text;
use missions_picture::scene::Rect;
use tiles::Cell;

/// From the mission's numbers to those of the booklet.
#[derive(Clone, Copy)]
pub(super) struct Numbering {
    first: Cell,
}

impl Numbering {
    /// That of a map.
    pub(super) const fn of(map: Rect) -> Self {
        Self { first: Cell::new(map.west as i16, map.north as i16) }
    }

    /// A column.
    pub(super) fn column(self, x: i16) -> i32 {
        i32::from(x) - i32::from(self.first.x) + 1
    }

    /// A row.
    pub(super) fn row(self, y: i16) -> i32 {
        i32::from(y) - i32::from(self.first.y) + 1
    }

    /// A space: `5,11`.
    pub(super) fn space(self, cell: Cell) -> String {
        format!("{},{}", self.column(cell.x), self.row(cell.y))
    }

    /// Spaces: `5,11  6,11`.
    pub(super) fn spaces(self, cells: impl IntoIterator<Item = Cell>) -> String {
        let cells: Vec<String> = cells.into_iter().map(|cell| self.space(cell)).collect();
        cells.join("  ")
    }

    /// Columns: `3 to 5`.
    pub(super) fn columns(self, (first, last): (i16, i16)) -> String {
        span(self.column(first), self.column(last))
    }

    /// Rows: `3 to 5`.
    pub(super) fn rows(self, (first, last): (i16, i16)) -> String {
        span(self.row(first), self.row(last))
    }
}

fn span(first: i32, last: i32) -> String {
    if first == last {
        return first.to_string();
    }
    text("numbering-span").with("first", first).with("last", last).to_string()
}
