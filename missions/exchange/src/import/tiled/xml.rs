//! A map of Tiled's XML. Documents that define their own entities are refused: they can be a few lines and become gigabytes.

use super::depth::is_deeper;
use super::raw::{Map, Object, Picture, Properties, Shape, anchor, value};
use roxmltree::{Document, Error, Node, ParsingOptions};

/// The most elements of a map.
const ELEMENTS: u32 = 200_000;

/// Layers in groups in groups no deeper than this.
const DEPTH: usize = 16;

/// Elements in elements no deeper than this: layers in groups, and what is in an object.
const NESTED: usize = 64;

/// The map in a text.
pub(super) fn read(text: &str) -> Result<Map, String> {
    if is_deeper(text, NESTED) {
        return Err(format!("its elements are nested more than {NESTED} deep, which no map needs"));
    }
    let options = ParsingOptions { allow_dtd: false, nodes_limit: ELEMENTS };
    let document = Document::parse_with_options(text, options).map_err(|error| match error {
        Error::DtdDetected => "it defines a document type of its own, which no map does".to_owned(),
        Error::NodesLimitReached => format!("it has more than {ELEMENTS} elements, which no mission needs"),
        error => format!("it is no sound XML ({error}); open it in Tiled and save it again"),
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "map" {
        return Err("it is XML, but no map of Tiled".to_owned());
    }
    let mut map = Map {
        orientation: word(root, "orientation").to_owned(),
        cell: (number(root, "tilewidth"), number(root, "tileheight")),
        properties: properties(root),
        ..Map::default()
    };
    for set in children(root, "tileset") {
        tileset(set, &mut map);
    }
    // A line is counted from the one before: asking the document would count from its beginning every time.
    let mut lines = Lines { text, at: 0, line: 1 };
    layers(root, (0.0, 0.0), DEPTH, &mut lines, &mut map)?;
    Ok(map)
}

struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: u32,
}

impl Lines<'_> {
    fn of(&mut self, node: Node<'_, '_>) -> u32 {
        let at = node.range().start.max(self.at);
        let passed = self.text.as_bytes().get(self.at..at).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count() as u32;
        self.at = at;
        self.line
    }
}

fn children<'a, 'b>(node: Node<'a, 'b>, name: &'static str) -> impl Iterator<Item = Node<'a, 'b>> {
    node.children().filter(move |child| child.tag_name().name() == name)
}

fn word<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    node.attribute(name).unwrap_or_default()
}

/// A number; none is nothing, and what is no number hears of later.
fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).map_or(0.0, |text| text.trim().parse().unwrap_or(f64::NAN))
}

fn properties(node: Node<'_, '_>) -> Properties {
    let all = children(node, "properties").flat_map(|all| children(all, "property"));
    let property = |node: Node<'_, '_>| {
        let text: String = match node.attribute("value") {
            Some(text) => text.to_owned(),
            None => node.children().filter_map(|child| child.text()).collect(),
        };
        let kind = if node.has_attribute("propertytype") { "class" } else { word(node, "type") };
        (word(node, "name").to_owned(), value(kind, &text))
    };
    all.map(property).collect()
}

fn tileset(set: Node<'_, '_>, map: &mut Map) {
    let first: u32 = word(set, "firstgid").parse().unwrap_or(0);
    if let Some(source) = set.attribute("source") {
        let _ = map.elsewhere.insert(first, source.to_owned());
        return;
    }
    let anchor = anchor(word(set, "objectalignment"));
    for tile in children(set, "tile") {
        let Some(gid) = word(tile, "id").parse().ok().and_then(|id: u32| first.checked_add(id)) else {
            continue;
        };
        let image = children(tile, "image").next();
        let size = image.map_or((0.0, 0.0), |image| (number(image, "width"), number(image, "height")));
        let picture = Picture { properties: properties(tile), width: size.0, height: size.1, anchor };
        let _ = map.pictures.insert(gid, picture);
    }
}

fn layers(
    node: Node<'_, '_>,
    offset: (f64, f64),
    depth: usize,
    lines: &mut Lines<'_>,
    map: &mut Map,
) -> Result<(), String> {
    if depth == 0 {
        return Err(format!(
            "its groups of layers are nested more than {DEPTH} deep; take them apart in Tiled"
        ));
    }
    for layer in node.children().filter(Node::is_element) {
        let offset = (offset.0 + number(layer, "offsetx"), offset.1 + number(layer, "offsety"));
        match layer.tag_name().name() {
            "group" => layers(layer, offset, depth - 1, lines, map)?,
            "objectgroup" => {
                for node in children(layer, "object") {
                    map.objects.push(object(node, word(layer, "name"), offset, lines));
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn object(node: Node<'_, '_>, layer: &str, offset: (f64, f64), lines: &mut Lines<'_>) -> Object {
    let kind = [word(node, "type"), word(node, "class")].into_iter().find(|kind| !kind.is_empty());
    Object {
        id: word(node, "id").parse().unwrap_or(0),
        name: word(node, "name").to_owned(),
        kind: kind.unwrap_or_default().to_owned(),
        layer: layer.to_owned(),
        line: Some(lines.of(node)),
        at: (number(node, "x") + offset.0, number(node, "y") + offset.1),
        size: (number(node, "width"), number(node, "height")),
        rotation: number(node, "rotation"),
        // A number that is none is that of no picture.
        gid: node.attribute("gid").map(|gid| gid.parse().unwrap_or(0)),
        is_template: node.has_attribute("template"),
        shape: shape(node),
        properties: properties(node),
    }
}

fn shape(node: Node<'_, '_>) -> Shape {
    let mut found = Shape::Box;
    for child in node.children().filter(Node::is_element) {
        match child.tag_name().name() {
            "point" => found = Shape::Point,
            "ellipse" | "capsule" => found = Shape::Ellipse,
            "polygon" => found = Shape::Polygon(corners(child)),
            "polyline" => found = Shape::Polyline(corners(child)),
            "text" => {
                found = Shape::Text(child.children().filter_map(|child| child.text()).collect());
            }
            _ => {}
        }
    }
    found
}

/// Corners as Tiled writes them: `0,0 32,0`.
fn corners(node: Node<'_, '_>) -> Vec<(f64, f64)> {
    let number = |text: &str| text.parse().unwrap_or(f64::NAN);
    let corner =
        |pair: &str| pair.split_once(',').map_or((f64::NAN, f64::NAN), |(x, y)| (number(x), number(y)));
    word(node, "points").split_whitespace().map(corner).collect()
}

#[cfg(test)]
mod tests {
    use super::super::raw::Value;
    use super::*;

    #[test]
    fn a_property_of_any_type_is_read() {
        let text = r#"<map><properties><property name="a" value="1"/><property name="b" type="int" value="-3"/>
            <property name="c" type="bool" value="true"/><property name="d">two
lines</property><property name="e" type="float" value="1.5"/><property name="f" type="int" value="9e9"/>
            <property name="g" type="class" propertytype="x"><properties/></property></properties></map>"#;
        let properties = read(text).expect("a map").properties;
        let text = |text: &str| Value::Text(text.to_owned());
        let wanted =
            [text("1"), Value::Int(-3), Value::Bool(true), text("two\nlines"), Value::Other, Value::Other];
        assert_eq!(properties.values().take(6).cloned().collect::<Vec<_>>(), wanted);
        assert_eq!(properties["g"], Value::Other);
    }
}
