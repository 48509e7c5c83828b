//! `hellwright new`, `fmt` and `render`.

use crate::run::{fixtures, hellwright, page, ran, shows};
use expect_test::expect;
use std::fs;
use std::path::Path;

fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

#[test]
fn a_new_mission_has_no_problem_and_is_canonical() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = home.path().join("deep/my-first_mission");
    let made = ran(&["new", text(&mission)]);
    assert_eq!((made.code, made.err.as_str()), (0, ""));
    assert!(made.out.contains("is a new mission"), "{}", made.out);
    let checked = ran(&["check", text(&mission), "--playouts", "0", "--deny", "warnings"]);
    assert_eq!(checked.code, 0, "{}", checked.out);
    assert!(checked.out.starts_with("My first mission  "), "{}", checked.out);
    assert_eq!(ran(&["fmt", "--check", text(&mission)]).code, 0);

    let before = fs::read(mission.join("mission.ron")).expect("bytes");
    let again = ran(&["new", text(&mission)]);
    assert_eq!(again.code, 2);
    assert!(again.err.contains("already"), "{}", again.err);
    assert_eq!(fs::read(mission.join("mission.ron")).expect("bytes"), before);
    assert_eq!(ran(&["new", text(&fixtures().join("coin/coin.rhai"))]).code, 2);
}

/// The files of a new mission are those of the template, with another title.
#[test]
fn a_new_mission_is_the_template_of_its_game() {
    let home = tempfile::tempdir().expect("a folder");
    let template = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/doom-2016/templates/starter");
    for (name, more) in [("usual", &[] as &[&str]), ("named", &["--rules", "doom-2016"][..])] {
        let mission = home.path().join(name);
        let made = ran(&[&["new", text(&mission)][..], more].concat());
        assert_eq!((made.code, made.err.as_str()), (0, ""));
        for entry in fs::read_dir(&template).expect("the template") {
            let file = entry.expect("an entry").file_name();
            let read = |folder: &Path| fs::read_to_string(folder.join(&file)).expect("text");
            let titled = format!("title: \"{}\"", rule_system::capital(name));
            assert_eq!(read(&mission), read(&template).replace("title: \"A new beginning\"", &titled));
        }
    }
}

#[test]
fn a_new_mission_for_unknown_rules_is_refused_and_the_known_ones_are_listed() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = home.path().join("mission");
    let made = ran(&["new", "--rules", "ludo", text(&mission)]);
    assert_eq!(made.code, 2);
    assert!(made.err.contains("ludo") && made.err.contains("there are: doom-2016"), "{}", made.err);
    assert!(!mission.exists());
    assert!(!made.err.contains("drill"), "a game for tests is not offered: {}", made.err);
}

#[test]
fn a_mission_is_put_in_canonical_form() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = home.path().join("coin");
    fs::create_dir(&mission).expect("a folder");
    let canonical = fs::read_to_string(fixtures().join("coin/mission.ron")).expect("text");
    let messy = canonical.replace("        (id: 20, at: (1, 0)),\n", "(at:(1,0),id:20),");
    assert_ne!(messy, canonical);
    let file = mission.join("mission.ron");
    fs::write(&file, &messy).expect("writes");
    let path = text(&mission);
    assert_eq!(
        page(&ran(&["fmt", "--check", path])),
        format!("{path} is not in canonical form\n--- exit code 1\n")
    );
    assert_eq!(fs::read_to_string(&file).expect("text"), messy, "only looked at");
    assert_eq!(ran(&["fmt", path]).code, 0);
    let once = fs::read_to_string(&file).expect("text");
    assert_eq!(page(&ran(&["fmt", "--check", text(&file)])), "--- exit code 0\n");
    assert!(once.contains("\n        (id: 20, at: (1, 0)),\n"), "{once}");
}

