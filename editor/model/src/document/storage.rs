//! Keeping a document safe: its journal, its lock on the folder, what its files looked like, opening and saving it.
//! Nothing here asks a question; it reports what has to be asked, and the screen asks it.

use super::Document;
use super::safety::Storage;
use missions::format::{self, FileError};
use missions::journal::{self, Journal, Record, Recovery};
use missions::lock::{Lock, Locked, Window};
use missions::watch::{Foreign, Stamp};
use missions::{Diagnostic, Mission};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// What a window that is not open any more has left. As long as this lives no other window takes it.
#[derive(Debug)]
pub struct Left {
    /// What its journal can restore.
    pub recovery: Recovery,
    lock: Option<Lock>,
}

impl From<Recovery> for Left {
    fn from(recovery: Recovery) -> Self {
        Self { recovery, lock: None }
    }
}

/// A document that was opened, and what has to be asked before one goes on with it.
#[derive(Debug)]
pub struct Opening {
    /// The document as its files have it.
    pub document: Document,
    /// What journals beside it can restore, the last one first.
    pub left: Vec<Left>,
    /// Who else has it open.
    pub held: Option<String>,
    /// What to report about it: what is wrong with the journal, or where it was imported.
    pub notice: Option<String>,
}

/// Open the mission of a folder.
///
/// # Errors
/// With a sentence for people, when there is no mission to be read.
pub(crate) fn open(home: PathBuf) -> Result<Opening, String> {
    let loaded = format::load(&home).map_err(|error| error.to_string())?;
    let mut storage = Storage { stamp: Some(Stamp::of(&home, &loaded.mission)), ..Storage::default() };
    let held = match Lock::take(&home) {
        Locked::Ours(lock) => {
            storage.locks.push(lock);
            None
        }
        Locked::HeldBy(other) => Some(other),
        Locked::Unknown(_) => None,
    };
    let (left, notice) = left(&home, held.is_none());
    storage.begin(&home, &loaded.mission, held.is_none());
    let mut document = Document::new(loaded.mission, Some(home), loaded.problems);
    document.storage = storage;
    Ok(Opening { document, left, held, notice })
}

/// What windows that are not open any more have left in a folder, the last one first; and what cannot be read of it.
fn left(home: &Path, first: bool) -> (Vec<Left>, Option<String>) {
    let (mut left, mut trouble) = (Vec::new(), None);
    for window in Window::all().filter(|window| journal::is_there(home, *window)) {
        let lock = match Lock::take_as(home, window) {
            Locked::Ours(lock) => Some(lock),
            // The first one's lock is ours already.
            Locked::HeldBy(_) if window == Window::FIRST && first => None,
            Locked::HeldBy(_) => continue,
            Locked::Unknown(_) => None,
        };
        match journal::find_as(home, window) {
            Ok(Some(recovery)) if recovery.disk != journal::Disk::Equal => {
                left.push(Left { recovery, lock });
            }
            Ok(_) => {}
            Err(error) => trouble = Some(error.to_string()),
        }
    }
    left.sort_by_key(|left| std::cmp::Reverse(left.recovery.written));
    (left, trouble)
}

/// Does a journal lie in this folder that is not ours?
pub fn has_left(home: &Path) -> bool {
    Window::all().any(|window| journal::is_there(home, window))
}

impl Storage {
    /// Begin a journal in a place where none lies that may still be wanted, and that no other window has. `first` says that
    /// the first window's lock is ours.
    fn begin(&mut self, home: &Path, mission: &Mission, first: bool) {
        for window in Window::all() {
            let wanted = || {
                journal::find_as(home, window)
                    .map_or(true, |found| found.is_some_and(|recovery| recovery.disk != journal::Disk::Equal))
            };
            if journal::is_there(home, window) && wanted() {
                continue;
            }
            if !(first && window == Window::FIRST) {
                match Lock::take_as(home, window) {
                    Locked::Ours(lock) => self.locks.push(lock),
                    Locked::HeldBy(_) => continue,
                    Locked::Unknown(_) => {}
                }
            }
            self.journal = Some(Journal::begin_as(home, window, mission));
            return;
        }
    }
}

/// A mission just begun, with a journal in a folder of its own among `journals`, if there is one.
pub fn open_anew(mission: Mission, journals: Option<&Path>) -> Document {
    let loft = journals.and_then(|journals| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        let loft = journals.join(format!("{}-{since}", std::process::id()));
        fs::create_dir_all(&loft).ok().map(|()| loft)
    });
    let mut document = Document::new(mission, None, Vec::new());
    document.keep_in(loft);
    document
}

