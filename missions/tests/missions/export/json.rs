//! The JSON export: its schema is the published one, the Python package `jsonschema` takes every shipped mission and refuses
//! spoilt ones, and a board rebuilt from nothing but the document answers as the engine's does.

pub(crate) mod cards;
mod following;
mod reader;

use super::common;
use consumers::project;
use doom_2016::own::PORTAL;
use expect_test::expect_file;
use missions::export::{self, Options};
use missions::playable::Playable;
use missions::{Layout, Mission, format, ruleset};
use reader::Reader;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tiles::{Crowd, DoorSet, Gait, Pose, Reach, Sight};

/// Every shipped mission, and one with as much of its author's own as the examples have.
fn missions() -> Vec<(String, Mission)> {
    let own = format::load(&project().join("docs/examples/own-cards")).expect("loads").mission;
    let others = [("own-cards".to_owned(), own), ("starter".to_owned(), Mission::starter())];
    crate::shared::shipped().into_iter().chain(others).collect()
}

fn cold_vaults() -> Mission {
    let (_, mission) = missions().into_iter().find(|(name, _)| name == "cold-vaults").expect("shipped");
    mission
}

fn text(mission: &Mission) -> String {
    let files = common::exported("m", mission, "json", &Options::default());
    assert_eq!(files[0].path, "m.json");
    String::from_utf8(files[0].bytes.clone()).expect("text")
}

pub(crate) fn document(mission: &Mission) -> Value {
    serde_json::from_str(&text(mission)).expect("JSON")
}

fn schema() -> PathBuf {
    project().join("docs/mission.schema.json")
}

#[test]
fn the_published_schema_is_that_of_the_code() {
    expect_file![schema()].assert_eq(&export::json::schema());
}

/// What `jsonschema` says of documents: nothing, or what is wrong.
fn validate(documents: &[Value]) -> Option<Vec<Option<String>>> {
    let folder = tempfile::tempdir().expect("a folder");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/shared/validate.py");
    let files: Vec<PathBuf> = (0..documents.len()).map(|n| folder.path().join(format!("{n}.json"))).collect();
    for (file, document) in files.iter().zip(documents) {
        std::fs::write(file, document.to_string()).expect("written");
    }
    let schema = schema();
    let arguments: Vec<&Path> =
        [script.as_path(), schema.as_path()].into_iter().chain(files.iter().map(PathBuf::as_path)).collect();
    let output = consumers::python(&arguments)?;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("text");
    let told: Vec<Option<String>> =
        told.lines().map(|line| (line != "ok").then(|| line.to_owned())).collect();
    assert_eq!(told.len(), documents.len());
    Some(told)
}

#[test]
fn jsonschema_takes_every_shipped_mission() {
    let documents: Vec<Value> = missions().iter().map(|(_, mission)| document(mission)).collect();
    let Some(told) = validate(&documents) else { return };
    assert!(told.iter().all(Option::is_none), "{told:?}");
}

