//! Opening mission folders: limits on sizes, and errors a person can act on, those of saving among them.
//! What the bytes mean is the business of its neighbours.

use crate::cards;
use crate::operation;
use crate::trouble;
use missions_document::content::ContentFile;
use missions_document::diagnostic::Place;
use missions_document::edit::Edit;
use missions_document::format::log::{self, Log};
use missions_document::format::{FILE_NAME, LIMIT_MISSION, Loaded, NEWEST, one_line_end, read_into};
use missions_document::id::ScriptName;
use missions_document::mission::Mission;
use missions_document::own_tiles;
use std::collections::BTreeSet;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use tiles::TileNumber;

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
    /// It is not text in UTF-8, for this reason.
    NotText(PathBuf, NotText),
    /// It was made by a newer program; the number is its format.
    Newer(PathBuf, u32),
    /// A script has a name that is not a plain file name.
    BadName(ScriptName),
    /// The system does not let us read it.
    Unreadable(PathBuf, io::Error),
    /// The system does not let us write it.
    Unwritable(PathBuf, io::Error),
    /// It is marked as one that is not to be changed.
    ReadOnly(PathBuf),
}

/// What a file is that is not text in UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotText {
    /// Text in UTF-16, as its first bytes say.
    Utf16,
    /// It has bytes that no text has.
    Bytes,
    /// In this line, counted from 1, stands the first sign of another encoding.
    Line(usize),
}

impl NotText {
    fn of(bytes: &[u8], valid: usize) -> Self {
        if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
            Self::Utf16
        } else if bytes.contains(&0) {
            Self::Bytes
        } else {
            Self::Line(bytes.iter().take(valid).filter(|byte| **byte == b'\n').count() + 1)
        }
    }
}

impl fmt::Display for NotText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Utf16 => f.write_str("it is text in UTF-16"),
            Self::Bytes => f.write_str("it has bytes that no text has"),
            Self::Line(line) => write!(f, "line {line} has a sign of another encoding"),
        }
    }
}

impl FileError {
    /// Why a file that a mission lists cannot be read, for where its name stands already.
    pub(crate) fn why(&self) -> String {
        match self {
            Self::NotText(_, why) => format!("it is not text in UTF-8: {why}"),
            Self::TooLarge(_, limit) => format!("it is larger than {} KiB", limit >> 10),
            Self::Unreadable(_, error) => match error.kind() {
                io::ErrorKind::NotFound => "there is no such file".to_owned(),
                io::ErrorKind::PermissionDenied => "you are not allowed to".to_owned(),
                io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
                _ => error.to_string(),
            },
            Self::Missing(_)
            | Self::Newer(..)
            | Self::BadName(_)
            | Self::Unwritable(..)
            | Self::ReadOnly(_) => self.to_string(),
        }
    }

    /// What helps with a text file that a mission lists and that cannot be read.
    pub(crate) fn help(&self) -> &'static str {
        match self {
            Self::NotText(_, NotText::Bytes) => "this is no text file; put the right one in its place",
            Self::NotText(_, NotText::Utf16 | NotText::Line(_)) => {
                "open it in a text editor and save it as UTF-8"
            }
            Self::TooLarge(..) => "such a file is a text of a few hundred lines at most",
            Self::Unreadable(_, error) => match error.kind() {
                io::ErrorKind::IsADirectory => "move the folder away, and put the file there",
                io::ErrorKind::NotFound => "put the file there, or take it out of mission.ron",
                _ => "change its permissions, or put another file in its place",
            },
            Self::Missing(_)
            | Self::Newer(..)
            | Self::BadName(_)
            | Self::Unwritable(..)
            | Self::ReadOnly(_) => "",
        }
    }
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
            Self::NotText(path, why) => write!(f, "{} is not text in UTF-8: {why}", path.display()),
            Self::Newer(path, format) => write!(
                f,
                "{} is of format {format}, made by a newer Hellwright; this one reads formats up to {NEWEST}",
                path.display()
            ),
            Self::BadName(name) => {
                write!(f, "a script cannot be saved under the name \"{}\"", name.as_str().escape_debug())
            }
            Self::Unreadable(path, error) => f.write_str(&trouble::reading(path, error)),
            Self::ReadOnly(path) => {
                write!(f, "{} is read-only, and was left as it is", path.display())
            }
            Self::Unwritable(path, error) => {
                f.write_str(&trouble::writing(path, error))?;
                if path.is_file() { f.write_str(". What was in it before is still there") } else { Ok(()) }
            }
        }
    }
}

