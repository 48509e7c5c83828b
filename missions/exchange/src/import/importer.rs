//! What an importer is: a format, and how a file of it becomes the files of a mission.

use missions_document::diagnostic::Diagnostic;
use missions_files::sources::Sources;
use words::Phrase;

/// A format missions can be read from.
pub trait Importer: Sync {
    /// What it is.
    fn format(&self) -> Format;

    /// Does it take over the files of a mission byte for byte, so that what is wrong with them is found only when the mission is
    /// loaded? Other importers write the files themselves and report what is not in them.
    fn keeps_files(&self) -> bool {
        false
    }

    /// Read a file. Pure: no clock, no disk.
    ///
    /// # Errors
    /// Why nothing can be made of it, in a sentence that says a way out.
    fn import(&self, file: &Given<'_>) -> Result<Imported, String>;
}

/// What a format is, for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// How it is called: `bundle`, as for exports.
    pub id: &'static str,
    /// How the names of its files end: `.tmx`.
    pub ending: &'static str,
    /// Its name: `Bundle`.
    pub name: &'static str,
    /// What is taken from it, in a sentence.
    pub about: Phrase,
    /// The most bytes such a file may have.
    pub limit: u64,
}

/// A file to be read.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// Its name without folder and ending.
    pub name: &'a str,
    /// What is in it.
    pub bytes: &'a [u8],
}

/// What was made of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// What the new folder is called.
    pub folder: String,
    /// The files in it, by path.
    pub files: Sources,
    /// The mission's folder, seen from the new one; empty if it is the new one itself.
    pub mission: String,
    /// What was not taken over as it was.
    pub problems: Vec<Diagnostic>,
}
