//! A mission with a locked door and its key, a grate and a hatch that is open at the start, from its text to everything that is made
//! of it.

use crate::run::{json, path, said};
use std::fs;

const MISSION: &str = r#"(
    format: 3,
    rules: "drill",
    info: (
        title: "Under Lock and Key",
        author: "Hellwright",
        licence: "CC0-1.0",
        summary: "A red door, and the key to it on this side.",
        briefing: "Find the key, open the red door, light both beacons.",
        victory: "Both beacons burn.",
        defeat: "The door stayed shut.",
    ),
    settings: (
        marines: [1, 2],
        own: (
            fuel: {1: 14, 2: 12},
        ),
    ),
    cards: [
        (role: Objective, script: "gate.rhai"),
    ],
    tiles: [
        (id: 1, tile: 1, side: A, at: (0, 0), turn: 0),
        (id: 2, tile: 1, side: A, at: (0, 4), turn: 0),
        (id: 3, tile: 1, side: A, at: (0, 8), turn: 0),
    ],
    doors: [
        (id: 10, name: "gate", at: (1, 4), edge: North, kind: "red-door"),
        (id: 11, at: (1, 8), edge: North, kind: "grate"),
        (id: 12, name: "trap", at: (1, 2), edge: North, kind: "hatch", fields: (open: true)),
    ],
    pieces: [
        (id: 20, name: "middle_beacon", kind: "beacon", at: (3, 5)),
        (id: 21, name: "south_beacon", kind: "beacon", at: (2, 11)),
        (id: 22, kind: "key", at: (3, 1)),
    ],
    starts: [
        (id: 50, at: (0, 0)),
        (id: 51, at: (1, 0)),
    ],
    figures: [
        (id: 60, at: (3, 6), kind: "drone"),
    ],
)
"#;

const CARD: &str = r#"//! Under lock and key
//! The marines win when both beacons are lit. The beacon in the south lies behind the red door.

fn on_beacon_lit(e) {
    if lit == 2 {
        win("marines", "Both beacons burn.");
    }
}
"#;

/// The mission with something in its file replaced.
fn locked(from: &str, to: &str) -> tempfile::TempDir {
    with_card(from, to, CARD)
}

/// The same with another card.
fn with_card(from: &str, to: &str, card: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("gate.rhai"), card).expect("written");
    fs::write(folder.path().join("mission.ron"), MISSION.replacen(from, to, 1)).expect("written");
    folder
}

/// The codes of everything found in a mission.
pub(crate) fn codes(folder: &tempfile::TempDir) -> Vec<String> {
    let told = json(&["check", "--format", "json", "--playouts", "0", &path(folder.path())]);
    let problems = told["missions"][0]["problems"].as_array().expect("problems").clone();
    problems.iter().map(|problem| problem["code"].as_str().expect("a code").to_owned()).collect()
}

pub(crate) fn a_mission_with_kinds_of_doors_is_sound_and_canonical() {
    let folder = locked("", "");
    let (code, told) = said(&["check", "--playouts", "0", "--deny", "warnings", &path(folder.path())]);
    assert_eq!(code, 0, "{told}");
    let (code, told) = said(&["fmt", "--check", &path(folder.path())]);
    assert_eq!(code, 0, "{told}");
}

pub(crate) fn locks_and_keys_are_checked() {
    const KEY: &str = "        (id: 22, kind: \"key\", at: (3, 1)),\n";
    let behind = "        (id: 22, kind: \"key\", at: (3, 7)),\n";
    assert_eq!(codes(&locked(KEY, "")), ["M072"]);
    assert_eq!(codes(&locked(KEY, behind)), ["M073"]);
    assert_eq!(codes(&locked("red-door", "rad-door")), ["M071"]);
    assert_eq!(
        codes(&locked("(1, 2), edge: North, kind: \"hatch\"", "(3, 2), edge: North, kind: \"hatch\"")),
        ["M010"]
    );
    // A card may do what no key does.
    let opens = format!(
        "{CARD}\nfn on_round_end() {{\n    if round == 2 {{\n        unlock(map::gate);\n    }}\n}}\n"
    );
    assert_eq!(codes(&with_card(KEY, "", &opens)), [""; 0]);
}

