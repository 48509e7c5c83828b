//! One printed side by itself: size, lines, openings, and whether figures can get everywhere. `check` looks at both
//! sides together.

use super::Finding;
use crate::cell::{Cell, Dir, Edge, Side4};
use crate::tile::drawing::{self, MAX_SIDE};
use crate::tile::{EdgeKind, Joint, TileSide};
use crate::turn::Turn;
use crate::words::sentence;
use std::collections::BTreeSet;
use words::Text;

/// How wide an opening is in the 2016 box.
pub(super) const OPENING_WIDTH: i16 = 2;

/// What a side is called.
pub(super) const fn name(side: Side4) -> Text {
    sentence(match side {
        Side4::North => "side-north",
        Side4::East => "side-east",
        Side4::South => "side-south",
        Side4::West => "side-west",
    })
}

/// Everything wrong with a side. One with a wrong size is not looked at any further.
pub(super) fn check(side: &TileSide) -> Vec<Finding> {
    let mut found: Vec<Finding> = size(side).into_iter().collect();
    if found.is_empty() {
        lines(side, &mut found);
        openings(side, &mut found);
        on_foot(side, &mut found);
        large(side, &mut found);
    }
    found
}

/// Has the side a size that the other checks can work with?
pub(super) fn is_sound(side: &TileSide) -> bool {
    size(side).is_none()
}

fn size(side: &TileSide) -> Option<Finding> {
    let finding = |code, sentence, help| Some(Finding { code, at: None, sentence, help });
    let sized = |text: Text| text.with("width", side.w).with("height", side.h);
    let outside = |c: &Cell| c.x < 0 || c.y < 0 || c.x >= side.w || c.y >= side.h;
    let mut edges = side.edges.keys().chain(&side.door_marks);
    if side.spaces.is_empty() {
        return finding("empty", sentence("side-empty"), sentence("draw-space"));
    }
    if side.w > MAX_SIDE || side.h > MAX_SIDE {
        return finding(
            "size",
            sized(sentence("side-large")).with("most", MAX_SIDE),
            sentence("side-large-help"),
        );
    }
    let mut cells = side.spaces.keys().chain(side.openings.iter().map(|(c, _)| c));
    if cells.any(outside) || edges.any(|e| e.cells().iter().all(outside)) {
        return finding("size", sized(sentence("side-outside")), sentence("side-outside-help"));
    }
    let empty_column = [0, side.w - 1].into_iter().any(|x| side.spaces.keys().all(|c| c.x != x));
    let empty_row = [0, side.h - 1].into_iter().any(|y| side.spaces.keys().all(|c| c.y != y));
    if empty_column || empty_row {
        return finding("size", sentence("side-margin"), sentence("side-margin-help"));
    }
    None
}

/// Printed lines lie between two spaces; a door mark lies on a border that is open otherwise.
fn lines(side: &TileSide, found: &mut Vec<Finding>) {
    let inside = |e: &Edge| e.cells().iter().all(|c| side.has(*c));
    for edge in side.edges.keys().chain(&side.door_marks).filter(|e| !inside(e)) {
        found.push(Finding {
            code: "line-at-outline",
            at: None,
            sentence: sentence("side-line").with("edge", edge.text()),
            help: sentence("side-line-help"),
        });
    }
    for edge in side.door_marks.iter().filter(|e| side.edges.contains_key(e)) {
        found.push(Finding {
            code: "door-mark",
            at: Some(drawing::position_of_edge(*edge)),
            sentence: sentence("side-door-mark"),
            help: sentence("side-door-mark-help"),
        });
    }
}

fn openings(side: &TileSide, found: &mut Vec<Finding>) {
    let inner = |(cell, s): &&(Cell, Side4)| !side.has(*cell) || side.has(cell.step(s.dir()));
    for (cell, s) in side.openings.iter().filter(inner) {
        found.push(Finding {
            code: "opening-inside",
            at: None,
            sentence: sentence("side-opening-inside").with("side", name(*s)).with("cell", cell.to_string()),
            help: sentence("side-opening-inside-help"),
        });
    }
    let joints = side.joints();
    if joints.is_empty() {
        found.push(Finding {
            code: "no-opening",
            at: None,
            sentence: sentence("side-no-opening"),
            help: sentence("side-no-opening-help"),
        });
    }
    for joint in joints.iter().filter(|j| j.width != OPENING_WIDTH) {
        found.push(Finding {
            code: "opening-width",
            at: Some(drawing::position_of_edge(joint.from.edge(joint.side))),
            sentence: sentence("side-opening-width").with("width", joint.width).with("wanted", OPENING_WIDTH),
            help: sentence("side-opening-width-help"),
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
            sentence: sentence("side-cut-off").with("count", count),
            help: sentence("side-cut-off-help"),
        });
    }
}

/// A base of 2×2 comes in by any opening and must get out by any other. Red lines do not stop it, walls do. It may
/// stand half outside an opening: the row of spaces beyond it belongs to whatever is joined there.
fn large(side: &TileSide, found: &mut Vec<Finding>) {
    let joints: Vec<Joint> = side.joints().into_iter().filter(|j| j.width == OPENING_WIDTH).collect();
    let beyond: BTreeSet<Cell> =
        joints.iter().flat_map(|j| j.cells().map(|c| c.step(j.side.dir()))).collect();
    let open = |cell: Cell, s: Side4| {
        let other = cell.step(s.dir());
        match (side.has(cell), side.has(other)) {
            (true, true) => side.border(cell.edge(s)) != EdgeKind::Wall,
            (true, false) => side.openings.contains(&(cell, s)),
            (false, true) => side.openings.contains(&(other, Turn::R180.side(s))),
            (false, false) => beyond.contains(&cell) && beyond.contains(&other),
        }
    };
    // By its north-west cell: the four borders inside the base.
    let fits = |c: Cell| {
        open(c, Side4::East)
            && open(c, Side4::South)
            && open(c.step(Dir::SE), Side4::North)
            && open(c.step(Dir::SE), Side4::West)
    };
    let half_outside = |joint: &Joint| match joint.side {
        Side4::North => joint.from.step(Dir::N),
        Side4::West => joint.from.step(Dir::W),
        Side4::South | Side4::East => joint.from,
    };
    let Some(first) = joints.first() else { return };
    let reached = flood([half_outside(first)], |_, _, to| fits(to));
    for joint in joints.iter().skip(1).filter(|j| !reached.contains(&half_outside(j))) {
        found.push(Finding {
            code: "large-stuck",
            at: Some(drawing::position_of_edge(joint.from.edge(joint.side))),
            sentence: sentence("side-large-stuck").with("side", name(first.side)),
            help: sentence("side-large-stuck-help"),
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
