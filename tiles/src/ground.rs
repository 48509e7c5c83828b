//! The board under one set of closed doors: adjacency and range, and the lines of sight that `seen` answers with.
//! Movement floods are in `path`; figures are only ever sets of spaces here.

use crate::borders::{Across, Borders, JOINED, corners};
use crate::cell::Dir;
use crate::ids::{DoorSet, SpaceId};
use crate::layout::{Layout, VOID};
use crate::path::MoveTables;
use crate::sight::{
    CentreRule, Cover, Crossing, Explanation, Hindrance, Lines, Obstacle, Row, SightPolicy, Sights,
    centre_line, explain, open_past_figures,
};
use crate::spaces::Spaces;
use std::sync::{Arc, OnceLock};

/// A neighbouring space (ruling 1) and whether a small figure may step there (ruling 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// The space.
    pub space: SpaceId,
    /// The direction it lies in.
    pub dir: Dir,
    /// May a small figure step there (no blocking or impassable edge in the way)? What rises or stands there is left
    /// to `path::steps`: it stops some and not others.
    pub step: bool,
    /// May a small figure that crosses red lines go there? A closed grate stops it, and is all that does.
    pub fly: bool,
    /// May a traced path go there (ruling 3: impassable edges do not matter, blocking ones and tall furniture do)?
    pub trace: bool,
}

/// The board under one set of closed doors.
#[derive(Debug)]
pub struct Ground {
    pub(crate) layout: Arc<Layout>,
    borders: Borders,
    /// The neighbours of all spaces, one after the other.
    neighbours: Vec<Neighbour>,
    /// Where the neighbours of every space begin; one more entry than spaces.
    starts: Vec<u16>,
    /// Distances from every space, by space: filled when first asked for.
    ranges: Box<[OnceLock<Box<[u8]>>]>,
    /// What every space sees: fetched when first asked for.
    rows: Box<[OnceLock<Arc<Row>>]>,
    sights: Arc<Sights>,
    policy: SightPolicy,
    closed: DoorSet,
    pub(crate) moves: MoveTables,
}

impl Ground {
    pub(crate) fn new(layout: &Arc<Layout>, sights: &Arc<Sights>, closed: DoorSet) -> Self {
        let borders = Borders::new(layout, closed);
        let mut neighbours = Vec::with_capacity(layout.cells.len() * 8);
        let mut starts = vec![0];
        let relief = layout.has_relief();
        for spot in &layout.spots {
            neighbours.extend(Dir::ALL.into_iter().filter_map(|dir| {
                let step = open_towards(layout, &borders, *spot, dir, Across::Step);
                let there = beyond(layout, *spot, dir);
                let tall = relief && [*spot, there].into_iter().any(|spot| layout.relief_at(spot).is_tall());
                let trace = !tall && open_towards(layout, &borders, *spot, dir, Across::Sight);
                let touch = open_towards(layout, &borders, *spot, dir, Across::Touch);
                let fly = open_towards(layout, &borders, *spot, dir, Across::Base);
                let space = layout.grid[there];
                (touch && space != VOID).then_some(Neighbour { space: SpaceId(space), dir, step, fly, trace })
            }));
            starts.push(neighbours.len() as u16);
        }
        let ranges = layout.cells.iter().map(|_| OnceLock::new()).collect();
        let rows = layout.cells.iter().map(|_| OnceLock::new()).collect();
        let (layout, sights) = (Arc::clone(layout), Arc::clone(sights));
        Self {
            layout,
            borders,
            neighbours,
            starts,
            ranges,
            rows,
            policy: sights.policy(),
            sights,
            closed,
            moves: MoveTables::default(),
        }
    }

    pub(crate) fn open(&self, edge: usize, across: Across) -> bool {
        self.borders.open(edge, across)
    }

    /// Is the step from a spot to one of its four sides open?
    pub(crate) fn open_towards(&self, spot: usize, dir: Dir, across: Across) -> bool {
        open_towards(&self.layout, &self.borders, spot, dir, across)
    }

    /// The adjacent spaces, clockwise from north.
    #[must_use]
    pub fn neighbours(&self, space: SpaceId) -> &[Neighbour] {
        let space = usize::from(space.0);
        &self.neighbours[usize::from(self.starts[space])..usize::from(self.starts[space + 1])]
    }

