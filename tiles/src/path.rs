//! Movement: costs, reach and shortest paths for every size of base (rulings 2, 7, 8, 10, 29, 30).
//! Which figures are friends is handed in; nothing here knows a rule system.

use crate::board::Board;
use crate::board::DoorSet;
use crate::footprint::{Footprint, Pose};
use crate::spaces::Spaces;

/// How a figure moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gait {
    /// Its base.
    pub footprint: Footprint,
    /// Passes impassable and blocking edges (large and flying figures).
    pub over_red: bool,
    /// Pays nothing extra for difficult spaces.
    pub over_difficult: bool,
    /// Pays nothing extra for small figures, and may end on them (large figures).
    pub over_small: bool,
}

impl Gait {
    /// A small figure on foot.
    pub const FOOT: Self =
        Self { footprint: Footprint::ONE, over_red: false, over_difficult: false, over_small: false };
}

/// Who else stands on the board, and the teleporters that join spaces for this mover.
#[derive(Clone, Copy, Debug, Default)]
pub struct Crowd {
    /// Spaces of hostile small figures: +1 to enter, no ending there.
    pub hostile: Spaces,
    /// Spaces of friendly small figures: free to enter, no ending there.
    pub friendly: Spaces,
    /// Spaces of other large figures: friends pass through them like through friends if small; a large figure
    /// passes through none (ruling 29). Also set in `hostile` or `friendly`.
    pub large: Spaces,
    /// Spaces with active teleporters: mutually adjacent for this mover (ruling 10). Empty for demons.
    pub links: Spaces,
}

/// Everything a figure can reach: pose → cheapest cost. The buffers are reused from flood to flood.
#[derive(Clone, Debug, Default)]
pub struct Reach {}

impl Reach {
    /// Flood from `from` with `points` movement points.
    pub fn flood(
        &mut self,
        _board: &Board,
        _closed: DoorSet,
        _gait: Gait,
        _from: Pose,
        _points: u8,
        _crowd: &Crowd,
    ) {
        unimplemented!()
    }

    /// Cheapest cost to stand in a pose, counting poses where the figure may only pass. `None` out of reach.
    #[must_use]
    pub fn cost(&self, _pose: Pose) -> Option<u8> {
        unimplemented!()
    }

    /// May the figure end its move there?
    #[must_use]
    pub fn can_end(&self, _pose: Pose) -> bool {
        unimplemented!()
    }

    /// All poses in which it may end, with their cost, cheapest first, then in reading order.
    pub fn ends(&self) -> impl Iterator<Item = (Pose, u8)> + '_ {
        std::iter::empty()
    }

    /// The poses of a cheapest way, from the start (not included) to `pose` (included).
    #[must_use]
    pub fn path(&self, _pose: Pose) -> Option<Vec<Pose>> {
        unimplemented!()
    }
}

/// temp
pub fn steps(_b: &Board, _c: DoorSet, _g: Gait, _f: Pose, _crowd: &Crowd, _out: &mut Vec<(Pose, u8, bool)>) {}
/// temp
pub fn can_rest_within(_b: &Board, _c: DoorSet, _g: Gait, _f: Pose, _p: u8, _crowd: &Crowd) -> bool {
    false
}
