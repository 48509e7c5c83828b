//! Who fragged whom.

use engine::Side;

/// A way in which figures were fragged.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Frag {
    /// The side of the figure that fell.
    pub side: Side,
    /// Its kind, by stable name.
    pub kind: String,
    /// The kind of the figure that fragged it; empty if no figure did.
    pub by: String,
    /// The card that a marine had played last in that activation, by the name on it; empty without one.
    pub card: String,
}
