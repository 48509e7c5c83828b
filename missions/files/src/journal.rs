//! What was done to a mission since it was saved, on the disk as it happens: after a crash nothing is lost.
//! A journal lies beside the mission and never touches the author's files; it is one text from which the document and
//! its whole history come back. When to offer that, and what else an editor remembers, is not decided here.
//!
//! An entry is appended *before* the change is made, with the mission and the history as they are until then. It has
//! reached the operating system when [`Journal::append`] returns, and on the disk within a second or two.

mod fingerprint;
mod line;
mod recovery;
mod sync;

use crate::lock::Window;
use crate::trouble::{self, shown};
use crate::words::text;
use fingerprint::Fingerprint;
use line::{Begin, Chain, Entry};
use missions_document::history::History;
use missions_document::mission::Mission;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use sync::Syncer;

pub use line::Record;
pub use recovery::{Disk, Recovery, find, find_as, is_there};

/// The name of a journal in the folder it is for.
pub const FILE_NAME: &str = ".hellwright-journal";

/// The most bytes a journal may have to be read; it is written again long before it is as long as that.
pub const LIMIT: u64 = 256 << 20;

/// A journal longer than this, and than twice what it began with, is written again.
const LONG: u64 = 16 << 20;

/// How long to wait before trying again to write what could not be written.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why a journal cannot be written or read.
#[derive(Debug)]
pub enum JournalError {
    /// The system does not let us write. While this lasts, what is not saved would be lost in a crash.
    Unwritable(PathBuf, io::Error),
    /// The system does not let us read.
    Unreadable(PathBuf, io::Error),
    /// The file is not a journal, or nothing of it is left.
    Broken(PathBuf),
    /// It was written by a newer program; the number is its version.
    Newer(PathBuf, u32),
    /// It is larger than [`LIMIT`].
    TooLarge(PathBuf),
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = match self {
            Self::Unwritable(path, error) => {
                text("journal-unwritable").with("why", trouble::why_unwritable(path, error))
            }
            Self::Unreadable(path, error) => trouble::why_unreadable(path, error),
            Self::Broken(path) => text("journal-broken").with("path", shown(path)),
            Self::Newer(path, version) => {
                text("journal-newer").with("path", shown(path)).with("version", *version)
            }
            Self::TooLarge(path) => {
                text("journal-large").with("path", shown(path)).with("limit", LIMIT >> 20)
            }
        };
        fmt::Display::fmt(&said, f)
    }
}

impl std::error::Error for JournalError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unwritable(_, error) | Self::Unreadable(_, error) => Some(error),
            _ => None,
        }
    }
}

/// The journal of a mission that is open. Its methods do not fail: [`Journal::trouble`] reports an error once, the
/// journal tries again every few seconds, and meanwhile the mission can be edited and saved.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    /// What lies on the disk, as far as is known.
    disk: Fingerprint,
    /// `None` until there is something to write, and while writing fails.
    open: Option<Open>,
    /// The file in its place is one that we wrote, not what an earlier session left.
    ours: bool,
    /// When writing failed last.
    failed: Option<Instant>,
    trouble: Option<JournalError>,
    syncer: Syncer,
}

#[derive(Debug)]
struct Open {
    file: File,
    chain: Chain,
    length: u64,
    /// Above this length it is written again.
    limit: u64,
}

impl Journal {
    /// For a mission just opened or just made, in its folder, or anywhere else if it has none. Nothing is written before
    /// the first record; then a journal that still lies there is replaced, so ask [`find`] first.
    #[must_use]
    pub fn begin(place: &Path, mission: &Mission) -> Self {
        Self::begin_as(place, Window::FIRST, mission)
    }

    /// The same for a further window on the mission; each has a journal of its own.
    #[must_use]
    pub fn begin_as(place: &Path, window: Window, mission: &Mission) -> Self {
        Self {
            path: place.join(window.file(FILE_NAME)),
            ours: false,
            disk: Fingerprint::of(mission),
            open: None,
            failed: None,
            trouble: None,
            syncer: Syncer::default(),
        }
    }

