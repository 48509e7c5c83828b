//! What is said about a mission as a document, by id.

use words::{Source, Text};

/// The texts about missions as documents.
pub static WORDS: Source = Source::new("document", include_str!("words.ftl"));

/// A text about missions, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
