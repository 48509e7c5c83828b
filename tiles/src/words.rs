//! What is said about tiles, by id.

use words::{Source, Text};

/// The texts about tiles.
pub static WORDS: Source = Source::new("tiles", include_str!("words.ftl"));

/// A text about tiles, still without what is filled in.
pub(crate) const fn sentence(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
