//! What the rows that all games share are called.

use words::{Phrase, Source};

/// They stand beside this file.
pub static WORDS: Source = Source::new("rows", include_str!("row.ftl"));

/// A text for a row.
pub(crate) const fn row(id: &'static str) -> Phrase {
    WORDS.phrase(id)
}