impl std::error::Error for FileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unreadable(_, error) | Self::Unwritable(_, error) => Some(error),
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
    let newer = |format| FileError::Newer(file.clone(), format);
    let mut mission = read_into(&text, &mut log).map_err(newer)?;
    let folder = file.parent().unwrap_or(Path::new(""));
    load_scripts(folder, &mut mission, &mut log);
    load_sheets(folder, &mut mission, &mut log);
    let listed: Vec<ContentFile> = mission.content_files().keys().copied().collect();
    let mut texts = cards::load_content(folder, &listed, "", &mut log.problems);
    let mission = mission.with(listed.into_iter().map(|file| Edit::Content(file, texts.remove(&file))));
    let mission = mission.inside(operation::around(folder, &mut log.problems));
    Ok(Loaded { mission, problems: log.in_order() })
}

/// The scripts named by cards and by the list of the others. One that is not there is simply missing; the checks tell.
fn load_scripts(folder: &Path, mission: &mut Mission, log: &mut Log<'_>) {
    let mut names: BTreeSet<ScriptName> = mission.scripts().keys().cloned().collect();
    let _ = mission.swap_all(names.iter().map(|name| Edit::Script(name.clone(), None)));
    names.extend(mission.cards().iter().map(|card| card.script.clone()));
    let sound: Vec<ScriptName> = names.into_iter().filter(ScriptName::is_sound).collect();
    if sound.len() > LIMIT_SCRIPTS {
        let message = format!("{} scripts are too many; the first {LIMIT_SCRIPTS} were read", sound.len());
        log.say(log::TOO_MANY, 0, message, "join some of them");
    }
    for name in sound.into_iter().take(LIMIT_SCRIPTS) {
        match read_text(&folder.join(name.as_str()), LIMIT_SCRIPT) {
            Ok(text) => {
                let _ = mission.swap(Edit::Script(name, Some(text)));
            }
            Err(FileError::Unreadable(_, error)) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => log.say_at(
                log::SCRIPT,
                Place::Script { name: name.clone(), line: 1, column: 1 },
                format!("the script {name} cannot be read: {}", error.why()),
                error.help(),
            ),
        }
    }
}

/// The author's own tiles, as the file lists them.
fn load_sheets(folder: &Path, mission: &mut Mission, log: &mut Log<'_>) {
    let listed: Vec<TileNumber> = mission.own_tiles().keys().copied().collect();
    let _ = mission.swap_all(listed.iter().map(|number| Edit::Sheet(*number, None)));
    let sound = listed.into_iter().filter(|number| (1..=own_tiles::HIGHEST).contains(&number.0));
    for number in sound.take(own_tiles::LIMIT) {
        let name = own_tiles::file(number);
        match read_text(&folder.join(&name), LIMIT_SCRIPT) {
            Ok(text) => {
                let _ = mission.swap(Edit::Sheet(number, Some(text)));
            }
            Err(error) => {
                let help = format!("{}; without it the box's tile is used, if there is one", error.help());
                let place = Place::Text { file: name.clone(), line: 1, column: 1 };
                let message = format!("the tile {name} cannot be read: {}", error.why());
                log.say_at(log::SHEET, place, message, &help);
            }
        }
    }
}

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
        return Err(io(io::Error::other("this is not a file")));
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