/// A mission of format 1 is checked as it is, without a word about that, and brought up only by `fmt`.
#[test]
fn a_mission_of_an_older_format_is_brought_up() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = home.path().join("old");
    fs::create_dir(&mission).expect("a folder");
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../missions/tests/missions/formats/v1/starter");
    for name in ["mission.ron", "fetch-the-core.rhai", "infestation.rhai"] {
        let _ = fs::copy(sample.join(name), mission.join(name)).expect("copied");
    }
    let file = mission.join("mission.ron");
    let path = text(&mission);
    let check = || ran(&["check", path, "--playouts", "0", "--deny", "warnings"]);
    let before = page(&check());
    assert_eq!(check().code, 0, "{before}");
    assert_eq!(page(&ran(&["fmt", "--check", path])), format!("{path} is of format 1\n--- exit code 1\n"));
    assert!(
        fs::read_to_string(&file).expect("text").starts_with("(\n    format: 1,\n    box: "),
        "only looked at"
    );
    assert_eq!(
        page(&ran(&["fmt", path])),
        format!("{path} is in canonical form now, brought up from format 1\n--- exit code 0\n")
    );
    let now = fs::read_to_string(sample.join("now.txt")).expect("text");
    assert_eq!(fs::read_to_string(&file).expect("text"), now);
    assert_eq!(page(&ran(&["fmt", path])), "--- exit code 0\n");
    assert_eq!(page(&check()), before);
}

#[test]
fn a_mission_of_a_newer_format_is_left_alone() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("mission.ron");
    fs::write(&file, "(format: 4, pieces: 7)").expect("writes");
    for command in ["check", "fmt"] {
        let refused = ran(&[command, text(home.path())]);
        assert_eq!(refused.code, 2);
        let why = "is of format 4, made by a newer Hellwright; this one reads formats up to 3";
        assert!(refused.err.contains(why), "{}", refused.err);
    }
    assert_eq!(fs::read_to_string(&file).expect("text"), "(format: 4, pieces: 7)");
}

#[test]
fn what_was_not_understood_is_not_written_over() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("mission.ron");
    fs::write(&file, "(format: 2, rules: \"doom-2016\", tiles: [(id: 1, tile: nine)])").expect("writes");
    let refused = ran(&["fmt", text(home.path())]);
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("was left as it is"), "{}", refused.err);
    assert!(fs::read_to_string(&file).expect("text").contains("tile: nine"));
}

/// The coin mission with its text changed, in a folder of its own.
pub(crate) fn changed(home: &Path, name: &str, change: impl Fn(String) -> String) -> std::path::PathBuf {
    let mission = home.join(name);
    fs::create_dir(&mission).expect("a folder");
    for entry in fs::read_dir(fixtures().join("coin")).expect("a folder").flatten() {
        let _ = fs::copy(entry.path(), mission.join(entry.file_name())).expect("copied");
    }
    let file = mission.join("mission.ron");
    let text = change(fs::read_to_string(&file).expect("text"));
    fs::write(file, text).expect("written");
    mission
}

/// Whatever would be gone is named, and the file stays as it is.
#[test]
fn a_file_with_something_unknown_is_not_rewritten() {
    let home = tempfile::tempdir().expect("a folder");
    let cases = [
        ("field", "    info: (", "    info: (\n        summry: \"One hall.\",", "`summry` is not known here"),
        ("section", "    tiles: [", "    start: [],\n    tiles: [", "`start` is not known here"),
        ("entry", "(id: 20, at: (1, 0))", "(id: 20, at: (1, 0), note: \"here\")", "`note` is not known here"),
    ];
    for (name, from, to, said) in cases {
        let mission = changed(home.path(), name, |text| {
            assert!(text.contains(from), "{name}");
            text.replacen(from, to, 1)
        });
        let before = fs::read(mission.join("mission.ron")).expect("bytes");
        let ran = ran(&["fmt", text(&mission)]);
        assert_eq!(ran.code, 1, "{name}: {}", ran.err);
        assert!(ran.err.contains("was left as it is") && ran.err.contains(said), "{name}: {}", ran.err);
        assert_eq!(fs::read(mission.join("mission.ron")).expect("bytes"), before, "{name}");
    }
}

