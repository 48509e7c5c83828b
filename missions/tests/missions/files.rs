//! Missions on a real disk: samples of every format that was ever released, saving, and files that mean harm.

use expect_test::expect_file;
use missions::format::{self, FileError};
use missions::thing::{Start, Thing, ThingKind};
use missions::{ContentFile, Edit, Id, Mission, Place, ScriptName};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tiles::Cell;

fn samples() -> Vec<PathBuf> {
    let formats = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/formats");
    let inside = |folder: &Path| -> Vec<PathBuf> {
        let mut all: Vec<PathBuf> =
            fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
        all.sort();
        all
    };
    inside(&formats).iter().flat_map(|version| inside(version)).collect()
}

#[test]
fn every_sample_loads_for_ever() {
    let samples = samples();
    assert!(samples.len() >= 11);
    for sample in samples {
        let loaded = format::load(&sample).expect("loads");
        assert_eq!(loaded.left_out().count(), 0, "{}: {:?}", sample.display(), loaded.problems);
        // What it is today, as the newest format writes it.
        expect_file![sample.join("now.txt")].assert_eq(&format::write(&loaded.mission));
    }
}

#[test]
fn the_sample_of_everything_is_canonical() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/formats/v2/everything");
    let loaded = format::load(&folder.join("mission.ron")).expect("loads");
    assert_eq!(loaded.problems, []);
    assert_eq!(loaded.mission.scripts().len(), 4);
    let text = fs::read_to_string(folder.join("mission.ron")).expect("text");
    similar(&format::write(&loaded.mission), &text);
}

fn similar(left: &str, right: &str) {
    for (i, (a, b)) in left.lines().zip(right.lines()).enumerate() {
        assert_eq!(a, b, "line {}", i + 1);
    }
    assert_eq!(left, right);
}

fn small() -> Mission {
    let start = Thing::new(ThingKind::Start(Start { at: Cell::new(1, 2) }));
    Mission::default().with([
        Edit::Thing(Id(1), Some(start)),
        Edit::Script(ScriptName::new("a.rhai"), Some("// a\r\n".into())),
    ])
}

#[test]
fn saving_and_loading_gives_the_same_mission_and_the_same_bytes() {
    let disk = tempfile::tempdir().expect("a folder");
    let folder = disk.path().join("new/mission");
    format::save(&small(), &folder).expect("saves");
    let loaded = format::load(&folder).expect("loads");
    assert_eq!(loaded.problems, []);
    assert_eq!(loaded.mission, small());
    let before = fs::read(folder.join("mission.ron")).expect("bytes");
    let written = fs::metadata(folder.join("mission.ron")).expect("meta").modified().expect("time");
    format::save(&loaded.mission, &folder).expect("saves");
    assert_eq!(fs::read(folder.join("mission.ron")).expect("bytes"), before);
    let again = fs::metadata(folder.join("mission.ron")).expect("meta").modified().expect("time");
    assert_eq!(written, again, "nothing new, nothing written");
    let names: Vec<_> =
        fs::read_dir(&folder).expect("folder").map(|e| e.expect("entry").file_name()).collect();
    assert_eq!(names.len(), 2, "nothing else is left in the folder: {names:?}");
}

#[test]
fn a_save_that_fails_leaves_what_was_there() {
    let disk = tempfile::tempdir().expect("a folder");
    format::save(&small(), disk.path()).expect("saves");
    let before = fs::read(disk.path().join("mission.ron")).expect("bytes");
    // The name under which the new file is written first is taken by a folder.
    fs::create_dir(disk.path().join(format!(".mission.ron.{}.new", std::process::id()))).expect("folder");
    let changed = small().with([Edit::Thing(Id(1), None)]);
    let error = format::save(&changed, disk.path()).expect_err("cannot save");
    assert!(error.to_string().contains("mission.ron"), "{error}");
    assert_eq!(fs::read(disk.path().join("mission.ron")).expect("bytes"), before);

    let bad = small().with([Edit::Script(ScriptName::new("../../etc/x.rhai"), Some(String::new()))]);
    assert!(matches!(format::save(&bad, disk.path()), Err(FileError::BadName(_))));
}

#[test]
fn what_a_killed_save_left_is_taken_away_by_the_next() {
    let disk = tempfile::tempdir().expect("a folder");
    let lay = |name: &str| {
        let path = disk.path().join(name);
        fs::write(&path, "half a mis").expect("writes");
        path
    };
    let dead = [lay(".mission.ron.4194399.new"), lay(".a.rhai.12.new")];
    let writing = lay(".mission.ron.77.new");
    let living = fs::File::open(&writing).expect("opens");
    living.lock().expect("locks");
    let others = [
        lay(".mission.ron.new"),
        lay(".mission.ron.12x.new"),
        lay(".other.ron.12.new"),
        lay("mission.ron.12.new"),
    ];
    format::save(&small(), disk.path()).expect("saves");
    assert!(dead.iter().all(|path| !path.exists()), "their writers are dead");
    assert!(writing.exists(), "somebody is still writing it");
    assert!(others.iter().all(|path| path.exists()), "nobody knows what these are");
    drop(living);
    format::save(&small(), disk.path()).expect("saves");
    assert!(!writing.exists(), "also when there is nothing new");
}

