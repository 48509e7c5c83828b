//! What is wrong with a thing of a file, and where.

use rule_system::content::{Mistake, Unknown};
use words::Text;

/// What is wrong with a thing: the field and the word that show where, what to look for behind it, and a sentence.
pub(super) struct Wrong(pub(super) Box<Fault>);

pub(super) struct Fault {
    pub(super) field: &'static str,
    pub(super) word: String,
    pub(super) near: String,
    pub(super) message: Text,
    pub(super) mistake: Mistake,
    pub(super) unknown: Option<Unknown>,
}

pub(super) fn wrong(field: &'static str, word: &str, message: Text) -> Wrong {
    let (word, near) = (word.to_owned(), String::new());
    Wrong(Box::new(Fault { field, word, near, message, mistake: Mistake::Other, unknown: None }))
}

impl Wrong {
    /// The same, shown where these words stand.
    pub(super) fn near(self, near: impl Into<String>) -> Self {
        Self(Box::new(Fault { near: near.into(), ..*self.0 }))
    }

    /// The same, as a mistake of a sort.
    pub(super) fn of(self, mistake: Mistake) -> Self {
        Self(Box::new(Fault { mistake, ..*self.0 }))
    }

    /// The same, where one word was written and some others were possible.
    pub(super) fn instead_of(self, word: &str, known: Vec<String>) -> Self {
        Self(Box::new(Fault { unknown: Some(Unknown { word: word.to_owned(), known }), ..*self.0 }))
    }
}
