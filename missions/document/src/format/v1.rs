//! The frozen shapes of format 1: what stands in a `mission.ron` of that format, field by field. They are never edited
//! again; `bridge` converts them to the next format, and only this file has the words of the one game that format 1
//! knew.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub(crate) mod bridge;
pub(crate) mod line;
pub(crate) mod read;
pub(crate) mod write;

/// The number of this format.
pub(crate) const FORMAT: u32 = 1;

/// Names of all sections, in the order of the file.
pub(crate) const SECTIONS: [&str; 19] = [
    "format",
    "box",
    "last_id",
    "info",
    "settings",
    "cards",
    "scripts",
    "own_tiles",
    "content",
    "tiles",
    "doors",
    "portals",
    "teleporters",
    "tokens",
    "starts",
    "figures",
    "labels",
    "regions",
    "mutes",
];

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Info {
    pub(crate) title: String,
    pub(crate) author: String,
    pub(crate) licence: String,
    pub(crate) summary: String,
    pub(crate) briefing: String,
    pub(crate) victory: String,
    pub(crate) defeat: String,
    pub(crate) notes: String,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    pub(crate) marines: Vec<u8>,
    pub(crate) frag_limits: BTreeMap<u8, u8>,
    pub(crate) loadouts: Vec<Loadout>,
    pub(crate) invasion: String,
    pub(crate) event_sets: Vec<String>,
    pub(crate) seeds: Vec<u64>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Loadout {
    pub(crate) marine: String,
    #[serde(default)]
    pub(crate) weapons: Vec<String>,
    /// Came later; without it a marine has no class.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) class: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Role {
    Objective,
    Threat,
    Special,
}

impl Role {
    /// All of them, with their words since.
    pub(crate) const ALL: [(Self, &str); 3] =
        [(Self::Objective, "objective"), (Self::Threat, "threat"), (Self::Special, "special")];
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a whole number, true, false or a text in quotes")]
pub(crate) enum Parameter {
    Int(i64),
    Bool(bool),
    Text(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Side {
    A,
    B,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Tile {
    #[serde(default)]
    pub(crate) id: u32,
    pub(crate) tile: u8,
    pub(crate) side: Side,
    pub(crate) at: (i16, i16),
    /// Degrees clockwise: 0, 90, 180 or 270.
    #[serde(default)]
    pub(crate) turn: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Border {
    North,
    East,
    South,
    West,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Door {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    pub(crate) at: (i16, i16),
    /// The border of `at` that carries its northern or western half.
    pub(crate) edge: Border,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Tier {
    Blue,
    Yellow,
    Red,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Face {
    Up,
    Down,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Portal {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    pub(crate) at: (i16, i16),
    pub(crate) tier: Tier,
    pub(crate) face: Face,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Teleporter {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    pub(crate) at: (i16, i16),
    pub(crate) active: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum TokenKind {
    Objective,
    HealthPack,
    Weapon(String),
    Marker(String),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Token {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    pub(crate) at: (i16, i16),
    pub(crate) kind: TokenKind,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Start {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    pub(crate) at: (i16, i16),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Figure {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    pub(crate) at: (i16, i16),
    pub(crate) kind: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) turned: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Label {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    pub(crate) at: (i16, i16),
    pub(crate) text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Region {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) cells: Vec<(i16, i16)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Mute {
    pub(crate) code: String,
    /// The number of a tile, thing or region; 0 for the whole mission.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) about: u32,
    #[serde(default)]
    pub(crate) reason: String,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference
fn is_zero(number: &u32) -> bool {
    *number == 0
}
