//! The moves of a base on a ground: made from its spaces, its borders and what rises and stands there.

use super::{Legs, Move, Moves, Rows, shifted};
use crate::cell::Dir;
use crate::footprint::Footprint;
use crate::ground::{Ground, beyond};
use crate::layout::{Layout, VOID};
use crate::path::{Mover, Shift};
use std::sync::Arc;

impl Ground {
    /// All single moves of a figure, regardless of figures in the way. `None` for a base that is larger than we deal
    /// with.
    pub(crate) fn moves(&self, mover: &Mover) -> Option<&Arc<Moves>> {
        self.moves.get(&self.layout, mover, |legs| Moves::new(&self.layout, self, legs))
    }
}

/// Bit boards of spaces and of the borders that are open to the mover.
struct Grid {
    spaces: Rows,
    /// Is the north border of a cell open? Likewise its west border.
    north: Rows,
    west: Rows,
}

impl Grid {
    fn new(layout: &Layout, ground: &Ground, legs: Legs) -> Self {
        let across = legs.across();
        let rows = |holds: &dyn Fn(usize) -> bool| -> Rows {
            (0..layout.h)
                .map(|y| {
                    let spot = |x| (y + 1) * layout.stride + x + 1;
                    (0..layout.w).filter(|x| holds(spot(*x))).fold(0, |row, x| row | 1 << x)
                })
                .collect()
        };
        Self {
            spaces: rows(&|spot| {
                layout.grid[spot] != VOID
                    && (legs.over_furniture || layout.relief_at(spot).furniture.is_none())
            }),
            north: rows(&|spot| ground.open(2 * spot, across)),
            west: rows(&|spot| ground.open(2 * spot + 1, across)),
        }
    }

    /// Where a base of a size can stand: all its cells are spaces, with no closed border inside.
    fn fits(&self, (w, h): (u8, u8)) -> Rows {
        let mut fits = self.spaces.clone();
        for dy in 0..h {
            for dx in 0..w {
                keep(&mut fits, &self.spaces, dx, dy);
                if dx > 0 {
                    keep(&mut fits, &self.west, dx, dy);
                }
                if dy > 0 {
                    keep(&mut fits, &self.north, dx, dy);
                }
            }
        }
        fits
    }
}

/// Keep the bits of `board` whose bit (`dx`, `dy`) further on is set in `other`.
fn keep(board: &mut Rows, other: &Rows, dx: u8, dy: u8) {
    for y in 0..board.len() {
        board[y] &= other.get(y + usize::from(dy)).map_or(0, |row| row.unbounded_shr(u32::from(dx)));
    }
}

/// The bit board whose bit at a place is the bit of `board` by (`dx`, `dy`) from there.
fn looking(board: &Rows, dx: i8, dy: i8) -> Rows {
    let row = |y: usize| {
        let row = y.checked_add_signed(isize::from(dy)).and_then(|y| board.get(y)).copied().unwrap_or(0);
        shifted(row, -dx)
    };
    (0..board.len()).map(row).collect()
}

impl Moves {
    fn new(layout: &Layout, ground: &Ground, legs: Legs) -> Self {
        let footprint = legs.footprint;
        let sizes = sizes(footprint);
        let grid = Grid::new(layout, ground, legs);
        let fits: Vec<Rows> = sizes.iter().map(|size| grid.fits(*size)).collect();
        let mut moves =
            if footprint.is_large() { large(&grid, &sizes, &fits) } else { small(layout, ground, legs) };
        match legs.shift {
            Shift::EveryWay => every_way(&mut moves, layout, legs, &sizes),
            Shift::Halves if footprint.count() == 2 => {
                halves(&mut moves, &small(layout, ground, legs), &sizes, &fits);
            }
            Shift::Straight | Shift::Halves => {}
        }
        if footprint.is_large() && layout.has_relief() {
            for m in &mut moves {
                climb(m, layout, legs, &sizes);
            }
        }
        let routes = if legs.routes { routes(layout, ground, legs) } else { Vec::new() };
        let mut eight = Vec::new();
        if !footprint.is_large() {
            eight.extend((0..layout.h).map(|y| std::array::from_fn(|dir| moves[dir].mask[y])));
        }
        moves.retain(|m| m.mask.iter().any(|row| *row != 0));
        let span = moves.iter().map(|m| usize::from(m.dy.unsigned_abs())).max().unwrap_or(0);
        Self { sizes, fits, moves, eight, routes, span }
    }
}

