//! A position by hand: a start of its own from which a mission is played. It says everything that changes on the table by stable
//! names, so that people can write it, a form can show it and a saved game can carry it. The mission is never changed by it.
//!
//! This file is what a position is. [`world`] takes the shared part from a table and lays it out again, [`reader`] reads the rule
//! system's own part and collects what is wrong, [`supply`] deals cards of which there are only so many.

pub mod reader;
mod said;
mod seat;
pub mod supply;
mod words;
pub mod world;

pub use reader::Reader;
pub use said::{AimNow, BanNow, Change, Ends, Lasts, NearTo, Note, OfferNow, Often, Said, ThingAt};
pub use seat::{seat_id, seat_named};
pub use supply::Supply;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the seat of the other side is called in positions.
pub const INVADER: &str = "invader";

/// Everything that changes in a game, at the beginning of a round or of an activation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Position {
    /// For how many marines.
    pub marines: u8,
    /// The round that it is, or that begins.
    pub round: u16,
    /// Whose activation begins: the stable name of a marine, or `invader`. Without one the round goes on with the seats that
    /// are still to come, and where there are none the round begins.
    pub turn: Option<String>,
    /// The figures. Every marine is one of them; a demon that was fragged is not.
    pub figures: Vec<PlacedFigure>,
    /// The doors that are open, by number.
    pub open_doors: Vec<u8>,
    /// The doors that are locked, by number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub locked_doors: Vec<u8>,
    /// The doors that were destroyed, by number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone_doors: Vec<u8>,
    /// The areas that were revealed, by number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub revealed: Vec<u8>,
    /// The pieces of the rule system's own; one that is not listed lies as the mission lays it.
    pub pieces: Vec<PlacedPiece>,
    /// The tokens by number, first those that the mission lays, also those that are gone.
    pub tokens: Vec<PlacedToken>,
    /// The notes of the mission's scripts.
    pub notes: Vec<Note>,
    /// What scripts offer.
    pub offers: Vec<OfferNow>,
    /// What the marines are after.
    pub aims: Vec<AimNow>,
    /// What is forbidden.
    pub bans: Vec<BanNow>,
    /// Numbers of the rules that are changed.
    pub changes: Vec<Change>,
    /// Numbers and flags of the rule system's own, by the keys of its rows.
    pub values: BTreeMap<String, u16>,
    /// Cards by the place where they lie: stable names, the copies of a card one after the other. A deck is shuffled; what is known
    /// to lie on it is a place with the same name and `.1`, what lies on that `.2`, and so on.
    pub cards: BTreeMap<String, Vec<String>>,
}

/// A number that a game leaves to the next mission of an operation, whose start has it among its [values](Position::values).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The key of the value.
    pub value: &'static str,
    /// What is carried over, in a sentence.
    pub about: ::words::Phrase,
}

/// A figure.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacedFigure {
    /// The stable name of its kind; that of a marine is the marine's.
    pub kind: String,
    /// Its number on the table, by which notes name it. A demon without one gets one that is free; a marine's is the seat.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub number: Option<u8>,
    /// The north-western space of its base, as column and row; of a fragged marine where it fell.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub at: Option<(i16, i16)>,
    /// Turned by a quarter.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub turned: bool,
    /// A marine who is fragged and has not come back.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub fragged: bool,
    /// Damage suffered.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub damage: u8,
    /// Stunned.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub stunned: bool,
    /// Has had its activation while its kind is being activated.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub done: bool,
}

/// A piece of the rule system's own, which lies where the mission lays it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacedPiece {
    /// The stable name of its kind: `portal`.
    pub kind: String,
    /// Its number among those of its kind, in the order of the mission.
    pub number: u8,
    /// It is turned up or on.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub up: bool,
    /// It does not lie there any more.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub gone: bool,
}

/// A token.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacedToken {
    /// The stable name of its kind: `health-pack`.
    pub kind: String,
    /// Of which sort it is, where its kind has several: the stable name of a weapon, the word of a marker.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub sort: String,
    /// Where it lies or lay, as column and row.
    pub at: (i16, i16),
    /// Progress tokens on it.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub progress: u8,
    /// It does not lie there any more.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub taken: bool,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Something that cannot be in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionProblem {
    /// Where in the position: `figures[3].at`, `cards.alpha.hand[2]`.
    pub at: String,
    /// What is wrong, in a sentence without a full stop.
    pub text: ::words::Text,
}

impl std::fmt::Display for PositionProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.at.is_empty() { write!(f, "{}", self.text) } else { write!(f, "{}: {}", self.at, self.text) }
    }
}

/// A row of a form for the rule system's own part of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionRow {
    /// The key in [`Position::values`] or [`Position::cards`].
    pub key: String,
    /// What it is, for people.
    pub label: String,
    /// What can stand there.
    pub what: PositionEntry,
}

/// What can stand in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionEntry {
    /// A number, in [`Position::values`].
    Number {
        /// The least.
        min: u16,
        /// The most.
        max: u16,
    },
    /// 1 for yes and 0 for no, in [`Position::values`].
    Flag,
    /// Cards, in [`Position::cards`].
    Cards {
        /// The cards that can lie there, as stable names and names for people: each as often as there are copies of it. Rows that
        /// share cards have the same pool.
        pool: Vec<(String, String)>,
    },
}

impl PositionRow {
    /// A row of a number.
    #[must_use]
    pub fn number(key: impl Into<String>, label: impl Into<String>, min: u16, max: u16) -> Self {
        Self { key: key.into(), label: label.into(), what: PositionEntry::Number { min, max } }
    }

    /// A row of yes or no.
    #[must_use]
    pub fn flag(key: impl Into<String>, label: impl Into<String>) -> Self {
        Self { key: key.into(), label: label.into(), what: PositionEntry::Flag }
    }

    /// A row of cards.
    #[must_use]
    pub fn cards(key: impl Into<String>, label: impl Into<String>, pool: &[(String, String)]) -> Self {
        Self { key: key.into(), label: label.into(), what: PositionEntry::Cards { pool: pool.to_vec() } }
    }
}

impl Position {
    /// On one line, as saved games carry it.
    #[must_use]
    pub fn to_line(&self) -> String {
        // Texts, numbers and lists of them: there is nothing that cannot be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Read such a line.
    ///
    /// # Errors
    /// Why it is none.
    pub fn of_line(line: &str) -> Result<Self, String> {
        serde_json::from_str(line).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_one_line_and_comes_back() {
        let figure =
            PlacedFigure { kind: "imp".to_owned(), at: Some((-3, 4)), damage: 1, ..PlacedFigure::default() };
        let note =
            Note { script: 1, name: "seen\nhere".to_owned(), value: Said::Thing(ThingAt::Space((1, 2))) };
        let position = Position {
            marines: 2,
            round: 3,
            turn: Some("alpha".to_owned()),
            figures: vec![figure],
            notes: vec![note],
            values: [("frags".to_owned(), 2)].into(),
            cards: [("alpha.hand".to_owned(), vec!["punch".to_owned()])].into(),
            ..Position::default()
        };
        let line = position.to_line();
        assert!(!line.contains('\n'), "{line}");
        assert_eq!(Position::of_line(&line), Ok(position));
        assert!(Position::of_line("{\"round\":-1}").is_err());
    }
}
