//! Sorts of values in the words of a language.

use super::Language;
use super::ty::{NAMES, Ty, listed};

impl Ty {
    /// "a door or a token", in the words of a language.
    #[must_use]
    pub fn describe(self, language: &Language) -> String {
        if self.is == u32::MAX {
            return "anything".to_owned();
        }
        let everything = Self::THING.is;
        let mut parts: Vec<&str> = Vec::new();
        if self.is & everything == everything {
            parts.push("a thing on the map");
        }
        let rest = if parts.is_empty() { self.is } else { self.is & !everything };
        let (first, shared) = NAMES.split_at(1);
        let own = language.sorts.iter().enumerate().map(|(i, name)| (Self::own(i as u8).is, *name));
        let names = first.iter().copied().chain(own).chain(shared.iter().copied());
        parts.extend(names.filter(|(bit, _)| rest & bit != 0).map(|(_, name)| name));
        if parts.is_empty() { "nothing".to_owned() } else { listed(&parts, "or") }
    }
}
