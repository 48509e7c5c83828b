//! Values of tiles and start spaces, from the text of a mission to everything that is made of it.

use crate::areas::{gate, mission_in, name_in};
use crate::booklet;
use crate::doors::codes;
use crate::run::{path, said};
use std::fs;

const TILE: &str = "(id: 1, tile: 1, side: A, at: (0, 0), turn: 0";
const START: &str = "(id: 50, at: (0, 0)";

/// A mission whose first tile and first start space have these values.
fn valued(tile: &str, start: &str) -> tempfile::TempDir {
    let folder = gate(TILE, &format!("{TILE}, fields: ({tile})"));
    let file = folder.path().join("mission.ron");
    let text = fs::read_to_string(&file).expect("text");
    fs::write(&file, text.replacen(START, &format!("{START}, fields: ({start})"), 1)).expect("written");
    folder
}

pub(crate) fn values_of_tiles_and_start_spaces_are_checked() {
    let sound = valued("dark: true", "sign: \"MEDIC\"");
    assert_eq!(codes(&sound), [""; 0]);
    let (code, told) = said(&["fmt", "--check", &path(sound.path())]);
    assert_eq!(code, 0, "{told}");
    assert_eq!(codes(&valued("dark: 3", "sign: \"MEDIC\"")), ["F013", "M070"]);
    assert_eq!(codes(&valued("dark: true", "sign: 3")), ["F013", "M070"]);
    assert_eq!(codes(&valued("dork: true", "sing: \"MEDIC\"")), ["F013", "F013"]);
    let (_, told) = said(&["check", "--playouts", "0", &path(valued("dark: 3", "sign: 3").path())]);
    for words in ["Dark of tile 01A at 0,0 is of another kind", "Sign of the start space"] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

pub(crate) fn values_of_tiles_and_start_spaces_go_to_every_format_and_come_back() {
    let folder = valued("dark: true", "sign: \"MEDIC\"");
    let out = path(&folder.path().join("out"));
    let (code, told) = said(&["export", &path(folder.path()), "--to", "json,pdf,tmx,tmj,bundle", "-o", &out]);
    assert_eq!(code, 0, "{told}");
    let file = |ending: &str| folder.path().join("out").join(name_in(&out, ending));
    let text = fs::read_to_string(file(".json")).expect("text");
    let document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let tiles = &document["board"]["tiles"];
    assert_eq!(tiles[0]["fields"], serde_json::json!({ "dark": true }));
    assert_eq!(tiles[1]["fields"], serde_json::json!({ "dark": false }));
    let starts = &document["pieces"]["starts"];
    assert_eq!(starts[0]["fields"], serde_json::json!({ "sign": "MEDIC" }));
    let text = booklet::text(&file(".pdf"));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in ["01A; Dark: yes", "1,1; Sign: MEDIC"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    for ending in [".tmx", ".tmj", ".hellwright.zip"] {
        let back = folder.path().join("back").join(ending.trim_start_matches('.').replace('.', "-"));
        let (code, told) = said(&["import", &path(&file(ending)), "-o", &path(&back)]);
        // A map of Tiled does not have the card.
        assert!(code == 0 || told.contains("gate.rhai"), "{told}");
        let made = mission_in(&back);
        for entry in
            [format!("{TILE}, fields: (dark: true))"), format!("{START}, fields: (sign: \"MEDIC\"))")]
        {
            assert!(made.contains(&entry), "{entry} is not in {made}");
        }
    }
}
