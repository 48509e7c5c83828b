//! What things of the box are called in a game: their positions in the lists of `Content`.

/// A distinct action card: its position in `Content::cards`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// A weapon set: its position in `Content::sets`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SetId(pub u8);

/// A distinct event card: its position in `Content::events`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventId(pub u8);

/// A kind of demon: its position in `Content::demons`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DemonId(pub u8);

/// A distinct glory kill card: its position in `Content::glory`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GloryId(pub u8);

/// A class card: its position in `Content::classes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClassId(pub u8);
