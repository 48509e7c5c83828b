//! Whether another program has changed the files of a mission that is open: a version control system, a text editor.
//! It only looks; what to do about it is for the author.

use missions_document::format;
use missions_document::id::ScriptName;
use missions_document::mission::Mission;
use missions_document::operation;
use missions_document::own_tiles;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use xxhash_rust::xxh3::xxh3_64;

/// What another program did to a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Foreign {
    /// It was modified.
    Changed(PathBuf),
    /// It is gone.
    Removed(PathBuf),
    /// It was not there before.
    Added(PathBuf),
}

/// The files of a mission as they were when it was opened or saved.
#[derive(Clone, Debug)]
pub struct Stamp {
    folder: PathBuf,
    files: BTreeMap<PathBuf, Seen>,
}

/// One file as it was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    /// Length and time of change, if they can be trusted to change with the content.
    face: Option<(u64, SystemTime)>,
    /// What it said; `None` if there was no such file.
    said: Option<u64>,
}

/// A file changed so shortly before we looked may be changed again without its time showing it.
const TOO_FRESH: Duration = Duration::from_secs(2);

impl Stamp {
    /// Of a mission just opened.
    #[must_use]
    pub fn of(folder: &Path, mission: &Mission) -> Self {
        let files = files(folder, mission).map(|path| {
            let seen = look(&path);
            (path, seen)
        });
        Self { folder: folder.to_owned(), files: files.collect() }
    }

    /// Of a mission just saved by us. What we wrote is known; if the disk differs already, another program has written.
    #[must_use]
    pub fn of_saved(folder: &Path, mission: &Mission) -> Self {
        let scripts = mission.scripts().iter();
        let texts = scripts.map(|(name, text)| (folder.join(name.as_str()), xxh3_64(text.as_bytes())));
        let sheets = mission.own_tiles().iter();
        let sheets =
            sheets.map(|(number, text)| (folder.join(own_tiles::file(*number)), xxh3_64(text.as_bytes())));
        let content = cards(folder, mission).into_iter().map(|(path, text)| (path, xxh3_64(text.as_bytes())));
        let own = (folder.join(format::FILE_NAME), xxh3_64(format::write(mission).as_bytes()));
        let ours: BTreeMap<PathBuf, u64> = texts.chain(sheets).chain(content).chain([own]).collect();
        let files = files(folder, mission).map(|path| {
            let said = ours.get(&path).copied();
            (path, Seen { face: None, said })
        });
        Self { folder: folder.to_owned(), files: files.collect() }
    }

    /// The folder it is of.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Was any of the files there?
    #[must_use]
    pub fn has_files(&self) -> bool {
        self.files.values().any(|seen| seen.said.is_some())
    }

    /// What other programs have done since. Cheap as long as nothing happens: a file is read only when its length or its
    /// time says that it may have changed. The answer stays the same until a new stamp is taken.
    pub fn foreign(&mut self) -> Vec<Foreign> {
        let mut foreign = Vec::new();
        for (path, before) in &mut self.files {
            if before.face.is_some() && before.face == face(path) {
                continue;
            }
            let now = look(path);
            match (before.said, now.said) {
                (Some(_), None) => foreign.push(Foreign::Removed(path.clone())),
                (None, Some(_)) => foreign.push(Foreign::Added(path.clone())),
                (a, b) if a != b => foreign.push(Foreign::Changed(path.clone())),
                // Touched, or too fresh the last time: next time this will do.
                _ => *before = now,
            }
        }
        foreign
    }
}

/// The files a mission has, and those its cards ask for.
fn files(folder: &Path, mission: &Mission) -> impl Iterator<Item = PathBuf> {
    let asked = mission.cards().iter().map(|card| &card.script).filter(|name| name.is_sound());
    let scripts: std::collections::BTreeSet<&ScriptName> = mission.scripts().keys().chain(asked).collect();
    let scripts: Vec<PathBuf> = scripts.into_iter().map(|name| folder.join(name.as_str())).collect();
    let sheets: Vec<PathBuf> =
        mission.own_tiles().keys().map(|number| folder.join(own_tiles::file(*number))).collect();
    let cards: Vec<PathBuf> = cards(folder, mission).into_iter().map(|(path, _)| path).collect();
    scripts.into_iter().chain(sheets).chain(cards).chain([folder.join(format::FILE_NAME)])
}

/// The files of cards, the mission's own and the operation's, with what makes the operation one; and what they said.
fn cards<'m>(folder: &Path, mission: &'m Mission) -> Vec<(PathBuf, &'m str)> {
    let own = mission.content_files().iter().map(|(file, text)| (folder.join(file.path()), text.as_str()));
    let above = mission.operation().into_iter().flat_map(|operation| {
        let cards = operation.content.iter();
        let cards = cards.map(|(file, text)| (operation.folder.join(file.path()), text.as_str()));
        cards.chain([(operation.folder.join(operation::FILE_NAME), operation.text.as_str())])
    });
    own.chain(above).collect()
}

