//! From a mission to the shape of the newest format.

use crate::format::v1::{self, At, File};
use crate::id::Name;
use crate::mission::{Card, Loadout, Mission, Parameter, Role, Settings};
use crate::thing::{Thing, ThingKind, TokenKind};
use engine::table::Tier;
use tiles::{Cell, Face};

/// A mission as a file.
pub(crate) fn file(mission: &Mission) -> File {
    let mut file = File {
        format: v1::FORMAT,
        rules: mission.rules.0.clone(),
        info: v1::Info {
            title: mission.info.title.clone(),
            author: mission.info.author.clone(),
            licence: mission.info.licence.clone(),
            summary: mission.info.summary.clone(),
            briefing: mission.info.briefing.clone(),
            victory: mission.info.victory.clone(),
            defeat: mission.info.defeat.clone(),
            notes: mission.info.notes.clone(),
        },
        settings: settings_back(&mission.settings),
        cards: mission.cards.iter().map(|card| At::nowhere(card_back(card))).collect(),
        scripts: loose_scripts(mission),
        ..File::default()
    };
    for (id, tile) in &mission.tiles {
        file.tiles.push(At::nowhere(v1::Tile {
            id: id.0,
            tile: tile.tile.0,
            side: match tile.face {
                Face::A => v1::Side::A,
                Face::B => v1::Side::B,
            },
            at: pair(tile.at),
            turn: tile.turn as u16 * 90,
        }));
    }
    for (id, thing) in &mission.things {
        thing_back(id.0, thing, &mut file);
    }
    for (id, region) in &mission.regions {
        file.regions.push(At::nowhere(v1::Region {
            id: id.0,
            name: name_back(region.name.as_ref()),
            cells: region.cells.iter().map(|cell| pair(*cell)).collect(),
        }));
    }
    for (mute, reason) in &mission.mutes {
        let about = mute.about.map_or(0, |id| id.0);
        file.mutes.push(At::nowhere(v1::Mute { code: mute.code.clone(), about, reason: reason.clone() }));
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

fn thing_back(id: u32, thing: &Thing, file: &mut File) {
    let name = name_back(thing.name.as_ref());
    let at = pair(thing.at());
    match &thing.kind {
        ThingKind::Door(door) => {
            let edge = if door.at.west { v1::Border::West } else { v1::Border::North };
            file.doors.push(At::nowhere(v1::Door { id, name, at, edge }));
        }
        ThingKind::Portal(portal) => {
            let tier = match portal.tier {
                Tier::Blue => v1::Tier::Blue,
                Tier::Yellow => v1::Tier::Yellow,
                Tier::Red => v1::Tier::Red,
            };
            let face = if portal.face_up { v1::Face::Up } else { v1::Face::Down };
            file.portals.push(At::nowhere(v1::Portal { id, name, at, tier, face }));
        }
        ThingKind::Teleporter(teleporter) => {
            let active = teleporter.active;
            file.teleporters.push(At::nowhere(v1::Teleporter { id, name, at, active }));
        }
        ThingKind::Token(token) => {
            let kind = match &token.kind {
                TokenKind::Objective => v1::TokenKind::Objective,
                TokenKind::HealthPack => v1::TokenKind::HealthPack,
                TokenKind::Weapon(set) => v1::TokenKind::Weapon(set.clone()),
                TokenKind::Marker(word) => v1::TokenKind::Marker(word.clone()),
            };
            file.tokens.push(At::nowhere(v1::Token { id, name, at, kind }));
        }
        ThingKind::Start(_) => file.starts.push(At::nowhere(v1::Start { id, name, at })),
        ThingKind::Figure(figure) => {
            let (kind, turned) = (figure.kind.clone(), figure.turned);
            file.figures.push(At::nowhere(v1::Figure { id, name, at, kind, turned }));
        }
        ThingKind::Label(label) => {
            file.labels.push(At::nowhere(v1::Label { id, name, at, text: label.text.clone() }));
        }
    }
}

fn pair(cell: Cell) -> (i16, i16) {
    (cell.x, cell.y)
}

fn name_back(name: Option<&Name>) -> String {
    name.map(|name| name.as_str().to_owned()).unwrap_or_default()
}

fn settings_back(settings: &Settings) -> v1::Settings {
    let loadout = |l: &Loadout| v1::Loadout { marine: l.marine.clone(), weapons: l.weapons.clone() };
    v1::Settings {
        marines: settings.marines.iter().copied().collect(),
        frag_limits: settings.frag_limits.clone(),
        loadouts: settings.loadouts.iter().map(loadout).collect(),
        invasion: settings.invasion.clone(),
        event_sets: settings.event_sets.clone(),
        seeds: settings.seeds.clone(),
    }
}

fn card_back(card: &Card) -> v1::Card {
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
