//! What a mission of a rule system sets, beside what every mission does: as values under names, so that documents, files and
//! imports carry them without knowing the game. Each rule system has types of its own to read them with.

use crate::Content;
use std::collections::BTreeMap;

/// The settings of a rule system's own, by name. What is not there is as if it had never been set.
pub type Own = BTreeMap<String, Value>;

/// The value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A word: the stable name of a card.
    Word(String),
    /// Words in order.
    Words(Vec<String>),
    /// A number for each number of marines.
    PerMarines(BTreeMap<u8, u8>),
    /// Settings for each seat.
    Seats(Vec<Own>),
}

/// A setting a rule system asks for.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name in files: `frag_limits`.
    pub id: &'static str,
    /// Its name where one of its values is shown, for a number of marines or a seat: `frag_limit`.
    pub one: &'static str,
    /// Its name for people: `Event sets`.
    pub title: &'static str,
    /// What it is in a game, in a sentence.
    pub about: &'static str,
    /// What it may be.
    pub form: Form,
    /// What one can choose.
    pub ask: Ask,
    /// Everybody may know it; the others are for the invader alone.
    pub open: bool,
    /// A mission may leave it to the players ([`PLAYERS`]), in whose words then: `The invader chooses`.
    pub players: Option<&'static str>,
}

/// Stands for what a mission leaves to the players, who then choose it before the game begins. No card is called so: a stable
/// name has no spaces.
pub const PLAYERS: &str = "left to the players";

impl Setting {
    /// May a game go without it? Then its gaps are not filled.
    #[must_use]
    pub const fn is_optional(&self) -> bool {
        matches!(self.ask, Ask::One { none: Some(_), .. })
    }
}

/// What one can choose for a setting.
#[derive(Clone, Copy, Debug)]
pub enum Ask {
    /// A number of at least one, for each number of marines.
    Number {
        /// Where nothing is set.
        usual: u8,
        /// What the box allows.
        most: fn(&dyn Content) -> u8,
    },
    /// One of these.
    One {
        /// What there is.
        of: Choices,
        /// What it is called to have none of them, if that is possible.
        none: Option<&'static str>,
    },
    /// One of these for each of so many places.
    Places {
        /// What there is.
        of: Choices,
        /// How many places.
        count: u8,
    },
    /// So many of these.
    Some {
        /// What there is.
        of: Choices,
        /// How many a game needs.
        count: u8,
    },
    /// What its parts ask, seat by seat.
    Seats,
}

/// Lists what can be chosen; what is in the box comes first.
pub type Choices = fn(&dyn Content) -> Vec<Choice<'_>>;

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<'a> {
    /// Stable name.
    pub id: &'a str,
    /// Name for people.
    pub name: &'a str,
    /// What it does, if its name does not say; else empty.
    pub about: &'a str,
}

/// What a setting may be.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// The stable name of a card, or of somebody.
    Word,
    /// Stable names of cards.
    Words,
    /// A number for each number of marines, in a game 1 at least.
    PerMarines,
    /// These for each seat.
    Seats(&'static [Setting]),
}

impl Value {
    /// Is it of a form?
    #[must_use]
    pub fn is(&self, form: Form) -> bool {
        match (self, form) {
            (Self::Word(_), Form::Word)
            | (Self::Words(_), Form::Words)
            | (Self::PerMarines(_), Form::PerMarines) => true,
            (Self::Seats(seats), Form::Seats(fields)) => seats
                .iter()
                .flatten()
                .all(|(id, value)| fields.iter().any(|field| field.id == id && value.is(field.form))),
            _ => false,
        }
    }

    /// Does it say nothing? Such a value is left out.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Word(word) => word.is_empty(),
            Self::Words(words) => words.is_empty(),
            Self::PerMarines(numbers) => numbers.is_empty(),
            Self::Seats(seats) => seats.is_empty(),
        }
    }
}

/// Sets a value; an empty one is taken away.
pub fn set(own: &mut Own, id: &str, value: Value) {
    if value.is_empty() {
        let _ = own.remove(id);
    } else {
        let _ = own.insert(id.to_owned(), value);
    }
}

/// A word; empty if none is set.
#[must_use]
pub fn word(own: &Own, id: &str) -> String {
    match own.get(id) {
        Some(Value::Word(word)) => word.clone(),
        _ => String::new(),
    }
}

/// Words; none if none are set.
#[must_use]
pub fn words(own: &Own, id: &str) -> Vec<String> {
    match own.get(id) {
        Some(Value::Words(words)) => words.clone(),
        _ => Vec::new(),
    }
}

/// Is it left to the players?
#[must_use]
pub fn is_left(own: &Own, id: &str) -> bool {
    match own.get(id) {
        Some(Value::Word(word)) => word == PLAYERS,
        Some(Value::Words(words)) => words.iter().any(|word| word == PLAYERS),
        _ => false,
    }
}

/// A number for each number of marines.
#[must_use]
pub fn per_marines(own: &Own, id: &str) -> BTreeMap<u8, u8> {
    match own.get(id) {
        Some(Value::PerMarines(numbers)) => numbers.clone(),
        _ => BTreeMap::new(),
    }
}

/// Settings for each seat.
#[must_use]
pub fn seats<'a>(own: &'a Own, id: &str) -> &'a [Own] {
    match own.get(id) {
        Some(Value::Seats(seats)) => seats,
        _ => &[],
    }
}
