//! Movement: costs, reach and shortest paths for every size of base (rulings 2, 7, 8, 10, 29, 30).
//! Which figures are friends is handed in; nothing here knows a rule system. `moves` holds what the board allows,
//! `reach` floods it, `steps` goes one move at a time.

mod moves;
mod reach;
mod steps;

pub(crate) use moves::{MoveTables, Moves};
pub use reach::Reach;
pub use steps::{Step, can_rest_within, steps};

use crate::footprint::Footprint;
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

    /// A large figure, as the 2016 rules have it.
    #[must_use]
    pub const fn large(footprint: Footprint) -> Self {
        Self { footprint, over_red: true, over_difficult: true, over_small: true }
    }
}

/// Who else stands on the board, and the teleporters that join spaces for this mover.
#[derive(Clone, Copy, Debug, Default)]
pub struct Crowd {
    /// Spaces of hostile figures: +1 to enter, no ending there.
    pub hostile: Spaces,
    /// Spaces of friendly figures: free to enter, no ending there.
    pub friendly: Spaces,
    /// Spaces of other large figures: friends pass through them like through friends if small; a large figure
    /// passes through none (ruling 29). Also set in `hostile` or `friendly`.
    pub large: Spaces,
    /// Spaces with active teleporters: from one of them to any other is 1 point for a small mover, whatever the
    /// space is like and whoever stands there (ruling 10). A hostile figure is telefragged on arrival, so the mover
    /// may end there; a friendly one stays. Empty for demons.
    pub links: Spaces,
}
