//! What is said of saved games, by id.

use words::{Source, Text};

/// They stand beside this file.
pub static WORDS: Source = Source::new("play", include_str!("words.ftl"));

/// A text about saved games, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
