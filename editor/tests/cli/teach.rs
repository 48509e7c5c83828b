//! `hellwright teach`.

use crate::run::{page, ran, without_numbers};
use expect_test::expect;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A few lessons on the starter mission, which both sides win now and then. Returns what came of them.
fn taught(room: &Path, steps: &str, more: &[&str]) -> Value {
    let mission = room.join("fort");
    let mission = mission.to_str().expect("text");
    if !room.join("fort").exists() {
        assert_eq!(ran(&["new", mission]).code, 0);
    }
    let short = ["teach", mission, "--steps", steps, "--playouts", "4", "--format", "json"];
    let told = ran(&[&short[..], more].concat());
    // With so few games either verdict is luck.
    assert!(told.code <= 1 && told.err.is_empty(), "{told:?}");
    serde_json::from_str(&told.out).expect("JSON")
}

#[test]
fn new_weights_are_compared_and_written_where_they_can_be_read() {
    let room = tempfile::tempdir().expect("a folder");
    let (file, again) = (room.path().join("mine.ron"), room.path().join("again.ron"));
    let (file, again) = (file.to_str().expect("text"), again.to_str().expect("text"));
    let told = taught(room.path(), "3", &["--output", file]);
    let weights = told["weights"].as_array().expect("a list");
    assert!(weights.iter().any(|weight| weight["old"] != weight["new"]), "{told}");
    let (marines, invader) = (&told["missions"][0]["marines"], &told["missions"][0]["invader"]);
    assert_eq!(marines["games"], 16, "four games with each number of marines");
    let old = |of: &Value| of["old_wins"].as_u64().expect("a number");
    assert_eq!(old(marines) + old(invader), 16, "the same games, seen from both sides");
    let text = fs::read_to_string(file).expect("it was written");
    assert!(text.contains("record: \"hellwright teach, 3 steps, seed 1: Fort\""), "{text}");
    // Taken as it is, it is compared as before and written as it was.
    let same = taught(room.path(), "0", &["--from", file, "--output", again]);
    assert_eq!(same["weights"], told["weights"]);
    assert_eq!(same["missions"], told["missions"]);
    let weights = |text: &str| text.split_once("weights:").expect("there are weights").1.to_owned();
    assert_eq!(weights(&fs::read_to_string(again).expect("it was written")), weights(&text));
}

#[test]
fn nothing_depends_on_the_number_of_threads() {
    let room = tempfile::tempdir().expect("a folder");
    let one = taught(room.path(), "3", &["--jobs", "1"]);
    assert_eq!(taught(room.path(), "3", &["--jobs", "2"]), one);
    assert_ne!(taught(room.path(), "3", &["--seed", "2"])["weights"], one["weights"]);
}

#[test]
fn people_see_what_changed() {
    let told = ran(&["teach", "coin", "--steps", "0", "--playouts", "2"]);
    expect![[r#"
        No weight changed.

        Wins with the old weights and with the new ones, against the old ones
        as marines as the invader
        Heads or Tails # % -> # % (+#.# ± #.#) # % -> # % (+#.# ± #.#)

        Each from about # games; the change is sure to # %.
    "#]]
    .assert_eq(&without_numbers(&told.out));
    assert_eq!((told.code, told.err.as_str()), (0, ""));
}

#[test]
fn a_file_that_is_wrong_is_told_with_its_place() {
    let room = tempfile::tempdir().expect("a folder");
    let file = room.path().join("mine.ron");
    fs::write(&file, "(record: \"by hand\", weights: (step: 40))\n").expect("it can be written");
    let told = page(&ran(&["teach", "depot", "--from", file.to_str().expect("text")]));
    expect![[r#"
        --- standard error
        hellwright: DIR/mine.ron:1:39: weights needs a field `last_step`
        --- exit code 2
    "#]]
    .assert_eq(&told.replace(room.path().to_str().expect("text"), "DIR"));
    let told = page(&ran(&["teach", "depot", "--from", "nowhere.ron"]));
    expect![[r#"
        --- standard error
        hellwright: there is no file nowhere.ron
        --- exit code 2
    "#]]
    .assert_eq(&told);
}
