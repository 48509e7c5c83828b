//! Places and names: from the shape of a file to what they are in a mission, and back.

use crate::format::v3;
use crate::id::Name;
use tiles::{Cell, Edge, Side4};

pub(super) fn pair(cell: Cell) -> (i16, i16) {
    (cell.x, cell.y)
}

pub(super) fn name_back(name: Option<&Name>) -> String {
    name.map(|name| name.as_str().to_owned()).unwrap_or_default()
}

pub(super) fn cell((x, y): (i16, i16)) -> Cell {
    Cell::new(x, y)
}

pub(super) fn edge(at: (i16, i16), border: v3::Border) -> Edge {
    cell(at).edge(match border {
        v3::Border::North => Side4::North,
        v3::Border::East => Side4::East,
        v3::Border::South => Side4::South,
        v3::Border::West => Side4::West,
    })
}

pub(super) fn name_of(name: String) -> Option<Name> {
    (!name.is_empty()).then(|| Name::new(name))
}
