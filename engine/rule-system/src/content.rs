//! What a rule system has in its box, with whatever designers lay over it: as far as everybody may ask, whichever game it is.
//! What the cards say, and what stands in the files of designers, only the rule system knows.

use engine::table::FigureKind;
use std::any::Any;
use std::fmt;
use tiles::{Footprint, Gait};
use words::{Phrase, Text};

/// A card, or the figure that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// Stable name.
    pub id: &'a str,
    /// Name for people.
    pub name: &'a str,
    /// How many there are.
    pub count: u8,
}

/// A kind of figure that missions put on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foe<'a> {
    /// Stable name.
    pub id: &'a str,
    /// Name for people.
    pub name: &'a str,
    /// How many there are.
    pub count: u8,
    /// How it moves, and its base.
    pub gait: Gait,
    /// Movement points it usually has.
    pub points: u8,
    /// How far it attacks.
    pub range: u8,
}

impl Foe<'_> {
    /// Its base.
    #[must_use]
    pub const fn footprint(&self) -> Footprint {
        self.gait.footprint
    }
}

/// A box. What is in it comes first in every list, and keeps its place when more is laid over it.
pub trait Content: Any + fmt::Debug + Send + Sync {
    /// The kinds of figures that missions put on the map.
    fn foes(&self) -> Vec<Foe<'_>>;

    /// The marines.
    fn marines(&self) -> Vec<Entry<'_>>;

    /// Movement points a marine usually has.
    fn marine_points(&self) -> u8 {
        1
    }

    /// The cards a piece of this kind may stand for, in the order of their numbers.
    fn cards(&self, piece: &str) -> Vec<Entry<'_>> {
        let _ = piece;
        Vec::new()
    }

    /// How many pieces of a kind there are; `None` where every card has a number of its own, or the number is unknown.
    fn pieces(&self, piece: &str) -> Option<u8> {
        let _ = piece;
        None
    }

    /// How many doors of a kind there are; as many as a mission wants, if nothing else is said.
    fn doors(&self, kind: &str) -> u8 {
        let _ = kind;
        u8::MAX
    }

    /// The kinds of figures of a game: these marines in seat order, then every kind of foe.
    fn kinds(&self, marines: &[&str]) -> Vec<FigureKind>;
}

impl dyn Content {
    /// The kind of figure with a stable name, and its place in the list.
    #[must_use]
    pub fn foe(&self, id: &str) -> Option<(usize, Foe<'_>)> {
        self.foes().into_iter().enumerate().find(|(_, foe)| foe.id == id)
    }

    /// The card of a kind of piece with a stable name, and its number.
    #[must_use]
    pub fn card(&self, piece: &str, id: &str) -> Option<(usize, Entry<'_>)> {
        self.cards(piece).into_iter().enumerate().find(|(_, card)| card.id == id)
    }
}

/// A kind of file in which designers write content of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileKind {
    /// How missions call it: `demons`. Its file is called the same, with the ending `.ron`.
    pub word: &'static str,
    /// What is in it, for people: `Custom demons`.
    pub title: Phrase,
    /// A text to begin with: one entry that can be played, and what can be written in it.
    pub template: &'static str,
}

/// A file of content. Its name says what is in it.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Its name; folders in front of it do not count.
    pub file: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl Source<'_> {
    /// The name without folders.
    #[must_use]
    pub fn name(&self) -> &str {
        self.file.rsplit(['/', '\\']).next().unwrap_or(self.file)
    }
}

/// Something wrong with a file of content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, in a sentence.
    pub message: Text,
    /// What sort of mistake it is.
    pub mistake: Mistake,
    /// A word the vocabulary does not have, if that is what is wrong.
    pub unknown: Option<Box<Unknown>>,
}

/// A sort of mistakes that have a way out in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mistake {
    /// Something has the name already.
    Twice,
    /// A number is beyond a limit.
    Number,
    /// A comma is missing.
    Comma,
    /// Any other.
    #[default]
    Other,
}

/// A word the vocabulary does not have, and those that were possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// As it was written.
    pub word: String,
    /// What could stand there.
    pub known: Vec<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}
