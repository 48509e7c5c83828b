//! A mission with an area, a turned crate and values of its own, from its text to everything that is made of it.

use crate::run::{json, path, said};
use std::fs;
use std::path::Path;

const MISSION: &str = r#"(
    format: 3,
    rules: "drill",
    info: (
        title: "Behind the Gate",
        author: "Hellwright",
        licence: "CC0-1.0",
        summary: "Nobody knows what lies behind the gate.",
        briefing: "One beacon is here. The other one must be behind the gate.",
        victory: "Both beacons burn.",
        defeat: "The night goes on.",
    ),
    settings: (
        marines: [2],
        own: (
            fuel: {2: 3},
        ),
    ),
    cards: [
        (role: Objective, script: "gate.rhai"),
    ],
    tiles: [
        (id: 1, tile: 1, side: A, at: (0, 0), turn: 0),
        (id: 2, tile: 1, side: A, at: (0, 4), turn: 0),
    ],
    doors: [
        (id: 10, name: "gate", at: (1, 4), edge: North),
    ],
    pieces: [
        (id: 20, name: "north_beacon", kind: "beacon", at: (3, 1)),
        (id: 21, name: "south_beacon", kind: "beacon", at: (2, 7)),
        (id: 30, kind: "crate", at: (0, 2), turned: true),
    ],
    starts: [
        (id: 50, at: (0, 0)),
        (id: 51, at: (1, 0)),
    ],
    figures: [
        (id: 60, at: (3, 6), kind: "drone"),
    ],
    regions: [
        (id: 70, name: "south_hall", area: true, cells: [(0, 4), (0, 5), (0, 6), (0, 7), (1, 4), (1, 5), (1, 6), (1, 7), (2, 4), (2, 5), (2, 6), (2, 7), (3, 4), (3, 5), (3, 6), (3, 7)], fields: (text: "Cold air, and a hum.", spare: 8)),
    ],
)
"#;

const SCRIPT: &str = r#"//! Behind the gate
//! The marines win when both beacons are lit. What lies behind the gate is laid out when it opens.

fn on_beacon_lit(e) {
    if lit == 2 {
        win("marines", "Both beacons burn.");
    }
}

fn on_area_revealed(e) {
    say("There it is.");
}
"#;

/// The mission with something in its file replaced.
pub(crate) fn gate(from: &str, to: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("mission.ron"), MISSION.replacen(from, to, 1)).expect("written");
    fs::write(folder.path().join("gate.rhai"), SCRIPT).expect("written");
    folder
}

fn codes(from: &str, to: &str) -> Vec<String> {
    let folder = gate(from, to);
    let told = json(&["check", "--format", "json", "--playouts", "0", &path(folder.path())]);
    let problems = told["missions"][0]["problems"].as_array().expect("problems").clone();
    problems.iter().map(|problem| problem["code"].as_str().expect("a code").to_owned()).collect()
}

pub(crate) fn a_mission_with_an_area_is_sound_and_canonical() {
    let folder = gate("", "");
    let (code, told) = said(&["check", "--playouts", "0", "--deny", "warnings", &path(folder.path())]);
    assert_eq!(code, 0, "{told}");
    let (code, told) = said(&["fmt", "--check", &path(folder.path())]);
    assert_eq!(code, 0, "{told}");
}

pub(crate) fn areas_and_values_are_checked() {
    assert_eq!(codes("at: (1, 0)),\n    ],\n    figures", "at: (1, 5)),\n    ],\n    figures"), ["M069"]);
    let second = "regions: [\n        (id: 71, name: \"cellar\", area: true, cells: [(0, 7)]),";
    assert_eq!(codes("regions: [", second), ["M068"]);
    assert_eq!(codes("spare: 8", "spare: 80"), ["M070"]);
    assert_eq!(codes("spare: 8", "spare: \"six\""), ["F013", "M070"]);
    assert_eq!(codes("spare: 8", "spair: 8"), ["F013"]);
    // Format 2 has no areas and no values.
    let (code, told) = said(&["check", "--playouts", "0", &path(gate("format: 3", "format: 2").path())]);
    assert!(told.contains("`area` is not known here") && told.contains("needs `format: 3`"), "{code} {told}");
    // An ordinary region has no text and no fuel, and a card should use it.
    assert_eq!(codes("area: true, ", ""), ["F013", "F013", "C029"]);
}

