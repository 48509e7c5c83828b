//! From a mission to the shape of the newest format.

use super::place::{name_back, pair};
use super::thing::Shape;
use crate::format::at::At;
use crate::format::v2;
use crate::format::v3::{self, File};
use crate::intent::{Games, Intent, Measure};
use crate::mission::{Card, Info, Mission, Mute, Parameter, Settings};
use crate::thing::Region;
use crate::translation::{Tag, TextOf, Translation};
use rule_system::setting::Own;
use tiles::{Face, Placement};

/// A mission as a file.
pub(crate) fn file(mission: &Mission) -> File {
    let mut file = File {
        rules: mission.rules.0.clone(),
        info: info_back(&mission.info),
        settings: settings_back(&mission.settings),
        cards: mission.cards.iter().map(|card| At::nowhere(card_back(card))).collect(),
        scripts: loose_scripts(mission),
        own_tiles: mission.sheets.keys().map(|number| number.0).collect(),
        content: mission.content.keys().map(|file| At::nowhere(file.word().to_owned())).collect(),
        comments: mission.comments.clone(),
        ..File::default()
    };
    for (id, tile) in &mission.tiles {
        file.tiles.push(At::nowhere(tile_back(id.0, *tile, mission.tile_fields(*id))));
    }
    for (id, thing) in &mission.things {
        match Shape::of(id.0, thing) {
            Shape::Door(it) => file.doors.push(At::nowhere(it)),
            Shape::Piece(it) => file.pieces.push(At::nowhere(it)),
            Shape::Start(it) => file.starts.push(At::nowhere(it)),
            Shape::Figure(it) => file.figures.push(At::nowhere(it)),
            Shape::Label(it) => file.labels.push(At::nowhere(it)),
        }
    }
    for (id, region) in &mission.regions {
        file.regions.push(At::nowhere(region_back(id.0, region)));
    }
    file.intents = mission.intents.iter().map(|intent| At::nowhere(intent_back(intent))).collect();
    for (mute, reason) in &mission.mutes {
        file.mutes.push(At::nowhere(mute_back(mute, reason)));
    }
    for (tag, of, translation) in mission.translations() {
        file.translations.push(At::nowhere(translation_back(tag, of, translation)));
    }
    // Deleted numbers are remembered only if the highest ever given is among them: less to merge.
    let highest = [mission.tiles.keys().max(), mission.things.keys().max(), mission.regions.keys().max()];
    let highest = highest.into_iter().flatten().max().map_or(0, |id| id.0);
    file.last_id = if mission.last_id.0 > highest { mission.last_id.0 } else { 0 };
    file
}

/// Scripts no card names: only this list says that they belong to the mission.
fn loose_scripts(mission: &Mission) -> Vec<String> {
    let names = mission.scripts.keys().filter(|name| mission.cards.iter().all(|card| card.script != **name));
    names.map(|name| name.as_str().to_owned()).collect()
}

pub(super) fn tile_back(id: u32, tile: Placement, fields: &Own) -> v3::Tile {
    let side = match tile.face {
        Face::A => v3::Side::A,
        Face::B => v3::Side::B,
    };
    let (turn, fields) = (tile.turn as u16 * 90, v2::Own(fields.clone()));
    v3::Tile { id, tile: tile.tile.0, side, at: pair(tile.at), turn, fields }
}

pub(super) fn region_back(id: u32, region: &Region) -> v3::Region {
    let cells = region.cells.iter().map(|cell| pair(*cell)).collect();
    let (name, fields) = (name_back(region.name.as_ref()), v2::Own(region.fields.clone()));
    v3::Region { id, name, area: region.area, cells, fields }
}

pub(super) fn intent_back(intent: &Intent) -> v3::Intent {
    v3::Intent {
        what: match &intent.what {
            Measure::MarinesWin => v3::Measure::MarinesWin,
            Measure::Rounds => v3::Measure::Rounds,
            Measure::Used(id) => v3::Measure::Used(id.0),
            Measure::Taken(tag) => v3::Measure::Taken(tag.clone()),
        },
        from: intent.from,
        to: intent.to,
        marines: intent.marines.iter().copied().collect(),
        of: match intent.of {
            Games::All => None,
            Games::MarinesWin => Some(v3::Games::MarinesWin),
            Games::InvaderWin => Some(v3::Games::InvaderWin),
        },
        bots: intent.bots.clone(),
    }
}

pub(super) fn mute_back(mute: &Mute, reason: &str) -> v3::Mute {
    let about = mute.about.map_or(0, |id| id.0);
    v3::Mute { code: mute.code.clone(), about, reason: reason.to_owned() }
}

pub(super) fn translation_back(tag: &Tag, of: &TextOf, translation: &Translation) -> v3::Translation {
    let of = match of {
        TextOf::Title => v3::TextOf::Title,
        TextOf::Summary => v3::TextOf::Summary,
        TextOf::Briefing => v3::TextOf::Briefing,
        TextOf::Victory => v3::TextOf::Victory,
        TextOf::Defeat => v3::TextOf::Defeat,
        TextOf::Card(name) => v3::TextOf::Card(name.as_str().to_owned()),
        TextOf::Label(id) => v3::TextOf::Label(id.0),
        TextOf::Value(id, name) => v3::TextOf::Value((id.0, name.clone())),
    };
    let Translation { was, text } = translation.clone();
    v3::Translation { language: tag.as_str().to_owned(), of, was, text }
}

pub(super) fn settings_back(settings: &Settings) -> v3::Settings {
    v3::Settings {
        marines: settings.marines.iter().copied().collect(),
        seeds: settings.seeds.clone(),
        own: v2::Own(settings.own.clone()),
    }
}

pub(super) fn info_back(info: &Info) -> v3::Info {
    v3::Info {
        title: info.title.clone(),
        author: info.author.clone(),
        licence: info.licence.clone(),
        summary: info.summary.clone(),
        briefing: info.briefing.clone(),
        victory: info.victory.clone(),
        defeat: info.defeat.clone(),
        notes: info.notes.clone(),
    }
}

pub(super) fn card_back(card: &Card) -> v3::Card {
    let parameter = |value: &Parameter| match value {
        Parameter::Int(number) => v3::Parameter::Int(*number),
        Parameter::Bool(yes) => v3::Parameter::Bool(*yes),
        Parameter::Text(text) => v3::Parameter::Text(text.clone()),
    };
    v3::Card {
        role: v3::Role(card.role),
        script: card.script.as_str().to_owned(),
        parameters: card.parameters.iter().map(|(k, v)| (k.as_str().to_owned(), parameter(v))).collect(),
    }
}
