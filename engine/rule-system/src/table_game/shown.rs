//! What a game shows of itself at a moment: the numbers on the table, and what is known of an option.

use engine::Thing;

/// Numbers everybody can see on the table, by the names the rule system gives them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub Vec<(&'static str, u16)>);

impl Counts {
    /// The number of a name; 0 where the rules have no such number.
    #[must_use]
    pub fn of(&self, name: &str) -> u16 {
        self.0.iter().find(|(known, _)| *known == name).map_or(0, |(_, number)| *number)
    }
}

/// What is chosen, for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct What {
    /// The kind of choice, as [`Rows::choices`](crate::Rows::choices) lists it.
    pub kind: &'static str,
    /// The values of its parts, in the order in which they are listed there.
    pub parts: Vec<Part>,
}

/// The value of a part of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A stable name or a word.
    Word(String),
    /// A number.
    Number(u16),
    /// Yes or no.
    Answer(bool),
    /// The choice goes without it.
    Nothing,
}

/// What is known of an option beyond its text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The piece on the map it concerns.
    pub thing: Option<Thing>,
    /// The card, demon or group it uses, in a sentence or two.
    pub help: Option<String>,
    /// The choice for programs, where the rule system lists its kinds.
    pub what: Option<What>,
}
