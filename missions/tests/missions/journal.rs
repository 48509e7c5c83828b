//! Journals against what they received: whole, torn at every byte, damaged, foreign, and on disks that do not play along.

use crate::shared::deeds::{Deed, act, deed};
use engine::play::Rng;
use missions::journal::{self, Disk, FILE_NAME, JournalError, Recovery};
use missions::{Change, Edit, History, Id, Info, Journal, Mission, Record, ScriptName, format};
use std::fs;
use std::path::Path;

/// What somebody has open.
struct Desk {
    mission: Mission,
    history: History,
    journal: Journal,
}

impl Desk {
    fn open(place: &Path, mission: Mission) -> Self {
        Self { journal: Journal::begin(place, &mission), mission, history: History::new() }
    }

    fn act(&mut self, deed: Deed) {
        self.journal.append(deed.record(), &self.mission, &self.history);
        let _ = act(deed, &mut self.mission, &mut self.history);
        assert!(self.journal.trouble().is_none());
    }

    fn retitle(&mut self, title: &str) {
        let info = Info { title: title.into(), ..Info::default() };
        self.act(Deed::Commit(Change::new(format!("Call it {title}"), [Edit::Info(Box::new(info))])));
    }

    fn assert_is(&self, recovery: &Recovery) {
        let (mission, history) = recovery.replay();
        assert_eq!(mission, self.mission);
        assert_eq!(mission.fresh_id(), self.mission.fresh_id());
        assert_eq!((history.at(), history.steps()), (self.history.at(), self.history.steps()));
    }
}

fn found(place: &Path) -> Recovery {
    journal::find(place).expect("can be read").expect("is there")
}

#[test]
fn everything_comes_back_and_can_be_taken_back() {
    let disk = tempfile::tempdir().expect("a folder");
    let mission = Mission::starter();
    format::save(&mission, disk.path()).expect("saves");
    let mut desk = Desk::open(disk.path(), mission);
    assert!(journal::find(disk.path()).expect("reads").is_none(), "nothing done, nothing written");
    let mut rng = Rng::new(1);
    for i in 0..3000 {
        let deed = deed(rng.bits(), &desk.mission, &desk.history);
        desk.act(deed);
        if i % 151 == 0 {
            desk.assert_is(&found(disk.path()));
        }
        if i % 700 == 699 {
            format::save(&desk.mission, disk.path()).expect("saves");
            desk.history.mark_saved();
            desk.journal.restart(&desk.mission);
            assert!(journal::find(disk.path()).expect("reads").is_none());
        }
        if i % 400 == 399
            && let Some(recovery) = journal::find(disk.path()).expect("reads")
        {
            // The program was killed, and the author wants everything back and goes on.
            let (mission, history) = recovery.replay();
            desk = Desk { mission, history, journal: recovery.resume() };
        }
    }
    let recovery = found(disk.path());
    desk.assert_is(&recovery);
    let (mut mission, mut history) = recovery.replay();
    let end = mission.clone();
    history.jump(&mut mission, 0);
    assert_eq!(mission, Mission::starter());
    history.jump(&mut mission, desk.history.at());
    assert_eq!(mission, end);
    desk.journal.end();
    assert!(journal::find(disk.path()).expect("reads").is_none());
    let hidden = |name: &str| name.starts_with('.');
    let left = fs::read_dir(disk.path()).expect("folder").map(|e| e.expect("entry").file_name());
    assert!(left.into_iter().all(|name| !hidden(&name.to_string_lossy())));
}

