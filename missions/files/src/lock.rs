//! Who has a mission open: a lock on a file in its folder, so that two windows on one mission know of each other. Every
//! further window has a lock of its own, by which it is known whose journal is whose.
//! The system frees it when its holder dies. What to do about a second window is for the editor to ask.

use crate::trouble::refused;
use crate::words::text;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The name of the lock's file in the folder.
pub const FILE_NAME: &str = ".hellwright-lock";

/// Which of the windows on one folder: most folders have only the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Window(u8);

impl Window {
    /// The one that has the mission for itself as long as no other comes.
    pub const FIRST: Self = Self(1);

    /// As many as there can be on one mission.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=32).map(Self)
    }

    /// The name of its file of a kind: `.hellwright-lock`, `.hellwright-lock-2`.
    pub(crate) fn file(self, kind: &str) -> String {
        if self == Self::FIRST { kind.to_owned() } else { format!("{kind}-{}", self.0) }
    }
}

/// What came of claiming a folder.
#[derive(Debug)]
pub enum Locked {
    /// It is ours as long as this lives.
    Ours(Lock),
    /// Another window has it; how it calls itself: `process 4711`.
    HeldBy(String),
    /// This folder or its file system knows no locks (read-only, perhaps): other users of the mission are unknown.
    Unknown(io::Error),
}

/// A folder is claimed while this lives.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// Lock the folder of a mission.
    #[must_use]
    pub fn take(folder: &Path) -> Locked {
        Self::take_as(folder, Window::FIRST)
    }

    /// Lock to be this window on the folder of a mission.
    #[must_use]
    pub fn take_as(folder: &Path, window: Window) -> Locked {
        let path = folder.join(window.file(FILE_NAME));
        // Its previous owner may remove the file between our opening and our locking it; then we hold nothing and try
        // again.
        for _ in 0..16 {
            match Self::try_take(&path) {
                Ok(Some(claimed)) => {
                    if window == Window::FIRST && matches!(claimed, Locked::Ours(_)) {
                        Self::sweep(folder);
                    }
                    return claimed;
                }
                Ok(None) => {}
                Err(error) => return Locked::Unknown(error),
            }
        }
        Locked::Unknown(refused(text("lock-changes-hands")))
    }

    /// Remove the files of further windows that were killed. Only the first window does so, and it never removes that of a first
    /// one. A window that opens the mission at that moment takes the next number.
    fn sweep(folder: &Path) {
        for window in Window::all().filter(|window| *window != Window::FIRST) {
            let path = folder.join(window.file(FILE_NAME));
            if fs::exists(&path).unwrap_or(false) {
                // What no window holds is ours for a moment, and our own file is removed when we let it go.
                drop(Self::try_take(&path));
            }
        }
    }

    fn try_take(path: &Path) -> io::Result<Option<Locked>> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) if !is_at(&file, path) => Ok(None),
            Ok(()) => {
                file.set_len(0)?;
                writeln!(file, "process {}", std::process::id())?;
                Ok(Some(Locked::Ours(Self { file, path: path.to_owned() })))
            }
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let read = file.rewind().and_then(|()| file.take(200).read_to_string(&mut holder));
                let holder = holder.lines().next().filter(|_| read.is_ok()).map(str::to_owned);
                Ok(Some(Locked::HeldBy(holder.unwrap_or_else(|| text("lock-other-process").to_string()))))
            }
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed while it is still locked, so that no other owner's lock is removed.
        #[cfg(unix)]
        let _ = fs::remove_file(&self.path);
        let _ = self.file.unlock();
        // Other systems do not remove an open file, and do not show whether it is the same one; there it stays.
        #[cfg(not(unix))]
        let _ = &self.path;
    }
}

/// Is the file that is open still the one with this name?
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(there)) => (open.dev(), open.ino()) == (there.dev(), there.ino()),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    fs::exists(path).unwrap_or(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_has_it_at_a_time() {
        let disk = tempfile::tempdir().expect("a folder");
        let Locked::Ours(first) = Lock::take(disk.path()) else { panic!("nobody else is there") };
        let Locked::HeldBy(holder) = Lock::take(disk.path()) else { panic!("it is held") };
        assert_eq!(holder, format!("process {}", std::process::id()));
        drop(first);
        if cfg!(unix) {
            assert_eq!(fs::read_dir(disk.path()).expect("a folder").count(), 0, "nothing is left behind");
        }
        assert!(matches!(Lock::take(disk.path()), Locked::Ours(_)));
    }

    #[test]
    fn every_further_window_has_a_claim_of_its_own() {
        let disk = tempfile::tempdir().expect("a folder");
        let locks: Vec<Lock> = Window::all()
            .map(|window| match Lock::take_as(disk.path(), window) {
                Locked::Ours(lock) => lock,
                other => panic!("{other:?}"),
            })
            .collect();
        for window in Window::all() {
            assert!(matches!(Lock::take_as(disk.path(), window), Locked::HeldBy(_)));
        }
        drop(locks);
        assert!(matches!(Lock::take(disk.path()), Locked::Ours(_)));
    }

    #[test]
    fn a_file_left_by_the_dead_is_no_claim() {
        let disk = tempfile::tempdir().expect("a folder");
        fs::write(disk.path().join(FILE_NAME), "process 1 and much more than we would write")
            .expect("writes");
        let Locked::Ours(_claim) = Lock::take(disk.path()) else { panic!("it is free") };
        let text = fs::read_to_string(disk.path().join(FILE_NAME)).expect("text");
        assert_eq!(text, format!("process {}\n", std::process::id()));
    }

    #[cfg(unix)]
    #[test]
    fn files_of_further_windows_that_were_killed_are_removed_and_those_of_the_living_stay() {
        let disk = tempfile::tempdir().expect("a folder");
        let names = || -> Vec<String> {
            let files = fs::read_dir(disk.path()).expect("a folder").flatten();
            let mut names: Vec<String> =
                files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
            names.sort();
            names
        };
        let windows: Vec<Window> = Window::all().collect();
        for window in [windows[1], windows[2], windows[31]] {
            fs::write(disk.path().join(window.file(FILE_NAME)), "process 1\n").expect("writes");
        }
        let Locked::Ours(second) = Lock::take_as(disk.path(), windows[1]) else { panic!("it is free") };
        assert_eq!(names().len(), 3, "a further window removes nothing");
        let Locked::Ours(first) = Lock::take(disk.path()) else { panic!("it is free") };
        assert_eq!(names(), [FILE_NAME.to_owned(), windows[1].file(FILE_NAME)]);
        drop((first, second));
        assert_eq!(names(), [""; 0]);
    }

    #[test]
    fn where_nothing_can_be_written_nobody_knows() {
        let disk = tempfile::tempdir().expect("a folder");
        assert!(matches!(Lock::take(&disk.path().join("nowhere")), Locked::Unknown(_)));
    }

    #[test]
    fn among_many_who_try_at_once_one_has_it() {
        let disk = tempfile::tempdir().expect("a folder");
        let held = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                let _ = scope.spawn(|| {
                    for _ in 0..200 {
                        if let Locked::Ours(lock) = Lock::take(disk.path()) {
                            let order = std::sync::atomic::Ordering::SeqCst;
                            assert_eq!(held.fetch_add(1, order), 0);
                            assert_eq!(held.fetch_sub(1, order), 1);
                            drop(lock);
                        }
                    }
                });
            }
        });
    }
}
