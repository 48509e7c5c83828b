//! English that is seen at once: with accents, longer by a third, in brackets. What is left out of the files of texts, is put together
//! from parts, or has no room, shows in it.

use std::borrow::Cow;

/// The tag of the pseudo-language.
pub(crate) const TAG: &str = "en-XA";

pub(crate) const BEGIN: char = '⟦';
pub(crate) const END: char = '⟧';

/// The letters with accents; every third vowel twice, for other languages are longer.
pub(crate) fn accented(text: &str) -> Cow<'_, str> {
    let mut vowels = 0_usize;
    let mut out = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let other = match letter {
            'a' => 'á',
            'e' => 'é',
            'i' => 'í',
            'o' => 'ó',
            'u' => 'ú',
            'y' => 'ý',
            'A' => 'Á',
            'E' => 'É',
            'I' => 'Í',
            'O' => 'Ó',
            'U' => 'Ú',
            'Y' => 'Ý',
            other => {
                out.push(other);
                continue;
            }
        };
        out.push(other);
        if other.is_lowercase() {
            vowels += 1;
            if !vowels.is_multiple_of(10) {
                out.push(other);
            }
        }
    }
    Cow::Owned(out)
}

/// A whole text with marks at its ends.
pub(crate) fn marked(text: &str) -> String {
    format!("{BEGIN}{text}{END}")
}

/// The text without them.
pub(crate) fn unmarked(text: &str) -> String {
    text.strip_prefix(BEGIN).and_then(|text| text.strip_suffix(END)).unwrap_or(text).to_owned()
}
