//! A page of a booklet as data: a table with its title, and who may read it. How it is set and printed is decided by those who
//! make booklets.

use words::Phrase;

/// A table with a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Who may read it.
    pub readers: Readers,
    /// What stands above it.
    pub title: String,
    /// A sentence below the title.
    pub note: Option<Phrase>,
    /// Its columns; the first says what a row is about.
    pub columns: &'static [Column],
    /// Its rows, with a text for each column. A sheet without any is left out.
    pub rows: Vec<Vec<String>>,
}

/// Who may read a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Everybody, before the game.
    Everybody,
    /// Everybody, for it lies face up on the table while the game is played.
    Table,
    /// The invader alone.
    Invader,
}

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// What stands above it.
    pub head: Phrase,
    /// How wide it is, beside the others.
    pub share: u8,
}

/// A count with its noun: `1 frag`, `3 frags`.
#[must_use]
pub fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
