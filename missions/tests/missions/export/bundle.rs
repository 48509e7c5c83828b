//! Bundles: what is put in comes out again byte for byte, other programs read them too, and archives made to do harm are
//! refused before anything is written.

mod archive;
mod hostile;
mod repacked;

use archive::Archive;
use missions::export::{self, Options, Subject};
use missions::format::{self, Sources};
use missions::{Mission, art, import};
use rule_system::View;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A mission's folder as a bundle.
fn bundled(folder: &Path, name: &str) -> Vec<u8> {
    let mission = format::load(folder).expect("loads").mission;
    let (art, _) = art::read(&mission, &[art::Place::Mission(folder.to_owned())]);
    let sources = format::sources(&mission, folder);
    let subject = Subject {
        mission: &mission.seen(&View::WHOLE),
        name,
        art: &Arc::new(art),
        replays: &[],
        sources: &sources,
    };
    of(&subject)
}

fn of(subject: &Subject<'_>) -> Vec<u8> {
    let mut files = export::named("bundle")
        .expect("bundle")
        .export(subject, &Options::default())
        .expect("it can be written");
    assert_eq!((files.len(), files[0].path.as_str()), (1, &*format!("{}.hellwright.zip", subject.name)));
    files.remove(0).bytes
}

/// A mission that lies nowhere, as a bundle.
fn of_memory(mission: &Mission) -> Vec<u8> {
    let (art, sources) = (Arc::default(), Sources::default());
    of(&Subject {
        mission: &mission.seen(&View::WHOLE),
        name: "memory",
        art: &art,
        replays: &[],
        sources: &sources,
    })
}

/// Every file below a folder.
fn tree(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    fn walk(folder: &Path, at: &str, files: &mut BTreeMap<String, Vec<u8>>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let entry = entry.expect("an entry");
            let name = format!("{at}{}", entry.file_name().to_str().expect("text"));
            // What a window leaves beside a mission is no part of it.
            if name.starts_with(".hellwright") {
                continue;
            }
            if entry.path().is_dir() {
                walk(&entry.path(), &format!("{name}/"), files);
            } else {
                let _ = files.insert(name, fs::read(entry.path()).expect("bytes"));
            }
        }
    }
    let mut files = BTreeMap::new();
    walk(folder, "", &mut files);
    files
}

/// Import a bundle from a file into a new place; the place and the mission's folder.
fn taken(bytes: &[u8]) -> (tempfile::TempDir, PathBuf) {
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("x.hellwright.zip");
    fs::write(&file, bytes).expect("written");
    let imported = import::read(&file).expect("it is a bundle");
    assert_eq!(imported.problems, []);
    let folder = import::place(&imported, &place.path().join("out")).expect("it is placed");
    (place, folder)
}

fn write(folder: &Path, files: &[(&str, &[u8])]) {
    for (path, bytes) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, bytes).expect("written");
    }
}

/// A mission with everything that can lie in its folder, in an operation with cards; with a comment, a byte order mark and
/// Windows line ends, none of which the program would write.
fn rich(home: &Path) -> PathBuf {
    let picture = {
        let mut bytes = std::io::Cursor::new(Vec::new());
        image::RgbaImage::from_pixel(64, 64, image::Rgba([200, 40, 40, 255]))
            .write_to(&mut bytes, image::ImageFormat::Png)
            .expect("a picture");
        bytes.into_inner()
    };
    let starter = format::write(&Mission::starter());
    let with = "(\n    // Not a thing is lost.\n    own_tiles: [40],\n    content: [\"squad\"],\n";
    let mission = starter.replacen("(\n", with, 1).replace('\n', "\r\n");
    let script = |name: &str| {
        let scripts = Mission::starter();
        scripts.scripts().iter().find(|(it, _)| it.as_str() == name).expect("a script").1.clone()
    };
    let tile = tiles::Catalogue::doom2016().tiles[&tiles::TileNumber(8)].to_text();
    let folder = home.join("Last War/First Day");
    write(
        &folder,
        &[
            ("mission.ron", format!("\u{feff}{mission}").as_bytes()),
            ("fetch-the-core.rhai", script("fetch-the-core.rhai").replace('\n', "\r\n").as_bytes()),
            ("infestation.rhai", script("infestation.rhai").as_bytes()),
            ("tiles/40.txt", tile.as_bytes()),
            (
                "content/squad.ron",
                missions::ContentFile::of_word("squad").expect("a file").template().as_bytes(),
            ),
            ("art/04A.png", &picture),
            ("../operation.ron", b"// Three days.\n(format: 1, title: \"Last War\", content: [\"demons\"])"),
            (
                "../content/demons.ron",
                missions::ContentFile::of_word("demons").expect("a file").template().as_bytes(),
            ),
        ],
    );
    folder
}

#[test]
fn shipped_missions_come_out_as_they_went_in() {
    for (name, mission) in crate::shared::shipped() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("library").join(&name);
        let bytes = bundled(&folder, &name);
        assert_eq!(bytes, bundled(&folder, &name), "the same bytes every time");
        let (_place, out) = taken(&bytes);
        assert!(out.ends_with(&name));
        assert_eq!(tree(&out), tree(&folder), "{name}");
        assert_eq!(format::load(&out).expect("loads").mission, mission);
        assert_eq!(bundled(&out, &name), bytes, "{name}: and again the same bundle");
    }
}

