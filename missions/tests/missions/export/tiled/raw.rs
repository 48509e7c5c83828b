//! A Tiled map as another program reads it: of the XML what the crate `tiled` makes of it, of the JSON what stands there.

use missions::export::File;
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::io::{Cursor, Read};
use std::path::Path;
use tiled::{
    ObjectAlignment, ObjectLayer, ObjectShape, PropertyValue, ResourceReader, TileLayer, TilesetLocation,
};

pub(crate) type Properties = BTreeMap<String, String>;

/// A map.
#[derive(Debug, Default)]
pub(crate) struct Raw {
    pub(crate) columns: i64,
    pub(crate) rows: i64,
    pub(crate) cell: f64,
    pub(crate) properties: Properties,
    /// By the number the map has for them.
    pub(crate) pictures: BTreeMap<u64, Picture>,
    pub(crate) spaces: Vec<u64>,
    pub(crate) objects: Vec<Object>,
}

#[derive(Debug, Default)]
pub(crate) struct Picture {
    pub(crate) properties: Properties,
    /// Do objects hang by its south-west corner, as they do for readers that know no other?
    pub(crate) by_corner: bool,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

#[derive(Debug, Default)]
pub(crate) struct Object {
    pub(crate) name: String,
    pub(crate) kind: String,
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) rotation: f64,
    pub(crate) gid: Option<u64>,
    /// Corners of a polygon or line, seen from the object's place.
    pub(crate) corners: Vec<(f64, f64)>,
    pub(crate) closed: bool,
    pub(crate) text: Option<String>,
    pub(crate) properties: Properties,
}

/// Is the picture there, as large as the map says?
fn picture(files: &[File], path: &str, width: f64, height: f64) -> Result<(), String> {
    let file = files.iter().find(|file| file.path == path).ok_or_else(|| format!("no file {path}"))?;
    let image = image::load_from_memory(&file.bytes).map_err(|error| format!("{path}: {error}"))?;
    let size = (f64::from(image.width()), f64::from(image.height()));
    if size == (width, height) { Ok(()) } else { Err(format!("{path} is {size:?}, not {width} by {height}")) }
}

pub(crate) fn of_tmj(files: &[File]) -> Result<Raw, String> {
    let json: Json = serde_json::from_slice(&files[0].bytes).map_err(|error| error.to_string())?;
    let mut raw = Raw {
        columns: json["width"].as_i64().ok_or("no width")?,
        rows: json["height"].as_i64().ok_or("no height")?,
        cell: real(&json["tilewidth"])?,
        properties: properties(&json)?,
        ..Raw::default()
    };
    for set in list(&json["tilesets"])? {
        let first = set["firstgid"].as_u64().ok_or("no firstgid")?;
        for tile in list(&set["tiles"])? {
            let (width, height) = (real(&tile["imagewidth"])?, real(&tile["imageheight"])?);
            picture(files, tile["image"].as_str().ok_or("no image")?, width, height)?;
            let by_corner = set["objectalignment"].is_null();
            let told = Picture { properties: properties(tile)?, by_corner, width, height };
            let id = tile["id"].as_u64().ok_or("no id")?;
            if raw.pictures.insert(first + id, told).is_some() {
                return Err("two pictures with one number".into());
            }
        }
    }
    for layer in list(&json["layers"])? {
        if layer["type"] == "tilelayer" {
            raw.spaces = list(&layer["data"])?.iter().filter_map(Json::as_u64).collect();
            continue;
        }
        for object in list(&layer["objects"])? {
            raw.objects.push(json_object(object)?);
        }
    }
    Ok(raw)
}

fn json_object(json: &Json) -> Result<Object, String> {
    let text = |value: &Json| value.as_str().unwrap_or_default().to_owned();
    let line = [&json["polygon"], &json["polyline"]].into_iter().find(|line| line.is_array());
    let mut corners = Vec::new();
    for corner in line.and_then(Json::as_array).into_iter().flatten() {
        corners.push((real(&corner["x"])?, real(&corner["y"])?));
    }
    Ok(Object {
        name: text(&json["name"]),
        kind: text(&json["type"]),
        x: real(&json["x"])?,
        y: real(&json["y"])?,
        width: real(&json["width"])?,
        height: real(&json["height"])?,
        rotation: real(&json["rotation"])?,
        gid: json["gid"].as_u64(),
        corners,
        closed: json["polygon"].is_array(),
        text: json["text"]["text"].as_str().map(str::to_owned),
        properties: properties(json)?,
    })
}

fn real(json: &Json) -> Result<f64, String> {
    json.as_f64().ok_or_else(|| format!("{json} is no number"))
}

fn list(json: &Json) -> Result<&Vec<Json>, String> {
    json.as_array().ok_or_else(|| format!("{json} is no list"))
}

