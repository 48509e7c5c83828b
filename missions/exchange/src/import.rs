//! Missions from files of other programs, and from bundles: one importer a format, each a pure function from bytes to the files
//! of a mission. What cannot be imported is reported; a file that cannot be trusted is refused, and nothing is written
//! of it.

mod bundle;
mod importer;
mod tiled;

pub use importer::{Format, Given, Imported, Importer};

use crate::words::text;
use missions_document::format;
use missions_files::disk::{self, FileError};
use missions_files::lay;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// Every format, in the order in which people are shown them.
pub const ALL: &[&dyn Importer] = &[&bundle::Bundle, &tiled::Tmx, &tiled::Tmj];

/// Why a file was not imported. Nothing was written then.
#[derive(Debug)]
pub enum ImportError {
    /// The kind of file is unknown.
    Unknown(PathBuf),
    /// It cannot be read, or the mission cannot be written.
    File(FileError),
    /// There is something where the mission would have to be.
    Taken(PathBuf),
    /// Nothing can be made of it.
    Refused(PathBuf, String),
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(path) if path.is_dir() => {
                let file = format::FILE_NAME;
                write!(f, "{}", text("import-folder").with("path", shown(path)).with("file", file))
            }
            Self::Unknown(path) => {
                let endings: Vec<&str> = ALL.iter().map(|it| it.format().ending).collect();
                let endings = endings.join(", ");
                write!(f, "{}", text("import-unknown").with("path", shown(path)).with("endings", endings))
            }
            Self::File(error) => error.fmt(f),
            Self::Taken(path) => write!(f, "{}", text("import-taken").with("path", shown(path))),
            Self::Refused(path, why) => {
                write!(f, "{}", text("import-refused").with("path", shown(path)).with("why", why.as_str()))
            }
        }
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

impl std::error::Error for ImportError {}

/// The importer for a file, by its name.
#[must_use]
pub fn for_file(path: &Path) -> Option<(&'static dyn Importer, String)> {
    let name = path.file_name()?.to_string_lossy().into_owned();
    let ends = |ending: &str| {
        let split = name.len().checked_sub(ending.len()).filter(|split| name.is_char_boundary(*split))?;
        let (stem, end) = name.split_at(split);
        end.eq_ignore_ascii_case(ending).then(|| stem.to_owned())
    };
    let by_name = ALL.iter().copied().find_map(|importer| Some((importer, ends(importer.format().ending)?)));
    // Browsers rename what they saved before: `it.hellwright (1).zip`.
    by_name.or_else(|| Some((&bundle::Bundle as &dyn Importer, ends(".zip")?)))
}

/// Read a file by the importer for it.
///
/// # Errors
/// When the kind of file is unknown, when the file cannot be read, or when nothing can be made of it.
pub fn read(path: &Path) -> Result<Imported, ImportError> {
    let unknown = || ImportError::Unknown(path.to_owned());
    let (importer, name) = for_file(path).filter(|_| !path.is_dir()).ok_or_else(unknown)?;
    let bytes = disk::read_bytes(path, importer.format().limit).map_err(ImportError::File)?;
    importer
        .import(&Given { name: &name, bytes: &bytes })
        .map_err(|why| ImportError::Refused(path.to_owned(), why))
}

/// Put what was read into a new folder below another one: all of it or nothing. Answers with the mission's folder.
///
/// # Errors
/// When there is something of that name already, or the system does not let us write.
pub fn place(imported: &Imported, below: &Path) -> Result<PathBuf, ImportError> {
    let folder = below.join(&imported.folder);
    // A link that leads nowhere is something too.
    if fs::symlink_metadata(&folder).is_ok() {
        return Err(ImportError::Taken(folder));
    }
    lay::lay(&imported.files, &folder).map_err(ImportError::File)?;
    Ok(if imported.mission.is_empty() { folder } else { folder.join(&imported.mission) })
}