/// What is left of missions that were never saved, the last one first. Those of windows that are still open are not left.
pub fn unsaved(journals: &Path) -> Vec<Recovery> {
    let folders = fs::read_dir(journals).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut left: Vec<Recovery> = folders
        .filter(|folder| matches!(Lock::take(folder), Locked::Ours(_)))
        .filter_map(|folder| {
            let found = journal::find(&folder).ok().flatten();
            if found.is_none() {
                // Nothing was done in it.
                let _ = fs::remove_dir(&folder);
            }
            found
        })
        .collect();
    left.sort_by_key(|recovery| std::cmp::Reverse(recovery.written));
    left
}

impl Document {
    /// Bring back what a journal has. A journal in a folder that is no mission's belongs to one that was never saved. What
    /// was done in the opened one is left in its own journal.
    pub fn restored(left: impl Into<Left>, opened: Option<Self>) -> Self {
        let Left { recovery, lock: its } = left.into();
        let (mission, history) = recovery.replay();
        let (home, reading, mut storage, saved) = match opened {
            Some(opened) => (opened.home, opened.reading, opened.storage, opened.saved),
            None => {
                let mut begun = mission.clone();
                history.clone().jump(&mut begun, 0);
                (None, Vec::new(), Storage::default(), Arc::new(begun))
            }
        };
        if home.is_none() {
            storage.loft = recovery.folder().map(Path::to_owned);
            storage.locks.extend(storage.loft.as_deref().and_then(lock));
        }
        storage.locks.extend(its);
        storage.journal = Some(recovery.resume());
        let mut document = Self::with_history(mission, history, home, reading);
        (document.storage, document.saved) = (storage, saved);
        document
    }

    /// It was closed to be read again, and could not be: what is here is all there is.
    pub fn keep_on(&mut self) {
        if let (None, Some(home)) = (&self.storage.journal, &self.home) {
            let ours = lock(home);
            let first = ours.is_some();
            self.storage.locks.extend(ours);
            self.storage.begin(home, &self.mission, first);
            self.storage.stamp = Some(Stamp::of(home, &self.mission));
        }
    }

    fn keep_in(&mut self, loft: Option<PathBuf>) {
        self.storage.locks.extend(loft.as_deref().and_then(lock));
        self.storage.journal = loft.as_deref().map(|loft| Journal::begin(loft, &self.mission));
        self.storage.loft = loft;
    }

    /// What is in its files and would be gone if it were saved into a folder: nothing unless that is its home, for another folder
    /// leaves them as they are.
    pub fn would_lose(&self, folder: &Path) -> impl Iterator<Item = &Diagnostic> {
        let over = self.home.as_deref() == Some(folder) && folder.join(format::FILE_NAME).exists();
        format::lost(if over { self.reading.as_slice() } else { &[] })
    }

    /// Write the mission into a folder, which is its home from then on.
    ///
    /// # Errors
    /// When the system does not let us; then nothing has changed, on the disk or here.
    pub fn save(&mut self, home: &Path) -> Result<(), FileError> {
        let moves = self.home.as_deref() != Some(home);
        if !moves {
            self.write_down(Record::Saving);
        }
        format::save(&self.mission, home)?;
        self.mark_saved();
        self.reading.clear();
        if moves {
            self.forget_loft();
            // What was not saved where it was is saved here; and what others left here stays aside.
            if let Some(journal) = self.storage.journal.take() {
                journal.end();
            }
            let ours: Option<Lock> = lock(home);
            let first = ours.is_some();
            self.storage.locks = ours.into_iter().collect();
            self.storage.begin(home, &self.mission, first);
            self.home = Some(home.to_owned());
        } else if let Some(journal) = &mut self.storage.journal {
            journal.restart(&self.mission);
        }
        self.storage.stamp = Some(Stamp::of_saved(home, &self.mission));
        Ok(())
    }

    /// What other programs did to its files since it was opened or saved. Files that say what is here are no news.
    pub fn foreign(&mut self) -> Vec<Foreign> {
        let (Some(stamp), Some(home)) = (&mut self.storage.stamp, &self.home) else { return Vec::new() };
        let foreign = stamp.foreign();
        if foreign.is_empty() {
            return foreign;
        }
        let mut ours = Stamp::of_saved(home, &self.mission);
        if !ours.foreign().is_empty() {
            return foreign;
        }
        *stamp = ours;
        self.mark_saved();
        Vec::new()
    }

