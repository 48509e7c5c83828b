//! The flood itself: one ring per cost, each spread by every move into the rings of what the moves cost.
//! What comes out of it is asked of `Reach`.

use super::{Band, Link, Reach};
use crate::board::Board;
use crate::cell::Dir;
use crate::footprint::Pose;
use crate::ids::DoorSet;
use crate::layout::Layout;
use crate::path::moves::{Move, Moves, shifted};
use crate::path::steps::{barred, contested, slow, stays};
use crate::path::{Crowd, Enemies, Gait, Mover};
use crate::spaces::Spaces;
use std::cell::Cell;
use std::sync::Arc;

thread_local! {
    static ROOM: Cell<Reach> = Cell::default();
}

impl Reach {
    /// Flood from `from` with `points` movement points.
    pub fn flood(
        &mut self,
        board: &Board,
        closed: DoorSet,
        mover: impl Into<Mover>,
        from: Pose,
        points: u8,
        crowd: &Crowd,
    ) {
        self.flood_with(board, closed, &mover.into(), from, points, crowd);
    }

    /// Flood in room that is kept for the thread, and look at what is reached: for a question that comes up in the middle of the
    /// rules, where no one has a `Reach` to lend.
    pub fn flooded<R>(
        board: &Board,
        closed: DoorSet,
        mover: impl Into<Mover>,
        from: Pose,
        points: u8,
        crowd: &Crowd,
        look: impl FnOnce(&Self) -> R,
    ) -> R {
        let mut reach = ROOM.take();
        reach.flood(board, closed, mover, from, points, crowd);
        let seen = look(&reach);
        // The room stays, the board need not.
        reach.moves = None;
        ROOM.set(reach);
        seen
    }

    fn flood_with(
        &mut self,
        board: &Board,
        closed: DoorSet,
        mover: &Mover,
        from: Pose,
        points: u8,
        crowd: &Crowd,
    ) {
        self.moves = None;
        let layout = board.layout();
        let Some(moves) = board.ground(closed).moves(mover) else { return };
        let Some((layer, x, y)) = moves.standing(layout, from) else { return };
        self.prepare(board, moves, mover, points, crowd);
        self.hinder(layout, moves, mover, crowd);
        let hindered = std::mem::take(&mut self.hindered);
        let eight = if hindered.is_empty() { &moves.eight } else { &hindered };
        let start = layer * self.rows + y;
        self.rings[start] = 1 << x;
        self.settled[start] &= !(1 << x);
        self.band = Band { first: y, end: y + 1 };
        for cost in 0..=self.points {
            if self.settle(cost) && cost < self.points {
                self.spread(cost, moves, eight);
                self.band = self.band.grown(moves.span, self.rows);
                self.teleport(cost);
            }
        }
        self.telefrag();
        self.hindered = hindered;
        self.moves = Some(Arc::clone(moves));
    }

    /// Empty buffers of the right size, with the crowd on them.
    fn prepare(&mut self, board: &Board, moves: &Moves, mover: &Mover, points: u8, crowd: &Crowd) {
        let (layout, gait) = (board.layout(), mover.gait);
        (self.north_west, self.columns, self.rows) = (layout.cell_at(0, 0), layout.w, layout.h);
        (self.points, self.layers) = (usize::from(points), moves.sizes.len());
        let size = self.rows * self.layers;
        let clear = |rows: &mut Vec<u64>, size: usize| {
            rows.clear();
            rows.resize(size, 0);
        };
        // Three rings more than needed, so that the dearest move of the last one has somewhere to go.
        clear(&mut self.rings, size * (self.points + 4));
        clear(&mut self.settled, size);
        clear(&mut self.barred, size);
        clear(&mut self.next, size);
        let large = gait.footprint.is_large();
        for (layer, size) in moves.sizes.iter().enumerate() {
            let rows = layer * self.rows..(layer + 1) * self.rows;
            put(layout, &barred(gait, crowd), *size, &mut self.barred[rows.clone()]);
            if large && mover.enemies != Enemies::Passed {
                put(layout, &crowd.hostile, *size, &mut self.settled[rows]);
            }
        }
        self.count_tolls(layout, moves, gait, crowd);
        self.telefrags.clear();
        self.links.clear();
        if !large {
            let links = crowd.links.iter().filter(|link| layout.holds(*link));
            self.links.extend(links.map(|link| {
                let (x, y) = layout.locals[usize::from(link.0)];
                let cost = 1 + usize::from(slow(board, gait, link));
                Link { x: usize::from(x), y: usize::from(y), clears: !stays(crowd, link), cost }
            }));
        }
    }

