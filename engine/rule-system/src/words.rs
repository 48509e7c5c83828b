//! What everybody does with words: rows say things in small letters, as they stand in a sentence.

use std::fmt::Display;

/// With a capital letter in front.
#[must_use]
pub fn capital(words: impl Display) -> String {
    let words = words.to_string();
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
