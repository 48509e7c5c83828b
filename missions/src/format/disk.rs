//! Opening and saving mission folders: limits on sizes, whole files or none, and errors a person can act on.
//! What the bytes mean is the business of its neighbours.

use crate::format::log::{self, Log};
use crate::format::{FILE_NAME, Loaded, NEWEST, current, one_line_end, read, write};
use crate::id::ScriptName;
use crate::mission::Mission;
use std::collections::BTreeSet;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The most bytes a `mission.ron` may have. A full one has some ten thousand.
pub const LIMIT_MISSION: u64 = 1 << 20;

/// The most bytes a script may have.
pub const LIMIT_SCRIPT: u64 = 256 << 10;

/// The most scripts a mission may have.
const LIMIT_SCRIPTS: usize = 32;

/// Why a mission could not be opened or saved at all.
#[derive(Debug)]
pub enum FileError {
    /// There is no mission there.
    Missing(PathBuf),
    /// It has more bytes than the limit allows.
    TooLarge(PathBuf, u64),
    /// It is not text in UTF-8.
    NotText(PathBuf),
    /// It was made by a newer program; the number is its format.
    Newer(PathBuf, u32),
    /// A script has a name that is not a plain file name.
    BadName(ScriptName),
    /// The system says no.
    Io(PathBuf, io::Error),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(path) => {
                write!(
                    f,
                    "there is no mission at {}: a mission is a folder with a {FILE_NAME}",
                    path.display()
                )
            }
            Self::TooLarge(path, limit) => {
                write!(
                    f,
                    "{} is larger than {} KiB, the most such a file may have",
                    path.display(),
                    limit >> 10
                )
            }
            Self::NotText(path) => write!(f, "{} is not text in UTF-8", path.display()),
            Self::Newer(path, format) => write!(
                f,
                "{} is of format {format}, made by a newer Hellwright; this one reads formats up to {NEWEST}",
                path.display()
            ),
            Self::BadName(name) => {
                write!(f, "a script cannot be saved under the name \"{}\"", name.as_str().escape_debug())
            }
            Self::Io(path, error) if error.kind() == io::ErrorKind::StorageFull => {
                write!(f, "the disk is full: {} was not saved and is as it was before", path.display())
            }
            Self::Io(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for FileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(_, error) => Some(error),
            _ => None,
        }
    }
}

/// Open a mission: its folder, or the `mission.ron` in it.
///
/// # Errors
/// When there is nothing to read, or when it is too large, not text, or of a newer format. Never for its content.
pub fn load(path: &Path) -> Result<Loaded, FileError> {
    let file = if path.is_dir() { path.join(FILE_NAME) } else { path.to_owned() };
    if !file.is_file() {
        return Err(FileError::Missing(path.to_owned()));
    }
    let text = read_text(&file, LIMIT_MISSION)?;
    let text = one_line_end(&text);
    let mut log = Log::new(&text);
    let shape = read::read(&text, &mut log).map_err(|newer| FileError::Newer(file.clone(), newer.0))?;
    let mut mission = current::mission(shape, &mut log);
    let folder = file.parent().unwrap_or(Path::new(""));
    load_scripts(folder, &mut mission, &mut log);
    Ok(Loaded { mission, problems: log.in_order() })
}

/// The scripts named by cards and by the list of the others. One that is not there is simply missing; the checks tell.
fn load_scripts(folder: &Path, mission: &mut Mission, log: &mut Log<'_>) {
    let mut names: BTreeSet<ScriptName> = std::mem::take(&mut mission.scripts).into_keys().collect();
    names.extend(mission.cards.iter().map(|card| card.script.clone()));
    let sound: Vec<ScriptName> = names.into_iter().filter(ScriptName::is_sound).collect();
    if sound.len() > LIMIT_SCRIPTS {
        let message = format!("{} scripts are too many; the first {LIMIT_SCRIPTS} were read", sound.len());
        log.say(log::TOO_MANY, 0, message, "join some of them");
    }
    for name in sound.into_iter().take(LIMIT_SCRIPTS) {
        match read_text(&folder.join(name.as_str()), LIMIT_SCRIPT) {
            Ok(text) => {
                let _ = mission.scripts.insert(name, text);
            }
            Err(FileError::Io(_, error)) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => {
                let help = "a script is a text file of a few hundred lines at most";
                log.say(log::SCRIPT, 0, format!("the script {name} cannot be read: {error}"), help);
            }
        }
    }
}

fn read_text(path: &Path, limit: u64) -> Result<String, FileError> {
    let io = |error| FileError::Io(path.to_owned(), error);
    let file = File::open(path).map_err(io)?;
    let meta = file.metadata().map_err(io)?;
    if !meta.is_file() {
        return Err(FileError::Io(path.to_owned(), io::Error::other("this is not a file")));
    }
    if meta.len() > limit {
        return Err(FileError::TooLarge(path.to_owned(), limit));
    }
    // The file may grow while it is read, or be one whose size the system does not know.
    let mut bytes = Vec::with_capacity(meta.len() as usize);
    let _ = file.take(limit + 1).read_to_end(&mut bytes).map_err(io)?;
    if bytes.len() as u64 > limit {
        return Err(FileError::TooLarge(path.to_owned(), limit));
    }
    // Some editors put a byte order mark before UTF-8.
    let text = String::from_utf8(bytes).map_err(|_| FileError::NotText(path.to_owned()))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Save a mission into its folder, which is made if it is missing. Every file is replaced whole or not at all, the
/// scripts before `mission.ron`; files with nothing new are not touched, files the mission does not know neither.
///
/// # Errors
/// When the system does not let us write. What was there before is then still there, whole.
pub fn save(mission: &Mission, folder: &Path) -> Result<(), FileError> {
    if let Some(name) = mission.scripts.keys().find(|name| !name.is_sound()) {
        return Err(FileError::BadName(name.clone()));
    }
    fs::create_dir_all(folder).map_err(|error| FileError::Io(folder.to_owned(), error))?;
    for (name, text) in &mission.scripts {
        replace(&folder.join(name.as_str()), text.as_bytes())?;
    }
    replace(&folder.join(FILE_NAME), write::write(&current::file(mission)).as_bytes())
}

/// Write beside the file, make sure it is on the disk, then put it in the file's place in one step.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    // A link stays a link; what it leads to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|meta| meta.len() == bytes.len() as u64)
        && fs::read(&target).is_ok_and(|there| there == bytes)
    {
        return Ok(());
    }
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let beside = target.with_file_name(format!(".{name}.{}.new", std::process::id()));
    let written = (|| {
        let mut file = File::create(&beside)?;
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
        FileError::Io(path.to_owned(), error)
    })
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
