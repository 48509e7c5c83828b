//! Maps are missions again: as they were exported, as Tiled itself saves them again, as people rearrange them there; what cannot
//! be imported is reported, and files that are not ours or malicious are refused.

use super::raw;
use super::{exported, missions};
use expect_test::{Expect, expect};
use missions::export::File;
use missions::import::{self, Given, Imported};
use missions::{Edit, Id, Mission, Severity, format};
use serde_json::{Value, json};
use std::fs;
use std::time::{Duration, Instant};
use tiles::{Cell, Face, Placement, TileNumber, Turn};

fn import(ending: &str, bytes: &[u8]) -> Result<Imported, String> {
    let importer = import::ALL.iter().find(|it| it.format().id == ending).expect("an importer");
    importer.import(&Given { name: "map", bytes })
}

/// The mission in a file of these bytes, and what was said.
fn taken(ending: &str, bytes: &[u8]) -> (Mission, Imported) {
    let imported = import(ending, bytes).expect("it is taken");
    let text = std::str::from_utf8(&imported.files["mission.ron"]).expect("text");
    let loaded = format::read(text).expect("our format");
    assert_eq!(loaded.problems, [], "what is written is sound");
    (loaded.mission, imported)
}

/// Everything a map carries is as in the mission it came from.
fn same(what: &str, found: &Mission, wanted: &Mission) {
    assert_eq!(found.tiles(), wanted.tiles(), "{what}");
    assert_eq!(found.things(), wanted.things(), "{what}");
    assert_eq!(found.regions(), wanted.regions(), "{what}");
    assert_eq!(found.info(), wanted.info(), "{what}");
    assert_eq!(found.settings(), wanted.settings(), "{what}");
    assert_eq!(found.cards(), wanted.cards(), "{what}");
    assert_eq!(found.intents(), wanted.intents(), "{what}");
    assert_eq!(found.mutes(), wanted.mutes(), "{what}");
    assert_eq!(found.rules(), wanted.rules(), "{what}");
    assert_eq!(found.fresh_id(), wanted.fresh_id(), "{what}");
}

#[test]
fn every_mission_is_imported_as_it_was() {
    for (name, mission) in missions() {
        for scale in [32, 9, 70] {
            for to in ["tmx", "tmj"] {
                let files = exported(&mission, &name, to, scale);
                let (found, imported) = taken(to, &files[0].bytes);
                same(&format!("{name}.{to}"), &found, &mission);
                assert!(
                    imported.problems.iter().all(|it| it.severity == Severity::Note),
                    "{:?}",
                    imported.problems
                );
            }
        }
    }
}

/// Shipped missions can be played at once: their scripts come with the program.
#[test]
fn what_is_imported_of_a_shipped_mission_has_no_error() {
    for (name, mission) in crate::shared::shipped() {
        let files = exported(&mission, &name, "tmx", 32);
        let (_, imported) = taken("tmx", &files[0].bytes);
        let place = tempfile::tempdir().expect("a folder");
        let folder = import::place(&imported, place.path()).expect("placed");
        let loaded = format::load(&folder).expect("loads");
        assert!(loaded.is_whole());
        assert_eq!(
            loaded.mission.scripts().keys().collect::<Vec<_>>(),
            mission.scripts().keys().collect::<Vec<_>>()
        );
        let problems = missions::check(&loaded.mission).problems;
        assert!(problems.iter().all(|it| it.severity < Severity::Error), "{name}: {problems:?}");
    }
}

