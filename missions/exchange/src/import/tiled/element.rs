//! A map as a tree of elements in the words of TMX, every value a text. Both formats become one before anything is read of them:
//! so there is one reader, `map`, and the same thing means the same in each.

use crate::words::text;
use ::words::Text;
use std::collections::BTreeMap;

/// The most elements of a map.
pub(super) const ELEMENTS: u32 = 200_000;

/// An element: a layer, an object, a property.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Element {
    /// What it is: `object`.
    pub(super) name: String,
    /// Its values by name.
    pub(super) words: BTreeMap<String, String>,
    /// The text in it.
    pub(super) text: String,
    /// The elements in it.
    pub(super) inside: Vec<Self>,
    /// Where in the file it begins, if that can be said.
    pub(super) line: Option<u32>,
}

impl Element {
    /// One of a name, with nothing in it.
    pub(super) fn new(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    /// The same with a value more.
    pub(super) fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        let _ = self.words.insert(name.to_owned(), value.into());
        self
    }

    /// A value; empty if there is none.
    pub(super) fn word(&self, name: &str) -> &str {
        self.words.get(name).map_or("", String::as_str)
    }

    /// A number; none is nothing, and what is no number is reported later.
    pub(super) fn number(&self, name: &str) -> f64 {
        self.words.get(name).map_or(0.0, |text| text.trim().parse().unwrap_or(f64::NAN))
    }

    /// The elements of a name in it.
    pub(super) fn children(&self, name: &'static str) -> impl Iterator<Item = &Self> {
        self.inside.iter().filter(move |child| child.name == name)
    }

    /// The first of them.
    pub(super) fn child(&self, name: &'static str) -> Option<&Self> {
        self.children(name).next()
    }
}

/// What is said of a map that has too many.
pub(super) fn too_many() -> Text {
    text("element-many").with("most", ELEMENTS)
}