#[cfg(unix)]
#[test]
fn links_and_permissions_survive_saving() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let disk = tempfile::tempdir().expect("a folder");
    let real = disk.path().join("real.ron");
    fs::write(&real, "()").expect("writes");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).expect("sets");
    let folder = disk.path().join("m");
    fs::create_dir(&folder).expect("folder");
    symlink(&real, folder.join("mission.ron")).expect("link");
    format::save(&small(), &folder).expect("saves");
    assert!(folder.join("mission.ron").is_symlink());
    assert!(fs::read_to_string(&real).expect("text").starts_with("(\n    format: 2"));
    assert_eq!(fs::metadata(&real).expect("meta").permissions().mode() & 0o777, 0o640);
}

fn in_two_seconds<T>(what: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let answer = what();
    assert!(start.elapsed() < Duration::from_secs(60), "took {:?}", start.elapsed());
    answer
}

#[test]
fn files_that_are_no_missions_are_refused_with_a_reason() {
    let disk = tempfile::tempdir().expect("a folder");
    let told = |name: &str, bytes: &[u8]| {
        let path = disk.path().join(name);
        fs::write(&path, bytes).expect("writes");
        in_two_seconds(|| format::load(&path)).expect_err("refused").to_string()
    };
    assert!(
        told("binary.ron", b"\xff\xfe\0\x01")
            .ends_with("binary.ron is not text in UTF-8: it is text in UTF-16")
    );
    assert!(
        told("newer.ron", b"(format: 7)").ends_with(
            "newer.ron is of format 7, made by a newer Hellwright; this one reads formats up to 3"
        )
    );
    let missing = format::load(&disk.path().join("nowhere")).expect_err("refused").to_string();
    assert!(missing.ends_with("nowhere: a mission is a folder with a mission.ron"), "{missing}");
    let empty = format::load(disk.path()).expect_err("refused");
    assert!(matches!(empty, FileError::Missing(_)));
}

#[test]
fn a_hundred_megabytes_are_refused_at_once() {
    let disk = tempfile::tempdir().expect("a folder");
    let path = disk.path().join("mission.ron");
    let file = fs::File::create(&path).expect("creates");
    file.set_len(100 << 20).expect("grows");
    let error = in_two_seconds(|| format::load(disk.path())).expect_err("refused");
    assert!(error.to_string().ends_with("is larger than 1024 KiB, the most such a file may have"), "{error}");
}

#[test]
fn the_worst_files_of_allowed_size_are_read_in_time() {
    let disk = tempfile::tempdir().expect("a folder");
    let limit = format::LIMIT_MISSION as usize;
    let fill =
        |begin: &str, unit: &str| format!("{begin}{}", unit.repeat((limit - begin.len()) / unit.len()));
    for (i, text) in [
        fill("", "("),
        fill("", "[("),
        fill("(tiles: [", "(),"),
        fill("(tiles: [", "(tile: 1, side: A, at: (1, 1)),"),
        fill("(regions: [(cells: [", "(32767, -32768),"),
        fill("(", "a:1,"),
        fill("(info: (title: \"", "\\u{1f600}"),
        fill("(", "/*"),
        fill("(tiles: [", "@"),
        fill("(tiles: [(tile: ", "9"),
        fill("(", "\"\n"),
        fill("(cards: [", "(role: Special, script: \"x.rhai\"),"),
        fill("(starts: [(id: 1, at: (1, 1)), ", "(zz: 1, id: 1, at: (1, 1)),"),
    ]
    .into_iter()
    .enumerate()
    {
        let path = disk.path().join(format!("{i}.ron"));
        fs::write(&path, &text).expect("writes");
        let loaded = in_two_seconds(|| format::load(&path)).expect("reads");
        assert!(!loaded.problems.is_empty(), "{}", &text[..30]);
        assert!(loaded.problems.len() <= 201, "{}: {}", &text[..30], loaded.problems.len());
        assert!(matches!(loaded.problems[0].places[0], Place::File { .. }));
    }
}

