//! Results of play on the disk, in a folder for what can be worked out again. A result is found by what was played and
//! by which program: another build of the program finds none of them. The oldest are removed when there are too many.

use missions::kept::{Nowhere, Shelf};
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;
use xxhash_rust::xxh3::{Xxh3, xxh3_128};

/// So many results are kept at most.
const MOST: usize = 500;

/// Results in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results {
    folder: PathBuf,
}

/// In a folder; without one nothing is kept.
#[must_use]
pub fn shelf(folder: Option<PathBuf>) -> Box<dyn Shelf> {
    match folder {
        Some(folder) => Box::new(Results::new(folder)),
        None => Box::new(Nowhere),
    }
}

/// A shelf that knows whether everything that was asked of it was there.
#[expect(missing_debug_implementations, reason = "a shelf is anything that keeps results")]
pub struct Watched {
    shelf: Box<dyn Shelf>,
    found: AtomicBool,
    put: AtomicBool,
}

impl Watched {
    /// Nothing was asked of it yet.
    #[must_use]
    pub const fn new(shelf: Box<dyn Shelf>) -> Self {
        Self { shelf, found: AtomicBool::new(false), put: AtomicBool::new(false) }
    }

    /// Was something found, and nothing worked out again?
    #[must_use]
    pub fn had_all(&self) -> bool {
        self.found.load(Ordering::Relaxed) && !self.put.load(Ordering::Relaxed)
    }
}

impl Shelf for Watched {
    fn get(&self, name: &str) -> Option<String> {
        let found = self.shelf.get(name);
        let _ = self.found.fetch_or(found.is_some(), Ordering::Relaxed);
        found
    }

    fn put(&self, name: &str, text: &str) {
        self.put.store(true, Ordering::Relaxed);
        self.shelf.put(name, text);
    }
}

impl Results {
    /// In a folder, which need not be there yet.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{:032x}", xxh3_128(name.as_bytes())))
    }

    /// Remove the oldest files of more than enough.
    fn tidy(&self) {
        let Ok(files) = fs::read_dir(&self.folder) else { return };
        let dated = |file: fs::DirEntry| {
            let changed = file.metadata().and_then(|it| it.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
            (changed, file.path())
        };
        let mut files: Vec<(SystemTime, PathBuf)> = files.flatten().map(dated).collect();
        files.sort_unstable();
        let many = files.len().saturating_sub(MOST);
        for (_, file) in files.drain(..many) {
            // If another window was faster, all is well.
            let _ = fs::remove_file(file);
        }
    }
}

impl Shelf for Results {
    fn get(&self, name: &str) -> Option<String> {
        let text = fs::read_to_string(self.file(name)).ok()?;
        let (head, result) = text.split_once('\n')?;
        (head == heading(name)?).then(|| result.to_owned())
    }

    fn put(&self, name: &str, text: &str) {
        let Some(head) = heading(name) else { return };
        // Without room on the disk, or without leave to write, it is worked out again the next time.
        let _ = fs::create_dir_all(&self.folder);
        let _ = missions::format::replace(&self.file(name), format!("{head}\n{text}").as_bytes());
        self.tidy();
    }
}

/// The first line of a file: which program wrote it, and what it is.
fn heading(name: &str) -> Option<String> {
    static PROGRAM: OnceLock<Option<u128>> = OnceLock::new();
    let program = (*PROGRAM.get_or_init(|| fingerprint(&std::env::current_exe().ok()?)))?;
    Some(format!("{program:032x} {name}"))
}

/// Of a file, read piece by piece.
fn fingerprint(path: &Path) -> Option<u128> {
    let (mut file, mut hash) = (File::open(path).ok()?, Xxh3::new());
    let mut piece = vec![0; 1 << 20];
    loop {
        match file.read(&mut piece).ok()? {
            0 => return Some(hash.digest128()),
            read => hash.update(&piece[..read]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_found_by_their_name_and_by_the_program() {
        let folder = tempfile::tempdir().expect("a folder");
        let results = Results::new(folder.path().join("not there yet"));
        assert_eq!(results.get("games 1"), None);
        results.put("games 1", "{}\n{}");
        results.put("games 2", "[]");
        assert_eq!(results.get("games 1").as_deref(), Some("{}\n{}"));
        assert_eq!(results.get("games 3"), None);
        // Another program wrote it, or another result lies under this name.
        let file = results.file("games 2");
        let _ = fs::copy(results.file("games 1"), &file).expect("copied");
        assert_eq!(results.get("games 2"), None);
        fs::write(file, b"\xff").expect("written");
        assert_eq!(results.get("games 2"), None);
    }

    #[test]
    fn a_watched_shelf_knows_whether_it_had_everything() {
        let folder = tempfile::tempdir().expect("a folder");
        let watched = || Watched::new(shelf(Some(folder.path().to_owned())));
        let first = watched();
        assert_eq!((first.get("games 1"), first.had_all()), (None, false));
        first.put("games 1", "{}");
        let second = watched();
        assert!(!second.had_all() && second.get("games 1").is_some() && second.had_all());
        assert!(second.get("games 2").is_none());
        second.put("games 2", "{}");
        assert!(!second.had_all(), "one of two was played");
    }

    #[test]
    fn what_cannot_be_kept_is_no_trouble() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("file"), "").expect("written");
        let results = Results::new(folder.path().join("file"));
        results.put("games 1", "{}");
        assert_eq!(results.get("games 1"), None);
    }

    #[test]
    fn the_oldest_are_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let results = Results::new(folder.path().to_owned());
        for number in 0..MOST {
            let file = File::create(folder.path().join(format!("{number}"))).expect("a file");
            file.set_modified(SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1000 + number as u64))
                .expect("dated");
        }
        results.put("games 1", "{}");
        assert!(results.get("games 1").is_some());
        assert!(!folder.path().join("0").exists() && folder.path().join("1").exists());
    }
}