    /// Ruling 1: do the spaces share a border or corner with no wall or closed door between them?
    #[must_use]
    pub fn adjacent(&self, a: SpaceId, b: SpaceId) -> bool {
        self.range(a, b) == 1
    }

    /// Ruling 3: all spaces to which a path of adjacent spaces can be traced without crossing a wall, a closed door or a
    /// blocking edge, figures or not; `from` among them. Nothing is traced over tall furniture.
    #[must_use]
    pub fn traced(&self, from: SpaceId) -> Spaces {
        self.traced_within(from, usize::MAX)
    }

    /// The same by a path of at most `steps` steps: what a blast takes in.
    #[must_use]
    pub fn traced_within(&self, from: SpaceId, steps: usize) -> Spaces {
        let mut found = Spaces::EMPTY;
        found.insert(from);
        let mut ring = found;
        for _ in 0..steps {
            let mut next = Spaces::EMPTY;
            for n in ring.iter().flat_map(|space| self.neighbours(space)).filter(|n| n.trace) {
                if !found.has(n.space) {
                    found.insert(n.space);
                    next.insert(n.space);
                }
            }
            if next.is_empty() {
                break;
            }
            ring = next;
        }
        found
    }

    /// Ruling 6: steps over adjacency, figures and red lines ignored. 0 for the space itself, 255 when cut off.
    #[must_use]
    pub fn range(&self, a: SpaceId, b: SpaceId) -> u8 {
        self.ranges(a)[usize::from(b.0)]
    }

    /// The ranges from a space to all spaces, by number: for callers that need many.
    #[must_use]
    pub fn ranges(&self, from: SpaceId) -> &[u8] {
        self.ranges[usize::from(from.0)].get_or_init(|| self.distances(from))
    }

    /// Breadth first over adjacency. Longer ways than 254 count as 254.
    fn distances(&self, from: SpaceId) -> Box<[u8]> {
        let mut range = vec![u8::MAX; self.layout.cells.len()].into_boxed_slice();
        range[usize::from(from.0)] = 0;
        let mut queue = vec![from];
        let mut next = 0;
        while let Some(space) = queue.get(next).copied() {
            next += 1;
            let beyond = range[usize::from(space.0)].saturating_add(1).min(u8::MAX - 1);
            for n in self.neighbours(space) {
                let slot = &mut range[usize::from(n.space.0)];
                if *slot == u8::MAX {
                    *slot = beyond;
                    queue.push(n.space);
                }
            }
        }
        range
    }

    /// Do figures stop sight? Where they do not, who asks whether a space is seen need not know where they stand.
    #[inline]
    pub(crate) const fn figures_stop_sight(&self) -> bool {
        matches!(self.policy, SightPolicy::CentreToCentre(CentreRule { figures_block: true, .. }))
    }

    /// Is there a line of sight between `a` and `b`, regardless of figures in between? (Ruling 4, or the board's
    /// policy.)
    pub(crate) fn sees(&self, a: SpaceId, b: SpaceId) -> bool {
        self.row(a).sees.has(b)
    }

    /// The same past figures: where the policy says that they stop sight, `figures` are the spaces of all figures
    /// other than the two.
    pub(crate) fn sees_past(&self, a: SpaceId, b: SpaceId, figures: &Spaces) -> bool {
        self.sees(a, b)
            && match self.policy {
                SightPolicy::CentreToCentre(rule) if rule.figures_block => {
                    centre_line(&self.layout, &self.borders, rule, (a, b), Some(figures)).is_none()
                }
                _ => true,
            }
    }

    /// The first thing that keeps `b` from being seen past `figures`, on the line that serves best.
    pub(crate) fn obstacle(&self, a: SpaceId, b: SpaceId, figures: &Spaces) -> Option<Obstacle> {
        match self.policy {
            SightPolicy::CentreToCentre(rule) => {
                let figures = rule.figures_block.then_some(figures);
                centre_line(&self.layout, &self.borders, rule, (a, b), figures)
            }
            SightPolicy::CornerToCorner => {
                let why = self.explain(a, b, figures);
                match why.lines[why.target] {
                    Some(Hindrance::Blocked(Crossing::Edge(edge))) => Some(Obstacle::Border(edge)),
                    Some(Hindrance::Blocked(Crossing::Corner(cell))) => Some(Obstacle::Corner(cell)),
                    _ => None,
                }
            }
        }
    }