pub(crate) fn a_key_opens_the_door_in_games_and_every_follower_agrees() {
    let card = format!(
        "{CARD}\nfn on_door_unlocked(e) {{\n    say(`${{e.door.name}} is free`);\n}}\n\nfn on_door_opened(e) {{\n    if e.door == map::gate \
         {{\n        destroy(map::gate);\n    }}\n}}\n"
    );
    let folder = with_card("", "", &card);
    let mission = path(folder.path());
    let games = path(&folder.path().join("games"));
    let (code, told) = said(&["simulate", "--playouts", "30", "--save-replays", &games, &mission]);
    assert_eq!(code, 0, "{told}");
    let replays: Vec<_> =
        fs::read_dir(&games).expect("games").map(|it| it.expect("an entry").path()).collect();
    let stories: String = replays.iter().map(|it| said(&["replay", &path(it)]).1).collect();
    for line in ["takes a key.", "A door is unlocked.", "“gate is free”", "A door opens.", "A door breaks."]
    {
        assert!(stories.contains(line), "{line} is in none of {} games", replays.len());
    }
    for replay in &replays {
        let (out, saved) = (path(&folder.path().join("out")), path(replay));
        let (code, told) = said(&["export", &mission, "--to", "json", "--replay", &saved, "-o", &out]);
        assert_eq!(code, 0, "{told}");
        let name = crate::areas::name_in(&out, ".json");
        crate::followed::every_digest_agrees(&folder.path().join("out").join(name), |_| {});
    }
}

pub(crate) fn kinds_of_doors_go_to_every_format_and_come_back() {
    let folder = locked("", "");
    let out = path(&folder.path().join("out"));
    let mission = path(folder.path());
    let (code, told) =
        said(&["export", &mission, "--to", "json,svg,png,pdf,html,tmx,tmj,uvtt,bundle", "-o", &out]);
    assert_eq!(code, 0, "{told}");
    let file = |ending: &str| folder.path().join("out").join(crate::areas::name_in(&out, ending));
    let read = |ending: &str| fs::read_to_string(file(ending)).expect("text");
    let document: serde_json::Value = serde_json::from_str(&read(".json")).expect("JSON");
    let doors = &document["board"]["doors"];
    let facts =
        |at: usize| ["kind", "locked", "grate", "open"].map(|name| doors[at][name].to_string()).join(" ");
    assert_eq!(facts(0), r#""red-door" true null null"#);
    assert_eq!(facts(1), r#""grate" null true null"#);
    assert_eq!(facts(2), r#""hatch" null null true"#);
    assert_eq!(doors[2]["doorway"].as_array().map(Vec::len), Some(2));
    assert_eq!(doors[0]["doorway"], serde_json::Value::Null);
    let page = read(".html");
    for words in ["Locked red door", "Closed grate", "Open hatch"] {
        assert!(page.contains(words), "{words}");
    }
    let booklet = crate::booklet::text(&file(".pdf"));
    let booklet = booklet.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in ["Red door, locked north side", "Hatch; Open at the start: yes 2,3 and 3,3 trap"] {
        assert!(booklet.contains(words), "{words}: {booklet}");
    }
    let table: serde_json::Value = serde_json::from_str(&read(".uvtt")).expect("JSON");
    let portals = table["portals"].as_array().expect("portals");
    let closed = portals.iter().filter(|it| it["closed"] == true).count();
    assert_eq!(closed, 1, "the red door; grates stop no sight, and the hatch is open");
    for ending in [".tmx", ".tmj", ".hellwright.zip"] {
        let back = folder.path().join("back").join(ending.trim_start_matches('.').replace('.', "-"));
        let (code, told) = said(&["import", &path(&file(ending)), "-o", &path(&back)]);
        assert_eq!(code, 0, "{told}");
        let made = crate::areas::mission_in(&back);
        for door in [
            r#"(1, 4), edge: North, kind: "red-door""#,
            r#"(1, 8), edge: North, kind: "grate""#,
            r#"(1, 2), edge: North, kind: "hatch", fields: (open: true)"#,
        ] {
            assert!(made.contains(door), "{door} is not in {made}");
        }
    }
    let map = path(&folder.path().join("map.txt"));
    assert_eq!(said(&["render", &mission, "-o", &map]).0, 0);
    let map = fs::read_to_string(map).expect("text");
    assert!(map.contains("red door") && map.contains("hatch"), "{map}");
}