/// Length and time of change, unless the file is too fresh for them to mean anything.
fn face(path: &Path) -> Option<(u64, SystemTime)> {
    let meta = path.metadata().ok()?;
    let modified = meta.modified().ok()?;
    let old = SystemTime::now().duration_since(modified).is_ok_and(|age| age > TOO_FRESH);
    old.then_some((meta.len(), modified))
}

fn look(path: &Path) -> Seen {
    // The time first: if the file changes between the two, its new time shows it the next time.
    let face = face(path);
    let said = match content(path) {
        Ok(said) => Some(said),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        // What cannot be read says nothing that we know.
        Err(_) => Some(0),
    };
    Seen { face, said }
}

fn content(path: &Path) -> io::Result<u64> {
    let mut bytes = Vec::new();
    let _ = File::open(path)?.take(format::LIMIT_MISSION + 1).read_to_end(&mut bytes)?;
    // A byte order mark is no part of the text.
    Ok(xxh3_64(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::edit::Edit;
    use missions_document::mission::Info;
    use std::fs;

    fn saved() -> (tempfile::TempDir, Mission) {
        let disk = tempfile::tempdir().expect("a folder");
        let mission = Mission::starter();
        crate::save::save(&mission, disk.path()).expect("saves");
        (disk, mission)
    }

    /// As if the files had been written long ago.
    fn age(folder: &Path) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let file = File::options().write(true).open(entry.expect("an entry").path()).expect("opens");
            file.set_modified(SystemTime::now() - Duration::from_secs(100)).expect("sets");
        }
    }

    #[test]
    fn what_others_do_is_seen() {
        let (disk, mission) = saved();
        let mut stamp = Stamp::of(disk.path(), &mission);
        assert_eq!(stamp.foreign(), []);
        let script = disk.path().join("infestation.rhai");
        let text = fs::read_to_string(&script).expect("text");
        // The same length and at once: only the content shows it.
        fs::write(&script, text.replacen("Infestation", "Manifestion", 1)).expect("writes");
        assert_eq!(stamp.foreign(), [Foreign::Changed(script.clone())]);
        assert_eq!(stamp.foreign(), [Foreign::Changed(script.clone())], "until it is answered");
        fs::write(&script, text).expect("writes");
        assert_eq!(stamp.foreign(), [], "taken back");
        let own = disk.path().join("mission.ron");
        fs::remove_file(&own).expect("removes");
        assert_eq!(stamp.foreign(), [Foreign::Removed(own)]);
        fs::write(disk.path().join("notes.txt"), "mine").expect("writes");
        fs::write(disk.path().join("other.rhai"), "not the mission's").expect("writes");
        assert_eq!(stamp.foreign().len(), 1);
    }

    #[test]
    fn a_script_a_card_asks_for_may_appear() {
        let (disk, mission) = saved();
        let name = mission.cards()[0].script.clone();
        fs::remove_file(disk.path().join(name.as_str())).expect("removes");
        let mission = crate::disk::load(disk.path()).expect("loads").mission;
        let mut stamp = Stamp::of(disk.path(), &mission);
        assert_eq!(stamp.foreign(), []);
        fs::write(disk.path().join(name.as_str()), "fn on_start() {}").expect("writes");
        assert_eq!(stamp.foreign(), [Foreign::Added(disk.path().join(name.as_str()))]);
    }

    #[test]
    fn our_own_saves_and_a_mere_touch_are_nothing() {
        let (disk, mission) = saved();
        age(disk.path());
        let mut stamp = Stamp::of(disk.path(), &mission);
        assert!(stamp.files.values().all(|seen| seen.face.is_some()), "old files are known by their time");
        let own = File::options().write(true).open(disk.path().join("mission.ron")).expect("opens");
        own.set_modified(SystemTime::now() - Duration::from_secs(50)).expect("sets");
        assert_eq!(stamp.foreign(), []);
        let info = Info { title: "Other".into(), ..Info::default() };
        let mission = mission.with([Edit::Info(Box::new(info))]);
        crate::save::save(&mission, disk.path()).expect("saves");
        assert_eq!(stamp.foreign().len(), 1, "an old stamp does not know of the save");
        let mut stamp = Stamp::of_saved(disk.path(), &mission);
        assert_eq!(stamp.foreign(), []);
        fs::write(disk.path().join("mission.ron"), "()").expect("writes");
        // Somebody wrote between our save and our stamp.
        assert_eq!(Stamp::of_saved(disk.path(), &mission).foreign().len(), 1);
    }
}
