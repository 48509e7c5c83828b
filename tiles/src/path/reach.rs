//! Everything a figure can reach with its points: a flood over bit boards, one ring per cost.
//! Ways are found backwards from the rings when somebody asks; nothing is kept per space.

use crate::board::{Board, DoorSet};
use crate::cell::Cell;
use crate::footprint::Pose;
use crate::layout::Layout;
use crate::path::moves::{Move, Moves, shifted};
use crate::path::steps::{barred, contested, stays};
use crate::path::{Crowd, Gait};
use crate::spaces::Spaces;
use std::sync::Arc;

/// Everything a figure can reach: pose → cheapest cost. The buffers are reused from flood to flood.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// The moves of the flooded base; `None` if there was none, or nowhere to begin.
    moves: Option<Arc<Moves>>,
    north_west: Cell,
    columns: usize,
    rows: usize,
    points: usize,
    /// Bit boards, row by row, one after the other: for every cost from 0, for every way round, the poses of exactly
    /// that cost.
    rings: Vec<u64>,
    /// For every way round: poses that are settled, that are barred to the mover, and that it may not end in.
    settled: Vec<u64>,
    blocked: Vec<u64>,
    barred: Vec<u64>,
    /// Spaces that cost a point more for who stands there, and for what they are.
    contested: Vec<u64>,
    rough: Vec<u64>,
    /// One step ahead of the ring that is being spread.
    next: Vec<u64>,
    /// Teleporters, as column and row, and whether somebody is telefragged by an arrival.
    links: Vec<(usize, usize, bool)>,
    /// Poses it may end in only by telefrag, with their cost.
    telefrags: Vec<(usize, usize, usize)>,
}

/// Which rows of the board have anything in them yet.
#[derive(Clone, Copy)]
struct Band {
    first: usize,
    end: usize,
}

impl Band {
    fn grown(self, by: usize, rows: usize) -> Self {
        Self { first: self.first.saturating_sub(by), end: (self.end + by).min(rows) }
    }

    fn with(self, row: usize) -> Self {
        Self { first: self.first.min(row), end: self.end.max(row + 1) }
    }
}

impl Reach {
    /// Flood from `from` with `points` movement points.
    pub fn flood(
        &mut self,
        board: &Board,
        closed: DoorSet,
        gait: Gait,
        from: Pose,
        points: u8,
        crowd: &Crowd,
    ) {
        self.moves = None;
        self.links.clear();
        self.telefrags.clear();
        let layout = board.layout();
        let Some(moves) = board.ground(closed).moves(gait) else { return };
        let Some((layer, x, y)) = moves.standing(layout, from) else { return };
        self.prepare(layout, moves, gait, points, crowd);
        let start = self.ring(0, layer);
        self.rings[start + y] = 1 << x;
        let mut band = Band { first: y, end: y + 1 };
        for cost in 0..=self.points {
            let any = self.settle(cost, band);
            if cost == self.points {
                break;
            }
            if any {
                self.spread(cost, moves, gait, band);
                band = band.grown(moves.span, self.rows);
                band = self.teleport(cost, band);
            }
        }
        self.telefrag();
        self.moves = Some(Arc::clone(moves));
    }

    /// Empty buffers of the right size, with the crowd on them.
    fn prepare(&mut self, layout: &Layout, moves: &Moves, gait: Gait, points: u8, crowd: &Crowd) {
        (self.north_west, self.columns, self.rows) = (layout.cell_at(0, 0), layout.w, layout.h);
        self.points = usize::from(points);
        let board = self.rows * moves.sizes.len();
        let clear = |rows: &mut Vec<u64>, size: usize| {
            rows.clear();
            rows.resize(size, 0);
        };
        // Three rings more than needed, so that the dearest move of the last one has somewhere to go.
        clear(&mut self.rings, board * (self.points + 4));
        for rows in [&mut self.settled, &mut self.blocked, &mut self.barred, &mut self.next] {
            clear(rows, board);
        }
        clear(&mut self.contested, self.rows);
        put(layout, &contested(gait, crowd), &mut self.contested);
        self.rough.clear();
        if !gait.over_difficult {
            self.rough.extend_from_slice(&layout.difficult_rows);
        }
        let large = gait.footprint.is_large();
        for (layer, size) in moves.sizes.iter().enumerate() {
            let rows = layer * self.rows..(layer + 1) * self.rows;
            put_under(layout, &barred(gait, crowd), *size, &mut self.barred[rows.clone()]);
            if large {
                put_under(layout, &crowd.large, *size, &mut self.blocked[rows]);
            }
        }
        if !large {
            self.links.extend(
                crowd.links.iter().filter(|link| usize::from(link.0) < layout.cells.len()).map(|link| {
                    let (x, y) = layout.local_of_spot(layout.spots[usize::from(link.0)]);
                    (x, y, !stays(crowd, link))
                }),
            );
        }
    }

