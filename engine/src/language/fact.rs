//! Facts of the game that are plain words in a script: no brackets, always there.
//! What has to be asked with a value is a function.

use super::row::row;
use super::{ScriptView, Ty, Val};
use words::Phrase;

/// A plain word.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// What it is called.
    pub name: &'static str,
    /// What it is.
    pub gives: Ty,
    /// Reads it.
    pub read: fn(&ScriptView<'_>) -> Val,
    /// What it means.
    pub doc: Phrase,
}

/// How far the game is.
pub const COURSE: &[Fact] = &[Fact {
    name: "round",
    gives: Ty::NUMBER,
    read: |look| Val::int(i64::from(look.world.round())),
    doc: row("fact-round"),
}];

/// Whose turn it is.
pub const FIGURES: &[Fact] = &[
    Fact {
        name: "active",
        gives: Ty::FIGURE.or(Ty::NOBODY),
        read: |look| look.world.active().map_or(Val::NOBODY, Val::figure),
        doc: row("fact-active"),
    },
    Fact { name: "nobody", gives: Ty::NOBODY, read: |_| Val::NOBODY, doc: row("fact-nobody") },
];
