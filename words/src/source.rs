//! Where texts come from: one crate, or one rule system.

use crate::ids::ids;
use std::collections::BTreeMap;
use std::fmt;

/// The texts of one crate. It is a `static`, for texts refer to it.
#[derive(PartialEq, Eq)]
pub struct Source {
    /// Its name, as files of other languages are called: `check`.
    pub name: &'static str,
    /// Its texts in English, in the format Fluent.
    pub english: &'static str,
}

/// Its name; its texts are long.
impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Source").field(&self.name).finish()
    }
}

impl Source {
    /// A source of texts.
    #[must_use]
    pub const fn new(name: &'static str, english: &'static str) -> Self {
        Self { name, english }
    }

    /// The ids of its texts with the names of the arguments that each takes, as its English file has them.
    #[must_use]
    pub fn ids(&self) -> BTreeMap<String, Vec<String>> {
        ids(self.english)
    }
}
