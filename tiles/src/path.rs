//! Movement: costs, reach and shortest paths for every size of base (rulings 2, 7, 8, 10, 29, 30).
//! Which figures are friends is handed in; nothing here knows a rule system. `moves` holds what the board allows,
//! `reach` floods it, `steps` goes one move at a time.

mod moves;
mod reach;
mod steps;

pub(crate) use moves::MoveTables;
pub use reach::Reach;
pub use steps::{Step, can_rest_within, each_step, steps};

use crate::footprint::Footprint;
use crate::spaces::Spaces;

/// How a figure moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gait {
    /// Its base.
    pub footprint: Footprint,
    /// Passes impassable and blocking edges (large and flying figures).
    pub crosses_barriers: bool,
    /// Pays nothing extra for difficult spaces.
    pub over_difficult: bool,
    /// Pays nothing extra for small figures, and may end on them (large figures).
    pub over_small: bool,
}

impl Gait {
    /// A small figure on foot.
    pub const FOOT: Self =
        Self { footprint: Footprint::ONE, crosses_barriers: false, over_difficult: false, over_small: false };

    /// A large figure, as the 2016 rules have it.
    #[must_use]
    pub const fn large(footprint: Footprint) -> Self {
        Self { footprint, crosses_barriers: true, over_difficult: true, over_small: true }
    }
}

/// A gait, and what else stops the figure where a game has heights, furniture, or enemies that no figure passes. A gait
/// alone becomes a mover who climbs any height, is stopped by furniture and passes enemies for a point more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mover {
    /// Size and print.
    pub gait: Gait,
    /// How many levels it climbs in one step; what rises higher is a wall to it, also beside a diagonal (ruling 36). Down
    /// it goes from any height. A base of several spaces stands as high as its highest space. `None`: heights do not
    /// matter.
    pub climb: Option<u8>,
    /// Furniture does not stop it. It stops others, also from both sides of a diagonal (ruling 36).
    pub over_furniture: bool,
    /// What enemies are to it.
    pub enemies: Enemies,
    /// How a base of several spaces goes.
    pub shift: Shift,
}

/// What the figures in [`Crowd::hostile`] are to a mover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Enemies {
    /// It passes them for a point more (ruling 8).
    #[default]
    Passed,
    /// It never enters their spaces, save by teleporter.
    Stop,
    /// The same, and between two obstructions, enemies among them, no small figure goes diagonally (ruling 36).
    StopDiagonals,
}

/// How a base of several spaces goes on. (A small one always goes in eight directions.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shift {
    /// As one to the four sides, and in pivots (rulings 29 and 30).
    #[default]
    Straight,
    /// The same and diagonally, if it could go there by one of the two ways round.
    EveryWay,
    /// A base of two spaces, half by half: one half to a straight neighbour and the other where that half was, or both
    /// the same way diagonally, each as a small figure would. Other bases go `Straight`.
    Halves,
}

impl From<Gait> for Mover {
    fn from(gait: Gait) -> Self {
        Self {
            gait,
            climb: None,
            over_furniture: false,
            enemies: Enemies::default(),
            shift: Shift::default(),
        }
    }
}

/// Who else stands on the board, and the teleporters that join spaces for this mover.
#[derive(Clone, Copy, Debug, Default)]
pub struct Crowd {
    /// Spaces of hostile figures: +1 to enter, no ending there.
    pub hostile: Spaces,
    /// Spaces of friendly figures: free to enter, no ending there.
    pub friendly: Spaces,
    /// Spaces of other large figures: also large ones pass through them, friends free, enemies for a point more, and
    /// never end on them (ruling 29). Also set in `hostile` or `friendly`.
    pub large: Spaces,
    /// Spaces with active teleporters: from one of them to any other is 1 point for a small mover, occupied or not
    /// (ruling 10), and one more onto difficult ground (ruling 44). A hostile figure is telefragged on arrival, so the
    /// mover may end there; a friendly one stays. Empty for demons.
    pub links: Spaces,
    /// Spaces that no small figure leaves, enters or passes beside diagonally (ruling 36: those of some large figures).
    pub no_diagonals: Spaces,
}