fn sizes(footprint: Footprint) -> Vec<(u8, u8)> {
    let Footprint { w, h } = footprint;
    if footprint.can_rotate() { vec![(w, h), (h, w)] } else { vec![(w, h)] }
}

/// Rulings 1 to 3 and 36: a small figure goes to neighbours; one that flies ignores red lines.
fn small(layout: &Layout, ground: &Ground, legs: Legs) -> Vec<Move> {
    let routes = if layout.has_relief() { routes(layout, ground, legs) } else { Vec::new() };
    let towards = |dir: Dir| {
        let mut mask: Rows = vec![0; layout.h].into();
        for space in 0..layout.cells.len() {
            let neighbours = ground.neighbours(crate::ids::SpaceId(space as u16));
            let Some(n) =
                neighbours.iter().find(|n| n.dir == dir && (n.step || legs.crosses_barriers && n.fly))
            else {
                continue;
            };
            let (x, y) = layout.locals[space];
            let (x, y) = (u32::from(x), usize::from(y));
            if layout.has_relief() {
                let [from, to] = [space, usize::from(n.space.0)].map(|s| layout.relief_at(layout.spots[s]));
                let free =
                    |round: &[[u64; 2]; 4]| round[dir as usize / 2].iter().any(|way| way >> x & 1 == 1);
                if legs.stops(from, to) || (dir as u8 % 2 == 1 && !free(&routes[y])) {
                    continue;
                }
            }
            mask[y] |= 1 << x;
        }
        let (dx, dy) = dir.delta();
        Move { from: 0, to: 0, dx: dx as i8, dy: dy as i8, mask, entered: Box::new([(0, 0)]) }
    };
    Dir::ALL.map(towards).into()
}

/// Where the two ways round the corner of every diagonal are free: over open borders, with nothing in the space between
/// that stops the mover.
fn routes(layout: &Layout, ground: &Ground, legs: Legs) -> Vec<[[u64; 2]; 4]> {
    let mut routes = vec![[[0; 2]; 4]; layout.h];
    for (spot, (x, y)) in layout.spots.iter().zip(&layout.locals) {
        for (i, [along, across]) in
            [[Dir::E, Dir::N], [Dir::E, Dir::S], [Dir::W, Dir::S], [Dir::W, Dir::N]].into_iter().enumerate()
        {
            for (way, [first, second]) in [[along, across], [across, along]].into_iter().enumerate() {
                let flank = beyond(layout, *spot, first);
                let open = ground.open_towards(*spot, first, legs.across())
                    && ground.open_towards(flank, second, legs.across());
                if open && !legs.stops(layout.relief_at(*spot), layout.relief_at(flank)) {
                    routes[usize::from(*y)][i][way] |= 1 << x;
                }
            }
        }
    }
    routes
}

/// Let a large base go diagonally where one of the two ways round by its other moves is free.
fn every_way(moves: &mut Vec<Move>, layout: &Layout, legs: Legs, sizes: &[(u8, u8)]) {
    let mut diagonals = Vec::new();
    for (layer, size) in sizes.iter().copied().enumerate() {
        let straight =
            |dx: i8, dy: i8| moves.iter().find(|m| (m.from, m.to, m.dx, m.dy) == (layer, layer, dx, dy));
        for (dx, dy) in [(1, -1), (1, 1), (-1, 1), (-1, -1)] {
            let (Some(along), Some(across)) = (straight(dx, 0), straight(0, dy)) else { continue };
            // The first half of a way must be climbed; the second leads from there, not up from here.
            let climbed = |m: &Move| {
                let mut m = Move { mask: m.mask.clone(), entered: m.entered.clone(), ..*m };
                if layout.has_relief() {
                    climb(&mut m, layout, legs, sizes);
                }
                m.mask
            };
            let (mut mask, mut other) = (climbed(along), climbed(across));
            keep_both(&mut mask, &looking(&across.mask, dx, 0));
            keep_both(&mut other, &looking(&along.mask, 0, dy));
            mask.iter_mut().zip(&other).for_each(|(row, other)| *row |= other);
            diagonals.push(Move {
                from: layer,
                to: layer,
                dx,
                dy,
                mask,
                entered: entered(size, size, dx, dy),
            });
        }
    }
    moves.extend(diagonals);
    in_order(moves);
}

