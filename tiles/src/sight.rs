//! Lines of sight and cover in exact integers, by the policy of the board: `policy` has the table of them.
//! Here is what the answers look like; `trace` and `centre` walk a line, `rows` remembers, `figures` and `explain` do
//! the rest.

mod centre;
mod explain;
mod figures;
pub mod policy;
mod rows;
mod trace;

pub use centre::Obstacle;

pub(crate) use explain::explain;
pub use explain::{Crossing, Explanation, Hindrance};
pub(crate) use figures::open_past_figures;
pub use policy::{CentreRule, SightPolicy, WallEnds};
pub(crate) use rows::{Row, Sights, centre_line};

/// The 16 lines between the corners of two spaces. Bit `4 * i + j` is the line from corner `i` of the first space to
/// corner `j` of the second; corners are numbered north-west, north-east, south-east, south-west. Where sight is between
/// centres all bits say the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// Lines that are clear by ruling 4.
    pub clear: u16,
    /// Clear lines that also cut no border of a difficult region.
    pub plain: u16,
}

impl Lines {
    /// The corners of the first space all of whose four lines are plain, as the lowest bits of their nibbles.
    pub(crate) const fn plain_corners(self) -> u16 {
        let pairs = self.plain & self.plain >> 1;
        pairs & pairs >> 2 & 0x1111
    }
}

/// What a defender has against an attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cover {
    /// No line of sight.
    Unseen,
    /// Seen, with cover from every corner that gives sight.
    Cover,
    /// Seen without cover from at least one corner.
    Open,
}