/// Tiled reads our map, saves it in its other format and in its own, and it is the same mission.
#[test]
fn what_tiled_saves_is_the_same_mission() {
    for (name, mission) in missions() {
        for (from, to, format) in [("tmx", "tmj", "json"), ("tmj", "tmx", "tmx"), ("tmx", "tmx", "tmx")] {
            let folder = tempfile::tempdir().expect("a folder");
            let files = exported(&mission, &name, from, 16);
            for file in &files {
                let path = folder.path().join(&file.path);
                fs::create_dir_all(path.parent().expect("a folder")).expect("made");
                fs::write(path, &file.bytes).expect("written");
            }
            let (source, target) = (format!("{name}.{from}"), format!("saved.{to}"));
            let arguments = ["--export-map", format, &source, &target];
            let Some(done) = consumers::program("tiled", folder.path(), &arguments) else { return };
            assert!(consumers::told(&done).is_ok(), "{done:?}");
            let imported = import::read(&folder.path().join(&target)).expect("it is read");
            let (found, _) = taken(to, &fs::read(folder.path().join(&target)).expect("bytes"));
            same(&format!("{name}: {from} to {to}"), &found, &mission);
            assert!(
                imported.problems.iter().all(|it| it.severity == Severity::Note),
                "{:?}",
                imported.problems
            );
        }
    }
}

/// One tile, as a map of JSON to be changed, and where it lies.
fn one_tile() -> (Value, Placement) {
    let laid = Placement { tile: TileNumber(2), face: Face::A, at: Cell::new(3, 5), turn: Turn::R0 };
    let mission = Mission::starter().bare().with([Edit::Tile(Id(7), Some(laid))]);
    let files = exported(&mission, "one", "tmj", 32);
    (serde_json::from_slice(&files[0].bytes).expect("JSON"), laid)
}

/// The object of the tile.
fn object(map: &mut Value) -> &mut Value {
    &mut map["layers"][0]["objects"][0]
}

fn bytes(map: &Value) -> Vec<u8> {
    map.to_string().into_bytes()
}

/// The width and height of the tile in pixels.
fn size(map: &mut Value) -> (f64, f64) {
    let object = object(map);
    (object["width"].as_f64().expect("a number"), object["height"].as_f64().expect("a number"))
}

/// A tile turned around the middle of a space of it, as people do: whatever point its picture hangs by, what it covers is found.
#[test]
fn tiles_are_found_however_they_hang() {
    let anchors = [
        ("topleft", 0.0, 0.0),
        ("top", 0.5, 0.0),
        ("topright", 1.0, 0.0),
        ("left", 0.0, 0.5),
        ("center", 0.5, 0.5),
        ("right", 1.0, 0.5),
        ("bottomleft", 0.0, 1.0),
        ("bottom", 0.5, 1.0),
        ("bottomright", 1.0, 1.0),
        ("unspecified", 0.0, 1.0),
    ];
    for (word, ax, ay) in anchors {
        for (quarter, turn) in Turn::ALL.into_iter().enumerate() {
            for degrees in [quarter as f64 * 90.0, quarter as f64 * 90.0 - 360.0] {
                let (mut map, laid) = one_tile();
                map["tilesets"][0]["objectalignment"] = json!(word);
                let (w, h) = size(&mut map);
                let (cw, ch) = if quarter % 2 == 0 { (w, h) } else { (h, w) };
                // The corner of what it covers shall be four spaces east of where it was.
                let middle = (128.0 + cw / 2.0, ch / 2.0);
                let (from, angle) = (((0.5 - ax) * w, (0.5 - ay) * h), degrees.to_radians());
                let seen = (
                    from.0 * angle.cos() - from.1 * angle.sin(),
                    from.0 * angle.sin() + from.1 * angle.cos(),
                );
                let tile = object(&mut map);
                (tile["x"], tile["y"]) = (json!(middle.0 - seen.0), json!(middle.1 - seen.1));
                tile["rotation"] = json!(degrees);
                let (found, imported) = taken("tmj", &bytes(&map));
                let wanted = Placement { at: Cell::new(7, 5), turn, ..laid };
                assert_eq!(found.tiles()[&Id(7)], wanted, "{word} {degrees}");
                assert_eq!(imported.problems, [], "{word} {degrees}");
            }
        }
    }
}