    /// Write down what is about to happen, before it does: `mission` and `history` are those until now.
    pub fn append(&mut self, record: Record<'_>, mission: &Mission, history: &History) {
        let due = |failed: &Instant| failed.elapsed() >= PATIENCE;
        if self.open.is_none() && self.failed.as_ref().is_some_and(|failed| !due(failed)) {
            return;
        }
        let entry = Entry::of(record, mission);
        let written = match &mut self.open {
            Some(open) if open.length < open.limit => open.add(&entry),
            _ => Open::create(&self.path, &Begin::of(mission, history, &self.disk), &entry).map(|open| {
                (self.open, self.ours) = (Some(open), true);
            }),
        };
        match (written, &self.open) {
            (Ok(()), Some(open)) => {
                self.failed = None;
                self.syncer.soon(&open.file);
            }
            (Err(error), _) => {
                // A half written line ends what can be read, so nothing more may follow it.
                self.open = None;
                if self.failed.is_none() {
                    self.trouble = Some(JournalError::Unwritable(self.path.clone(), error));
                }
                self.failed = Some(Instant::now());
            }
            (Ok(()), None) => {}
        }
    }

    /// Make sure that everything written is on the disk, however long that takes.
    pub fn sync(&mut self) {
        if let Some(open) = &self.open
            && let Err(error) = open.file.sync_data()
        {
            self.trouble = Some(JournalError::Unwritable(self.path.clone(), error));
        }
    }

    /// The mission has been saved as it is: what the journal holds is not needed any more. The next one begins with the
    /// next record, and with all of the history.
    pub fn restart(&mut self, saved: &Mission) {
        self.disk = Fingerprint::of(saved);
        self.remove();
    }

    /// The mission is closed, and what was not saved is not wanted. What an earlier session left stays.
    pub fn end(mut self) {
        self.remove();
    }

    fn remove(&mut self) {
        self.open = None;
        self.failed = None;
        // One that was never put in its place, because the program was killed.
        let _ = fs::remove_file(beside(&self.path));
        if !std::mem::take(&mut self.ours) {
            return;
        }
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                self.trouble = Some(JournalError::Unwritable(self.path.clone(), error));
            }
            _ => {}
        }
    }

    /// What went wrong since the last call; the same error is reported only once.
    pub fn trouble(&mut self) -> Option<JournalError> {
        self.trouble.take()
    }

    /// Would a crash right now lose what was done before?
    #[must_use]
    pub const fn is_failing(&self) -> bool {
        self.failed.is_some()
    }
}

/// Where a new journal is written before it takes the old one's place.
fn beside(path: &Path) -> PathBuf {
    path.with_extension("new")
}

impl Open {
    /// Write a new journal beside the old one and put it in its place, so that there is always a whole one.
    fn create(path: &Path, begin: &Begin, first: &Entry) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let beside = beside(path);
        let mut chain = Chain::default();
        let mut text = format!("{}{}\n", line::TITLE, line::VERSION);
        text += &chain.line(&Entry::Begin(begin.clone()));
        let began = text.len() as u64;
        text += &chain.line(first);
        let written = (|| {
            let mut file = File::create(&beside)?;
            file.write_all(text.as_bytes())?;
            fs::rename(&beside, path)?;
            Ok(file)
        })();
        match written {
            Ok(file) => Ok(Self { file, chain, length: text.len() as u64, limit: LONG.max(began * 2) }),
            Err(error) => {
                let _ = fs::remove_file(&beside);
                Err(error)
            }
        }
    }

    fn add(&mut self, entry: &Entry) -> io::Result<()> {
        let text = self.chain.line(entry);
        self.file.write_all(text.as_bytes())?;
        self.length += text.len() as u64;
        Ok(())
    }
}
