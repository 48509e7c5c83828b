//! Edits as journals of format 1 have them: as those of today, but for things and settings.

use super::{Door, Figure, Label, Portal, Settings, Start, Teleporter, Token, bridge};
use crate::format::current::{Shape, Written};
use crate::format::v2;
use serde::Deserialize;

/// An edit as it was written.
pub(crate) type Old = Written<Thing, Settings>;

/// A thing as it was written.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) enum Thing {
    Door(Door),
    Portal(Portal),
    Teleporter(Teleporter),
    Token(Token),
    Start(Start),
    Figure(Figure),
    Label(Label),
}

impl From<Thing> for Shape {
    fn from(old: Thing) -> Self {
        match old {
            Thing::Door(it) => Self::Door(it.into()),
            Thing::Portal(it) => Self::Piece(bridge::portal(it).into()),
            Thing::Teleporter(it) => Self::Piece(bridge::teleporter(it).into()),
            Thing::Token(it) => Self::Piece(bridge::token(it).into()),
            Thing::Start(it) => Self::Start(it.into()),
            Thing::Figure(it) => Self::Figure(it.into()),
            Thing::Label(it) => Self::Label(it),
        }
    }
}

impl From<Settings> for v2::Settings {
    fn from(old: Settings) -> Self {
        bridge::settings(old)
    }
}
