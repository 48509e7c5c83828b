//! From a mission to the shape of the newest format.

use super::thing::Shape;
use crate::format::v1::{self, At, File};
use crate::id::Name;
use crate::mission::{Card, Info, Mission, Mute, Parameter, Role};
use crate::thing::Region;
use tiles::{Cell, Face, Placement};

/// A mission as a file.
pub(crate) fn file(mission: &Mission) -> File {
    let mut file = File {
        format: v1::FORMAT,
        rules: mission.rules.0.clone(),
        info: info_back(&mission.info),
        settings: super::settings_back(&mission.settings),
        cards: mission.cards.iter().map(|card| At::nowhere(card_back(card))).collect(),
        scripts: loose_scripts(mission),
        own_tiles: mission.sheets.keys().map(|number| number.0).collect(),
        content: mission.content.keys().map(|file| At::nowhere(file.word().to_owned())).collect(),
        ..File::default()
    };
    for (id, tile) in &mission.tiles {
        file.tiles.push(At::nowhere(tile_back(id.0, *tile)));
    }
    for (id, thing) in &mission.things {
        match Shape::of(id.0, thing) {
            Shape::Door(it) => file.doors.push(At::nowhere(it)),
            Shape::Portal(it) => file.portals.push(At::nowhere(it)),
            Shape::Teleporter(it) => file.teleporters.push(At::nowhere(it)),
            Shape::Token(it) => file.tokens.push(At::nowhere(it)),
            Shape::Start(it) => file.starts.push(At::nowhere(it)),
            Shape::Figure(it) => file.figures.push(At::nowhere(it)),
            Shape::Label(it) => file.labels.push(At::nowhere(it)),
        }
    }
    for (id, region) in &mission.regions {
        file.regions.push(At::nowhere(region_back(id.0, region)));
    }
    for (mute, reason) in &mission.mutes {
        file.mutes.push(At::nowhere(mute_back(mute, reason)));
    }
    // Deleted numbers are remembered only if the highest ever given is among them: less to merge.
    let highest = [mission.tiles.keys().max(), mission.things.keys().max(), mission.regions.keys().max()];
    let highest = highest.into_iter().flatten().max().map_or(0, |id| id.0);
    file.last_id = if mission.last_id.0 > highest { mission.last_id.0 } else { 0 };
    file
}

/// Scripts no card names: without this list nobody would know that they belong to the mission.
fn loose_scripts(mission: &Mission) -> Vec<String> {
    let names = mission.scripts.keys().filter(|name| mission.cards.iter().all(|card| card.script != **name));
    names.map(|name| name.as_str().to_owned()).collect()
}

pub(super) fn tile_back(id: u32, tile: Placement) -> v1::Tile {
    let side = match tile.face {
        Face::A => v1::Side::A,
        Face::B => v1::Side::B,
    };
    v1::Tile { id, tile: tile.tile.0, side, at: pair(tile.at), turn: tile.turn as u16 * 90 }
}

pub(super) fn region_back(id: u32, region: &Region) -> v1::Region {
    let cells = region.cells.iter().map(|cell| pair(*cell)).collect();
    v1::Region { id, name: name_back(region.name.as_ref()), cells }
}

pub(super) fn mute_back(mute: &Mute, reason: &str) -> v1::Mute {
    let about = mute.about.map_or(0, |id| id.0);
    v1::Mute { code: mute.code.clone(), about, reason: reason.to_owned() }
}

pub(super) fn info_back(info: &Info) -> v1::Info {
    v1::Info {
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

pub(super) fn pair(cell: Cell) -> (i16, i16) {
    (cell.x, cell.y)
}

pub(super) fn name_back(name: Option<&Name>) -> String {
    name.map(|name| name.as_str().to_owned()).unwrap_or_default()
}

pub(super) fn card_back(card: &Card) -> v1::Card {
    let parameter = |value: &Parameter| match value {
        Parameter::Int(number) => v1::Parameter::Int(*number),
        Parameter::Bool(yes) => v1::Parameter::Bool(*yes),
        Parameter::Text(text) => v1::Parameter::Text(text.clone()),
    };
    v1::Card {
        role: match card.role {
            Role::Objective => v1::Role::Objective,
            Role::Threat => v1::Role::Threat,
            Role::Special => v1::Role::Special,
        },
        script: card.script.as_str().to_owned(),
        parameters: card.parameters.iter().map(|(k, v)| (k.as_str().to_owned(), parameter(v))).collect(),
    }
}
