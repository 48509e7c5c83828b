//! What the rows of scripts say to people, by id.

use words::{Phrase, Source};

/// They stand beside this file.
pub static WORDS: Source = Source::new("language", include_str!("words.ftl"));

/// A text for a row.
pub(crate) const fn row(id: &'static str) -> Phrase {
    WORDS.phrase(id)
}
