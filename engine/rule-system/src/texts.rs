//! What is said of games of any rule system, by id.

use words::{Source, Text};

/// They stand beside this file.
pub static WORDS: Source = Source::new("rule-system", include_str!("texts.ftl"));

/// A text, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
