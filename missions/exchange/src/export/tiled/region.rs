//! Sets of cells as polygons: one for every piece that hangs together. A piece with a hole is cut in two, for a polygon
//! has no holes.

use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, Dir};

/// A corner of the grid: the north-west one of the cell with this column and row.
pub(super) type Corner = (i32, i32);

/// The outlines of all pieces, each a polygon without a hole.
pub(super) fn polygons(cells: &BTreeSet<Cell>) -> Vec<Vec<Corner>> {
    let mut left = cells.clone();
    let mut out = Vec::new();
    while let Some(first) = left.first().copied() {
        let piece = connected(first, &mut left);
        outlines(piece, &mut out);
    }
    out
}

/// Take out everything that hangs together with a cell by its sides.
fn connected(first: Cell, left: &mut BTreeSet<Cell>) -> BTreeSet<Cell> {
    let mut found = BTreeSet::new();
    let mut queue = vec![first];
    while let Some(cell) = queue.pop() {
        // A step at the end of the integer range leads to the cell itself, which is taken by then.
        if left.remove(&cell) {
            let _ = found.insert(cell);
            queue.extend(Dir::STRAIGHT.map(|dir| cell.step(dir)));
        }
    }
    found
}

fn outlines(piece: BTreeSet<Cell>, out: &mut Vec<Vec<Corner>>) {
    let mut loops = trace(&piece);
    if loops.len() < 2 {
        out.append(&mut loops);
        return;
    }
    // The loop that reaches furthest west is the outer one; any other surrounds a hole.
    loops.sort_by_key(|corners| corners.iter().copied().min());
    let cut = cut(&loops[1..]);
    let (north, south): (BTreeSet<Cell>, BTreeSet<Cell>) =
        piece.into_iter().partition(|cell| i32::from(cell.y) <= cut);
    for part in [north, south] {
        out.append(&mut polygons(&part));
    }
}

/// The last row before a piece is cut: the first row of a hole, with as many holes to the north of it as to the south. So a
/// piece is followed a few times, however many holes it has.
fn cut(holes: &[Vec<Corner>]) -> i32 {
    let first = |hole: &Vec<Corner>| hole.iter().map(|(_, y)| *y).min().unwrap_or(0);
    let mut rows: Vec<i32> = holes.iter().map(first).collect();
    rows.sort_unstable();
    rows.get(rows.len() / 2).copied().unwrap_or(0)
}

/// Follow the borders of a piece, the piece always to the right. Where two of its cells meet at a corner only, the way
/// keeps to the same cell.
fn trace(piece: &BTreeSet<Cell>) -> Vec<Vec<Corner>> {
    let corner = |cell: Cell, dx: i32, dy: i32| (i32::from(cell.x) + dx, i32::from(cell.y) + dy);
    let mut ways: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for cell in piece {
        for (dir, from, to) in [
            (Dir::N, (0, 0), (1, 0)),
            (Dir::E, (1, 0), (1, 1)),
            (Dir::S, (1, 1), (0, 1)),
            (Dir::W, (0, 1), (0, 0)),
        ] {
            let beyond = cell.step(dir);
            if beyond == *cell || !piece.contains(&beyond) {
                ways.entry(corner(*cell, from.0, from.1)).or_default().push(corner(*cell, to.0, to.1));
            }
        }
    }
    let mut loops = Vec::new();
    while let Some(start) = ways.keys().next().copied() {
        let (mut at, mut before) = (start, None);
        let mut corners: Vec<Corner> = Vec::new();
        while let Some(next) = take(&mut ways, at, before) {
            let step = (next.0 - at.0, next.1 - at.1);
            if before != Some(step) {
                corners.push(at);
            }
            (at, before) = (next, Some(step));
        }
        loops.push(corners);
    }
    loops
}

/// The way on from a corner: the sharpest turn to the right if there are two.
fn take(ways: &mut BTreeMap<Corner, Vec<Corner>>, at: Corner, before: Option<Corner>) -> Option<Corner> {
    let ends = ways.get_mut(&at)?;
    let right = before.map(|(dx, dy)| (at.0 - dy, at.1 + dx));
    let index = ends.iter().position(|end| Some(*end) == right).unwrap_or(0);
    let end = ends.remove(index);
    if ends.is_empty() {
        let _ = ways.remove(&at);
    }
    Some(end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Is the middle of a cell inside?
    fn inside(polygon: &[Corner], cell: Cell) -> bool {
        let (x, y) = (f64::from(cell.x) + 0.5, f64::from(cell.y) + 0.5);
        let ends = polygon.iter().zip(polygon.iter().cycle().skip(1));
        // Every border is upright or level: count the upright ones to the east.
        let crossed = ends.filter(|(a, b)| {
            let (north, south) = (f64::from(a.1.min(b.1)), f64::from(a.1.max(b.1)));
            f64::from(a.0) > x && north < y && y < south
        });
        crossed.count() % 2 == 1
    }

    proptest! {
        #[test]
        fn the_cells_inside_the_polygons_are_the_cells(bits in prop::collection::vec(any::<bool>(), 49)) {
            let cell = |i: usize| Cell::new((i % 7) as i16 - 3, (i / 7) as i16 - 3);
            let cells: BTreeSet<Cell> = (0..49).filter(|i| bits[*i]).map(cell).collect();
            let polygons = polygons(&cells);
            for (i, bit) in bits.iter().enumerate() {
                let times = polygons.iter().filter(|polygon| inside(polygon, cell(i))).count();
                prop_assert_eq!(times, usize::from(*bit), "{:?} of {:?}", cell(i), polygons);
            }
        }
    }

    #[test]
    fn a_ring_is_cut_in_two_and_a_room_is_a_rectangle() {
        let room: BTreeSet<Cell> = (0..9).map(|i| Cell::new(i % 3, i / 3)).collect();
        assert_eq!(polygons(&room), [[(0, 0), (3, 0), (3, 3), (0, 3)]]);
        let mut ring = room;
        let _ = ring.remove(&Cell::new(1, 1));
        assert_eq!(polygons(&ring).len(), 2);
        let holes: Vec<_> =
            (0..9).map(|y| vec![(5, 2 * y), (6, 2 * y), (6, 2 * y + 1), (5, 2 * y + 1)]).collect();
        assert_eq!(cut(&holes), 8, "the first row of the fifth of nine holes");
        let ends = [i16::MIN, i16::MAX].map(|end| Cell::new(end, end));
        assert_eq!(polygons(&ends.into()).len(), 2, "the ends of the grid");
    }
}
