//! One thing of the map and its shape in format 1, both ways. Where its number comes from is the neighbours' business.

use super::back::{name_back, pair};
use super::{cell, edge, name_of};
use crate::format::v1;
use crate::thing::{Door, Figure, Label, Portal, Start, Teleporter, Thing, ThingKind, Token, TokenKind};
use doom_2016::own::Tier;
use serde::{Deserialize, Serialize};

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
                let tier = match it.tier {
                    v1::Tier::Blue => Tier::Blue,
                    v1::Tier::Yellow => Tier::Yellow,
                    v1::Tier::Red => Tier::Red,
                };
                let face_up = it.face == v1::Face::Up;
                (it.name, ThingKind::Portal(Portal { at: cell(it.at), tier, face_up }))
            }
            Self::Teleporter(it) => {
                (it.name, ThingKind::Teleporter(Teleporter { at: cell(it.at), active: it.active }))
            }
            Self::Token(it) => {
                let kind = match it.kind {
                    v1::TokenKind::Objective => TokenKind::Objective,
                    v1::TokenKind::HealthPack => TokenKind::HealthPack,
                    v1::TokenKind::Weapon(set) => TokenKind::Weapon(set),
                    v1::TokenKind::Marker(word) => TokenKind::Marker(word),
                };
                (it.name, ThingKind::Token(Token { at: cell(it.at), kind }))
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
            ThingKind::Portal(portal) => {
                let tier = match portal.tier {
                    Tier::Blue => v1::Tier::Blue,
                    Tier::Yellow => v1::Tier::Yellow,
                    Tier::Red => v1::Tier::Red,
                };
                let face = if portal.face_up { v1::Face::Up } else { v1::Face::Down };
                Self::Portal(v1::Portal { id, name, at, tier, face })
            }
            ThingKind::Teleporter(teleporter) => {
                Self::Teleporter(v1::Teleporter { id, name, at, active: teleporter.active })
            }
            ThingKind::Token(token) => {
                let kind = match &token.kind {
                    TokenKind::Objective => v1::TokenKind::Objective,
                    TokenKind::HealthPack => v1::TokenKind::HealthPack,
                    TokenKind::Weapon(set) => v1::TokenKind::Weapon(set.clone()),
                    TokenKind::Marker(word) => v1::TokenKind::Marker(word.clone()),
                };
                Self::Token(v1::Token { id, name, at, kind })
            }
            ThingKind::Start(_) => Self::Start(v1::Start { id, name, at }),
            ThingKind::Figure(figure) => {
                let (kind, turned) = (figure.kind.clone(), figure.turned);
                Self::Figure(v1::Figure { id, name, at, kind, turned })
            }
            ThingKind::Label(label) => Self::Label(v1::Label { id, name, at, text: label.text.clone() }),
        }
    }
}