#[test]
fn scripts_out_of_bounds_are_left_out_with_a_reason() {
    let disk = tempfile::tempdir().expect("a folder");
    let write = |name: &str, bytes: &[u8]| fs::write(disk.path().join(name), bytes).expect("writes");
    write(
        "mission.ron",
        br#"(format: 1, scripts: ["big.rhai", "binary.rhai", "gone.rhai", "../mission.ron", "/etc/passwd"])"#,
    );
    write("big.rhai", &vec![b' '; format::LIMIT_SCRIPT as usize + 1]);
    write("binary.rhai", b"\xff");
    let loaded = format::load(disk.path()).expect("loads");
    assert!(loaded.mission.scripts().is_empty());
    let told: Vec<String> = loaded.problems.iter().map(|p| p.message.to_string()).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].starts_with("the script big.rhai cannot be read") && told[0].contains("256 KiB"),
        "{told:?}"
    );
    assert!(told[1].starts_with("the script binary.rhai cannot be read"), "{told:?}");
}

/// A mission with cards of its own saved into a folder, to be harmed.
fn with_cards(folder: &Path) -> Mission {
    let cards =
        [ContentFile::of_word("demons").expect("a file"), ContentFile::of_word("weapons").expect("a file")];
    let mission = small().with(cards.map(|file| Edit::Content(file, Some(file.template().to_owned()))));
    format::save(&mission, folder).expect("saves");
    mission
}

fn told(folder: &Path) -> Vec<String> {
    let loaded = format::load(folder).expect("loads");
    assert!(loaded.problems.iter().all(|problem| problem.help.is_some() && !problem.places.is_empty()));
    loaded.problems.into_iter().map(|problem| format!("{} {}", problem.code, problem.message)).collect()
}

#[test]
fn cards_of_ones_own_are_kept_to_the_byte() {
    let disk = tempfile::tempdir().expect("a folder");
    let odd = "// Windows\r\n[\r\n\t// and tabs \r\n]";
    let mission = with_cards(disk.path())
        .with([Edit::Content(ContentFile::of_word("squad").expect("a file"), Some(odd.to_owned()))]);
    format::save(&mission, disk.path()).expect("saves");
    assert_eq!(fs::read_to_string(disk.path().join("content/squad.ron")).expect("text"), odd);
    let loaded = format::load(disk.path()).expect("loads");
    assert_eq!((&loaded.mission, loaded.problems.len()), (&mission, 0));
    // A file that is taken out of the mission stays on the disk, is not read, and is reported.
    let without = mission.with([Edit::Content(ContentFile::of_word("squad").expect("a file"), None)]);
    format::save(&without, disk.path()).expect("saves");
    assert_eq!(format::load(disk.path()).expect("loads").mission, without);
    assert_eq!(told(disk.path()), ["F011 content/squad.ron lies there, but is not listed and not used"]);
}

#[test]
fn files_of_cards_that_mean_harm_are_told_and_left_out() {
    let disk = tempfile::tempdir().expect("a folder");
    let _ = with_cards(disk.path());
    let demons = disk.path().join("content/demons.ron");
    fs::File::create(&demons).and_then(|file| file.set_len(100 << 20)).expect("a hundred MiB");
    assert_eq!(
        told(disk.path()),
        ["F011 the cards content/demons.ron cannot be read: it is larger than 256 KiB"]
    );
    fs::write(&demons, b"[\xff\xfe]").expect("writes");
    assert_eq!(
        told(disk.path()),
        [
            "F011 the cards content/demons.ron cannot be read: it is not text in UTF-8: line 1 has a sign of another encoding"
        ]
    );
    fs::remove_file(&demons).expect("removes");
    assert_eq!(
        told(disk.path()),
        ["F011 the cards content/demons.ron cannot be read: there is no such file"]
    );
    fs::create_dir(&demons).expect("a folder");
    assert_eq!(told(disk.path()), ["F011 the cards content/demons.ron cannot be read: it is a folder"]);
    fs::remove_dir(&demons).expect("removes");
    fs::write(&demons, "[".repeat(200_000)).expect("writes");
    let start = Instant::now();
    let mission = format::load(disk.path()).expect("loads").mission;
    assert_eq!(mission.content_problems().len(), 1, "{:?}", mission.content_problems());
    // As many mistakes as fit into a file.
    let many: String = (0..6000).map(|_| "(id:\"X\",name:\"\",abilities:[],text:\"\"),").collect();
    fs::write(disk.path().join("content/classes.ron"), format!("[{many}]")).expect("writes");
    let text = fs::read_to_string(disk.path().join("mission.ron")).expect("text");
    let listed = text.replace("content: [\"demons\"", "content: [\"classes\", \"demons\"");
    fs::write(disk.path().join("mission.ron"), listed).expect("writes");
    let mission = format::load(disk.path()).expect("loads").mission;
    assert!(mission.content_problems().len() < 30, "{}", mission.content_problems().len());
    assert!(start.elapsed() < Duration::from_secs(60), "took {:?}", start.elapsed());
}

