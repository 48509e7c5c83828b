//! What the command line says, by id.

use words::{Source, Text};

/// The texts of the command line.
pub(crate) static WORDS: Source = Source::new("cli", include_str!("texts.ftl"));

/// A text of the command line, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
