//! Prohibitions and changed numbers: closed lists that rules ask and that scripts and cards switch.
//! There is no hook that runs "before" something; what is forbidden is data.

use crate::game::Side;

/// What can be forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Ban {
    /// Demons open doors.
    DemonsOpenDoors,
    /// Argent abilities are used.
    ArgentAbilities,
    /// Argent is gained in the status phase.
    GainArgent,
    /// The invader plays event cards.
    Events,
    /// Marines use teleporters to move (they still respawn on them).
    Teleport,
    /// Marines glory kill.
    GloryKills,
    /// A portal closes when it has summoned.
    PortalsClose,
}

impl Ban {
    /// How many there are.
    pub const COUNT: usize = 7;

    /// All of them with their names in scripts and files.
    pub const ALL: [(Self, &'static str); Self::COUNT] = [
        (Self::DemonsOpenDoors, "demons open doors"),
        (Self::ArgentAbilities, "argent abilities"),
        (Self::GainArgent, "gain argent"),
        (Self::Events, "events"),
        (Self::Teleport, "teleport"),
        (Self::GloryKills, "glory kills"),
        (Self::PortalsClose, "portals close"),
    ];
}

/// When a prohibition ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BanEnd {
    /// Never: a script must allow it again.
    Never,
    /// It holds while any portal is on the map.
    NoPortals,
    /// At the end of the round.
    Round,
}

/// A number of the rules that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stat {
    /// Range of a side's attacks.
    Range(Side),
    /// Movement points gained with a side's activations (a marine's cards, a demon's speed).
    Speed(Side),
    /// Damage of a side's attacks, before shields.
    Damage(Side),
    /// Shields of a side's defenders.
    Shields(Side),
    /// Cards a marine draws up to.
    HandSize,
    /// Events the invader draws up to.
    EventHand,
}

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
