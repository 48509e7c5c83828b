//! What a form of a position shows, for tests.

use super::{Arranging, Spot};

impl Arranging {
    /// What is selected.
    pub(crate) const fn chosen(&self) -> Option<&Spot> {
        self.chosen.as_ref()
    }

    /// The problems as they are listed.
    pub(crate) fn listed(&self) -> Vec<String> {
        self.problems().iter().map(|problem| self.in_words(problem)).collect()
    }

    /// What the button says that plays, when one points at it.
    pub(crate) fn why(&self) -> String {
        self.why_no_play()
    }
}
