//! The text of a mission: what stands in a `mission.ron`, and in the journals and on the clipboard that share its shapes. It
//! lives with the document because it alone writes and makes every part of one; it leaves disks and folders to others.
//!
//! Reading never refuses for content: it returns the mission it could read and what was wrong, with line and column.
//! Writing is canonical: the same mission, the same bytes. Shapes of released formats are frozen in `v1`, `v2`, …; every one of
//! them is read for ever, brought up to the next until it is the newest.

mod at;
pub(crate) mod comments;
mod current;
pub mod fields;
mod fragment;
pub mod log;
mod notation;
pub mod position;
mod read;
mod shape;
mod tree;
mod v1;
mod v2;
mod v3;
mod write;

pub use fragment::{Line, LineOf1};
pub(crate) use fragment::{read_pieces, write_pieces};
pub use read::parts::MAX_ENTRIES;

use crate::diagnostic::Diagnostic;
use crate::mission::Mission;

/// The newest format this program reads. It writes a mission in format 2 unless that cannot say all of it.
pub const NEWEST: u32 = v3::FORMAT;

/// The name of the file that makes a folder a mission.
pub const FILE_NAME: &str = "mission.ron";

/// The most bytes a `mission.ron` may have. A full one has some ten thousand.
pub const LIMIT_MISSION: u64 = 1 << 20;

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
        self.lost().next().is_none()
    }

    /// The problems about what would be lost if the mission were saved over its files.
    pub fn lost(&self) -> impl Iterator<Item = &Diagnostic> {
        lost(&self.problems)
    }

    /// The problems about what is in the files and not in the mission, comments aside: the mission that is handed on has less.
    pub fn left_out(&self) -> impl Iterator<Item = &Diagnostic> {
        left_out(&self.problems)
    }
}

/// Those of the problems of files that are about what would be lost if the mission were saved over them.
pub fn lost(problems: &[Diagnostic]) -> impl Iterator<Item = &Diagnostic> {
    problems.iter().filter(|problem| log::loses(problem))
}

/// Those of the problems of files that are about what is there and not in the mission, comments aside.
pub fn left_out(problems: &[Diagnostic]) -> impl Iterator<Item = &Diagnostic> {
    problems.iter().filter(|problem| log::leaves_out(problem))
}

/// Read the text of a `mission.ron`; the scripts' texts are not part of it.
///
/// # Errors
/// With the number of the format, if that is newer than [`NEWEST`].
pub fn read(text: &str) -> Result<Loaded, u32> {
    let text = &one_line_end(text);
    let mut log = log::Log::new(text);
    let mission = read_into(text, &mut log)?;
    Ok(Loaded { mission, problems: log.in_order() })
}

/// The same for who has more to say about the file afterwards. The text has [`one_line_end`].
///
/// # Errors
/// With the number of the format, if that is newer than [`NEWEST`].
pub fn read_into(text: &str, log: &mut log::Log<'_>) -> Result<Mission, u32> {
    let file = read::read(text, log).map_err(|newer| newer.0)?;
    Ok(current::mission(file, log))
}

/// The same text whichever system it was checked out on. (A carriage return an author means is written `\r`.)
#[must_use]
pub fn one_line_end(text: &str) -> std::borrow::Cow<'_, str> {
    if text.contains("\r\n") { text.replace("\r\n", "\n").into() } else { text.into() }
}

/// The canonical text of a mission's `mission.ron`.
#[must_use]
pub fn write(mission: &Mission) -> String {
    write::write(&current::file(mission))
}

/// The format of a text, whether stated or guessed.
#[must_use]
pub fn format_of(text: &str) -> u32 {
    read::format_of(&one_line_end(text))
}

/// What a mission is known by where only a digest of it is kept: its text in the oldest format that can say it. A file that is
/// brought up to a newer format is still the same mission, and games and journals that were saved before still fit it.
#[must_use]
pub fn identity(mission: &Mission) -> String {
    oldest(current::file(mission))
}

/// What its games are known by: the same without its intents and translations, which change no game.
#[must_use]
pub fn identity_of_games(mission: &Mission) -> String {
    oldest(v3::File { intents: Vec::new(), translations: Vec::new(), ..current::file(mission) })
}

fn oldest(file: v3::File) -> String {
    let file = v3::File { comments: comments::Comments::default(), ..file };
    v1::write::write(&file).unwrap_or_else(|| write::write(&file))
}

#[cfg(test)]
pub(crate) mod tests;
