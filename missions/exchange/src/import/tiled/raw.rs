//! A map as its file says it, whichever of the two formats that is: as much of it as a mission can have come from. Nothing is
//! judged here.

use super::element::Element;
use std::collections::BTreeMap;

/// Bits of a picture's number that say how it is flipped. What the last of them says, hexagonal maps alone heed.
pub(super) const FLIPPED: u32 = 0xf000_0000;

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
    /// Layers that are painted.
    pub(super) layers: Vec<Layer>,
}

/// A layer on which pictures are painted rather than placed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layer {
    pub(super) name: String,
    /// How many of them are tiles of the game; none if that cannot be read.
    pub(super) tiles: Option<usize>,
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

impl Value {
    /// As a whole number, of whichever type it is. A number that is too large for the format is a text.
    pub(super) fn whole(&self) -> Option<i64> {
        match self {
            Self::Int(number) => Some(*number),
            Self::Text(text) => whole(text),
            Self::Bool(_) | Self::Other => None,
        }
    }

    /// As true or false, of whichever type it is.
    pub(super) fn sure(&self) -> Option<bool> {
        match self {
            Self::Bool(yes) => Some(*yes),
            Self::Text(text) => sure(text),
            Self::Int(number) => sure(&number.to_string()),
            Self::Other => None,
        }
    }
}

/// A picture that may lie on the map.
#[derive(Clone, Debug, Default)]
pub(super) struct Picture {
    pub(super) properties: Properties,
    pub(super) width: f64,
    pub(super) height: f64,
    /// Which point of the picture is the place of an object: 0.0 for its west and north, 1.0 for its east and south.
    pub(super) anchor: (f64, f64),
    /// How far from its place Tiled draws it.
    pub(super) offset: (f64, f64),
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
    /// It cannot be seen in Tiled: it, its layer or a group around that is hidden or has no opacity.
    pub(super) is_hidden: bool,
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

/// A property by its type and the text of its value. Without a value it is nothing of that type.
pub(super) fn value(kind: &str, text: &str) -> Value {
    match (kind, text) {
        ("" | "string" | "color" | "file", text) => Value::Text(text.to_owned()),
        ("int" | "float" | "object", "") => Value::Int(0),
        ("int" | "float" | "object", text) => whole(text).map_or(Value::Other, Value::Int),
        ("bool", "") => Value::Bool(false),
        ("bool", text) => sure(text).map_or(Value::Other, Value::Bool),
        _ => Value::Other,
    }
}

/// Beyond this, numbers with a fraction do not distinguish whole numbers.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// A whole number, also as programs write one that know no others: `1.0`, `1e3`.
pub(super) fn whole(text: &str) -> Option<i64> {
    let text = text.trim();
    let rounded = || {
        let number: f64 = text.parse().ok()?;
        (number.fract() == 0.0 && number.abs() <= EXACT).then_some(number as i64)
    };
    text.parse().ok().or_else(rounded)
}

/// True or false, as XML and as people write it.
pub(super) fn sure(text: &str) -> Option<bool> {
    match text.trim() {
        "true" | "1" => Some(true),
        "false" | "0" => Some(false),
        _ => None,
    }
}

/// A number of 32 bits. Some programs take the first bit for a sign.
pub(super) fn bits(text: &str) -> Option<u32> {
    let number = whole(text)?;
    u32::try_from(number).ok().or_else(|| i32::try_from(number).ok().map(i32::cast_unsigned))
}

/// The number of the picture that something shows; 0 if it is none that can be, and none if it shows nothing.
pub(super) fn gid(of: &Element) -> Option<u32> {
    let gid = bits(of.words.get("gid")?);
    (gid != Some(0)).then(|| gid.unwrap_or(0))
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

    /// The middle of what it covers, if it is no picture.
    pub(super) fn middle(&self) -> (f64, f64) {
        self.on_map((0.5 * self.size.0, 0.5 * self.size.1))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_however_programs_write_them() {
        for (text, wanted) in [
            ("1", Some(1)),
            (" -3 ", Some(-3)),
            ("1.0", Some(1)),
            ("1e3", Some(1000)),
            ("-0.0", Some(0)),
            ("9223372036854775807", Some(i64::MAX)),
            ("1.5", None),
            ("1e300", None),
            ("NaN", None),
            ("inf", None),
            ("", None),
            ("one", None),
        ] {
            assert_eq!(whole(text), wanted, "{text}");
        }
        for (text, wanted) in
            [("2147483649", Some(0x8000_0001)), ("-2147483647", Some(0x8000_0001)), ("4294967296", None)]
        {
            assert_eq!(bits(text), wanted, "{text}");
        }
    }

    #[test]
    fn a_value_is_of_its_type_or_of_none() {
        let text = |text: &str| Value::Text(text.to_owned());
        for (kind, value_of, wanted) in [
            ("", "1", text("1")),
            ("color", "#ff0000", text("#ff0000")),
            ("int", "-3", Value::Int(-3)),
            ("int", "", Value::Int(0)),
            ("float", "2", Value::Int(2)),
            ("float", "1.5", Value::Other),
            ("int", "9e9", Value::Int(9_000_000_000)),
            ("object", "7", Value::Int(7)),
            ("bool", "1", Value::Bool(true)),
            ("bool", "", Value::Bool(false)),
            ("bool", "perhaps", Value::Other),
            ("class", "", Value::Other),
            ("list", "", Value::Other),
        ] {
            assert_eq!(value(kind, value_of), wanted, "{kind} {value_of}");
        }
    }
}
