//! What a game calls its two sides. Files, scripts and programs name them by the words of [`engine::language::words::SIDES`], which
//! are the same in all games.

use crate::row::row;
use words::Phrase;
/// A side as a game calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideRow {
    /// Without an article, for columns and lists: `marines`.
    pub name: Phrase,
    /// In a sentence: `the marines`.
    pub noun: Phrase,
    /// Are there several, so that they win? One alone wins.
    pub several: bool,
}

impl SideRow {
    /// Those who are after the objective.
    pub const MARINES: Self =
        Self { name: row("side-marines-name"), noun: row("side-marines-noun"), several: true };

    /// The player of the demons.
    pub const INVADER: Self =
        Self { name: row("side-invader-name"), noun: row("side-invader-noun"), several: false };

    /// The verb behind [`noun`](Self::noun): `win`, `wins`.
    #[must_use]
    pub const fn win(self) -> &'static str {
        if self.several { "win" } else { "wins" }
    }

    /// The noun at the beginning of a sentence: `The marines`.
    #[must_use]
    pub fn capital(self) -> String {
        crate::capital(self.noun.to_string())
    }
}
