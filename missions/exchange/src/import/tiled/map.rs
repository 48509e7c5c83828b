//! A map from its tree: one reader for both formats. It takes over what a mission can have come from, and judges nothing.

use super::element::Element;
use super::painted;
use super::raw::{self, Layer, Map, Object, Picture, Properties, Shape, Value, anchor};
use crate::words::text;
use ::words::Text;

/// Layers in groups in groups no deeper than this.
const DEPTH: usize = 16;

/// The map of a tree.
pub(super) fn read(root: &Element) -> Result<Map, Text> {
    let mut map = Map {
        orientation: root.word("orientation").to_owned(),
        cell: (root.number("tilewidth"), root.number("tileheight")),
        properties: properties(root),
        ..Map::default()
    };
    for set in root.children("tileset") {
        tileset(set, &mut map);
    }
    let mut left = painted::LIMIT;
    // The map itself is the first of them.
    let around = Around { offset: (0.0, 0.0), is_hidden: false, depth: DEPTH + 1 };
    layers(root, around, &mut left, &mut map)?;
    Ok(map)
}

fn properties(of: &Element) -> Properties {
    let all = of.children("properties").flat_map(|all| all.children("property"));
    all.map(|property| (property.word("name").to_owned(), value(property))).collect()
}

/// The value of a property. A type with a name of its own (`propertytype`) is another word for the type it is made of.
fn value(property: &Element) -> Value {
    if property.child("properties").is_some() {
        return Value::Other;
    }
    let text = match property.words.get("value") {
        // A text of several lines is content of the element; spaces around nothing are not.
        Some(text) if text.is_empty() && !property.text.trim().is_empty() => &property.text,
        Some(text) => text,
        None => &property.text,
    };
    raw::value(property.word("type"), text)
}

fn tileset(set: &Element, map: &mut Map) {
    let first = raw::bits(set.word("firstgid")).unwrap_or(0);
    if !set.word("source").is_empty() {
        let _ = map.elsewhere.insert(first, set.word("source").to_owned());
        return;
    }
    let anchor = anchor(set.word("objectalignment"));
    let offset = set.child("tileoffset").map_or((0.0, 0.0), |it| (it.number("x"), it.number("y")));
    for tile in set.children("tile") {
        let Some(gid) = raw::bits(tile.word("id")).and_then(|id| first.checked_add(id)) else { continue };
        let size = |side: &str, of_set: &str| {
            // A part of a picture, the whole one, or a part of the one picture that all tiles of the set share.
            let whole = tile.child("image").map_or(0.0, |image| image.number(side));
            let shared = set.child("image").map_or(0.0, |_| set.number(of_set));
            [tile.number(side), whole, shared].into_iter().find(|pixels| *pixels > 0.0).unwrap_or(0.0)
        };
        let (width, height) = (size("width", "tilewidth"), size("height", "tileheight"));
        let picture = Picture { properties: properties(tile), width, height, anchor, offset };
        let _ = map.pictures.insert(gid, picture);
    }
}

/// What the groups around a layer do to it.
#[derive(Clone, Copy)]
struct Around {
    offset: (f64, f64),
    is_hidden: bool,
    /// How many groups may still lie in each other.
    depth: usize,
}

fn layers(of: &Element, around: Around, left: &mut u64, map: &mut Map) -> Result<(), Text> {
    let deep = || text("map-deep").with("most", DEPTH);
    let depth = around.depth.checked_sub(1).ok_or_else(deep)?;
    for layer in &of.inside {
        let offset = (around.offset.0 + layer.number("offsetx"), around.offset.1 + layer.number("offsety"));
        let around = Around { offset, is_hidden: around.is_hidden || is_hidden(layer), depth };
        let name = layer.word("name");
        match layer.name.as_str() {
            "group" => layers(layer, around, left, map)?,
            "objectgroup" => {
                map.objects.extend(layer.children("object").map(|it| object(it, name, around)));
            }
            "layer" => {
                let is_tile = |gid: u32| {
                    let picture = map.pictures.get(&(gid & !raw::FLIPPED));
                    picture.is_some_and(|picture| picture.properties.contains_key("doom_tile"))
                };
                let gids = painted::gids(layer, left);
                let tiles = gids.map(|gids| gids.into_iter().filter(|gid| is_tile(*gid)).count());
                map.layers.push(Layer { name: name.to_owned(), tiles });
            }
            // Pictures for the eye, and what is no layer.
            _ => {}
        }
    }
    Ok(())
}

/// Can a layer or an object not be seen in Tiled?
fn is_hidden(of: &Element) -> bool {
    let is_off = |text: &String| raw::sure(text) == Some(false);
    of.words.get("visible").is_some_and(is_off)
        || (of.words.contains_key("opacity") && of.number("opacity") <= 0.0)
}

fn object(of: &Element, layer: &str, around: Around) -> Object {
    // Called `class` by Tiled 1.9 alone, which goes before as it does there.
    let kind = [of.word("class"), of.word("type")].into_iter().find(|kind| !kind.is_empty());
    Object {
        id: raw::whole(of.word("id")).and_then(|id| u64::try_from(id).ok()).unwrap_or(0),
        name: of.word("name").to_owned(),
        kind: kind.unwrap_or_default().to_owned(),
        layer: layer.to_owned(),
        line: of.line,
        at: (of.number("x") + around.offset.0, of.number("y") + around.offset.1),
        size: (of.number("width"), of.number("height")),
        rotation: of.number("rotation"),
        gid: raw::gid(of),
        is_template: !of.word("template").is_empty(),
        is_hidden: around.is_hidden || is_hidden(of),
        shape: shape(of),
        properties: properties(of),
    }
}

fn shape(of: &Element) -> Shape {
    let mut found = Shape::Box;
    for child in &of.inside {
        match child.name.as_str() {
            "point" => found = Shape::Point,
            "ellipse" | "capsule" => found = Shape::Ellipse,
            "polygon" => found = Shape::Polygon(corners(child)),
            "polyline" => found = Shape::Polyline(corners(child)),
            "text" => found = Shape::Text(child.text.clone()),
            // Its properties, which are no shape.
            _ => {}
        }
    }
    found
}

/// Corners as Tiled writes them: `0,0 32,0`.
fn corners(of: &Element) -> Vec<(f64, f64)> {
    let number = |text: &str| text.parse().unwrap_or(f64::NAN);
    let corner =
        |pair: &str| pair.split_once(',').map_or((f64::NAN, f64::NAN), |(x, y)| (number(x), number(y)));
    of.word("points").split_whitespace().map(corner).collect()
}
