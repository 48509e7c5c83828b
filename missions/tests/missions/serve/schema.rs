//! The published schema is that of the code, it takes whatever is answered, and refuses what is spoilt.

use super::client::{Client, keys, mission};
use crate::shared::shipped;
use consumers::project;
use engine::play::Rng;
use expect_test::expect_file;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

#[test]
fn the_published_schema_is_that_of_the_code() {
    expect_file![project().join("docs/serve.schema.json")].assert_eq(&missions::serve::schema());
}

/// Parts of a mission are what the JSON export calls so.
#[test]
fn parts_of_the_mission_are_those_of_the_export() {
    let parsed = |text: &str| -> Value { serde_json::from_str(text).expect("JSON") };
    let export = parsed(&missions::export::json::schema());
    let protocol = parsed(&missions::serve::schema());
    for part in ["Board", "Pieces", "Content", "Change", "Space", "Border", "Tile"] {
        assert!(export["$defs"][part].is_object(), "{part}");
        assert_eq!(export["$defs"][part], protocol["$defs"][part], "{part}");
    }
}

/// What `jsonschema` says of lines: nothing, or what is wrong. `None` where the machine is to do without it.
fn validate(lines: &[String]) -> Option<Vec<Option<String>>> {
    let folder = tempfile::tempdir().expect("a folder");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/shared/validate.py");
    let files: Vec<PathBuf> = (0..lines.len()).map(|n| folder.path().join(format!("{n}.json"))).collect();
    for (file, line) in files.iter().zip(lines) {
        std::fs::write(file, line).expect("written");
    }
    // As the code has it: another test sees to it that the published one is the same.
    let schema = folder.path().join("schema.json");
    std::fs::write(&schema, missions::serve::schema()).expect("written");
    let arguments =
        [script.as_path(), schema.as_path()].into_iter().chain(files.iter().map(PathBuf::as_path));
    let output = consumers::python(&arguments.collect::<Vec<_>>())?;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("text");
    Some(told.lines().map(|line| (line != "ok").then(|| line.to_owned())).collect())
}

/// A game with everything that can be asked in it.
pub(crate) fn heard() -> Vec<String> {
    let mut client = Client::new(mission("cold-vaults"));
    let _ = client.get("hello", json!({ "protocol": 1 }));
    let mut now = client.get("new", json!({ "seed": 4, "seats": [0, 4], "bots": "random" }));
    let mut rng = Rng::new(4);
    for _ in 0..120 {
        let Some(seat) = Client::due(&now) else { break };
        let turn = client.get("turn", json!({ "seat": seat }));
        let _ = client.get("look", json!({ "seat": seat }));
        let keys = keys(&turn);
        let key = &keys[rng.below(keys.len() as u32) as usize];
        let _ = client.get("describe", json!({ "seat": seat, "key": key }));
        now = client.get("take", json!({ "seat": seat, "key": key }));
    }
    let _ = client.get("save", json!({ "name": "here" }));
    let _ = client.get("load", json!({ "name": "here", "chance": "front-end" }));
    let _ = client.get("save", json!({}));
    let _ = client.get("undo", json!({ "to": 3, "anyway": true }));
    for what in ["turn", "look"] {
        let _ = client.get(what, json!({}));
    }
    for (what, with) in [("save", json!({ "name": "" })), ("take", json!({})), ("nothing", json!({}))] {
        let _ = client.refused(what, with);
    }
    let _ = client.get("quit", json!({}));
    client.heard
}

#[test]
fn jsonschema_takes_every_answer() {
    let mut lines = heard();
    for (_, mission) in shipped() {
        let mut client = Client::new(mission);
        let _ = client.get("mission", json!({}));
        let _ = client.get("new", json!({ "seats": [] }));
        let _ = client.get("look", json!({}));
        lines.append(&mut client.heard);
    }
    let Some(told) = validate(&lines) else { return };
    for (line, told) in lines.iter().zip(told) {
        assert_eq!(told, None, "{}", &line[..line.len().min(300)]);
    }
}

/// Requests as the manual has them are of the schema's form, and these are not.
#[test]
fn jsonschema_takes_requests_and_refuses_what_is_spoilt() {
    let good = [
        json!({ "do": "hello" }),
        json!({ "id": 1, "do": "hello", "protocol": 1 }),
        json!({ "id": "a", "do": "new", "marines": 2, "seed": 7, "seats": [0], "bots": "greedy,random", "chance": "seed" }),
        json!({ "do": "take", "seat": 0, "key": "end" }),
        json!({ "do": "load", "name": "evening", "chance": "front-end" }),
    ];
    let bad = [
        json!({}),
        json!({ "do": "dance" }),
        json!({ "do": "new", "marines": 5 }),
        json!({ "do": "new", "seed": -1 }),
        json!({ "do": "new", "seats": "0" }),
        json!({ "do": "new", "chance": "fate" }),
        json!({ "do": "take", "seat": 0 }),
        json!({ "do": "take", "key": "end", "sead": 0 }),
        json!({ "do": "save", "name": "../up" }),
        json!({ "do": "turn", "id": 1.5 }),
        json!({ "id": 1 }),
        json!({ "id": 1, "ok": {} }),
        json!({ "id": 1, "ok": { "done": false } }),
        json!({ "id": 1, "ok": { "done": true }, "error": null }),
        json!({ "id": 1, "error": { "code": "bad-luck", "message": "m", "place": null, "help": "h" } }),
        json!({ "id": 1, "error": { "code": "no-game", "message": "m", "help": "h" } }),
        json!({ "ok": { "done": true } }),
        json!({ "id": 1, "ok": { "number": 1, "due": { "what": "wait" }, "events": [], "choices": [] } }),
        json!({ "id": 1, "ok": { "number": 1, "due": { "what": "chance" }, "events": [{ "text": "x" }], "choices": [] } }),
        json!({ "id": 1, "ok": { "number": -1, "due": { "what": "chance" }, "events": [], "choices": [] } }),
    ];
    let lines: Vec<String> = good.iter().chain(&bad).map(Value::to_string).collect();
    let Some(told) = validate(&lines) else { return };
    for (at, (line, told)) in lines.iter().zip(told).enumerate() {
        assert_eq!(told.is_none(), at < good.len(), "{line}: {told:?}");
    }
}
