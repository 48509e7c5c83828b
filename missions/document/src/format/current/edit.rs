//! One edit and its written form, both ways: what journals keep. The shapes are those of the mission's own file; journals of an
//! older format had others for things and settings.

use super::back::{
    card_back, info_back, intent_back, mute_back, region_back, settings_back, tile_back, translation_back,
};
use super::thing::Shape;
use super::{card_of, info, intent, mute, placement, region, settings, translation, turn};
use crate::content::ContentFile;
use crate::edit::Edit;
use crate::format::v3;
use crate::id::{Id, MAX_ID, ScriptName};
use crate::mission::RulesId;
use crate::translation::Translation;
use rule_system::setting::Own;
use serde::{Deserialize, Serialize};
use tiles::TileNumber;

/// An edit as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Written<T = Shape, S = v3::Settings> {
    Tile(v3::Tile),
    NoTile(u32),
    Thing(T),
    NoThing(u32),
    Region(v3::Region),
    NoRegion(u32),
    Script(String, String),
    NoScript(String),
    Sheet(u8, String),
    NoSheet(u8),
    Content(String, String),
    NoContent(String),
    Cards(Vec<v3::Card>),
    Info(v3::Info),
    Settings(S),
    Rules(String),
    Intents(Vec<v3::Intent>),
    Mute(v3::Mute),
    NoMute(v3::Mute),
    Translation(v3::Translation),
    NoTranslation(v3::Translation),
}

impl Written {
    /// How an edit is written.
    pub(crate) fn of(edit: &Edit) -> Self {
        match edit {
            Edit::Tile(id, Some(tile)) => Self::Tile(tile_back(id.0, *tile, &Own::new())),
            Edit::TileWith(id, tile, fields) => Self::Tile(tile_back(id.0, *tile, fields)),
            Edit::Tile(id, None) => Self::NoTile(id.0),
            Edit::Thing(id, Some(thing)) => Self::Thing(Shape::of(id.0, thing)),
            Edit::Thing(id, None) => Self::NoThing(id.0),
            Edit::Region(id, Some(region)) => Self::Region(region_back(id.0, region)),
            Edit::Region(id, None) => Self::NoRegion(id.0),
            Edit::Script(name, Some(text)) => Self::Script(name.as_str().to_owned(), text.clone()),
            Edit::Script(name, None) => Self::NoScript(name.as_str().to_owned()),
            Edit::Sheet(number, Some(text)) => Self::Sheet(number.0, text.clone()),
            Edit::Sheet(number, None) => Self::NoSheet(number.0),
            Edit::Content(file, Some(text)) => Self::Content(file.word().to_owned(), text.clone()),
            Edit::Content(file, None) => Self::NoContent(file.word().to_owned()),
            Edit::Cards(cards) => Self::Cards(cards.iter().map(card_back).collect()),
            Edit::Info(info) => Self::Info(info_back(info)),
            Edit::Settings(settings) => Self::Settings(settings_back(settings)),
            Edit::Rules(rules) => Self::Rules(rules.0.clone()),
            Edit::Intents(intents) => Self::Intents(intents.iter().map(intent_back).collect()),
            Edit::Mute(mute, Some(reason)) => Self::Mute(mute_back(mute, reason)),
            Edit::Mute(mute, None) => Self::NoMute(mute_back(mute, "")),
            Edit::Translation(tag, of, Some(it)) => Self::Translation(translation_back(tag, of, it)),
            Edit::Translation(tag, of, None) => {
                Self::NoTranslation(translation_back(tag, of, &Translation::default()))
            }
        }
    }
}

impl<T: Into<Shape>, S: Into<v3::Settings>> Written<T, S> {
    /// The edit, or a sentence why it cannot be one.
    pub(crate) fn edit(self) -> Result<Edit, String> {
        let sound = |id: u32| {
            let sound = (1..=MAX_ID).contains(&id);
            if sound { Ok(Id(id)) } else { Err(format!("{id} is not the number of anything")) }
        };
        let content = |word: &str| {
            ContentFile::of_word(word).ok_or_else(|| format!("there are no cards called {word:?}"))
        };
        let said = |it| translation(it).map_err(|tag| format!("{tag:?} is no language"));
        Ok(match self {
            Self::Tile(it) => {
                let turn =
                    turn(it.turn).ok_or_else(|| format!("no tile is turned by {} degrees", it.turn))?;
                Edit::tile(sound(it.id)?, placement(&it, turn), it.fields.0)
            }
            Self::NoTile(id) => Edit::Tile(sound(id)?, None),
            Self::Thing(it) => {
                let it: Shape = it.into();
                Edit::Thing(sound(it.id())?, Some(it.thing()))
            }
            Self::NoThing(id) => Edit::Thing(sound(id)?, None),
            Self::Region(it) => Edit::Region(sound(it.id)?, Some(region(it))),
            Self::NoRegion(id) => Edit::Region(sound(id)?, None),
            Self::Script(name, text) => Edit::Script(ScriptName::new(name), Some(text)),
            Self::NoScript(name) => Edit::Script(ScriptName::new(name), None),
            Self::Sheet(number, text) => Edit::Sheet(TileNumber(number), Some(text)),
            Self::NoSheet(number) => Edit::Sheet(TileNumber(number), None),
            Self::Content(word, text) => Edit::Content(content(&word)?, Some(text)),
            Self::NoContent(word) => Edit::Content(content(&word)?, None),
            Self::Cards(cards) => Edit::Cards(cards.into_iter().map(card_of).collect()),
            Self::Info(it) => Edit::Info(Box::new(info(it))),
            Self::Settings(it) => Edit::Settings(Box::new(settings(it.into()))),
            Self::Rules(rules) => Edit::Rules(RulesId(rules)),
            Self::Intents(intents) => Edit::Intents(intents.into_iter().map(intent).collect()),
            Self::Mute(it) => {
                let (mute, reason) = mute(it);
                Edit::Mute(mute, Some(reason))
            }
            Self::NoMute(it) => Edit::Mute(mute(it).0, None),
            Self::Translation(it) => {
                let (tag, of, translation) = said(it)?;
                Edit::Translation(tag, of, Some(translation))
            }
            Self::NoTranslation(it) => {
                let (tag, of, _) = said(it)?;
                Edit::Translation(tag, of, None)
            }
        })
    }
}
