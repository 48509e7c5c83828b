//! What every space sees, remembered: a row of lines per space, made when first asked for.
//! Most rows are the same whichever doors are closed; each is kept once for every set of the doors that matter to it.

use crate::borders::{Borders, JOINED, around_edges, corners};
use crate::grown::Grown;
use crate::ids::{DoorSet, SpaceId};
use crate::layout::{CellIndex, EdgeIndex, Layout};
use crate::sight::Lines;
use crate::sight::centre::{Obstacle, walk};
use crate::sight::policy::{CentreRule, SightPolicy};
use crate::sight::trace::{Meeting, PlainView, View, cuts, trace};
use crate::spaces::Spaces;
use std::sync::{Arc, OnceLock};

/// What one space sees.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// The spaces in sight.
    pub(crate) sees: Spaces,
    /// The lines to every space.
    pub(crate) lines: Box<[Lines]>,
}

/// The rows of a board, shared by its grounds.
#[derive(Debug)]
pub(crate) struct Sights {
    policy: SightPolicy,
    /// The borders with all doors open.
    open: OnceLock<Borders>,
    sources: Box<[OnceLock<Source>]>,
}

/// What one space sees, whatever is closed.
#[derive(Debug)]
struct Source {
    /// With all doors open: what more could be seen? Closing a door only takes away.
    open: Arc<Row>,
    /// The lines that some closed door may take away.
    doubtful: Box<[(SpaceId, u16)]>,
    /// The doors that may do so.
    doors: DoorSet,
    /// The rows made so far, by the closed ones of `doors`.
    made: Grown<DoorSet, Arc<Row>>,
}

/// A view with all doors open that notes every door on an edge it looked at.
struct DoorWatch<'a> {
    layout: &'a Layout,
    look: PlainView<'a>,
    doors: u32,
}

impl View for DoorWatch<'_> {
    fn edge(&mut self, edge: EdgeIndex) -> bool {
        self.doors |= self.layout.blinds(edge).0;
        self.look.edge(edge)
    }

    fn around(&mut self, corner: CellIndex) -> u8 {
        self.doors |= doors_around(self.layout, corner);
        self.look.around(corner)
    }

    fn ground(&mut self, kind: u8, at: Meeting) {
        self.look.ground(kind, at);
    }
}

fn doors_around(layout: &Layout, corner: CellIndex) -> u32 {
    around_edges(layout, corner).into_iter().fold(0, |doors, edge| doors | layout.blinds(edge).0)
}

impl Sights {
    pub(crate) fn new(policy: SightPolicy, spaces: usize) -> Self {
        Self { policy, open: OnceLock::new(), sources: (0..spaces).map(|_| OnceLock::new()).collect() }
    }

    pub(crate) const fn policy(&self) -> SightPolicy {
        self.policy
    }

    /// The row of `from` while `closed` doors are closed; `borders` are the borders under that set.
    pub(crate) fn row(&self, layout: &Layout, borders: &Borders, closed: DoorSet, from: SpaceId) -> Arc<Row> {
        let source = self.sources[usize::from(from.0)].get_or_init(|| {
            let open = self.open.get_or_init(|| Borders::new(layout, DoorSet::default()));
            match self.policy {
                SightPolicy::CornerToCorner => source(layout, open, from),
                SightPolicy::CentreToCentre(rule) => centre_source(layout, open, rule, from),
            }
        });
        let closed = closed.both(source.doors);
        if closed.0 == 0 {
            return Arc::clone(&source.open);
        }
        Arc::clone(source.made.get_or_make(closed, || Arc::new(self.narrowed(layout, borders, from, source))))
    }

    /// The row when some doors that matter are closed: the doubtful lines walked again.
    fn narrowed(&self, layout: &Layout, borders: &Borders, from: SpaceId, source: &Source) -> Row {
        let mut row = Row::clone(&source.open);
        for (to, lines) in &source.doubtful {
            let lost = match self.policy {
                SightPolicy::CornerToCorner => (0..16)
                    .filter(|line| lines >> line & 1 == 1)
                    .filter(|line| !clear(layout, borders, (from, line / 4), (*to, line % 4)))
                    .fold(0, |lost, line| lost | 1 << line),
                SightPolicy::CentreToCentre(rule) => {
                    let free = centre_line(layout, borders, rule, (from, *to), None).is_none();
                    if free { 0 } else { u16::MAX }
                }
            };
            let slot = &mut row.lines[usize::from(to.0)];
            slot.clear &= !lost;
            slot.plain &= !lost;
            if slot.clear == 0 {
                row.sees.remove(*to);
            }
        }
        row
    }
}