pub(crate) fn an_area_is_played() {
    let folder = gate("", "");
    let mission = path(folder.path());
    let games = path(&folder.path().join("games"));
    let (code, told) = said(&["simulate", "--playouts", "20", "--save-replays", &games, &mission]);
    assert_eq!(code, 0, "{told}");
    let replays: Vec<_> =
        fs::read_dir(&games).expect("games").map(|it| it.expect("an entry").path()).collect();
    let stories: Vec<String> = replays.iter().map(|it| said(&["replay", &path(it)]).1).collect();
    let all = stories.concat();
    // The text is read out, the drone stands up there, the script hears of it, and the fuel lasts beyond the third round.
    for line in
        ["A part of the map is laid out. “Cold air, and a hum.”", "Drone stands at 3,6.", "“There it is.”"]
    {
        assert!(all.contains(line), "{line} is in none of {} games", stories.len());
    }
    assert!(all.contains("Round 4."), "the spare fuel is used");
    let revealed = stories.iter().filter(|story| story.contains("A part of the map is laid out"));
    assert!(revealed.count() > 0);
    let before = stories[0].split("A part of the map").next().expect("a story");
    assert!(!before.contains("Drone"), "{before}");
}

pub(crate) fn an_area_goes_to_every_format_and_comes_back() {
    let folder = gate("", "");
    let out = path(&folder.path().join("out"));
    let mission = path(folder.path());
    let (code, told) =
        said(&["export", &mission, "--to", "json,svg,png,pdf,html,tmx,tmj,uvtt,bundle", "-o", &out]);
    assert_eq!(code, 0, "{told}");
    let file = |ending: &str| {
        let all = fs::read_dir(&out).expect("files").map(|it| it.expect("an entry").path());
        all.into_iter().find(|it| it.to_string_lossy().ends_with(ending)).expect("the file")
    };
    let page = fs::read_to_string(file(".html")).expect("text");
    the_page_names_the_area(&page);
    let picture = fs::read_to_string(file(".svg")).expect("text");
    assert!(picture.contains("Area, laid out in play"), "the legend explains it");
    let text = fs::read_to_string(file(".json")).expect("text");
    let document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let region = &document["pieces"]["regions"][0];
    assert_eq!(region["area"], true);
    assert_eq!(region["fields"], serde_json::json!({ "text": "Cold air, and a hum.", "spare": 8 }));
    let crates = &document["pieces"]["crates"][0];
    assert_eq!(crates["turned"], true);
    assert_eq!(crates["spaces"].as_array().map(Vec::len), Some(2), "{crates}");
    for ending in [".tmx", ".tmj", ".hellwright.zip"] {
        let back = folder.path().join("back").join(ending.trim_start_matches('.').replace('.', "-"));
        let (code, told) = said(&["import", &path(&file(ending)), "-o", &path(&back)]);
        // A map of Tiled does not have the card.
        assert!(code == 0 || told.contains("gate.rhai"), "{told}");
        let made = mission_in(&back);
        assert!(
            made.contains("area: true")
                && made.contains(r#"fields: (text: "Cold air, and a hum.", spare: 8)"#)
        );
        assert!(made.contains(r#"kind: "crate", at: (0, 2), turned: true"#), "{made}");
    }
}

/// On the page a space of the area says that it is of an area.
fn the_page_names_the_area(page: &str) {
    let Some(mut browser) = consumers::Browser::start() else { return };
    browser.look(1280, 800, "dark");
    browser.open(page).expect("the page opens");
    browser.click_on("[data-piece='beacon 21'] use").expect("the beacon in the area");
    let told = browser.ask("document.getElementById('spot').innerText").expect("text");
    assert!(told.as_str().is_some_and(|it| it.contains("area south_hall")), "{told}");
}

/// What only the area has: its name and text, what stands in it, by name, kind or number.
const COVERED: [&str; 6] =
    ["south_hall", "Cold air", "south_beacon", "drone", "\"id\": 60", "Area, laid out in play"];

pub(crate) fn what_is_covered_is_nowhere_for_players() {
    let folder = gate("", "");
    let mission = path(folder.path());
    let out = path(&folder.path().join("out"));
    let (code, told) =
        said(&["export", &mission, "--seen", "--to", "json,svg,html,tmx,tmj,uvtt", "-o", &out]);
    assert_eq!(code, 0, "{told}");
    for entry in fs::read_dir(&out).expect("files") {
        let file = entry.expect("an entry").path();
        let Ok(text) = fs::read_to_string(&file) else { continue };
        // What the box has and what the cards say is open.
        for word in COVERED.into_iter().filter(|word| !is_of_the_box(word)) {
            assert!(!text.contains(word), "{word} in {}", file.display());
        }
    }
    let text = fs::read_to_string(folder.path().join("out").join(name_in(&out, ".json"))).expect("text");
    let document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let spaces = document["board"]["spaces"].as_array().expect("spaces");
    assert_eq!(spaces.len(), 16, "one of two tiles");
    assert_eq!(document["board"]["tiles"].as_array().map(Vec::len), Some(1));
    assert_eq!(document["pieces"]["figures"].as_array().map(Vec::len), Some(0));
    assert_eq!(document["pieces"]["beacons"].as_array().map(Vec::len), Some(1));
    // The numbers are those of games: with everything the same spaces have the same.
    let (code, told) = said(&["export", &mission, "--to", "json", "-o", &out]);
    assert_eq!(code, 0, "{told}");
    let text = fs::read_to_string(folder.path().join("out").join(name_in(&out, ".json"))).expect("text");
    let whole: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let all = whole["board"]["spaces"].as_array().expect("spaces");
    assert_eq!(all.len(), 32);
    for space in spaces {
        let place = |it: &&serde_json::Value| it["x"] == space["x"] && it["y"] == space["y"];
        assert_eq!(all.iter().find(place).expect("the same space")["index"], space["index"]);
    }
    let refused = said(&["export", &mission, "--seen", "--to", "bundle", "-o", &out]);
    assert!(refused.0 == 2 && refused.1.contains("it is the mission itself"), "{refused:?}");
    // Pictures have no more, either.
    let map = path(&folder.path().join("map.txt"));
    assert_eq!(said(&["render", &mission, "--seen", "-o", &map]).0, 0);
    let map = fs::read_to_string(map).expect("text");
    assert!(!map.contains("drone") && !map.contains("south_hall"), "{map}");
    let map = path(&folder.path().join("whole.txt"));
    assert_eq!(said(&["render", &mission, "-o", &map]).0, 0);
    let map = fs::read_to_string(map).expect("text");
    assert!(map.contains("area of 16 spaces  south_hall"), "{map}");
}

/// Kinds of figures stand in every list of the box.
fn is_of_the_box(word: &str) -> bool {
    word == "drone"
}

pub(crate) fn name_in(folder: &str, ending: &str) -> String {
    let all = fs::read_dir(folder).expect("files").map(|it| it.expect("an entry").file_name());
    let mut all = all.map(|name| name.to_string_lossy().into_owned());
    all.find(|name| name.ends_with(ending)).expect("the file")
}

/// The map that a front end is sent grows when an area is revealed, and what it is sent before does not depend on the area.
pub(crate) fn a_front_end_is_sent_what_is_revealed() {
    let asked = |folder: &Path| {
        let lines = [
            r#"{"do":"mission"}"#,
            r#"{"do":"new","marines":2,"seed":3}"#,
            r#"{"do":"mission"}"#,
            r#"{"do":"look"}"#,
        ];
        talk(folder, &lines)
    };
    let full = asked(gate("", "").path());
    let other = asked(
        gate("(id: 60, at: (3, 6), kind: \"drone\"),", "(id: 60, at: (0, 7), kind: \"drone\"),").path(),
    );
    assert_eq!(full.len(), other.len());
    for (one, two) in full.iter().zip(&other) {
        // The digest is of the whole mission.
        let without = |line: &str| {
            let mut line: serde_json::Value = serde_json::from_str(line).expect("JSON");
            if let Some(object) = line.as_object_mut() {
                object.retain(|name, _| name != "digest" && name != "path");
            }
            line
        };
        let (one, two) = (without(one), without(two));
        assert_eq!(one, two);
        for word in ["south_hall", "Cold air"] {
            assert!(!one.to_string().contains(word), "{word}: {one}");
        }
    }
}

/// The answers of a served mission to some requests.
pub(crate) fn talk(folder: &Path, lines: &[&str]) -> Vec<String> {
    use std::io::Write;
    use std::process::Stdio;
    let mut served = crate::run::program(&["serve", &path(folder)]);
    let mut served = served.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it runs");
    let mut pipe = served.stdin.take().expect("a pipe");
    for line in lines {
        writeln!(pipe, "{line}").expect("written");
    }
    drop(pipe);
    let said = served.wait_with_output().expect("it ends");
    let text = String::from_utf8(said.stdout).expect("text");
    assert!(text.lines().count() >= lines.len(), "{text}");
    text.lines().map(str::to_owned).collect()
}

/// The mission in a folder or in the one folder in it.
pub(crate) fn mission_in(folder: &Path) -> String {
    let here = folder.join("mission.ron");
    if here.exists() {
        return fs::read_to_string(here).expect("text");
    }
    let inside = fs::read_dir(folder).expect("a folder").next().expect("an entry").expect("an entry").path();
    fs::read_to_string(inside.join("mission.ron")).expect("text")
}
