//! How large the numbers of a card may be, and how long its words: what the game can bear.

/// The most marines.
pub const MAX_MARINES: usize = 4;

/// The most kinds of demons.
pub const MAX_DEMONS: usize = 16;

/// The most letters of a stable name.
pub const MAX_ID: usize = 40;

/// The most letters of a name for people.
pub const MAX_NAME: usize = 60;

/// The most letters of a text.
pub const MAX_TEXT: usize = 1000;

/// The most dice of one colour that a card can say.
pub const MAX_DICE: u8 = 8;

/// The longest range or distance a card can say, in spaces.
pub const MAX_RANGE: u8 = 20;

/// The largest of other numbers a card can say: cards, argent, damage, shields, movement points.
pub const MAX_AMOUNT: u8 = 12;

/// The most health of a demon.
pub const MAX_HEALTH: u8 = 60;

/// The most figures of a kind of demon.
pub const MAX_FIGURES: u8 = 12;

/// The most weapon sets, event sets, invasion cards and class cards, of each, the box's own among them.
pub const MAX_KINDS: usize = 64;

/// The most kinds of demons in a group of an invasion card.
pub const MAX_GROUP: u16 = 8;

/// The most copies of a card.
pub const MAX_COPIES: u8 = 6;

/// The most cards of a weapon set, copies counted.
pub const MAX_SET: u16 = 12;

/// The cards of an event set, copies counted.
pub const EVENTS_OF_SET: u16 = 6;

/// The most acts, and the most conditions, of an ability.
pub const MAX_PARTS: usize = 8;

/// The most an ability can give of what lets an activation go on: main actions, attacks, initiative cards.
pub const MAX_TURNS: u8 = 3;

/// The most action cards a marine can have, wherever they lie.
pub const MAX_CARDS: usize = 64;

/// The most distinct action cards, and the most distinct events: sets of them are bits of a number.
pub const MAX_DISTINCT: usize = 128;

/// The most abilities of one card.
pub const MAX_ABILITIES: usize = 8;
