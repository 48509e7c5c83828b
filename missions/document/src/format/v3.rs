//! The shape of format 3: format 2 and what its maps cannot say. Doors have kinds, pieces may be turned, regions may be areas, cards
//! have roles of any game, and things carry values, and texts stand in several languages. A mission that needs none of that is written as format 2, so that it
//! stays the text it was; a file of format 2 is brought up to this shape when it is read.

use super::at::At;
use super::comments::Comments;
use super::v2::{self, Own};
use serde::{Deserialize, Serialize};
use std::ops::Not;

mod card;
mod lines;
pub(crate) mod read;
mod translation;

pub(crate) use super::v1::{Border, Info, Label, Mute, Parameter, Side};
pub(crate) use super::v2::{Games, Intent, Measure, Settings};
pub(crate) use card::{Card, Role, with_quotes};
pub(crate) use lines::{Entry, line};
pub(crate) use translation::{TextOf, Translation};

/// The number of this format.
pub(crate) const FORMAT: u32 = 3;

/// Names of all sections, in the order of the file.
pub(crate) const SECTIONS: [&str; 19] = {
    let mut all = [TRANSLATIONS; 19];
    let mut at = 0;
    while at < v2::SECTIONS.len() {
        all[at] = v2::SECTIONS[at];
        at += 1;
    }
    all
};

/// The section that format 2 does not have.
pub(crate) const TRANSLATIONS: &str = "translations";

/// A whole file. Missing sections are empty ones.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(crate) struct File {
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
    pub(crate) intents: Vec<At<Intent>>,
    pub(crate) mutes: Vec<At<Mute>>,
    pub(crate) translations: Vec<At<Translation>>,
    /// The comments of its text.
    #[serde(skip)]
    pub(crate) comments: Comments,
}

impl File {
    /// The oldest format that can say all of it and that files are still written in.
    pub(crate) fn format(&self) -> u32 {
        let plain = self.tiles.iter().all(|tile| tile.it.fields.is_empty())
            && self.starts.iter().all(|start| start.it.fields.is_empty())
            && self.doors.iter().all(|door| door.it.is_plain())
            && self.pieces.iter().all(|piece| piece.it.is_plain())
            && self.figures.iter().all(|figure| figure.it.fields.is_empty())
            && self.regions.iter().all(|region| region.it.is_plain())
            && self.cards.iter().all(|card| card.it.is_plain())
            && self.translations.is_empty()
            && self.settings.own.0.values().all(rule_system::setting::Value::is_plain);
        if plain { v2::FORMAT } else { FORMAT }
    }
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
    #[serde(default, skip_serializing_if = "Own::is_empty")]
    pub(crate) fields: Own,
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
    /// The name of its kind; empty for the first one of the rule system.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) kind: String,
    #[serde(default, skip_serializing_if = "Own::is_empty")]
    pub(crate) fields: Own,
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
    #[serde(default, skip_serializing_if = "Not::not")]
    pub(crate) up: bool,
    pub(crate) at: (i16, i16),
    /// Is it turned by a quarter?
    #[serde(default, skip_serializing_if = "Not::not")]
    pub(crate) turned: bool,
    #[serde(default, skip_serializing_if = "Own::is_empty")]
    pub(crate) fields: Own,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Start {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    pub(crate) at: (i16, i16),
    #[serde(default, skip_serializing_if = "Own::is_empty")]
    pub(crate) fields: Own,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Figure {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    pub(crate) at: (i16, i16),
    pub(crate) kind: String,
    #[serde(default, skip_serializing_if = "Not::not")]
    pub(crate) turned: bool,
    #[serde(default, skip_serializing_if = "Own::is_empty")]
    pub(crate) fields: Own,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Region {
    #[serde(default)]
    pub(crate) id: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    /// Is it an area, which is not on the table until it is revealed?
    #[serde(default, skip_serializing_if = "Not::not")]
    pub(crate) area: bool,
    #[serde(default)]
    pub(crate) cells: Vec<(i16, i16)>,
    #[serde(default, skip_serializing_if = "Own::is_empty")]
    pub(crate) fields: Own,
}

impl Door {
    fn is_plain(&self) -> bool {
        self.kind.is_empty() && self.fields.is_empty()
    }
}

impl Piece {
    fn is_plain(&self) -> bool {
        !self.turned && self.fields.is_empty()
    }
}

impl Region {
    fn is_plain(&self) -> bool {
        !self.area && self.fields.is_empty()
    }
}

impl From<v2::Tile> for Tile {
    fn from(old: v2::Tile) -> Self {
        let v2::Tile { id, tile, side, at, turn } = old;
        Self { id, tile, side, at, turn, fields: Own::default() }
    }
}

impl From<v2::Door> for Door {
    fn from(old: v2::Door) -> Self {
        let v2::Door { id, name, at, edge } = old;
        Self { id, name, at, edge, kind: String::new(), fields: Own::default() }
    }
}

impl From<v2::Piece> for Piece {
    fn from(old: v2::Piece) -> Self {
        let v2::Piece { id, name, kind, sort, up, at } = old;
        Self { id, name, kind, sort, up, at, turned: false, fields: Own::default() }
    }
}

impl From<v2::Start> for Start {
    fn from(old: v2::Start) -> Self {
        let v2::Start { id, name, at } = old;
        Self { id, name, at, fields: Own::default() }
    }
}

impl From<v2::Figure> for Figure {
    fn from(old: v2::Figure) -> Self {
        let v2::Figure { id, name, at, kind, turned } = old;
        Self { id, name, at, kind, turned, fields: Own::default() }
    }
}

impl From<v2::Region> for Region {
    fn from(old: v2::Region) -> Self {
        let v2::Region { id, name, cells } = old;
        Self { id, name, area: false, cells, fields: Own::default() }
    }
}