/// What is flipped shows its other side; twice is half a turn.
#[test]
fn flipped_tiles_show_their_other_sides() {
    for (bits, face, turn, notes) in [
        (0x8000_0000_u32, Face::B, Turn::R90, 1),
        (0x4000_0000, Face::B, Turn::R270, 1),
        (0xc000_0000, Face::A, Turn::R270, 0),
    ] {
        let (mut map, laid) = one_tile();
        let tile = object(&mut map);
        tile["gid"] = json!(1 | bits);
        (tile["rotation"], tile["y"]) = (json!(90), json!(0));
        let (found, imported) = taken("tmj", &bytes(&map));
        assert_eq!(found.tiles()[&Id(7)], Placement { face, turn, ..laid });
        assert_eq!(imported.problems.iter().filter(|it| it.severity == Severity::Note).count(), notes);
    }
}

#[test]
fn copies_get_numbers_and_names_of_their_own() {
    let mission = Mission::starter();
    let files = exported(&mission, "starter", "tmj", 32);
    let mut map: Value = serde_json::from_slice(&files[0].bytes).expect("JSON");
    for layer in [0, 4, 5] {
        let objects = map["layers"][layer]["objects"].as_array_mut().expect("objects");
        let copies: Vec<Value> = objects
            .iter()
            .cloned()
            .map(|mut copy| {
                copy["x"] = json!(copy["x"].as_f64().expect("a number") + 32.0 * 40.0);
                copy
            })
            .collect();
        objects.extend(copies);
    }
    let (found, imported) = taken("tmj", &bytes(&map));
    assert_eq!(imported.problems, []);
    assert_eq!(found.tiles().len(), 2 * mission.tiles().len());
    assert_eq!(found.things().len(), 2 * mission.things().len());
    for (id, thing) in mission.things() {
        assert_eq!(&found.things()[id], thing);
    }
    let named: Vec<_> = found.names().map(|(name, _)| name).collect();
    let different: std::collections::BTreeSet<_> = named.iter().collect();
    assert_eq!(named.len(), different.len(), "{named:?}");
}

/// Layers that are moved and put into groups, types under the newer name, a tile put down again from its tileset.
#[test]
fn layers_may_be_moved_and_grouped() {
    let (mut map, laid) = one_tile();
    let mut layer = map["layers"][0].take();
    (layer["offsetx"], layer["offsety"]) = (json!(64), json!(-32));
    let mut fresh = layer["objects"][0].clone();
    fresh
        .as_object_mut()
        .expect("an object")
        .retain(|name, _| ["gid", "x", "y", "width", "height"].contains(&name.as_str()));
    fresh["y"] = json!(fresh["y"].as_i64().expect("a number") + 320);
    layer["objects"].as_array_mut().expect("objects").push(fresh);
    let group = json!({ "type": "group", "name": "all", "offsetx": 32, "layers": [layer] });
    map["layers"] = json!([group]);
    let (found, imported) = taken("tmj", &bytes(&map));
    assert_eq!(imported.problems, []);
    assert_eq!(found.tiles()[&Id(7)].at, Cell::new(6, 4));
    assert_eq!(found.tiles()[&Id(8)], Placement { at: Cell::new(6, 14), ..laid });
}

