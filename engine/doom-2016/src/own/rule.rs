//! What scripts and cards of this game can forbid, which numbers they can change or read, and the colours of its dice.

use engine::Count;
use engine::world::DieColour;

/// Red dice.
pub const RED: DieColour = DieColour(0);

/// Black dice.
pub const BLACK: DieColour = DieColour(1);

/// What the colours are called.
pub const COLOUR_WORDS: [&str; 2] = ["red", "black"];

/// What a colour is called.
#[must_use]
pub fn colour_word(colour: DieColour) -> &'static str {
    COLOUR_WORDS[usize::from(colour == BLACK)]
}

/// Frag tokens the invader holds.
pub const FRAGS: Count = Count(0);

/// Argent tokens in play.
pub const ARGENT: Count = Count(1);

/// Threat tokens on the threat card.
pub const THREAT: Count = Count(2);

/// Event cards in the invader's hand.
pub const EVENTS_IN_HAND: Count = Count(3);

/// The numbers everybody can see, with their names in files.
pub const COUNT_WORDS: [(&str, Count); 4] =
    [("frags", FRAGS), ("argent", ARGENT), ("threat", THREAT), ("events", EVENTS_IN_HAND)];

/// What can be forbidden.
pub mod ban {
    use engine::world::Ban;

    /// Demons open doors.
    pub const DEMONS_OPEN_DOORS: Ban = Ban(0);
    /// Argent abilities are used.
    pub const ARGENT_ABILITIES: Ban = Ban(1);
    /// Argent is gained in the status phase.
    pub const GAIN_ARGENT: Ban = Ban(2);
    /// The invader plays event cards.
    pub const EVENTS: Ban = Ban(3);
    /// Marines use teleporters to move (they still respawn on them).
    pub const TELEPORT: Ban = Ban(4);
    /// Marines glory kill.
    pub const GLORY_KILLS: Ban = Ban(5);
    /// A portal closes when it has summoned.
    pub const PORTALS_CLOSE: Ban = Ban(6);
    /// Defenders have cover.
    pub const COVER: Ban = Ban(7);
    /// Squad cards are in play.
    pub const SQUAD_CARDS: Ban = Ban(8);
    /// Marines who come onto a teleporter make it active.
    pub const WAKE_TELEPORTERS: Ban = Ban(9);
}

/// What can be forbidden, with its names in scripts and files.
pub const BAN_WORDS: [(&str, engine::world::Ban); 10] = [
    ("demons open doors", ban::DEMONS_OPEN_DOORS),
    ("argent abilities", ban::ARGENT_ABILITIES),
    ("gain argent", ban::GAIN_ARGENT),
    ("events", ban::EVENTS),
    ("teleport", ban::TELEPORT),
    ("glory kills", ban::GLORY_KILLS),
    ("portals close", ban::PORTALS_CLOSE),
    ("cover", ban::COVER),
    ("squad cards", ban::SQUAD_CARDS),
    ("wake teleporters", ban::WAKE_TELEPORTERS),
];

/// Numbers of the rules that can be changed.
pub mod stat {
    use engine::game::Side;
    use engine::world::Stat;

    /// Range of a side's attacks.
    #[must_use]
    pub const fn range(side: Side) -> Stat {
        Stat(side as u8)
    }

    /// Movement points gained with a side's activations (a marine's cards, a demon's speed).
    #[must_use]
    pub const fn speed(side: Side) -> Stat {
        Stat(2 + side as u8)
    }

    /// Damage of a side's attacks, before shields.
    #[must_use]
    pub const fn damage(side: Side) -> Stat {
        Stat(4 + side as u8)
    }

    /// Shields of a side's defenders.
    #[must_use]
    pub const fn shields(side: Side) -> Stat {
        Stat(6 + side as u8)
    }

    /// Cards a marine draws up to.
    pub const HAND_SIZE: Stat = Stat(8);

    /// Events the invader draws up to.
    pub const EVENT_HAND: Stat = Stat(9);
}

/// Numbers of the rules that can be changed, with their names in scripts and files.
pub const STAT_WORDS: [(&str, engine::world::Stat); 10] = [
    ("marine range", stat::range(engine::Side::Marines)),
    ("demon range", stat::range(engine::Side::Invader)),
    ("marine speed", stat::speed(engine::Side::Marines)),
    ("demon speed", stat::speed(engine::Side::Invader)),
    ("marine damage", stat::damage(engine::Side::Marines)),
    ("demon damage", stat::damage(engine::Side::Invader)),
    ("marine shields", stat::shields(engine::Side::Marines)),
    ("demon shields", stat::shields(engine::Side::Invader)),
    ("hand size", stat::HAND_SIZE),
    ("event hand", stat::EVENT_HAND),
];
