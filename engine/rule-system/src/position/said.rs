//! What scripts have laid down on the table, in a form for files: words in place of their numbers.

use super::is_usual;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A note of a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Which script wrote it: the number of its card, from 0.
    pub script: u8,
    /// Its name.
    pub name: String,
    /// What it says.
    pub value: Said,
}

/// What a note says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Int(i32),
    /// A word that is written out in a script.
    Word(String),
    /// Something on the map.
    Thing(ThingAt),
}

/// Something on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThingAt {
    /// A door, by number.
    Door(u8),
    /// A piece of the rule system's own, by the numbers of its class and its own.
    Piece((u8, u8)),
    /// A token, by number.
    Token(u8),
    /// A figure, by number.
    Figure(u8),
    /// A region, by number.
    Region(u8),
    /// A space, as column and row.
    Space((i16, i16)),
}

/// An optional action that a script offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferNow {
    /// The word by which the script knows it.
    pub tag: String,
    /// What the marine reads.
    pub label: String,
    /// What the marine has to be near.
    pub near: NearTo,
    /// How near.
    pub distance: u8,
    /// How far at least.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub least: u8,
    /// How much of `cards` it costs.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub cards: u8,
    /// How much of `points` it costs.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub points: u8,
    /// How much it costs of anything else. The two above came first, and files have them by themselves.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub costs: BTreeMap<String, u8>,
    /// How often it may be taken.
    pub limit: Often,
    /// The script and the name of the note that it needs.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub needs: Option<(u8, String)>,
    /// Marines who have used it up, one bit each; the highest bit for everybody.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub used: u8,
}

/// What a marine has to be near.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NearTo {
    /// Nothing.
    Anywhere,
    /// Any token of a kind and sort.
    Token((String, String)),
    /// Any piece of a class, by its number.
    Piece(u8),
    /// One thing.
    Thing(ThingAt),
    /// The marine must stand in a region, by its number.
    In(u8),
}

/// How often an offer may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Often {
    /// As often as one can pay.
    Free,
    /// Once in each activation.
    Activation,
    /// Once a round.
    Round,
    /// Once a game.
    Game,
}

/// What the marines are after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AimNow {
    /// Open doors.
    OpenDoors,
    /// Frag demons.
    FragDemons,
    /// Get so near to something.
    Reach((NearTo, u8)),
    /// Stay alive.
    Survive,
}

/// Something that is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BanNow {
    /// Its number in the rule system's list.
    pub what: u8,
    /// When it ends.
    pub until: Ends,
}

/// When a prohibition ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ends {
    /// Only when a script allows it again.
    Never,
    /// When no piece of a class lies on the map, by the number of the class.
    While(u8),
    /// With the round.
    Round,
}

/// A number of the rules that is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// Its number in the rule system's list.
    pub what: u8,
    /// By how much.
    pub amount: i8,
    /// How long.
    pub until: Lasts,
}

/// How long a number stays changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lasts {
    /// Until the end of the round.
    Round,
    /// Until the end of the activation.
    Activation,
    /// To the end of the game.
    Game,
}
