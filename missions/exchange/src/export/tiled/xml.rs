//! A Tiled map as XML, element by element as Tiled 1.8 writes it.

use super::model::{Content, Layer, Map, Object, Picture, Properties, Shape, Tileset, Value};
use std::fmt::Display;

/// The text of the map.
pub(super) fn write(map: &Map) -> String {
    let mut xml = Xml { text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned(), depth: 0 };
    let words: Words<'_> = &[
        ("version", &"1.8"),
        ("tiledversion", &"1.8.2"),
        ("orientation", &"orthogonal"),
        ("renderorder", &"right-down"),
        ("width", &map.width),
        ("height", &map.height),
        ("tilewidth", &map.cell),
        ("tileheight", &map.cell),
        ("infinite", &0),
        ("backgroundcolor", &map.background),
        ("nextlayerid", &(map.layers.len() + 1)),
        ("nextobjectid", &map.next_object()),
    ];
    xml.open("map", words);
    xml.properties(&map.properties);
    for set in &map.tilesets {
        xml.tileset(set);
    }
    for layer in &map.layers {
        xml.layer(layer, map);
    }
    xml.close("map");
    xml.text
}

/// The sides of the largest picture, by which Tiled knows a collection.
pub(super) fn largest(set: &Tileset) -> (u32, u32) {
    set.pictures.iter().fold((0, 0), |(w, h), it| (it.width.max(w), it.height.max(h)))
}

/// Attributes.
type Words<'a> = &'a [(&'a str, &'a dyn Display)];

/// Text being written.
struct Xml {
    text: String,
    depth: usize,
}

impl Xml {
    fn tag(&mut self, name: &str, words: Words<'_>, end: &str) {
        self.text.extend(std::iter::repeat_n(' ', self.depth));
        self.text.push('<');
        self.text.push_str(name);
        for (name, value) in words {
            self.text.push_str(&format!(" {name}=\""));
            escape(&value.to_string(), true, &mut self.text);
            self.text.push('"');
        }
        self.text.push_str(end);
    }

    fn open(&mut self, name: &str, words: Words<'_>) {
        self.tag(name, words, ">\n");
        self.depth += 1;
    }

    fn alone(&mut self, name: &str, words: Words<'_>) {
        self.tag(name, words, "/>\n");
    }

    fn close(&mut self, name: &str) {
        self.depth -= 1;
        self.text.extend(std::iter::repeat_n(' ', self.depth));
        self.text.push_str(&format!("</{name}>\n"));
    }

    /// An element with text in it, which is kept to the letter.
    fn told(&mut self, name: &str, words: Words<'_>, text: &str) {
        self.tag(name, words, ">");
        escape(text, false, &mut self.text);
        self.text.push_str(&format!("</{name}>\n"));
    }

    fn properties(&mut self, properties: &Properties) {
        if properties.is_empty() {
            return;
        }
        self.open("properties", &[]);
        for (name, value) in properties {
            match value {
                // Tiled itself writes a text of several lines as content of the element.
                Value::Text(value) if value.contains('\n') => self.told("property", &[("name", name)], value),
                Value::Text(value) => self.alone("property", &[("name", name), ("value", value)]),
                Value::Int(value) => {
                    self.alone("property", &[("name", name), ("type", &"int"), ("value", value)]);
                }
                Value::Bool(value) => {
                    self.alone("property", &[("name", name), ("type", &"bool"), ("value", value)]);
                }
            }
        }
        self.close("properties");
    }

    fn tileset(&mut self, set: &Tileset) {
        let (width, height) = largest(set);
        let words: Words<'_> = &[
            ("firstgid", &set.first),
            ("name", &set.name),
            ("tilewidth", &width),
            ("tileheight", &height),
            ("tilecount", &set.pictures.len()),
            ("columns", &0),
        ];
        self.open("tileset", words);
        self.alone("grid", &[("orientation", &"orthogonal"), ("width", &1), ("height", &1)]);
        for (id, picture) in set.pictures.iter().enumerate() {
            self.picture(id, picture);
        }
        self.close("tileset");
    }

    fn picture(&mut self, id: usize, picture: &Picture) {
        self.open("tile", &[("id", &id), ("type", &picture.kind)]);
        self.properties(&picture.properties);
        let Picture { width, height, path, .. } = picture;
        self.alone("image", &[("width", width), ("height", height), ("source", path)]);
        self.close("tile");
    }

    fn layer(&mut self, layer: &Layer, map: &Map) {
        match &layer.content {
            Content::Spaces(gids) => {
                let (width, height) = (&map.width, &map.height);
                let words: Words<'_> =
                    &[("id", &layer.id), ("name", &layer.name), ("width", width), ("height", height)];
                self.open("layer", words);
                let row = |gids: &[u32]| gids.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
                let rows: Vec<String> = gids.chunks(map.width as usize).map(row).collect();
                self.told("data", &[("encoding", &"csv")], &format!("\n{}\n", rows.join(",\n")));
                self.close("layer");
            }
            Content::Objects(objects) => {
                let mut words: Vec<(&str, &dyn Display)> =
                    vec![("draworder", &"index"), ("id", &layer.id), ("name", &layer.name)];
                if let Some(color) = &layer.color {
                    words.insert(0, ("color", color));
                }
                self.open("objectgroup", &words);
                for object in objects {
                    self.object(object);
                }
                self.close("objectgroup");
            }
        }
    }

    fn object(&mut self, object: &Object) {
        let mut words: Vec<(&str, &dyn Display)> =
            vec![("id", &object.id), ("name", &object.name), ("type", &object.kind)];
        if let Shape::Picture { gid, .. } = &object.shape {
            words.push(("gid", gid));
        }
        words.extend([("x", &object.x as &dyn Display), ("y", &object.y)]);
        match &object.shape {
            Shape::Picture { width, height, rotation, .. } => {
                words.extend([("width", width as &dyn Display), ("height", height), ("rotation", rotation)]);
            }
            Shape::Text { width, height, .. } => {
                words.extend([("width", width as &dyn Display), ("height", height)]);
            }
            Shape::Point | Shape::Polygon(_) | Shape::Polyline(_) => {}
        }
        self.open("object", &words);
        self.properties(&object.properties);
        let points = |corners: &[(f64, f64)]| {
            corners.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
        };
        match &object.shape {
            Shape::Picture { .. } => {}
            Shape::Point => self.alone("point", &[]),
            Shape::Polygon(corners) => self.alone("polygon", &[("points", &points(corners))]),
            Shape::Polyline(corners) => self.alone("polyline", &[("points", &points(corners))]),
            Shape::Text { text, .. } => self.told("text", &[("wrap", &1)], text),
        }
        self.close("object");
    }
}

/// A text as it stands in an element, or in an attribute, where ends of lines have to be spelt out. XML has no way to write
/// most control characters; they are replaced.
fn escape(text: &str, attribute: bool, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' => out.push_str("&#9;"),
            '\r' => out.push_str("&#13;"),
            '\n' if attribute => out.push_str("&#10;"),
            '\n' => out.push('\n'),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => out.push(char::REPLACEMENT_CHARACTER),
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_to_xml_is_written_so_that_it_does_not() {
        let mut out = String::new();
        escape("<a href=\"x\">&amp;\u{1}\t\r\n]]>é", true, &mut out);
        assert_eq!(out, "&lt;a href=&quot;x&quot;&gt;&amp;amp;\u{fffd}&#9;&#13;&#10;]]&gt;é");
    }
}
