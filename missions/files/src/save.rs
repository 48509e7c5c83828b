//! Saving mission folders: every file whole or not at all, and nothing left lying about. The document provides the
//! bytes.

use crate::disk::FileError;
use crate::sources::Sources;
use crate::trouble::refused;
use crate::words::text;
use missions_document::content;
use missions_document::format::{FILE_NAME, write};
use missions_document::mission::Mission;
use missions_document::own_tiles;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Save a mission into its folder, which is made if it is missing. Every file is replaced whole or not at all, the
/// scripts before `mission.ron`; files with nothing new are not touched, files the mission does not know neither.
///
/// # Errors
/// When the system does not let us write. What was there before is then still there, whole, and nothing new is left.
pub fn save(mission: &Mission, folder: &Path) -> Result<(), FileError> {
    if let Some(name) = mission.scripts().keys().find(|name| !name.is_sound()) {
        return Err(FileError::BadName(name.clone()));
    }
    let mut made = Made::default();
    let written =
        stage(mission, folder, &mut made).and_then(|staged| staged.into_iter().try_for_each(Staged::put));
    if written.is_err() {
        made.remove();
    }
    written
}

/// Write every file of a mission beside its place. Only when all of them are on the disk are they put there, so that a full
/// disk changes no file.
fn stage(mission: &Mission, folder: &Path, made: &mut Made) -> Result<Vec<Staged>, FileError> {
    made.folder(folder)?;
    let mut staged = Vec::new();
    for (name, text) in mission.scripts() {
        staged.extend(made.file(&folder.join(name.as_str()), text.as_bytes())?);
    }
    if !mission.own_tiles().is_empty() {
        made.folder(&folder.join(own_tiles::FOLDER))?;
    }
    for (number, text) in mission.own_tiles() {
        staged.extend(made.file(&folder.join(own_tiles::file(*number)), text.as_bytes())?);
    }
    if !mission.content_files().is_empty() {
        made.folder(&folder.join(content::FOLDER))?;
    }
    for (file, text) in mission.content_files() {
        staged.extend(made.file(&folder.join(file.path()), text.as_bytes())?);
    }
    staged.extend(made.file(&folder.join(FILE_NAME), write(mission).as_bytes())?);
    Ok(staged)
}

/// What a save has made that was not there before.
#[derive(Default)]
struct Made {
    folders: Vec<PathBuf>,
    files: Vec<PathBuf>,
}

impl Made {
    /// Make a folder and the folders above it.
    fn folder(&mut self, folder: &Path) -> Result<(), FileError> {
        let missing: Vec<PathBuf> =
            folder.ancestors().take_while(|above| !above.exists()).map(Path::to_owned).collect();
        self.folders.extend(missing.into_iter().rev().filter(|above| !above.as_os_str().is_empty()));
        fs::create_dir_all(folder).map_err(|error| FileError::Unwritable(folder.to_owned(), error))
    }

    fn file(&mut self, path: &Path, bytes: &[u8]) -> Result<Option<Staged>, FileError> {
        if !path.exists() {
            self.files.push(path.to_owned());
        }
        Staged::write(path, bytes)
    }

    /// Take it away again. Files of others that came into a new folder meanwhile stay, and so does the folder.
    fn remove(self) {
        for file in self.files {
            let _ = fs::remove_file(file);
        }
        for folder in self.folders.into_iter().rev() {
            let _ = fs::remove_dir(folder);
        }
    }
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
    Staged::write(path, bytes)?.map_or(Ok(()), Staged::put)
}

/// A file that is written beside its place and not put there yet. Unless it is put there, it is removed.
struct Staged {
    /// As the caller names it.
    path: PathBuf,
    target: PathBuf,
    beside: PathBuf,
    /// Locked as long as it lies beside: others do not remove it. Where there are no locks nothing is removed either.
    file: File,
}

impl Drop for Staged {
    fn drop(&mut self) {
        // Where it was put in its place there is nothing to remove.
        let _ = fs::remove_file(&self.beside);
    }
}

impl Staged {
    /// Write a file beside its place. `None` if the place holds these bytes already, or takes them at once.
    fn write(path: &Path, bytes: &[u8]) -> Result<Option<Self>, FileError> {
        let unwritable = |error| FileError::Unwritable(path.to_owned(), error);
        // A link stays a link; what it leads to is replaced, or made where it is not there yet.
        let target = followed(path).map_err(unwritable)?;
        let old = fs::metadata(&target).ok();
        if old.as_ref().is_some_and(|meta| !meta.is_file()) {
            // A pipe or a device takes what it is given; nothing can be put in its place.
            return fs::write(&target, bytes).map(|()| None).map_err(unwritable);
        }
        tidy(&target);
        if old.as_ref().is_some_and(|meta| meta.len() == bytes.len() as u64)
            && fs::read(&target).is_ok_and(|there| there == bytes)
        {
            return Ok(None);
        }
        // The folder may let us replace the file; its author does not.
        if old.as_ref().is_some_and(|meta| meta.is_file() && meta.permissions().readonly()) {
            return Err(FileError::ReadOnly(path.to_owned()));
        }
        let name = target.file_name().unwrap_or_default().to_string_lossy();
        let beside = target.with_file_name(format!(".{name}.{}.new", std::process::id()));
        let file = File::create(&beside).map_err(unwritable)?;
        let _ = file.try_lock();
        let mut staged = Self { path: path.to_owned(), target, beside, file };
        staged.fill(bytes, old).map_err(unwritable)?;
        Ok(Some(staged))
    }

