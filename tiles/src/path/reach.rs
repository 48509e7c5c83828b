//! Everything a figure can reach with its points, as bit boards: one ring of poses per cost.
//! Ways are found backwards from the rings when somebody asks; nothing is kept per space. `flood` fills the rings.

mod flood;

use crate::board::Board;
use crate::cell::Cell;
use crate::footprint::Pose;
use crate::ids::SpaceId;
use crate::path::moves::Moves;
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
    /// Where the moves of a small base may begin, if somebody bars diagonals; else empty.
    hindered: Vec<[u64; 8]>,
    /// The poses one move further than the ring that is being spread.
    next: Vec<u64>,
    links: Vec<Link>,
    /// Poses it may end in only by telefrag, with their cost.
    telefrags: Vec<(usize, usize, usize)>,
}

/// A teleporter.
#[derive(Clone, Copy, Debug)]
struct Link {
    x: usize,
    y: usize,
    /// An arrival telefrags the figure that stands there.
    clears: bool,
    /// What it costs to come here from another one.
    cost: usize,
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
    /// Where a ring begins in `rings`.
    const fn ring(&self, cost: usize, layer: usize) -> usize {
        (cost * self.layers + layer) * self.rows
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

    /// The same by space of the board that was flooded: for one who asks for all of them again and again.
    pub fn each_end(&self, board: &Board, mut take: impl FnMut(SpaceId, bool, u8)) {
        if self.moves.is_none() {
            return;
        }
        let (layout, Band { first, end }) = (board.layout(), self.band);
        for cost in 0..=self.points {
            let rows = |layer: usize| {
                let reached = &self.rings[self.ring(cost, layer)..][first..end];
                reached
                    .iter()
                    .zip(&self.barred[layer * self.rows..][first..end])
                    .map(|(row, barred)| row & !barred)
            };
            let mut other = (self.layers > 1).then(|| rows(1));
            for (y, mut upright) in (first..).zip(rows(0)) {
                let mut turned = other.as_mut().and_then(Iterator::next).unwrap_or(0);
                if !self.telefrags.is_empty() {
                    let here = self.telefrags.iter().filter(|(c, _, ty)| (*c, *ty) == (cost, y));
                    upright = here.fold(upright, |row, (_, x, _)| row | 1 << x);
                }
                while upright | turned != 0 {
                    let x = (upright | turned).trailing_zeros();
                    let stands = upright >> x & 1 == 1;
                    let row = if stands { &mut upright } else { &mut turned };
                    *row &= *row - 1;
                    if let Some(space) = layout.space_at_local(x as usize, y) {
                        take(space, !stands, cost as u8);
                    }
                }
            }
        }
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
        let mut way = Vec::new();
        self.back_from(pose, |pose| way.push(pose))?;
        way.reverse();
        Some(way)
    }

    /// The same way backwards, pose by pose, without the start. `None` if there is none; some of it may have passed by then.
    pub fn back_from(&self, pose: Pose, mut pass: impl FnMut(Pose)) -> Option<()> {
        let (layer, x, y) = self.place(pose)?;
        let (mut at, mut cost) = match self.telefrag_cost(layer, x, y) {
            Some(cost) => {
                pass(self.pose(0, x, y));
                self.link_before(cost, x, y)?
            }
            None => ((layer, x, y), self.cost_at(layer, x, y)?),
        };
        while cost > 0 {
            pass(self.pose(at.0, at.1, at.2));
            (at, cost) = self.before(at, cost)?;
        }
        Some(())
    }

    /// The teleporter from which a way jumped onto this one for a cost, and what it had cost by then.
    fn link_before(&self, cost: usize, x: usize, y: usize) -> Option<((usize, usize, usize), usize)> {
        let onto = self.links.iter().find(|link| (link.x, link.y) == (x, y))?;
        let cost = cost.checked_sub(onto.cost)?;
        let ring = self.ring(cost, 0);
        let reached = |link: &&Link| self.rings[ring + link.y] >> link.x & 1 == 1;
        let from = self.links.iter().filter(|link| (link.x, link.y) != (x, y)).find(reached)?;
        Some(((0, from.x, from.y), cost))
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
            let mask = self.hindered.get(from_y).map_or(m.mask[from_y], |masks| masks[m.direction()]);
            let starts = mask & self.rings[self.ring(cost, m.from) + from_y];
            if starts >> from_x & 1 == 1 {
                return Some(((m.from, from_x, from_y), cost));
            }
        }
        if layer == 0 { self.link_before(cost, x, y) } else { None }
    }
}
