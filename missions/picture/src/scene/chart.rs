//! What lies on the table, ready to be drawn: every space with its tile, every border that carries a line.
//! Built on the assembled board; tiles the board had no room for are charted beside it, so that nothing goes unseen.

use crate::scene::shape::{Path, Point, Rect};
use missions_document::id::Id;
use missions_document::layout::Layout;
use missions_document::mission::Mission;
use std::collections::BTreeMap;
use tiles::{Catalogue, Cell, Clash, Edge, EdgeKind, Face, Placement, Side4, TileSide};

/// A space of the table.
#[derive(Clone, Copy, Debug)]
pub struct Floor {
    /// The tile it is of, by position in [`Chart::tiles`].
    pub tile: usize,
    pub(crate) face: Face,
    pub(crate) difficult: bool,
}

/// A tile of the mission as it lies.
#[derive(Debug)]
pub struct Laid<'a> {
    /// Its number in the mission.
    pub id: Id,
    /// How it lies.
    pub placement: Placement,
    /// `None` for a tile the catalogue does not have.
    pub side: Option<&'a TileSide>,
    /// The board had no room for it.
    pub(crate) off: bool,
}

/// The table.
#[derive(Debug, Default)]
pub struct Chart<'a> {
    /// The tiles, in the order of their numbers.
    pub tiles: Vec<Laid<'a>>,
    /// Spaces by (y, x): in reading order.
    pub(crate) floors: BTreeMap<(i16, i16), Floor>,
    /// Borders that carry a line, walls to the void among them.
    pub(crate) lines: BTreeMap<Edge, EdgeKind>,
    /// Borders across which two tiles are joined.
    pub joined: Vec<Edge>,
    /// Openings with nothing behind them: border and which way one would leave.
    pub(crate) open_ends: Vec<(Edge, Side4)>,
    /// Cells covered more than once, with the tiles that are in the way.
    pub(crate) overlaps: BTreeMap<Cell, Vec<Id>>,
}

impl<'a> Chart<'a> {
    /// The table of a mission.
    #[must_use]
    pub fn of(mission: &Mission, catalogue: &'a Catalogue) -> Self {
        let mut chart = Self::default();
        for (id, placement) in mission.tiles() {
            let side = catalogue.side(placement.tile, placement.face);
            chart.tiles.push(Laid { id: *id, placement: *placement, side, off: false });
        }
        let Layout { board, clashes, .. } = Layout::of(mission, catalogue);
        for space in board.spaces() {
            let tile = board.placement_of(space);
            let cell = board.cell(space);
            let difficult = board.space(space).difficult;
            let floor = Floor { tile, face: chart.tiles[tile].placement.face, difficult };
            let _ = chart.floors.insert((cell.y, cell.x), floor);
        }
        chart.lines.extend(board.borders().into_iter().filter(|(_, kind)| *kind != EdgeKind::Open));
        for clash in clashes {
            match clash {
                Clash::OffTable { placement } => chart.lay_beside(placement),
                Clash::Overlap { first, second, cells } => {
                    for cell in cells {
                        let ids = chart.overlaps.entry(cell).or_default();
                        ids.extend([chart.tiles[first].id, chart.tiles[second].id]);
                    }
                }
                _ => {}
            }
        }
        chart.find_joints();
        chart
    }

    /// The space at a cell.
    #[must_use]
    pub fn floor(&self, cell: Cell) -> Option<&Floor> {
        self.floors.get(&(cell.y, cell.x))
    }

    /// Every space, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, &Floor)> {
        self.floors.iter().map(|((y, x), floor)| (Cell::new(*x, *y), floor))
    }

    /// A tile the board has no room for: its spaces where nothing lies yet, its own lines, walls all round.
    fn lay_beside(&mut self, index: usize) {
        let laid = &mut self.tiles[index];
        laid.off = true;
        let (placement, Some(side)) = (laid.placement, laid.side) else { return };
        let printed: Vec<(Cell, Cell)> =
            side.spaces.keys().filter_map(|cell| Some((*cell, lies_at(placement, side, *cell)?))).collect();
        for (cell, at) in &printed {
            let difficult = side.spaces[cell].difficult;
            let floor = Floor { tile: index, face: placement.face, difficult };
            let _ = self.floors.entry((at.y, at.x)).or_insert(floor);
        }
        for (cell, at) in printed {
            for way in Side4::ALL {
                let edge = at.edge(placement.turn.side(way));
                let kind = side.border(cell.edge(way));
                if kind != EdgeKind::Open && self.floor(at).is_some_and(|f| f.tile == index) {
                    let _ = self.lines.insert(edge, kind);
                }
            }
        }
    }

    /// Take the walls away that stand in openings which lead nowhere.
    pub(crate) fn leave_open(&mut self) {
        for (edge, _) in std::mem::take(&mut self.open_ends) {
            let _ = self.lines.remove(&edge);
        }
    }

    fn find_joints(&mut self) {
        for laid in &self.tiles {
            let Some(side) = laid.side else { continue };
            for (cell, way) in &side.openings {
                let Some(at) = lies_at(laid.placement, side, *cell) else { continue };
                let way = laid.placement.turn.side(*way);
                let (edge, beyond) = (at.edge(way), at.step(way.dir()));
                if !self.floors.contains_key(&(beyond.y, beyond.x)) {
                    self.open_ends.push((edge, way));
                } else if !self.lines.contains_key(&edge) {
                    self.joined.push(edge);
                }
            }
        }
        self.joined.sort_unstable();
        self.joined.dedup();
        self.open_ends.sort_unstable_by_key(|(edge, _)| *edge);
        self.open_ends.dedup_by_key(|(edge, _)| *edge);
    }
}