    fn fill(&mut self, bytes: &[u8], old: Option<fs::Metadata>) -> io::Result<()> {
        if let Some(meta) = old {
            self.file.set_permissions(meta.permissions())?;
        }
        self.file.write_all(bytes)?;
        self.file.sync_all()
    }

    /// Put it in its place.
    fn put(self) -> Result<(), FileError> {
        fs::rename(&self.beside, &self.target)
            .and_then(|()| sync_folder(&self.target))
            .map_err(|error| FileError::Unwritable(self.path.clone(), error))
    }
}

/// Links lead to links at most so often.
const MOST_LINKS: usize = 40;

/// The file a path leads to, through links whether or not there is a file at their end.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(next) = fs::read_link(&target) else {
            return Ok(fs::canonicalize(&target).unwrap_or(target));
        };
        // A link is seen from its own folder.
        target = target.parent().unwrap_or(Path::new("")).join(next);
    }
    Err(refused(text("save-no-end")))
}

/// Remove what earlier saves of a file left beside it when they were killed. A process that is still writing has locked
/// its file, and the system releases the locks of processes that end; so no process id has to be trusted.
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

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::edit::Edit;
    use missions_document::id::ScriptName;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// A mission with a script, and a folder in which nothing can take the place of `mission.ron`.
    fn failing() -> (tempfile::TempDir, Mission) {
        let script = Edit::Script(ScriptName::new("a.rhai"), Some("new".into()));
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(folder.path().join(FILE_NAME)).expect("made");
        fs::write(folder.path().join(FILE_NAME).join("in-the-way"), "").expect("written");
        (folder, Mission::starter().with([script]))
    }

    #[test]
    fn a_file_that_is_read_only_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("mine.txt");
        fs::write(&file, "mine").expect("written");
        let mut permissions = fs::metadata(&file).expect("there").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&file, permissions).expect("set");
        let error = replace(&file, b"yours").expect_err("refused").to_string();
        assert!(error.ends_with("mine.txt is read-only, and was left as it is"), "{error}");
        assert_eq!(fs::read_to_string(&file).expect("read"), "mine");
        assert_eq!(names(folder.path()), ["mine.txt"]);
        replace(&file, b"mine").expect("nothing would change");
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_whether_or_not_their_file_is_there() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("far")).expect("made");
        let link = |name: &str, to: &str| {
            std::os::unix::fs::symlink(to, folder.path().join(name)).expect("linked");
            folder.path().join(name)
        };
        let first = link("first", "second");
        let _ = link("second", "far/file.txt");
        for text in ["new", "newer"] {
            replace(&first, text.as_bytes()).expect("written");
            assert_eq!(fs::read_to_string(folder.path().join("far/file.txt")).expect("read"), text);
        }
        assert_eq!(names(folder.path()), ["far", "first", "second"]);
        assert!(fs::symlink_metadata(&first).expect("there").is_symlink());
        let round = link("round", "round");
        let _ = replace(&round, b"lost").expect_err("it leads nowhere");
    }

    #[test]
    fn a_save_that_fails_leaves_no_new_file_and_no_new_folder() {
        let (folder, mission) = failing();
        let _ = save(&mission, folder.path()).expect_err("a folder is in the way");
        assert_eq!(names(folder.path()), [FILE_NAME]);
        let below = folder.path().join(FILE_NAME).join("in-the-way").join("new/deep");
        let _ = save(&mission, &below).expect_err("a file is in the way");
        assert_eq!(names(&folder.path().join(FILE_NAME)), ["in-the-way"]);
    }

    #[test]
    fn a_save_that_fails_changes_no_file_that_was_there() {
        let (folder, mission) = failing();
        fs::write(folder.path().join("a.rhai"), "old").expect("written");
        let _ = save(&mission, folder.path()).expect_err("a folder is in the way");
        assert_eq!(fs::read_to_string(folder.path().join("a.rhai")).expect("read"), "old");
        assert_eq!(names(folder.path()), ["a.rhai", FILE_NAME]);
    }
}
