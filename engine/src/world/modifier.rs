//! Prohibitions and changed numbers: lists that rules ask and that scripts and cards switch; what is on them is the rule
//! system's. There is no hook that runs "before" something; what is forbidden is data.

use crate::world::PieceClass;

/// Something that can be forbidden: its number in the rule system's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ban(pub u8);

/// The most things a rule system can forbid.
pub const MAX_BANS: usize = 16;

/// When a prohibition ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BanEnd {
    /// Never: a script must allow it again.
    Never,
    /// It holds while any piece of a class is on the map.
    While(PieceClass),
    /// At the end of the round.
    Round,
}

/// A number of the rules that can be changed: its number in the rule system's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stat(pub u8);

/// When a modifier ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Until {
    /// At the end of the round.
    Round,
    /// At the end of the current activation.
    Activation,
    /// With the game.
    Game,
}

/// A changed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modifier {
    /// Which number.
    pub stat: Stat,
    /// By how much.
    pub amount: i8,
    /// Until when.
    pub until: Until,
}