/// Everything that can be wrong with an object, one of each; what is reported, and what is left.
#[test]
fn what_cannot_be_taken_over_is_told() {
    let tell = |spoil: &dyn Fn(&mut Value), expected: Expect| {
        let (mut map, _) = one_tile();
        spoil(&mut map);
        let (found, imported) = taken("tmj", &bytes(&map));
        let lines = imported.problems.iter().map(|it| {
            let help = it.help.as_ref().map_or_else(|| "no way out".to_owned(), ToString::to_string);
            format!("{}: {}\n  {help}\n", it.severity.word(), it.message)
        });
        let tiles =
            found.tiles().values().map(|it| format!("{}{:?} at {} {:?}\n", it.tile, it.face, it.at, it.turn));
        let things =
            found.things().values().map(|it| format!("{} at {}\n", it.noun(found.system()), it.at()));
        expected.assert_eq(&lines.chain(tiles).chain(things).collect::<String>());
    };
    let with = |object: Value| {
        move |map: &mut Value| {
            map["layers"][5]["objects"].as_array_mut().expect("objects").push(object.clone());
        }
    };
    tell(
        &|map| object(map)["x"] = json!(11),
        expect![[r#"
        warning: object 1 "02A" on layer "tiles" lies beside the grid; tile 02A was laid at 3,5
          in Tiled, View > Snapping > Snap to Grid keeps tiles on it
        02A at 3,5 R0
    "#]],
    );
    tell(
        &|map| object(map)["rotation"] = json!(45),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: it is turned by 45 degrees
          tiles are turned by 0, 90, 180 or 270 degrees
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| object(map)["rotation"] = json!(4),
        expect![[r#"
        warning: object 1 "02A" on layer "tiles" lies beside the grid; tile 02A was laid at 3,5
          in Tiled, View > Snapping > Snap to Grid keeps tiles on it
        02A at 3,5 R0
    "#]],
    );
    tell(
        &|map| object(map)["width"] = json!(100),
        expect![[r#"
            warning: object 1 "02A" on layer "tiles" is stretched; tile 02A has one size, and was laid at 2,5
              give it the size of its picture
            02A at 2,5 R0
        "#]],
    );
    tell(
        &|map| object(map)["gid"] = json!(900),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: there is no picture 900 on this map
          place the tile there again
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| object(map)["gid"] = json!(3),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: its picture is not that of a tile
          tiles are pictures with the properties doom_tile (1 to 99) and doom_face (A or B)
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| object(map)["gid"] = json!("one"),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: there is no picture 0 on this map
          place the tile there again
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| object(map)["x"] = json!(1e300),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: its numbers are none, or too large
          move it back onto the map
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| object(map)["x"] = json!("far"),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: its numbers are none, or too large
          move it back onto the map
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| object(map)["y"] = json!(32_000_000),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: it lies too far away
          move it back onto the map
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| map["tilesets"][0]["tiles"][0]["properties"][1]["value"] = json!(300),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: its picture is not that of a tile
          tiles are pictures with the properties doom_tile (1 to 99) and doom_face (A or B)
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| map["tilesets"][0]["tiles"][0]["properties"][0]["value"] = json!("C"),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: its picture is not that of a tile
          tiles are pictures with the properties doom_tile (1 to 99) and doom_face (A or B)
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| map["tilesets"][0] = json!({ "firstgid": 1, "source": "box.tsx" }),
        expect![[r#"
        error: 1 tiles were left out: their pictures are in box.tsx
          in Tiled, open the tileset's panel and choose Embed Tileset
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &|map| object(map)["template"] = json!("tile.tj"),
        expect![[r#"
        error: object 1 "02A" on layer "tiles" was left out: it is described in another file
          in Tiled, select it and choose Detach Template
        warning: there is nothing on the map
          is it the right file?
    "#]],
    );
    tell(
        &with(
            json!({ "id": 9, "type": "door", "x": 0, "y": 0, "polyline": [{ "x": 0, "y": 0 }, { "x": 96, "y": 0 }] }),
        ),
        expect![[r#"
        error: object 9 on layer "pieces" was left out: it is not two spaces long, or lies askew
          a door is a straight line along the borders of spaces, two spaces long
        02A at 3,5 R0
    "#]],
    );
    tell(
        &with(
            json!({ "id": 9, "type": "door", "x": 16, "y": 0, "polyline": [{ "x": 0, "y": 0 }, { "x": 64, "y": 0 }] }),
        ),
        expect![[r#"
        warning: object 9 on layer "pieces" lies beside the grid; the door was put at 4,5
          in Tiled, View > Snapping > Snap to Grid keeps it on the borders
        02A at 3,5 R0
        door at 4,5
    "#]],
    );
    tell(
        &with(json!({ "id": 9, "type": "door", "x": 0, "y": 0, "width": 64, "height": 9 })),
        expect![[r#"
        error: object 9 on layer "pieces" was left out: it is no line
          a door is a straight line along the borders of spaces, two spaces long
        02A at 3,5 R0
    "#]],
    );
    tell(
        &with(
            json!({ "id": 9, "type": "door", "x": 0, "y": 0, "rotation": 90, "polyline": [{ "x": 0, "y": 0 }, { "x": 64, "y": 0 }],
        "properties": [{ "name": "doom_closed", "type": "bool", "value": false }] }),
        ),
        expect![[r#"
            warning: object 9 on layer "pieces" is open; doors are closed when a game begins
              take it away, or let a script open it
            02A at 3,5 R0
            door at 3,5
        "#]],
    );
    tell(
        &with(json!({ "id": 9, "type": "portal", "x": 40, "y": 40, "point": true })),
        expect![[r#"
        error: object 9 on layer "pieces" was left out: its doom_tier is missing or is none
          it is blue, yellow or red
        02A at 3,5 R0
    "#]],
    );
    tell(
        &with(json!({ "id": 9, "type": "figure", "name": "boss", "x": 40, "y": 40, "point": true })),
        expect![[r#"
        error: object 9 "boss" on layer "pieces" was left out: it has no property doom_kind that says what it is
          it names a demon, such as imp
        02A at 3,5 R0
    "#]],
    );
    tell(
        &with(json!({ "id": 9, "type": "teleporter", "x": 40, "y": 40, "point": true,
        "properties": [{ "name": "doom_active", "type": "string", "value": "perhaps" }] })),
        expect![[r#"
            warning: object 9 on layer "pieces" has a doom_active that is neither true nor false; true was taken
              make it a property of type bool
            02A at 3,5 R0
            teleporter at 4,6
        "#]],
    );
    tell(
        &with(json!({ "id": 9, "type": "wombat", "x": 40, "y": 40, "point": true })),
        expect![[r#"
        error: object 9 on layer "pieces" was left out: unknown kind "wombat"
          give it one of the types start, portal, teleporter, objective, health-pack, weapon, marker, figure, door, region or label
        02A at 3,5 R0
    "#]],
    );
    tell(
        &with(json!({ "id": 9, "x": 40, "y": 40, "width": 10, "height": 10 })),
        expect![[r#"
        error: object 9 on layer "pieces" was left out: nothing says what it is
          give it one of the types start, portal, teleporter, objective, health-pack, weapon, marker, figure, door, region or label
        02A at 3,5 R0
    "#]],
    );
    tell(
        &with(json!({ "id": 9, "type": "region", "x": 40, "y": 40, "ellipse": true })),
        expect![[r#"
        error: object 9 on layer "pieces" was left out: it is no area
          a region is a polygon or a rectangle
        02A at 3,5 R0
    "#]],
    );
    tell(
        &with(
            json!({ "id": 9, "type": "region", "x": 0, "y": 0, "width": 32_000_000, "height": 32_000_000 }),
        ),
        expect![[r#"
        error: object 9 on layer "pieces" was left out: it has no corners, is too large, or lies too far away
          draw it again on the map
        02A at 3,5 R0
    "#]],
    );
    tell(
        &|map| {
            map["properties"] = json!([
                { "name": "doom_frag_limit_2", "type": "string", "value": "many" },
                { "name": "doom_marines", "type": "string", "value": "2,three" },
                { "name": "doom_title", "type": "bool", "value": true },
                { "name": "doom_card_1_script", "type": "string", "value": "mine.rhai" },
                { "name": "doom_card_1_role", "type": "string", "value": "joker" },
                { "name": "doom_card_1_parameter_x", "type": "float", "value": 1.5 }
            ]);
        },
        expect![[r#"
            error: the map's property doom_title was left out: a text is wanted there
              fix it in Map > Map Properties
            error: the map's property doom_marines was left out: a list of whole numbers with commas between them is wanted there
              fix it in Map > Map Properties
            error: the map's property doom_frag_limit_2 was left out: a whole number from 0 to 255 is wanted there
              fix it in Map > Map Properties
            error: the map's property doom_card_1_role was left out: objective, threat or special is wanted there
              fix it in Map > Map Properties
            error: the map's property doom_card_1_parameter_x was left out: a whole number, true or false, or a text is wanted there
              fix it in Map > Map Properties
            note: the script mine.rhai is not in the map
              copy it from the mission's folder into the new one
            02A at 0,0 R0
        "#]],
    );
}

/// The file says a line, where it has any.
#[test]
fn a_line_of_xml_is_named() {
    let files = exported(&Mission::starter(), "starter", "tmx", 32);
    let text =
        String::from_utf8(files[0].bytes.clone()).expect("text").replace("rotation=\"0\"", "rotation=\"45\"");
    let (_, imported) = taken("tmx", text.as_bytes());
    let line = text.lines().position(|line| line.contains("rotation=\"45\"")).expect("a line") + 1;
    assert!(imported.problems[0].message.contains(&format!("(line {line})")), "{:?}", imported.problems[0]);
    assert!(raw::of_tmx(&files).is_ok());
}

/// Refused with a reason, and soon.
fn refused(ending: &str, bytes: &[u8], why: &str) {
    let start = Instant::now();
    let error = import(ending, bytes).expect_err(why);
    assert!(start.elapsed() < Duration::from_secs(20), "{why}: {:?}", start.elapsed());
    assert!(error.contains(why), "{error}");
}

#[test]
fn files_that_are_no_maps_of_ours_are_refused() {
    let (map, _) = one_tile();
    let with = |what: &str, to: Value| {
        let mut map = map.clone();
        map[what] = to;
        bytes(&map)
    };
    let mut foreign = map.clone();
    (foreign["properties"], foreign["tilesets"]) = (json!([]), json!([]));
    refused("tmj", &bytes(&foreign), "there are no tiles of the game on this map");
    foreign["tilesets"] = json!([{ "firstgid": 1, "source": "box.tsx" }]);
    refused("tmj", &bytes(&foreign), "its tiles are in other files (box.tsx)");
    refused("tmj", &with("orientation", json!("hexagonal")), "it is not a map of squares");
    for wrong in [json!(0), json!(-32), json!(1e300), json!("wide"), json!(16)] {
        refused("tmj", &with("tilewidth", wrong), "its spaces are not squares");
    }
    refused("tmj", b"", "it is no sound JSON");
    refused("tmj", b"[]", "it is JSON, but no map of Tiled");
    refused("tmj", b"{\"type\":\"map\"}", "there are no tiles of the game on this map");
    refused("tmj", &[0xff, 0xfe, 0, 0], "it is not text in UTF-8");
    refused("tmx", b"", "it is no sound XML");
    refused("tmx", b"<map", "it is no sound XML");
    refused("tmx", b"<svg/>", "it is XML, but no map of Tiled");
    refused("tmx", b"<map/>", "there are no tiles of the game on this map");
}

#[test]
fn files_made_to_do_harm_are_refused() {
    let laughs: String =
        (1..10).map(|i| format!("<!ENTITY l{i} \"{}\">", format!("&l{};", i - 1).repeat(10))).collect();
    let laughs =
        format!("<?xml version=\"1.0\"?><!DOCTYPE map [<!ENTITY l0 \"ha\">{laughs}]><map>&l9;</map>");
    refused("tmx", laughs.as_bytes(), "its document type defines entities");
    let outside = "<!DOCTYPE map [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><map>&x;</map>";
    refused("tmx", outside.as_bytes(), "open it in a newer Tiled and save it again");
    let elsewhere = "<!DOCTYPE map SYSTEM \"http://mapeditor.org/dtd/1.0/map.dtd\"><map>&x;</map>";
    refused("tmx", elsewhere.as_bytes(), "open it in Tiled and save it again");
    refused("tmx", "<map>".repeat(100_000).as_bytes(), "nested more than 64 deep");
    for (depth, why) in [(90_000, "nested more than 64 deep"), (40, "nested more than 16 deep")] {
        let groups = format!("{}{}", "<group>".repeat(depth), "</group>".repeat(depth));
        refused("tmx", format!("<map>{groups}</map>").as_bytes(), why);
    }
    refused("tmx", format!("<map>{}</map>", "<a/>".repeat(300_000)).as_bytes(), "more than 200000 elements");
    let attributes: String = (0..500_000).map(|i| format!(" a{i}=''")).collect();
    refused("tmx", format!("<map{attributes}/>").as_bytes(), "more than 64 attributes");
    let objects = vec![json!({ "type": "objectgroup", "objects": vec![json!(0); 300_000] })];
    let many = json!({ "type": "map", "tilesets": [], "layers": objects });
    refused("tmj", &bytes(&many), "more than 200000 elements");
    refused("tmj", "[".repeat(1_000_000).as_bytes(), "it is no sound JSON");
    let groups = format!("{}{}", "{\"type\":\"group\",\"layers\":[".repeat(40), "]}".repeat(40));
    refused(
        "tmj",
        format!("{{\"type\":\"map\",\"tilesets\":[],\"layers\":[{groups}]}}").as_bytes(),
        "nested more than 16 deep",
    );
    let place = tempfile::tempdir().expect("a folder");
    for ending in ["tmx", "tmj"] {
        let file = place.path().join(format!("large.{ending}"));
        fs::File::create(&file).expect("made").set_len(100 << 20).expect("long");
        let error = import::read(&file).expect_err("too large").to_string();
        assert!(error.contains("is larger than 16384 KiB"), "{error}");
    }
}

/// A thousand objects that are wrong are reported in a hundred lines; a thousand tiles more than there may be are left
/// out.
#[test]
fn many_problems_are_told_shortly_and_quickly() {
    let (mut map, _) = one_tile();
    let wrong: Vec<Value> =
        (0..5000).map(|id| json!({ "id": id, "type": "wombat", "point": true })).collect();
    map["layers"][5]["objects"] = json!(wrong);
    let (_, imported) = taken("tmj", &bytes(&map));
    assert_eq!(imported.problems.len(), 101);
    let last = &imported.problems[100].message;
    assert_eq!(last, "there are 4900 more problems like these");
    let tile = object(&mut map).clone();
    map["layers"][5]["objects"] = json!([]);
    map["layers"][0]["objects"] = json!(vec![tile; 3000]);
    let (found, imported) = taken("tmj", &bytes(&map));
    assert_eq!(found.tiles().len(), 1000);
    assert!(imported.problems[0].message.contains("2000 objects were left out"), "{:?}", imported.problems);
}

/// Regions that are larger than any table, and there are many of them: each is named, and what else is on the map is taken.
#[test]
fn regions_that_are_too_large_are_told_one_by_one() {
    let (mut map, _) = one_tile();
    let regions = (0..60)
        .map(|id| json!({ "id": id, "type": "region", "x": id, "y": 0, "width": 31_000, "height": 31_000 }));
    map["layers"][5]["objects"] =
        regions.chain([json!({ "id": 99, "type": "region", "width": 64, "height": 32 })]).collect();
    let (found, imported) = taken("tmj", &bytes(&map));
    assert_eq!(found.tiles().len(), 1);
    assert_eq!(found.regions().values().map(|region| region.cells.len()).collect::<Vec<_>>(), [2]);
    assert_eq!(imported.problems.len(), 60);
    for (id, problem) in imported.problems.iter().enumerate() {
        let start =
            format!("object {id} on layer \"pieces\" was left out: the regions of this map have more");
        assert!(problem.message.to_string().starts_with(&start), "{problem:?}");
    }
}

/// Nothing that is changed in a file makes the reader fall over.
#[test]
fn a_byte_that_is_another_one_is_read_or_refused() {
    let mission = super::everything();
    for ending in ["tmx", "tmj"] {
        let files: Vec<File> = exported(&mission, "x", ending, 16);
        let whole = &files[0].bytes;
        for at in (0..whole.len()).step_by(211) {
            for byte in [b'9', b'"', b'<', b'-', 0] {
                let mut spoiled = whole.clone();
                spoiled[at] = byte;
                let _ = import(ending, &spoiled);
            }
        }
    }
}
