//! Why somebody is seen, has cover, or is not seen: the corners used and what is in the way of each line.
//! For people who ask; the rules themselves take the short way through the tables.

use crate::borders::{Borders, JOINED, corners};
use crate::cell::{Cell, Edge};
use crate::ids::SpaceId;
use crate::layout::{CellIndex, EdgeIndex, Layout};
use crate::sight::figures::{between, passes_through};
use crate::sight::trace::{Meeting, PlainView, View, cuts, trace};
use crate::sight::{Cover, Lines};
use crate::spaces::Spaces;
use crate::words::sentence;

/// Where a line meets the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// In the inside of a border.
    Edge(Edge),
    /// In a corner point, named by the cell whose north-west corner it is.
    Corner(Cell),
}

impl std::fmt::Display for Crossing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Edge(edge) => edge.fmt(f),
            Self::Corner(cell) => sentence("explain-corner").with("cell", cell.to_string()).fmt(f),
        }
    }
}

/// Why a line gives cover, or no sight at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// It is not clear (ruling 4): the first thing in its way.
    Blocked(Crossing),
    /// It cuts the border of a difficult region, here first.
    Difficult(Crossing),
    /// It passes through the inside of a space with a figure.
    Figure(SpaceId),
}

/// What a defender has against an attacker, and why. Corners are numbered clockwise from the north-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The answer.
    pub cover: Cover,
    /// The attacker's corner that serves best.
    pub corner: usize,
    /// The defender's corner that is seen from it, or the nearest one if none is.
    pub target: usize,
    /// What is in the way of the lines from `corner` to the defender's four corners.
    pub lines: [Option<Hindrance>; 4],
}

/// A view that notes where ground of the other kind begins.
struct CutWatch<'a> {
    look: PlainView<'a>,
    cut: Option<Meeting>,
}

impl View for CutWatch<'_> {
    fn edge(&mut self, edge: EdgeIndex) -> bool {
        self.look.edge(edge)
    }

    fn around(&mut self, corner: CellIndex) -> u8 {
        self.look.around(corner)
    }

    fn ground(&mut self, kind: u8, at: Meeting) {
        self.look.ground(kind, at);
        if cuts(self.look.passed) && self.cut.is_none() {
            self.cut = Some(at);
        }
    }
}

/// One line of ruling 5, figures left aside.
fn line(
    layout: &Layout,
    borders: &Borders,
    (from, i): (SpaceId, usize),
    (to, j): (SpaceId, usize),
) -> Option<Hindrance> {
    let start = corners(layout, layout.spots[usize::from(from.0)])[i];
    let end = corners(layout, layout.spots[usize::from(to.0)])[j];
    let joined = |corner, i: usize| JOINED[usize::from(borders.sight_around(corner))][(i + 2) % 4];
    let mut watch = CutWatch { look: PlainView { borders, passed: 0 }, cut: None };
    let starts = if start == end { 1 << ((i + 2) % 4) } else { joined(start, i) };
    let meeting = match trace(layout, &mut watch, start, end, starts) {
        Err(meeting) => Some(meeting),
        Ok(arrived) if arrived & joined(end, j) == 0 => Some(Meeting::Corner(end)),
        Ok(_) => None,
    };
    match (meeting, watch.cut) {
        (Some(meeting), _) => Some(Hindrance::Blocked(crossing(layout, meeting))),
        (None, Some(cut)) => Some(Hindrance::Difficult(crossing(layout, cut))),
        (None, None) => None,
    }
}

fn crossing(layout: &Layout, meeting: Meeting) -> Crossing {
    match meeting {
        Meeting::Edge(edge) => Crossing::Edge(layout.edge_at(edge)),
        Meeting::Corner(spot) => {
            let (x, y) = layout.local_of_spot(spot);
            Crossing::Corner(layout.cell_at(x, y))
        }
    }
}

/// The whole of rulings 4 and 5 for one pair.
pub(crate) fn explain(
    layout: &Layout,
    borders: &Borders,
    lines: Lines,
    from: SpaceId,
    to: SpaceId,
    figures: &Spaces,
) -> Explanation {
    let (a, b) = (layout.cells[usize::from(from.0)], layout.cells[usize::from(to.0)]);
    let hindrance = |i: usize, j: usize| {
        line(layout, borders, (from, i), (to, j)).or_else(|| {
            between(layout, a, b, figures)
                .find(|f| {
                    *f != from && *f != to && { passes_through(a, i, b, j, layout.cells[usize::from(f.0)]) }
                })
                .map(Hindrance::Figure)
        })
    };
    let length = |i: usize, j: usize| {
        let corner = |space: SpaceId, i: usize| corners(layout, layout.spots[usize::from(space.0)])[i];
        let (p, q) = (corner(from, i), corner(to, j));
        let dx = (p % layout.stride).abs_diff(q % layout.stride);
        let dy = (p / layout.stride).abs_diff(q / layout.stride);
        dx * dx + dy * dy
    };
    // The best corner gives sight, then has the fewest lines in trouble, then the shortest line.
    let rate = |i: usize| {
        let lines_of = lines.clear >> (4 * i) & 15;
        let all = std::array::from_fn(|j| hindrance(i, j));
        let seen = |j: usize| lines_of >> j & 1 == 1;
        let target = (0..4).min_by_key(|j| (!seen(*j), all[*j].is_some(), length(i, *j), *j)).unwrap_or(0);
        let trouble = all.iter().flatten().count();
        ((lines_of == 0, trouble, length(i, target), i), target, all)
    };
    let (rating, target, all) =
        (1..4).map(rate).fold(rate(0), |best, next| if next.0 < best.0 { next } else { best });
    let (unseen, trouble, _, corner) = rating;
    let cover = match (unseen, trouble) {
        (true, _) => Cover::Unseen,
        (false, 0) => Cover::Open,
        (false, _) => Cover::Cover,
    };
    Explanation { cover, corner, target, lines: all }
}
