//! Reads the rule system's own part of a position, row by row, and collects everything that is wrong in it. What was never read in
//! the end is no row of the game.

use super::{Position, PositionProblem};
use crate::texts::text;
use std::collections::BTreeSet;
use words::Text;

/// No more problems are listed: a hostile file could have millions.
const MOST_PROBLEMS: usize = 100;

/// A position being laid out.
#[derive(Debug)]
pub struct Reader<'p> {
    position: &'p Position,
    /// The keys of values and the places of cards that were read.
    read: BTreeSet<String>,
    problems: Vec<PositionProblem>,
}

impl<'p> Reader<'p> {
    /// Nothing of it is read yet.
    #[must_use]
    pub const fn new(position: &'p Position) -> Self {
        Self { position, read: BTreeSet::new(), problems: Vec::new() }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &'p Position {
        self.position
    }

    /// Something is wrong.
    pub fn say(&mut self, at: impl Into<String>, text: impl Into<Text>) {
        if self.problems.len() < MOST_PROBLEMS {
            self.problems.push(PositionProblem { at: at.into(), text: text.into() });
        }
    }

    /// A number of the rule system's own; what is usual where there is none. One out of its range is the nearest in it.
    pub fn number(&mut self, key: &str, (min, max): (u16, u16), usual: u16) -> u16 {
        let _ = self.read.insert(key.to_owned());
        let Some(value) = self.position.values.get(key).copied() else { return usual };
        if value < min || value > max {
            let said =
                if min == max { text("reader-range-one") } else { text("reader-range").with("max", max) };
            self.say(format!("values.{key}"), said.with("value", value).with("min", min));
        }
        value.clamp(min, max.max(min))
    }

    /// A number of at most 255.
    pub fn small(&mut self, key: &str, range: (u8, u8), usual: u8) -> u8 {
        self.number(key, (range.0.into(), range.1.into()), usual.into()) as u8
    }

    /// Yes or no.
    pub fn flag(&mut self, key: &str, usual: bool) -> bool {
        self.number(key, (0, 1), usual.into()) == 1
    }

    /// The cards in a place; `None` where the position does not name it.
    pub fn cards(&mut self, place: &str) -> Option<&'p [String]> {
        let _ = self.read.insert(place.to_owned());
        self.position.cards.get(place).map(Vec::as_slice)
    }

    /// Was nothing wrong so far?
    #[must_use]
    pub const fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }

    /// Everything that is wrong, with the values and places that were never read.
    #[must_use]
    pub fn finish(mut self) -> Vec<PositionProblem> {
        let position = self.position;
        let values = position.values.keys().map(|key| ("values", key));
        for (of, key) in values.chain(position.cards.keys().map(|key| ("cards", key))) {
            if !self.read.contains(key) {
                self.say(format!("{of}.{key}"), text("reader-nothing").with("key", key.as_str()));
            }
        }
        self.problems
    }
}
