//! A map of Tiled's XML as a tree. Documents that define their own entities are refused: they can be a few lines and become
//! gigabytes.

use super::depth::{is_deeper, is_wider};
use super::doctype;
use super::element::{ELEMENTS, Element, too_many};
use crate::words;
use ::words::Text;
use roxmltree::{Document, Error, Node, ParsingOptions};

/// Elements in elements no deeper than this: layers in groups, and what is in an object.
const NESTED: usize = 64;

/// An element has no more attributes than this; Tiled writes some twenty.
const ATTRIBUTES: usize = 64;

/// The map in a text.
pub(super) fn read(text: &str) -> Result<Element, Text> {
    let whole = doctype::without(text)?;
    let text: &str = &whole;
    if is_deeper(text, NESTED) {
        return Err(words::text("xml-deep").with("most", NESTED));
    }
    if is_wider(text, ATTRIBUTES) {
        return Err(words::text("xml-wide").with("most", ATTRIBUTES));
    }
    let options = ParsingOptions { allow_dtd: false, nodes_limit: ELEMENTS };
    let document = Document::parse_with_options(text, options).map_err(|error| match error {
        Error::NodesLimitReached => too_many(),
        error => words::text("xml-unsound").with("why", error.to_string()),
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "map" {
        return Err(words::text("xml-no-map"));
    }
    // A line is counted from the one before: asking the document would count from its beginning every time.
    Ok(element(root, &mut Lines { text, at: 0, line: 1 }))
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

/// Calls itself for what is in the element, which is no deeper than `NESTED`.
fn element(node: Node<'_, '_>, lines: &mut Lines<'_>) -> Element {
    let line = Some(lines.of(node));
    let words = node.attributes().map(|word| (word.name().to_owned(), word.value().to_owned()));
    Element {
        name: node.tag_name().name().to_owned(),
        words: words.collect(),
        text: node.children().filter(Node::is_text).filter_map(|text| text.text()).collect(),
        inside: node.children().filter(Node::is_element).map(|child| element(child, lines)).collect(),
        line,
    }
}
