//! One thing of the map and its shape in format 1, both ways. Where its number comes from is the neighbours' business.

use super::back::{name_back, pair};
use super::{cell, edge, name_of};
use crate::format::v1;
use crate::thing::{Door, Figure, Label, Piece, Start, Thing, ThingKind};
use serde::{Deserialize, Serialize};

// Format 1 knows the pieces of the game it was made for; these are their names.
const PORTAL: &str = "portal";
const TELEPORTER: &str = "teleporter";
const OBJECTIVE: &str = "objective";
const HEALTH_PACK: &str = "health-pack";
const WEAPON: &str = "weapon";
const MARKER: &str = "marker";

const TIERS: [(v1::Tier, &str); 3] =
    [(v1::Tier::Blue, "blue"), (v1::Tier::Yellow, "yellow"), (v1::Tier::Red, "red")];

fn tier_word(tier: v1::Tier) -> &'static str {
    TIERS.iter().find(|(known, _)| *known == tier).map_or("", |(_, word)| word)
}

fn tier(word: &str) -> v1::Tier {
    TIERS.iter().find(|(_, known)| *known == word).map_or(v1::Tier::Blue, |(tier, _)| *tier)
}

/// A thing as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Shape {
    Door(v1::Door),
    Portal(v1::Portal),
    Teleporter(v1::Teleporter),
    Token(v1::Token),
    Start(v1::Start),
    Figure(v1::Figure),
    Label(v1::Label),
}

impl Shape {
    /// Its number; 0 if it has none.
    pub(crate) const fn id(&self) -> u32 {
        match self {
            Self::Door(it) => it.id,
            Self::Portal(it) => it.id,
            Self::Teleporter(it) => it.id,
            Self::Token(it) => it.id,
            Self::Start(it) => it.id,
            Self::Figure(it) => it.id,
            Self::Label(it) => it.id,
        }
    }

    /// What it is in a mission.
    pub(crate) fn thing(self) -> Thing {
        let (name, kind) = match self {
            Self::Door(it) => (it.name, ThingKind::Door(Door { at: edge(it.at, it.edge) })),
            Self::Portal(it) => {
                let piece = Piece::new(PORTAL, cell(it.at)).of(tier_word(it.tier));
                (it.name, ThingKind::Piece(piece.turned(it.face == v1::Face::Up)))
            }
            Self::Teleporter(it) => {
                (it.name, ThingKind::Piece(Piece::new(TELEPORTER, cell(it.at)).turned(it.active)))
            }
            Self::Token(it) => {
                let (kind, sort) = match it.kind {
                    v1::TokenKind::Objective => (OBJECTIVE, String::new()),
                    v1::TokenKind::HealthPack => (HEALTH_PACK, String::new()),
                    v1::TokenKind::Weapon(set) => (WEAPON, set),
                    v1::TokenKind::Marker(word) => (MARKER, word),
                };
                (it.name, ThingKind::Piece(Piece { sort, ..Piece::new(kind, cell(it.at)) }))
            }
            Self::Start(it) => (it.name, ThingKind::Start(Start { at: cell(it.at) })),
            Self::Figure(it) => {
                (it.name, ThingKind::Figure(Figure { at: cell(it.at), kind: it.kind, turned: it.turned }))
            }
            Self::Label(it) => (it.name, ThingKind::Label(Label { at: cell(it.at), text: it.text })),
        };
        Thing { name: name_of(name), kind }
    }

    /// How a thing of a mission is written.
    pub(crate) fn of(id: u32, thing: &Thing) -> Self {
        let name = name_back(thing.name.as_ref());
        let at = pair(thing.at());
        match &thing.kind {
            ThingKind::Door(door) => {
                let edge = if door.at.west { v1::Border::West } else { v1::Border::North };
                Self::Door(v1::Door { id, name, at, edge })
            }
            ThingKind::Piece(piece) => match piece.kind.as_str() {
                PORTAL => {
                    let face = if piece.up { v1::Face::Up } else { v1::Face::Down };
                    Self::Portal(v1::Portal { id, name, at, tier: tier(&piece.sort), face })
                }
                TELEPORTER => Self::Teleporter(v1::Teleporter { id, name, at, active: piece.up }),
                kind => {
                    let kind = match kind {
                        OBJECTIVE => v1::TokenKind::Objective,
                        HEALTH_PACK => v1::TokenKind::HealthPack,
                        WEAPON => v1::TokenKind::Weapon(piece.sort.clone()),
                        MARKER => v1::TokenKind::Marker(piece.sort.clone()),
                        // Format 1 has no other pieces; as a marker nothing of it is lost but its kind.
                        other => v1::TokenKind::Marker(other.to_owned()),
                    };
                    Self::Token(v1::Token { id, name, at, kind })
                }
            },
            ThingKind::Start(_) => Self::Start(v1::Start { id, name, at }),
            ThingKind::Figure(figure) => {
                let (kind, turned) = (figure.kind.clone(), figure.turned);
                Self::Figure(v1::Figure { id, name, at, kind, turned })
            }
            ThingKind::Label(label) => Self::Label(v1::Label { id, name, at, text: label.text.clone() }),
        }
    }
}
