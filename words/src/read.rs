//! Where a text becomes letters: in a language, or in the one that is spoken.

use crate::bundle;
use crate::language::{Language, spoken};
use crate::source::Source;
use crate::text::Text;
use serde::{Serialize, Serializer};
use std::fmt;

impl Text {
    /// The text in a language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> String {
        bundle::render(self, language)
    }

    /// In English, whatever language is spoken: for what programs read.
    #[must_use]
    pub fn english(&self) -> String {
        self.in_language(Language::ENGLISH)
    }

    /// Does it read like this somewhere, in the language that is spoken?
    #[must_use]
    pub fn contains(&self, part: &str) -> bool {
        self.to_string().contains(part)
    }
}

impl Source {
    /// Is there a text under this id?
    #[must_use]
    pub fn has(&'static self, id: &str) -> bool {
        bundle::of(self, Language::ENGLISH).has_message(id)
    }

    /// What stands under a text as one of its attributes (`.synonyms = …`), in the language that is spoken.
    #[must_use]
    pub fn attribute(&'static self, id: &str, name: &str) -> Option<String> {
        bundle::attribute(self, spoken(), id, name)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.in_language(spoken()))
    }
}

/// In JSON a text is what people read.
impl Serialize for Text {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Does it read like this in the language that is spoken?
impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.in_language(spoken()) == other
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        *self == **other
    }
}
