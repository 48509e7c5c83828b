//! What the static checks say, by id.

use words::{Source, Text};

pub(crate) static WORDS: Source = Source::new("check", include_str!("words.ftl"));

/// A text of the checks, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
