//! What earlier versions of the program left behind: missions of format 1, bundles and journals with them, saved games of them.
//! All of it opens for ever and means what it meant.

use missions::journal::{self, Disk, FILE_NAME};
use missions::{Change, Edit, Journal, Loaded, Mission, Record, check, format, import, ruleset};
use std::fs;
use std::path::{Path, PathBuf};

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions")
}

fn folders(path: &str) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> =
        fs::read_dir(tests().join(path)).expect("a folder").map(|it| it.expect("an entry").path()).collect();
    all.sort();
    all
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("text")
}

fn read(path: &Path) -> Loaded {
    format::read(&text(path)).expect("our format")
}

/// The text beside each sample is what the newest format makes of it.
#[test]
fn a_mission_of_format_1_is_the_same_in_format_2() {
    let samples = folders("formats/v1");
    assert!(samples.len() >= 8);
    for sample in samples {
        let name = sample.display();
        let (old, new) = (read(&sample.join("mission.ron")), read(&sample.join("now.txt")));
        assert_eq!(format::format_of(&text(&sample.join("mission.ron"))), 1, "{name}");
        assert_eq!(format::format_of(&text(&sample.join("now.txt"))), 2, "{name}");
        assert_eq!(format::write(&old.mission), format::write(&new.mission), "{name}");
        assert_eq!(old.mission.fresh_id(), new.mission.fresh_id(), "{name}");
        assert_eq!(check(&old.mission).problems, check(&new.mission).problems, "{name}");
        assert_eq!(new.problems, vec![], "{name}");
        // Only format 1 written by hand has problems.
        assert!(old.problems.is_empty() || sample.ends_with("by-hand"), "{name}: {:?}", old.problems);
    }
}

/// Broken files of format 1 and the same in format 2 have the same faults, except where one of them can keep more.
#[test]
fn a_broken_mission_of_format_1_is_broken_alike_in_format_2() {
    for old in folders("older/broken") {
        let name = old.file_name().expect("a name").to_owned();
        if name == "37-values-that-do-not-belong" {
            continue;
        }
        let new = tests().join("broken").join(&name);
        let [old, new] = [old, new].map(|folder| format::load(&folder).expect("loads"));
        assert_eq!(old.mission, new.mission, "{}", name.display());
        let told = |loaded: &Loaded| {
            let mut told: Vec<_> =
                loaded.problems.iter().map(|it| (it.code, it.message.to_string())).collect();
            told.sort();
            told
        };
        assert_eq!(told(&old), told(&new), "{}", name.display());
    }
}

/// The fingerprints that saved games of these missions name, as the last program that wrote format 1 worked them out.
#[test]
fn a_mission_that_is_brought_up_keeps_its_fingerprint() {
    for (sample, fingerprint) in [
        ("by-hand", "8338fba7e2f3098d617e76f92451584f"),
        ("cold-vaults", "386f3a29176694e4bb369fcf75b9b595"),
        ("everything", "bac63293af226e66c0237c39c9bb908d"),
        ("first-steps", "69f770c3134d8012b91775f29654bc05"),
        ("last-lift", "a8d0bf9af2e5b995d523ab687724b641"),
        ("starter", "6aa1c9da9d91e8e084476830dc7ad3f9"),
        ("weeping-stone", "dd0b69996827b44523d04d10817ab984"),
    ] {
        let mission = format::load(&tests().join("formats/v1").join(sample)).expect("loads").mission;
        assert_eq!(ruleset::digest(&mission).to_string(), fingerprint, "{sample}");
        let disk = tempfile::tempdir().expect("a folder");
        format::save(&mission, disk.path()).expect("saves");
        let file = text(&disk.path().join(format::FILE_NAME));
        assert!(file.contains("\n    format: 2,\n"), "{sample}");
        let saved = format::load(disk.path()).expect("loads").mission;
        assert_eq!(ruleset::digest(&saved).to_string(), fingerprint, "{sample}, saved");
    }
    // For this format 1 has no words.
    let starter = format::write(&Mission::starter());
    let tidal = starter.replacen("own: (", "own: (tide: \"high\",", 1);
    let [starter, tidal] = [starter, tidal].map(|text| format::read(&text).expect("our format").mission);
    assert_ne!(ruleset::digest(&tidal), ruleset::digest(&starter));
}

#[test]
fn a_bundle_with_a_mission_of_format_1_comes_out_as_it_went_in() {
    let imported = import::read(&tests().join("older/everything.hellwright.zip")).expect("it is a bundle");
    assert_eq!(imported.problems, []);
    let place = tempfile::tempdir().expect("a folder");
    let folder = import::place(&imported, &place.path().join("out")).expect("it is placed");
    let sample = tests().join("formats/v1/everything");
    assert_eq!(text(&folder.join("mission.ron")), text(&sample.join("mission.ron")));
    let [here, there] = [&folder, &sample].map(|folder| format::load(folder).expect("loads"));
    assert_eq!(here, there);
}

/// The folder of a mission that was open when the program stopped, before missions were of format 2.
fn left_behind() -> tempfile::TempDir {
    let disk = tempfile::tempdir().expect("a folder");
    for path in folders("older/journal") {
        let name = path.file_name().expect("a name").to_str().expect("text");
        let name = if name == "hellwright-journal" { FILE_NAME } else { name };
        let _ = fs::copy(&path, disk.path().join(name)).expect("copied");
    }
    disk
}

#[test]
fn a_journal_of_the_first_version_gives_everything_back() {
    let disk = left_behind();
    let found = || journal::find(disk.path()).expect("can be read").expect("is there");
    let recovery = found();
    assert_eq!((recovery.changes, recovery.disk), (106, Disk::Behind), "nobody else has changed the files");
    assert_eq!(recovery.labels[..2], ["Everything back", "Move #111"]);
    let (mut mission, mut history) = recovery.replay();
    expect_test::expect_file![tests().join("older/journal-now.txt")].assert_eq(&format::write(&mission));
    // What it came to is what the program that wrote it had.
    assert_eq!(format::identity(&mission), text(&tests().join("older/journal-then.ron")));
    let end = mission.clone();
    history.jump(&mut mission, 0);
    assert_eq!(mission, format::load(disk.path()).expect("loads").mission);
    history.jump(&mut mission, history.steps().len());
    assert_eq!(mission, end);

    // Going on, the journal is written again: lines of today do not belong into one of the first version.
    let mut going_on: Journal = recovery.resume();
    let change = Change::new("Call it so", [Edit::Info(Box::default())]);
    going_on.append(Record::Change(&change), &mission, &history);
    let _ = history.commit(&mut mission, change);
    assert!(going_on.trouble().is_none());
    assert!(text(&disk.path().join(FILE_NAME)).starts_with("hellwright journal 2\n"));
    let again = found();
    let (back, steps) = again.replay();
    assert_eq!((&back, steps.steps()), (&mission, history.steps()));
    assert_eq!(again.disk, Disk::Behind);
}
