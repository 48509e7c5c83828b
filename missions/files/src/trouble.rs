//! What the system says when a file cannot be read or written, in words one can act on. It only makes sentences; the
//! caller decides whether to go on.

use std::io::{self, ErrorKind};
use std::path::Path;

/// Why a file could not be read.
#[must_use]
pub fn reading(path: &Path, error: &io::Error) -> String {
    let shown = path.display();
    match error.kind() {
        ErrorKind::NotFound => format!("there is no file {shown}"),
        ErrorKind::PermissionDenied => {
            format!(
                "{shown} cannot be read: you are not allowed to; ask its owner, or change its permissions"
            )
        }
        ErrorKind::IsADirectory => format!("{shown} is a folder, not a file"),
        _ => format!("{shown} cannot be read: {error}"),
    }
}

/// Why a file or a folder could not be written.
#[must_use]
pub fn writing(path: &Path, error: &io::Error) -> String {
    let shown = path.display();
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match error.kind() {
        ErrorKind::NotFound if folder.is_some_and(|folder| !folder.exists()) => {
            let folder = folder.unwrap_or(path).display();
            format!(
                "{shown} cannot be written: there is no folder {folder}; make it first, or choose another"
            )
        }
        ErrorKind::NotFound => {
            format!("{shown} cannot be written: nothing can be made there; choose another folder")
        }
        ErrorKind::PermissionDenied => {
            format!("{shown} cannot be written: you are not allowed to; choose another folder")
        }
        ErrorKind::ReadOnlyFilesystem => {
            format!("{shown} cannot be written: the disk is read-only; choose another")
        }
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            format!("{shown} cannot be written: the disk is full; make room on it, or choose another")
        }
        ErrorKind::IsADirectory => format!("{shown} is a folder; name a file in it"),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
            format!(
                "{shown} cannot be written: there is a file where a folder would have to be; choose another"
            )
        }
        _ => format!("{shown} cannot be written: {error}"),
    }
}
