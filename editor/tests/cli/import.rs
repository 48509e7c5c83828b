//! `hellwright import`.

use crate::files::changed;
use crate::run::{Ran, fixtures, hellwright, page, ran, shows};
use expect_test::expect;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

/// A test mission in a format, and the place it lies in.
fn exported(to: &str) -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let told = ran(&["export", "coin", "--to", to, "-o", text(home.path())]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    home
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text")).collect();
    names.sort();
    names
}

/// What a run shows, wherever it was.
fn told(ran: &Ran, home: &Path) -> String {
    page(ran).replace(text(home), "HERE")
}

#[test]
fn what_can_be_imported_is_told() {
    shows(
        &["import", "--list"],
        &expect![[r#"
        bundle   *.hellwright.zip: A whole mission, byte for byte as it was exported.
        tmx      *.tmx: Tiles, doors, pieces, regions, texts and numbers of a map that was exported, as it lies in Tiled now.
        tmj      *.tmj: The same from Tiled's other format.
        --- exit code 0
    "#]],
    );
    shows(
        &["import", "--help"],
        &expect![[r#"
        Take missions out of bundles and of maps made with other programs

        Usage: hellwright import [OPTIONS] [FILE]

        Arguments:
          [FILE]  The file

        Options:
          -o, --output <DIR>  The folder in which the mission's folder is made; it is made too if it is not
                              there [default: .]
              --list          Say what can be imported
          -h, --help          Print help
        --- exit code 0
    "#]],
    );
}

#[test]
fn a_bundle_becomes_the_folder_it_was() {
    let home = exported("bundle");
    let (file, to) = (home.path().join("coin.hellwright.zip"), home.path().join("new/place"));
    let words = ["import", text(&file), "-o", text(&to)];
    let first = ran(&words);
    expect![[r#"
        HERE/new/place/coin is the mission Heads or Tails. Next:
          hellwright check HERE/new/place/coin
        --- exit code 0
    "#]]
    .assert_eq(&told(&first, home.path()));
    for name in names(&fixtures().join("coin")) {
        let [there, here] =
            [to.join("coin"), fixtures().join("coin")].map(|at| fs::read(at.join(&name)).expect("bytes"));
        assert_eq!(there, here, "{name}");
    }
    assert_eq!(names(&to.join("coin")), names(&fixtures().join("coin")));
    let checked = ran(&["check", text(&to.join("coin")), "--playouts", "2"]);
    assert_eq!(checked.code, 0, "{}", checked.out);
    expect![[r#"
        --- standard error
        hellwright: there is something at HERE/new/place/coin already, and nothing is written over; choose another folder with -o, or move it away
        --- exit code 2
    "#]].assert_eq(&told(&ran(&words), home.path()));
    expect![[r#"
        --- standard error
        hellwright: HERE/coin.hellwright.zip is not a mission's folder; `hellwright import HERE/coin.hellwright.zip -o DIR` makes one of it
        --- exit code 2
    "#]].assert_eq(&told(&ran(&["fmt", text(&file)]), home.path()));
}

/// The bundle holds what there is, byte for byte; what `check` finds unreadable in it is shown at once.
#[test]
fn what_cannot_be_read_of_a_bundle_is_reported_and_the_mission_is_written() {
    let home = tempfile::tempdir().expect("a folder");
    let lost = changed(home.path(), "lost", |text| text);
    fs::remove_file(lost.join("coin.rhai")).expect("removed");
    let unread = changed(home.path(), "unread", |text| {
        text.replacen("(id: 20, at: (1, 0))", "(id: 20, at: (1.5, 0))", 1)
    });
    let import = |mission: &Path| {
        let exported = ran(&["export", text(mission), "--to", "bundle", "-o", text(home.path())]);
        assert_eq!(exported.code, 1, "{}", exported.err);
        let bundle = mission.with_extension("hellwright.zip");
        ran(&["import", text(&bundle), "-o", text(&home.path().join("new"))])
    };
    expect![[r#"
        error[C021]: the objective card's script coin.rhai is missing
          --> HERE/new/lost
          help: put coin.rhai into the mission's folder, or name another script
          (hellwright explain C021)

        HERE/new/lost is the mission Heads or Tails. Next:
          hellwright check HERE/new/lost
        --- exit code 1
    "#]]
    .assert_eq(&told(&import(&lost), home.path()));
    let made = import(&unread);
    assert_eq!((made.code, made.err.as_str()), (1, ""), "{}", made.out);
    for said in ["error[F002]: this start was left out", "new/unread is the mission Heads or Tails."] {
        assert!(made.out.contains(said), "{}", made.out);
    }
    for mission in [&lost, &unread] {
        let new = home.path().join("new").join(mission.file_name().expect("a name"));
        assert_eq!(names(&new), names(mission));
        let [there, here] = [&new, mission].map(|it| fs::read(it.join("mission.ron")).expect("bytes"));
        assert_eq!(there, here);
        // `check` reports the same.
        let checked = ran(&["check", text(&new), "--playouts", "0"]);
        let first = ran(&["check", text(mission), "--playouts", "0"]);
        assert_eq!((checked.code, first.code), (1, 1), "{}", checked.out);
    }
}

#[test]
fn a_bundle_that_a_browser_renamed_is_known_all_the_same() {
    let home = exported("bundle");
    let renamed = home.path().join("coin.hellwright (1).zip");
    fs::rename(home.path().join("coin.hellwright.zip"), &renamed).expect("renamed");
    let made = ran(&["import", text(&renamed), "-o", text(&home.path().join("new"))]);
    assert_eq!((made.code, made.err.as_str()), (0, ""), "{}", made.out);
    assert!(home.path().join("new/coin/mission.ron").exists());
}

#[test]
fn a_property_nobody_knows_is_told() {
    let home = exported("tmx");
    let map = home.path().join("coin.tmx");
    let text_of = fs::read_to_string(&map).expect("text");
    let (slip, own) = ("name=\"doom_titel\"", "name=\"doom_mine\"");
    let changed = text_of.replacen("name=\"doom_title\"", slip, 1).replacen("name=\"doom_notes\"", own, 1);
    fs::write(&map, changed).expect("written");
    let made = ran(&["import", text(&map), "-o", text(&home.path().join("new"))]);
    assert!(made.out.contains("unknown map property doom_titel"), "{}", made.out);
    assert!(made.out.contains("did you mean doom_title?"), "{}", made.out);
    assert!(made.out.contains("give it a name that does not begin with doom_"), "{}", made.out);
}

#[test]
fn a_bundle_is_looked_at_as_its_folder_is() {
    let home = exported("bundle,tmx");
    let folder = fixtures().join("coin");
    let bundle = home.path().join("coin.hellwright.zip");
    let room = tempfile::tempdir().expect("a folder");
    let run = |words: &[&str], path: &Path, more: &[&str]| {
        let all = [words, &[text(path)], more].concat();
        let ran: Ran = hellwright(&all).env("TMPDIR", room.path()).output().expect("it runs").into();
        let page = page(&ran)
            .replace(", replaced the existing file", "")
            .replace(&format!("\"{}\"", text(path)), "\"IT\"");
        page.lines()
            .filter(|line| !line.contains("\"seconds\""))
            .map(|line| format!("{line}\n"))
            .collect::<String>()
    };
    for (words, more) in [
        (&["check", "--format", "json", "--playouts", "3"][..], &[][..]),
        (&["simulate", "--playouts", "3", "--format", "json"], &[]),
        (&["cards", "--all"], &[]),
        (&["render"], &["-o", "-"]),
        (&["export", "--to", "all"], &["-o", text(home.path())]),
    ] {
        assert_eq!(run(words, &bundle, more), run(words, &folder, more), "{words:?}");
    }
    let map = run(&["check", "--playouts", "0"], &home.path().join("coin.tmx"), &[]);
    assert!(map.contains("the script coin.rhai is not in the map"), "{map}");
    let mut bytes = fs::read(&bundle).expect("bytes");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&bundle, bytes).expect("written");
    let refused = run(&["check"], &bundle, &[]);
    assert!(
        refused.contains("coin.hellwright.zip cannot be imported: ") && refused.contains("exit code 2"),
        "{refused}"
    );
    assert_eq!(names(room.path()), [""; 0], "nothing is left behind");
    let nowhere = hellwright(&["check", text(&home.path().join("coin.tmx"))])
        .env("TMPDIR", home.path().join("nowhere"))
        .output()
        .expect("it runs");
    let told = String::from_utf8(nowhere.stderr).expect("text");
    assert!(told.contains("cannot be unpacked in ") && told.contains("nowhere"), "{told}");
}

#[test]
fn a_map_from_tiled_becomes_a_mission() {
    let home = exported("tmx,tmj");
    for ending in ["tmx", "tmj"] {
        let (file, to) = (home.path().join(format!("coin.{ending}")), home.path().join(ending));
        let made = ran(&["import", text(&file), "-o", text(&to)]);
        assert_eq!((made.code, made.err.as_str()), (0, ""), "{}", made.out);
        let scripts = "copy it from the mission's folder into the new one";
        assert!(
            made.out.contains(scripts) && made.out.contains("is the mission Heads or Tails."),
            "{}",
            made.out
        );
        let _ = fs::copy(fixtures().join("coin/coin.rhai"), to.join("coin/coin.rhai")).expect("copied");
        let _ = fs::copy(fixtures().join("coin/nothing.rhai"), to.join("coin/nothing.rhai")).expect("copied");
        let [there, here] = [&to.join("coin"), &fixtures().join("coin")].map(|folder| {
            let drawn = home.path().join("map.txt");
            assert_eq!(ran(&["render", text(folder), "-o", text(&drawn)]).code, 0);
            fs::read_to_string(&drawn).expect("text")
        });
        assert_eq!(there, here);
        assert_eq!(ran(&["check", text(&to.join("coin")), "--playouts", "2"]).code, 0);
    }
    let map = home.path().join("odd.tmx");
    let odd = fs::read_to_string(home.path().join("coin.tmx")).expect("text");
    fs::write(&map, odd.replacen("rotation=\"0\"", "rotation=\"45\"", 1)).expect("written");
    expect![[r#"
        error[F012]: object 2 "05A" on layer "tiles" (line 79) was left out: it is turned by 45 degrees
          --> HERE/odd.tmx
          help: tiles are turned by 0, 90, 180 or 270 degrees
          (hellwright explain F012)

        note[F012]: the script coin.rhai is not in the map
          --> HERE/odd.tmx
          help: copy it from the mission's folder into the new one
          (hellwright explain F012)

        note[F012]: the script nothing.rhai is not in the map
          --> HERE/odd.tmx
          help: copy it from the mission's folder into the new one
          (hellwright explain F012)

        HERE/odd is the mission Heads or Tails. Next:
          hellwright check HERE/odd
        --- exit code 1
    "#]]
    .assert_eq(&told(&ran(&["import", text(&map), "-o", text(home.path())]), home.path()));
}

#[test]
fn what_cannot_be_imported_is_told_and_nothing_is_written() {
    let home = exported("bundle");
    let at = |name: &str| home.path().join(name);
    let refused = |name: &str| {
        let before = names(home.path());
        let run = ran(&["import", text(&at(name)), "-o", text(&at("new/place"))]);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{name}");
        assert_eq!(names(home.path()), before, "{name}");
        told(&run, home.path())
    };
    let whole = fs::read(at("coin.hellwright.zip")).expect("bytes");
    fs::write(at("half.hellwright.zip"), &whole[..whole.len() / 2]).expect("written");
    fs::write(at("other.rar"), &whole).expect("written");
    fs::write(at("foreign.tmx"), "<map/>").expect("written");
    fs::create_dir(at("folder")).expect("made");
    fs::create_dir(at("folder.tmx")).expect("made");
    let names = ["half.hellwright.zip", "other.rar", "foreign.tmx", "folder", "folder.tmx", "nothing.tmj"];
    let all: String = names.map(refused).concat();
    expect![[r#"
        --- standard error
        hellwright: HERE/half.hellwright.zip cannot be imported: it is no zip archive, or a part of it is missing; ask the person who sent it for a new one (nothing was written)
        --- exit code 2
        --- standard error
        hellwright: cannot import HERE/other.rar; what can be imported ends with .hellwright.zip, .tmx, .tmj
        --- exit code 2
        --- standard error
        hellwright: HERE/foreign.tmx cannot be imported: there are no tiles of the game on this map; what can be imported was exported by `hellwright export MISSION --to tmx,tmj` and changed in Tiled (nothing was written)
        --- exit code 2
        --- standard error
        hellwright: HERE/folder is a folder, and files are imported one by one; a folder with a mission.ron is a mission already
        --- exit code 2
        --- standard error
        hellwright: HERE/folder.tmx is a folder, and files are imported one by one; a folder with a mission.ron is a mission already
        --- exit code 2
        --- standard error
        hellwright: there is no file HERE/nothing.tmj
        --- exit code 2
    "#]].assert_eq(&all);
}

/// Where nothing can be written, or not everything, nothing is left: neither files nor the folders made for them.
#[cfg(target_os = "linux")]
#[test]
fn of_what_cannot_be_written_to_the_end_nothing_is_left() {
    let home = exported("bundle");
    let (file, to) = (home.path().join("coin.hellwright.zip"), home.path().join("new/place"));
    let before = names(home.path());
    // A disk on which files have room for a block or two, as a full one has.
    let full = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_hellwright")])
        .args(["import", text(&file), "-o", text(&to)])
        .stdin(Stdio::null())
        .output()
        .expect("it runs");
    let full = Ran::from(full);
    assert_eq!((full.code, full.out.as_str()), (2, ""), "{}", full.err);
    assert!(full.err.contains("mission.ron cannot be written"), "{}", full.err);
    assert_eq!(names(home.path()), before);
    let blocked =
        hellwright(&["import", text(&file), "-o", text(&file.join("x"))]).output().expect("it runs");
    let blocked = Ran::from(blocked);
    assert_eq!(blocked.code, 2);
    assert!(blocked.err.contains("there is a file where a folder would have to be"), "{}", blocked.err);
    assert_eq!(names(home.path()), before);
}
