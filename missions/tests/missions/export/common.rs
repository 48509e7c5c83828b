//! What the readers of several formats share: a board rebuilt from lines, and the comparison of what is
//! seen on two boards.

pub(crate) mod alike;
pub(crate) mod colour;
pub(crate) mod kind;
pub(crate) mod seen;

use missions::export::{self, File, Options, Subject};
use missions::format::Sources;
use missions::{Layout, Mission};
use rule_system::View;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tiles::{Board, Cell, DoorSet, Edge, EdgeKind, Sight, SpaceId};

/// A mission in a format.
pub(crate) fn exported(name: &str, mission: &Mission, to: &str, options: &Options) -> Vec<File> {
    let exporter = export::named(to).expect("a format");
    let sources = &Sources::default();
    let subject =
        Subject { mission: &mission.seen(&View::WHOLE), name, art: &Arc::default(), replays: &[], sources };
    exporter.export(&subject, options).expect("it can be written")
}

/// Lines and doors as a reader found them, with the cell that is the north-west corner of its world.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found {
    /// The cells there are.
    pub(crate) cells: BTreeSet<Cell>,
    /// The difficult ones among them.
    pub(crate) difficult: BTreeSet<Cell>,
    /// What is printed on borders. Borders without an entry are open, those to where no cell is are walls.
    pub(crate) edges: BTreeMap<Edge, EdgeKind>,
    /// The borders of each door.
    pub(crate) doors: Vec<Vec<Edge>>,
}

impl Found {
    /// As a board, with the north-west cell moved to the origin.
    pub(crate) fn board(&self) -> Result<(Board, Cell), String> {
        let least = |of: fn(&Cell) -> i16| self.cells.iter().map(of).min().unwrap_or(0);
        let most = |of: fn(&Cell) -> i16| self.cells.iter().map(of).max().unwrap_or(0);
        let origin = Cell::new(least(|c| c.x), least(|c| c.y));
        let (w, h) = (most(|c| c.x) - origin.x + 1, most(|c| c.y) - origin.y + 1);
        let mut rows = vec![vec![' '; 2 * w as usize + 1]; 2 * h as usize + 1];
        rows[0][0] = '+';
        let mut mark = |cell: Cell, (dx, dy): (i16, i16), sign: char| {
            let (x, y) = (2 * (cell.x - origin.x) + dx, 2 * (cell.y - origin.y) + dy);
            let row = usize::try_from(y).ok().and_then(|y| rows.get_mut(y));
            let spot = usize::try_from(x).ok().and_then(|x| row?.get_mut(x));
            spot.map(|spot| *spot = sign).ok_or_else(|| format!("{cell} lies off the map"))
        };
        for cell in &self.cells {
            mark(*cell, (1, 1), if self.difficult.contains(cell) { '~' } else { '.' })?;
        }
        let border = |edge: &Edge| if edge.west { (0, 1) } else { (1, 0) };
        for (edge, kind) in &self.edges {
            let sign = match kind {
                EdgeKind::Wall if edge.west => '|',
                EdgeKind::Wall => '-',
                EdgeKind::Blocking => '#',
                EdgeKind::Impassable => ':',
                _ => ' ',
            };
            mark(edge.cell, border(edge), sign)?;
        }
        for (letter, door) in ('A'..).zip(&self.doors) {
            for edge in door {
                mark(edge.cell, border(edge), letter)?;
            }
        }
        let text: String = rows.into_iter().map(|row| row.into_iter().collect::<String>() + "\n").collect();
        let sketch = tiles::ascii::parse(&text);
        if sketch.problems.is_empty() { Ok((sketch.board, origin)) } else { Err(sketch.problems.join("; ")) }
    }
}

/// The borders along a straight line between two corners of the grid, given by the spaces to the south-east of them.
pub(crate) fn along(a: Cell, b: Cell) -> Result<Vec<Edge>, String> {
    let edge = |x, y, west| Edge { cell: Cell::new(x, y), west };
    if a.x == b.x && a.y != b.y {
        Ok((a.y.min(b.y)..a.y.max(b.y)).map(|y| edge(a.x, y, true)).collect())
    } else if a.y == b.y && a.x != b.x {
        Ok((a.x.min(b.x)..a.x.max(b.x)).map(|x| edge(x, a.y, false)).collect())
    } else {
        Err(format!("a line from {a} to {b} follows no border"))
    }
}

/// The closed doors of one board as those of the other: doors are matched by their borders.
fn same_doors(from: &Board, closed: DoorSet, to: &Board, shift: Cell) -> DoorSet {
    let moved = |edge: &Edge| {
        let cell = Cell::new(edge.cell.x - shift.x, edge.cell.y - shift.y);
        Edge { cell, ..*edge }
    };
    let mut set = DoorSet::default();
    for door in (0..from.door_count()).map(|door| tiles::DoorId(door as u8)).filter(|d| closed.has(*d)) {
        for edge in from.door_edges(door) {
            for there in to.doors_on(moved(edge)) {
                set.0 |= 1 << there.0;
            }
        }
    }
    set
}

/// Where the two boards disagree about who sees whom, for every pair of spaces, with all doors closed, each one open, and all
/// open. The number of pairs that were compared.
pub(crate) fn same_sight(mission: &Mission, found: &Found) -> Result<usize, String> {
    let board = Layout::of(mission, mission.catalogue()).board;
    let (theirs, origin) = found.board()?;
    let there = |space: SpaceId| {
        let cell = board.cell(space);
        theirs.space_at(Cell::new(cell.x - origin.x, cell.y - origin.y)).ok_or(format!("no space at {cell}"))
    };
    let all = board.all_doors();
    let doors = (0..board.door_count()).map(|door| tiles::DoorId(door as u8));
    let mut compared = 0;
    for closed in [all, DoorSet::default()].into_iter().chain(doors.map(|door| all.without(door))) {
        let grounds = [board.ground(closed), theirs.ground(same_doors(&board, closed, &theirs, origin))];
        let [ours, others] = grounds.map(Sight::without_figures);
        for a in board.spaces() {
            for b in board.spaces() {
                if ours.sees(a, b) != others.sees(there(a)?, there(b)?) {
                    return Err(format!("{} and {}: {}", board.cell(a), board.cell(b), ours.sees(a, b)));
                }
                compared += 1;
            }
        }
    }
    Ok(compared)
}
