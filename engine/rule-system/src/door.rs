//! The kinds of doors a mission may put on the map: where they stand, how they start, what unlocks them, what goes past them.
//! Showing, storing and counting doors all use these rows; who may open one, and with what, is for the rules to say.

use crate::row::row;
use words::Phrase;
/// A kind of door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoorKind {
    /// Its name in files: `red-door`. The first kind of a rule system is written as no name at all.
    pub id: &'static str,
    /// Its name in a sentence: `red door`.
    pub noun: Phrase,
    /// Several of them in a sentence: `red doors`.
    pub many: Phrase,
    /// Its name in a list: `Red door`.
    pub title: Phrase,
    /// Where it stands.
    pub shape: DoorShape,
    /// How it is at the start of a game.
    pub start: DoorStart,
    /// The yes-or-no value of such a door by which a mission says that it is open at the start, if there is one.
    pub open_by: Option<&'static str>,
    /// The kind of piece that unlocks it, if there is one.
    pub key: Option<&'static str>,
    /// Does it stop figures and nothing else while it is closed? Sight, range and adjacency pass it.
    pub grate: bool,
    /// How it looks.
    pub look: DoorLook,
}

/// Where a door stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoorShape {
    /// On a line two spaces long, between the spaces on both sides.
    Line,
    /// On two spaces, which are a doorway while it is open and closed all round while it is not.
    Spaces,
}

/// How a door is at the start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoorStart {
    /// Closed.
    Closed,
    /// Open.
    Open,
    /// Closed and locked.
    Locked,
}

/// How a door looks: a colour, and a letter that says the same without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoorLook {
    /// The colour of its leaves, `0xrrggbb`; that of the theme if there is none.
    pub colour: Option<u32>,
    /// What stands on its lock; nothing for a plain door.
    pub letter: &'static str,
}

impl DoorKind {
    /// A door as most games have it: on a line, closed at the start, without a lock.
    pub const PLAIN: Self = Self {
        id: "door",
        noun: row("door-noun"),
        many: row("door-many"),
        title: row("door-title"),
        shape: DoorShape::Line,
        start: DoorStart::Closed,
        open_by: None,
        key: None,
        grate: false,
        look: DoorLook { colour: None, letter: "" },
    };
}