#[test]
fn cut_anywhere_it_gives_what_was_written_before() {
    let disk = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(disk.path(), Mission::default());
    let path = disk.path().join(FILE_NAME);
    let mut rng = Rng::new(3);
    // After each record: how long the journal was, and what the mission was.
    let mut states = Vec::new();
    while states.len() < 12 {
        let deed = deed(rng.bits(), &desk.mission, &desk.history);
        desk.act(deed);
        states.push((fs::metadata(&path).expect("is there").len() as usize, desk.mission.clone()));
    }
    let whole = fs::read(&path).expect("bytes");
    let begun = whole.iter().enumerate().filter(|(_, b)| **b == b'\n').nth(1).expect("two lines").0 + 1;
    let other = tempfile::tempdir().expect("a folder");
    let cut_path = other.path().join(FILE_NAME);
    for cut in 0..=whole.len() {
        fs::write(&cut_path, &whole[..cut]).expect("writes");
        let read = journal::find(other.path());
        if cut < begun {
            assert!(matches!(read, Err(JournalError::Broken(_))), "{cut}");
            continue;
        }
        let recovery = read.expect("can be read").expect("is there");
        let expected = states.iter().rev().find(|(length, _)| *length <= cut);
        let expected = expected.map_or(Mission::default(), |(_, mission)| mission.clone());
        assert_eq!(recovery.replay().0, expected, "{cut}");
        if cut % 50 == 0 {
            // Going on after a torn line: what is written then is read, what was torn is not.
            let (mission, history) = recovery.replay();
            let mut desk = Desk { mission, history, journal: recovery.resume() };
            desk.retitle("after the crash");
            desk.assert_is(&found(other.path()));
        }
    }
}

#[test]
fn damage_in_the_middle_ends_what_is_believed() {
    let disk = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(disk.path(), Mission::default());
    let titles = ["one", "two", "three", "four"];
    for title in titles {
        desk.retitle(title);
    }
    let path = disk.path().join(FILE_NAME);
    let text = fs::read_to_string(&path).expect("text");
    let title = |text: &str| {
        fs::write(&path, text).expect("writes");
        found(disk.path()).replay().0.info().title.clone()
    };
    assert_eq!(title(&text), "four");
    assert_eq!(title(&text.replace("Call it three", "Call it thrxe")), "two");
    let lines: Vec<&str> = text.lines().collect();
    let without_two = [lines[0], lines[1], lines[2], lines[4], lines[5], ""].join("\n");
    assert_eq!(title(&without_two), "one", "a record is missing");
    let twice = [lines[0], lines[1], lines[2], lines[2], ""].join("\n");
    assert_eq!(title(&twice), "one");
}

#[test]
fn what_is_no_journal_is_told() {
    let disk = tempfile::tempdir().expect("a folder");
    let path = disk.path().join(FILE_NAME);
    let told = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("writes");
        let told = journal::find(disk.path()).expect_err("no journal").to_string();
        told.replace(&path.display().to_string(), "IT")
    };
    let broken = "IT is damaged from its very beginning; nothing can be restored from it";
    let mut rng = Rng::new(5);
    let noise: Vec<u8> = std::iter::repeat_with(|| rng.bits() as u8).take(100_000).collect();
    for bytes in [&b""[..], b"\n\n\n", &noise, b"hellwright journal x\n", b"hellwright journal 1\n0 Undo\n"] {
        assert_eq!(told(bytes), broken);
    }
    assert_eq!(
        told(b"hellwright journal 9\n"),
        "IT is a journal of version 9, from a newer Hellwright; only that one can restore it"
    );
    fs::File::create(&path).and_then(|file| file.set_len(journal::LIMIT + 1)).expect("grows");
    let told = journal::find(disk.path()).expect_err("too large").to_string();
    assert!(told.ends_with("is larger than 256 MiB, too large for a journal"), "{told}");
    fs::remove_file(&path).expect("removes");
    fs::create_dir(&path).expect("a folder in its place");
    assert!(matches!(journal::find(disk.path()), Err(JournalError::Unreadable(..))));
}

