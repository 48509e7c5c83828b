//! Opening what is no mission folder: a bundle, or a map of another program, becomes a folder beside the file, and that is
//! opened. The library decides what can be read, and never overwrites a file.

use super::storage::{self, Opening};
use crate::words::{say, say_with};
use missions::{format, import};
use std::path::{Path, PathBuf};

/// Open a copy of the mission in a folder that is not to be written into. The copy has no home, so saving asks for one.
///
/// # Errors
/// With a sentence for people, when there is no mission to be read.
pub fn open_copy(path: &Path, journals: Option<&Path>) -> Result<Opening, String> {
    let loaded = format::load(path).map_err(|error| error.to_string())?;
    let mut document = storage::open_anew(loaded.mission, journals);
    document.reading = loaded.problems;
    Ok(Opening { document, left: Vec::new(), held: None, notice: Some(say("opened-copy")) })
}

/// Open a mission's folder, or a file that a mission can be made of.
///
/// # Errors
/// With a sentence for people, when there is nothing to be read, or nothing can be written beside it.
pub fn open(path: PathBuf) -> Result<Opening, String> {
    if !path.is_file() || import::for_file(&path).is_none() {
        return storage::open(path);
    }
    let imported = import::read(&path).map_err(|error| error.to_string())?;
    let beside = path.parent().unwrap_or(Path::new("."));
    let home = import::place(&imported, beside).map_err(|error| error.to_string())?;
    let place = home.display().to_string();
    let mut opening = storage::open(home)?;
    opening.document.reading.extend(imported.problems);
    opening.notice = opening.notice.or_else(|| Some(say_with("imported", &[("path", place.into())])));
    Ok(opening)
}
