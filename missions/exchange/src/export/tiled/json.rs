//! A Tiled map as JSON, field by field as Tiled 1.8 writes it.

use super::model::{Content, Layer, Map, Object, Picture, Properties, Shape, Tileset, Value};
use serde_json::{Value as Json, json};

/// The text of the map.
pub(super) fn write(map: &Map) -> String {
    let tilesets: Vec<Json> = map.tilesets.iter().map(tileset).collect();
    let layers: Vec<Json> = map.layers.iter().map(|it| layer(it, map)).collect();
    let value = json!({
        "type": "map",
        "version": "1.8",
        "tiledversion": "1.8.2",
        "orientation": "orthogonal",
        "renderorder": "right-down",
        "width": map.width,
        "height": map.height,
        "tilewidth": map.cell,
        "tileheight": map.cell,
        "infinite": false,
        "compressionlevel": -1,
        "backgroundcolor": map.background,
        "nextlayerid": map.layers.len() + 1,
        "nextobjectid": map.next_object(),
        "properties": properties(&map.properties),
        "tilesets": tilesets,
        "layers": layers,
    });
    format!("{value:#}\n")
}

fn properties(properties: &Properties) -> Json {
    let property = |(name, value): &(String, Value)| match value {
        Value::Text(value) => json!({ "name": name, "type": "string", "value": value }),
        Value::Int(value) => json!({ "name": name, "type": "int", "value": value }),
        Value::Bool(value) => json!({ "name": name, "type": "bool", "value": value }),
    };
    properties.iter().map(property).collect()
}

fn tileset(set: &Tileset) -> Json {
    let (width, height) = super::xml::largest(set);
    let picture = |(id, picture): (u32, &Picture)| {
        json!({
            "id": id,
            "type": picture.kind,
            "image": picture.path,
            "imagewidth": picture.width,
            "imageheight": picture.height,
            "properties": properties(&picture.properties),
        })
    };
    let tiles: Vec<Json> = (0..).zip(&set.pictures).map(picture).collect();
    json!({
        "firstgid": set.first,
        "name": set.name,
        "tilewidth": width,
        "tileheight": height,
        "tilecount": set.pictures.len(),
        "columns": 0,
        "margin": 0,
        "spacing": 0,
        "grid": { "orientation": "orthogonal", "width": 1, "height": 1 },
        "tiles": tiles,
    })
}

fn layer(layer: &Layer, map: &Map) -> Json {
    let mut value = json!({
        "id": layer.id,
        "name": layer.name,
        "visible": true,
        "opacity": 1,
        "x": 0,
        "y": 0,
    });
    match &layer.content {
        Content::Spaces(gids) => {
            value["type"] = json!("tilelayer");
            value["width"] = json!(map.width);
            value["height"] = json!(map.height);
            value["data"] = json!(gids);
        }
        Content::Objects(objects) => {
            value["type"] = json!("objectgroup");
            value["draworder"] = json!("index");
            if let Some(color) = layer.color {
                value["color"] = json!(color);
            }
            value["objects"] = objects.iter().map(object).collect();
        }
    }
    value
}

fn object(object: &Object) -> Json {
    let mut value = json!({
        "id": object.id,
        "name": object.name,
        "type": object.kind,
        "x": number(object.x),
        "y": number(object.y),
        "width": 0,
        "height": 0,
        "rotation": 0,
        "visible": true,
        "properties": properties(&object.properties),
    });
    let points = |points: &[(f64, f64)]| -> Json {
        points.iter().map(|(x, y)| json!({ "x": number(*x), "y": number(*y) })).collect()
    };
    match &object.shape {
        Shape::Picture { gid, width, height, rotation } => {
            value["gid"] = json!(gid);
            value["width"] = number(*width);
            value["height"] = number(*height);
            value["rotation"] = json!(rotation);
        }
        Shape::Point => value["point"] = json!(true),
        Shape::Polygon(corners) => value["polygon"] = points(corners),
        Shape::Polyline(corners) => value["polyline"] = points(corners),
        Shape::Text { text, width, height } => {
            value["text"] = json!({ "text": text, "wrap": true });
            value["width"] = number(*width);
            value["height"] = number(*height);
        }
    }
    value
}

/// A whole number as such.
fn number(value: f64) -> Json {
    if value.fract() == 0.0 { json!(value as i64) } else { json!(value) }
}
