//! One thing of the map and its shape in a file, both ways. The neighbours give it its number.

use super::place::{cell, edge, name_back, name_of, pair};
use crate::format::{v2, v3};
use crate::thing::{Door, Figure, Label, Piece, Start, Thing, ThingKind};
use rule_system::setting;
use serde::{Deserialize, Serialize};

/// A thing as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Shape {
    Door(v3::Door),
    Piece(v3::Piece),
    Start(v3::Start),
    Figure(v3::Figure),
    Label(v3::Label),
}

impl Shape {
    /// Its number; 0 if it has none.
    pub(crate) const fn id(&self) -> u32 {
        match self {
            Self::Door(it) => it.id,
            Self::Piece(it) => it.id,
            Self::Start(it) => it.id,
            Self::Figure(it) => it.id,
            Self::Label(it) => it.id,
        }
    }

    /// What it is in a mission.
    pub(crate) fn thing(self) -> Thing {
        let (name, kind, fields) = match self {
            Self::Door(it) => {
                (it.name, ThingKind::Door(Door { at: edge(it.at, it.edge), kind: it.kind }), it.fields.0)
            }
            Self::Piece(it) => {
                let v3::Piece { id: _, name, kind, sort, up, at, turned, fields } = it;
                (name, ThingKind::Piece(Piece { at: cell(at), kind, sort, up, turned }), fields.0)
            }
            Self::Start(it) => (it.name, ThingKind::Start(Start { at: cell(it.at) }), it.fields.0),
            Self::Figure(it) => {
                let figure = Figure { at: cell(it.at), kind: it.kind, turned: it.turned };
                (it.name, ThingKind::Figure(figure), it.fields.0)
            }
            Self::Label(it) => {
                let label = Label { at: cell(it.at), text: it.text };
                (it.name, ThingKind::Label(label), setting::Own::new())
            }
        };
        Thing { name: name_of(name), kind, fields }
    }

    /// How a thing of a mission is written.
    pub(crate) fn of(id: u32, thing: &Thing) -> Self {
        let name = name_back(thing.name.as_ref());
        let at = pair(thing.at());
        let fields = v2::Own(thing.fields.clone());
        match &thing.kind {
            ThingKind::Door(door) => {
                let edge = if door.at.west { v3::Border::West } else { v3::Border::North };
                Self::Door(v3::Door { id, name, at, edge, kind: door.kind.clone(), fields })
            }
            ThingKind::Piece(piece) => {
                let Piece { at: _, kind, sort, up, turned } = piece.clone();
                Self::Piece(v3::Piece { id, name, kind, sort, up, at, turned, fields })
            }
            ThingKind::Start(_) => Self::Start(v3::Start { id, name, at, fields }),
            ThingKind::Figure(figure) => {
                let (kind, turned) = (figure.kind.clone(), figure.turned);
                Self::Figure(v3::Figure { id, name, at, kind, turned, fields })
            }
            ThingKind::Label(label) => Self::Label(v3::Label { id, name, at, text: label.text.clone() }),
        }
    }
}
