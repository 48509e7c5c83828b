//! What is said of games at the table, by id.

use words::{Source, Text};

/// They stand beside this file.
pub static WORDS: Source = Source::new("sitting", include_str!("words.ftl"));

/// A text about games at the table, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
