//! Positions on the disk: files of their own, beside missions or anywhere else. What is in one is read and written by the document.

use crate::disk::{FileError, read_text};
use crate::save::replace;
use crate::trouble::shown;
use crate::words::text;
use missions_document::diagnostic::Diagnostic;
use missions_document::format::position::{LIMIT, NEWEST, PositionFile, read, write};
use std::path::Path;

/// Open the file of a position; and what was wrong with it.
///
/// # Errors
/// Why it cannot be read at all, in a sentence.
pub fn load(path: &Path) -> Result<(PositionFile, Vec<Diagnostic>), String> {
    let written = read_text(path, LIMIT).map_err(|error| error.to_string())?;
    read(&written).map_err(|format| {
        let newer = text("position-newer").with("path", shown(path));
        newer.with("format", format).with("newest", NEWEST).to_string()
    })
}

/// Save a position. The file is replaced whole or not at all.
///
/// # Errors
/// When the system does not let us write.
pub fn save(file: &PositionFile, path: &Path) -> Result<(), FileError> {
    replace(path, write(file).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_comes_back_and_a_newer_one_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("late.position");
        let file = PositionFile { title: "Late".to_owned(), ..PositionFile::default() };
        save(&file, &path).expect("it can be written");
        assert_eq!(load(&path), Ok((file, Vec::new())));
        std::fs::write(&path, "(format: 7)").expect("it can be written");
        let newer = load(&path).expect_err("it is newer");
        assert!(newer.ends_with("this one reads positions of formats up to 1"), "{newer}");
        let missing = load(&folder.path().join("none.position")).expect_err("it is not there");
        assert!(missing.contains("none.position"), "{missing}");
    }
}
