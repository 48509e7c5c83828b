//! Whole folders of files: made beside their place and put there in one step, so that a folder is there with everything in it
//! or not at all. What is in the files is not looked at.

use crate::disk::FileError;
use crate::sources::Sources;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Make a folder that is not there yet, with these files in it; the folders above it are made too. Of what cannot be made to
/// the end nothing is left.
///
/// # Errors
/// When the system does not let us write; the error says where.
pub fn lay(files: &Sources, folder: &Path) -> Result<(), FileError> {
    let above = folder.parent().filter(|above| !above.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let made = missing(above);
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let beside = above.join(format!(".{name}.{}.new", std::process::id()));
    let mut at = above.to_owned();
    let written = (|| {
        fs::create_dir_all(above)?;
        at.clone_from(&beside);
        fs::create_dir(&beside)?;
        for (path, bytes) in files {
            at = beside.join(path);
            if let Some(inner) = at.parent() {
                fs::create_dir_all(inner)?;
            }
            let mut file = File::create_new(&at)?;
            file.write_all(bytes)?;
            file.sync_all()?;
        }
        at = folder.to_owned();
        fs::rename(&beside, folder)
    })();
    written.map_err(|error: io::Error| {
        let _ = fs::remove_dir_all(&beside);
        for folder in made {
            // One that somebody else has put something into by now stays.
            let _ = fs::remove_dir(folder);
        }
        // People know the file by its place, not by the one beside it.
        let place = at.strip_prefix(&beside).map_or_else(|_| at.clone(), |path| folder.join(path));
        FileError::Unwritable(place, error)
    })
}

/// The folders of a path that are not there, the innermost first.
#[must_use]
pub fn missing(folder: &Path) -> Vec<PathBuf> {
    folder
        .ancestors()
        .take_while(|folder| !folder.as_os_str().is_empty() && !folder.exists())
        .map(Path::to_owned)
        .collect()
}
