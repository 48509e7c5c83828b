//! Ruling 4 once more, from its words and not from the engine's walk: a thread of finite thinness is laid beside the
//! line, point by point, and every piece of it is cut with every border that blocks sight. Exact, slow, only for tests.

use std::collections::BTreeSet;
use tiles::{Board, Cell, DoorSet, Edge, EdgeKind, SpaceId};

type Point = (i64, i64);

/// What the corners of a cell, clockwise from the north-west, add to its coordinates.
const CORNERS: [Point; 4] = [(0, 0), (1, 0), (1, 1), (0, 1)];

/// The borders that block sight, as segments between corner points.
pub(crate) struct Blockers(Vec<(Point, Point)>);

impl Blockers {
    pub(crate) fn of(board: &Board, closed: DoorSet) -> Self {
        let mut edges = BTreeSet::new();
        for space in board.spaces() {
            for side in tiles::Side4::ALL {
                let edge = board.cell(space).edge(side);
                let solid = matches!(board.edge(edge), EdgeKind::Wall | EdgeKind::Blocking);
                if solid || board.doors_on(edge).any(|door| closed.has(door)) {
                    let _ = edges.insert(edge);
                }
            }
        }
        Self(edges.into_iter().map(ends).collect())
    }

    /// Is the straight piece from `a` to `b` free, all coordinates being `scale` to a cell?
    fn free(&self, a: Point, b: Point, scale: i64) -> bool {
        self.0
            .iter()
            .all(|((x0, y0), (x1, y1))| !meet(a, b, (x0 * scale, y0 * scale), (x1 * scale, y1 * scale)))
    }
}

fn ends(edge: Edge) -> (Point, Point) {
    let (x, y) = (i64::from(edge.cell.x), i64::from(edge.cell.y));
    if edge.west { ((x, y), (x, y + 1)) } else { ((x, y), (x + 1, y)) }
}

/// Do two closed segments share a point?
fn meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let turn =
        |p: Point, q: Point, r: Point| ((q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0)).signum();
    let within = |p: Point, q: Point, r: Point| {
        r.0 >= p.0.min(q.0) && r.0 <= p.0.max(q.0) && r.1 >= p.1.min(q.1) && r.1 <= p.1.max(q.1)
    };
    let (abc, abd, cda, cdb) = (turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b));
    (abc != abd && cda != cdb)
        || (abc == 0 && within(a, b, c))
        || (abd == 0 && within(a, b, d))
        || (cda == 0 && within(c, d, a))
        || (cdb == 0 && within(c, d, b))
}