/// A base of two spaces half by half: no shift sideways, but diagonals, each half as a small figure.
fn halves(moves: &mut Vec<Move>, small: &[Move], sizes: &[(u8, u8)], fits: &[Rows]) {
    moves.retain(|m| m.from != m.to || (m.dx != 0) == (sizes[m.from].0 == 2));
    for (layer, size) in sizes.iter().copied().enumerate() {
        for m in small.iter().filter(|m| m.is_diagonal()) {
            let mut mask = fits[layer].clone();
            keep_both(&mut mask, &looking(&fits[layer], m.dx, m.dy));
            keep(&mut mask, &m.mask, 0, 0);
            keep(&mut mask, &m.mask, size.0 - 1, size.1 - 1);
            let entered = entered(size, size, m.dx, m.dy);
            moves.push(Move { from: layer, to: layer, dx: m.dx, dy: m.dy, mask, entered });
        }
    }
    in_order(moves);
}

/// Clockwise from north, then rotations.
fn in_order(moves: &mut [Move]) {
    moves.sort_by_key(|m| (m.from != m.to, m.from, if m.from == m.to { m.direction() } else { 0 }));
}

/// Take out of a move of a large base where it would rise too high.
fn climb(m: &mut Move, layout: &Layout, legs: Legs, sizes: &[(u8, u8)]) {
    let Some(climb) = legs.climb else { return };
    let top = |(w, h): (u8, u8), x: usize, y: usize| {
        let cells = (0..usize::from(h)).flat_map(|dy| (0..usize::from(w)).map(move |dx| (x + dx, y + dy)));
        cells.map(|(x, y)| layout.relief_at((y + 1) * layout.stride + x + 1).height).max().unwrap_or(0)
    };
    for y in 0..m.mask.len() {
        for x in (0..layout.w).filter(|x| m.mask[y] >> x & 1 == 1).collect::<Vec<_>>() {
            let (to_x, to_y) = (x.wrapping_add_signed(m.dx.into()), y.wrapping_add_signed(m.dy.into()));
            let rise = i16::from(top(sizes[m.to], to_x, to_y)) - i16::from(top(sizes[m.from], x, y));
            if rise > climb.into() {
                m.mask[y] &= !(1 << x);
            }
        }
    }
}

/// Rulings 29 and 30: a large base shifts orthogonally, or pivots by a quarter so that half of it stays covered.
fn large(grid: &Grid, sizes: &[(u8, u8)], fits: &[Rows]) -> Vec<Move> {
    let mut moves = Vec::new();
    for (turned, (w, h)) in sizes.iter().copied().enumerate() {
        for dir in Dir::STRAIGHT {
            let (dx, dy) = dir.delta();
            let (dx, dy) = (dx as i8, dy as i8);
            let mut mask = fits[turned].clone();
            keep_both(&mut mask, &looking(&fits[turned], dx, dy));
            // No closed border between the cells left behind and the new ones, along the whole front.
            for i in 0..if dx == 0 { w } else { h } {
                match dir {
                    Dir::N => keep(&mut mask, &grid.north, i, 0),
                    Dir::S => keep(&mut mask, &grid.north, i, h),
                    Dir::W => keep(&mut mask, &grid.west, 0, i),
                    _ => keep(&mut mask, &grid.west, w, i),
                }
            }
            moves.push(Move {
                from: turned,
                to: turned,
                dx,
                dy,
                mask,
                entered: entered((w, h), (w, h), dx, dy),
            });
        }
    }
    if sizes.len() > 1 {
        for (from, to) in [(0, 1), (1, 0)] {
            let (before, after) = (sizes[from], sizes[to]);
            let reach = before.0.max(before.1) as i8;
            for (dy, dx) in (1 - reach..reach).flat_map(|dy| (1 - reach..reach).map(move |dx| (dy, dx))) {
                let entered = entered(before, after, dx, dy);
                if 2 * entered.len() > usize::from(before.0 * before.1) {
                    continue;
                }
                let mut mask = fits[from].clone();
                keep_both(&mut mask, &looking(&fits[to], dx, dy));
                moves.push(Move { from, to, dx, dy, mask, entered });
            }
        }
    }
    moves
}

fn keep_both(board: &mut Rows, other: &Rows) {
    for (row, other) in board.iter_mut().zip(other) {
        *row &= other;
    }
}

/// The cells of a base after a move that it did not cover before, counted from its new north-west cell.
fn entered(before: (u8, u8), after: (u8, u8), dx: i8, dy: i8) -> Box<[(u8, u8)]> {
    let covered = |x: i8, y: i8| (0..before.0 as i8).contains(&x) && (0..before.1 as i8).contains(&y);
    (0..after.1)
        .flat_map(|y| (0..after.0).map(move |x| (x, y)))
        .filter(|(x, y)| !covered(*x as i8 + dx, *y as i8 + dy))
        .collect()
}
