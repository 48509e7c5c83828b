//! What the rows of this game are called.

use words::{Phrase, Source};

/// They stand beside this file.
pub(crate) static WORDS: Source = Source::new("rows-doom-2016", include_str!("row.ftl"));

/// A text for a row.
pub(crate) const fn row(id: &'static str) -> Phrase {
    WORDS.phrase(id)
}
