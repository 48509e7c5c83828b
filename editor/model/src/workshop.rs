//! The tile workshop: one piece of cardboard being drawn, and the tools that draw spaces and lines on it. Plain data;
//! the window shows it, and what is drawn becomes a change of the mission like any other.

mod draft;
mod fault;
mod paper;
mod aim;
mod stroke;

pub use aim::Aim;
pub use draft::{Draft, numbers};
pub use fault::{Fault, Place, faults};
pub use paper::{Border, Print};
pub use stroke::{Stroke, Target, Tool, turned_over};

use tiles::{Cell, Edge, Face};

/// The other side of a piece.
pub const fn back(face: Face) -> Face {
    match face {
        Face::A => Face::B,
        Face::B => Face::A,
    }
}

/// Where a space lies, seen from the back. Both sides lie around the same line, so that nothing moves when spaces are
/// added at an end.
pub(crate) const fn mirrored(cell: Cell) -> Cell {
    Cell::new(-1 - cell.x, cell.y)
}

/// Where a border lies, seen from the back.
pub(crate) const fn mirrored_edge(edge: Edge) -> Edge {
    let Cell { x, y } = edge.cell;
    Edge { cell: Cell::new(if edge.west { -x } else { -1 - x }, y), west: edge.west }
}

#[cfg(test)]
mod tests;
