//! A save that failed; `failing` shows it.

use editor_model::words::say_with;
use std::path::{Path, PathBuf};

/// What is known of it.
#[derive(Debug)]
pub(super) struct Failed {
    /// Where the mission was to be saved.
    pub(super) home: PathBuf,
    why: String,
    /// The person knows what the save loses.
    pub(super) sure: bool,
}

impl Failed {
    pub(super) fn new(home: &Path, why: String, sure: bool) -> Self {
        Self { home: home.to_owned(), why, sure }
    }

    /// It in a sentence.
    pub(super) fn words(&self) -> String {
        say_with("save-failed", &[("why", self.why.clone().into())])
    }
}
