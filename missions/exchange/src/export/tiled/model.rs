//! A Tiled map as plain data: as much of Tiled 1.8 as a mission needs. It knows neither missions nor files.

/// A map. All lengths are pixels, all places pixels from the north-west corner.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Map {
    /// Columns.
    pub(super) width: u32,
    /// Rows.
    pub(super) height: u32,
    /// The side of a space.
    pub(super) cell: u32,
    /// The colour of the table: `#0f1216`.
    pub(super) background: String,
    pub(super) properties: Properties,
    pub(super) tilesets: Vec<Tileset>,
    /// From back to front.
    pub(super) layers: Vec<Layer>,
}

impl Map {
    /// The lowest number no object has.
    pub(super) fn next_object(&self) -> u32 {
        let objects = self.layers.iter().flat_map(|layer| match &layer.content {
            Content::Spaces(_) => &[][..],
            Content::Objects(objects) => objects,
        });
        objects.map(|object| object.id).max().unwrap_or(0) + 1
    }
}

/// Properties, by name in the order of the alphabet.
pub(super) type Properties = Vec<(String, Value)>;

/// The value of a property.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Text(String),
    Int(i32),
    Bool(bool),
}

/// A collection of pictures.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tileset {
    /// The number of its first picture in the map.
    pub(super) first: u32,
    pub(super) name: &'static str,
    pub(super) pictures: Vec<Picture>,
}

/// A picture of a collection.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Picture {
    /// Its file, seen from the map's folder.
    pub(super) path: String,
    pub(super) kind: &'static str,
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) properties: Properties,
}

/// A layer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layer {
    pub(super) id: u32,
    pub(super) name: &'static str,
    /// In which colour Tiled draws its objects.
    pub(super) color: Option<&'static str>,
    pub(super) content: Content,
}

/// What is on a layer.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Content {
    /// The number of a picture for every cell, row by row; 0 for none.
    Spaces(Vec<u32>),
    /// Objects.
    Objects(Vec<Object>),
}

/// An object.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Object {
    pub(super) id: u32,
    pub(super) name: String,
    pub(super) kind: String,
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) shape: Shape,
    pub(super) properties: Properties,
}

/// The shape of an object.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    /// A picture, turned clockwise around its own south-west corner by so many degrees. Tiled can name another corner
    /// (`objectalignment`), but most other readers know only this one.
    Picture {
        gid: u32,
        width: f64,
        height: f64,
        rotation: u16,
    },
    Point,
    /// Corners, seen from the object's place.
    Polygon(Vec<(f64, f64)>),
    /// The same, not closed.
    Polyline(Vec<(f64, f64)>),
    Text {
        text: String,
        width: f64,
        height: f64,
    },
}
