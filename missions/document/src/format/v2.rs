//! The shape of format 2: what stands in a `mission.ron`, field by field, with no word of any one game in it. What it has in common
//! with format 1 it takes from there, frozen; `current` makes today's missions of it.

use super::at::At;
use serde::{Deserialize, Serialize};

pub(crate) mod intent;
pub(crate) mod own;
pub(crate) mod read;

pub(crate) use super::v1::{
    Border, Card, Door, Figure, Info, Label, Mute, Parameter, Region, Role, Side, Start, Tile,
};
pub(crate) use intent::{Games, Intent, Measure};
pub(crate) use own::Own;

/// The number of this format.
pub(crate) const FORMAT: u32 = 2;

/// A whole file. Missing sections are empty ones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) format: u32,
    /// The rule system.
    pub(crate) rules: String,
    /// The highest number ever given, if that is more than the numbers in the file say.
    pub(crate) last_id: u32,
    pub(crate) info: Info,
    pub(crate) settings: Settings,
    pub(crate) cards: Vec<At<Card>>,
    /// Scripts in the folder that no card names.
    pub(crate) scripts: Vec<String>,
    /// Numbers of tiles that are drawn in the mission's own folder.
    pub(crate) own_tiles: Vec<u8>,
    /// Files of cards in the mission's own folder.
    pub(crate) content: Vec<At<String>>,
    pub(crate) tiles: Vec<At<Tile>>,
    pub(crate) doors: Vec<At<Door>>,
    pub(crate) pieces: Vec<At<Piece>>,
    pub(crate) starts: Vec<At<Start>>,
    pub(crate) figures: Vec<At<Figure>>,
    pub(crate) labels: Vec<At<Label>>,
    pub(crate) regions: Vec<At<Region>>,
    /// Came later; a mission without any says nothing of its games.
    pub(crate) intents: Vec<At<Intent>>,
    pub(crate) mutes: Vec<At<Mute>>,
}

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
