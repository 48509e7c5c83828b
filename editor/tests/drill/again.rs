//! Games of it: by bots, saved and followed again, counted, and over a pipe.

use crate::run::{json, night, path, program, said};
use serde_json::{Value, json as value};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

fn simulated(jobs: &str) -> Value {
    let night = path(&night());
    let mut told = json(&[
        "simulate",
        "--format",
        "json",
        "--playouts",
        "60",
        "--jobs",
        jobs,
        "--bots",
        "random",
        &night,
    ]);
    // How long it took is no part of the game.
    told.as_object_mut().expect("an object").retain(|key, _| key != "seconds" && key != "jobs");
    told
}

pub(crate) fn games_are_the_same_on_any_number_of_threads() {
    let one = simulated("1");
    assert!(one.to_string().contains("digest"), "{one}");
    assert_eq!(digests(&one), digests(&simulated("2")));
}

pub(crate) fn a_bot_that_it_does_not_have_is_refused() {
    let (code, told) = said(&["simulate", "--bots", "rush,greedy", &path(&night())]);
    assert_eq!(code, 2, "{told}");
    let known = "has no bot \"rush\"; choose random, greedy, search:quick, search:usual, search:long\n";
    assert!(told.ends_with(known), "{told}");
}

/// Every digest in a report, in order.
fn digests(report: &Value) -> Vec<String> {
    match report {
        Value::Object(all) => all
            .iter()
            .flat_map(|(key, it)| match it {
                Value::String(digest) if key == "digest" => vec![digest.clone()],
                it => digests(it),
            })
            .collect(),
        Value::Array(all) => all.iter().flat_map(digests).collect(),
        _ => Vec::new(),
    }
}

pub(crate) fn a_saved_game_is_followed_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (night, saves) = (path(&night()), path(folder.path()));
    let (code, told) =
        said(&["simulate", "--playouts", "20", "--marines", "1", "--save-replays", &saves, &night]);
    assert_eq!(code, 0, "{told}");
    let save = fs::read_dir(folder.path()).expect("saves").next().expect("one").expect("a file").path();
    let (code, told) = said(&["replay", &path(&save)]);
    assert_eq!(code, 0, "{told}");
    for sentence in ["It grows dark.", "Round 1.", "Scout goes.", "A beacon is lit.", "The die shows"] {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
    // Another choice is another game, and where it parts is said.
    let text = fs::read_to_string(&save).expect("text");
    let spoiled = text.replacen("die ", "die no-", 1);
    assert_ne!(text, spoiled);
    fs::write(&save, spoiled).expect("written");
    let (code, told) = said(&["replay", &path(&save)]);
    assert_ne!(code, 0, "{told}");
}

/// A position of the game, and the start of the next mission with what this one leaves.
pub(crate) fn the_fuel_that_is_left_is_carried_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let (night, saves) = (path(&night()), path(&folder.path().join("saves")));
    let (code, told) =
        said(&["simulate", "--playouts", "4", "--marines", "1", "--save-replays", &saves, &night]);
    assert_eq!(code, 0, "{told}");
    let save = fs::read_dir(&saves).expect("saves").next().expect("one").expect("a file").path();
    let (save, file) = (path(&save), path(&folder.path().join("next.position")));
    let value = |words: &[&str]| -> u16 {
        let (code, told) = said(&[&["replay", &save, "--position", &file], words].concat());
        assert_eq!(code, 0, "{told}");
        let text = fs::read_to_string(&file).expect("a position");
        let (_, rest) = text.split_once("\"fuel.brought\": ").unwrap_or_else(|| panic!("{text}"));
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().expect("a number")
    };
    assert_eq!(value(&[]), 0, "nothing was brought to this game");
    let at_once = value(&["--until", "0", "--next", &night]);
    let at_the_end = value(&["--next", &night]);
    assert!(at_once > at_the_end, "{at_once} rounds of fuel at once, {at_the_end} at the end");
    let (code, told) = said(&["replay", &save, "--next", &night]);
    assert_eq!(code, 2, "{told}");
    let nowhere = path(&folder.path().join("nowhere"));
    let (code, told) = said(&["replay", &save, "--position", &file, "--next", &nowhere]);
    assert!(code == 2 && told.contains("nowhere"), "{told}");
}

pub(crate) fn every_colour_of_the_die_comes_up() {
    let (code, told) = said(&["coverage", "--playouts", "60", &path(&night())]);
    assert_eq!(code, 0, "{told}");
    for colour in ["red", "green", "blue", "white"] {
        assert!(
            told.lines().any(|line| line.trim_end().ends_with(colour) && !line.contains(" 0 ")),
            "{told}"
        );
    }
}

pub(crate) fn a_game_is_played_over_a_pipe() {
    let mut process = program(&["serve", &path(&night())])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut to = process.stdin.take().expect("its input");
    let mut from = BufReader::new(process.stdout.take().expect("its output"));
    let mut ask = |request: Value| -> Value {
        writeln!(to, "{request}").expect("written");
        let mut line = String::new();
        let _ = from.read_line(&mut line).expect("an answer");
        let answer: Value = serde_json::from_str(&line).expect("JSON");
        assert!(answer["ok"].is_object(), "{request}: {answer}");
        answer["ok"].clone()
    };
    let mission = ask(value!({ "do": "mission" }));
    assert!(mission.to_string().contains("north_beacon"), "{mission}");
    let began = ask(value!({ "do": "new", "marines": 2, "seed": 7, "chance": "seed" }));
    assert_eq!(began["fuel"], 7, "{began}");
    let mut taken = 0;
    let mut due = began["due"].clone();
    while due["what"] == "choose" {
        let seat = due["seat"].clone();
        let turn = ask(value!({ "do": "turn", "seat": seat }));
        // Whatever leads on: the last one goes somewhere.
        let key = turn["choices"].as_array().and_then(|all| all.last()).expect("a choice")["key"].clone();
        due = ask(value!({ "do": "take", "seat": seat, "key": key }))["due"].clone();
        taken += 1;
        assert!(taken < 2_000, "it goes on for ever: {due}");
    }
    assert_eq!(due["what"], "over", "{due}");
    let table = ask(value!({ "do": "look" }));
    assert!(table["cards"]["lit"].is_array() || table.to_string().contains("\"lit\""), "{table}");
    let _ = ask(value!({ "do": "quit" }));
    assert!(process.wait().expect("it ends").success());
}
