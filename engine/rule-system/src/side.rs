//! What a game calls its two sides. Files, scripts and programs name them by the words of [`engine::language::words::SIDES`], which
//! are the same in all games.

use crate::row::row;
use words::{Phrase, Text};

/// A side as a game calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideRow {
    /// Without an article, for columns and lists: `marines`.
    pub name: Phrase,
    /// In a sentence: `the marines`.
    pub noun: Phrase,
    /// Where it is one of many: `an invader`.
    pub some: Phrase,
    /// Are there several, so that they win? One alone wins.
    pub several: bool,
}

impl SideRow {
    /// Those who are after the objective.
    pub const MARINES: Self = Self {
        name: row("side-marines-name"),
        noun: row("side-marines-noun"),
        some: row("side-marines-some"),
        several: true,
    };

    /// The player of the demons.
    pub const INVADER: Self = Self {
        name: row("side-invader-name"),
        noun: row("side-invader-noun"),
        some: row("side-invader-some"),
        several: false,
    };

    /// A text about the side: `$side` is its noun, `$name` and `$some` are what else it is called, and `$many` chooses the verb.
    #[must_use]
    pub fn fill(self, text: Text) -> Text {
        let text = text.with("side", self.noun).with("name", self.name).with("some", self.some);
        text.with("many", self.many())
    }

    /// By it a text chooses between singular and plural of what goes with [`noun`](Self::noun).
    #[must_use]
    pub const fn many(self) -> u8 {
        if self.several { 2 } else { 1 }
    }

    /// The noun at the beginning of a sentence: `The marines`.
    #[must_use]
    pub fn capital(self) -> String {
        crate::capital(self.noun.to_string())
    }
}
