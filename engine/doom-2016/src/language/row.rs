//! What the rows of this game's scripts say to people, by id.

use words::{Phrase, Source};

/// They stand beside this file.
pub(crate) static WORDS: Source = Source::new("language-doom-2016", include_str!("words.ftl"));

/// A text for a row.
pub(super) const fn row(id: &'static str) -> Phrase {
    WORDS.phrase(id)
}
