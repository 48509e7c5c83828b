//! A map as its file says it, whichever of the two formats that is: as much of it as a mission can have come from. Nothing is
//! judged here.

use std::collections::BTreeMap;

/// A map.
#[derive(Clone, Debug, Default)]
pub(super) struct Map {
    pub(super) orientation: String,
    /// The sides of a space in pixels.
    pub(super) cell: (f64, f64),
    pub(super) properties: Properties,
    /// The pictures by their numbers in the map.
    pub(super) pictures: BTreeMap<u32, Picture>,
    /// Sets of pictures that lie in files of their own: the number of the first picture, and the file.
    pub(super) elsewhere: BTreeMap<u32, String>,
    pub(super) objects: Vec<Object>,
}

/// Properties by name.
pub(super) type Properties = BTreeMap<String, Value>;

/// The value of a property.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Text(String),
    Int(i64),
    Bool(bool),
    /// Of a type that no mission has.
    Other,
}

/// A picture that may lie on the map.
#[derive(Clone, Debug, Default)]
pub(super) struct Picture {
    pub(super) properties: Properties,
    pub(super) width: f64,
    pub(super) height: f64,
    /// Which point of the picture is the place of an object: 0.0 for its west and north, 1.0 for its east and south.
    pub(super) anchor: (f64, f64),
}

/// An object, where it lies with everything around it moved.
#[derive(Clone, Debug, Default)]
pub(super) struct Object {
    /// Its number in the map.
    pub(super) id: u64,
    pub(super) name: String,
    pub(super) kind: String,
    /// The layer it is on.
    pub(super) layer: String,
    /// Where in the file it hears of, if that can be said.
    pub(super) line: Option<u32>,
    pub(super) at: (f64, f64),
    pub(super) size: (f64, f64),
    /// Degrees clockwise.
    pub(super) rotation: f64,
    pub(super) gid: Option<u32>,
    /// It is described in a file of its own.
    pub(super) is_template: bool,
    pub(super) shape: Shape,
    pub(super) properties: Properties,
}

/// The shape of an object.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Shape {
    /// A rectangle or a picture.
    #[default]
    Box,
    Point,
    Ellipse,
    /// Corners, seen from the object's place.
    Polygon(Vec<(f64, f64)>),
    /// The same, not closed.
    Polyline(Vec<(f64, f64)>),
    Text(String),
}

/// Where the place of a picture is, by the word Tiled has for it. Without a word it is the south-west corner.
pub(super) fn anchor(word: &str) -> (f64, f64) {
    let x = match word {
        "top" | "center" | "bottom" => 0.5,
        "topright" | "right" | "bottomright" => 1.0,
        _ => 0.0,
    };
    let y = match word {
        "topleft" | "top" | "topright" => 0.0,
        "left" | "center" | "right" => 0.5,
        _ => 1.0,
    };
    (x, y)
}

/// A property by its type and the text of its value.
pub(super) fn value(kind: &str, text: &str) -> Value {
    match kind {
        "" | "string" | "color" | "file" => Value::Text(text.to_owned()),
        "int" | "object" => text.parse().map_or(Value::Other, Value::Int),
        "bool" => text.parse().map_or(Value::Other, Value::Bool),
        _ => Value::Other,
    }
}

impl Object {
    /// A point seen from the object's place, on the map: the object may be turned.
    pub(super) fn on_map(&self, (x, y): (f64, f64)) -> (f64, f64) {
        // Quarters exactly: the sine of half a circle is not quite nothing.
        let (sin, cos) = match self.rotation.rem_euclid(360.0) {
            0.0 => (0.0, 1.0),
            90.0 => (1.0, 0.0),
            180.0 => (0.0, -1.0),
            270.0 => (-1.0, 0.0),
            degrees => degrees.to_radians().sin_cos(),
        };
        (self.at.0 + x * cos - y * sin, self.at.1 + x * sin + y * cos)
    }

    /// The middle of what it covers.
    pub(super) fn middle(&self, anchor: (f64, f64)) -> (f64, f64) {
        self.on_map(((0.5 - anchor.0) * self.size.0, (0.5 - anchor.1) * self.size.1))
    }

    /// Are all its numbers numbers?
    pub(super) fn is_finite(&self) -> bool {
        let corners = match &self.shape {
            Shape::Polygon(corners) | Shape::Polyline(corners) => &corners[..],
            _ => &[],
        };
        let numbers = corners.iter().copied().chain([self.at, self.size, (self.rotation, 0.0)]);
        // What is so far away lies beyond every table, and far below where numbers lose their fractions.
        numbers.flat_map(|(x, y)| [x, y]).all(|number| number.abs() < 1e9)
    }
}