    /// Where a ring begins in `rings`.
    fn ring(&self, cost: usize, layer: usize) -> usize {
        (cost * self.layers() + layer) * self.rows
    }

    fn layers(&self) -> usize {
        self.settled.len() / self.rows.max(1)
    }

    /// Take out of a ring what is reached cheaper; is anything left?
    fn settle(&mut self, cost: usize, band: Band) -> bool {
        let mut any = 0;
        for layer in 0..self.layers() {
            let ring = self.ring(cost, layer);
            let settled = &mut self.settled[layer * self.rows..][band.first..band.end];
            for (row, settled) in self.rings[ring..][band.first..band.end].iter_mut().zip(settled) {
                *row &= !*settled;
                *settled |= *row;
                any |= *row;
            }
        }
        any != 0
    }

    /// Go on from a ring by every move, into the rings of what the move costs.
    fn spread(&mut self, cost: usize, moves: &Moves, gait: Gait, band: Band) {
        // Moves that enter the same spaces, seen from where they end, pay the same: a small figure's all do, and so do
        // those of a mover who pays for nothing.
        let alike = !gait.footprint.is_large() || (gait.over_small && gait.over_difficult);
        let classes = moves.moves.chunks(if alike { moves.moves.len().max(1) } else { 1 });
        let reached = band.grown(moves.span, self.rows);
        for class in classes {
            for layer in 0..self.layers() {
                self.next[layer * self.rows..][reached.first..reached.end].fill(0);
            }
            for m in class {
                self.shift(cost, m, band);
            }
            for layer in 0..self.layers() {
                self.sort_by_cost(cost, class, layer, reached);
            }
        }
    }

    /// `next` |= the ring, moved by one move.
    fn shift(&mut self, cost: usize, m: &Move, band: Band) {
        let down = usize::try_from(m.dy).unwrap_or(0);
        let up = usize::from(m.dy.unsigned_abs()) - down;
        // Rows that would leave the board hold no legal start of this move.
        let first = band.first.max(up);
        let end = band.end.min(self.rows - down);
        if first >= end {
            return;
        }
        let ring = self.ring(cost, m.from);
        let from = &self.rings[ring + first..ring + end];
        let to = &mut self.next[m.to * self.rows..][first + down - up..end + down - up];
        let rows = to.iter_mut().zip(from.iter().zip(&m.mask[first..end]));
        if m.dx >= 0 {
            rows.for_each(|(to, (from, mask))| *to |= (from & mask) << m.dx);
        } else {
            rows.for_each(|(to, (from, mask))| *to |= (from & mask) >> -m.dx);
        }
    }

    /// Put what `next` holds into the rings.
    fn sort_by_cost(&mut self, cost: usize, class: &[Move], layer: usize, band: Band) {
        let Some(m) = class.iter().find(|m| m.to == layer) else { return };
        let size = self.rows * self.layers();
        let ring = self.ring(cost + 1, layer);
        for y in band.first..band.end {
            let at = layer * self.rows + y;
            let new = self.next[at] & !self.settled[at] & !self.blocked[at];
            if new == 0 {
                continue;
            }
            let (contested, rough) = (toll(&self.contested, m, y), toll(&self.rough, m, y));
            self.rings[ring + y] |= new & !contested & !rough;
            self.rings[ring + size + y] |= new & (contested ^ rough);
            self.rings[ring + 2 * size + y] |= new & contested & rough;
        }
    }

