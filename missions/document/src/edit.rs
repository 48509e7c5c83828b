//! The one way to change a mission: an edit says "put this here" and is answered by the edit that takes it back.
//! Nothing is judged: an edit can make a mission as wrong as its author likes, and the checks will say so.

use crate::content::ContentFile;
use crate::id::{Id, ScriptName};
use crate::intent::Intent;
use crate::mission::{Card, Info, Mission, Mute, RulesId, Settings};
use crate::thing::{Region, Thing};
use crate::translation::{Tag, TextOf, Translation};
use rule_system::setting::Own;
use std::collections::BTreeMap;
use tiles::{Placement, TileNumber};

/// The part of a mission an edit replaces. Edits of different pieces do not meet: their order does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece<'m> {
    /// A tile.
    Tile(Id),
    /// A thing.
    Thing(Id),
    /// A region.
    Region(Id),
    /// A script.
    Script(&'m ScriptName),
    /// A tile of the author's own.
    Sheet(TileNumber),
    /// A file of cards of the author's own.
    Content(ContentFile),
    /// The cards.
    Cards,
    /// The texts.
    Info,
    /// Numbers, invasion, events, loadouts.
    Settings,
    /// The rule system.
    Rules,
    /// The intents.
    Intents,
    /// A muted problem.
    Mute(&'m Mute),
    /// A text in another language.
    Translation(&'m Tag, &'m TextOf),
}

/// One change. `None` takes away what is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Put a tile on the table that has no values of its own.
    Tile(Id, Option<Placement>),
    /// Put a tile on the table that has values.
    TileWith(Id, Placement, Own),
    /// Put a thing on the map.
    Thing(Id, Option<Thing>),
    /// Draw a region.
    Region(Id, Option<Region>),
    /// Write a script.
    Script(ScriptName, Option<String>),
    /// Draw a tile of one's own, as text.
    Sheet(TileNumber, Option<String>),
    /// Write cards of one's own, as text.
    Content(ContentFile, Option<String>),
    /// Choose the cards and their order.
    Cards(Vec<Card>),
    /// Write the texts.
    Info(Box<Info>),
    /// Choose numbers, invasion, events, loadouts.
    Settings(Box<Settings>),
    /// Choose the rule system.
    Rules(RulesId),
    /// Say what is to be true of its games.
    Intents(Vec<Intent>),
    /// Mute a problem for a reason.
    Mute(Mute, Option<String>),
    /// Say a text in another language.
    Translation(Tag, TextOf, Option<Translation>),
}

impl Edit {
    /// Put a tile on the table, with its values if it has some.
    #[must_use]
    pub fn tile(id: Id, tile: Placement, fields: Own) -> Self {
        if fields.is_empty() { Self::Tile(id, Some(tile)) } else { Self::TileWith(id, tile, fields) }
    }

    /// The tile, thing or region it is about, for selecting what an undo changed.
    #[must_use]
    pub const fn about(&self) -> Option<Id> {
        match self {
            Self::Tile(id, _) | Self::TileWith(id, ..) | Self::Thing(id, _) | Self::Region(id, _) => {
                Some(*id)
            }
            _ => None,
        }
    }

    /// The part of the mission it replaces.
    #[must_use]
    pub const fn piece(&self) -> Piece<'_> {
        match self {
            Self::Tile(id, _) | Self::TileWith(id, ..) => Piece::Tile(*id),
            Self::Thing(id, _) => Piece::Thing(*id),
            Self::Region(id, _) => Piece::Region(*id),
            Self::Script(name, _) => Piece::Script(name),
            Self::Sheet(number, _) => Piece::Sheet(*number),
            Self::Content(file, _) => Piece::Content(*file),
            Self::Cards(_) => Piece::Cards,
            Self::Info(_) => Piece::Info,
            Self::Settings(_) => Piece::Settings,
            Self::Rules(_) => Piece::Rules,
            Self::Intents(_) => Piece::Intents,
            Self::Mute(mute, _) => Piece::Mute(mute),
            Self::Translation(tag, of, _) => Piece::Translation(tag, of),
        }
    }
}

