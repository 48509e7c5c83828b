//! What the system says when a file cannot be read or written, in words one can act on. It only makes sentences; the
//! caller decides whether to go on.

use crate::words::text;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::Path;
use words::Text;

/// Why a file could not be read.
#[must_use]
pub fn reading(path: &Path, error: &io::Error) -> String {
    why_unreadable(path, error).to_string()
}

/// Why a file or a folder could not be written.
#[must_use]
pub fn writing(path: &Path, error: &io::Error) -> String {
    why_unwritable(path, error).to_string()
}

/// The same as a text that is kept.
pub(crate) fn why_unreadable(path: &Path, error: &io::Error) -> Text {
    let said = match error.kind() {
        ErrorKind::NotFound => text("trouble-no-file"),
        ErrorKind::PermissionDenied => text("trouble-read-denied"),
        ErrorKind::IsADirectory => text("trouble-read-folder"),
        _ => text("trouble-read-other").with("error", error.to_string()),
    };
    said.with("path", shown(path))
}

/// The same as a text that is kept.
pub(crate) fn why_unwritable(path: &Path, error: &io::Error) -> Text {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let said = match error.kind() {
        ErrorKind::NotFound if folder.is_some_and(|folder| !folder.exists()) => {
            text("trouble-no-folder").with("folder", shown(folder.unwrap_or(path)))
        }
        ErrorKind::NotFound => text("trouble-no-place"),
        ErrorKind::PermissionDenied => text("trouble-write-denied"),
        ErrorKind::ReadOnlyFilesystem => text("trouble-disk-read-only"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => text("trouble-disk-full"),
        ErrorKind::IsADirectory => text("trouble-write-folder"),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => text("trouble-file-in-way"),
        _ => text("trouble-write-other").with("error", error.to_string()),
    };
    said.with("path", shown(path))
}

/// A path as people read it.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// What this crate refuses by itself, where the system would have gone on.
#[derive(Debug)]
struct Refused(Text);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl std::error::Error for Refused {}

/// A refusal beside those of the system.
pub(crate) fn refused(why: Text) -> io::Error {
    io::Error::other(Refused(why))
}
