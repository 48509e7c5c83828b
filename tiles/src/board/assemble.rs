//! From placements and doors to one layout, with a list of everything that does not fit. It never refuses: what cannot
//! be is left out. The finished board is in `board`.

use crate::catalogue::Catalogue;
use crate::cell::{Cell, Edge, Side4};
use crate::clash::Clash;
use crate::ids::MAX_DOORS;
use crate::layout::{Draft, DraftDoor, MAX_SIDE};
use crate::placement::{DoorSpot, Face, Placement};
use crate::spaces::MAX_SPACES;
use crate::tile::{EdgeKind, Space, TileNumber, TileSide};
use std::collections::{BTreeMap, BTreeSet};

/// Who owns a cell of the table: the earliest placement that covers it.
struct Owner {
    placement: usize,
    space: Space,
    /// One bit per side of the cell (in the order of `Side4`) across which another tile may be joined.
    openings: u8,
}

/// The table while tiles are being laid out. Cells are keyed by (y, x): reading order.
#[derive(Default)]
struct Table {
    owners: BTreeMap<(i16, i16), Owner>,
    edges: BTreeMap<Edge, EdgeKind>,
    /// Columns and rows in use: west, east, north, south.
    bounds: Option<[i32; 4]>,
    overlapping: BTreeSet<(usize, usize)>,
    clashes: Vec<Clash>,
}

/// Lay everything out.
pub(crate) fn assemble(
    catalogue: &Catalogue,
    placed: &[Placement],
    doors: &[DoorSpot],
) -> (Draft, Vec<Clash>) {
    let mut table = Table::default();
    for (index, placement) in placed.iter().enumerate() {
        match catalogue.side(placement.tile, placement.face) {
            None => table.clashes.push(Clash::UnknownTile { placement: index, tile: placement.tile }),
            Some(side) => table.lay(index, *placement, side),
        }
    }
    count_copies(catalogue, placed, &mut table.clashes);
    table.join();
    let doors = table.stand(doors);
    let spaces = table.owners.into_iter().map(|(at, o)| (at, (o.space, o.placement))).collect();
    (Draft { spaces, edges: table.edges, doors }, table.clashes)
}

impl Table {
    /// Put one tile down, cell by cell, then the lines printed between the cells it won.
    fn lay(&mut self, index: usize, placement: Placement, side: &TileSide) {
        let Some(cells) = turned(placement, side) else {
            self.clashes.push(Clash::OffTable { placement: index });
            return;
        };
        let new = cells.iter().filter(|(_, at, _)| !self.owners.contains_key(&(at.y, at.x))).count();
        let bounds = cells.iter().fold(self.bounds, |bounds, (_, at, _)| Some(grown(bounds, *at)));
        let fits = bounds
            .is_none_or(|[west, east, north, south]| (east - west).max(south - north) < MAX_SIDE as i32);
        if !fits || self.owners.len() + new > MAX_SPACES {
            self.clashes.push(Clash::OffTable { placement: index });
            return;
        }
        self.bounds = bounds;
        let mut shared: BTreeMap<usize, Vec<Cell>> = BTreeMap::new();
        let mut laid: BTreeMap<Cell, Cell> = BTreeMap::new();
        for (printed, at, space) in cells {
            if let Some(owner) = self.owners.get(&(at.y, at.x)) {
                shared.entry(owner.placement).or_default().push(at);
                continue;
            }
            let openings = side
                .openings
                .iter()
                .filter(|(cell, _)| *cell == printed)
                .fold(0, |bits, (_, way)| bits | 1 << placement.turn.side(*way) as u8);
            let _ = self.owners.insert((at.y, at.x), Owner { placement: index, space, openings });
            let _ = laid.insert(printed, at);
        }
        for (first, mut cells) in shared {
            cells.sort_unstable_by_key(|c| (c.y, c.x));
            let _ = self.overlapping.insert((first, index));
            self.clashes.push(Clash::Overlap { first, second: index, cells });
        }
        for (edge, kind) in &side.edges {
            let [a, b] = edge.cells();
            if let (Some(a), Some(b)) = (laid.get(&a), laid.get(&b))
                && let Some(edge) = Edge::between(*a, *b)
            {
                let _ = self.edges.insert(edge, *kind);
            }
        }
    }

    /// Where two tiles meet: open where opening lies against opening, else a wall.
    fn join(&mut self) {
        for ((y, x), owner) in &self.owners {
            let cell = Cell::new(*x, *y);
            for way in [Side4::East, Side4::South] {
                let beyond = cell.step(way.dir());
                let Some(other) = self.owners.get(&(beyond.y, beyond.x)) else { continue };
                if other.placement == owner.placement {
                    continue;
                }
                let mine = owner.openings >> way as u8 & 1 == 1;
                let theirs = other.openings >> ((way as u8 + 2) % 4) & 1 == 1;
                if mine && theirs {
                    continue;
                }
                let edge = cell.edge(way);
                let _ = self.edges.insert(edge, EdgeKind::Wall);
                let pair = (owner.placement.min(other.placement), owner.placement.max(other.placement));
                // Of tiles that lie over each other, the overlap is the fault to fix, not what follows from it.
                if mine != theirs && !self.overlapping.contains(&pair) {
                    let (open, wall) = if mine {
                        (owner.placement, other.placement)
                    } else {
                        (other.placement, owner.placement)
                    };
                    self.clashes.push(Clash::OpeningAgainstWall { open, wall, edge });
                }
            }
        }
    }