    /// Ruling 10: if the ring holds a teleporter, all others are one point away.
    fn teleport(&mut self, cost: usize, mut band: Band) -> Band {
        let (ring, next) = (self.ring(cost, 0), self.ring(cost + 1, 0));
        if self.links.iter().any(|(x, y, _)| self.rings[ring + y] >> x & 1 == 1) {
            for (x, y, _) in &self.links {
                self.rings[next + y] |= 1 << x & !self.settled[*y];
                band = band.with(*y);
            }
        }
        band
    }

    /// Ruling 10: whoever can come to another teleporter in time can telefrag on this one.
    fn telefrag(&mut self) {
        for i in 0..self.links.len() {
            let (x, y, clears) = self.links[i];
            if !clears || self.barred[y] >> x & 1 == 0 {
                continue;
            }
            let others = self.links.iter().enumerate().filter(|(j, _)| *j != i);
            let nearest = others.filter_map(|(_, (x, y, _))| self.cost_at(0, *x, *y)).min();
            if let Some(cost) = nearest.filter(|cost| *cost < self.points) {
                self.telefrags.push((cost + 1, x, y));
            }
        }
    }

    fn cost_at(&self, layer: usize, x: usize, y: usize) -> Option<usize> {
        (0..=self.points).find(|cost| self.rings[self.ring(*cost, layer) + y] >> x & 1 == 1)
    }

    /// A pose as way round, column and row.
    fn place(&self, pose: Pose) -> Option<(usize, usize, usize)> {
        let moves = self.moves.as_ref()?;
        let x = usize::try_from(i32::from(pose.at.x) - i32::from(self.north_west.x)).ok()?;
        let y = usize::try_from(i32::from(pose.at.y) - i32::from(self.north_west.y)).ok()?;
        (x < self.columns && y < self.rows).then(|| (moves.layer(pose), x, y))
    }

    fn pose(&self, layer: usize, x: usize, y: usize) -> Pose {
        let at = Cell::new(self.north_west.x + x as i16, self.north_west.y + y as i16);
        Pose { at, turned: layer == 1 }
    }

    /// What it costs to end in a pose by telefrag, for one that can be ended in by no other way.
    fn telefrag_cost(&self, layer: usize, x: usize, y: usize) -> Option<usize> {
        self.telefrags.iter().find(|(_, tx, ty)| (0, *tx, *ty) == (layer, x, y)).map(|(cost, ..)| *cost)
    }

    /// Cheapest cost to stand in a pose, counting poses where the figure may only pass. `None` out of reach.
    #[must_use]
    pub fn cost(&self, pose: Pose) -> Option<u8> {
        let (layer, x, y) = self.place(pose)?;
        self.cost_at(layer, x, y).map(|cost| cost as u8)
    }

    /// May the figure end its move there?
    #[must_use]
    pub fn can_end(&self, pose: Pose) -> bool {
        self.place(pose).is_some_and(|(layer, x, y)| {
            let free = self.barred[layer * self.rows + y] >> x & 1 == 0;
            (free && self.cost_at(layer, x, y).is_some()) || self.telefrag_cost(layer, x, y).is_some()
        })
    }