/// The first thing in the way of a line between centres.
pub(crate) fn centre_line(
    layout: &Layout,
    borders: &Borders,
    rule: CentreRule,
    ends: (SpaceId, SpaceId),
    figures: Option<&Spaces>,
) -> Option<Obstacle> {
    walk(layout, &mut PlainView { borders, passed: 0 }, rule, ends, figures)
}

/// Every line at once: what a row says of two centres that see each other.
const SEEN: Lines = Lines { clear: u16::MAX, plain: u16::MAX };

/// The same for lines between centres: one for every space.
fn centre_source(layout: &Layout, open: &Borders, rule: CentreRule, from: SpaceId) -> Source {
    let size = layout.cells.len();
    let mut row = Row { sees: Spaces::EMPTY, lines: vec![Lines::default(); size].into() };
    let (mut doubtful, mut doors) = (Vec::new(), 0);
    for to in (0..size as u16).map(SpaceId) {
        let mut watch = DoorWatch { layout, look: PlainView { borders: open, passed: 0 }, doors: 0 };
        if walk(layout, &mut watch, rule, (from, to), None).is_some() {
            continue;
        }
        row.lines[usize::from(to.0)] = SEEN;
        row.sees.insert(to);
        if watch.doors != 0 {
            doubtful.push((to, u16::MAX));
            doors |= watch.doors;
        }
    }
    Source { open: Arc::new(row), doubtful: doubtful.into(), doors: DoorSet(doors), made: Grown::default() }
}

/// The row with all doors open, and what depends on doors. Lines that share their second corner are walked once.
fn source(layout: &Layout, open: &Borders, from: SpaceId) -> Source {
    let size = layout.cells.len();
    let mut row = Row { sees: Spaces::EMPTY, lines: vec![Lines::default(); size].into() };
    let mut in_doubt = vec![0u16; size];
    let mut doors = 0;
    let mut arrivals = vec![Arrival::default(); layout.grid.len()];
    for (i, start) in corners(layout, layout.spots[usize::from(from.0)]).into_iter().enumerate() {
        arrivals.fill(Arrival::default());
        for (to, spot) in layout.spots.iter().enumerate() {
            for (j, end) in corners(layout, *spot).into_iter().enumerate() {
                if !arrivals[end].walked {
                    arrivals[end] = arrival(layout, open, (i, start), end);
                }
                let arrival = arrivals[end];
                let joined = JOINED[usize::from(open.sight_around(end))][(j + 2) % 4];
                if arrival.quadrants & joined == 0 {
                    continue;
                }
                let line = 1 << (4 * i + j);
                row.lines[to].clear |= line;
                row.lines[to].plain |= if arrival.cut { 0 } else { line };
                row.sees.insert(SpaceId(to as u16));
                if arrival.doors != 0 {
                    in_doubt[to] |= line;
                    doors |= arrival.doors;
                }
            }
        }
    }
    let doubtful = in_doubt.iter().enumerate().filter(|(_, lines)| **lines != 0);
    Source {
        open: Arc::new(row),
        doubtful: doubtful.map(|(to, lines)| (SpaceId(to as u16), *lines)).collect(),
        doors: DoorSet(doors),
        made: Grown::default(),
    }
}

/// How a thread from one corner of the source comes to a corner point.
#[derive(Clone, Copy, Default)]
struct Arrival {
    walked: bool,
    quadrants: u8,
    cut: bool,
    doors: u32,
}

fn arrival(layout: &Layout, open: &Borders, (i, start): (usize, CellIndex), end: CellIndex) -> Arrival {
    let mut watch = DoorWatch { layout, look: PlainView { borders: open, passed: 0 }, doors: 0 };
    let quadrant = (i + 2) % 4;
    // Where the line is only a point, joining is left to its other end.
    let starts =
        if start == end { 1 << quadrant } else { JOINED[usize::from(watch.around(start))][quadrant] };
    let quadrants = trace(layout, &mut watch, start, end, starts).unwrap_or(0);
    let _ = watch.around(end);
    Arrival { walked: true, quadrants, cut: cuts(watch.look.passed), doors: watch.doors }
}

/// Ruling 4 for a single line between corner `i` of one space and corner `j` of another.
fn clear(layout: &Layout, borders: &Borders, (from, i): (SpaceId, usize), (to, j): (SpaceId, usize)) -> bool {
    let start = corners(layout, layout.spots[usize::from(from.0)])[i];
    let end = corners(layout, layout.spots[usize::from(to.0)])[j];
    let joined = |corner, i: usize| JOINED[usize::from(borders.sight_around(corner))][(i + 2) % 4];
    if start == end {
        return joined(end, j) >> ((i + 2) % 4) & 1 == 1;
    }
    let mut look = PlainView { borders, passed: 0 };
    trace(layout, &mut look, start, end, joined(start, i)).is_ok_and(|arrived| arrived & joined(end, j) != 0)
}
