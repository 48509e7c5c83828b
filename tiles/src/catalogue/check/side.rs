//! One printed side by itself: size, lines, openings, and whether figures can get everywhere.
//! Both sides together are `check`'s business.

use super::Finding;
use crate::cell::{Cell, Dir, Edge, Side4};
use crate::tile::drawing::{self, MAX_SIDE};
use crate::tile::{EdgeKind, Gap, TileSide};
use std::collections::BTreeSet;

/// The four sides in words.
pub(crate) const NAMES: [&str; 4] = ["north", "east", "south", "west"];

/// How wide an opening is in the 2016 box.
const OPENING_WIDTH: i16 = 2;

pub(super) fn check(side: &TileSide) -> Vec<Finding> {
    let mut found = Vec::new();
    size(side, &mut found);
    if side.spaces.is_empty() {
        return found;
    }
    lines(side, &mut found);
    openings(side, &mut found);
    on_foot(side, &mut found);
    large(side, &mut found);
    found
}

fn size(side: &TileSide, found: &mut Vec<Finding>) {
    if side.spaces.is_empty() {
        found.push(Finding {
            code: "empty",
            at: None,
            sentence: "This side has no space.".to_owned(),
            help: "Draw at least one space: a `.` with walls `---` and `|` round it.",
        });
    } else if side.w > MAX_SIDE || side.h > MAX_SIDE {
        found.push(Finding {
            code: "size",
            at: None,
            sentence: format!("This side is {}×{} spaces; {MAX_SIDE} is the most.", side.w, side.h),
            help: "Draw two tiles.",
        });
    } else if side.spaces.keys().any(|c| c.x < 0 || c.y < 0 || c.x >= side.w || c.y >= side.h) {
        found.push(Finding {
            code: "size",
            at: None,
            sentence: format!("A space lies outside the {}×{} of this side.", side.w, side.h),
            help: "Columns and rows count from 0; correct the size or the space.",
        });
    } else {
        let empty_column = [0, side.w - 1].into_iter().find(|x| side.spaces.keys().all(|c| c.x != *x));
        let empty_row = [0, side.h - 1].into_iter().find(|y| side.spaces.keys().all(|c| c.y != *y));
        if let Some(what) = empty_column.map(|_| "column").or(empty_row.map(|_| "row")) {
            found.push(Finding {
                code: "size",
                at: None,
                sentence: format!("The first or last {what} of this side has no space."),
                help: "Draw the tile without empty rows and columns round it.",
            });
        }
    }
}

/// Printed lines lie between two spaces; a door mark lies on a border that is open otherwise.
fn lines(side: &TileSide, found: &mut Vec<Finding>) {
    let inside = |e: &Edge| e.cells().iter().all(|c| side.has(*c));
    for edge in side.edges.keys().chain(&side.door_marks).filter(|e| !inside(e)) {
        found.push(Finding {
            code: "line-at-outline",
            at: None,
            sentence: format!("The {edge} carries a line, but not both its sides are spaces."),
            help: "Take the line away: every border to the outside is a wall or an opening.",
        });
    }
    for edge in side.door_marks.iter().filter(|e| side.edges.contains_key(e)) {
        found.push(Finding {
            code: "door-mark",
            at: Some(drawing::position_of_edge(*edge)),
            sentence: "A door mark lies on a printed line.".to_owned(),
            help: "A door closes a way: take the line or the mark away.",
        });
    }
}

fn openings(side: &TileSide, found: &mut Vec<Finding>) {
    let inner = |(cell, s): &&(Cell, Side4)| !side.has(*cell) || side.has(cell.step(s.dir()));
    for (cell, s) in side.openings.iter().filter(inner) {
        found.push(Finding {
            code: "opening-inside",
            at: None,
            sentence: format!(
                "The opening {} of {cell} does not lead from a space off the tile.",
                NAMES[*s as usize]
            ),
            help: "Openings lie on the outline.",
        });
    }
    let gaps = side.gaps();
    if gaps.is_empty() {
        found.push(Finding {
            code: "no-opening",
            at: None,
            sentence: "This side has no opening.".to_owned(),
            help: "Mark two borders of the outline with `^`, `>`, `v` or `<`: nobody could come in.",
        });
    }
    for gap in gaps.iter().filter(|g| g.width != OPENING_WIDTH) {
        found.push(Finding {
            code: "opening-width",
            at: Some(drawing::position_of_edge(gap.from.edge(gap.side))),
            sentence: format!("This opening is {} wide; all openings are {OPENING_WIDTH} wide.", gap.width),
            help: "Make it two borders in a row, with a wall between it and the next opening.",
        });
    }
}

/// A small figure on foot must get from an opening to every space. (Diagonal steps reach nothing more: each has an
/// open way round its corner.)
fn on_foot(side: &TileSide, found: &mut Vec<Finding>) {
    let starts = side.openings.iter().map(|(c, _)| *c).filter(|c| side.has(*c));
    let reached =
        flood(starts, |from, dir, to| side.has(to) && side.border(from.edge(dir)) == EdgeKind::Open);
    if reached.is_empty() {
        return;
    }
    if let Some(lost) = side.spaces.keys().filter(|c| !reached.contains(c)).min_by_key(|c| (c.y, c.x)) {
        let count = side.spaces.len() - reached.len();
        found.push(Finding {
            code: "cut-off",
            at: Some(drawing::position_of_cell(*lost)),
            sentence: format!("Nobody can walk from an opening to this space ({count} in all)."),
            help: "Open a border in the ring of lines round it, or leave the space out.",
        });
    }
}

/// A base of 2×2 comes in by any opening and must get out by any other. Red lines do not stop it, walls do.
fn large(side: &TileSide, found: &mut Vec<Finding>) {
    let open = |edge: Edge| side.border(edge) != EdgeKind::Wall;
    let fits = |c: Cell| {
        let (east, south) = (c.step(Dir::E), c.step(Dir::S));
        open(east.edge(Side4::West))
            && open(south.edge(Side4::North))
            && open(south.edge(Side4::East))
            && open(east.edge(Side4::South))
    };
    let gaps: Vec<Gap> = side.gaps().into_iter().filter(|g| g.width == OPENING_WIDTH).collect();
    let inside = |gap: &Gap| match gap.side {
        Side4::North | Side4::West => gap.from,
        Side4::South => gap.from.step(Dir::N),
        Side4::East => gap.from.step(Dir::W),
    };
    let Some(first) = gaps.first() else { return };
    let reached = flood([inside(first)].into_iter().filter(|c| fits(*c)), |_, _, to| fits(to));
    // A tile with one opening may be too shallow for a large base, as an end cap is.
    for gap in gaps.iter().skip(1).filter(|g| !reached.contains(&inside(g))) {
        found.push(Finding {
            code: "large-stuck",
            at: Some(drawing::position_of_edge(gap.from.edge(gap.side))),
            sentence: format!(
                "A 2×2 base cannot get from the {} opening to this one.",
                NAMES[first.side as usize]
            ),
            help: "Leave a way two spaces wide without walls; red lines do not stop large figures.",
        });
    }
}

/// All cells that steps lead to, the starts included.
fn flood(starts: impl IntoIterator<Item = Cell>, step: impl Fn(Cell, Side4, Cell) -> bool) -> BTreeSet<Cell> {
    let mut open: Vec<Cell> = starts.into_iter().collect();
    let mut reached: BTreeSet<Cell> = open.iter().copied().collect();
    while let Some(from) = open.pop() {
        for side in Side4::ALL {
            let to = from.step(side.dir());
            if step(from, side, to) && reached.insert(to) {
                open.push(to);
            }
        }
    }
    reached
}
