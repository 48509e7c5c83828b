//! A mission of the game is begun with what the game brings: its template and its card.

use crate::run::{night, path, said, spoiled};
use std::fs;

pub(crate) fn a_new_mission_is_its_template_and_plays() {
    let home = tempfile::tempdir().expect("a folder");
    let made = path(&home.path().join("first-watch"));
    let (code, told) = said(&["new", "--rules", "drill", &made]);
    assert_eq!(code, 0, "{told}");
    let read = |folder: &str, file: &str| fs::read_to_string(format!("{folder}/{file}")).expect("text");
    let mission = read(&made, "mission.ron");
    assert!(mission.contains("rules: \"drill\"") && mission.contains("title: \"First watch\""), "{mission}");
    assert_eq!(mission.replace("First watch", "The Long Night"), read(&path(&night()), "mission.ron"));
    assert_eq!(read(&made, "night.rhai"), read(&path(&night()), "night.rhai"));
    let (code, told) = said(&["check", "--playouts", "0", "--deny", "warnings", &made]);
    assert_eq!(code, 0, "{told}");
    let (code, told) = said(&["fmt", "--check", &made]);
    assert_eq!(code, 0, "{told}");
    let (code, told) = said(&["simulate", "--playouts", "40", &made]);
    assert_eq!(code, 0, "{told}");

    let (code, told) = said(&["new", "--rules", "ludo", &path(&home.path().join("other"))]);
    assert_eq!(code, 2);
    assert!(told.contains("there are: doom-2016, drill"), "{told}");
}

/// In place of the card of the mission, which has another file name.
pub(crate) fn its_cards_are_sound() {
    let cards = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/drill/cards");
    let mut checked = 0;
    for entry in fs::read_dir(cards).expect("the cards") {
        let folder = spoiled("", "");
        let _ = fs::copy(entry.expect("an entry").path(), folder.path().join("night.rhai")).expect("copied");
        let (code, told) = said(&["check", "--playouts", "0", &path(folder.path())]);
        assert!(code == 0 && !told.contains("error["), "{told}");
        checked += 1;
    }
    assert!(checked > 0);
}
