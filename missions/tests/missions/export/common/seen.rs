//! What follows from the lines one sees on a picture of a map: which spaces there are, and which are difficult.
//! The format's reader decides how lines and dots are seen.

use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, Dir, Edge, EdgeKind, Side4};

/// The spaces from the north-west one to the south-east one that walls part from what lies around: all that cannot be reached
/// from beyond the map.
pub(crate) fn spaces(first: Cell, last: Cell, edges: &BTreeMap<Edge, EdgeKind>) -> BTreeSet<Cell> {
    let (first, last) = (first.step(Dir::NW), last.step(Dir::SE));
    let (mut beyond, mut open) = (BTreeSet::from([first]), vec![first]);
    while let Some(cell) = open.pop() {
        for side in Side4::ALL {
            let next = cell.step(side.dir());
            let inside = (first.x..=last.x).contains(&next.x) && (first.y..=last.y).contains(&next.y);
            if inside && edges.get(&cell.edge(side)) != Some(&EdgeKind::Wall) && beyond.insert(next) {
                open.push(next);
            }
        }
    }
    let all = (first.y..=last.y).flat_map(|y| (first.x..=last.x).map(move |x| Cell::new(x, y)));
    all.filter(|cell| !beyond.contains(cell)).collect()
}

/// The difficult spaces, given on which sides of spaces one sees the dots of their border. Ground goes on where there are none.
pub(crate) fn difficult(dots: &BTreeSet<(Cell, Side4)>) -> Result<BTreeSet<Cell>, String> {
    let mut found: BTreeSet<Cell> = dots.iter().map(|(cell, _)| *cell).collect();
    let mut open: Vec<Cell> = found.iter().copied().collect();
    while let Some(cell) = open.pop() {
        if found.len() > 10_000 {
            return Err("difficult ground without an end".into());
        }
        for side in Side4::ALL.into_iter().filter(|side| !dots.contains(&(cell, *side))) {
            let next = cell.step(side.dir());
            if dots.contains(&(next, Side4::ALL[(side as usize + 2) % 4])) {
                return Err(format!("the border of difficult ground at {cell} has one side only"));
            }
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    Ok(found)
}
