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
    /// Ways round the base can stand: 1 or 2.
    layers: usize,
    points: usize,
    /// The rows that hold anything.
    band: Band,
    /// Bit boards, row by row, one after the other: for every cost from 0, for every way round, the poses of exactly
    /// that cost.
    rings: Vec<u64>,
    /// For every way round: poses that are reached or forbidden, and those that the mover may not end in.
    settled: Vec<u64>,
    barred: Vec<u64>,
    /// For every class of moves that pay alike: where they end for a point more, first because of who stands there,
    /// then because the ground is difficult.
    tolls: Vec<u64>,
    /// How many moves a class has.
    class: usize,
    /// The poses one move further than the ring that is being spread.
    next: Vec<u64>,
    /// Teleporters, as column and row, and whether somebody is telefragged by an arrival.
    links: Vec<(usize, usize, bool)>,
    /// Poses it may end in only by telefrag, with their cost.
    telefrags: Vec<(usize, usize, usize)>,
}

/// A range of rows of the board.
#[derive(Clone, Copy, Debug, Default)]
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
        let layout = board.layout();
        let Some(moves) = board.ground(closed).moves(gait) else { return };
        let Some((layer, x, y)) = moves.standing(layout, from) else { return };
        self.prepare(layout, moves, gait, points, crowd);
        let start = layer * self.rows + y;
        self.rings[start] = 1 << x;
        self.settled[start] &= !(1 << x);
        self.band = Band { first: y, end: y + 1 };
        for cost in 0..=self.points {
            if self.settle(cost) && cost < self.points {
                self.spread(cost, moves);
                self.band = self.band.grown(moves.span, self.rows);
                self.teleport(cost);
            }
        }
        self.telefrag();
        self.moves = Some(Arc::clone(moves));
    }

    /// Empty buffers of the right size, with the crowd on them.
    fn prepare(&mut self, layout: &Layout, moves: &Moves, gait: Gait, points: u8, crowd: &Crowd) {
        (self.north_west, self.columns, self.rows) = (layout.cell_at(0, 0), layout.w, layout.h);
        (self.points, self.layers) = (usize::from(points), moves.sizes.len());
        let board = self.rows * self.layers;
        let clear = |rows: &mut Vec<u64>, size: usize| {
            rows.clear();
            rows.resize(size, 0);
        };
        // Three rings more than needed, so that the dearest move of the last one has somewhere to go.
        clear(&mut self.rings, board * (self.points + 4));
        clear(&mut self.settled, board);
        clear(&mut self.barred, board);
        clear(&mut self.next, board);
        let large = gait.footprint.is_large();
        for (layer, size) in moves.sizes.iter().enumerate() {
            let rows = layer * self.rows..(layer + 1) * self.rows;
            put(layout, &barred(gait, crowd), *size, &mut self.barred[rows.clone()]);
            if large {
                put(layout, &crowd.large, *size, &mut self.settled[rows]);
            }
        }
        self.count_tolls(layout, moves, gait, crowd);
        self.telefrags.clear();
        self.links.clear();
        if !large {
            let links = crowd.links.iter().filter(|link| usize::from(link.0) < layout.cells.len());
            self.links.extend(links.map(|link| {
                let (x, y) = layout.locals[usize::from(link.0)];
                (usize::from(x), usize::from(y), !stays(crowd, link))
            }));
        }
    }

    /// Mark where moves cost more (ruling 8).
    fn count_tolls(&mut self, layout: &Layout, moves: &Moves, gait: Gait, crowd: &Crowd) {
        self.class = if alike(gait) { moves.moves.len().max(1) } else { 1 };
        let classes = moves.moves.len().div_ceil(self.class);
        self.tolls.clear();
        self.tolls.resize(2 * self.rows * classes, 0);
        if gait.footprint.is_large() && alike(gait) {
            return;
        }
        let (mut held, rough) = (vec![], &layout.difficult_rows);
        for (class, m) in moves.moves.iter().take(classes).enumerate() {
            let (who, what) = self.tolls[2 * class * self.rows..][..2 * self.rows].split_at_mut(self.rows);
            if !gait.footprint.is_large() {
                put(layout, &contested(gait, crowd), (1, 1), who);
                if !gait.over_difficult {
                    what.copy_from_slice(rough);
                }
                continue;
            }
            if class == 0 {
                held.resize(self.rows, 0);
                put(layout, &contested(gait, crowd), (1, 1), &mut held);
            }
            for y in 0..self.rows {
                who[y] = entering(&held, m, y);
                what[y] = if gait.over_difficult { 0 } else { entering(rough, m, y) };
            }
        }
    }

    /// Where a ring begins in `rings`.
    const fn ring(&self, cost: usize, layer: usize) -> usize {
        (cost * self.layers + layer) * self.rows
    }

    /// Take out of a ring what is reached cheaper; is anything left?
    fn settle(&mut self, cost: usize) -> bool {
        let mut any = 0;
        for layer in 0..self.layers {
            let ring = self.ring(cost, layer);
            let settled = &mut self.settled[layer * self.rows..][self.band.first..self.band.end];
            for (row, settled) in self.rings[ring..][self.band.first..self.band.end].iter_mut().zip(settled) {
                *row &= !*settled;
                *settled |= *row;
                any |= *row;
            }
        }
        any != 0
    }

    /// Go on from a ring by every move, into the rings of what the moves cost.
    fn spread(&mut self, cost: usize, moves: &Moves) {
        let classes = moves.moves.chunks(self.class);
        let reached = self.band.grown(moves.span, self.rows);
        for (number, class) in classes.enumerate() {
            for layer in 0..self.layers {
                self.next[layer * self.rows..][reached.first..reached.end].fill(0);
            }
            if moves.eight.is_empty() {
                class.iter().for_each(|m| self.shift(cost, m));
            } else {
                self.shift_all(cost, &moves.eight);
            }
            for layer in 0..self.layers {
                self.sort_by_cost(cost, number, layer, reached);
            }
        }
    }

    /// `next` |= the ring, moved by one move.
    fn shift(&mut self, cost: usize, m: &Move) {
        let down = usize::try_from(m.dy).unwrap_or(0);
        let up = usize::from(m.dy.unsigned_abs()) - down;
        // Rows that would leave the board hold no legal start of this move.
        let first = self.band.first.max(up);
        let end = self.band.end.min(self.rows - down);
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

    /// `next` |= the ring, moved by all eight moves of a small base at once: the commonest flood by far.
    fn shift_all(&mut self, cost: usize, masks: &[[u64; 8]]) {
        let ring = self.ring(cost, 0);
        for y in self.band.first..self.band.end {
            let from = self.rings[ring + y];
            if from == 0 {
                continue;
            }
            let [n, ne, e, se, s, sw, w, nw] = masks[y].map(|mask| from & mask);
            self.next[y] |= e << 1 | w >> 1;
            if y > 0 {
                self.next[y - 1] |= n | ne << 1 | nw >> 1;
            }
            if y + 1 < self.rows {
                self.next[y + 1] |= s | se << 1 | sw >> 1;
            }
        }
    }

    /// Put what `next` holds into the rings, by what a class of moves pays.
    fn sort_by_cost(&mut self, cost: usize, class: usize, layer: usize, band: Band) {
        let size = self.rows * self.layers;
        let ring = self.ring(cost + 1, layer);
        let rows = band.end - band.first;
        let (one, rest) = self.rings[ring + band.first..].split_at_mut(size);
        let (two, three) = rest.split_at_mut(size);
        let tolls = &self.tolls[2 * class * self.rows + band.first..];
        let (who, what) = (&tolls[..rows], &tolls[self.rows..][..rows]);
        let next = &self.next[layer * self.rows + band.first..][..rows];
        let settled = &self.settled[layer * self.rows + band.first..][..rows];
        let (one, two, three) = (&mut one[..rows], &mut two[..rows], &mut three[..rows]);
        for y in 0..rows {
            let new = next[y] & !settled[y];
            one[y] |= new & !who[y] & !what[y];
            two[y] |= new & (who[y] ^ what[y]);
            three[y] |= new & who[y] & what[y];
        }
    }

    /// Ruling 10: if the ring holds a teleporter, all others are one point away.
    fn teleport(&mut self, cost: usize) {
        let (ring, next) = (self.ring(cost, 0), self.ring(cost + 1, 0));
        if self.links.iter().any(|(x, y, _)| self.rings[ring + y] >> x & 1 == 1) {
            for (x, y, _) in &self.links {
                self.rings[next + y] |= 1 << x & !self.settled[*y];
                self.band = self.band.with(*y);
            }
        }
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

    const fn pose(&self, layer: usize, x: usize, y: usize) -> Pose {
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
        let rows = if self.moves.is_some() { self.band.end - self.band.first } else { 0 };
        let all = (0..=self.points).flat_map(move |cost| (0..rows).map(move |y| (cost, self.band.first + y)));
        all.flat_map(|(cost, y)| self.ends_in_row(cost, y))
    }

    fn ends_in_row(&self, cost: usize, y: usize) -> impl Iterator<Item = (Pose, u8)> + '_ {
        let row = |layer: usize| self.rings[self.ring(cost, layer) + y] & !self.barred[layer * self.rows + y];
        let telefragged = self.telefrags.iter().filter(|(c, _, ty)| (*c, *ty) == (cost, y));
        let mut upright = telefragged.fold(row(0), |row, (_, x, _)| row | 1 << x);
        let mut turned = if self.layers > 1 { row(1) } else { 0 };
        std::iter::from_fn(move || {
            let x = (upright | turned).trailing_zeros();
            if x == u64::BITS {
                return None;
            }
            let layer = usize::from(upright >> x & 1 == 0);
            let left = if layer == 0 { &mut upright } else { &mut turned };
            *left &= *left - 1;
            Some((self.pose(layer, x as usize, y), cost as u8))
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
        let moves = &self.moves.as_ref()?.moves;
        for (number, m) in moves.iter().enumerate().filter(|(_, m)| m.to == layer) {
            let toll = &self.tolls[number / self.class * 2 * self.rows..];
            let paid = (toll[y] >> x & 1) + (toll[self.rows + y] >> x & 1);
            let (Some(from_x), Some(from_y), Some(cost)) = (
                x.checked_add_signed(-isize::from(m.dx)).filter(|x| *x < self.columns),
                y.checked_add_signed(-isize::from(m.dy)).filter(|y| *y < self.rows),
                cost.checked_sub(1 + paid as usize),
            ) else {
                continue;
            };
            let starts = m.mask[from_y] & self.rings[self.ring(cost, m.from) + from_y];
            if starts >> from_x & 1 == 1 {
                return Some(((m.from, from_x, from_y), cost));
            }
        }
        let link = self.links.iter().any(|(lx, ly, _)| (0, *lx, *ly) == (layer, x, y));
        if link { Some((self.link_at(cost - 1, x, y)?, cost - 1)) } else { None }
    }
}

/// Do all moves of a figure pay the same for ending in the same place? Those of a small figure do, and those of a large
/// one that pays for nothing; other large ones pay for what they enter, and come upon it from different sides.
const fn alike(gait: Gait) -> bool {
    !gait.footprint.is_large() || (gait.over_small && gait.over_difficult)
}

/// Where in row `y` a base that ends there by a move enters a marked space.
fn entering(marked: &[u64], m: &Move, y: usize) -> u64 {
    m.entered.iter().fold(0, |row, (dx, dy)| {
        row | marked.get(y + usize::from(*dy)).map_or(0, |marked| shifted(*marked, -(*dx as i8)))
    })
}

/// Set the bits of all places where a base of a size would cover a member of a set.
fn put(layout: &Layout, spaces: &Spaces, (w, h): (u8, u8), rows: &mut [u64]) {
    for space in spaces.iter_range(0, layout.cells.len() as u16) {
        let (x, y) = layout.locals[usize::from(space.0)];
        let bits = (0..w).fold(0, |bits, dx| bits | shifted(1 << x, -(dx as i8)));
        for dy in 0..=y.min(h - 1) {
            rows[usize::from(y - dy)] |= bits;
        }
    }
}
