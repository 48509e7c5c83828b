//! Which borders let what across while a given set of doors is closed, and how spaces join around a corner point.
//! Adjacency, sight and movement all rest on these two tables; nothing here knows a figure.

use crate::ids::DoorSet;
use crate::layout::{CellIndex, EdgeIndex, Layout};
use crate::tile::EdgeKind;

/// What may go across a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Across {
    /// Adjacency and range: stopped by walls and closed doors that are no grates.
    Touch = 1,
    /// Sight: stopped by blocking edges too.
    Sight = 2,
    /// A small figure on foot: stopped by blocking and impassable edges and by every closed door.
    Step = 4,
    /// The bases of large and flying figures: stopped by walls and every closed door.
    Base = 8,
}

/// The four spaces around a corner point, clockwise from the north-west, are its quadrants 0 to 3. Bit `q` of a
/// corner's "around" is set when the border between quadrants `q` and `q + 1` is open. `JOINED[around][q]` are the
/// quadrants a thread in quadrant `q` can be nudged into around the point: itself, its neighbours over their one
/// common border, and the opposite one by either way round (rulings 1, 2 and 4).
pub(crate) const JOINED: [[u8; 4]; 16] = joined();

const fn joined() -> [[u8; 4]; 16] {
    let mut table = [[0; 4]; 16];
    let mut around = 0;
    while around < 16 {
        let mut q = 0;
        while q < 4 {
            let next = around >> q & 1 == 1;
            let after_next = around >> ((q + 1) % 4) & 1 == 1;
            let back = around >> ((q + 3) % 4) & 1 == 1;
            let before_back = around >> ((q + 2) % 4) & 1 == 1;
            let mut set = 1 << q;
            if next {
                set |= 1 << ((q + 1) % 4);
            }
            if back {
                set |= 1 << ((q + 3) % 4);
            }
            if (next && after_next) || (back && before_back) {
                set |= 1 << ((q + 2) % 4);
            }
            table[around][q] = set;
            q += 1;
        }
        around += 1;
    }
    table
}

/// What may go across a border without a door.
const fn printed(kind: EdgeKind) -> u8 {
    let base = Across::Touch as u8 | Across::Base as u8;
    match kind {
        EdgeKind::Open => base | Across::Sight as u8 | Across::Step as u8,
        EdgeKind::Impassable => base | Across::Sight as u8,
        EdgeKind::Blocking => base,
        EdgeKind::Wall => 0,
    }
}

/// The open borders of a board under one set of closed doors.
#[derive(Debug)]
pub(crate) struct Borders {
    /// By edge: the sum of what may go `Across`.
    open: Vec<u8>,
    /// By corner: which of the four borders around it are open to sight.
    around: Vec<u8>,
}

impl Borders {
    pub(crate) fn new(layout: &Layout, closed: DoorSet) -> Self {
        let open: Vec<u8> = layout
            .borders
            .iter()
            .map(|border| {
                let shut = border.doors.both(closed);
                let past_doors = match (shut.is_empty(), shut.minus(layout.grates).is_empty()) {
                    (true, _) => u8::MAX,
                    (false, true) => Across::Touch as u8 | Across::Sight as u8,
                    (false, false) => 0,
                };
                past_doors & printed(border.kind)
            })
            .collect();
        let mut borders = Self { open, around: Vec::new() };
        // The first row and the first column are void: no corner of a space has them for its south-east.
        borders.around = (0..layout.grid.len())
            .map(
                |corner| {
                    if corner <= layout.stride { 0 } else { borders.around(layout, corner, Across::Sight) }
                },
            )
            .collect();
        borders
    }

    /// Is a border open?
    pub(crate) fn open(&self, edge: EdgeIndex, across: Across) -> bool {
        self.open[edge] & across as u8 != 0
    }

    /// Which of the four borders around a corner are open.
    pub(crate) fn around(&self, layout: &Layout, corner: CellIndex, across: Across) -> u8 {
        around_edges(layout, corner)
            .into_iter()
            .enumerate()
            .fold(0, |bits, (i, edge)| bits | u8::from(self.open(edge, across)) << i)
    }

    /// The same for sight, from the table.
    pub(crate) fn sight_around(&self, corner: CellIndex) -> u8 {
        self.around[corner]
    }
}

/// The borders that meet in a corner: north, east, south, west of it.
pub(crate) const fn around_edges(layout: &Layout, corner: CellIndex) -> [EdgeIndex; 4] {
    [2 * (corner - layout.stride) + 1, 2 * corner, 2 * corner + 1, 2 * (corner - 1)]
}

/// The corners of the space on a spot, clockwise from the north-west. Seen from its corner `i`, the space is
/// quadrant `(i + 2) % 4`.
pub(crate) const fn corners(layout: &Layout, spot: CellIndex) -> [CellIndex; 4] {
    [spot, spot + 1, spot + layout.stride + 1, spot + layout.stride]
}
