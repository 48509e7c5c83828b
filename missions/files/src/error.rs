//! Why a mission could not be opened or saved, in words that a person can act on.

use crate::trouble;
use missions_document::format::{FILE_NAME, NEWEST};
use missions_document::id::ScriptName;
use std::fmt;
use std::io;
use std::path::PathBuf;

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
    pub(crate) fn of(bytes: &[u8], valid: usize) -> Self {
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
