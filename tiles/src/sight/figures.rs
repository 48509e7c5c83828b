//! Cover by figures (ruling 5): does a line pass through the inside of a space that somebody stands on?
//! Only figures in the rectangle between attacker and defender are looked at; who they are is not asked.

use crate::cell::Cell;
use crate::ids::SpaceId;
use crate::layout::Layout;
use crate::spaces::Spaces;

/// What the corners of a cell, clockwise from the north-west, add to its coordinates.
const CORNERS: [(i32, i32); 4] = [(0, 0), (1, 0), (1, 1), (0, 1)];

/// Does the line from corner `i` of `from` to corner `j` of `to` pass through the inside of `cell`?
pub(crate) fn passes_through(from: Cell, i: usize, to: Cell, j: usize, cell: Cell) -> bool {
    let corner = |cell: Cell, i: usize| (i32::from(cell.x) + CORNERS[i].0, i32::from(cell.y) + CORNERS[i].1);
    let ((x0, y0), (x1, y1)) = (corner(from, i), corner(to, j));
    let (x, y) = (i32::from(cell.x), i32::from(cell.y));
    // A line between corner points passes through an open cell only if the cell lies in the line's rectangle …
    if x < x0.min(x1) || x >= x0.max(x1) || y < y0.min(y1) || y >= y0.max(y1) {
        return false;
    }
    // … and its middle is nearer to the line than its corners are to its middle, measured across the line.
    let (dx, dy) = (x1 - x0, y1 - y0);
    let offset = dx * (2 * (y - y0) + 1) - dy * (2 * (x - x0) + 1);
    offset.abs() < dx.abs() + dy.abs()
}

/// Has one of the attacker's `corners` (lowest bits of nibbles) four lines past all figures?
pub(crate) fn open_past_figures(
    layout: &Layout,
    from: SpaceId,
    to: SpaceId,
    mut corners: u16,
    figures: &Spaces,
) -> bool {
    let (a, b) = (layout.cells[usize::from(from.0)], layout.cells[usize::from(to.0)]);
    for figure in between(layout, a, b, figures) {
        if figure == from || figure == to {
            continue;
        }
        let cell = layout.cells[usize::from(figure.0)];
        for i in 0..4 {
            if corners >> (4 * i) & 1 == 1 && (0..4).any(|j| passes_through(a, i, b, j, cell)) {
                corners &= !(1 << (4 * i));
            }
        }
        if corners == 0 {
            return false;
        }
    }
    true
}

/// The members of a set in the rectangle spanned by two cells.
pub(crate) fn between(layout: &Layout, a: Cell, b: Cell, figures: &Spaces) -> impl Iterator<Item = SpaceId> {
    let columns = a.x.min(b.x)..=a.x.max(b.x);
    let (first, last) = layout.ids_of_rows(a.y.min(b.y), a.y.max(b.y));
    figures
        .iter_range(first, last)
        .filter(move |space| columns.contains(&layout.cells[usize::from(space.0)].x))
}
