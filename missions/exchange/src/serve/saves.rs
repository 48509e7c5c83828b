//! Where saved games are kept while a program is served: in a folder, under plain names. A front end names games; it never
//! names files.

use crate::words::text;
use missions_files::{save, trouble};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Keeps saved games.
pub trait Saves: Send {
    /// Keep a game under a name, in place of one that had it before.
    ///
    /// # Errors
    /// Why it could not be kept.
    fn keep(&mut self, name: &str, text: &str) -> Result<(), String>;

    /// The game that was kept under a name.
    ///
    /// # Errors
    /// Why it cannot be had.
    fn find(&self, name: &str) -> Result<String, String>;

    /// The names of all games that are kept, sorted.
    ///
    /// # Errors
    /// Why they cannot be listed.
    fn names(&self) -> Result<Vec<String>, String>;
}

/// Keeps saved games in a folder, as `NAME.replay`.
#[derive(Clone, Debug)]
pub struct Folder(pub PathBuf);

/// No saved game is longer.
const LONGEST: u64 = 64 << 20;

impl Saves for Folder {
    fn keep(&mut self, name: &str, text: &str) -> Result<(), String> {
        let path = self.path(name);
        std::fs::create_dir_all(&self.0).map_err(|error| trouble::writing(&self.0, &error))?;
        save::replace(&path, text.as_bytes()).map_err(|error| error.to_string())
    }

    fn find(&self, name: &str) -> Result<String, String> {
        let path = self.path(name);
        let length = path.metadata().map_err(|error| told(&path, &error))?.len();
        if length > LONGEST {
            return Err(text("saves-large").with("path", path.display().to_string()).to_string());
        }
        let bytes = std::fs::read(&path).map_err(|error| told(&path, &error))?;
        let unfit = |_| text("saves-bytes").with("path", path.display().to_string()).to_string();
        String::from_utf8(bytes).map_err(unfit)
    }

    fn names(&self) -> Result<Vec<String>, String> {
        let entries = match std::fs::read_dir(&self.0) {
            Ok(entries) => entries,
            // The folder is made for the first game.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(told(&self.0, &error)),
        };
        let mut names = Vec::new();
        for entry in entries {
            let file = entry.map_err(|error| told(&self.0, &error))?.file_name();
            let name = file.to_str().and_then(|file| file.strip_suffix(".replay"));
            names.extend(name.filter(|name| is_plain(name)).map(str::to_owned));
        }
        names.sort_unstable();
        Ok(names)
    }
}

impl Folder {
    fn path(&self, name: &str) -> PathBuf {
        self.0.join(format!("{name}.replay"))
    }
}

fn told(path: &Path, error: &std::io::Error) -> String {
    trouble::reading(path, error)
}

/// A name that is nothing but a name on every system.
pub(super) fn is_plain(name: &str) -> bool {
    let signs = name.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it));
    (1..=64).contains(&name.len()) && signs && !is_device(name)
}

/// What Windows takes for a device and not for a file, whatever ending follows.
fn is_device(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let numbered = |word: &str| {
        name.strip_prefix(word).is_some_and(|it| it.len() == 1 && it.as_bytes()[0].is_ascii_digit())
    };
    ["con", "prn", "aux", "nul"].contains(&name.as_str()) || numbered("com") || numbered("lpt")
}
