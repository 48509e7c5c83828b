//! Archives made to do harm, one of every kind: each is refused with its reason, and the folder beside which it lies is as
//! empty as before.

use super::archive::{Archive, Part, deflated};
use super::{bundled, rich, taken, tree};
use missions::import;
use serde_json::json;
use std::fs;
use std::time::{Duration, Instant};

/// A sound bundle.
fn sound() -> Archive {
    let home = tempfile::tempdir().expect("a folder");
    Archive::of(&bundled(&rich(home.path()), "first-day"))
}

/// It is refused with this reason, soon, and nothing is written.
fn refused(what: &str, bytes: &[u8], why: &str) {
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("x.hellwright.zip");
    fs::write(&file, bytes).expect("written");
    let start = Instant::now();
    let imported = import::read(&file);
    assert!(start.elapsed() < Duration::from_secs(20), "{what} took {:?}", start.elapsed());
    let error = imported.expect_err(what).to_string();
    assert!(error.contains(why), "{what}: {error}");
    assert!(error.contains("nothing was written"), "{what}: {error}");
    assert_eq!(tree(place.path()).len(), 1, "{what}");
}

/// What the archives are made of is taken, so that each of them is refused for nothing but what is wrong with it; with folders
/// of their own, in another order and packed otherwise, as another program may pack them again.
#[test]
fn a_sound_archive_is_taken_however_it_is_packed() {
    let whole = sound();
    let (_place, out) = taken(&whole.bytes());
    assert_eq!(tree(&out).len(), 6);
    let mut other = whole.clone().listed();
    other.parts.reverse();
    for part in &mut other.parts {
        (part.method, part.system, part.attributes) = (8, 0, 0x20);
    }
    let mut folder = Part::new("last-war/first-day/", "");
    folder.attributes = 0o040_755 << 16 | 0x10;
    other.parts.insert(0, folder);
    let (_place, again) = taken(&other.bytes());
    assert_eq!(tree(&again), tree(&out));
}

/// A file more, which its list names: what is refused is its name.
#[test]
fn names_that_lead_elsewhere_or_mean_something_to_a_system() {
    let elsewhere = "leads out of its folder";
    let root = "begins at the root of a disk, or is a path of one system only";
    let signs = "has other signs than letters";
    let system = "is hidden, or cannot be used on some systems";
    for (name, why) in [
        ("../evil.rhai", elsewhere),
        ("last-war/../../evil.rhai", elsewhere),
        ("last-war/first-day/../../../evil.rhai", elsewhere),
        ("./evil.rhai", elsewhere),
        ("last-war//evil.rhai", elsewhere),
        ("..", elsewhere),
        ("/etc/passwd", root),
        ("C:/evil.rhai", root),
        ("C:evil.rhai", root),
        ("last-war/mission.ron:stream", root),
        ("\\\\server\\share\\evil.rhai", root),
        ("\\evil.rhai", root),
        ("C:\\evil.rhai", root),
        ("last-war\\..\\..\\evil.rhai", elsewhere),
        ("..\\evil.rhai", elsewhere),
        ("last-war/..\\..\\evil.rhai", elsewhere),
        (".\\evil.rhai", elsewhere),
        ("last-war\\\\evil.rhai", elsewhere),
        ("last-war\\first-day\\NUL", system),
        ("last-war/first-day/e\0vil.rhai", signs),
        ("last-war/first-day/e\nvil.rhai", signs),
        ("last-war/first-day/e\u{202e}vil.rhai", signs),
        ("last-war/first-day/h\u{f6}hle.rhai", signs),
        ("last-war/first-day/ho\u{308}hle.rhai", signs),
        ("last-war/first-day/e vil.rhai", signs),
        ("last-war/first-day/con.rhai", system),
        ("last-war/first-day/NUL", system),
        ("last-war/first-day/lpt1.txt", system),
        ("last-war/first-day/evil.rhai.", system),
        ("last-war/first-day/.bashrc", system),
        (".git/hooks", system),
        ("-rf", system),
        ("", "is empty or too long"),
        (&"long/".repeat(60), "is empty or too long"),
    ] {
        let archive = sound().with(Part::new(name, "x")).listed();
        refused(name, &archive.bytes(), why);
    }
    let mut archive = sound();
    archive.parts.push(Part { name: b"last-war/\xff\xfe.rhai".to_vec(), ..Part::new("", "x") });
    refused("no UTF-8", &archive.bytes(), "is not text in UTF-8");
}

