//! One line between two corner points, walked from space to space (ruling 4).
//! What is open is asked of a `View`, so that the same walk answers, explains, and reports which doors it depends on.

use crate::borders::{Borders, JOINED};
use crate::layout::{CellIndex, EdgeIndex, Layout};

/// Where a line meets the lines of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meeting {
    /// It crosses the inside of an edge.
    Edge(EdgeIndex),
    /// It passes through a corner point.
    Corner(CellIndex),
}

/// The line runs through spaces that are not difficult (or beside a void).
pub(crate) const PLAIN_GROUND: u8 = 1;
/// The line runs through the inside of a difficult region.
pub(crate) const DIFFICULT_GROUND: u8 = 2;

/// What a walk looks at.
pub(crate) trait View {
    /// Is an edge open to sight?
    fn edge(&mut self, edge: EdgeIndex) -> bool;
    /// Which of the four edges around a corner are open to sight.
    fn around(&mut self, corner: CellIndex) -> u8;
    /// The line goes on over ground of a kind (0: along the border of a difficult region), having met `at`.
    fn ground(&mut self, kind: u8, at: Meeting);
}

/// The plain view: what is open, and which kinds of ground were passed.
pub(crate) struct PlainView<'a> {
    pub(crate) borders: &'a Borders,
    pub(crate) passed: u8,
}

impl View for PlainView<'_> {
    fn edge(&mut self, edge: EdgeIndex) -> bool {
        self.borders.open(edge, crate::borders::Across::Sight)
    }

    fn around(&mut self, corner: CellIndex) -> u8 {
        self.borders.sight_around(corner)
    }

    fn ground(&mut self, kind: u8, _: Meeting) {
        self.passed |= kind;
    }
}

/// Ruling 5: a line cuts the border of a difficult region when its inside lies both in the inside of the region and
/// outside. Touching a corner point or running along the border is neither.
pub(crate) const fn cuts(passed: u8) -> bool {
    passed == PLAIN_GROUND | DIFFICULT_GROUND
}

/// Walk from corner `from` to corner `to`. `starts` are the quadrants around `from` which the thread may start in;
/// the answer is the set of quadrants around `to` it can arrive in, or the first thing in its way. For `from == to`
/// these are the same quadrants.
pub(crate) fn trace(
    layout: &Layout,
    view: &mut impl View,
    from: CellIndex,
    to: CellIndex,
    starts: u8,
) -> Result<u8, Meeting> {
    let (x0, y0) = ((from % layout.stride) as isize, (from / layout.stride) as isize);
    let (x1, y1) = ((to % layout.stride) as isize, (to / layout.stride) as isize);
    let (dx, dy) = (x1 - x0, y1 - y0);
    match (dx, dy) {
        (0, 0) => Ok(starts),
        (_, 0) | (0, _) => along(layout, view, from, dx, dy, starts),
        _ => across(layout, view, from, dx, dy, starts),
    }
}

/// A line that is not parallel to the grid: through the insides of spaces, over edges and corner points.
fn across(
    layout: &Layout,
    view: &mut impl View,
    from: CellIndex,
    dx: isize,
    dy: isize,
    starts: u8,
) -> Result<u8, Meeting> {
    let (east, south) = (usize::from(dx > 0), usize::from(dy > 0));
    let stride = layout.stride;
    // The quadrant of a corner point that the line leaves it by; it reaches a corner point by the opposite one.
    let ahead = [[0, 1], [3, 2]][south][east];
    let behind = (ahead + 2) % 4;
    if starts >> ahead & 1 == 0 {
        return Err(Meeting::Corner(from));
    }
    let (width, height) = (dx.abs(), dy.abs());
    let (step_x, step_y) = (dx.signum(), dy.signum() * stride as isize);
    let mut space = from - (1 - east) - (1 - south) * stride;
    let mut met = Meeting::Corner(from);
    // Which comes first, the next line of the grid from north to south (below zero) or from west to east?
    let mut order = height - width;
    let mut columns = width;
    loop {
        view.ground(1 + u8::from(layout.difficult[space]), met);
        if order == 0 {
            let corner = space + east + south * stride;
            if columns == 1 {
                return Ok(1 << behind);
            }
            met = Meeting::Corner(corner);
            if JOINED[usize::from(view.around(corner))][behind] >> ahead & 1 == 0 {
                return Err(met);
            }
            columns -= 1;
            order = height - width;
            space = space.wrapping_add_signed(step_x + step_y);
            continue;
        }
        let edge;
        if order < 0 {
            edge = 2 * (space + east) + 1;
            space = space.wrapping_add_signed(step_x);
            columns -= 1;
            order += height;
        } else {
            edge = 2 * (space + south * stride);
            space = space.wrapping_add_signed(step_y);
            order -= width;
        }
        met = Meeting::Edge(edge);
        if !view.edge(edge) {
            return Err(met);
        }
    }
}

/// A line along the grid: unit by unit, on either side of it (lane 0 is north or west of it), changing lanes where
/// the edge between them is open.
fn along(
    layout: &Layout,
    view: &mut impl View,
    from: CellIndex,
    dx: isize,
    dy: isize,
    starts: u8,
) -> Result<u8, Meeting> {
    let stride = layout.stride;
    let flat = dy == 0;
    let forward = dx + dy > 0;
    let units = (dx + dy).unsigned_abs();
    // Distance from lane 0 to lane 1, and from one unit to the next.
    let (apart, step) = if flat { (stride, 1) } else { (1, stride) };
    // The lanes as quadrants of the corner the line starts in; it arrives in the ones mirrored along the line.
    let (out, arrive) = match (flat, forward) {
        (true, true) => ([1, 2], [0, 3]),
        (true, false) => ([0, 3], [1, 2]),
        (false, true) => ([3, 2], [0, 1]),
        (false, false) => ([0, 1], [3, 2]),
    };
    let mut lanes = starts >> out[0] & 1 | (starts >> out[1] & 1) << 1;
    let mut second = if forward { from } else { from - step };
    let mut corner = from;
    if lanes == 0 {
        return Err(Meeting::Corner(from));
    }
    for unit in 0..units {
        if unit > 0 {
            let next = if forward { second + step } else { second - step };
            corner = if forward { corner + step } else { corner - step };
            // The edges met head-on lie at the north or west of the unit that is further south or east.
            let head = 2 * next.max(second) + usize::from(flat);
            let open = u8::from(view.edge(head - 2 * apart)) | u8::from(view.edge(head)) << 1;
            if lanes & open == 0 {
                return Err(match lanes {
                    1 => Meeting::Edge(head - 2 * apart),
                    2 => Meeting::Edge(head),
                    _ => Meeting::Corner(corner),
                });
            }
            lanes &= open;
            second = next;
        }
        let kind = match (layout.difficult[second - apart], layout.difficult[second]) {
            (false, false) => PLAIN_GROUND,
            (true, true) => DIFFICULT_GROUND,
            _ => 0,
        };
        view.ground(kind, Meeting::Corner(corner));
        if lanes != 3 && view.edge(2 * second + usize::from(!flat)) {
            lanes = 3;
        }
    }
    Ok((lanes & 1) << arrive[0] | (lanes >> 1) << arrive[1])
}
