//! A thing as a word and a list of facts, for formats that write properties down: a piece, its sort, how it lies.
//! Its name and its place are left to the format, which has its own way to write them.

use super::ThingKind;
use rule_system::RuleSystem;
use rule_system::setting::Own;
use std::fmt::{self, Display, Formatter};
use tiles::Footprint;

/// The value of a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Yes or no.
    Yes(bool),
    /// A number.
    Number(i64),
    /// A word or more.
    Text(String),
}

impl Display for Fact {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Yes(yes) => yes.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

impl ThingKind {
    /// What it is, in one word that formats share; of a piece the name of its kind.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            Self::Door(_) => "door",
            Self::Piece(piece) => &piece.kind,
            Self::Start(_) => "start",
            Self::Figure(_) => "figure",
            Self::Label(_) => "label",
        }
    }

    /// What else there is to know of it; `base` is the size of its kind, if it is a figure, and `fields` are its values.
    #[must_use]
    pub fn facts(&self, system: &dyn RuleSystem, base: Footprint, fields: &Own) -> Vec<(&'static str, Fact)> {
        let text = |text: &str| Fact::Text(text.to_owned());
        match self {
            Self::Door(door) => {
                let kind = (!door.kind.is_empty()).then(|| ("kind", text(&door.kind)));
                let closed = !door.place(system, fields).open;
                kind.into_iter().chain([("closed", Fact::Yes(closed))]).collect()
            }
            Self::Piece(piece) => {
                let Some(kind) = system.piece(&piece.kind) else { return Vec::new() };
                let sort = kind.sort_asked().map(|asked| (asked, text(&piece.sort)));
                let side = kind.sides.map(|sides| (sides.asked, Fact::Yes(piece.up)));
                let turned = kind.base.can_rotate().then_some(("turned", Fact::Yes(piece.turned)));
                sort.into_iter().chain(side).chain(turned).collect()
            }
            Self::Figure(figure) => {
                let (columns, rows) = figure.pose().size(base);
                vec![
                    ("kind", text(&figure.kind)),
                    ("turned", Fact::Yes(figure.turned)),
                    ("base_columns", Fact::Number(columns.into())),
                    ("base_rows", Fact::Number(rows.into())),
                ]
            }
            Self::Start(_) | Self::Label(_) => Vec::new(),
        }
    }
}
