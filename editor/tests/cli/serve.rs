//! `hellwright serve`: lines through the real process, its ways to end, and the example in Python.

use crate::run::{Ran, hellwright, shows};
use expect_test::expect;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn first_steps() -> String {
    project().join("missions/library/first-steps").display().to_string()
}

/// What the program says to this input.
pub(crate) fn said(words: &[&str], input: Vec<u8>) -> Ran {
    let mut command = hellwright(words);
    let _ = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = command.spawn().expect("starts");
    let mut to = process.stdin.take().expect("its input");
    // While somebody writes, somebody has to read.
    let writer = std::thread::spawn(move || drop(to.write_all(&input)));
    let output = process.wait_with_output().expect("ends");
    writer.join().expect("written");
    output.into()
}

#[test]
fn it_answers_and_ends_quietly() {
    let told = said(&["serve", &first_steps()], b"{\"id\":1,\"do\":\"quit\"}\n{\"do\":\"hello\"}\n".to_vec());
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    assert_eq!(told.out, "{\"id\":1,\"ok\":{\"done\":true}}\n");
    // The end of the input, with and without a line feed before it.
    for input in ["", "\n\n", "{\"do\":\"quit\"}"] {
        let told = said(&["serve", &first_steps()], input.into());
        assert_eq!((told.code, told.err.as_str()), (0, ""));
    }
    shows(
        &["serve", "nothing"],
        &expect![[r#"
        --- standard error
        hellwright: there is no mission at nothing: a mission is a folder with a mission.ron
        --- exit code 2
    "#]],
    );
}

#[test]
fn it_ends_when_nobody_reads() {
    let mut command = hellwright(&["serve", &first_steps()]);
    let _ = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = command.spawn().expect("starts");
    drop(process.stdout.take());
    let mut to = process.stdin.take().expect("its input");
    // It may have gone already while we write.
    for _ in 0..100 {
        let _ = to.write_all(b"{\"do\":\"mission\"}\n");
    }
    let output = process.wait_with_output().expect("ends");
    assert_eq!(output.status.code(), Some(141));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// A thousand requests that make sense at least half of the time, two hundred lines that make none: as many answers, each
/// with the right `id`, and the game that was played is on the disk in the end.
#[test]
fn nothing_is_lost_on_the_way() {
    let home = tempfile::tempdir().expect("a folder");
    let saves = home.path().display().to_string();
    let mut command = hellwright(&["serve", &first_steps(), "--saves", &saves]);
    let _ = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = command.spawn().expect("starts");
    let mut to = process.stdin.take().expect("its input");
    let mut from = BufReader::new(process.stdout.take().expect("its output"));
    let mut ask = |line: &[u8]| -> Value {
        to.write_all(line).and_then(|()| to.write_all(b"\n")).expect("written");
        let mut answer = String::new();
        let _ = from.read_line(&mut answer).expect("UTF-8");
        let value: Value = serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
        assert!(value["ok"].is_object() != value["error"].is_object(), "{answer}");
        value
    };
    let mut random = engine::play::Rng::new(5);
    let mut below = |n: usize| random.below(n as u32) as usize;
    let begin = json!({ "id": 0, "do": "new", "marines": 2, "seed": 7 });
    let mut now = ask(begin.to_string().as_bytes())["ok"]["due"].clone();
    let (mut granted, mut malformed) = (0, 0);
    for id in 1..=1000 {
        if id % 5 == 0 {
            let line = json!({ "id": id, "do": "turn", "seat": 0 }).to_string().into_bytes();
            let cut = 1 + below(line.len() - 2);
            let spoilt = match below(4) {
                0 => line[..cut].to_vec(),
                1 => [&line[..cut], b"\xff", &line[cut..]].concat(),
                2 => [b"[".repeat(200 * cut), line].concat(),
                _ => [&line[..], b"}"].concat(),
            };
            assert!(ask(&spoilt)["error"].is_object(), "{}", String::from_utf8_lossy(&spoilt));
            malformed += 1;
        }
        let seat = now["seat"].clone();
        let some = ["hello", "mission", "save", "nothing"][below(4)];
        let request = match below(8) {
            0 => json!({ "id": id, "do": "look", "seat": below(6) }),
            1 => json!({ "id": id, "do": "undo", "seat": seat }),
            2 => json!({ "id": id, "do": "take", "seat": below(5), "key": "end" }),
            3 => json!({ "id": id, "do": "save", "name": "middle" }),
            4 => json!({ "id": id, "do": some }),
            _ => {
                let turn = ask(json!({ "id": "t", "do": "turn", "seat": seat }).to_string().as_bytes());
                let choices = turn["ok"]["choices"].as_array().cloned().unwrap_or_default();
                if choices.is_empty() {
                    json!({ "id": id, "do": "new", "marines": 2, "seed": id })
                } else {
                    let key = &choices[below(choices.len())]["key"];
                    json!({ "id": id, "do": "take", "seat": seat, "key": key })
                }
            }
        };
        let answer = ask(request.to_string().as_bytes());
        assert_eq!(answer["id"], json!(id));
        granted += usize::from(answer["ok"].is_object());
        if let Some(due) = answer["ok"].get("due") {
            now = due.clone();
        }
    }
    assert!(granted > 500 && malformed == 200, "{granted}, {malformed}");
    let text = ask(br#"{"do":"save"}"#)["ok"]["text"].as_str().expect("text").to_owned();
    assert!(ask(br#"{"do":"save","name":"end"}"#)["ok"].is_object());
    drop(to);
    let output = process.wait_with_output().expect("ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    let file = home.path().join("end.replay");
    assert_eq!(std::fs::read_to_string(&file).expect("saved"), text);
    let verified =
        crate::run::ran(&["replay", file.to_str().expect("text"), "--verify", "--mission", &first_steps()]);
    assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
}

/// The example of the manual plays a whole game, and what it saved is a game by the rules.
#[test]
fn the_example_in_python_plays_a_game() {
    if consumers::skipped() {
        return;
    }
    let play = |words: &[&str], typed: &str| -> Ran {
        let mut python = Command::new("python3");
        let _ = python.arg(project().join("docs/examples/play/play.py")).arg(first_steps()).args(words);
        let _ = python.env("HELLWRIGHT", env!("CARGO_BIN_EXE_hellwright")).env("PYTHONIOENCODING", "utf-8");
        let _ = python.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = python.spawn().expect("python3; set HELLWRIGHT_CONSUMERS=skip to do without");
        process.stdin.take().expect("its input").write_all(typed.as_bytes()).expect("written");
        process.wait_with_output().expect("ends").into()
    };
    let home = tempfile::tempdir().expect("a folder");
    let saves = home.path().to_str().expect("text");
    for seat in ["0", "4"] {
        let told = play(&["--auto", "--save", saves, "--seat", seat, "--seed", "3"], "");
        assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out);
        assert!(told.out.contains(" won: "), "{}", told.out);
        let verified = crate::run::ran(&[
            "replay",
            &format!("{saves}/end.replay"),
            "--verify",
            "--mission",
            &first_steps(),
        ]);
        assert!(verified.code == 0 && verified.out.contains("agrees to the end"), "{}", verified.out);
    }
    let told = play(&["--save", saves], "m\n1\nu\ny\n? 1\ns half\ns half\ny\nwhat\n1\nl half\n1\nq\n");
    assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out);
    assert!(told.out.contains("you hold") && told.out.contains("a number, ? NUMBER"), "{}", told.out);
    assert!(home.path().join("half.replay").exists());
}
