//! Missions on a real disk: samples of every format that was ever released, saving, and files that mean harm.

use expect_test::expect_file;
use missions::format::{self, FileError};
use missions::thing::{Start, Thing, ThingKind};
use missions::{Edit, Id, Mission, Place, ScriptName};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tiles::Cell;

fn samples() -> Vec<PathBuf> {
    let formats = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/formats");
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
    assert!(samples.len() >= 2);
    for sample in samples {
        let loaded = format::load(&sample).expect("loads");
        assert!(loaded.is_whole(), "{}: {:?}", sample.display(), loaded.problems);
        // What it is today, as the newest format writes it.
        expect_file![sample.join("now.txt")].assert_eq(&format::write(&loaded.mission));
    }
}

#[test]
fn the_sample_of_everything_is_canonical() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/formats/v1/everything");
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
    assert!(fs::read_to_string(&real).expect("text").starts_with("(\n    format: 1"));
    assert_eq!(fs::metadata(&real).expect("meta").permissions().mode() & 0o777, 0o640);
}

fn in_two_seconds<T>(what: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let answer = what();
    assert!(start.elapsed() < Duration::from_secs(2), "took {:?}", start.elapsed());
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
    assert!(told("binary.ron", b"\xff\xfe\0\x01").ends_with("binary.ron is not text in UTF-8"));
    assert!(
        told("newer.ron", b"(format: 7)").ends_with(
            "newer.ron is of format 7, made by a newer Hellwright; this one reads formats up to 1"
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
    let told: Vec<&str> = loaded.problems.iter().map(|p| p.message.as_str()).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].starts_with("the script big.rhai cannot be read") && told[0].contains("256 KiB"),
        "{told:?}"
    );
    assert!(told[1].starts_with("the script binary.rhai cannot be read"), "{told:?}");
}
