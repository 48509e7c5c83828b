//! A map of Tiled's JSON as a tree in the words of TMX: lists become elements, and what is one thing in TMX and several fields in
//! JSON is put together. Fields of a type that they never have are passed over like what is not there.

use super::element::{ELEMENTS, Element, too_many};
use crate::words;
use ::words::Text;
use serde_json::{Map, Value as Json};
use std::collections::BTreeSet;

/// The map in a text.
pub(super) fn read(text: &str) -> Result<Element, Text> {
    let unsound = |error: serde_json::Error| words::text("json-unsound").with("why", error.to_string());
    let root: Json = serde_json::from_str(text).map_err(unsound)?;
    if root["type"] != "map" && !(root["layers"].is_array() && root["tilesets"].is_array()) {
        return Err(words::text("json-no-map"));
    }
    Making { left: ELEMENTS }.element("map", &root)
}

/// A tree being made.
struct Making {
    /// So many elements it may still have.
    left: u32,
}

impl Making {
    /// An element with its values and what is in it. Calls itself as deep as the reader of JSON goes.
    fn element(&mut self, name: &str, value: &Json) -> Result<Element, Text> {
        self.left = self.left.checked_sub(1).ok_or_else(too_many)?;
        let mut made = Element::new(name);
        let Json::Object(fields) = value else { return Ok(made) };
        for (key, value) in fields {
            match value {
                Json::Bool(true) if matches!(key.as_str(), "point" | "ellipse" | "capsule") => {
                    made.inside.push(Element::new(key));
                }
                Json::Array(_) | Json::Object(_) => self.inside(&mut made, key, value, fields)?,
                value => made.words.extend(scalar(value).map(|text| (key.clone(), text))),
            }
        }
        joined(&mut made);
        Ok(made)
    }

    /// What a list or an object in an element is.
    fn inside(
        &mut self,
        made: &mut Element,
        key: &str,
        value: &Json,
        fields: &Map<String, Json>,
    ) -> Result<(), Text> {
        match (made.name.as_str(), key) {
            (_, "properties") => made.inside.push(self.properties(value, fields.get("propertytypes"))?),
            ("map", "tilesets") => self.each("tileset", value, made)?,
            ("map" | "group", "layers") => {
                for layer in list(value) {
                    made.inside.push(self.element(layer_name(layer), layer)?);
                }
            }
            ("objectgroup", "objects") => self.each("object", value, made)?,
            ("tileset", "tiles") if value.is_object() => self.numbered_tiles(value, fields, made)?,
            ("tileset", "tiles") => self.each("tile", value, made)?,
            ("tileset", "tileoffset") => made.inside.push(self.element("tileoffset", value)?),
            ("layer", "chunks") => self.each("chunk", value, made)?,
            ("layer" | "chunk", "data") => {
                let gids: Vec<String> = list(value).iter().filter_map(scalar).collect();
                made.words.extend([("data".to_owned(), gids.join(","))]);
            }
            ("object", "polygon" | "polyline") => {
                made.inside.push(Element::new(key).with("points", corners(value)));
            }
            ("object", "text") => {
                let text = value["text"].as_str().unwrap_or_default().to_owned();
                made.inside.push(Element { text, ..Element::new("text") });
            }
            // What no mission can have come from: animations, Wang sets, settings of the editor.
            _ => {}
        }
        Ok(())
    }

    fn each(&mut self, name: &str, value: &Json, made: &mut Element) -> Result<(), Text> {
        for value in list(value) {
            made.inside.push(self.element(name, value)?);
        }
        Ok(())
    }

    /// The tiles as versions before 1.2 wrote them: by their number, with their properties beside them.
    fn numbered_tiles(
        &mut self,
        tiles: &Json,
        set: &Map<String, Json>,
        made: &mut Element,
    ) -> Result<(), Text> {
        let none = Json::Null;
        let [told, types] =
            ["tileproperties", "tilepropertytypes"].map(|name| set.get(name).unwrap_or(&none));
        let keys = |of: &Json| of.as_object().map(|all| all.keys().cloned().collect::<Vec<_>>());
        let numbers: BTreeSet<String> = [tiles, told].into_iter().filter_map(keys).flatten().collect();
        for number in numbers {
            let mut tile = self.element("tile", &tiles[&number])?.with("id", number.clone());
            tile.inside.push(self.properties(&told[&number], types.get(&number))?);
            made.inside.push(tile);
        }
        Ok(())
    }

