//! What is said about files on the disk, by id.

use words::{Source, Text};

/// The texts about files on the disk.
pub static WORDS: Source = Source::new("files", include_str!("words.ftl"));

/// A text about files, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}
