//! What the board alone allows a base: every single move, as bit boards over the base's north-west cell.
//! Figures, costs and points come later; one table serves all figures of the same size.

use crate::borders::Across;
use crate::cell::Dir;
use crate::footprint::{Footprint, Pose};
use crate::ground::Ground;
use crate::layout::{Layout, VOID};
use std::sync::{Arc, OnceLock};

/// One row of 64 bits per row of the board; bit `x` is column `x`.
pub(crate) type Rows = Box<[u64]>;

/// One way to move: where from (bits of `mask`), by how much, and between which of the two ways round.
#[derive(Debug)]
pub(crate) struct Move {
    /// Unturned (0) or turned (1) before and after.
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) dx: i8,
    pub(crate) dy: i8,
    /// Where the move may begin.
    pub(crate) mask: Rows,
    /// The spaces entered, counted from the north-west cell after the move.
    pub(crate) entered: Box<[(u8, u8)]>,
}

/// All moves of one size of base, in the order they are listed in: clockwise from north, then rotations.
#[derive(Debug)]
pub(crate) struct Moves {
    /// Width and height unturned, and turned if that makes a difference.
    pub(crate) sizes: Vec<(u8, u8)>,
    /// Where it can stand, for each of them.
    fits: Vec<Rows>,
    pub(crate) moves: Vec<Move>,
    /// For a small base the same masks once more, row by row in the order of `Dir`; empty for a large one.
    pub(crate) eight: Vec<[u64; 8]>,
    /// The furthest any move goes north or south.
    pub(crate) span: usize,
}

/// The tables of a ground, each made when first asked for.
#[derive(Debug)]
pub(crate) struct MoveTables([OnceLock<Arc<Moves>>; 2 * SHAPES]);

/// Bases of up to nine spaces: 1×1 to 1×9, 2×1 to 2×4, 3×1 to 3×3, 4×1, 4×2, 5×1 to 9×1.
const SHAPES: usize = 9 + 4 + 3 + 2 + 5;

const fn shape(footprint: Footprint) -> Option<usize> {
    let Footprint { w, h } = footprint;
    if w == 0 || h == 0 || footprint.count() > 9 {
        return None;
    }
    let before = match w {
        1 => 0,
        2 => 9,
        3 => 13,
        4 => 16,
        _ => 18 + w - 5,
    };
    Some((before + h - 1) as usize)
}

impl Default for MoveTables {
    fn default() -> Self {
        Self([const { OnceLock::new() }; 2 * SHAPES])
    }
}

impl MoveTables {
    /// The moves of a base, or `None` for one that is larger than we deal with.
    pub(crate) fn get(
        &self,
        layout: &Layout,
        ground: &Ground,
        footprint: Footprint,
        over_red: bool,
    ) -> Option<&Arc<Moves>> {
        let slot = 2 * shape(footprint)? + usize::from(over_red);
        Some(self.0[slot].get_or_init(|| Arc::new(Moves::new(layout, ground, footprint, over_red))))
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
    fn new(layout: &Layout, ground: &Ground, across: Across) -> Self {
        let rows = |holds: &dyn Fn(usize) -> bool| -> Rows {
            (0..layout.h)
                .map(|y| {
                    let spot = |x| (y + 1) * layout.stride + x + 1;
                    (0..layout.w).filter(|x| holds(spot(*x))).fold(0, |row, x| row | 1 << x)
                })
                .collect()
        };
        Self {
            spaces: rows(&|spot| layout.grid[spot] != VOID),
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

/// All bits moved east by `dx` columns.
pub(crate) const fn shifted(row: u64, dx: i8) -> u64 {
    let by = dx.unsigned_abs() as u32;
    if dx >= 0 { row.unbounded_shl(by) } else { row.unbounded_shr(by) }
}

impl Moves {
    fn new(layout: &Layout, ground: &Ground, footprint: Footprint, over_red: bool) -> Self {
        let sizes = sizes(footprint);
        let grid = Grid::new(layout, ground, if over_red { Across::Touch } else { Across::Step });
        let fits: Vec<Rows> = sizes.iter().map(|size| grid.fits(*size)).collect();
        let mut moves =
            if footprint.is_large() { large(&grid, &sizes, &fits) } else { small(layout, ground, over_red) };
        let mut eight = Vec::new();
        if !footprint.is_large() {
            eight.extend((0..layout.h).map(|y| std::array::from_fn(|dir| moves[dir].mask[y])));
        }
        moves.retain(|m| m.mask.iter().any(|row| *row != 0));
        let span = moves.iter().map(|m| usize::from(m.dy.unsigned_abs())).max().unwrap_or(0);
        Self { sizes, fits, moves, eight, span }
    }

    /// The way round a pose stands in, for a base that has two.
    pub(crate) fn layer(&self, pose: Pose) -> usize {
        usize::from(pose.turned && self.sizes.len() > 1)
    }

    /// Way round, column and row of a pose, if the base can stand there.
    pub(crate) fn standing(&self, layout: &Layout, pose: Pose) -> Option<(usize, usize, usize)> {
        let (layer, (x, y)) = (self.layer(pose), layout.local(pose.at)?);
        (self.fits[layer][y] >> x & 1 == 1).then_some((layer, x, y))
    }
}

fn sizes(footprint: Footprint) -> Vec<(u8, u8)> {
    let Footprint { w, h } = footprint;
    if footprint.can_rotate() { vec![(w, h), (h, w)] } else { vec![(w, h)] }
}

/// Rulings 1 to 3: a small figure goes to neighbours; one that flies ignores red lines.
fn small(layout: &Layout, ground: &Ground, over_red: bool) -> Vec<Move> {
    let towards = |dir: Dir| {
        let mut mask: Rows = vec![0; layout.h].into();
        for space in 0..layout.cells.len() {
            let neighbours = ground.neighbours(crate::ids::SpaceId(space as u16));
            if neighbours.iter().any(|n| n.dir == dir && (n.step || over_red)) {
                let (x, y) = layout.locals[space];
                mask[usize::from(y)] |= 1 << x;
            }
        }
        let (dx, dy) = dir.delta();
        Move { from: 0, to: 0, dx: dx as i8, dy: dy as i8, mask, entered: Box::new([(0, 0)]) }
    };
    Dir::ALL.map(towards).into()
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