/// Is the line from corner `i` of one space to corner `j` of another clear?
pub(crate) fn clear(board: &Board, blockers: &Blockers, a: (SpaceId, usize), b: (SpaceId, usize)) -> bool {
    let corner = |(space, i): (SpaceId, usize)| {
        let Cell { x, y } = board.cell(space);
        (i64::from(x) + CORNERS[i].0, i64::from(y) + CORNERS[i].1)
    };
    let (p, q) = (corner(a), corner(b));
    let (dx, dy) = (q.0 - p.0, q.1 - p.1);
    // Every crossing of the line with the grid, and the middles between them, in parts of `steps`.
    let steps = 2 * dx.abs().max(1) * dy.abs().max(1);
    let scale = 1000 * steps;
    let mut marks: BTreeSet<i64> = (0..=dx.abs()).map(|i| i * steps / dx.abs().max(1)).collect();
    marks.extend((0..=dy.abs()).map(|i| i * steps / dy.abs().max(1)));
    let marks: Vec<i64> = marks.into_iter().collect();
    let middles = marks.windows(2).map(|pair| (pair[0] + pair[1], 2));
    let mut stations: Vec<(i64, i64)> = marks.iter().map(|m| (2 * m, 2)).chain(middles).collect();
    stations.sort_unstable();
    let stations = &stations[1..stations.len().max(2) - 1];
    // Beside each of them, to the left and to the right of the line.
    let beside = |(mark, half): (i64, i64)| {
        let at = (p.0 * scale + dx * 1000 * mark / half, p.1 * scale + dy * 1000 * mark / half);
        [(at.0 + dy, at.1 - dx), (at.0 - dy, at.1 + dx)]
    };
    // The points next to a corner point, one in each of the four cells around it.
    let near = |corner: Point, quadrant: usize| {
        let (x, y) = CORNERS[quadrant];
        (corner.0 * scale + 20 * (2 * x - 1), corner.1 * scale + 20 * (2 * y - 1))
    };
    let free = |a: Point, b: Point| blockers.free(a, b, scale);
    // The short way round a corner point: over one border, or over two where the cells are opposite.
    let joined = |corner: Point, a: usize, b: usize| {
        let hop = |a: usize, b: usize| free(near(corner, a), near(corner, b));
        match (a + 4 - b) % 4 {
            0 => true,
            1 | 3 => hop(a, b),
            _ => [1, 3].into_iter().any(|way| hop(a, (a + way) % 4) && hop((a + way) % 4, b)),
        }
    };
    let (from, to) = ((a.1 + 2) % 4, (b.1 + 2) % 4);
    if p == q {
        return joined(p, from, to);
    }
    // Cells the line (or a thread beside it) begins in: those the line has on its left or right right away.
    let ahead = |corner: Point, dx: i64, dy: i64| {
        let cell_of = |q: usize| (2 * CORNERS[q].0 - 1, 2 * CORNERS[q].1 - 1);
        (0..4).filter(move |q| {
            let (x, y) = cell_of(*q);
            let _ = corner;
            (dx == 0 || dx.signum() == x) && (dy == 0 || dy.signum() == y)
        })
    };
    let mut reached: Vec<Point> =
        ahead(p, dx, dy).filter(|q| joined(p, from, *q)).map(|quadrant| near(p, quadrant)).collect();
    for station in stations {
        let next = beside(*station);
        reached = next.into_iter().filter(|n| reached.iter().any(|r| free(*r, *n))).collect();
    }
    ahead(q, -dx, -dy)
        .filter(|quadrant| joined(q, *quadrant, to))
        .any(|quadrant| reached.iter().any(|r| free(*r, near(q, quadrant))))
}

/// Does the line from corner `i` of one space to corner `j` of another lie both inside and outside of difficult
/// ground? A line along the border of difficult ground is neither.
pub(crate) fn cuts(board: &Board, a: (SpaceId, usize), b: (SpaceId, usize)) -> bool {
    let corner = |(space, i): (SpaceId, usize)| {
        let Cell { x, y } = board.cell(space);
        (i64::from(x) + CORNERS[i].0, i64::from(y) + CORNERS[i].1)
    };
    let (p, q) = (corner(a), corner(b));
    let (dx, dy) = (q.0 - p.0, q.1 - p.1);
    let difficult = |x: i64, y: i64| {
        board.space_at(Cell::new(x as i16, y as i16)).is_some_and(|space| board.space(space).difficult)
    };
    // Points of the line that lie on no corner point, close enough together to fall into every space.
    let parts = 4 * (dx.abs() + 1) * (dy.abs() + 1) + 1;
    let grounds = (1..parts).filter_map(|part| {
        let (x, y) = (p.0 * parts + dx * part, p.1 * parts + dy * part);
        let columns = if x % parts == 0 { vec![x / parts - 1, x / parts] } else { vec![x.div_euclid(parts)] };
        let rows = if y % parts == 0 { vec![y / parts - 1, y / parts] } else { vec![y.div_euclid(parts)] };
        let touched: BTreeSet<bool> =
            columns.iter().flat_map(|x| rows.iter().map(|y| difficult(*x, *y))).collect();
        (touched.len() == 1).then(|| touched.contains(&true))
    });
    grounds.collect::<BTreeSet<bool>>().len() == 2
}
