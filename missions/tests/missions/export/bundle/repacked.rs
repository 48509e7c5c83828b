//! Bundles that people unpacked and packed again with what their systems have for it.

use super::archive::{Archive, Part};
use super::{bundled, rich, taken, tree};
use missions::import;
use std::fs;
use std::path::Path;

/// A sound bundle, as bytes and as an archive.
fn sound() -> (Vec<u8>, Archive) {
    let home = tempfile::tempdir().expect("a folder");
    let bytes = bundled(&rich(home.path()), "first-day");
    let archive = Archive::of(&bytes);
    (bytes, archive)
}

/// Every file of an archive in a folder.
fn wrapped(mut archive: Archive, folder: &[u8]) -> Archive {
    for part in &mut archive.parts {
        part.name = [folder, b"/", &part.name].concat();
    }
    archive
}

/// The mission comes out as it does of the bundle itself.
fn same(archive: &Archive, what: &str) {
    let (whole, _) = sound();
    let [(_one, wanted), (_two, found)] = [taken(&whole), taken(&archive.bytes())];
    assert!(tree(&found) == tree(&wanted), "{what}");
    assert!(found.ends_with("last-war/first-day"), "{what}");
}

#[test]
fn the_finder_of_a_mac() {
    let (whole, _) = sound();
    let home = tempfile::tempdir().expect("a folder");
    let [source, target] = ["source.zip", "target.hellwright.zip"].map(|name| home.path().join(name));
    fs::write(&source, &whole).expect("written");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/export/bundle/repack.py");
    let Some(done) = consumers::python(&[&script, &source, &target, Path::new("First Day 2")]) else {
        return;
    };
    assert!(consumers::told(&done).is_ok(), "{done:?}");
    let [(_one, wanted), (_two, found)] = [taken(&whole), taken(&fs::read(&target).expect("packed"))];
    assert!(tree(&found) == tree(&wanted));
}

#[test]
fn a_folder_more_of_any_name() {
    for folder in
        [&b"first-day"[..], b"Erster Tag (1)", "h\u{f6}hle".as_bytes(), b"h\x94hle", b"-rf", b".x", b"con"]
    {
        same(&wrapped(sound().1, folder), &String::from_utf8_lossy(folder));
    }
    let mut dos = wrapped(sound().1, b"first-day");
    for part in &mut dos.parts {
        (part.method, part.system, part.attributes) = (8, 0, 0x20);
    }
    same(&dos.with(Part::new("first-day/", "")).with(Part::new("first-day/desktop.ini", "x")), "Explorer");
}

/// Some tools of Windows write `\` between the parts of a path, and folders of their own, of which they say nothing.
#[test]
fn a_tool_of_windows_with_its_own_sign_between_the_parts() {
    let windows = |mut archive: Archive| {
        for part in &mut archive.parts {
            part.name.iter_mut().filter(|byte| **byte == b'/').for_each(|byte| *byte = b'\\');
            (part.method, part.system, part.attributes) = (8, 0, 0);
        }
        archive
    };
    same(&windows(sound().1), "as it is");
    let folders = ["last-war/", "last-war/first-day/"].map(|name| Part::new(name, ""));
    same(&windows(folders.into_iter().fold(sound().1, Archive::with)), "with folders");
    let left = wrapped(sound().1, b"first-day").with(Part::new("__MACOSX/first-day/._x", "x"));
    same(&windows(left.with(Part::new("first-day/Thumbs.db", "x"))), "in a folder more");
}

#[test]
fn what_systems_leave() {
    let left =
        ["__MACOSX/._hellwright.json", ".DS_Store", "last-war/.DS_Store", "last-war/first-day/._mission.ron"];
    let more =
        ["last-war/first-day/art/Thumbs.db", "last-war/desktop.ini", "__MACOSX/", "__MACOSX/h\u{f6}hle"];
    let all = left.into_iter().chain(more).fold(sound().1, |all, name| all.with(Part::new(name, "\0\u{5}")));
    same(&all, "all of it");
}

/// One folder is taken away, and nothing else is trusted more than before.
#[test]
fn whatever_else_lies_around_it_is_refused() {
    let refused = |what: &str, archive: &Archive, why: &str| {
        let place = tempfile::tempdir().expect("a folder");
        let file = place.path().join("x.hellwright.zip");
        fs::write(&file, archive.bytes()).expect("written");
        let error = import::read(&file).expect_err(what).to_string();
        assert!(error.contains(why), "{what}: {error}");
    };
    let none = "there is no hellwright.json in it";
    refused("two folders", &wrapped(wrapped(sound().1, b"b"), b"a"), none);
    refused("up", &wrapped(sound().1, b".."), "leads out of its folder");
    refused("up within", &wrapped(sound().1, b"a").with(Part::new("a/../x", "")), "leads out of its folder");
    refused("a path of one system", &wrapped(sound().1, b"C:"), "begins at the root of a disk");
    refused("something beside it", &wrapped(sound().1, b"a").with(Part::new("run.sh", "x")), none);
    refused("hidden", &wrapped(sound().1, b"a").with(Part::new("a/.bashrc", "x")), "is hidden");
    refused("up, left", &sound().1.with(Part::new("__MACOSX/../../x", "")), "leads out of its folder");
    refused("up, named so", &sound().1.with(Part::new("../.DS_Store", "")), "leads out of its folder");
    let twice = wrapped(sound().1, b"a").with(Part::new("a/Cover.png", "x"));
    refused("twice", &twice, "is there twice");
    let many = (0..2000).fold(sound().1, |all, i| all.with(Part::new(&format!("__MACOSX/f{i}"), "")));
    refused("thousands", &many, "there are more than 800 files in it");
}
