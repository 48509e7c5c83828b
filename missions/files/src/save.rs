//! Saving mission folders: every file whole or not at all, and nothing left lying about.
//! What the bytes are is the document's business.

use crate::disk::FileError;
use crate::sources::Sources;
use missions_document::content;
use missions_document::format::{FILE_NAME, write};
use missions_document::mission::Mission;
use missions_document::own_tiles;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Save a mission into its folder, which is made if it is missing. Every file is replaced whole or not at all, the
/// scripts before `mission.ron`; files with nothing new are not touched, files the mission does not know neither.
///
/// # Errors
/// When the system does not let us write. What was there before is then still there, whole.
pub fn save(mission: &Mission, folder: &Path) -> Result<(), FileError> {
    if let Some(name) = mission.scripts().keys().find(|name| !name.is_sound()) {
        return Err(FileError::BadName(name.clone()));
    }
    fs::create_dir_all(folder).map_err(|error| FileError::Unwritable(folder.to_owned(), error))?;
    for (name, text) in mission.scripts() {
        replace(&folder.join(name.as_str()), text.as_bytes())?;
    }
    if !mission.own_tiles().is_empty() {
        let sheets = folder.join(own_tiles::FOLDER);
        fs::create_dir_all(&sheets).map_err(|error| FileError::Unwritable(sheets.clone(), error))?;
    }
    for (number, text) in mission.own_tiles() {
        replace(&folder.join(own_tiles::file(*number)), text.as_bytes())?;
    }
    if !mission.content_files().is_empty() {
        let content = folder.join(content::FOLDER);
        fs::create_dir_all(&content).map_err(|error| FileError::Unwritable(content.clone(), error))?;
    }
    for (file, text) in mission.content_files() {
        replace(&folder.join(file.path()), text.as_bytes())?;
    }
    replace(&folder.join(FILE_NAME), write(mission).as_bytes())
}

/// The files a mission is saved as, by path. Scripts that cannot be saved under their names are left out.
#[must_use]
pub fn files(mission: &Mission) -> Sources {
    let mut files = Sources::new();
    let mut put = |path: String, text: &str| files.insert(path, text.as_bytes().to_vec());
    for (name, text) in mission.scripts().iter().filter(|(name, _)| name.is_sound()) {
        let _ = put(name.as_str().to_owned(), text);
    }
    for (number, text) in mission.own_tiles() {
        let _ = put(own_tiles::file(*number), text);
    }
    for (file, text) in mission.content_files() {
        let _ = put(file.path(), text);
    }
    let _ = put(FILE_NAME.to_owned(), &write(mission));
    files
}

/// Write a whole file or leave what was there: write beside it, make sure that is on the disk, then put it in the file's
/// place in one step.
///
/// # Errors
/// When the system does not let us write.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    // A link stays a link; what it leads to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|meta| !meta.is_file()) {
        // A pipe or a device takes what it is given; nothing can be put in its place.
        return fs::write(&target, bytes).map_err(|error| FileError::Unwritable(path.to_owned(), error));
    }
    tidy(&target);
    if old.as_ref().is_some_and(|meta| meta.len() == bytes.len() as u64)
        && fs::read(&target).is_ok_and(|there| there == bytes)
    {
        return Ok(());
    }
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let beside = target.with_file_name(format!(".{name}.{}.new", std::process::id()));
    let written = (|| {
        let mut file = File::create(&beside)?;
        // Tells others that somebody is still writing. Where there are no locks nobody tidies up either.
        let _ = file.try_lock();
        if let Some(meta) = old {
            file.set_permissions(meta.permissions())?;
        }
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&beside, &target)?;
        sync_folder(&target)
    })();
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        FileError::Unwritable(path.to_owned(), error)
    })
}

/// Take away what earlier saves of a file left beside it when they were killed. Whoever is still writing has locked his
/// file, and the system takes the locks of the dead away; so no number of a process has to be trusted.
fn tidy(target: &Path) {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let left = |entry: &fs::DirEntry| {
        let beside = entry.file_name();
        let process = beside.to_str().and_then(|beside| {
            beside.strip_prefix('.')?.strip_prefix(&*name)?.strip_prefix('.')?.strip_suffix(".new")
        });
        process.is_some_and(|id| !id.is_empty() && id.chars().all(|c| c.is_ascii_digit()))
    };
    // A mission can be saved whether or not this works.
    for entry in fs::read_dir(folder).into_iter().flatten().flatten().filter(left) {
        let abandoned = entry.file_type().is_ok_and(|kind| kind.is_file())
            && File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok());
        if abandoned {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// A rename is on the disk only when its folder is.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}

/// Other systems do not let a folder be opened; their rename is durable by itself.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