#[test]
fn it_knows_how_the_mission_on_the_disk_stands_to_it() {
    let disk = tempfile::tempdir().expect("a folder");
    let now = || found(disk.path()).disk;
    let mut desk = Desk::open(disk.path(), Mission::starter());
    desk.retitle("never saved");
    assert_eq!(now(), Disk::Absent);

    format::save(&desk.mission, disk.path()).expect("saves");
    let mut desk = Desk::open(disk.path(), desk.mission);
    desk.retitle("a");
    let script = ScriptName::new("infestation.rhai");
    desk.act(Deed::Commit(Change::new("Write", [Edit::Script(script.clone(), Some("// new".into()))])));
    assert_eq!(now(), Disk::Behind);
    let recovery = found(disk.path());
    assert_eq!(
        (recovery.changes, recovery.labels.as_slice()),
        (2, &["Write".to_owned(), "Call it a".to_owned()][..])
    );
    assert!(recovery.written.is_some());

    // Killed in the middle of saving: the script is new, the mission's own file is old.
    desk.journal.append(Record::Saving, &desk.mission, &desk.history);
    fs::write(disk.path().join("infestation.rhai"), "// new").expect("writes");
    assert_eq!(now(), Disk::Behind);
    format::save(&desk.mission, disk.path()).expect("saves");
    assert_eq!(now(), Disk::Equal);
    assert!(found(disk.path()).replay().1.is_saved());
    desk.act(Deed::Undo);
    assert_eq!(now(), Disk::Behind);
    assert!(!found(disk.path()).replay().1.is_saved());

    fs::write(disk.path().join("infestation.rhai"), "// theirs").expect("writes");
    assert_eq!(now(), Disk::Changed);
    fs::remove_file(disk.path().join("infestation.rhai")).expect("removes");
    assert_eq!(now(), Disk::Changed);
    fs::write(disk.path().join("infestation.rhai"), "// new").expect("writes");
    assert_eq!(now(), Disk::Behind);
    fs::write(disk.path().join("mission.ron"), b"\xff").expect("writes");
    assert_eq!(now(), Disk::Changed);
    found(disk.path()).discard().expect("removes");
    assert!(journal::find(disk.path()).expect("reads").is_none());
}

#[test]
fn a_long_script_is_not_written_again_for_every_letter() {
    let disk = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(disk.path(), Mission::default());
    let name = ScriptName::new("long.rhai");
    let long = "// ünd so weiter\n".repeat(3000);
    let write = |text: String| {
        Deed::Commit(Change::new("Write", [Edit::Script(name.clone(), Some(text))]).merging("long.rhai"))
    };
    desk.act(write(long.clone()));
    let length = || fs::metadata(disk.path().join(FILE_NAME)).expect("is there").len();
    let before = length();
    let mut text = long;
    for (i, letter) in "für alle — 🔥é".chars().cycle().take(500).enumerate() {
        let at = (0..=20_000 + i).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        text.insert(at, letter);
        desk.act(write(text.clone()));
    }
    assert!(length() - before < 100_000, "{}", length() - before);
    desk.assert_is(&found(disk.path()));
}

#[test]
fn a_journal_that_grows_long_is_written_anew() {
    let disk = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::open(disk.path(), Mission::default());
    for i in 0..40 {
        // Typing a text in a field, half a megabyte of it.
        let info = Info { notes: format!("{i} {}", "x".repeat(1 << 19)), ..Info::default() };
        desk.act(Deed::Commit(Change::new("Type", [Edit::Info(Box::new(info))]).merging("notes")));
    }
    let length = fs::metadata(disk.path().join(FILE_NAME)).expect("is there").len();
    assert!(length < 17 << 20, "{length}");
    desk.assert_is(&found(disk.path()));
}

#[test]
fn a_disk_that_refuses_is_told_once_and_tried_again() {
    let disk = tempfile::tempdir().expect("a folder");
    let place = disk.path().join("mission");
    // A file where the folder should be.
    fs::write(&place, "in the way").expect("writes");
    let mut desk = Desk::open(&place, Mission::default());
    let mut told = 0;
    for i in 0..5 {
        let change = Change::new("Type", [Edit::Thing(Id(i + 1), None)]);
        desk.journal.append(Record::Change(&change), &desk.mission, &desk.history);
        told += usize::from(desk.journal.trouble().is_some());
        assert!(desk.journal.is_failing());
    }
    assert_eq!(told, 1);
    fs::remove_file(&place).expect("removes");
    std::thread::sleep(std::time::Duration::from_millis(5100));
    desk.retitle("well again");
    assert!(!desk.journal.is_failing());
    desk.assert_is(&found(&place));
}

#[test]
fn hidden_files_are_none_of_the_missions() {
    let disk = tempfile::tempdir().expect("a folder");
    let mission = Mission::starter();
    format::save(&mission, disk.path()).expect("saves");
    let mut desk = Desk::open(disk.path(), mission.clone());
    desk.retitle("a");
    let _claim = missions::lock::Lock::take(disk.path());
    let loaded = format::load(disk.path()).expect("loads");
    assert_eq!((loaded.problems, &loaded.mission), (vec![], &mission));
    format::save(&loaded.mission, disk.path()).expect("saves");
    desk.assert_is(&found(disk.path()));
}
