//! What is said about scripts, by id.

use words::{Source, Text};

/// The texts about scripts.
pub static WORDS: Source = Source::new("scripts", include_str!("words.ftl"));

/// A text about scripts, still without what is filled in.
pub(crate) const fn sentence(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
