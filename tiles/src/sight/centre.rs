//! One line between the centres of two spaces, walked from space to space.
//! It answers alike from both ends, names the first thing in its way, and asks a `View` what is open.

use crate::borders::corners;
use crate::cell::{Cell, Edge};
use crate::ids::SpaceId;
use crate::layout::{CellIndex, Layout, VOID};
use crate::sight::policy::{CentreRule, WallEnds};
use crate::sight::trace::View;
use crate::spaces::Spaces;

/// What stops a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A wall, a closed door or a blocking edge.
    Border(Edge),
    /// A corner point with no free way round it, named by the cell whose north-west corner it is.
    Corner(Cell),
    /// Tall furniture on a space.
    Furniture(SpaceId),
    /// A space that lies too high to be seen over, or whose edge hides what is beyond from one who stands at its foot.
    Cliff(SpaceId),
    /// A figure on a space.
    Figure(SpaceId),
}

/// A line and who may stand in its way.
struct Line<'a> {
    layout: &'a Layout,
    ends: [CellIndex; 2],
    /// Spaces from this height on stop the line wherever it meets them.
    too_high: i16,
    figures: Option<&'a Spaces>,
}

impl Line<'_> {
    fn height(&self, spot: CellIndex) -> i16 {
        i16::from(self.layout.relief_at(spot).height)
    }

    /// What on a space stops a line through it.
    fn blocker(&self, spot: CellIndex) -> Option<Obstacle> {
        let space = self.layout.grid[spot];
        if space == VOID || self.ends.contains(&spot) {
            return None;
        }
        let space = SpaceId(space);
        if self.layout.relief_at(spot).is_tall() {
            return Some(Obstacle::Furniture(space));
        }
        if self.height(spot) >= self.too_high {
            return Some(Obstacle::Cliff(space));
        }
        self.figures.filter(|figures| figures.has(space)).map(|_| Obstacle::Figure(space))
    }

    /// Is there a free way round a corner point for a line that leaves it by quadrant `ahead`?
    fn passes(&self, around: u8, corner: CellIndex, ahead: usize, ends: WallEnds) -> bool {
        if ends == WallEnds::Stop && around != 15 {
            return false;
        }
        let open = |q: usize| around >> (q % 4) & 1 == 1;
        // Bit `q` is the border between quadrants `q` and `q + 1`; the flanks lie one quadrant to either side.
        let way = |flank: usize| {
            open(flank) && open(flank + 3) && self.blocker(quadrant(self.layout, corner, flank % 4)).is_none()
        };
        way(ahead + 1) || way(ahead + 3)
    }
}

/// The spot in a quadrant of a corner point, clockwise from the north-west.
const fn quadrant(layout: &Layout, corner: CellIndex, q: usize) -> CellIndex {
    match q {
        0 => corner - layout.stride - 1,
        1 => corner - layout.stride,
        2 => corner,
        _ => corner - 1,
    }
}

/// Walk from the centre of one space to the centre of another; the first thing in the way, if there is any. `figures`
/// are the spaces of those who stop sight; who stands on the two spaces themselves does not matter.
pub(crate) fn walk(
    layout: &Layout,
    view: &mut impl View,
    rule: CentreRule,
    (from, to): (SpaceId, SpaceId),
    figures: Option<&Spaces>,
) -> Option<Obstacle> {
    let [start, end] = [from, to].map(|space| layout.spots[usize::from(space.0)]);
    let stride = layout.stride;
    let dx = (end % stride) as isize - (start % stride) as isize;
    let dy = (end / stride) as isize - (start / stride) as isize;
    let mut line = Line { layout, ends: [start, end], too_high: i16::MAX, figures };
    let heights = line.ends.map(|spot| line.height(spot));
    let cliff = rule.cliff.filter(|_| layout.has_relief()).map(i16::from);
    if let Some(cliff) = cliff {
        line.too_high = heights[0].max(heights[1]) + cliff;
    }
    let (east, south) = (usize::from(dx > 0), usize::from(dy > 0));
    let ahead = [[0, 1], [3, 2]][south][east];
    let (step_x, step_y) = (dx.signum(), dy.signum() * stride as isize);
    let (width, height) = (dx.abs(), dy.abs());
    // Which comes first, the next line of the grid from north to south (below zero) or from west to east? Both at
    // zero: a corner point. Centres lie half a space from the first line.
    let mut order = height - width;
    let mut at = start;
    while at != end {
        let before = at;
        if order == 0 {
            let corner = corners(layout, at)[ahead];
            if !line.passes(view.around(corner), corner, ahead, rule.wall_ends) {
                let (x, y) = layout.local_of_spot(corner);
                return Some(Obstacle::Corner(layout.cell_at(x, y)));
            }
            at = at.wrapping_add_signed(step_x + step_y);
            order += 2 * (height - width);
        } else {
            let edge = if order < 0 { 2 * (at + east) + 1 } else { 2 * (at + south * stride) };
            if !view.edge(edge) {
                return Some(Obstacle::Border(layout.edge_at(edge)));
            }
            if order < 0 {
                at = at.wrapping_add_signed(step_x);
                order += 2 * height;
            } else {
                at = at.wrapping_add_signed(step_y);
                order -= 2 * width;
            }
        }
        if at != end
            && let Some(blocker) = line.blocker(at)
        {
            return Some(blocker);
        }
        // The foot of a cliff, at either end of the line.
        if let Some(cliff) = cliff {
            let foot = |foot: CellIndex, edge: CellIndex| line.height(edge) - line.height(foot) >= cliff;
            if before == start && at != end && foot(start, at) {
                return Some(Obstacle::Cliff(SpaceId(layout.grid[at])));
            }
            if at == end && before != start && foot(end, before) {
                return Some(Obstacle::Cliff(SpaceId(layout.grid[before])));
            }
        }
    }
    None
}