#[test]
fn files_that_are_none() {
    for (what, kind) in
        [("symbolic link", 0o120_777), ("device", 0o060_666), ("pipe", 0o010_666), ("folder", 0o040_755)]
    {
        for system in [3, 0, 19] {
            let mut archive = sound();
            let part = archive.part("last-war/first-day/infestation.rhai");
            (part.attributes, part.system) = (kind << 16, system);
            refused(what, &archive.bytes(), "is a link or another special file");
        }
    }
    let full = Part { attributes: 0o040_755 << 16, ..Part::new("last-war/", "x") };
    refused("a folder that is a file", &sound().with(full).bytes(), "is a folder with something in itself");
    let empty = Part { attributes: 0o040_755 << 16, ..Part::new("elsewhere/", "") };
    refused("a folder of nothing", &sound().with(empty).bytes(), "is a folder nobody asked for");
    let under = Part::new("last-war/first-day/mission.ron/x", "x");
    refused("a file in a file", &sound().with(under).listed().bytes(), "is a file and a folder");
}

#[test]
fn names_that_are_there_twice() {
    for again in [
        "last-war/first-day/mission.ron",
        "last-war/first-day/Mission.ron",
        "LAST-WAR/first-day/mission.ron",
        "hellwright.json",
        "COVER.png",
        "last-war\\first-day\\mission.ron",
        "last-war/first-day\\Mission.ron",
    ] {
        refused(again, &sound().with(Part::new(again, "x")).bytes(), "is there twice");
    }
    let mut folder = Part::new("last-war/operation.ron/", "");
    folder.attributes = 0o040_755 << 16;
    refused("as a folder", &sound().with(folder).bytes(), "is there twice");
}

#[test]
fn archives_that_grow() {
    let name = "last-war/first-day/art/05A.png";
    let much = |size: usize| [b"\x89PNG\r\n\x1a\n".to_vec(), vec![0; size]].concat();
    let part = |size: usize| Part { method: 8, ..Part::new(name, much(size)) };
    refused("a thousand times", &sound().with(part(20 << 20)).listed().bytes(), "this looks like a trap");
    refused("too large", &sound().with(part(40 << 20)).listed().bytes(), "more than a bundle may hold");
    let lies = Part { says: Some(1000), ..part(20 << 20) };
    refused("more than it says", &sound().with(lies).bytes(), "it is damaged");
    let says = Part { says: Some(u32::MAX - 1), ..part(10) };
    refused("says too much", &sound().with(says).bytes(), "more than a bundle may hold");
    let stored = Part { says: Some(20), ..Part::new(name, much(100)) };
    refused("sizes of two kinds", &sound().with(stored).bytes(), "its sizes do not agree");
    let many =
        (0..=9).flat_map(|tens| (0..=9).map(move |ones| format!("last-war/first-day/art/{tens}{ones}A.png")));
    let many =
        many.fold(sound(), |all, name| all.with(Part { says: Some(31 << 20), ..Part::new(&name, much(9)) }));
    let mut many = many;
    many.parts.iter_mut().filter(|part| part.says.is_some()).for_each(|part| part.method = 8);
    refused("many", &many.bytes(), "this looks like a trap");
    let nested = Part::new("last-war/first-day/more.zip", sound().bytes());
    refused(
        "an archive in an archive",
        &sound().with(nested).listed().bytes(),
        "nothing that this mission has",
    );
    let thousands = (0..5000).fold(sound(), |all, i| all.with(Part::new(&format!("f{i}"), "")));
    refused("thousands", &thousands.bytes(), "there are more than 800 files in it");
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("x.hellwright.zip");
    fs::File::create(&file).expect("made").set_len(200 << 20).expect("long");
    let error = import::read(&file).expect_err("too large").to_string();
    assert!(error.contains("is larger than"), "{error}");
}