    /// The folder of the mission, if it was there and is not any more.
    pub fn gone(&self) -> Option<PathBuf> {
        let home = self.home.as_ref().filter(|home| !home.exists())?;
        self.storage.stamp.as_ref().is_some_and(Stamp::has_files).then(|| home.clone())
    }

    /// What they did is known now, and the mission stays as it is here.
    pub fn keep_mine(&mut self) {
        if let Some(home) = &self.home {
            self.storage.stamp = Some(Stamp::of(home, &self.mission));
        }
        self.history.mark_unsaved();
    }

    /// What is wrong with the journal, once.
    pub fn trouble(&mut self) -> Option<String> {
        self.storage.journal.as_mut()?.trouble().map(|error| error.to_string())
    }

    /// It is closed, and what was not saved is not wanted.
    pub fn close(&mut self) {
        self.forget_loft();
        if let Some(journal) = self.storage.journal.take() {
            journal.end();
        }
        self.storage = Storage::default();
    }

    fn forget_loft(&mut self) {
        let Some(loft) = self.storage.loft.take() else { return };
        if let Some(journal) = self.storage.journal.take() {
            journal.end();
        }
        self.storage.locks.clear();
        // An empty folder that stays is swept away at the next start.
        let _ = fs::remove_dir(loft);
    }
}

fn lock(folder: &Path) -> Option<Lock> {
    match Lock::take(folder) {
        Locked::Ours(lock) => Some(lock),
        Locked::HeldBy(_) | Locked::Unknown(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::history::Change;
    use missions::{Edit, Info};

    fn titled(title: &str) -> Change {
        let info = Info { title: title.to_owned(), ..Info::default() };
        Change::new(title, [Edit::Info(Box::new(info))])
    }

    #[test]
    fn after_a_restore_what_is_saved_is_what_the_files_have() {
        let home = tempfile::tempdir().expect("a folder");
        format::save(&Mission::starter(), home.path()).expect("saved");
        let mut crashed = open(home.path().to_owned()).expect("a mission").document;
        assert!(crashed.commit(titled("Not Saved")));
        drop(crashed);
        let Opening { document, mut left, .. } = open(home.path().to_owned()).expect("a mission");
        let files = Arc::clone(document.saved());
        let mut restored = Document::restored(left.remove(0), Some(document));
        assert_eq!(restored.mission().info().title, "Not Saved");
        assert!(restored.saved() == &files && restored.is_dirty());
        restored.save(home.path()).expect("saved");
        assert!(restored.saved() == restored.mission() && !restored.is_dirty());
    }

    #[test]
    fn what_was_not_understood_would_be_lost_at_home_until_it_is_saved() {
        let (home, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        format::save(&Mission::starter(), home.path()).expect("saved");
        let file = home.path().join(format::FILE_NAME);
        let text = fs::read_to_string(&file).expect("text").replacen(
            "title:",
            "titel: \"x\", sumary: \"y\", title:",
            1,
        );
        fs::write(&file, format!("// a comment\n{text}")).expect("written");
        let opened = || open(home.path().to_owned()).expect("a mission").document;
        let mut document = opened();
        assert_eq!(document.would_lose(home.path()).count(), 2, "{:?}", document.reading);
        fs::remove_file(&file).expect("removed");
        assert_eq!(document.would_lose(home.path()).count(), 0, "it is gone already");
        fs::write(&file, format!("// a comment\n{text}")).expect("written");
        assert_eq!(document.would_lose(other.path()).count(), 0);
        document.save(other.path()).expect("saved");
        assert_eq!(document.would_lose(other.path()).count(), 0, "the new files have what the mission has");
        let mut document = opened();
        assert_eq!(document.would_lose(home.path()).count(), 2);
        document.save(home.path()).expect("saved");
        assert_eq!(document.would_lose(home.path()).count(), 0);
        let mut imported = opened();
        imported.reading.push(Diagnostic::error(missions::Code("F012"), "an object was left out"));
        assert_eq!(imported.would_lose(home.path()).count(), 0);
    }

    #[test]
    fn after_a_restore_of_what_was_never_saved_it_is_what_was_begun() {
        let journals = tempfile::tempdir().expect("a folder");
        let mut crashed = open_anew(Mission::starter(), Some(journals.path()));
        assert!(crashed.commit(titled("One")) && crashed.commit(titled("Two")));
        drop(crashed);
        let restored = Document::restored(unsaved(journals.path()).remove(0), None);
        assert_eq!(restored.mission().info().title, "Two");
        assert_eq!(**restored.saved(), Mission::starter());
    }
}