    /// The doors that can stand, each at its number; one left out keeps its number and has no edges.
    fn stand(&mut self, doors: &[DoorSpot]) -> Vec<DraftDoor> {
        if doors.len() > MAX_DOORS {
            self.clashes.push(Clash::TooManyDoors { door: MAX_DOORS });
        }
        let mut standing = Vec::new();
        for (number, door) in doors.iter().take(MAX_DOORS).enumerate() {
            let draft = DraftDoor { grate: door.grate, open: door.open, ..DraftDoor::default() };
            let placed = if door.doorway.is_empty() { self.on_line(door) } else { self.on_spaces(door) };
            standing.push(match placed {
                Ok(edges) => DraftDoor { edges, doorway: door.doorway.clone(), ..draft },
                Err(edge) => {
                    self.clashes.push(Clash::DoorInNothing { door: number, edge });
                    draft
                }
            });
        }
        standing
    }

    /// The edges of a door on a line, or the first one that takes no door.
    fn on_line(&self, door: &DoorSpot) -> Result<Vec<Edge>, Edge> {
        match door.edges.iter().find(|edge| !self.takes_door(**edge)) {
            Some(edge) => Err(*edge),
            None => Ok(door.edges.clone()),
        }
    }

    /// The edges that a door on spaces of its own closes: every border of them that is not closed for good. An edge of the first
    /// space that is not there, if one is missing.
    fn on_spaces(&self, door: &DoorSpot) -> Result<Vec<Edge>, Edge> {
        if let Some(missing) = door.doorway.iter().find(|cell| !self.owners.contains_key(&(cell.y, cell.x))) {
            return Err(missing.edge(Side4::North));
        }
        let around = door.doorway.iter().flat_map(|cell| Side4::ALL.map(|side| cell.edge(side)));
        let mut edges: Vec<Edge> = around.filter(|edge| self.takes_line(*edge)).collect();
        edges.sort_unstable_by_key(|edge| (edge.cell.y, edge.cell.x, edge.west));
        edges.dedup();
        Ok(edges)
    }

    /// Is a border between two spaces, and no wall?
    fn takes_line(&self, edge: Edge) -> bool {
        self.takes_door(edge) || self.edges.get(&edge) == Some(&EdgeKind::Blocking)
    }

    fn takes_door(&self, edge: Edge) -> bool {
        let [a, b] = edge.cells();
        let kind = self.edges.get(&edge).copied().unwrap_or_default();
        a != b
            && self.owners.contains_key(&(a.y, a.x))
            && self.owners.contains_key(&(b.y, b.x))
            && matches!(kind, EdgeKind::Open | EdgeKind::Impassable)
    }
}

/// The spaces of a side as they come to lie: printed cell, cell on the table, space. `None` when any of them would
/// leave the integer grid (two cells of margin are kept, so that steps over the rim stay exact).
fn turned(placement: Placement, side: &TileSide) -> Option<Vec<(Cell, Cell, Space)>> {
    let margin = i32::from(i16::MIN) + 2..=i32::from(i16::MAX) - 2;
    if side.w > MAX_SIDE as i16 || side.h > MAX_SIDE as i16 {
        return None;
    }
    let inside = |c: &Cell| (0..side.w).contains(&c.x) && (0..side.h).contains(&c.y);
    side.spaces
        .iter()
        .filter(|(cell, _)| inside(cell))
        .map(|(cell, space)| {
            let local = placement.turn.cell(*cell, side.w, side.h);
            let x = i32::from(placement.at.x) + i32::from(local.x);
            let y = i32::from(placement.at.y) + i32::from(local.y);
            (margin.contains(&x) && margin.contains(&y))
                .then(|| (*cell, Cell::new(x as i16, y as i16), *space))
        })
        .collect()
}

fn grown(bounds: Option<[i32; 4]>, at: Cell) -> [i32; 4] {
    let (x, y) = (i32::from(at.x), i32::from(at.y));
    let [west, east, north, south] = bounds.unwrap_or([x, x, y, y]);
    [west.min(x), east.max(x), north.min(y), south.max(y)]
}

/// Pieces are double-sided: sides A and B of one number share its stock.
fn count_copies(catalogue: &Catalogue, placed: &[Placement], clashes: &mut Vec<Clash>) {
    let mut uses: BTreeMap<TileNumber, Vec<usize>> = BTreeMap::new();
    for (index, placement) in placed.iter().enumerate() {
        uses.entry(placement.tile).or_default().push(index);
    }
    for (tile, placements) in uses {
        let Some(stock) = catalogue.tiles.get(&tile).map(|t| usize::from(t.stock)) else { continue };
        if placements.len() <= stock {
            continue;
        }
        let side_a = placements.iter().filter(|p| placed[**p].face == Face::A).count();
        let side_b = placements.len() - side_a;
        clashes.push(if side_a.max(side_b) <= stock {
            Clash::BothSides { tile, placements }
        } else {
            Clash::Stock { tile, used: placements.len(), stock, extra: placements[stock..].to_vec() }
        });
    }
}
