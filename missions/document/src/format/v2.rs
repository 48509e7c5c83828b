//! The frozen shapes of format 2: what stands in a `mission.ron`, field by field, with no word of any one game in it. What it has in
//! common with format 1 it takes from there; format 3 has all of it and more.

use serde::{Deserialize, Serialize};

pub(crate) mod intent;
pub(crate) mod own;
pub(crate) mod read;

pub(crate) use super::v1::{Door, Figure, Region, Start, Tile};
pub(crate) use intent::{Games, Intent, Measure};
pub(crate) use own::Own;

/// The number of this format.
pub(crate) const FORMAT: u32 = 2;

/// Names of all sections, in the order of the file.
pub(crate) const SECTIONS: [&str; 18] = [
    "format",
    "rules",
    "last_id",
    "info",
    "settings",
    "cards",
    "scripts",
    "own_tiles",
    "content",
    "tiles",
    "doors",
    "pieces",
    "starts",
    "figures",
    "labels",
    "regions",
    "intents",
    "mutes",
];

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    pub(crate) marines: Vec<u8>,
    pub(crate) seeds: Vec<u64>,
    /// The settings that the rule system adds.
    pub(crate) own: Own,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Piece {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    /// The name of its kind: `portal`.
    pub(crate) kind: String,
    /// Of what sort it is; empty where all are alike.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) sort: String,
    /// Is its upper side turned up?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) up: bool,
    pub(crate) at: (i16, i16),
}
