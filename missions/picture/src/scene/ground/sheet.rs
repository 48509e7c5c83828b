//! What the floors of both sides are drawn on: a tile side in its printed coordinates, and the chance that belongs to it.

use crate::scene::noise::Noise;
use crate::scene::shape::{Draw, Path, Rect};
use crate::scene::theme::FloorColours;
use tiles::{Cell, TileSide};

/// Something drawn in the printed coordinates of a tile.
pub(super) type Print = Vec<Draw>;

/// A tile side and the chance that belongs to it.
pub(super) struct Sheet<'a> {
    pub(super) side: &'a TileSide,
    pub(super) noise: Noise,
    pub(super) colors: &'a FloorColours,
}

impl Sheet<'_> {
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.side.spaces.keys().copied()
    }

    pub(super) fn difficult(&self, cell: Cell) -> bool {
        self.side.spaces.get(&cell).is_some_and(|s| s.difficult)
    }

    /// All its spaces, so much larger that no gap is seen between tiles that lie close.
    pub(super) fn floor(&self) -> Path {
        squares(self.cells(), 0.004)
    }

    /// The square of a space, smaller by `inset` on every side.
    pub(super) fn square(cell: Cell, inset: f32) -> Rect {
        Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0).grown(-inset)
    }
}

/// The squares of spaces, larger by `reach`: a rectangle for all that lie side by side in a row.
pub(super) fn squares(cells: impl Iterator<Item = Cell>, reach: f32) -> Path {
    let mut cells: Vec<Cell> = cells.collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    let mut path = Path::new();
    for row in cells.chunk_by(|a, b| a.y == b.y && a.x + 1 == b.x) {
        if let [first, .., last] | [first @ last] = row {
            let rect = Sheet::square(*first, 0.0).with(Sheet::square(*last, 0.0));
            path.rect(rect.grown(reach));
        }
    }
    path
}

/// Where small things lie in a difficult space: spread without a pattern the eye would catch.
pub(super) const SPOTS: [(f32, f32); 7] =
    [(0.22, 0.27), (0.54, 0.20), (0.80, 0.36), (0.37, 0.52), (0.68, 0.62), (0.24, 0.77), (0.55, 0.84)];
