//! What is printed and placed on one board, stored for fast look-ups: a grid with a ring of void around it.
//! It is the memory behind `Board` and `Ground`; `board::assemble` brings the tiles here.

use crate::cell::{Cell, Edge};
use crate::ids::{DoorId, DoorSet, MAX_DOORS, SpaceId};
use crate::relief::Relief;
use crate::spaces::Spaces;
use crate::tile::{EdgeKind, Space};
use std::collections::BTreeMap;

/// The longest side of a board, in cells: one row fits into a 64-bit word.
pub(crate) const MAX_SIDE: usize = 64;

/// No space here.
pub(crate) const VOID: u16 = u16::MAX;

/// Position of a cell in the padded grid; the corner point at the cell's north-west has the same number.
pub(crate) type CellIndex = usize;

/// Position of an edge: twice the spot of its cell, plus one for a west edge.
pub(crate) type EdgeIndex = usize;

/// What a layout is made from. Spaces are keyed by (y, x), so that they come in reading order.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    /// Every space and the placement it belongs to.
    pub(crate) spaces: BTreeMap<(i16, i16), (Space, usize)>,
    /// Borders that are not `Open`, between two spaces.
    pub(crate) edges: BTreeMap<Edge, EdgeKind>,
    /// Every door; one that was left out has no edges.
    pub(crate) doors: Vec<DraftDoor>,
}

/// A door that stands, or has been left out.
#[derive(Clone, Debug, Default)]
pub(crate) struct DraftDoor {
    pub(crate) edges: Vec<Edge>,
    /// The spaces it fills while it is closed.
    pub(crate) doorway: Vec<Cell>,
    pub(crate) grate: bool,
    /// Is it open at the start?
    pub(crate) open: bool,
}

/// A door, the spaces on both sides of it, and those it fills.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    pub(crate) edges: Vec<Edge>,
    pub(crate) spaces: Vec<SpaceId>,
    pub(crate) doorway: Vec<SpaceId>,
}

/// A printed border and the doors that stand on it, one bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Border {
    pub(crate) kind: EdgeKind,
    pub(crate) doors: DoorSet,
}

/// The board's memory.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    origin: Cell,
    /// Columns and rows of the smallest rectangle around all spaces.
    pub(crate) w: usize,
    pub(crate) h: usize,
    /// Spots from one row to the next.
    pub(crate) stride: usize,
    /// The space at every spot, or `VOID`.
    pub(crate) grid: Vec<u16>,
    /// The borders, by `EdgeIndex`.
    pub(crate) borders: Vec<Border>,
    /// The cell of every space.
    pub(crate) cells: Vec<Cell>,
    /// The spot of every space.
    pub(crate) spots: Vec<CellIndex>,
    /// Column and row of every space within the rectangle.
    pub(crate) locals: Vec<(u8, u8)>,
    pub(crate) printed: Vec<Space>,
    /// By spot: is there a difficult space?
    pub(crate) difficult: Vec<bool>,
    /// The same by row, one bit per column.
    pub(crate) difficult_rows: Vec<u64>,
    pub(crate) placements: Vec<usize>,
    /// The number of the first space in every row, and of the first one after the last row.
    row_starts: Vec<u16>,
    pub(crate) doors: Vec<Door>,
    /// The doors that stop figures and nothing else.
    pub(crate) grates: DoorSet,
    /// The doors that are open at the start.
    pub(crate) open: DoorSet,
    /// By spot; empty where nothing rises and no furniture stands.
    relief: Vec<Relief>,
    /// The spaces that are not void; `None` where all are uncovered.
    pub(crate) uncovered: Option<Spaces>,
}

