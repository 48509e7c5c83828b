//! Random boards as text, so that a failing one can be read and kept, and their eight turns and mirror images.

use proptest::prelude::*;
use tiles::ascii::{Sketch, parse};
use tiles::board::MAX_DOORS;
use tiles::{Board, Cell, DoorId, DoorSet};

/// Where a turn or mirroring carries a cell.
pub(crate) type Carry = Box<dyn Fn(Cell) -> Cell>;

/// A board as rows of characters, in the form of `tiles::ascii`.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Drawn(pub(crate) Vec<Vec<char>>);

impl std::fmt::Debug for Drawn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "\n{}", self.text())
    }
}

impl Drawn {
    pub(crate) fn text(&self) -> String {
        self.0.iter().map(|row| row.iter().collect::<String>() + "\n").collect()
    }

    pub(crate) fn sketch(&self) -> Sketch {
        parse(&self.text())
    }

    pub(crate) fn board(&self) -> Board {
        let sketch = self.sketch();
        let read = sketch.problems.iter().filter(|p| !p.starts_with("door"));
        assert_eq!(read.count(), 0, "{self:?}");
        sketch.board
    }

    /// Columns and rows of cells.
    pub(crate) fn size(&self) -> (i16, i16) {
        ((self.0[0].len() / 2) as i16, (self.0.len() / 2) as i16)
    }

    /// Rows and columns exchanged.
    pub(crate) fn transposed(&self) -> Self {
        Self((0..self.0[0].len()).map(|x| self.0.iter().map(|row| row[x]).collect()).collect())
    }

    /// East and west exchanged.
    pub(crate) fn mirrored(&self) -> Self {
        Self(self.0.iter().map(|row| row.iter().rev().copied().collect()).collect())
    }

    /// All other ways to lay it on the table, each with what it does to the cells.
    pub(crate) fn images(&self) -> Vec<(Self, Carry)> {
        let (w, h) = self.size();
        let flat = move |c: Cell| Cell::new(w - 1 - c.x, c.y);
        let steep = move |c: Cell| Cell::new(c.x, h - 1 - c.y);
        let swap = |c: Cell| Cell::new(c.y, c.x);
        let upside_down = self.transposed().mirrored().transposed();
        vec![
            (self.mirrored(), Box::new(flat)),
            (upside_down.clone(), Box::new(steep)),
            (upside_down.mirrored(), Box::new(move |c| flat(steep(c)))),
            (self.transposed(), Box::new(swap)),
            (self.mirrored().transposed(), Box::new(move |c| swap(flat(c)))),
            (upside_down.transposed(), Box::new(move |c| swap(steep(c)))),
            (upside_down.mirrored().transposed(), Box::new(move |c| swap(flat(steep(c))))),
        ]
    }
}

/// Boards of up to `max`×`max` cells with up to three doors.
pub(crate) fn drawn(max: usize) -> impl Strategy<Value = Drawn> {
    (2..=max, 2..=max, any::<bool>()).prop_flat_map(|(w, h, crowded)| {
        let (columns, rows) = (2 * w + 1, 2 * h + 1);
        proptest::collection::vec(0u8..=255, columns * rows).prop_map(move |noise| {
            let glyph = |row: usize, column: usize| match (row % 2, column % 2) {
                (0, 0) => '+',
                (1, 1) => cell(noise[row * columns + column]),
                (0, _) if row == 0 || row == rows - 1 => '-',
                (_, 0) if column == 0 || column == columns - 1 => '|',
                _ => border(noise[row * columns + column], crowded),
            };
            Drawn((0..rows).map(|row| (0..columns).map(|column| glyph(row, column)).collect()).collect())
        })
    })
}

fn cell(noise: u8) -> char {
    match noise {
        0..=199 => '.',
        200..=235 => '~',
        236..=255 => ' ',
    }
}

fn border(noise: u8, crowded: bool) -> char {
    // A crowded board has about three times the lines of the other kind.
    match if crowded { noise } else { noise.saturating_sub(150).saturating_mul(2) } {
        0..=109 => ' ',
        110..=159 => '|',
        160..=184 => '#',
        185..=214 => ':',
        215..=228 => 'A',
        229..=242 => 'B',
        243..=255 => 'C',
    }
}

/// Every set of closed doors of a board.
pub(crate) fn door_sets(board: &Board) -> impl Iterator<Item = DoorSet> + use<> {
    (0..=board.all_doors().0).map(DoorSet)
}

/// Every door of a set.
pub(crate) fn doors_of(closed: DoorSet) -> impl Iterator<Item = DoorId> {
    (0..MAX_DOORS as u8).map(DoorId).filter(move |door| closed.has(*door))
}
