//! What pictures say, by id.

use words::{Source, Text};

/// The texts of this crate.
pub static WORDS: Source = Source::new("picture", include_str!("words.ftl"));

/// A text of this crate, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
