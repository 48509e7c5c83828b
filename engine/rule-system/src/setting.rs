//! What a mission of a rule system sets, beside what every mission does: as values under names, so that documents, files and
//! imports carry them without knowing the game. Each rule system has types of its own to read them with.

use crate::Content;
use crate::row::row;
use engine::Thing;
use std::collections::BTreeMap;
use words::Phrase;

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
    /// A whole number.
    Number(i32),
    /// Yes or no.
    Yes(bool),
    /// A thing or region of the mission, by its number there.
    Thing(u32),
    /// What each number of a roll means.
    Chart(BTreeMap<u8, String>),
}

/// A setting a rule system asks for.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name in files: `frag_limits`.
    pub id: &'static str,
    /// Its name where one of its values is shown, for a number of marines or a seat: `frag_limit`.
    pub one: &'static str,
    /// Its name for people: `Event sets`.
    pub title: Phrase,
    /// What it is in a game, in a sentence.
    pub about: Phrase,
    /// What it may be.
    pub form: Form,
    /// What one can choose.
    pub ask: Ask,
    /// Everybody may know it; the others are for the invader alone.
    pub open: bool,
    /// A mission may leave it to the players ([`PLAYERS`]), in whose words then: `The invader chooses`.
    pub players: Option<Phrase>,
}

/// What of a mission has values of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// A door.
    Door,
    /// A piece.
    Piece,
    /// A figure on the map from the start.
    Figure,
    /// An area: a part of the board that comes to the table when it is revealed.
    Area,
    /// A region that is no area.
    Region,
    /// A tile. Its kind is the number printed on it, in digits.
    Tile,
    /// A start space.
    Start,
}

impl Subject {
    /// For people: `door`.
    #[must_use]
    pub const fn word(self) -> Phrase {
        match self {
            Self::Door => row("subject-door"),
            Self::Piece => row("subject-piece"),
            Self::Figure => row("subject-figure"),
            Self::Area => row("subject-area"),
            Self::Region => row("subject-region"),
            Self::Tile => row("subject-tile"),
            Self::Start => row("subject-start"),
        }
    }
}

/// The values that things of a kind have, as rows of settings.
#[derive(Clone, Copy, Debug)]
pub struct FieldRows {
    /// What has them.
    pub of: Subject,
    /// Of what kind, by its stable name; empty for every kind without rows of its own.
    pub kind: &'static str,
    /// The values.
    pub rows: &'static [Setting],
}

/// What a mission sets for a game: for the whole game, and for things on the table by their numbers there.
#[derive(Clone, Copy, Debug)]
pub struct Values<'m> {
    /// The settings of the rule system's own.
    pub own: &'m Own,
    /// The values of doors, pieces, tokens, figures of the start and regions, and under their spaces those of start spaces, as far as
    /// something is set. Figures that lie in an area have no number before they are revealed and are left out, as are start spaces there.
    pub fields: &'m [(Thing, Own)],
    /// The values of tiles by their places on the board ([`Board::placement_of`](tiles::Board::placement_of)), as far as something is
    /// set. Games know spaces and no tiles, so that a tile is no [`Thing`].
    pub tiles: &'m [(usize, Own)],
}

impl<'m> Values<'m> {
    /// The values of a thing; `None` if nothing is set.
    #[must_use]
    pub fn fields_of(&self, thing: Thing) -> Option<&'m Own> {
        self.fields.iter().find(|(of, _)| *of == thing).map(|(_, own)| own)
    }

    /// The values of the tile in a place on the board; `None` if nothing is set.
    #[must_use]
    pub fn fields_of_tile(&self, place: usize) -> Option<&'m Own> {
        self.tiles.iter().find(|(of, _)| *of == place).map(|(_, own)| own)
    }
}

/// Stands for what a mission leaves to the players, who then choose it before the game begins. No card is called so: a stable
/// name has no spaces.
pub const PLAYERS: &str = "left to the players";

impl Setting {
    /// The whole number where none is set.
    #[must_use]
    pub const fn usual(&self) -> i32 {
        match self.ask {
            Ask::Whole { usual, .. } => usual,
            _ => 0,
        }
    }

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
        none: Option<Phrase>,
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
    /// A whole number from one to another.
    Whole {
        /// Where nothing is set.
        usual: i32,
        /// The least.
        least: i32,
        /// The most.
        most: i32,
    },
    /// Yes or no; no where nothing is set.
    YesNo,
    /// A text of the author's own, which may have several lines.
    Text,
    /// A thing of the mission.
    Thing {
        /// What it may be.
        of: Subject,
    },
    /// A text for each number of a roll.
    Chart {
        /// The highest number.
        most: u8,
    },
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
    /// A whole number.
    Number,
    /// Yes or no.
    Yes,
    /// A text that people read, with as many lines as it needs.
    Text,
    /// A thing of the mission.
    Thing,
    /// What each number of a roll means.
    Chart,
}

impl Value {
    /// Is it of a form?
    #[must_use]
    pub fn is(&self, form: Form) -> bool {
        match (self, form) {
            (Self::Word(_), Form::Word | Form::Text)
            | (Self::Words(_), Form::Words)
            | (Self::PerMarines(_), Form::PerMarines)
            | (Self::Number(_), Form::Number)
            | (Self::Yes(_), Form::Yes)
            | (Self::Thing(_), Form::Thing)
            | (Self::Chart(_), Form::Chart) => true,
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
            Self::Chart(chart) => chart.is_empty(),
            Self::Yes(yes) => !yes,
            Self::Number(_) | Self::Thing(_) => false,
        }
    }

    /// Could missions say it before things had fields (format 2)?
    #[must_use]
    pub fn is_plain(&self) -> bool {
        match self {
            Self::Word(_) | Self::Words(_) | Self::PerMarines(_) => true,
            Self::Seats(seats) => seats.iter().flatten().all(|(_, value)| value.is_plain()),
            Self::Number(_) | Self::Yes(_) | Self::Thing(_) | Self::Chart(_) => false,
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

/// Things of the mission have other numbers now.
pub fn renumber(own: &mut Own, numbers: &BTreeMap<u32, u32>) {
    for value in own.values_mut() {
        match value {
            Value::Thing(thing) => *thing = numbers.get(thing).copied().unwrap_or(*thing),
            Value::Seats(seats) => seats.iter_mut().for_each(|seat| renumber(seat, numbers)),
            Value::Word(_)
            | Value::Words(_)
            | Value::PerMarines(_)
            | Value::Number(_)
            | Value::Yes(_)
            | Value::Chart(_) => {}
        }
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

/// A number; `None` if none is set.
#[must_use]
pub fn number(own: &Own, id: &str) -> Option<i32> {
    match own.get(id) {
        Some(Value::Number(number)) => Some(*number),
        _ => None,
    }
}

/// Is it set to yes?
#[must_use]
pub fn is_set(own: &Own, id: &str) -> bool {
    matches!(own.get(id), Some(Value::Yes(true)))
}

/// The number of a thing of the mission; `None` if none is set.
#[must_use]
pub fn thing(own: &Own, id: &str) -> Option<u32> {
    match own.get(id) {
        Some(Value::Thing(thing)) => Some(*thing),
        _ => None,
    }
}

/// What each number of a roll means; nothing if it is not set.
#[must_use]
pub fn chart(own: &Own, id: &str) -> BTreeMap<u8, String> {
    match own.get(id) {
        Some(Value::Chart(chart)) => chart.clone(),
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