/// Two entries of the list at the end that lead to the same bytes: how an archive becomes large without being large.
#[test]
fn files_that_share_their_bytes() {
    let mut archive = sound();
    let twin = Part {
        name: b"last-war/first-day/art/06A.png".to_vec(),
        ..archive.part("last-war/first-day/art/04A.png").clone()
    };
    archive.parts.push(twin);
    let mut bytes = archive.bytes();
    let starts: Vec<usize> =
        (0..bytes.len() - 4).filter(|at| bytes[*at..].starts_with(b"PK\x01\x02")).collect();
    let of =
        |name: &[u8]| *starts.iter().find(|at| bytes[**at + 46..].starts_with(name)).expect("in the list");
    let (first, twin) = (of(b"last-war/first-day/art/04A.png"), of(b"last-war/first-day/art/06A.png"));
    let place: [u8; 4] = bytes[first + 42..first + 46].try_into().expect("four");
    bytes[twin + 42..twin + 46].copy_from_slice(&place);
    refused("shared", &bytes, "is described in two ways that do not agree");
    let mut whole = sound().bytes();
    let at = (0..whole.len() - 4).rev().find(|at| whole[*at..].starts_with(b"PK\x05\x06")).expect("the end");
    whole[at + 8..at + 12].copy_from_slice(&[1, 0, 1, 0]);
    refused("another number of files", &whole, "its list of files is broken");
}

#[test]
fn files_that_cannot_be_unpacked_as_usual() {
    let name = "last-war/first-day/infestation.rhai";
    let spoil = |what: &str, spoil: &dyn Fn(&mut Part), why: &str| {
        let mut archive = sound();
        spoil(archive.part(name));
        refused(what, &archive.bytes(), why);
    };
    spoil("encrypted", &|part| part.flags |= 1, "is encrypted");
    spoil("strongly encrypted", &|part| part.flags |= 1 | 1 << 6, "is encrypted");
    spoil("bzip2", &|part| part.method = 12, "is packed in a way that is not used in bundles");
    spoil("lzma", &|part| part.method = 14, "is packed in a way that is not used in bundles");
    spoil("a wrong sum", &|part| part.sum = Some(1), "it is damaged");
    spoil("another size", &|part| (part.method, part.says) = (8, Some(7)), "it is damaged");
    spoil(
        "two names",
        &|part| part.local = Some(b"last-war/first-day/infestation.exe.".to_vec()),
        "in two ways",
    );
    let behind = |part: &mut Part| {
        part.method = 8;
        part.packed = Some([deflated(&part.bytes), b"hidden behind the end".to_vec()].concat());
    };
    spoil("something behind the end", &behind, "it is damaged");
    spoil(
        "no deflated bytes",
        &|part| (part.method, part.packed) = (8, Some(b"hello".to_vec())),
        "it is damaged",
    );
}

#[test]
fn archives_that_are_broken_off_or_more_than_archives() {
    let whole = sound().bytes();
    for length in [0, 1, 30, whole.len() / 3, whole.len() / 2, whole.len() - 30, whole.len() - 1] {
        refused("broken off", &whole[..length], "ask the person who sent it for a new one");
    }
    refused("a program in front", &[b"MZ and so on", &whole[..]].concat(), "something before or behind");
    refused("something behind", &[&whole[..], b"and so on"].concat(), "something before or behind");
    refused("no archive", b"hello", "it is no zip archive");
}

