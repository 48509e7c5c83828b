//! A map of Tiled's JSON. What is not of the type it should be is passed over like what is not there.

use super::raw::{Map, Object, Picture, Properties, Shape, Value, anchor, value};
use serde_json::Value as Json;

/// Layers in groups in groups no deeper than this.
const DEPTH: usize = 16;

/// The map in a text.
pub(super) fn read(text: &str) -> Result<Map, String> {
    let root: Json = serde_json::from_str(text)
        .map_err(|error| format!("it is no sound JSON ({error}); open it in Tiled and save it again"))?;
    if root["type"] != "map" && !(root["layers"].is_array() && root["tilesets"].is_array()) {
        return Err("it is JSON, but no map of Tiled".to_owned());
    }
    let mut map = Map {
        orientation: word(&root, "orientation").to_owned(),
        cell: (number(&root, "tilewidth"), number(&root, "tileheight")),
        properties: properties(&root),
        ..Map::default()
    };
    for set in list(&root, "tilesets") {
        tileset(set, &mut map);
    }
    layers(&root, (0.0, 0.0), DEPTH, &mut map)?;
    Ok(map)
}

fn list<'a>(value: &'a Json, name: &str) -> &'a [Json] {
    value[name].as_array().map(Vec::as_slice).unwrap_or_default()
}

fn word<'a>(value: &'a Json, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

/// A number; none is nothing, and what is no number hears of later.
fn number(value: &Json, name: &str) -> f64 {
    if value[name].is_null() { 0.0 } else { value[name].as_f64().unwrap_or(f64::NAN) }
}

fn whole(value: &Json, name: &str) -> Option<u32> {
    value[name].as_u64().and_then(|number| u32::try_from(number).ok())
}

fn properties(value: &Json) -> Properties {
    let property = |it: &Json| {
        let told = match &it["value"] {
            Json::String(text) => value_of(it, text),
            Json::Bool(yes) => Value::Bool(*yes),
            Json::Number(number) if word(it, "type") != "float" => {
                number.as_i64().map_or(Value::Other, Value::Int)
            }
            _ => Value::Other,
        };
        (word(it, "name").to_owned(), told)
    };
    list(value, "properties").iter().map(property).collect()
}

/// A text, if the property is said to be one.
fn value_of(property: &Json, text: &str) -> Value {
    match word(property, "type") {
        "int" | "object" | "bool" => Value::Other,
        kind => value(kind, text),
    }
}

fn tileset(set: &Json, map: &mut Map) {
    let first = whole(set, "firstgid").unwrap_or(0);
    if let Some(source) = set["source"].as_str() {
        let _ = map.elsewhere.insert(first, source.to_owned());
        return;
    }
    let anchor = anchor(word(set, "objectalignment"));
    for tile in list(set, "tiles") {
        let Some(gid) = whole(tile, "id").and_then(|id| first.checked_add(id)) else { continue };
        let (width, height) = (number(tile, "imagewidth"), number(tile, "imageheight"));
        let _ = map.pictures.insert(gid, Picture { properties: properties(tile), width, height, anchor });
    }
}

fn layers(value: &Json, offset: (f64, f64), depth: usize, map: &mut Map) -> Result<(), String> {
    if depth == 0 {
        return Err(format!(
            "its groups of layers are nested more than {DEPTH} deep; take them apart in Tiled"
        ));
    }
    for layer in list(value, "layers") {
        let offset = (offset.0 + number(layer, "offsetx"), offset.1 + number(layer, "offsety"));
        match word(layer, "type") {
            "group" => layers(layer, offset, depth - 1, map)?,
            "objectgroup" => {
                let name = word(layer, "name");
                map.objects.extend(list(layer, "objects").iter().map(|it| object(it, name, offset)));
            }
            _ => {}
        }
    }
    Ok(())
}

fn object(value: &Json, layer: &str, offset: (f64, f64)) -> Object {
    let kind = [word(value, "type"), word(value, "class")].into_iter().find(|kind| !kind.is_empty());
    Object {
        id: value["id"].as_u64().unwrap_or(0),
        name: word(value, "name").to_owned(),
        kind: kind.unwrap_or_default().to_owned(),
        layer: layer.to_owned(),
        line: None,
        at: (number(value, "x") + offset.0, number(value, "y") + offset.1),
        size: (number(value, "width"), number(value, "height")),
        rotation: number(value, "rotation"),
        // A number that is none is that of no picture.
        gid: (!value["gid"].is_null()).then(|| whole(value, "gid").unwrap_or(0)),
        is_template: !value["template"].is_null(),
        shape: shape(value),
        properties: properties(value),
    }
}

fn shape(value: &Json) -> Shape {
    let corners = |name| list(value, name).iter().map(|it| (number(it, "x"), number(it, "y"))).collect();
    if value["point"] == true {
        Shape::Point
    } else if value["ellipse"] == true || value["capsule"] == true {
        Shape::Ellipse
    } else if value["polygon"].is_array() {
        Shape::Polygon(corners("polygon"))
    } else if value["polyline"].is_array() {
        Shape::Polyline(corners("polyline"))
    } else if value["text"].is_object() {
        Shape::Text(word(&value["text"], "text").to_owned())
    } else {
        Shape::Box
    }
}
