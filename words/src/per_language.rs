//! What is made of texts once for each language, such as the content of a box, and kept as long as the program runs.

use crate::language::{Language, spoken};
use std::collections::BTreeMap;
use std::sync::{OnceLock, PoisonError, RwLock};

/// A value in each language that was spoken, made when it is asked for first. It is a `static`, for what it gives refers to it.
#[derive(Debug)]
pub struct PerLanguage<T: 'static> {
    make: fn(Language) -> T,
    /// Most of the time English is spoken, and nothing is looked up then.
    english: OnceLock<T>,
    others: RwLock<BTreeMap<Language, &'static T>>,
}

impl<T: 'static> PerLanguage<T> {
    /// Made by a function.
    #[must_use]
    pub const fn new(make: fn(Language) -> T) -> Self {
        Self { make, english: OnceLock::new(), others: RwLock::new(BTreeMap::new()) }
    }

    /// In the language that is spoken.
    #[must_use]
    pub fn spoken(&'static self) -> &'static T {
        self.in_language(spoken())
    }

    pub(crate) fn in_language(&'static self, language: Language) -> &'static T {
        if language == Language::ENGLISH {
            return self.english.get_or_init(|| (self.make)(language));
        }
        if let Some(made) = self.others.read().unwrap_or_else(PoisonError::into_inner).get(&language) {
            return made;
        }
        let made = (self.make)(language);
        let mut others = self.others.write().unwrap_or_else(PoisonError::into_inner);
        others.entry(language).or_insert_with(|| Box::leak(Box::new(made)))
    }
}