/// What is handed on has less than the files: that is said, and the exit code is 1.
#[test]
fn a_mission_that_is_not_read_whole_is_handed_on_with_a_word() {
    let home = tempfile::tempdir().expect("a folder");
    let unread = changed(home.path(), "unread", |text| {
        text.replacen("(id: 20, at: (1, 0))", "(id: 20, at: (1.5, 0))", 1)
    });
    let lost = changed(home.path(), "lost", |text| text);
    fs::remove_file(lost.join("coin.rhai")).expect("removed");
    let coded = changed(home.path(), "coded", |text| text);
    fs::write(coded.join("coin.rhai"), b"\xff\xfe/\0/\0").expect("written");
    let out = home.path().join("out");
    for (mission, said) in [
        (&unread, "this start was left out"),
        (&lost, "the script coin.rhai is missing"),
        (&coded, "the script coin.rhai cannot be read: it is not text in UTF-8: it is text in UTF-16"),
    ] {
        for format in ["html", "pdf", "json", "png", "svg", "uvtt", "tmx", "tmj", "bundle"] {
            let ran = ran(&["export", text(mission), "--to", format, "-o", text(&out)]);
            assert_eq!(ran.code, 1, "{format}: {}", ran.err);
            assert!(ran.err.contains(said), "{format}: {}", ran.err);
        }
        for picture in ["map.png", "map.svg", "map.txt"] {
            let ran = ran(&["render", text(mission), "-o", text(&home.path().join(picture))]);
            assert_eq!(ran.code, 1, "{picture}: {}", ran.err);
            assert!(ran.err.contains(said), "{picture}: {}", ran.err);
        }
    }
    let checked = ran(&["check", text(&coded), "--playouts", "0"]);
    assert!(checked.out.contains("error[F007]") && !checked.out.contains("C021"), "{}", checked.out);
    assert!(checked.out.contains("save it as UTF-8"), "{}", checked.out);
}

