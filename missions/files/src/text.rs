//! Files read whole, up to a limit: as text in UTF-8, or as bytes.

use crate::error::{FileError, NotText};
use crate::trouble::refused;
use crate::words::text;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// A text file of at most so many bytes.
///
/// # Errors
/// When the system does not let us read it, when it is too large or no text.
pub fn read_text(path: &Path, limit: u64) -> Result<String, FileError> {
    let bytes = read_bytes(path, limit)?;
    // Some editors put a byte order mark before UTF-8.
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        FileError::NotText(path.to_owned(), NotText::of(error.as_bytes(), valid))
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// A file of at most so many bytes.
///
/// # Errors
/// When the system does not let us read it, or it is too large.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    let io = |error| FileError::Unreadable(path.to_owned(), error);
    // Asked before it is opened: a pipe would keep us waiting for ever.
    let meta = fs::metadata(path).map_err(io)?;
    if meta.is_dir() {
        return Err(io(io::ErrorKind::IsADirectory.into()));
    }
    if !meta.is_file() {
        return Err(io(refused(text("trouble-not-a-file"))));
    }
    let file = File::open(path).map_err(io)?;
    if meta.len() > limit {
        return Err(FileError::TooLarge(path.to_owned(), limit));
    }
    // The file may grow while it is read, or be one whose size the system does not know.
    let mut bytes = Vec::with_capacity(meta.len() as usize);
    let _ = file.take(limit + 1).read_to_end(&mut bytes).map_err(io)?;
    if bytes.len() as u64 > limit { Err(FileError::TooLarge(path.to_owned(), limit)) } else { Ok(bytes) }
}
