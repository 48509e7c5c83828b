//! What is found wrong with a mission of the game, and what its scripts can say.

use crate::run::{json, night, path, said, spoiled};
use std::fs;

pub(crate) fn the_mission_is_sound() {
    let (code, told) = said(&["check", &path(&night()), "--playouts", "0"]);
    assert_eq!(code, 0, "{told}");
    // And its text is as we would write it.
    let (code, told) = said(&["fmt", "--check", &path(&night())]);
    assert_eq!(code, 0, "{told}");
}

/// The codes of everything found in the mission after something was replaced.
fn codes(from: &str, to: &str) -> Vec<String> {
    let folder = spoiled(from, to);
    let told = json(&["check", "--format", "json", "--playouts", "0", &path(folder.path())]);
    let problems = told["missions"][0]["problems"].as_array().expect("problems").clone();
    problems.iter().map(|problem| problem["code"].as_str().expect("a code").to_owned()).collect()
}

pub(crate) fn its_own_checks_speak_and_mend() {
    assert_eq!(codes("fuel: {1: 9,", "fuel: {1: 90,"), ["M902"]);
    let none = spoiled("", "");
    let file = none.path().join("mission.ron");
    let text = fs::read_to_string(&file).expect("text");
    let without: Vec<&str> = text.lines().filter(|line| !line.contains("\"beacon\"")).collect();
    fs::write(&file, without.join("\n")).expect("written");
    let (code, told) = said(&["check", "--playouts", "0", &path(none.path())]);
    assert_eq!(code, 1);
    assert!(told.contains("error[M901]: there is no beacon to light"), "{told}");
    // What every game is asked: sorts, stock, names nobody knows.
    assert_eq!(codes("sort: \"high\"", "sort: \"hihg\""), ["M033"]);
    assert_eq!(codes("kind: \"drone\"", "kind: \"imp\""), ["M032"]);
    // Roles of another game and of none are kept, so that the mission can be read and mended.
    for role in ["role: Threat", "role: \"event\"", "role: Event"] {
        assert!(codes("role: Objective", role).contains(&"F013".to_owned()), "{role}");
        let folder = spoiled("role: Objective", role);
        let told = json(&["check", "--format", "json", "--playouts", "0", &path(folder.path())]);
        assert!(!told.to_string().contains("was left out"), "{told}");
    }
    let (code, told) = said(&["explain", "M902"]);
    assert_eq!(code, 0);
    assert!(told.contains("one to twenty rounds"), "{told}");
}

pub(crate) fn scripts_are_checked_with_its_words() {
    // A word of the other game is none of this one's.
    assert_eq!(codes("light(map::south_beacon)", "summon(map::south_beacon)"), ["C007"]);
    let folder = spoiled("e.round == 6 && !map::south_beacon.lit", "!map::south_beacon.faceup");
    let (code, told) = said(&["check", "--playouts", "0", &path(folder.path())]);
    assert_eq!(code, 1);
    assert!(told.contains("a beacon") && told.contains("lit"), "{told}");
}

/// All beacons are lit: the rules end the game, whatever cards say.
pub(crate) fn a_mission_needs_no_card_where_the_rules_say_who_wins() {
    assert_eq!(codes("role: Objective", "role: Special"), [""; 0]);
    assert_eq!(codes("win(\"marines\", \"Both beacons burn.\")", "say(\"Both beacons burn.\")"), [""; 0]);
}