/// Titles in any script are kept apart, also where only the names of folders differ.
#[test]
fn missions_exported_into_one_folder_keep_their_names() {
    let home = tempfile::tempdir().expect("a folder");
    let all = home.path().join("all");
    fs::create_dir(&all).expect("a folder");
    let titles = ["地獄", "天国", "Zażółć", "Łódź", "Márs", "Mars!", "Mars?", "🔥", "💀"];
    for title in titles {
        let _ = changed(&all, title, |text| text);
    }
    let out = home.path().join("out");
    let ran = ran(&["export", text(&all), "--to", "svg", "-o", text(&out)]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let mut names: Vec<String> = fs::read_dir(&out)
        .expect("a folder")
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let mut expected = [
        "地獄.svg",
        "天国.svg",
        "zażółć.svg",
        "łódź.svg",
        "márs.svg",
        "mars.svg",
        "mars-2.svg",
        "mission.svg",
        "mission-2.svg",
    ];
    expected.sort_unstable();
    assert_eq!(names, expected);
}

#[cfg(unix)]
#[test]
fn read_only_files_stay_and_links_are_followed() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = changed(home.path(), "coin", |text| text.replace("    tiles: [", "    tiles:   ["));
    let file = mission.join("mission.ron");
    let mut permissions = fs::metadata(&file).expect("there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).expect("set");
    let before = fs::read(&file).expect("bytes");
    let refused = ran(&["fmt", text(&mission)]);
    assert_eq!(refused.code, 2, "{}", refused.err);
    assert!(refused.err.contains("is read-only, and was left as it is"), "{}", refused.err);
    assert_eq!(fs::read(&file).expect("bytes"), before);
    for there in [false, true] {
        let (link, target) = (home.path().join("link.svg"), home.path().join("far.svg"));
        if !there {
            std::os::unix::fs::symlink("far.svg", &link).expect("linked");
        }
        assert_eq!(ran(&["render", text(&mission), "-o", text(&link)]).code, 0);
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
        assert!(fs::read(&target).expect("bytes").starts_with(b"<svg"), "there before: {there}");
    }
}

#[test]
fn a_map_is_drawn_as_what_its_name_says() {
    let home = tempfile::tempdir().expect("a folder");
    let draw = |name: &str, more: &[&str]| {
        let file = home.path().join(name);
        let mut arguments = vec!["render", "depot", "-o", text(&file)];
        arguments.extend(more);
        let ran = ran(&arguments);
        assert_eq!(page(&ran), "--- exit code 0\n");
        fs::read(&file).expect("bytes")
    };
    let png = draw("map.png", &["--scale", "16"]);
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert_ne!(draw("light.PNG", &["--scale", "16", "--light"]), png);
    assert!(draw("map.svg", &[]).starts_with(b"<svg "));
    let drawn = String::from_utf8(draw("map.txt", &[])).expect("text");
    assert!(drawn.starts_with("Depot\n"), "{drawn}");

    shows(
        &["render", "depot", "-o", "map.jpeg"],
        &expect![[r#"
        --- standard error
        hellwright: map.jpeg: a picture's name has to end with .png, .svg or .txt
        --- exit code 2
    "#]],
    );
    shows(
        &["render", "depot", "-o", "nowhere/at/all.svg"],
        &expect![[r#"
            --- standard error
            hellwright: nowhere/at/all.svg cannot be written: there is no folder nowhere/at; make it first, or choose another
            --- exit code 2
        "#]],
    );
    shows(
        &["render", "depot", "-o", "map.png", "--scale", "9999"],
        &expect![[r#"
            --- standard error
            error: invalid value '9999' for '--scale <PIXELS>': choose a whole number from 4 to 512

            For more information, try '--help'.
            --- exit code 2
        "#]],
    );
}

#[test]
fn what_cannot_be_written_is_told_with_a_way_out() {
    let home = tempfile::tempdir().expect("a folder");
    let at = |name: &str| home.path().join(name);
    fs::create_dir(at("folder.png")).expect("a folder");
    fs::write(at("file"), "mine").expect("writes");
    let refused = |words: &[&str], with: &str| {
        let ran = ran(words);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains(with) && !ran.err.contains("os error"), "{words:?} says {}", ran.err);
    };
    refused(&["render", "coin", "-o", text(&at("folder.png"))], "is a folder; name a file in it");
    refused(
        &["render", "coin", "-o", text(&at("file/x.svg"))],
        "there is a file where a folder would have to be",
    );
    refused(&["new", text(&at("file/x"))], "there is a file where a folder would have to be");
    refused(&["new", text(&at("file"))], "is a file; a mission is a folder");
    let simulate = ["simulate", "coin", "--playouts", "2", "--save-replays"];
    refused(
        &[&simulate[..], &[text(&at("file"))]].concat(),
        "there is a file where a folder would have to be",
    );
    refused(&["replay", text(&at("nothing"))], "there is no file ");
    refused(&["replay", text(home.path())], "is a folder, not a file");
    assert_eq!(fs::read_to_string(at("file")).expect("text"), "mine");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let home = tempfile::tempdir().expect("a folder");
    for name in ["full.png", "full.svg", "full.txt"] {
        let file = home.path().join(name);
        std::os::unix::fs::symlink("/dev/full", &file).expect("a link");
        let full = ran(&["render", "coin", "--scale", "8", "-o", text(&file)]);
        assert_eq!((full.code, full.out.as_str()), (2, ""));
        assert!(full.err.contains("the disk is full; make room on it, or choose another"), "{}", full.err);
    }
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("opens");
    let output = hellwright(&["check", "coin", "--playouts", "0"]).stdout(full).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("the output could not be written: the disk is full"), "{told}");
}
