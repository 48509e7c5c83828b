//! Universal VTT: its schema, a reader that follows what tables do with walls and doors, and spoilings it has to notice.

use super::common::{Found, along, exported, same_sight};
use crate::shared::shipped;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use missions::export::Options;
use missions::{Layout, Mission};
use serde_json::{Value, json};
use std::f64::consts::FRAC_PI_2;
use tiles::{Cell, Edge, EdgeKind};

/// Read a number, or say which one is missing.
fn number(value: &Value, at: &str) -> Result<f64, String> {
    value.pointer(at).and_then(Value::as_f64).ok_or(format!("{at} is no number"))
}

fn list<'v>(value: &'v Value, at: &str) -> Result<&'v Vec<Value>, String> {
    value.pointer(at).and_then(Value::as_array).ok_or(format!("{at} is no list"))
}

/// The borders along a straight line between two corners of the grid.
fn borders(from: &Value, to: &Value) -> Result<Vec<Edge>, String> {
    let whole = |value: &Value, at: &str| {
        let number = number(value, at)?;
        if number.fract() == 0.0 {
            Ok(number as i16)
        } else {
            Err(format!("{number} is no corner of a space"))
        }
    };
    along(Cell::new(whole(from, "/x")?, whole(from, "/y")?), Cell::new(whole(to, "/x")?, whole(to, "/y")?))
}

/// What a table makes of the file: as MapTool does, it wants format, resolution and picture, and takes lines for walls and
/// closed portals for doors.
fn read(file: &Value) -> Result<Found, String> {
    if ![0.2, 0.3].contains(&number(file, "/format")?) {
        return Err("a format nobody reads".to_owned());
    }
    for key in ["objects_line_of_sight", "lights"] {
        let _ = list(file, &format!("/{key}"))?;
    }
    if (number(file, "/resolution/map_origin/x")?, number(file, "/resolution/map_origin/y")?) != (0.0, 0.0) {
        return Err("the origin is not the corner".to_owned());
    }
    let [w, h] = ["x", "y"].map(|axis| number(file, &format!("/resolution/map_size/{axis}")));
    let (w, h, scale) = (w?, h?, number(file, "/resolution/pixels_per_grid")?);
    let colour = file.pointer("/environment/ambient_light").and_then(Value::as_str).unwrap_or_default();
    if colour.len() != 8 || !file.pointer("/environment/baked_lighting").is_some_and(Value::is_boolean) {
        return Err("no light".to_owned());
    }
    let picture = file.get("image").and_then(Value::as_str).ok_or("no picture")?;
    let picture = STANDARD.decode(picture).map_err(|error| error.to_string())?;
    let picture = image::load_from_memory(&picture).map_err(|error| error.to_string())?;
    if (f64::from(picture.width()), f64::from(picture.height())) != (w * scale, h * scale) {
        return Err(format!(
            "a picture of {}×{} pixels for {w}×{h} spaces",
            picture.width(),
            picture.height()
        ));
    }
    let mut found = Found::default();
    for y in 0..h as i16 {
        found.cells.extend((0..w as i16).map(|x| Cell::new(x, y)));
    }
    let inside = |edge: &Edge| {
        let most = if edge.west { (w, h - 1.0) } else { (w - 1.0, h) };
        let (x, y) = (f64::from(edge.cell.x), f64::from(edge.cell.y));
        x >= 0.0 && y >= 0.0 && x <= most.0 && y <= most.1
    };
    for wall in list(file, "/line_of_sight")? {
        let points = wall.as_array().filter(|points| points.len() > 1).ok_or("a wall without ends")?;
        for two in points.windows(2) {
            found.edges.extend(borders(&two[0], &two[1])?.into_iter().map(|edge| (edge, EdgeKind::Wall)));
        }
    }
    for portal in list(file, "/portals")? {
        let bounds = list(portal, "/bounds")?;
        let [a, b] = bounds.as_slice() else { return Err("a door has two ends".to_owned()) };
        let door = borders(a, b)?;
        let turn = if door[0].west { FRAC_PI_2 } else { 0.0 };
        let middle = |axis: &str| Ok::<f64, String>((number(a, axis)? + number(b, axis)?) / 2.0);
        if (number(portal, "/rotation")? - turn).abs() > 1e-6
            || number(portal, "/position/x")? != middle("/x")?
            || number(portal, "/position/y")? != middle("/y")?
        {
            return Err("a door that lies otherwise than its ends".to_owned());
        }
        if portal.get("closed") != Some(&json!(true)) || portal.get("freestanding") != Some(&json!(false)) {
            return Err("a door that is taken for a window".to_owned());
        }
        if door.iter().any(|edge| found.edges.contains_key(edge)) {
            return Err("a wall where a door is".to_owned());
        }
        found.doors.push(door);
    }
    if found.edges.keys().chain(found.doors.iter().flatten()).any(|edge| !inside(edge)) {
        return Err("something lies beside the picture".to_owned());
    }
    Ok(found)
}

/// The export of a mission, and where its north-west corner lies on the mission's map.
fn file(name: &str, mission: &Mission) -> Value {
    let files = exported(name, mission, "uvtt", &Options::default());
    assert_eq!(files.len(), 1);
    assert_eq!(files[0].path, format!("{name}.uvtt"));
    serde_json::from_slice(&files[0].bytes).expect("JSON")
}