    /// All spaces that are seen from a space, itself among them, regardless of figures in between.
    pub(crate) fn in_sight(&self, from: SpaceId) -> &Spaces {
        &self.row(from).sees
    }

    /// Ruling 4 and the printed part of ruling 5, corner by corner.
    pub(crate) fn lines(&self, a: SpaceId, b: SpaceId) -> Lines {
        self.row(a).lines[usize::from(b.0)]
    }

    /// Ruling 5: what the defender on `to` has against an attack from `from`. `figures` are the spaces of all
    /// figures other than the two. Between centres there is no cover: a line is open, or there is none.
    pub(crate) fn cover(&self, from: SpaceId, to: SpaceId, figures: &Spaces) -> Cover {
        if self.policy != SightPolicy::CornerToCorner {
            return self.cover_between_centres(from, to, figures);
        }
        let lines = self.lines(from, to);
        let corners = lines.plain_corners();
        if lines.clear == 0 {
            Cover::Unseen
        } else if corners != 0 && open_past_figures(&self.layout, from, to, corners, figures) {
            Cover::Open
        } else {
            Cover::Cover
        }
    }

    #[inline(never)]
    fn cover_between_centres(&self, from: SpaceId, to: SpaceId, figures: &Spaces) -> Cover {
        if self.sees_past(from, to, figures) { Cover::Open } else { Cover::Unseen }
    }

    /// What `cover` answers, and why. Between centres all four lines say the same; `obstacle` says it better.
    pub(crate) fn explain(&self, from: SpaceId, to: SpaceId, figures: &Spaces) -> Explanation {
        if self.policy != SightPolicy::CornerToCorner {
            let hindrance = self.obstacle(from, to, figures).map(|obstacle| match obstacle {
                Obstacle::Border(edge) => Hindrance::Blocked(Crossing::Edge(edge)),
                Obstacle::Corner(cell) => Hindrance::Blocked(Crossing::Corner(cell)),
                Obstacle::Furniture(space) | Obstacle::Cliff(space) => {
                    Hindrance::Blocked(Crossing::Corner(self.layout.cells[usize::from(space.0)]))
                }
                Obstacle::Figure(space) => Hindrance::Figure(space),
            });
            let cover = if hindrance.is_none() { Cover::Open } else { Cover::Unseen };
            return Explanation { cover, corner: 0, target: 0, lines: [hindrance; 4] };
        }
        explain(&self.layout, &self.borders, self.lines(from, to), from, to, figures)
    }

    fn row(&self, from: SpaceId) -> &Row {
        self.rows[usize::from(from.0)]
            .get_or_init(|| self.sights.row(&self.layout, &self.borders, self.closed, from))
    }
}

/// The spot one step away.
pub(crate) fn beyond(layout: &Layout, spot: usize, dir: Dir) -> usize {
    let (dx, dy) = dir.delta();
    spot.wrapping_add_signed(isize::from(dx) + isize::from(dy) * layout.stride as isize)
}

/// Is the step from a space in a direction open: over the one border, or over the two of an L-shaped way round the
/// common corner?
fn open_towards(layout: &Layout, borders: &Borders, spot: usize, dir: Dir, across: Across) -> bool {
    match dir {
        Dir::N => borders.open(2 * spot, across),
        Dir::W => borders.open(2 * spot + 1, across),
        Dir::S => borders.open(2 * (spot + layout.stride), across),
        Dir::E => borders.open(2 * (spot + 1) + 1, across),
        Dir::NE | Dir::SE | Dir::SW | Dir::NW => {
            let corner = (dir as usize).div_ceil(2) % 4;
            let around = borders.around(layout, corners(layout, spot)[corner], across);
            JOINED[usize::from(around)][(corner + 2) % 4] >> corner & 1 == 1
        }
    }
}
