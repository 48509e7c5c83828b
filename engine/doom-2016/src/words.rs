//! What the rules say to people, by id: choices, questions, the story, reasons and problems. What the window says of this game stands
//! in `words/en.ftl` beside the code.

use words::{Source, Text};

/// They stand beside this file.
pub(crate) static WORDS: Source = Source::new("rules-doom-2016", include_str!("words.ftl"));

/// A text of the rules, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