/// What the reader found, moved to where the mission has it; and whether sight is the same.
fn follows(mission: &Mission, file: &Value) -> Result<usize, String> {
    let mut found = read(file)?;
    let board = Layout::of(mission, mission.catalogue()).board;
    let (corner, _) = board.bounds().ok_or("an empty board")?;
    // A table knows no void: its world begins where the picture does. The shipped maps have nothing beside their tiles.
    let to = |cell: Cell| Cell::new(cell.x + corner.x, cell.y + corner.y);
    let edge = |edge: Edge| Edge { cell: to(edge.cell), ..edge };
    found.cells = found.cells.into_iter().map(to).collect();
    found.edges = found.edges.into_iter().map(|(at, kind)| (edge(at), kind)).collect();
    for door in &mut found.doors {
        *door = door.iter().copied().map(edge).collect();
    }
    let doors = found.doors.len();
    if doors != board.door_count() {
        return Err(format!("{doors} doors instead of {}", board.door_count()));
    }
    same_sight(mission, &found)
}

#[test]
fn every_pair_of_spaces_sees_each_other_as_in_the_engine() {
    for (name, mission) in shipped() {
        let compared =
            follows(&mission, &file(&name, &mission)).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(compared > 10_000, "{name}: {compared}");
    }
}

/// A table takes every line in the file for one that stops sight, so those that stop only movement are not there.
#[test]
fn borders_that_stop_only_movement_stop_no_sight() {
    let mut seen = 0;
    for (name, mission) in shipped() {
        let file = file(&name, &mission);
        assert_eq!(file["objects_line_of_sight"], json!([]), "{name}");
        let board = Layout::of(&mission, mission.catalogue()).board;
        let (corner, _) = board.bounds().expect("a board");
        let found = read(&file).expect("it is read");
        for (edge, kind) in board.borders() {
            let cell = Cell::new(edge.cell.x - corner.x, edge.cell.y - corner.y);
            let there = found.edges.contains_key(&Edge { cell, ..edge });
            assert!(kind != EdgeKind::Impassable || !there, "{name}: {edge:?}");
            seen += usize::from(kind == EdgeKind::Impassable);
        }
    }
    assert!(seen > 0, "shipped missions have such borders");
}

#[test]
fn every_spoiling_is_noticed() {
    let (name, mission) = shipped().swap_remove(0);
    let good = file(&name, &mission);
    type Spoil = fn(&mut Value);
    let spoilings: [(&str, Spoil); 16] = [
        ("another format", |f| f["format"] = json!(1.0)),
        ("no lights", |f| f["lights"] = Value::Null),
        ("no second list of walls", |f| f["objects_line_of_sight"] = Value::Null),
        ("an origin elsewhere", |f| f["resolution"]["map_origin"]["x"] = json!(1)),
        ("a map too wide", |f| f["resolution"]["map_size"]["x"] = json!(99)),
        ("width and height exchanged", |f| {
            let size = f["resolution"]["map_size"].clone();
            f["resolution"]["map_size"] = json!({ "x": size["y"], "y": size["x"] });
        }),
        ("another scale", |f| f["resolution"]["pixels_per_grid"] = json!(50)),
        ("half a picture", |f| {
            let half: String = f["image"].as_str().unwrap_or_default().chars().take(1000).collect();
            f["image"] = json!(half);
        }),
        ("no picture", |f| f["image"] = json!("")),
        ("a colour of six digits", |f| f["environment"]["ambient_light"] = json!("ffffff")),
        ("every other wall missing", |f| {
            let mut keep = false;
            f["line_of_sight"].as_array_mut().expect("walls").retain(|_| {
                keep = !keep;
                keep
            });
        }),
        ("walls a space to the south", |f| {
            for wall in f["line_of_sight"].as_array_mut().expect("walls") {
                for point in wall.as_array_mut().expect("points") {
                    point["y"] = json!(point["y"].as_f64().unwrap_or(0.0) + 1.0);
                }
            }
        }),
        ("a slanting wall", |f| f["line_of_sight"][0][0]["x"] = json!(-3)),
        ("a door less", |f| {
            let _ = f["portals"].as_array_mut().expect("doors").pop();
        }),
        ("an open door", |f| f["portals"][0]["closed"] = json!(false)),
        ("a door turned", |f| f["portals"][0]["rotation"] = json!(0.7)),
    ];
    for (what, spoil) in spoilings {
        let mut file = good.clone();
        spoil(&mut file);
        assert_ne!(file, good, "{what}");
        assert!(follows(&mission, &file).is_err(), "{what} is not noticed");
    }
}

#[test]
fn the_scale_stays_within_what_tables_show() {
    let (name, mission) = shipped().swap_remove(1);
    for (asked, pixels) in [(None, 100), (Some(8), 70), (Some(72), 72), (Some(250), 140)] {
        let files = exported(&name, &mission, "uvtt", &Options { scale: asked, ..Options::default() });
        let file: Value = serde_json::from_slice(&files[0].bytes).expect("JSON");
        assert_eq!(file["resolution"]["pixels_per_grid"], pixels);
        assert_eq!(read(&file).map(|_| ()), Ok(()));
    }
}
