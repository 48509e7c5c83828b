//! A thing as a word and a list of facts, for formats that write properties down: `portal`, its tier, how it lies.
//! Its name and its place are left to the format, which has its own way to tell them.

use super::{ThingKind, TokenKind};
use doom_2016::own::Tier;
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
    /// What it is, in one word that formats share.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Door(_) => "door",
            Self::Portal(_) => "portal",
            Self::Teleporter(_) => "teleporter",
            Self::Token(token) => match &token.kind {
                TokenKind::Objective => "objective",
                TokenKind::HealthPack => "health-pack",
                TokenKind::Weapon(_) => "weapon",
                TokenKind::Marker(_) => "marker",
            },
            Self::Start(_) => "start",
            Self::Figure(_) => "figure",
            Self::Label(_) => "label",
        }
    }

    /// What else there is to know of it; `base` is the size of its kind, if it is a figure.
    #[must_use]
    pub fn facts(&self, base: Footprint) -> Vec<(&'static str, Fact)> {
        let text = |text: &str| Fact::Text(text.to_owned());
        match self {
            Self::Door(_) => vec![("closed", Fact::Yes(true))],
            Self::Portal(portal) => {
                let tier = match portal.tier {
                    Tier::Blue => "blue",
                    Tier::Yellow => "yellow",
                    Tier::Red => "red",
                };
                vec![("tier", text(tier)), ("face_up", Fact::Yes(portal.face_up))]
            }
            Self::Teleporter(teleporter) => vec![("active", Fact::Yes(teleporter.active))],
            Self::Token(token) => match &token.kind {
                TokenKind::Objective | TokenKind::HealthPack => Vec::new(),
                TokenKind::Weapon(set) => vec![("kind", text(set))],
                TokenKind::Marker(word) => vec![("kind", text(word))],
            },
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
