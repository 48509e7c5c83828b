//! One thing of the map and its shape in a file, both ways. The neighbours give it its number.

use super::place::{cell, edge, name_back, name_of, pair};
use crate::format::v2;
use crate::thing::{Door, Figure, Label, Piece, Start, Thing, ThingKind};
use serde::{Deserialize, Serialize};

/// A thing as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Shape {
    Door(v2::Door),
    Piece(v2::Piece),
    Start(v2::Start),
    Figure(v2::Figure),
    Label(v2::Label),
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
        let (name, kind) = match self {
            Self::Door(it) => (it.name, ThingKind::Door(Door { at: edge(it.at, it.edge) })),
            Self::Piece(it) => {
                let piece = Piece { at: cell(it.at), kind: it.kind, sort: it.sort, up: it.up };
                (it.name, ThingKind::Piece(piece))
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
                let edge = if door.at.west { v2::Border::West } else { v2::Border::North };
                Self::Door(v2::Door { id, name, at, edge })
            }
            ThingKind::Piece(piece) => {
                let (kind, sort) = (piece.kind.clone(), piece.sort.clone());
                Self::Piece(v2::Piece { id, name, kind, sort, up: piece.up, at })
            }
            ThingKind::Start(_) => Self::Start(v2::Start { id, name, at }),
            ThingKind::Figure(figure) => {
                let (kind, turned) = (figure.kind.clone(), figure.turned);
                Self::Figure(v2::Figure { id, name, at, kind, turned })
            }
            ThingKind::Label(label) => Self::Label(v2::Label { id, name, at, text: label.text.clone() }),
        }
    }
}
