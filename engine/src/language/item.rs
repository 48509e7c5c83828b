//! Rows of a language that say what its words stand for and do nothing themselves.

use super::ty::Ty;
use words::Phrase;

/// A class of items that lie on the map to be taken, in scripts.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// What it is called.
    pub word: &'static str,
    /// Why the word alone does not say which one to place or to be near, if it does not.
    pub refused: Option<Phrase>,
}

/// Something that taking an offer costs: a number among the offer's options.
#[derive(Clone, Copy, Debug)]
pub struct CostRow {
    /// What it is called: `cards`.
    pub id: &'static str,
    /// The largest number that an offer may ask for.
    pub most: u8,
    /// What the number means.
    pub doc: Phrase,
}

/// An entry of an offer's options.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What it is called.
    pub name: &'static str,
    /// What it may be.
    pub ty: Ty,
    /// What it means.
    pub doc: Phrase,
}