fn properties(json: &Json) -> Result<Properties, String> {
    let mut out = Properties::new();
    for property in json["properties"].as_array().into_iter().flatten() {
        let value = match (&property["value"], property["type"].as_str()) {
            (Json::String(value), Some("string")) => value.clone(),
            (value @ Json::Bool(_), Some("bool")) | (value @ Json::Number(_), Some("int")) => {
                value.to_string()
            }
            (value, kind) => return Err(format!("{value} is no {kind:?}")),
        };
        let name = property["name"].as_str().ok_or("a property without a name")?;
        if !name.starts_with("doom_") || out.insert(name.to_owned(), value).is_some() {
            return Err(format!("property {name}"));
        }
    }
    Ok(out)
}

/// Hands the crate the files.
struct Files<'a>(&'a [File]);

impl ResourceReader for Files<'_> {
    type Resource = Box<dyn Read>;
    type Error = std::io::Error;

    fn read_from(&mut self, path: &Path) -> Result<Self::Resource, Self::Error> {
        let path = path.to_string_lossy();
        let file = self.0.iter().find(|file| file.path == path);
        let file = file.ok_or_else(|| std::io::Error::other(format!("no file {path}")))?;
        Ok(Box::new(Cursor::new(file.bytes.clone())))
    }
}

pub(crate) fn of_tmx(files: &[File]) -> Result<Raw, String> {
    let cache = tiled::DefaultResourceCache::new();
    let mut loader = tiled::Loader::with_cache_and_reader(cache, Files(files));
    let map = loader.load_tmx_map(&files[0].path).map_err(|error| error.to_string())?;
    let mut raw = Raw {
        columns: map.width.into(),
        rows: map.height.into(),
        cell: map.tile_width.into(),
        properties: crate_properties(&map.properties)?,
        ..Raw::default()
    };
    // The crate hides the numbers of the map; pictures get them as they come, and tiles are asked for theirs.
    let mut firsts = Vec::new();
    let mut next = 1;
    for set in map.tilesets() {
        firsts.push(next);
        for (id, tile) in set.tiles() {
            let image = tile.image.as_ref().ok_or("a tile without a picture")?;
            let (width, height) = (image.width.into(), image.height.into());
            picture(files, &image.source.to_string_lossy(), width, height)?;
            let by_corner = set.object_alignment == ObjectAlignment::Unspecified;
            let told = Picture { properties: crate_properties(&tile.properties)?, by_corner, width, height };
            let _ = raw.pictures.insert(next + u64::from(id), told);
        }
        next += u64::from(set.tilecount);
    }
    for layer in map.layers() {
        match layer.layer_type() {
            tiled::LayerType::Tiles(TileLayer::Finite(spaces)) => {
                for (y, x) in (0..spaces.height()).flat_map(|y| (0..spaces.width()).map(move |x| (y, x))) {
                    let tile = spaces.get_tile(x as i32, y as i32);
                    raw.spaces
                        .push(tile.map_or(0, |tile| firsts[tile.tileset_index()] + u64::from(tile.id())));
                }
            }
            tiled::LayerType::Objects(objects) => crate_objects(objects, &firsts, &mut raw)?,
            _ => return Err("a layer of another kind".into()),
        }
    }
    Ok(raw)
}

fn crate_objects(layer: ObjectLayer<'_>, firsts: &[u64], raw: &mut Raw) -> Result<(), String> {
    for object in layer.objects() {
        let tile = object.tile_data();
        let gid = tile.map(|tile| match tile.tileset_location() {
            TilesetLocation::Map(index) if !(tile.flip_h || tile.flip_v || tile.flip_d) => {
                Ok(firsts[*index] + u64::from(tile.id()))
            }
            _ => Err("mirrored, or a tileset elsewhere"),
        });
        let corners =
            |points: &[(f32, f32)]| points.iter().map(|(x, y)| (f64::from(*x), f64::from(*y))).collect();
        let mut out = Object {
            name: object.name.clone(),
            kind: object.user_type.clone(),
            x: object.x.into(),
            y: object.y.into(),
            rotation: object.rotation.into(),
            gid: gid.transpose()?,
            properties: crate_properties(&object.properties)?,
            ..Object::default()
        };
        match &object.shape {
            ObjectShape::Rect { width, height } => {
                (out.width, out.height) = ((*width).into(), (*height).into());
            }
            ObjectShape::Point(..) => {}
            ObjectShape::Polygon { points } => (out.corners, out.closed) = (corners(points), true),
            ObjectShape::Polyline { points } => out.corners = corners(points),
            ObjectShape::Text { text, width, height, .. } => {
                out.text = Some(text.clone());
                (out.width, out.height) = ((*width).into(), (*height).into());
            }
            shape => return Err(format!("a shape of another kind: {shape:?}")),
        }
        raw.objects.push(out);
    }
    Ok(())
}

fn crate_properties(properties: &tiled::Properties) -> Result<Properties, String> {
    let property = |(name, value): (&String, &PropertyValue)| {
        let value = match value {
            PropertyValue::StringValue(value) => value.clone(),
            PropertyValue::IntValue(value) => value.to_string(),
            PropertyValue::BoolValue(value) => value.to_string(),
            value => return Err(format!("{name} is {value:?}")),
        };
        if name.starts_with("doom_") { Ok((name.clone(), value)) } else { Err(format!("property {name}")) }
    };
    properties.iter().map(property).collect()
}
