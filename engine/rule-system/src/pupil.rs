//! A greedy bot whose weights are data, so that it can be taught: `teach` does that.

use crate::content::{Problem, Source};

/// A weight of a greedy bot, without its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// Its name in files.
    pub name: &'static str,
    /// The smallest number it may have.
    pub least: i32,
    /// The largest.
    pub most: i32,
}

/// A greedy bot that can be taught: its weights are data.
pub trait Pupil: Sync {
    /// The weights and their numbers, in the order of its file.
    fn weights(&self) -> Vec<(Weight, i32)>;

    /// The numbers in a file.
    ///
    /// # Errors
    /// With the place of what is wrong in it.
    fn read(&self, file: Source<'_>) -> Result<Vec<i32>, Problem>;

    /// A file with these numbers, and a sentence that says how they came about.
    fn write(&self, record: &str, numbers: &[i32]) -> String;
}