impl Mission {
    /// Is everything already as the edit would have it?
    #[must_use]
    pub fn has(&self, edit: &Edit) -> bool {
        match edit {
            Edit::Tile(id, tile) => self.tiles.get(id) == tile.as_ref() && self.tile_fields(*id).is_empty(),
            Edit::TileWith(id, tile, fields) => {
                self.tiles.get(id) == Some(tile) && self.tile_fields(*id) == fields
            }
            Edit::Thing(id, thing) => self.things.get(id) == thing.as_ref(),
            Edit::Region(id, region) => self.regions.get(id) == region.as_ref(),
            Edit::Script(name, text) => self.scripts.get(name) == text.as_ref(),
            Edit::Sheet(number, text) => self.sheets.get(number) == text.as_ref(),
            Edit::Content(file, text) => self.content.get(file) == text.as_ref(),
            Edit::Cards(cards) => self.cards == *cards,
            Edit::Info(info) => self.info == **info,
            Edit::Settings(settings) => self.settings == **settings,
            Edit::Rules(rules) => self.rules == *rules,
            Edit::Intents(intents) => self.intents == *intents,
            Edit::Mute(mute, reason) => self.mutes.get(mute) == reason.as_ref(),
            Edit::Translation(tag, of, translation) => self.translation(tag, of) == translation.as_ref(),
        }
    }

    /// The edit that lays a tile in another way. The tile keeps its values.
    #[must_use]
    pub fn relaid(&self, id: Id, tile: Placement) -> Edit {
        Edit::tile(id, tile, self.tile_fields(id).clone())
    }

    /// Make a change and return the way back. Cannot fail; making the returned edit restores the mission exactly.
    #[must_use = "the returned edit is the way back"]
    pub fn swap(&mut self, edit: Edit) -> Edit {
        if let Some(id) = edit.about() {
            self.last_id.note(id);
        }
        match edit {
            Edit::Tile(id, tile) => {
                let before = self.put_tile(id, tile.map(|tile| (tile, Own::new())));
                tile_back(id, before)
            }
            Edit::TileWith(id, tile, fields) => {
                let before = self.put_tile(id, Some((tile, fields)));
                tile_back(id, before)
            }
            Edit::Thing(id, thing) => Edit::Thing(id, put(&mut self.things, id, thing)),
            Edit::Region(id, region) => Edit::Region(id, put(&mut self.regions, id, region)),
            Edit::Script(name, text) => Edit::Script(name.clone(), put(&mut self.scripts, name, text)),
            Edit::Sheet(number, text) => {
                self.own.forget();
                Edit::Sheet(number, put(&mut self.sheets, number, text))
            }
            Edit::Content(file, text) => {
                self.own_cards.forget();
                Edit::Content(file, put(&mut self.content, file, text))
            }
            Edit::Cards(cards) => Edit::Cards(std::mem::replace(&mut self.cards, cards)),
            Edit::Info(info) => Edit::Info(Box::new(std::mem::replace(&mut self.info, *info))),
            Edit::Settings(new) => Edit::Settings(Box::new(std::mem::replace(&mut self.settings, *new))),
            Edit::Rules(rules) => {
                // Cards and tiles of the author's own lie over the box of these rules.
                self.own.forget();
                self.own_cards.forget();
                Edit::Rules(std::mem::replace(&mut self.rules, rules))
            }
            Edit::Intents(intents) => Edit::Intents(std::mem::replace(&mut self.intents, intents)),
            Edit::Mute(mute, reason) => Edit::Mute(mute.clone(), put(&mut self.mutes, mute, reason)),
            Edit::Translation(tag, of, translation) => {
                let key = (tag.clone(), of.clone());
                Edit::Translation(tag, of, put(&mut self.translations, key, translation))
            }
        }
    }

    /// Make several changes in order and return the way back, again in order.
    #[must_use = "the returned edits are the way back"]
    pub fn swap_all(&mut self, edits: impl IntoIterator<Item = Edit>) -> Vec<Edit> {
        let mut back: Vec<Edit> = edits.into_iter().map(|edit| self.swap(edit)).collect();
        back.reverse();
        back
    }

    /// The mission after some changes, for building one in code.
    #[must_use]
    pub fn with(mut self, edits: impl IntoIterator<Item = Edit>) -> Self {
        let _ = self.swap_all(edits);
        self
    }
}

/// The edit that brings back what was there.
fn tile_back(id: Id, before: Option<(Placement, Own)>) -> Edit {
    before.map_or(Edit::Tile(id, None), |(tile, fields)| Edit::tile(id, tile, fields))
}

fn put<K: Ord, V>(map: &mut BTreeMap<K, V>, key: K, value: Option<V>) -> Option<V> {
    match value {
        Some(value) => map.insert(key, value),
        None => map.remove(&key),
    }
}