    /// Properties as a list, or as versions before 1.2 wrote them: by name, with their types beside them.
    fn properties(&mut self, value: &Json, types: Option<&Json>) -> Result<Element, Text> {
        let mut all = Element::new("properties");
        let mut put = |property: Element| {
            self.left = self.left.checked_sub(1).ok_or_else(too_many)?;
            all.inside.push(property);
            Ok::<(), Text>(())
        };
        for it in list(value) {
            let [name, kind] = ["name", "type"].map(|word| it[word].as_str().unwrap_or_default());
            put(property(name, kind, &it["value"]))?;
        }
        for (name, value) in value.as_object().into_iter().flatten() {
            let kind = types.and_then(|types| types[name].as_str()).unwrap_or_default();
            put(property(name, kind, value))?;
        }
        Ok(all)
    }
}

/// A property. A value that is no text says its type itself where nothing else does.
fn property(name: &str, kind: &str, value: &Json) -> Element {
    let kind = match value {
        Json::Object(_) => "class",
        Json::Array(_) => "list",
        Json::Bool(_) if kind.is_empty() => "bool",
        Json::Number(_) if kind.is_empty() => "float",
        _ => kind,
    };
    let made = Element::new("property").with("name", name).with("type", kind);
    made.with("value", scalar(value).unwrap_or_default())
}

fn list(value: &Json) -> &[Json] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// A value as a text; none of a list or an object.
fn scalar(value: &Json) -> Option<String> {
    match value {
        Json::String(text) => Some(text.clone()),
        Json::Bool(yes) => Some(yes.to_string()),
        Json::Number(number) => Some(number.to_string()),
        Json::Null | Json::Array(_) | Json::Object(_) => None,
    }
}

/// What a layer is called in TMX.
fn layer_name(layer: &Json) -> &str {
    match layer["type"].as_str().unwrap_or_default() {
        "tilelayer" => "layer",
        other => other,
    }
}

/// Corners as TMX has them: `0,0 32,0`. What is no number stays none.
fn corners(value: &Json) -> String {
    let number = |of: &Json, name: &str| match &of[name] {
        Json::Null => "0".to_owned(),
        Json::Number(number) => number.to_string(),
        _ => "none".to_owned(),
    };
    let corner = |it: &Json| format!("{},{}", number(it, "x"), number(it, "y"));
    list(value).iter().map(corner).collect::<Vec<_>>().join(" ")
}

/// What is an element of its own in TMX: the picture of a tile or a tileset, and what is painted on a layer.
fn joined(made: &mut Element) {
    match made.name.as_str() {
        "tile" | "tileset" => {
            if let Some(source) = made.words.remove("image") {
                let mut image = Element::new("image").with("source", source);
                for (name, here) in [("width", "imagewidth"), ("height", "imageheight")] {
                    image.words.extend(made.words.get(here).map(|text| (name.to_owned(), text.clone())));
                }
                made.inside.push(image);
            }
        }
        "layer" | "chunk" => {
            let text = made.words.remove("data").unwrap_or_default();
            if made.name == "chunk" {
                made.text = text;
                return;
            }
            let (chunks, others) =
                std::mem::take(&mut made.inside).into_iter().partition(|child| child.name == "chunk");
            made.inside = others;
            let data = data(made, text, chunks);
            made.inside.push(data);
        }
        _ => {}
    }
}

/// What is painted on a layer, packed as the layer says; without a word it is numbers with commas.
fn data(layer: &Element, text: String, chunks: Vec<Element>) -> Element {
    let encoding = match layer.word("encoding") {
        "" => "csv",
        word => word,
    };
    let made = Element::new("data").with("encoding", encoding);
    Element { text, inside: chunks, ..made.with("compression", layer.word("compression")) }
}
