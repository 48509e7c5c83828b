//! How the game looks in pictures and files for others.

use crate::run::{night, path, said};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

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
    assert!(map.lines().any(|line| line == "D  3,6  drone"), "{map}");
    let svg = fs::read_to_string(file("night.svg")).expect("text");
    assert!(svg.contains("<g id=\"beacons\"") && svg.contains("<g id=\"ledges\""), "layers of its own");
    assert!(!svg.contains("portal"));
    // Ledges lie below beacons, as their classes are numbered.
    assert!(svg.find("id=\"ledges\"") < svg.find("id=\"beacons\""));
    // From centre to centre, and over a high ledge from the ground nobody looks.
    let asked = |from: &str, to: &str| said(&["probe", "sight", &path(&night()), from, to]).1;
    assert!(asked("0,5", "3,5").contains("0,5 sees 3,5: nothing is in the way from centre to centre."));
    let high = asked("0,5", "0,7");
    assert!(
        high.contains(
            "0,5 does not see 0,7.\nThe line from centre to centre is stopped by how high 0,6 lies."
        ),
        "{high}"
    );
    assert!(asked("2,5", "2,7").contains("2,5 sees 2,7"), "a low ledge is no wall");
    let gate = asked("1,3", "1,4");
    assert!(
        gate.contains("is stopped by the closed door gate")
            && gate.contains("With the door gate open it does."),
        "{gate}"
    );
    // A high ledge is two levels up, and nobody climbs so far; the way leads round it.
    let way = |to: &str| said(&["probe", "path", &path(&night()), "0,5", to]).1;
    assert!(way("0,6").contains("does not get from 0,5 to 0,6"), "{}", way("0,6"));
    assert!(!way("0,7").contains("does not get"), "{}", way("0,7"));
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
    the_page_calls_its_sides_as_the_game_does(&fs::read_to_string(page(folder.path())).expect("text"));
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
        let back = back.join("night");
        let text = fs::read_to_string(back.join("mission.ron")).expect("text");
        for word in
            ["north_beacon", "rules: \"drill\"", "kind: \"ledge\", sort: \"high\"", "fuel: {1: 9, 2: 7}"]
        {
            assert!(text.contains(word), "{word} of {file}: {text}");
        }
    }
}

/// The page that was written into a folder.
fn page(folder: &Path) -> PathBuf {
    let files = fs::read_dir(folder).expect("files").flatten().map(|it| it.path());
    files.into_iter().find(|it| it.extension().is_some_and(|end| end == "html")).expect("a page")
}

/// Data that the script of a page reads.
fn data(page: &str, id: &str) -> Value {
    let (_, rest) = page.split_once(&format!("id=\"{id}\">")).expect("it is there");
    let (data, _) = rest.split_once("</script>").expect("its end");
    serde_json::from_str(data).expect("JSON")
}

/// What a text of the script says by itself, without the names of its gaps.
fn letters(parts: &Value, out: &mut String) {
    for part in parts.as_array().expect("parts") {
        *out += part.as_str().unwrap_or_default();
        let within = ["capital", "part", "otherwise"].map(|name| part.get(name));
        let variants = part.get("of").and_then(Value::as_array).into_iter().flatten();
        let variants = variants.filter_map(|variant| variant.get(1));
        within.into_iter().flatten().chain(variants).for_each(|parts| letters(parts, out));
    }
}

fn the_page_calls_its_sides_as_the_game_does(page: &str) {
    assert!(page.contains("<span>Keeper’s view</span>"));
    let plan = data(page, "plan");
    let sides = &plan["rules"]["sides"];
    assert_eq!(sides["invader"], json!({ "name": "keeper", "noun": "the keeper", "many": 1 }));
    assert_eq!(sides["marines"], json!({ "name": "marines", "noun": "the marines", "many": 2 }));
    let texts = data(page, "texts");
    let mut said = String::new();
    for parts in texts["texts"].as_object().expect("texts").values() {
        letters(parts, &mut said);
    }
    assert!(said.len() > 1000 && !said.to_lowercase().contains("invader"), "{said}");
}
