//! How the game looks in pictures and files for others.

use crate::run::{json, night, path, said};
use std::fs;

pub(crate) fn pictures_have_its_pieces() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| path(&folder.path().join(name));
    for name in ["night.txt", "night.svg", "night.png"] {
        let (code, told) = said(&["render", &path(&night()), "-o", &file(name)]);
        assert_eq!(code, 0, "{told}");
    }
    let map = fs::read_to_string(file("night.txt")).expect("text");
    for sign in ["beacon, dark", "low ledge", "high ledge"] {
        assert!(map.contains(sign), "{map}");
    }
    let svg = fs::read_to_string(file("night.svg")).expect("text");
    assert!(svg.contains("<g id=\"beacons\"") && svg.contains("<g id=\"ledges\""), "layers of its own");
    assert!(!svg.contains("portal"));
    // Ledges lie below beacons, as their classes are numbered.
    assert!(svg.find("id=\"ledges\"") < svg.find("id=\"beacons\""));
    // From centre to centre, and over a high ledge from the ground nobody looks.
    let sees = |from: &str, to: &str| said(&["probe", "sight", &path(&night()), from, to]).0 == 0;
    assert!(sees("0,5", "3,5"));
    assert!(!sees("0,5", "0,7"), "the high ledge at 0,6 is a wall");
    assert!(sees("2,5", "2,7"), "a low one is not");
    assert!(!sees("1,3", "1,4"), "the gate is closed");
}

pub(crate) fn exports_tell_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = path(folder.path());
    let all = "json,svg,png,pdf,html,tmx,tmj,uvtt,bundle";
    let (code, told) = said(&["export", &path(&night()), "--to", all, "-o", &out]);
    assert_eq!(code, 0, "{told}");
    let text = fs::read_to_string(folder.path().join("night.json")).expect("text");
    let document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(document["rules"], "drill");
    assert_eq!(document["pieces"]["beacons"].as_array().map(Vec::len), Some(2), "{text}");
    assert_eq!(document["pieces"]["ledges"][0]["level"], "low");
    assert!(!text.contains("portal") && !text.contains("argent") && !text.contains("glory"), "{text}");
    // There and back: the same mission from a Tiled map and from a bundle.
    for file in ["night.tmx", "night.hellwright.zip"] {
        let Some(from) =
            fs::read_dir(folder.path()).expect("files").flatten().map(|it| it.path()).find(|it| {
                it.file_name().is_some_and(|name| name.to_string_lossy() == file)
                    || (file.ends_with("zip") && it.extension().is_some_and(|end| end == "zip"))
            })
        else {
            panic!("no {file} among what was written: {told}");
        };
        let back = folder.path().join(format!("back-{file}"));
        let (code, told) = said(&["import", &path(&from), "-o", &path(&back)]);
        assert_eq!(code, 0, "{told}");
        let found = json(&["check", "--format", "json", "--playouts", "0", &path(&back)]);
        assert!(
            fs::read_to_string(back.join("mission.ron")).expect("text").contains("north_beacon"),
            "{found}"
        );
    }
}
