//! What a terminal shows around problems, by id.

use words::{Source, Text};

/// They stand beside this file.
pub(crate) static WORDS: Source = Source::new("terminal", include_str!("texts.ftl"));

/// A text of the terminal, still without what is filled in.
pub(super) const fn say(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
