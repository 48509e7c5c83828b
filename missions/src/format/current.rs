//! From the shape of format 1 to a mission and back: where numbers are claimed, words become types and edges get the
//! one name they have in the model. When a format 2 comes, this file moves on to it and `v1` stays as it is.

use crate::format::log::{self, Log};
use crate::format::v1::{self, At, File};
use crate::id::{Id, LastId, Name, ScriptName};
use crate::mission::{Card, Info, Loadout, Mission, Mute, Parameter, Role, RulesId, Settings};
use crate::thing::{
    Door, Figure, Label, Portal, Region, Start, Teleporter, Thing, ThingKind, Token, TokenKind,
};
use engine::table::Tier;
use std::collections::BTreeSet;
use tiles::{Cell, Edge, Face, Placement, Side4, TileNumber, Turn};

mod back;

pub(crate) use back::file;

/// Numbers above this one are refused, so that there is always a fresh one.
const MAX_ID: u32 = 999_999_999;

/// A file becomes a mission, the texts of its scripts still empty. Never fails; what has to be changed is told.
pub(crate) fn mission(file: File, log: &mut Log<'_>) -> Mission {
    let mut ids = Ids::new(&file);
    let mut mission = Mission {
        rules: if file.rules.is_empty() { RulesId::default() } else { RulesId(file.rules) },
        info: info(file.info),
        settings: settings(file.settings),
        cards: file.cards.into_iter().map(|card| card_of(card.it)).collect(),
        ..Mission::default()
    };
    for name in file.scripts {
        let _ = mission.scripts.insert(ScriptName::new(name), String::new());
    }
    for At { at, it } in file.tiles {
        let id = ids.claim(it.id, at, log);
        let tile = Placement {
            tile: TileNumber(it.tile),
            face: match it.side {
                v1::Side::A => Face::A,
                v1::Side::B => Face::B,
            },
            at: cell(it.at),
            turn: turn(it.turn, at, log),
        };
        let _ = mission.tiles.insert(id, tile);
    }
    let mut put = |number: u32, at: usize, name: String, kind: ThingKind, log: &mut Log<'_>| {
        let id = ids.claim(number, at, log);
        let _ = mission.things.insert(id, Thing { name: name_of(name), kind });
    };
    for At { at, it } in file.doors {
        put(it.id, at, it.name, ThingKind::Door(Door { at: edge(it.at, it.edge) }), log);
    }
    for At { at, it } in file.portals {
        let tier = match it.tier {
            v1::Tier::Blue => Tier::Blue,
            v1::Tier::Yellow => Tier::Yellow,
            v1::Tier::Red => Tier::Red,
        };
        let portal = Portal { at: cell(it.at), tier, face_up: it.face == v1::Face::Up };
        put(it.id, at, it.name, ThingKind::Portal(portal), log);
    }
    for At { at, it } in file.teleporters {
        let teleporter = Teleporter { at: cell(it.at), active: it.active };
        put(it.id, at, it.name, ThingKind::Teleporter(teleporter), log);
    }
    for At { at, it } in file.tokens {
        let kind = match it.kind {
            v1::TokenKind::Objective => TokenKind::Objective,
            v1::TokenKind::HealthPack => TokenKind::HealthPack,
            v1::TokenKind::Weapon(set) => TokenKind::Weapon(set),
            v1::TokenKind::Marker(word) => TokenKind::Marker(word),
        };
        put(it.id, at, it.name, ThingKind::Token(Token { at: cell(it.at), kind }), log);
    }
    for At { at, it } in file.starts {
        put(it.id, at, it.name, ThingKind::Start(Start { at: cell(it.at) }), log);
    }
    for At { at, it } in file.figures {
        let figure = Figure { at: cell(it.at), kind: it.kind, turned: it.turned };
        put(it.id, at, it.name, ThingKind::Figure(figure), log);
    }
    for At { at, it } in file.labels {
        let label = Label { at: cell(it.at), text: it.text };
        put(it.id, at, it.name, ThingKind::Label(label), log);
    }
    for At { at, it } in file.regions {
        let id = ids.claim(it.id, at, log);
        let region = Region { name: name_of(it.name), cells: it.cells.into_iter().map(cell).collect() };
        let _ = mission.regions.insert(id, region);
    }
    for At { it, .. } in file.mutes {
        let about = (it.about != 0).then_some(Id(it.about));
        let _ = mission.mutes.insert(Mute { code: it.code, about }, it.reason);
    }
    mission.last_id = LastId(ids.last);
    mission
}

