//! What the board alone allows a base: every single move, as bit boards over the base's north-west cell.
//! Figures, costs and points come later; one table serves all figures of the same size. `build` makes them from a ground.

mod build;

use crate::borders::Across;
use crate::footprint::{Footprint, Pose};
use crate::grown::Grown;
use crate::layout::Layout;
use crate::path::{Enemies, Mover, Shift};
use crate::relief::Relief;
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

impl Move {
    /// The position of its direction in `Dir::ALL`, for a move to a neighbour.
    pub(crate) const fn direction(&self) -> usize {
        match (self.dx, self.dy) {
            (0, ..0) => 0,
            (1.., ..0) => 1,
            (1.., 0) => 2,
            (1.., 1..) => 3,
            (0, 0..) => 4,
            (..0, 1..) => 5,
            (..0, 0) => 6,
            (..0, ..0) => 7,
        }
    }

    /// Does it change column and row?
    pub(crate) const fn is_diagonal(&self) -> bool {
        self.dx != 0 && self.dy != 0
    }
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
    /// For a small base that enemies bar from diagonals: row by row and for every diagonal in the order of `Dir`, where
    /// the way round by the neighbouring column is free, and where the one by the neighbouring row.
    pub(crate) routes: Vec<[[u64; 2]; 4]>,
    /// The furthest any move goes north or south.
    pub(crate) span: usize,
}

/// The tables of a ground, each made when first asked for.
#[derive(Debug)]
pub(crate) struct MoveTables {
    /// For whom only size and print matter.
    plain: [OnceLock<Arc<Moves>>; 2 * SHAPES],
    others: Grown<Legs, Arc<Moves>>,
}

/// All of a mover that its table depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Legs {
    footprint: Footprint,
    crosses_barriers: bool,
    climb: Option<u8>,
    over_furniture: bool,
    routes: bool,
    shift: Shift,
}

impl Legs {
    const fn of(mover: &Mover) -> Self {
        let Mover { gait, climb, over_furniture, enemies, shift } = *mover;
        let large = gait.footprint.is_large();
        Self {
            footprint: gait.footprint,
            crosses_barriers: gait.crosses_barriers,
            climb,
            over_furniture,
            routes: !large && matches!(enemies, Enemies::StopDiagonals),
            shift: if large { shift } else { Shift::Straight },
        }
    }

    const fn across(self) -> Across {
        if self.crosses_barriers { Across::Base } else { Across::Step }
    }

    /// Is what lies `to` there a wall for one who comes `from` there?
    fn stops(self, from: Relief, to: Relief) -> bool {
        (to.furniture.is_some() && !self.over_furniture)
            || self.climb.is_some_and(|climb| from.rise(to) > climb.into())
    }
}

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
        Self { plain: [const { OnceLock::new() }; 2 * SHAPES], others: Grown::default() }
    }
}

impl MoveTables {
    /// The moves of a base, or `None` for one that is larger than we deal with.
    fn get(&self, layout: &Layout, mover: &Mover, make: impl FnOnce(Legs) -> Moves) -> Option<&Arc<Moves>> {
        let legs = Legs::of(mover);
        let slot = 2 * shape(legs.footprint)? + usize::from(legs.crosses_barriers);
        let make = || Arc::new(make(legs));
        Some(if layout.has_relief() || legs.routes || legs.shift != Shift::Straight {
            self.others.get_or_make(legs, make)
        } else {
            self.plain[slot].get_or_init(make)
        })
    }
}

impl Moves {
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

/// All bits moved east by `dx` columns.
pub(crate) const fn shifted(row: u64, dx: i8) -> u64 {
    let by = dx.unsigned_abs() as u32;
    if dx >= 0 { row.unbounded_shl(by) } else { row.unbounded_shr(by) }
}