/// A way to spoil a document.
type Spoil = (&'static str, fn(&mut Value));

/// What the schema refuses.
const AGAINST_THE_SCHEMA: &[Spoil] = &[
    ("an unknown format", |it| it["format"] = json!(99)),
    ("another kind of document", |it| it["kind"] = json!("map")),
    ("a digest too short", |it| it["digest"] = json!("abc")),
    ("no board", |it| drop(it.as_object_mut().expect("object").remove("board"))),
    ("a field nobody knows", |it| it["board"]["spaces"][0]["diffcult"] = json!(true)),
    ("a space without a column", |it| {
        drop(it["board"]["spaces"][3].as_object_mut().expect("object").remove("x"));
    }),
    ("a border of no kind", |it| it["board"]["edges"][0]["kind"] = json!("fence")),
    ("a door as a word", |it| it["board"]["doors"][0]["index"] = json!("0")),
    ("a portal of another colour", |it| it["pieces"]["portals"][0]["tier"] = json!("green")),
    ("a token without its kind", |it| {
        drop(it["pieces"]["tokens"][0].as_object_mut().expect("object").remove("kind"));
    }),
    ("five marines", |it| it["setups"][0]["marines"] = json!(5)),
    ("no frag limit", |it| it["setups"][0]["frag_limit"] = json!(0)),
    ("a card for nothing", |it| it["cards"][0]["role"] = json!("")),
    ("a text that is a number", |it| it["texts"]["title"] = json!(7)),
    ("an eighth of a turn", |it| it["board"]["tiles"][0]["turn"] = json!(45)),
    ("a space before the first", |it| it["board"]["adjacent_open"][0] = json!([-1])),
];

#[test]
fn jsonschema_refuses_what_is_spoilt() {
    let good = document(&cold_vaults());
    let spoilt: Vec<Value> = AGAINST_THE_SCHEMA
        .iter()
        .map(|(what, spoil)| {
            let mut document = good.clone();
            spoil(&mut document);
            assert_ne!(document, good, "{what}");
            document
        })
        .collect();
    let Some(told) = validate(&spoilt) else { return };
    for ((what, _), told) in AGAINST_THE_SCHEMA.iter().zip(told) {
        assert!(told.is_some(), "taken in spite of {what}");
    }
}

/// What only a reader can notice, because it is of the right form.
const AGAINST_SENSE: &[Spoil] = &[
    ("a space twice", |it| {
        let space = it["board"]["spaces"][0].clone();
        it["board"]["spaces"][1]["x"] = space["x"].clone();
        it["board"]["spaces"][1]["y"] = space["y"].clone();
    }),
    ("a space out of order", |it| it["board"]["spaces"][2]["index"] = json!(9)),
    ("a door that closes nothing it says", |it| {
        it["board"]["doors"][0]["edges"].as_array_mut().expect("list").truncate(1);
    }),
    ("a neighbour too many", |it| it["board"]["adjacent_open"][0] = json!([0, 1, 2, 3, 4, 5, 6, 7, 8])),
    ("a wall left out", |it| {
        let inner = |it: &Value, edge: &Value| {
            let at = |dx: i64, dy: i64| {
                it["board"]["spaces"].as_array().expect("list").iter().any(|space| {
                    space["x"] == json!(edge["x"].as_i64().expect("number") - dx)
                        && space["y"] == json!(edge["y"].as_i64().expect("number") - dy)
                })
            };
            let west = edge["side"] == "west";
            edge["kind"] == "wall" && at(0, 0) && at(i64::from(west), i64::from(!west))
        };
        let edges = it["board"]["edges"].as_array().expect("list");
        let wall = edges.iter().position(|edge| inner(it, edge)).expect("a wall inside");
        drop(it["board"]["edges"].as_array_mut().expect("list").remove(wall));
    }),
    ("a figure on no space", |it| it["setups"][0]["figures"][0]["space"] = json!(60_000)),
    ("a figure of no kind", |it| it["setups"][0]["figures"][0]["kind"] = json!("imps")),
    ("a portal beside its space", |it| it["pieces"]["portals"][0]["at"]["x"] = json!(-300)),
    ("a tile that is not there", |it| it["board"]["spaces"][0]["tile"] = json!(4_000_000)),
    ("a card without its script", |it| it["scripts"] = json!([])),
    ("a region that nobody drew", |it| it["board"]["spaces"][0]["regions"] = json!(["nowhere"])),
];

#[test]
fn the_reader_refuses_what_makes_no_sense() {
    let good = document(&cold_vaults());
    assert_eq!(Reader::read(&good).err(), None);
    for (what, spoil) in AGAINST_SENSE {
        let mut document = good.clone();
        spoil(&mut document);
        assert_ne!(document, good, "{what}");
        assert!(Reader::read(&document).is_err(), "taken in spite of {what}");
    }
}

/// Every door closed, every door open, and each one open alone.
fn doors(mission: &Layout) -> Vec<DoorSet> {
    let all = mission.board.all_doors();
    let one = (0..mission.board.door_count()).map(|door| all.without(tiles::DoorId(door as u8)));
    [all, DoorSet::default()].into_iter().chain(one).collect()
}

#[test]
fn a_board_rebuilt_from_the_document_answers_as_the_engines_does() {
    for (name, mission) in missions() {
        let (layout, reader) = (Layout::of(&mission, mission.catalogue()), Reader::read(&document(&mission)));
        let reader = reader.unwrap_or_else(|why| panic!("{name}: {why}"));
        let (board, rebuilt) = (&layout.board, &reader.board);
        assert_eq!(board.len(), rebuilt.len(), "{name}");
        for closed in doors(&layout) {
            let (ground, again) = (board.ground(closed), rebuilt.ground(closed));
            let sight = [ground, again].map(Sight::without_figures);
            for a in board.spaces() {
                assert_eq!(ground.neighbours(a), again.neighbours(a), "{name}");
                assert_eq!(ground.ranges(a), again.ranges(a), "{name}");
                let [ours, theirs] = sight.map(|sight| sight.seen_from(a).spaces());
                assert_eq!(ours, theirs, "{name}: sight from {}", board.cell(a));
                for b in board.spaces() {
                    let [ours, theirs] = sight.map(|sight| sight.printed_lines(a, b));
                    assert_eq!(ours, theirs, "{name}: cover");
                }
            }
            for start in &reader.starts {
                for gait in [Gait::FOOT, Gait::large(tiles::Footprint { w: 2, h: 2 })] {
                    let pose = Pose::new(board.cell(*start));
                    let [mut here, mut there] = [Reach::default(), Reach::default()];
                    here.flood(board, closed, gait, pose, 12, &Crowd::default());
                    there.flood(rebuilt, closed, gait, pose, 12, &Crowd::default());
                    let ends: Vec<_> = here.ends().collect();
                    assert_eq!(ends, there.ends().collect::<Vec<_>>(), "{name}: moves from {}", pose.at);
                    assert!(gait != Gait::FOOT || !ends.is_empty(), "{name}: nobody moves");
                }
            }
        }
    }
}

#[test]
fn the_set_up_is_that_of_the_game() {
    for (name, mission) in missions() {
        let document = document(&mission);
        assert_eq!(document["digest"], json!(ruleset::digest(&mission).to_string()));
        for setup in document["setups"].as_array().expect("list") {
            let marines = setup["marines"].as_u64().expect("number") as u8;
            let laid = ruleset::lay_out(&mission, marines).expect("known rules");
            let game: &dyn Playable = &*laid.game;
            let (table, world) = (game.table(), game.start());
            let figures: Vec<Value> = world
                .figures()
                .on_map()
                .map(|(id, it)| json!([id.0, table.kind(it.kind).id, it.space.0, it.turned]))
                .collect();
            let written = setup["figures"].as_array().expect("list").iter();
            let written: Vec<Value> =
                written.map(|it| json!([it["figure"], it["kind"], it["space"], it["turned"]])).collect();
            assert_eq!(written, figures, "{name}");
            let portals = document["pieces"]["portals"].as_array().expect("list");
            let spots = table.pieces(PORTAL);
            assert_eq!(portals.len(), spots.len(), "{name}");
            for portal in portals {
                let here = spots[portal["index"].as_u64().expect("number") as usize];
                assert_eq!(portal["at"]["space"], json!(here.space.0), "{name}");
                assert_eq!(portal["face_up"], json!(here.up), "{name}");
            }
            for token in document["pieces"]["tokens"].as_array().expect("list") {
                let here = table.tokens[token["index"].as_u64().expect("number") as usize];
                assert_eq!(token["at"]["space"], json!(here.space.0), "{name}");
            }
        }
    }
}