#[test]
fn lists_that_are_wrong() {
    let name = "last-war/first-day/infestation.rhai";
    let mut changed = sound();
    changed.part(name).bytes[10] ^= 1;
    refused("a changed script", &changed.bytes(), "is not as it was when the bundle was made");
    let mut missing = sound();
    missing.parts.retain(|part| part.name != name.as_bytes());
    refused("a missing script", &missing.bytes(), "is missing in it, though its list names it");
    refused("a file more", &sound().with(Part::new("readme.txt", "x")).bytes(), "its list does not name it");
    let mut none = sound();
    none.parts.retain(|part| part.name != b"hellwright.json");
    refused("no list", &none.bytes(), "there is no hellwright.json in it");
    let spoil = |what: &str, to: serde_json::Value, why: &str| {
        let mut archive = sound();
        let mut manifest = archive.manifest();
        manifest[what] = to;
        archive.set_manifest(&manifest);
        refused(what, &archive.bytes(), why);
    };
    let other = "describes another mission than the one in it";
    spoil("format", json!(2), "it is of format 2, made by a newer Hellwright");
    spoil("format", json!(0), other);
    spoil("format", json!("1"), "its hellwright.json is broken");
    spoil("kind", json!("something"), "it is about something else");
    spoil("title", json!("Free money"), other);
    spoil("author", json!("Somebody else"), other);
    spoil("licence", json!("Public domain"), other);
    spoil("marines", json!([9]), other);
    spoil("rules", json!("chess"), other);
    spoil("digest", json!("0".repeat(64)), other);
    spoil("mission", json!(".."), "there is no ../mission.ron in it");
    spoil("mission", json!(""), "its mission is not where missions are in bundles");
    spoil("mission", json!("a/b/c"), "its mission is not where missions are in bundles");
    spoil("more", json!("?"), "its hellwright.json is broken");
    let mut deep = sound();
    deep.part("hellwright.json").bytes = "[".repeat(500_000).into_bytes();
    refused("deep", &deep.bytes(), "its hellwright.json is broken");
}

/// The list names them and they are sound: they are only nothing that this mission has.
#[test]
fn files_nobody_asked_for() {
    for name in [
        "setup.exe",
        "last-war/run.sh",
        "last-war/first-day/run.sh",
        "last-war/first-day/unused.rhai",
        "last-war/first-day/tiles/41.txt",
        "last-war/first-day/content/demons.ron",
        "last-war/first-day/art/holiday.png",
        "last-war/first-day/art/05A.png",
        "last-war/first-day/art/05A.exe",
        "last-war/second-day/mission.ron",
        "other/mission.ron",
        "last-war/content/imps.ron",
    ] {
        refused(name, &sound().with(Part::new(name, "MZ")).listed().bytes(), "nothing that this mission has");
    }
    let added = sound().with(Part::new("last-war\\first-day\\evil.rhai", "MZ"));
    refused("with another sign between", &added.bytes(), "its list does not name it");
    let mut large = sound();
    large.part("last-war/first-day/infestation.rhai").bytes = vec![b' '; 300 << 10];
    refused("a large script", &large.listed().bytes(), "is too large, or is nothing that this mission has");
    let mut large = sound();
    large.part("last-war/first-day/mission.ron").bytes = vec![b' '; (1 << 20) + 1];
    refused("a large mission", &large.listed().bytes(), "is too large, or is not text in UTF-8");
    let mut newer = sound();
    newer.part("last-war/first-day/mission.ron").bytes = b"(format: 99)".to_vec();
    refused("a newer mission", &newer.listed().bytes(), "is of format 99, made by a newer Hellwright");
}

#[test]
fn what_is_there_already_is_never_written_over() {
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("x.hellwright.zip");
    fs::write(&file, sound().bytes()).expect("written");
    let imported = import::read(&file).expect("sound");
    fs::create_dir(place.path().join("last-war")).expect("a folder");
    let error = import::place(&imported, place.path()).expect_err("taken").to_string();
    assert!(error.contains("nothing is written over"), "{error}");
    assert_eq!(tree(place.path()).len(), 1);
    // A disk that takes nothing: a file where a folder would have to be.
    let error = import::place(&imported, &file.join("new/deep")).expect_err("no folder").to_string();
    assert!(error.contains("cannot be written"), "{error}");
}

/// Whatever byte is another one, it is refused or what comes out is the same.
#[test]
fn a_byte_that_is_another_one_is_found() {
    let whole = sound().bytes();
    let files = import_files(&whole).expect("sound");
    for at in (0..whole.len()).step_by(37) {
        let mut spoiled = whole.clone();
        spoiled[at] ^= 0x41;
        if let Ok(found) = import_files(&spoiled) {
            assert!(found == files, "byte {at}");
        }
    }
}

fn import_files(bytes: &[u8]) -> Result<import::Imported, String> {
    let bundle = import::ALL.iter().find(|it| it.format().id == "bundle").expect("bundle");
    bundle.import(&import::Given { name: "x", bytes })
}