impl Layout {
    /// Store a draft. It must fit `MAX_SIDE` and `MAX_SPACES`, and its doors must stand between spaces.
    pub(crate) fn new(draft: Draft) -> Self {
        let columns = draft.spaces.keys().map(|(_, x)| *x);
        let (west, east) = (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(-1));
        let north = draft.spaces.keys().next().map_or(0, |(y, _)| *y);
        let south = draft.spaces.keys().next_back().map_or(-1, |(y, _)| *y);
        let w = (i32::from(east) - i32::from(west) + 1) as usize;
        let h = (i32::from(south) - i32::from(north) + 1) as usize;
        let stride = w + 2;
        let mut layout = Self {
            origin: Cell::new(west, north),
            w,
            h,
            stride,
            grid: vec![VOID; stride * (h + 2)],
            borders: vec![Border { kind: EdgeKind::Wall, doors: DoorSet::default() }; stride * (h + 2) * 2],
            cells: Vec::new(),
            spots: Vec::new(),
            locals: Vec::new(),
            printed: Vec::new(),
            difficult: vec![false; stride * (h + 2)],
            difficult_rows: vec![0; h],
            placements: Vec::new(),
            row_starts: Vec::new(),
            doors: Vec::new(),
            grates: DoorSet::default(),
            open: DoorSet::default(),
            relief: Vec::new(),
            uncovered: None,
        };
        for ((y, x), (space, placement)) in draft.spaces {
            let cell = Cell::new(x, y);
            let Some(spot) = layout.spot(cell) else { continue };
            layout.grid[spot] = layout.cells.len() as u16;
            layout.cells.push(cell);
            layout.spots.push(spot);
            let (x, y) = layout.local_of_spot(spot);
            layout.locals.push((x as u8, y as u8));
            layout.printed.push(space);
            layout.difficult[spot] = space.difficult;
            layout.difficult_rows[y] |= u64::from(space.difficult) << x;
            layout.placements.push(placement);
        }
        layout.row_starts = (0..=layout.h)
            .map(|y| layout.spots.partition_point(|spot| *spot < (y + 1) * stride) as u16)
            .collect();
        for spot in layout.spots.clone() {
            for (other, edge) in [(spot - stride, 2 * spot), (spot - 1, 2 * spot + 1)] {
                if layout.grid[other] != VOID {
                    layout.borders[edge].kind = EdgeKind::Open;
                }
            }
        }
        for (edge, kind) in draft.edges {
            if let Some(spot) = layout.inner_edge(edge) {
                layout.borders[spot].kind = kind;
            }
        }
        for (number, door) in draft.doors.into_iter().enumerate() {
            layout.put_door(DoorId(number as u8), door);
        }
        layout
    }

    fn put_door(&mut self, id: DoorId, door: DraftDoor) {
        let DraftDoor { edges, doorway, grate, open } = door;
        let mut spaces = Vec::new();
        for edge in &edges {
            if let Some(spot) = self.inner_edge(*edge) {
                let doors = &mut self.borders[spot].doors;
                *doors = doors.with(id);
            }
            spaces.extend(edge.cells().iter().filter_map(|c| self.space_at(*c)));
        }
        spaces.sort_unstable();
        spaces.dedup();
        if grate {
            self.grates = self.grates.with(id);
        }
        if open {
            self.open = self.open.with(id);
        }
        let doorway = doorway.into_iter().filter_map(|cell| self.space_at(cell)).collect();
        self.doors.push(Door { edges, spaces, doorway });
    }

    /// The doors on a border that stop sight while they are closed.
    pub(crate) fn blinds(&self, edge: EdgeIndex) -> DoorSet {
        self.borders[edge].doors.minus(self.grates)
    }

    /// Does anything rise or stand anywhere?
    pub(crate) const fn has_relief(&self) -> bool {
        !self.relief.is_empty()
    }

    /// What rises or stands on a spot.
    pub(crate) fn relief_at(&self, spot: CellIndex) -> Relief {
        self.relief.get(spot).copied().unwrap_or_default()
    }

    /// Lay a relief on a cell; one where no space is, is left out.
    pub(crate) fn lay_relief(&mut self, cell: Cell, relief: Relief) {
        let Some(space) = self.space_at(cell) else { return };
        if !self.has_relief() && relief != Relief::default() {
            self.relief = vec![Relief::default(); self.grid.len()];
        }
        if self.has_relief() {
            self.relief[self.spots[usize::from(space.0)]] = relief;
        }
    }

