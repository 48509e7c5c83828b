//! Why a mission could not be opened or saved, in words that a person can act on.

use crate::trouble::{self, shown};
use crate::words::text;
use missions_document::format::{FILE_NAME, NEWEST};
use missions_document::id::ScriptName;
use std::fmt;
use std::io;
use std::path::PathBuf;
use words::Text;

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

    fn text(self) -> Text {
        match self {
            Self::Utf16 => text("error-utf16"),
            Self::Bytes => text("error-bytes"),
            Self::Line(line) => text("error-line").with("line", line),
        }
    }
}

impl fmt::Display for NotText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.text(), f)
    }
}

impl FileError {
    /// Why a file that a mission lists cannot be read, for where its name stands already.
    pub(crate) fn why(&self) -> Text {
        match self {
            Self::NotText(_, why) => text("error-why-not-text").with("why", why.text()),
            Self::TooLarge(_, limit) => text("error-why-large").with("limit", limit >> 10),
            Self::Unreadable(_, error) => match error.kind() {
                io::ErrorKind::NotFound => text("error-why-not-found"),
                io::ErrorKind::PermissionDenied => text("error-why-denied"),
                io::ErrorKind::IsADirectory => text("error-why-folder"),
                _ => Text::verbatim(error.to_string()),
            },
            Self::Missing(_)
            | Self::Newer(..)
            | Self::BadName(_)
            | Self::Unwritable(..)
            | Self::ReadOnly(_) => self.text(),
        }
    }

    /// What helps with a text file that a mission lists and that cannot be read.
    pub(crate) fn help(&self) -> Text {
        match self {
            Self::NotText(_, NotText::Bytes) => text("error-help-bytes"),
            Self::NotText(_, NotText::Utf16 | NotText::Line(_)) => text("error-help-encoding"),
            Self::TooLarge(..) => text("error-help-large"),
            Self::Unreadable(_, error) => match error.kind() {
                io::ErrorKind::IsADirectory => text("error-help-folder"),
                io::ErrorKind::NotFound => text("error-help-not-found"),
                _ => text("error-help-other"),
            },
            // A text that is read never fails so.
            Self::Missing(_)
            | Self::Newer(..)
            | Self::BadName(_)
            | Self::Unwritable(..)
            | Self::ReadOnly(_) => text("error-help-other"),
        }
    }

    /// The whole sentence.
    pub(crate) fn text(&self) -> Text {
        match self {
            Self::Missing(path) => text("error-missing").with("path", shown(path)).with("file", FILE_NAME),
            Self::TooLarge(path, limit) => {
                text("error-large").with("path", shown(path)).with("limit", limit >> 10)
            }
            Self::NotText(path, why) => {
                text("error-not-text").with("path", shown(path)).with("why", why.text())
            }
            Self::Newer(path, format) => {
                text("error-newer").with("path", shown(path)).with("format", *format).with("newest", NEWEST)
            }
            Self::BadName(name) => {
                text("error-bad-name").with("name", name.as_str().escape_debug().to_string())
            }
            Self::Unreadable(path, error) => trouble::why_unreadable(path, error),
            Self::ReadOnly(path) => text("error-read-only").with("path", shown(path)),
            Self::Unwritable(path, error) => {
                let why = trouble::why_unwritable(path, error);
                if path.is_file() { text("error-kept").with("why", why) } else { why }
            }
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.text(), f)
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// What is said in a sentence of its own, behind the name of a file, and as help.
    #[test]
    fn every_reason_is_a_sentence() {
        let path = || Path::new("a.rhai").to_owned();
        let told = |error: FileError| [error.to_string(), error.why().to_string(), error.help().to_string()];
        assert_eq!(
            told(FileError::TooLarge(path(), 2 << 10)),
            [
                "a.rhai is larger than 2 KiB, the most such a file may have",
                "it is larger than 2 KiB",
                "such a file is a text of a few hundred lines at most",
            ]
        );
        assert_eq!(
            told(FileError::NotText(path(), NotText::Line(3))),
            [
                "a.rhai is not text in UTF-8: line 3 has a sign of another encoding",
                "it is not text in UTF-8: line 3 has a sign of another encoding",
                "open it in a text editor and save it as UTF-8",
            ]
        );
        assert_eq!(
            told(FileError::Unreadable(path(), io::ErrorKind::NotFound.into())),
            [
                "there is no file a.rhai",
                "there is no such file",
                "put the file there, or take it out of mission.ron",
            ]
        );
        let refused = trouble::refused(text("trouble-not-a-file"));
        assert_eq!(
            told(FileError::Unreadable(path(), refused)),
            [
                "a.rhai cannot be read: this is not a file",
                "this is not a file",
                "change its permissions, or put another file in its place",
            ]
        );
        assert_eq!(
            FileError::Missing(path()).to_string(),
            "there is no mission at a.rhai: a mission is a folder with a mission.ron"
        );
        assert_eq!(
            FileError::Newer(path(), 99).to_string(),
            format!(
                "a.rhai is of format 99, made by a newer Hellwright; this one reads formats up to {NEWEST}"
            )
        );
        assert_eq!(
            FileError::BadName(ScriptName::new("a\n.rhai")).to_string(),
            "a script cannot be saved under the name \"a\\n.rhai\""
        );
        assert_eq!(
            FileError::Unwritable(path(), io::ErrorKind::StorageFull.into()).to_string(),
            "a.rhai cannot be written: the disk is full; make room on it, or choose another"
        );
    }
}