    /// All poses in which it may end, with their cost, cheapest first, then in reading order (unturned before turned).
    /// A space it can only end on by telefrag counts with the cost of that.
    pub fn ends(&self) -> impl Iterator<Item = (Pose, u8)> + '_ {
        let layers = if self.moves.is_some() { self.layers() } else { 0 };
        let costs = 0..=if layers > 0 { self.points } else { 0 };
        costs.flat_map(move |cost| {
            (0..if layers > 0 { self.rows } else { 0 }).flat_map(move |y| self.ends_in_row(cost, y))
        })
    }

    fn ends_in_row(&self, cost: usize, y: usize) -> impl Iterator<Item = (Pose, u8)> + '_ {
        let row = |layer: usize| {
            if layer >= self.layers() {
                return 0;
            }
            self.rings[self.ring(cost, layer) + y] & !self.barred[layer * self.rows + y]
        };
        let telefragged = self.telefrags.iter().filter(|(c, _, ty)| (*c, *ty) == (cost, y));
        let rows = [telefragged.fold(row(0), |row, (_, x, _)| row | 1 << x), row(1)];
        let mut left = rows[0] | rows[1];
        let columns = std::iter::from_fn(move || {
            let x = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (x < 64).then_some(x)
        });
        columns.flat_map(move |x| {
            (0..2)
                .filter(move |layer| rows[*layer] >> x & 1 == 1)
                .map(move |l| (self.pose(l, x, y), cost as u8))
        })
    }

    /// The poses of a cheapest way, from the start (not included) to `pose` (included). To a space it can only end on
    /// by telefrag, the cheapest way that ends so.
    #[must_use]
    pub fn path(&self, pose: Pose) -> Option<Vec<Pose>> {
        let (layer, x, y) = self.place(pose)?;
        let mut way = Vec::new();
        let (mut at, mut cost) = match self.telefrag_cost(layer, x, y) {
            Some(cost) => {
                way.push(self.pose(0, x, y));
                (self.link_at(cost - 1, x, y)?, cost - 1)
            }
            None => ((layer, x, y), self.cost_at(layer, x, y)?),
        };
        while cost > 0 {
            way.push(self.pose(at.0, at.1, at.2));
            (at, cost) = self.before(at, cost)?;
        }
        way.reverse();
        Some(way)
    }

    /// Another teleporter that is reached for a cost.
    fn link_at(&self, cost: usize, x: usize, y: usize) -> Option<(usize, usize, usize)> {
        let found = self
            .links
            .iter()
            .find(|(lx, ly, _)| (*lx, *ly) != (x, y) && self.rings[self.ring(cost, 0) + ly] >> lx & 1 == 1);
        found.map(|(x, y, _)| (0, *x, *y))
    }

    /// Where a cheapest way was before it came to a place for a cost, and what it had cost by then.
    fn before(
        &self,
        (layer, x, y): (usize, usize, usize),
        cost: usize,
    ) -> Option<((usize, usize, usize), usize)> {
        for m in self.moves.as_ref()?.moves.iter().filter(|m| m.to == layer) {
            let paid = [&self.contested, &self.rough].map(|rows| (toll(rows, m, y) >> x & 1) as usize);
            let (Some(from_x), Some(from_y), Some(cost)) = (
                x.checked_add_signed(-isize::from(m.dx)),
                y.checked_add_signed(-isize::from(m.dy)).filter(|y| *y < self.rows),
                cost.checked_sub(1 + paid[0] + paid[1]),
            ) else {
                continue;
            };
            let start = m.mask[from_y] & self.rings[self.ring(cost, m.from) + from_y];
            if from_x < 64 && start >> from_x & 1 == 1 {
                return Some(((m.from, from_x, from_y), cost));
            }
        }
        let link = self.links.iter().any(|(lx, ly, _)| (0, *lx, *ly) == (layer, x, y));
        if link { Some((self.link_at(cost - 1, x, y)?, cost - 1)) } else { None }
    }
}

/// Where in row `y` a base that ends there by move `m` enters a marked space.
fn toll(marked: &[u64], m: &Move, y: usize) -> u64 {
    m.entered.iter().fold(0, |row, (dx, dy)| {
        row | marked.get(y + usize::from(*dy)).map_or(0, |marked| shifted(*marked, -(*dx as i8)))
    })
}

/// Set the bits of all members of a set.
fn put(layout: &Layout, spaces: &Spaces, rows: &mut [u64]) {
    put_under(layout, spaces, (1, 1), rows);
}

/// Set the bits of all places where a base of a size would cover a member.
fn put_under(layout: &Layout, spaces: &Spaces, (w, h): (u8, u8), rows: &mut [u64]) {
    for space in spaces.iter_range(0, layout.cells.len() as u16) {
        let (x, y) = layout.local_of_spot(layout.spots[usize::from(space.0)]);
        let bits = (0..w).fold(0, |bits, dx| bits | shifted(1 << x, -(dx as i8)));
        for dy in 0..=y.min(usize::from(h) - 1) {
            rows[y - dy] |= bits;
        }
    }
}