    /// The same layout with everything but some spaces turned to void. Numbers stay.
    pub(crate) fn part(&self, uncovered: &Spaces) -> Self {
        let mut part = self.clone();
        let mut left = Spaces::EMPTY;
        for (space, spot) in self.spots.iter().enumerate() {
            let space = SpaceId(space as u16);
            if self.holds(space) && uncovered.has(space) {
                left.insert(space);
                continue;
            }
            part.grid[*spot] = VOID;
            part.difficult[*spot] = false;
            let (x, y) = self.local_of_spot(*spot);
            part.difficult_rows[y] &= !(1 << x);
            for edge in [2 * spot, 2 * spot + 1, 2 * (spot + self.stride), 2 * (spot + 1) + 1] {
                part.borders[edge].kind = EdgeKind::Wall;
            }
        }
        for door in &mut part.doors {
            door.spaces.retain(|space| left.has(*space));
            door.doorway.retain(|space| left.has(*space));
        }
        part.uncovered = Some(left);
        part
    }

    /// Is a space of this number there, and not void?
    pub(crate) fn holds(&self, space: SpaceId) -> bool {
        self.spots.get(usize::from(space.0)).is_some_and(|spot| self.grid[*spot] != VOID)
    }

    /// The spot of a cell inside the rectangle around all spaces.
    pub(crate) fn spot(&self, cell: Cell) -> Option<CellIndex> {
        let (x, y) = self.local(cell)?;
        Some((y + 1) * self.stride + x + 1)
    }

    /// Column and row of a cell, counted from the north-west of the rectangle around all spaces.
    pub(crate) fn local(&self, cell: Cell) -> Option<(usize, usize)> {
        let x = usize::try_from(i32::from(cell.x) - i32::from(self.origin.x)).ok()?;
        let y = usize::try_from(i32::from(cell.y) - i32::from(self.origin.y)).ok()?;
        (x < self.w && y < self.h).then_some((x, y))
    }

    /// Column and row of a spot; the ring of void north and west of the rectangle has none.
    pub(crate) const fn local_of_spot(&self, spot: CellIndex) -> (usize, usize) {
        (spot % self.stride - 1, spot / self.stride - 1)
    }

    /// The cell at a column and row of the rectangle.
    pub(crate) const fn cell_at(&self, x: usize, y: usize) -> Cell {
        Cell::new(self.origin.x + x as i16, self.origin.y + y as i16)
    }

    /// The space at a column and row of the rectangle.
    pub(crate) fn space_at_local(&self, x: usize, y: usize) -> Option<SpaceId> {
        if x >= self.w || y >= self.h {
            return None;
        }
        let space = self.grid[(y + 1) * self.stride + x + 1];
        (space != VOID).then_some(SpaceId(space))
    }

    /// The space at a cell.
    pub(crate) fn space_at(&self, cell: Cell) -> Option<SpaceId> {
        let space = self.grid[self.spot(cell)?];
        (space != VOID).then_some(SpaceId(space))
    }

    /// The numbers of the first space in a row and of the first one after another row; both rows hold spaces.
    pub(crate) fn ids_of_rows(&self, north: i16, south: i16) -> (u16, u16) {
        let row = |y: i16| (i32::from(y) - i32::from(self.origin.y)) as usize;
        (self.row_starts[row(north)], self.row_starts[row(south) + 1])
    }

    /// The position of an edge between two spaces.
    pub(crate) fn inner_edge(&self, edge: Edge) -> Option<EdgeIndex> {
        let [a, b] = edge.cells();
        if a == b || self.space_at(a).is_none() || self.space_at(b).is_none() {
            return None;
        }
        Some(2 * self.spot(edge.cell)? + usize::from(edge.west))
    }

    /// The edge at a position.
    pub(crate) const fn edge_at(&self, edge: EdgeIndex) -> Edge {
        let (x, y) = self.local_of_spot(edge / 2);
        Edge { cell: self.cell_at(x, y), west: edge % 2 == 1 }
    }

    /// The doors of a list that stand on a border, as `DoorId`s.
    pub(crate) fn doors_on(&self, edge: EdgeIndex) -> impl Iterator<Item = DoorId> + use<> {
        let doors = self.borders[edge].doors;
        (0..MAX_DOORS as u8).map(DoorId).filter(move |door| doors.has(*door))
    }
}
