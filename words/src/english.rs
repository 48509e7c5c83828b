//! What this crate says by itself: how things are listed, and which languages there are not.

use crate::source::Source;

/// They stand beside this file.
pub static WORDS: Source = Source::new("words", include_str!("en.ftl"));
