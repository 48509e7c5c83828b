//! What an earlier session left behind: found, read as far as it is sound, and played again.
//! Nothing is changed by looking; whether it is wanted is for the author to say.

use super::fingerprint::Fingerprint;
use super::line::{Chain, Entry, FIRST, TITLE, VERSION};
use super::sync::Syncer;
use super::{FILE_NAME, Journal, JournalError, LIMIT, LONG, Open};
use crate::disk::{self, FileError};
use crate::lock::Window;
use crate::trouble::refused;
use crate::words::text;
use missions_document::edit::Edit;
use missions_document::format::{Line, LineOf1};
use missions_document::history::History;
use missions_document::mission::Mission;
use serde::de::DeserializeOwned;
use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How the mission on the disk stands to what the journal makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    /// It is the same: there is nothing to restore.
    Equal,
    /// It is as it was when the journal was begun, or a save was cut short: what the journal has comes after it.
    Behind,
    /// It was changed since, by another program or another person: one of the two will be lost.
    Changed,
    /// There is none: it was never saved.
    Absent,
}

/// What can be restored.
#[derive(Debug)]
pub struct Recovery {
    /// How many changes there were since the journal was begun.
    pub changes: usize,
    /// The labels of the last steps that are done, newest first; at most ten.
    pub labels: Vec<String>,
    /// When the journal was written to last.
    pub written: Option<SystemTime>,
    /// How the mission beside it stands to it.
    pub disk: Disk,
    path: PathBuf,
    mission: Mission,
    history: History,
    known: Fingerprint,
    /// Is it of the version that is written today?
    can_go_on: bool,
    chain: Chain,
    length: u64,
}

/// Look for a journal. What is torn at its end is passed over.
///
/// # Errors
/// When there is one, but it cannot be read.
pub fn find(place: &Path) -> Result<Option<Recovery>, JournalError> {
    find_as(place, Window::FIRST)
}

/// Does a journal of this window lie there, whatever is in it?
#[must_use]
pub fn is_there(place: &Path, window: Window) -> bool {
    place.join(window.file(FILE_NAME)).exists()
}

/// Look for the journal of this window.
///
/// # Errors
/// When there is one, but it cannot be read.
pub fn find_as(place: &Path, window: Window) -> Result<Option<Recovery>, JournalError> {
    let path = place.join(window.file(FILE_NAME));
    let (bytes, written) = match read(&path) {
        Ok(Some(read)) => read,
        Ok(None) => return Err(JournalError::TooLarge(path)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(JournalError::Unreadable(path, error)),
    };
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n').map_while(|line| line.strip_suffix(b"\n"));
    let broken = || JournalError::Broken(path.clone());
    let title = lines.next().and_then(|title| std::str::from_utf8(title).ok()).ok_or_else(broken)?;
    let version: u32 = title.strip_prefix(TITLE).and_then(|number| number.parse().ok()).ok_or_else(broken)?;
    let played = match version {
        VERSION => play::<Line>(lines),
        FIRST => play::<LineOf1>(lines),
        newer => return Err(JournalError::Newer(path, newer)),
    };
    let Played { changes, mission, history, ours, chain, length } = played.ok_or_else(broken)?;
    let done = history.steps().iter().take(history.at()).rev().take(10);
    Ok(Some(Recovery {
        changes,
        labels: done.map(|step| step.label.clone()).collect(),
        written,
        disk: disk(place, &mission, &ours),
        known: ours.into_iter().next().unwrap_or_default(),
        can_go_on: version == VERSION,
        path,
        mission,
        history,
        chain,
        length: (title.len() + 1 + length) as u64,
    }))
}

/// What the lines of a journal make of what it began with.
struct Played {
    changes: usize,
    mission: Mission,
    history: History,
    /// What lay on the disk when it was begun, and what was being saved since.
    ours: Vec<Fingerprint>,
    chain: Chain,
    length: usize,
}

/// The lines behind the title, with edits as journals of their version have them; `None` if not even the first one is sound.
fn play<'l, L: DeserializeOwned + Into<Edit>>(mut lines: impl Iterator<Item = &'l [u8]>) -> Option<Played> {
    let mut chain = Chain::default();
    let first = lines.next()?;
    let Some(Entry::Begin(begin)) = chain.read::<L>(first) else { return None };
    let known = begin.disk.clone();
    let (mut mission, mut history) = begin.restore()?;
    let (mut length, mut changes, mut ours) = (first.len() + 1, 0, vec![known]);
    for line in lines {
        let before = chain;
        let Some(entry) = chain.read::<L>(line) else { break };
        let is_change = matches!(entry, Entry::Change(..));
        if let Entry::Saving(print) = &entry {
            ours.push(print.clone());
        }
        if !entry.replay(&mut mission, &mut history) {
            chain = before;
            break;
        }
        changes += usize::from(is_change);
        length += line.len() + 1;
    }
    Some(Played { changes, mission, history, ours, chain, length })
}

/// All of a file and when it was written; `None` if it is too large.
fn read(path: &Path) -> io::Result<Option<(Vec<u8>, Option<SystemTime>)>> {
    let file = File::open(path)?;
    let meta = file.metadata()?;
    if !meta.is_file() {
        return Err(refused(text("trouble-not-a-file")));
    }
    if meta.len() > LIMIT {
        return Ok(None);
    }
    let mut bytes = Vec::with_capacity(meta.len() as usize);
    let _ = file.take(LIMIT).read_to_end(&mut bytes)?;
    Ok(Some((bytes, meta.modified().ok())))
}

fn disk(place: &Path, mission: &Mission, ours: &[Fingerprint]) -> Disk {
    let there = match disk::load(place) {
        Ok(loaded) => Fingerprint::of(&loaded.mission),
        Err(FileError::Missing(_)) => return Disk::Absent,
        Err(_) => return Disk::Changed,
    };
    if there.holds(&Fingerprint::of(mission)) {
        Disk::Equal
    } else if there.is_mixed_from(ours) {
        Disk::Behind
    } else {
        Disk::Changed
    }
}

impl Recovery {
    /// The folder it lies in.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.path.parent()
    }

    /// The mission it brings back.
    #[must_use]
    pub const fn mission(&self) -> &Mission {
        &self.mission
    }

    /// The mission as it was last, with its history: everything can be undone as before.
    #[must_use]
    pub fn replay(&self) -> (Mission, History) {
        let mut history = self.history.clone();
        if self.disk == Disk::Equal {
            history.mark_saved();
        }
        (self.mission.clone(), history)
    }

    /// Go on writing where it ends, once the author has what it restores.
    #[must_use]
    pub fn resume(self) -> Journal {
        // If that fails, or if lines of today do not belong in it, the first record begins a new journal with everything in it.
        let open = self.can_go_on.then(|| {
            let file = OpenOptions::new().append(true).open(&self.path)?;
            file.set_len(self.length)?;
            let limit = LONG.max(self.length * 2);
            Ok::<Open, io::Error>(Open { file, chain: self.chain, length: self.length, limit })
        });
        Journal {
            path: self.path,
            disk: self.known,
            open: open.and_then(Result::ok),
            ours: true,
            failed: None,
            trouble: None,
            syncer: Syncer::default(),
        }
    }

    /// Remove the journal: the author does not want it.
    ///
    /// # Errors
    /// When the system does not let us.
    pub fn discard(self) -> Result<(), JournalError> {
        std::fs::remove_file(&self.path).map_err(|error| JournalError::Unwritable(self.path, error))
    }
}
