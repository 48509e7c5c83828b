//! A text in a table of constants: it costs nothing before somebody reads it.

use crate::source::Source;
use crate::text::{Argument, Text};
use serde::{Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;

/// A text without arguments, as rows of a game have it: `health pack`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Phrase(What);

#[derive(Clone, Copy)]
enum What {
    Id(&'static Source, &'static str),
    Verbatim(&'static str),
}

impl Phrase {
    /// The text of a source under an id.
    #[must_use]
    pub const fn of(source: &'static Source, id: &'static str) -> Self {
        Self(What::Id(source, id))
    }

    /// A name that is the same in every language.
    #[must_use]
    pub const fn verbatim(name: &'static str) -> Self {
        Self(What::Verbatim(name))
    }

    /// As a text.
    #[must_use]
    pub fn text(self) -> Text {
        match self.0 {
            What::Id(source, id) => Text::of(source, id),
            What::Verbatim(name) => Text::verbatim(name),
        }
    }

    /// In English, whatever language is spoken: for what programs read.
    #[must_use]
    pub fn english(self) -> String {
        self.text().english()
    }
}

impl Source {
    /// A text for a table.
    #[must_use]
    pub const fn phrase(&'static self, id: &'static str) -> Phrase {
        Phrase::of(self, id)
    }
}

/// Writes it in the language that is spoken.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text().to_string())
    }
}

/// As people read it.
impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl fmt::Debug for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            What::Id(source, id) => write!(f, "{}/{id}", source.name),
            What::Verbatim(name) => write!(f, "{name:?}"),
        }
    }
}

impl PartialEq for What {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Id(source, id), Self::Id(its, other)) => std::ptr::eq(*source, *its) && id == other,
            (Self::Verbatim(name), Self::Verbatim(other)) => name == other,
            (Self::Id(..), Self::Verbatim(_)) | (Self::Verbatim(_), Self::Id(..)) => false,
        }
    }
}

impl Eq for What {}

/// By their ids, so in the same order in every language.
impl Ord for Phrase {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.key().cmp(&other.0.key())
    }
}

impl PartialOrd for Phrase {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl What {
    /// The id or the name, and the name of the source if it has one.
    const fn key(self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::Id(source, id) => (id, Some(source.name)),
            Self::Verbatim(name) => (name, None),
        }
    }
}

impl From<Phrase> for Text {
    fn from(phrase: Phrase) -> Self {
        phrase.text()
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Self {
        phrase.text().into()
    }
}
