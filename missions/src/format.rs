//! Missions on disk: a folder with `mission.ron` and its `.rhai` files. The only module of this crate that
//! knows what they say and that writes them; `journal` and `claim` have hidden files of their own beside them.
//!
//! Reading never refuses for content: it returns the mission it could read and what was wrong, with line and column.
//! Writing is canonical (the same mission, the same bytes) and atomic (never half a file). Shapes of released formats
//! are frozen in `v1`, …; every one of them is read for ever.

pub(crate) mod content;
mod current;
mod disk;
mod fragment;
mod lay;
mod log;
mod read;
mod save;
mod shape;
mod sources;
mod tree;
pub mod trouble;
mod v1;
mod write;

pub use disk::{FileError, LIMIT_MISSION, LIMIT_SCRIPT, load};
pub(crate) use disk::{read_bytes, read_text};
pub(crate) use fragment::{Line, read_pieces, write_pieces};
pub(crate) use lay::lay;
pub(crate) use log::PAGES;
pub(crate) use read::MAX_ENTRIES;
pub use save::{files, replace, save};
pub use sources::{Sources, sources};

use crate::diagnostic::{Diagnostic, Severity};
use crate::mission::Mission;

/// The newest format this program reads and the one it writes.
pub const NEWEST: u32 = v1::FORMAT;

/// The name of the file that makes a folder a mission.
pub const FILE_NAME: &str = "mission.ron";

/// A mission as far as it could be read, and what was wrong.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Loaded {
    /// The mission.
    pub mission: Mission,
    /// What was wrong with its files.
    pub problems: Vec<Diagnostic>,
}

impl Loaded {
    /// Was everything in the files understood? If not, saving the mission over them loses something.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.problems.iter().all(|problem| problem.severity < Severity::Error)
    }
}

/// Read the text of a `mission.ron`; the scripts' texts are not part of it.
///
/// # Errors
/// With the number of the format, if that is newer than [`NEWEST`].
pub fn read(text: &str) -> Result<Loaded, u32> {
    let text = &one_line_end(text);
    let mut log = log::Log::new(text);
    let file = read::read(text, &mut log).map_err(|newer| newer.0)?;
    let mission = current::mission(file, &mut log);
    Ok(Loaded { mission, problems: log.in_order() })
}

/// The same text whichever system it was checked out on. (A carriage return an author means is written `\r`.)
fn one_line_end(text: &str) -> std::borrow::Cow<'_, str> {
    if text.contains("\r\n") { text.replace("\r\n", "\n").into() } else { text.into() }
}

/// The canonical text of a mission's `mission.ron`.
#[must_use]
pub fn write(mission: &Mission) -> String {
    write::write(&current::file(mission))
}

#[cfg(test)]
pub(crate) mod tests;