#[cfg(unix)]
#[test]
fn cards_behind_links_and_pipes() {
    use std::os::unix::fs::symlink;
    let disk = tempfile::tempdir().expect("a folder");
    let folder = disk.path().join("mission");
    let mission = with_cards(&folder);
    let demons = folder.join("content/demons.ron");
    let elsewhere = disk.path().join("hounds.txt");
    fs::rename(&demons, &elsewhere).expect("moves");
    symlink(&elsewhere, &demons).expect("a link");
    assert_eq!(format::load(&folder).expect("loads").mission, mission, "a link is followed");
    format::save(
        &mission
            .clone()
            .with([Edit::Content(ContentFile::of_word("demons").expect("a file"), Some("[]".into()))]),
        &folder,
    )
    .expect("saves");
    assert_eq!(fs::read_to_string(&elsewhere).expect("text"), "[]", "and stays one");
    fs::remove_file(&demons).expect("removes");
    symlink("/dev/zero", &demons).expect("a link");
    assert_eq!(told(&folder), ["F011 the cards content/demons.ron cannot be read: this is not a file"]);
    fs::remove_file(&demons).expect("removes");
    symlink("demons.ron", &demons).expect("a link in a circle");
    assert_eq!(told(&folder).len(), 1);
    fs::remove_dir_all(folder.join("content")).expect("removes");
    fs::write(folder.join("content"), "cards?").expect("writes");
    assert_eq!(told(&folder), ["F011 content is not a folder, so there are no cards in it"]);
}

#[test]
fn the_cards_of_an_operation_are_shared_and_never_written() {
    let disk = tempfile::tempdir().expect("a folder");
    let operation = disk.path().join("descent");
    let folder = operation.join("01-arrival");
    let mission = small().with([Edit::Content(
        ContentFile::of_word("weapons").expect("a file"),
        Some(ContentFile::of_word("weapons").expect("a file").template().into()),
    )]);
    format::save(&mission, &folder).expect("saves");
    fs::create_dir(operation.join("content")).expect("a folder");
    fs::write(
        operation.join("content/demons.ron"),
        ContentFile::of_word("demons").expect("a file").template(),
    )
    .expect("writes");
    // Without the file that makes it an operation nothing above a mission is looked at.
    let alone = format::load(&folder).expect("loads").mission;
    assert!(
        alone.operation().is_none()
            && doom_2016::Content::shared(alone.content()).demon("hell-hound").is_none()
    );
    let file = "(format: 1, title: \"Descent\", content: [\"demons\"])";
    fs::write(operation.join("operation.ron"), file).expect("writes");
    let loaded = format::load(&folder).expect("loads");
    assert_eq!(loaded.problems, []);
    let within = loaded.mission;
    assert_eq!(within.operation().map(|it| it.title.as_str()), Some("Descent"));
    assert!(doom_2016::Content::shared(within.content()).demon("hell-hound").is_some());
    assert!(doom_2016::Content::shared(within.content()).set("nailgun").is_some());
    assert_eq!(within, alone, "what is around a mission is not of it");
    assert!(!within.plays_like(&alone), "but its games differ");
    assert_ne!(missions::ruleset::digest(&within), missions::ruleset::digest(&alone));
    // The mission's cards lie over the operation's: a name of the operation is taken.
    let again = within.clone().with([Edit::Content(
        ContentFile::of_word("demons").expect("a file"),
        Some(ContentFile::of_word("demons").expect("a file").template().into()),
    )]);
    assert_eq!(again.content_problems().len(), 1);
    assert_eq!(again.content_problems()[0].file, "content/demons.ron");
    format::save(&within, &folder).expect("saves");
    assert!(!folder.join("content/demons.ron").exists());
    // A change of the shared cards is seen by every mission that is open.
    let mut stamp = missions::watch::Stamp::of_saved(&folder, &within);
    assert_eq!(stamp.foreign(), []);
    fs::write(operation.join("content/demons.ron"), "[").expect("writes");
    assert_eq!(stamp.foreign().len(), 1);
    let broken = format::load(&folder).expect("loads").mission;
    assert_eq!(broken.content_problems()[0].file, "../content/demons.ron");
    assert_eq!(broken.text_of("../content/demons.ron"), Some("["));
    for (text, message) in [
        ("(title: 3)", "F011 the operation around the mission cannot be read: Expected string"),
        ("(format: 9)", "F011 the operation is of format 9, made by a newer Hellwright"),
        ("(content: [\"demon\"])", "F011 there are no cards \"demon\", perhaps \"demons\" was meant"),
    ] {
        fs::write(operation.join("operation.ron"), text).expect("writes");
        assert!(told(&folder).iter().any(|told| told.starts_with(message)), "{:?}", told(&folder));
    }
}
