//! Sorts of values in the words of a language.

use super::Language;
use super::row::WORDS;
use super::ty::{NAMES, Ty};
use words::{Argument, Phrase, Text};

impl Ty {
    /// "a door or a token", in the words of a language.
    #[must_use]
    pub fn describe(self, language: &Language) -> Text {
        if self.is == u32::MAX {
            return WORDS.text("sort-anything");
        }
        let everything = Self::THING.is;
        let mut parts: Vec<Phrase> = Vec::new();
        if self.is & everything == everything {
            parts.push(WORDS.phrase("sort-thing"));
        }
        let rest = if parts.is_empty() { self.is } else { self.is & !everything };
        let (first, shared) = NAMES.split_at(1);
        let own = language.sorts.iter().enumerate().map(|(i, name)| (Self::own(i as u8).is, *name));
        let names = first.iter().copied().chain(own).chain(shared.iter().copied());
        parts.extend(names.filter(|(bit, _)| rest & bit != 0).map(|(_, name)| name));
        match parts[..] {
            [] => WORDS.text("sort-none"),
            [part] => part.text(),
            _ => {
                let sorts = parts.into_iter().map(Argument::from).collect();
                WORDS.text("sort-one-of").with("sorts", Argument::Any(sorts))
            }
        }
    }
}