#[test]
fn everything_a_mission_has_goes_with_it_wherever_it_lies() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = rich(home.path());
    let bytes = bundled(&folder, "first-day");
    let (place, out) = taken(&bytes);
    let top = place.path().join("out/last-war");
    assert_eq!(out, top.join("first-day"));
    let before: BTreeMap<String, Vec<u8>> = tree(&home.path().join("Last War"))
        .into_iter()
        .map(|(path, bytes)| (path.replace("First Day", "first-day"), bytes))
        .collect();
    assert_eq!(tree(&top), before);
    let [here, there] = [&folder, &out].map(|folder| format::load(folder).expect("loads"));
    assert_eq!(here, there);
    assert_eq!(missions::ruleset::digest(&here.mission), missions::ruleset::digest(&there.mission));
    assert!(here.mission.operation().is_some() && there.mission.operation().is_some());
    assert_eq!(bundled(&out, "first-day"), bytes);
}

/// What is not saved yet goes with it as it is on the screen, and what lies beside a mission stays there.
#[test]
fn what_was_changed_since_and_what_lies_nowhere_can_be_handed_on() {
    let mission = Mission::starter();
    let (_place, out) = taken(&of_memory(&mission));
    assert_eq!(format::load(&out).expect("loads").mission, mission);

    let home = tempfile::tempdir().expect("a folder");
    let folder = rich(home.path());
    write(
        &folder,
        &[("notes.txt", b"mine"), (".hidden", b"mine"), ("art/holiday.png", b"mine"), ("art/05A.png", b"MZ")],
    );
    let mut mission = format::load(&folder).expect("loads").mission;
    let info = missions::Info { title: "Changed".into(), ..mission.info().clone() };
    mission = mission.with([missions::Edit::Info(Box::new(info))]);
    let sources = format::sources(&mission, &folder);
    let art = Arc::default();
    let bytes = of(&Subject {
        mission: &mission.seen(&View::WHOLE),
        name: "x",
        art: &art,
        replays: &[],
        sources: &sources,
    });
    let (_place, out) = taken(&bytes);
    let files = tree(&out);
    assert_eq!(files["mission.ron"], format::write(&mission).into_bytes());
    assert_eq!(
        files["fetch-the-core.rhai"],
        tree(&folder)["fetch-the-core.rhai"],
        "unchanged, byte for byte"
    );
    assert_eq!(files.len(), 6, "{:?}", files.keys());
}

#[test]
fn an_empty_mission_and_a_strange_one_have_a_bundle_too() {
    for mission in [Mission::default(), Mission::blank(), crate::shared::demo::everything()] {
        let (_place, out) = taken(&of_memory(&mission));
        assert_eq!(format::load(&out).expect("loads").mission, mission);
    }
}

/// Other programs find every file in it; what they unpack is equal.
#[test]
fn unzip_and_python_read_it() {
    let home = tempfile::tempdir().expect("a folder");
    let bytes = bundled(&rich(home.path()), "first-day");
    let file = home.path().join("first-day.hellwright.zip");
    fs::write(&file, &bytes).expect("written");
    let path = file.to_str().expect("text");
    let files: BTreeMap<String, Vec<u8>> = Archive::of(&bytes).files().collect();
    let Some(tested) = consumers::program("unzip", home.path(), &["-t", path]) else { return };
    assert!(consumers::told(&tested).is_ok_and(|told| told.contains("No errors detected")), "{tested:?}");
    let Some(done) = consumers::program("unzip", home.path(), &["-q", path, "-d", "unzipped"]) else {
        return;
    };
    assert_eq!(consumers::told(&done), Ok(String::new()));
    assert_eq!(tree(&home.path().join("unzipped")), files);

    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/export/bundle/read.py");
    let Some(done) = consumers::python(&[&script, &file, &home.path().join("python")]) else { return };
    let told: serde_json::Value =
        serde_json::from_str(&consumers::told(&done).expect("Python reads it")).expect("JSON");
    assert_eq!(tree(&home.path().join("python")), files);
    let entries = told.as_array().expect("a list");
    assert_eq!(entries.len(), files.len());
    for entry in entries {
        assert_eq!(entry["date"], serde_json::json!([1980, 1, 1, 0, 0, 0]), "{entry}");
        assert_eq!(entry["mode"], "0o100644", "{entry}");
    }
    // The sums are those other programs work out.
    let sums = Archive::of(&bytes).manifest()["files"].as_array().expect("files").clone();
    let lines = sums.iter().map(|it| {
        format!("{}  {}\n", it["sha256"].as_str().expect("text"), it["path"].as_str().expect("text"))
    });
    fs::write(home.path().join("sums"), lines.collect::<String>()).expect("written");
    let checked = consumers::program("sha256sum", &home.path().join("unzipped"), &["-c", "../sums"]);
    assert!(checked.is_some_and(|it| it.status.success()));
    let whole = consumers::program("sha256sum", home.path(), &["sums"]).expect("not skipped");
    let digest = Archive::of(&bytes).manifest()["digest"].as_str().expect("text").to_owned();
    assert!(consumers::told(&whole).expect("a sum").starts_with(&digest));
}