/// The numbers of a file.
struct Ids {
    taken: BTreeSet<u32>,
    last: u32,
}

impl Ids {
    fn new(file: &File) -> Self {
        macro_rules! highest {
            ($($section:ident),*) => { [$(file.$section.iter().map(|entry| entry.it.id).collect()),*] };
        }
        let used: [Vec<u32>; 9] =
            highest!(tiles, doors, portals, teleporters, tokens, starts, figures, labels, regions);
        let sound = |id: &u32| *id <= MAX_ID;
        let last = used.into_iter().flatten().chain([file.last_id]).filter(sound).max().unwrap_or(0);
        Self { taken: BTreeSet::new(), last }
    }

    fn claim(&mut self, number: u32, at: usize, log: &mut Log<'_>) -> Id {
        if (1..=MAX_ID).contains(&number) && self.taken.insert(number) {
            return Id(number);
        }
        self.last += 1;
        let new = self.last;
        let _ = self.taken.insert(new);
        match number {
            0 => {
                let message = format!("this has no number; it was given {new}");
                log.note(log::NUMBER, at, message, "save the mission to keep it");
            }
            _ if number > MAX_ID => {
                let message = format!("number {number} is above {MAX_ID}; {new} was taken instead");
                log.say(log::NUMBER, at, message, "save the mission to keep the new number");
            }
            _ => {
                let message = format!("number {number} is given twice; this one is now {new}");
                log.say(log::NUMBER, at, message, "save the mission to keep the new number");
            }
        }
        Id(new)
    }
}

fn cell((x, y): (i16, i16)) -> Cell {
    Cell::new(x, y)
}

fn edge(at: (i16, i16), border: v1::Border) -> Edge {
    cell(at).edge(match border {
        v1::Border::North => Side4::North,
        v1::Border::East => Side4::East,
        v1::Border::South => Side4::South,
        v1::Border::West => Side4::West,
    })
}

fn turn(degrees: u16, at: usize, log: &mut Log<'_>) -> Turn {
    match degrees {
        0 => Turn::R0,
        90 => Turn::R90,
        180 => Turn::R180,
        270 => Turn::R270,
        other => {
            let message = format!("a tile cannot be turned by {other} degrees; it was laid as printed");
            log.say(log::WRONG, at, message, "turn is 0, 90, 180 or 270");
            Turn::R0
        }
    }
}

fn name_of(name: String) -> Option<Name> {
    (!name.is_empty()).then(|| Name::new(name))
}

fn info(info: v1::Info) -> Info {
    Info {
        title: info.title,
        author: info.author,
        licence: info.licence,
        summary: info.summary,
        briefing: info.briefing,
        victory: info.victory,
        defeat: info.defeat,
        notes: info.notes,
    }
}

fn settings(settings: v1::Settings) -> Settings {
    let loadout = |l: v1::Loadout| Loadout { marine: l.marine, weapons: l.weapons };
    Settings {
        marines: settings.marines.into_iter().collect(),
        frag_limits: settings.frag_limits,
        loadouts: settings.loadouts.into_iter().map(loadout).collect(),
        invasion: settings.invasion,
        event_sets: settings.event_sets,
        seeds: settings.seeds,
    }
}

fn card_of(card: v1::Card) -> Card {
    let parameter = |value: v1::Parameter| match value {
        v1::Parameter::Int(number) => Parameter::Int(number),
        v1::Parameter::Bool(yes) => Parameter::Bool(yes),
        v1::Parameter::Text(text) => Parameter::Text(text),
    };
    Card {
        role: match card.role {
            v1::Role::Objective => Role::Objective,
            v1::Role::Threat => Role::Threat,
            v1::Role::Special => Role::Special,
        },
        script: ScriptName::new(card.script),
        parameters: card.parameters.into_iter().map(|(k, v)| (Name::new(k), parameter(v))).collect(),
    }
}
