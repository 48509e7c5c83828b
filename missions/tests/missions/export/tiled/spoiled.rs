//! Maps that are spoiled: each is found out by the reader.

use super::{everything, exported, found, raw};
use missions::export::File;
use serde_json::{Value as Json, json};

/// A spoiling, and what is done to the JSON.
type Spoiling = (&'static str, fn(&mut Json));

const SPOILINGS: &[Spoiling] = &[
    ("a tile is turned further", |map| object(map, |o| o["rotation"] == 90)["rotation"] = json!(180)),
    ("the anchor of a turned tile stays where it was", |map| {
        let tile = object(map, |o| o["rotation"] == 90);
        tile["y"] = json!(tile["y"].as_i64().unwrap_or(0) + tile["height"].as_i64().unwrap_or(0));
    }),
    ("tiles hang by another corner", |map| map["tilesets"][0]["objectalignment"] = json!("topleft")),
    ("a tile shows another side", |map| {
        let tile = object(map, |o| o["gid"] == 1);
        tile["gid"] = json!(2);
    }),
    ("a tile is mirrored", |map| object(map, |o| o["gid"] == 1)["gid"] = json!(0x8000_0001_u32)),
    ("a picture is called otherwise", |map| map["tilesets"][0]["tiles"][0]["image"] = json!("../secret.png")),
    ("a picture has another size", |map| map["tilesets"][0]["tiles"][0]["imagewidth"] = json!(31)),
    ("a door stands one space on", |map| {
        let door = object(map, |o| o["type"] == "door");
        door["x"] = json!(door["x"].as_i64().unwrap_or(0) + 32);
    }),
    ("a door is one space long", |map| {
        object(map, |o| o["type"] == "door")["polyline"][1] = json!({"x": 32, "y": 0});
    }),
    ("a door is gone", |map| gone(map, "door")),
    ("a wall is gone", |map| gone(map, "wall")),
    ("a blocking border is only impassable", |map| {
        let border = object(map, |o| o["type"] == "blocking");
        border["type"] = json!("impassable");
        border["properties"][0]["value"] = json!("impassable");
    }),
    ("a border is shorter", |map| {
        let wall = object(map, |o| o["polyline"][1]["x"] == 64);
        wall["polyline"][1]["x"] = json!(32);
    }),
    ("a space is difficult that is not", |map| {
        let spaces = layer(map, "spaces")["data"].as_array_mut().expect("spaces");
        let plain = spaces.iter().filter_map(Json::as_u64).filter(|gid| *gid > 0).min();
        let space = spaces.iter_mut().find(|gid| gid.as_u64() == plain).expect("a space");
        *space = json!(plain.unwrap_or(0) + 1);
    }),
    ("a row is too short", |map| {
        drop(layer(map, "spaces")["data"].as_array_mut().expect("spaces").pop());
    }),
    ("a portal is of another tier", |map| {
        let portal = object(map, |o| o["type"] == "portal");
        let tier = portal["properties"].as_array_mut().expect("properties").last_mut().expect("a tier");
        tier["value"] = json!("green");
    }),
    ("a start is in the corner of its space", |map| {
        let start = object(map, |o| o["type"] == "start");
        start["x"] = json!(start["x"].as_i64().unwrap_or(0) - 16);
    }),
    ("a figure is called otherwise", |map| object(map, |o| o["type"] == "figure")["name"] = json!("nobody")),
    ("a label is silent", |map| object(map, |o| o["type"] == "label")["text"]["text"] = json!("")),
    ("a region is cut off", |map| {
        drop(object(map, |o| o["type"] == "region")["polygon"].as_array_mut().expect("corners").pop());
    }),
    ("a property is called like one of Tiled's", |map| map["properties"][0]["name"] = json!("name")),
    ("the map begins in another column", |map| property(map, "doom_column", json!(5))),
    ("a text is lost", |map| property(map, "doom_briefing", json!(""))),
    ("an intent is lost", |map| property(map, "doom_more", json!(""))),
    ("a parameter is another", |map| property(map, "doom_card_1_parameter_count", json!(4))),
];

fn object(map: &mut Json, which: fn(&Json) -> bool) -> &mut Json {
    let layers = map["layers"].as_array_mut().expect("layers").iter_mut();
    let mut objects = layers.filter_map(|layer| layer["objects"].as_array_mut()).flatten();
    objects.find(|object| which(object)).expect("such an object")
}

fn layer<'a>(map: &'a mut Json, name: &str) -> &'a mut Json {
    let mut layers = map["layers"].as_array_mut().expect("layers").iter_mut();
    layers.find(|layer| layer["name"] == name).expect("such a layer")
}

fn property(map: &mut Json, name: &str, value: Json) {
    let mut all = map["properties"].as_array_mut().expect("properties").iter_mut();
    all.find(|property| property["name"] == name).expect(name)["value"] = value;
}

fn gone(map: &mut Json, kind: &str) {
    for layer in map["layers"].as_array_mut().expect("layers") {
        let Some(objects) = layer["objects"].as_array_mut() else { continue };
        if let Some(index) = objects.iter().position(|object| object["type"] == kind) {
            let _ = objects.remove(index);
            return;
        }
    }
    panic!("no {kind}");
}

#[test]
fn every_spoiling_of_a_tmj_is_found_out() {
    let mission = everything();
    let files = exported(&mission, "x", "tmj", 32);
    let whole: Json = serde_json::from_slice(&files[0].bytes).expect("JSON");
    for (what, spoil) in SPOILINGS {
        let mut map = whole.clone();
        spoil(&mut map);
        assert_ne!(map, whole, "{what}");
        let spoiled =
            [vec![File { path: files[0].path.clone(), bytes: map.to_string().into() }], files[1..].to_vec()];
        let read = raw::of_tmj(&spoiled.concat()).and_then(|raw| found::agrees(&raw, &mission));
        assert!(read.is_err(), "nobody sees that {what}");
    }
}

/// In the XML: what is written, and what is put in its place the first time it occurs.
const IN_XML: &[(&str, &str)] = &[
    ("rotation=\"90\"", "rotation=\"270\""),
    ("columns=\"0\"", "columns=\"0\" objectalignment=\"topleft\""),
    ("type=\"blocking\"", "type=\"wall\""),
    ("<point/>", "<ellipse/>"),
    ("type=\"int\"", "type=\"float\""),
    ("</objectgroup>", ""),
    ("encoding=\"csv\"", "encoding=\"base64\""),
    ("&lt;Tom&gt;", "&Tom;"),
    ("name=\"doom_title\"", "name=\"title\""),
    ("points=\"0,0 ", "points=\"1,0 "),
    ("firstgid=\"1\"", "firstgid=\"2\""),
    ("value=\"imp\"", "value=\"pinky\""),
];

#[test]
fn every_spoiling_of_a_tmx_is_found_out() {
    let mission = everything();
    let files = exported(&mission, "x", "tmx", 32);
    let whole = String::from_utf8(files[0].bytes.clone()).expect("text");
    for (what, instead) in IN_XML {
        assert!(whole.contains(what), "{what}");
        let bytes = whole.replacen(what, instead, 1).into_bytes();
        let spoiled = [vec![File { path: files[0].path.clone(), bytes }], files[1..].to_vec()].concat();
        let read = raw::of_tmx(&spoiled).and_then(|raw| found::agrees(&raw, &mission));
        assert!(read.is_err(), "nobody sees {instead} for {what}");
    }
}
