//! One side of the piece in the workshop: spaces and lines wherever they are drawn, not pushed into a corner as in a
//! `TileSide`. It sees to it that no line hangs in the void; whether the side is a good one the catalogue's checks say.

use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, Edge, EdgeKind, Face, Side4, Space, TileSide};

/// What can be printed between two spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// A line.
    Line(EdgeKind),
    /// A good place for a door.
    Door,
}

/// What a border is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// There is no space on either side.
    Void,
    /// Between two spaces, with what is printed there.
    Inner(Option<Print>),
    /// On the outline, where one leaves this space by this side; perhaps an opening.
    Outline(Cell, Side4, bool),
}

/// One side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paper {
    pub(super) spaces: BTreeMap<Cell, Space>,
    pub(super) lines: BTreeMap<Edge, EdgeKind>,
    pub(super) doors: BTreeSet<Edge>,
    pub(super) openings: BTreeSet<(Cell, Side4)>,
}

impl Paper {
    /// Of a printed side whose north-west corner is to lie here.
    pub(super) fn of(side: &TileSide, at: Cell) -> Self {
        let put = |cell: Cell| Cell::new(cell.x + at.x, cell.y + at.y);
        let put_edge = |edge: &Edge| Edge { cell: put(edge.cell), west: edge.west };
        let printed = side.edges.iter().filter(|(_, kind)| **kind != EdgeKind::Open);
        let mut paper = Self {
            spaces: side.spaces.iter().map(|(cell, space)| (put(*cell), *space)).collect(),
            lines: printed.map(|(edge, kind)| (put_edge(edge), *kind)).collect(),
            doors: side.door_marks.iter().map(put_edge).collect(),
            openings: side.openings.iter().map(|(cell, to)| (put(*cell), *to)).collect(),
        };
        paper.tidy();
        paper
    }

    /// As a printed side: without empty rows and columns around it.
    pub(super) fn side(&self) -> TileSide {
        let Some((from, to)) = self.bounds() else { return TileSide::default() };
        let put = |cell: Cell| Cell::new(cell.x - from.x, cell.y - from.y);
        let put_edge = |edge: &Edge| Edge { cell: put(edge.cell), west: edge.west };
        TileSide {
            w: to.x - from.x + 1,
            h: to.y - from.y + 1,
            spaces: self.spaces.iter().map(|(cell, space)| (put(*cell), *space)).collect(),
            edges: self.lines.iter().map(|(edge, kind)| (put_edge(edge), *kind)).collect(),
            openings: self.openings.iter().map(|(cell, to)| (put(*cell), *to)).collect(),
            door_marks: self.doors.iter().map(put_edge).collect(),
        }
    }

    /// The north-west and south-east spaces of the rectangle around everything.
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        self.spaces.keys().fold(None, |bounds, cell| {
            let (from, to) = bounds.unwrap_or((*cell, *cell));
            let least = Cell::new(from.x.min(cell.x), from.y.min(cell.y));
            Some((least, Cell::new(to.x.max(cell.x), to.y.max(cell.y))))
        })
    }

    /// The space here.
    pub fn space(&self, cell: Cell) -> Option<Space> {
        self.spaces.get(&cell).copied()
    }

    /// What a border is.
    pub fn border(&self, edge: Edge) -> Border {
        let [before, after] = edge.cells();
        let outline = |cell, side| Border::Outline(cell, side, self.openings.contains(&(cell, side)));
        match (self.spaces.contains_key(&before), self.spaces.contains_key(&after)) {
            (false, false) => Border::Void,
            (true, true) => {
                let line = self.lines.get(&edge).map(|kind| Print::Line(*kind));
                Border::Inner(line.or_else(|| self.doors.contains(&edge).then_some(Print::Door)))
            }
            (true, false) => outline(before, if edge.west { Side4::East } else { Side4::South }),
            (false, true) => outline(after, if edge.west { Side4::West } else { Side4::North }),
        }
    }

    /// Every border with a mark for a door.
    pub fn doors(&self) -> impl Iterator<Item = Edge> {
        self.doors.iter().copied()
    }

    /// Print something between two spaces, or nothing. Elsewhere nothing happens.
    pub(super) fn print(&mut self, edge: Edge, what: Option<Print>) {
        if !matches!(self.border(edge), Border::Inner(_)) {
            return;
        }
        let _ = (self.lines.remove(&edge), self.doors.remove(&edge));
        let _ = match what {
            Some(Print::Line(EdgeKind::Open)) | None => true,
            Some(Print::Line(kind)) => self.lines.insert(edge, kind).is_none(),
            Some(Print::Door) => self.doors.insert(edge),
        };
    }

    /// Lines belong between two spaces, openings on the outline: what is neither any more goes.
    pub(super) fn tidy(&mut self) {
        let spaces = &self.spaces;
        let inner = |edge: &Edge| edge.cells().iter().all(|cell| spaces.contains_key(cell));
        self.lines.retain(|edge, _| inner(edge));
        self.doors.retain(inner);
        self.doors.retain(|edge| !self.lines.contains_key(edge));
        let outer = |(cell, side): &(Cell, Side4)| {
            spaces.contains_key(cell) && !spaces.contains_key(&cell.step(side.dir()))
        };
        self.openings.retain(outer);
    }
}

/// The side of a piece, by its letter.
pub(super) const fn index(face: Face) -> usize {
    face as usize
}