/// Where a printed space of a tile comes to lie; `None` beyond the ends of the integer grid.
pub fn lies_at(placement: Placement, side: &TileSide, cell: Cell) -> Option<Cell> {
    let local = placement.turn.cell(cell, side.w, side.h);
    Some(Cell::new(placement.at.x.checked_add(local.x)?, placement.at.y.checked_add(local.y)?))
}

/// A path in the printed coordinates of a tile, as it comes to lie.
pub(crate) fn laid(placement: Placement, side: &TileSide, path: &Path) -> Path {
    path.map(|p| put(placement, side, p))
}

/// A point in the printed coordinates of a tile, as it comes to lie.
pub(crate) fn put(placement: Placement, side: &TileSide, p: Point) -> Point {
    let (x, y) = (f32::from(placement.at.x), f32::from(placement.at.y));
    let (w, h) = (f32::from(side.w), f32::from(side.h));
    match placement.turn {
        tiles::Turn::R0 => Point::new(x + p.x, y + p.y),
        tiles::Turn::R90 => Point::new(x + h - p.y, y + p.x),
        tiles::Turn::R180 => Point::new(x + w - p.x, y + h - p.y),
        tiles::Turn::R270 => Point::new(x + p.y, y + w - p.x),
    }
}

/// The ends of a border, the north or west one first.
pub(crate) fn ends(edge: Edge) -> (Point, Point) {
    let a = Point::new(f32::from(edge.cell.x), f32::from(edge.cell.y));
    (a, if edge.west { a.shifted(0.0, 1.0) } else { a.shifted(1.0, 0.0) })
}

/// Borders in a row gathered into runs: the first border of each run, and how many.
pub fn runs(edges: impl IntoIterator<Item = Edge>) -> Vec<(Edge, i16)> {
    // Along a run the cell's column (or, of west borders, its row) grows; sorting brings runs together.
    let mut edges: Vec<Edge> = edges.into_iter().collect();
    edges.sort_unstable_by_key(
        |e| if e.west { (true, e.cell.x, e.cell.y) } else { (false, e.cell.y, e.cell.x) },
    );
    edges.dedup();
    let mut runs: Vec<(Edge, i16)> = Vec::new();
    for edge in edges {
        if let Some((first, count)) = runs.last_mut() {
            let (dx, dy) = if first.west { (0, *count) } else { (*count, 0) };
            let next = (first.cell.x.checked_add(dx), first.cell.y.checked_add(dy));
            if first.west == edge.west && next == (Some(edge.cell.x), Some(edge.cell.y)) {
                *count += 1;
                continue;
            }
        }
        runs.push((edge, 1));
    }
    runs
}

/// The ends of a run.
pub fn run_ends((first, count): (Edge, i16)) -> (Point, Point) {
    let (a, _) = ends(first);
    let length = f32::from(count);
    (a, if first.west { a.shifted(0.0, length) } else { a.shifted(length, 0.0) })
}

/// The rectangle around a tile as it lies.
pub(crate) fn extent(laid: &Laid<'_>) -> Option<Rect> {
    let at = laid.placement.at;
    let (w, h) = match laid.side {
        Some(side) => {
            let (w, h) = laid.placement.turn.size(side.w, side.h);
            (f32::from(w), f32::from(h))
        }
        None => (UNKNOWN, UNKNOWN),
    };
    (w > 0.0 && h > 0.0).then(|| Rect::new(f32::from(at.x), f32::from(at.y), w, h))
}

/// How large a tile is drawn whose size nobody knows.
pub(crate) const UNKNOWN: f32 = 4.0;
