//! What the rules say to people, by id: choices, questions, the story and problems.

use words::{Source, Text};

/// They stand beside this file.
pub(crate) static WORDS: Source = Source::new("rules-drill", include_str!("texts.ftl"));

/// A text of the rules, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
