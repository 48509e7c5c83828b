//! The characters of a drawing, where they stand, and what is wrong with one.

use crate::cell::{Cell, Edge, Side4};
use crate::tile::EdgeKind;
use words::Text;

/// The longest side a tile may have, in spaces.
pub const MAX_SIDE: i16 = 12;

/// Characters from one column of corners to the next.
pub(super) const STEP: usize = 4;

/// Something wrong in a drawing. Lines and columns count from 0, from the drawing's own first character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blot {
    /// Which rule is broken, as a short name that stays.
    pub code: &'static str,
    /// Line within the drawing.
    pub line: usize,
    /// Column within the drawing.
    pub column: usize,
    /// What is wrong.
    pub sentence: Text,
    /// What to do about it.
    pub help: Text,
}

/// The arrow that marks an opening towards `side`.
pub(super) const fn arrow(side: Side4) -> char {
    match side {
        Side4::North => '^',
        Side4::East => '>',
        Side4::South => 'v',
        Side4::West => '<',
    }
}

pub(super) const fn line_glyph(kind: EdgeKind, west: bool) -> char {
    match kind {
        EdgeKind::Open => ' ',
        EdgeKind::Impassable => ':',
        EdgeKind::Blocking => '#',
        EdgeKind::Wall if west => '|',
        EdgeKind::Wall => '-',
    }
}

/// Where the first character of a border, or the middle one of a space, stands: (line, column).
#[must_use]
pub const fn position_of_edge(edge: Edge) -> (usize, usize) {
    let (x, y) = (edge.cell.x as usize, edge.cell.y as usize);
    if edge.west { (2 * y + 1, STEP * x) } else { (2 * y, STEP * x + 1) }
}

/// Where the middle character of a space stands: (line, column).
#[must_use]
pub const fn position_of_cell(cell: Cell) -> (usize, usize) {
    (2 * cell.y as usize + 1, STEP * cell.x as usize + 2)
}