    /// Note where a small base may begin its moves, if enemies stop it or somebody bars some diagonals (ruling 36). Who
    /// comes by teleporter is not stopped.
    fn hinder(&mut self, layout: &Layout, moves: &Moves, mover: &Mover, crowd: &Crowd) {
        self.hindered.clear();
        let stopped = mover.enemies != Enemies::Passed && !crowd.hostile.is_empty();
        let between = stopped && mover.enemies == Enemies::StopDiagonals;
        if moves.eight.is_empty() || (!stopped && crowd.no_diagonals.is_empty()) {
            return;
        }
        let (mut enemies, mut barred) = (vec![0; self.rows], vec![0; self.rows]);
        put(layout, &crowd.hostile, (1, 1), &mut enemies);
        put(layout, &crowd.no_diagonals, (1, 1), &mut barred);
        let at = |rows: &[u64], y: usize, dx: i8, dy: i8| {
            let row = y.checked_add_signed(isize::from(dy)).and_then(|y| rows.get(y)).copied().unwrap_or(0);
            shifted(row, -dx)
        };
        self.hindered.extend(moves.eight.iter().enumerate().map(|(y, masks)| {
            let mut masks = *masks;
            for (dir, mask) in Dir::ALL.into_iter().zip(&mut masks).filter(|_| stopped) {
                let (dx, dy) = dir.delta();
                *mask &= !at(&enemies, y, dx as i8, dy as i8);
            }
            for (i, (dx, dy)) in [(1, -1), (1, 1), (-1, 1), (-1, -1)].into_iter().enumerate() {
                let mask = &mut masks[2 * i + 1];
                for (dx, dy) in [(0, 0), (dx, 0), (0, dy), (dx, dy)] {
                    *mask &= !at(&barred, y, dx, dy);
                }
                if between {
                    let [along, across] = moves.routes[y][i];
                    *mask &= (along & !at(&enemies, y, dx, 0)) | (across & !at(&enemies, y, 0, dy));
                }
            }
            masks
        }));
    }

    /// Mark where moves cost more (ruling 8).
    fn count_tolls(&mut self, layout: &Layout, moves: &Moves, gait: Gait, crowd: &Crowd) {
        let contested = contested(gait, crowd);
        let alike = alike(gait, &contested);
        self.class = if alike { moves.moves.len().max(1) } else { 1 };
        let classes = moves.moves.len().div_ceil(self.class);
        self.tolls.clear();
        self.tolls.resize(2 * self.rows * classes, 0);
        if gait.footprint.is_large() && alike {
            return;
        }
        let (mut held, rough) = (vec![], &layout.difficult_rows);
        for (class, m) in moves.moves.iter().take(classes).enumerate() {
            let (who, what) = self.tolls[2 * class * self.rows..][..2 * self.rows].split_at_mut(self.rows);
            if !gait.footprint.is_large() {
                put(layout, &contested, (1, 1), who);
                if !gait.over_difficult {
                    what.copy_from_slice(rough);
                }
                continue;
            }
            if class == 0 {
                held.resize(self.rows, 0);
                put(layout, &contested, (1, 1), &mut held);
            }
            for y in 0..self.rows {
                who[y] = entering(&held, m, y);
                what[y] = if gait.over_difficult { 0 } else { entering(rough, m, y) };
            }
        }
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
    fn spread(&mut self, cost: usize, moves: &Moves, eight: &[[u64; 8]]) {
        let classes = moves.moves.chunks(self.class);
        let reached = self.band.grown(moves.span, self.rows);
        for (number, class) in classes.enumerate() {
            for layer in 0..self.layers {
                self.next[layer * self.rows..][reached.first..reached.end].fill(0);
            }
            if eight.is_empty() {
                for m in class {
                    self.shift(cost, m);
                }
            } else {
                self.shift_all(cost, eight);
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
        for (i, masks) in masks[self.band.first..self.band.end].iter().enumerate() {
            let y = self.band.first + i;
            let from = self.rings[ring + y];
            if from == 0 {
                continue;
            }
            let [n, ne, e, se, s, sw, w, nw] = masks.map(|mask| from & mask);
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

    /// Ruling 10: if the ring holds a teleporter, all others are one point away, or two (ruling 44).
    fn teleport(&mut self, cost: usize) {
        let ring = self.ring(cost, 0);
        if self.links.iter().any(|link| self.rings[ring + link.y] >> link.x & 1 == 1) {
            for i in 0..self.links.len() {
                let Link { x, y, cost: more, .. } = self.links[i];
                let next = self.ring(cost + more, 0);
                self.rings[next + y] |= 1 << x & !self.settled[y];
                self.band = self.band.with(y);
            }
        }
    }

    /// Ruling 10: a figure that can reach another teleporter in time can telefrag on this one.
    fn telefrag(&mut self) {
        for i in 0..self.links.len() {
            let Link { x, y, clears, cost: more } = self.links[i];
            if !clears || self.barred[y] >> x & 1 == 0 {
                continue;
            }
            let others = self.links.iter().enumerate().filter(|(j, _)| *j != i);
            let nearest = others.filter_map(|(_, link)| self.cost_at(0, link.x, link.y)).min();
            if let Some(cost) = nearest.map(|cost| cost + more).filter(|cost| *cost <= self.points) {
                self.telefrags.push((cost, x, y));
            }
        }
    }
}

/// Do all moves of a figure pay the same for ending in the same place? Those of a small figure do, and those of a large
/// one that pays for nothing; other large ones pay for what they enter, and come upon it from different sides.
fn alike(gait: Gait, contested: &Spaces) -> bool {
    !gait.footprint.is_large() || (gait.over_small && gait.over_difficult && contested.is_empty())
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
