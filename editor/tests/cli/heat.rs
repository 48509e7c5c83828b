//! `hellwright heat`.

use crate::run::{json, ran};
use std::fs;

#[test]
fn a_layer_is_printed_as_numbers_on_the_map() {
    let all = ran(&["heat", "depot", "--playouts", "40", "--marines", "2", "--jobs", "2"]);
    assert_eq!((all.code, all.err.as_str()), (0, ""));
    assert!(
        all.out
            .starts_with("Depot: games, or games of a round, in which a marine was on the space, 40 games"),
        "{}",
        all.out
    );
    // Where they start they are in every game.
    assert!(all.out.contains("   40"), "{}", all.out);
    let first = ran(&[
        "heat",
        "depot",
        "--playouts",
        "40",
        "--marines",
        "2",
        "--round",
        "1",
        "--layer",
        "marines-stood",
    ]);
    assert!(first.out.contains("activations that a marine ended there, round 1, 40 games"), "{}", first.out);
}

/// What happens in rounds adds up to what happens in games, but for spaces that are entered in several rounds.
#[test]
fn rounds_add_up() {
    let told = json(&["heat", "depot", "--playouts", "40", "--marines", "2", "--format", "json"]);
    let layers = told["layers"].as_array().expect("layers");
    assert_eq!(layers.len(), 9);
    let sum = |spaces: &serde_json::Value| -> u64 {
        let spaces = spaces.as_array().expect("spaces");
        spaces.iter().filter_map(|space| space["count"].as_u64()).sum()
    };
    for layer in layers {
        let whole = sum(&layer["spaces"]);
        let rounds: u64 =
            layer["rounds"].as_array().expect("rounds").iter().map(|it| sum(&it["spaces"])).sum();
        let name = layer["layer"].as_str().expect("a name");
        assert!(whole > 0 || name == "marines-fell" || name == "marines-hurt", "{name}");
        if name.ends_with("-entered") {
            assert!(rounds >= whole, "{name}: {rounds} and {whole}");
        } else {
            assert_eq!(rounds, whole, "{name}");
        }
    }
}

#[test]
fn a_layer_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, begin) in [("a.png", &b"\x89PNG"[..]), ("a.svg", b"<svg")] {
        let file = folder.path().join(name);
        let ran = ran(&["heat", "depot", "--playouts", "10", "-o", file.to_str().expect("text")]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(fs::read(file).expect("a picture").starts_with(begin), "{name}");
    }
    let bad = ran(&["heat", "depot", "--playouts", "1", "-o", "a.gif"]);
    assert_eq!(bad.code, 2);
    assert!(bad.err.contains("a picture's name has to end with .png or .svg"), "{}", bad.err);
    let unknown = ran(&["heat", "depot", "--layer", "imps"]);
    assert!(
        unknown.code == 2 && unknown.err.contains("there is no layer \"imps\"; choose marines-entered"),
        "{}",
        unknown.err
    );
}
