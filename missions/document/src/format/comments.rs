//! Comments of people in a mission's file, kept from reading to writing. Each one belongs to the entry or field that it stands at, by
//! the number of the entry or the name of the field, and is written there again wherever that goes. The comment of an entry that is
//! removed is not written while the entry is gone.

use super::tree::{self, Node, Tree, Value};
use crate::id::MAX_ID;
use std::collections::BTreeMap;

/// The comments of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Comments(Vec<Comment>);

/// A comment: what it stands at, how, and its text with its slashes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Comment {
    at: String,
    place: Place,
    text: String,
}

/// How a comment stands at something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// On a line of its own before it.
    Before,
    /// Behind it on its line, or behind the bracket that opens it.
    Behind,
    /// Behind the bracket that closes it.
    Closing,
    /// On a line of its own at its end.
    Last,
}

/// What the whole file is called.
const ROOT: &str = "";

/// What stands below the last bracket is at this.
const BELOW: &str = "/";

/// What a comment can stand at.
#[derive(Debug)]
struct Unit {
    /// What it is called: `info/title`, `#12`, `cards/hunt.rhai`.
    path: String,
    /// What it is called by its place, where it has a number: `doors[0]`.
    by_place: Option<String>,
    /// What it is in.
    parent: String,
    start: usize,
    end: usize,
    /// Its parts stand on lines of their own.
    is_open: bool,
}

impl Comments {
    /// Are there none?
    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those of a text that was read.
    pub(crate) fn of(text: &str, tree: &Tree) -> Self {
        let Some(root) = &tree.root else { return Self::default() };
        if tree.comments.is_empty() {
            return Self::default();
        }
        let units = units(text, root);
        let comment = |(start, end): &(usize, usize)| {
            let written = text[*start..*end].trim_end();
            // One that is never closed is a fault of the file, and would take what follows it along.
            if !written.starts_with("//") && !written.ends_with("*/") {
                return None;
            }
            let (at, place) = place(text, &units, root, *start);
            // One of several lines stands before what it was behind: the rest of its line must stay free.
            let is_behind = matches!(place, Place::Behind | Place::Closing) && at != ROOT;
            let place = if is_behind && written.contains('\n') { Place::Before } else { place };
            Some(Comment { at, place, text: written.to_owned() })
        };
        Self(tree.comments.iter().filter_map(comment).collect())
    }

    /// A text without comments with these in it.
    pub(crate) fn put_into(&self, text: String) -> String {
        let tree = tree::read(&text);
        let Some(root) = &tree.root else { return text };
        let units = units(&text, root);
        let mut known: BTreeMap<&str, &Unit> = BTreeMap::new();
        for unit in units.iter().rev() {
            let _ = known.insert(&unit.path, unit);
            if let Some(by_place) = &unit.by_place {
                let _ = known.entry(by_place).or_insert(unit);
            }
        }
        let mut pieces: Vec<(usize, String)> = Vec::new();
        for comment in &self.0 {
            let unit = known.get(comment.at.as_str()).copied();
            pieces.extend(comment.piece(&text, unit, root));
        }
        // Of several at one place the first one stays first, but nothing stands behind one that ends with its line.
        pieces.sort_by_key(|(at, piece)| (*at, piece.starts_with(" //")));
        let (mut out, mut from) = (String::with_capacity(text.len()), 0);
        for (at, piece) in pieces {
            out.push_str(&text[from..at]);
            out.push_str(&piece);
            from = at;
        }
        out.push_str(&text[from..]);
        out
    }
}

impl Comment {
    /// What is written for it, and where; nothing if its entry is gone.
    fn piece(&self, text: &str, unit: Option<&Unit>, root: &Node) -> Option<(usize, String)> {
        let own_line =
            |at: usize, depth: usize| Some((at, format!("{}{}\n", "    ".repeat(depth), self.text)));
        let closing = |end: usize| (line_start(text, end - 1), depth_of(text, end - 1) + 1);
        match (unit, self.place) {
            (None, Place::Before) if self.at == ROOT => own_line(0, 0),
            (None, Place::Behind) if self.at == ROOT => {
                Some((line_end(text, root.at), format!(" {}", self.text)))
            }
            (None, _) if self.at == BELOW => Some((text.len(), format!("{}\n", self.text))),
            (None, _) if self.at.starts_with('#') => None,
            // Of a section that is empty by now or an entry that cannot be told, and what stood last in the file.
            (None, _) => {
                let (at, depth) = closing(root.end);
                own_line(at, depth)
            }
            (Some(unit), Place::Before) => own_line(line_start(text, unit.start), depth_of(text, unit.start)),
            (Some(unit), Place::Last) if unit.is_open => {
                let (at, depth) = closing(unit.end);
                own_line(at, depth)
            }
            (Some(unit), Place::Behind) if unit.is_open => {
                Some((line_end(text, unit.start), format!(" {}", self.text)))
            }
            (Some(unit), Place::Behind | Place::Closing | Place::Last) => {
                Some((line_end(text, unit.end), format!(" {}", self.text)))
            }
        }
    }
}

/// What a comment that begins here stands at.
fn place(text: &str, units: &[Unit], root: &Node, start: usize) -> (String, Place) {
    if start < root.at {
        return (ROOT.to_owned(), Place::Before);
    }
    if start >= root.end {
        return (BELOW.to_owned(), Place::Last);
    }
    // The innermost one: units are listed from the outside to the inside.
    let around = units.iter().rfind(|unit| unit.start < start && start < unit.end);
    if let Some(unit) = around.filter(|unit| !unit.is_open) {
        return (unit.path.clone(), Place::Behind);
    }
    let parent = around.map_or(ROOT, |unit| &unit.path);
    let inside = || units.iter().filter(|unit| unit.parent == parent && unit.path != parent);
    let is_same_line = |from: usize| !text[from..start].contains('\n');
    let before = inside().take_while(|unit| unit.start < start).last();
    if let Some(unit) = before.filter(|unit| is_same_line(unit.end.min(start))) {
        return (unit.path.clone(), if unit.is_open { Place::Closing } else { Place::Behind });
    }
    let opening = around.map_or(root.at, |unit| unit.start);
    if before.is_none() && is_same_line(opening) {
        return (parent.to_owned(), Place::Behind);
    }
    match inside().find(|unit| unit.start > start) {
        Some(unit) => (unit.path.clone(), Place::Before),
        None => (parent.to_owned(), Place::Last),
    }
}

/// Everything that comments can stand at, from the outside to the inside and in the order of the text.
fn units(text: &str, root: &Node) -> Vec<Unit> {
    let mut units = Vec::new();
    walk(text, root, ROOT, &mut units);
    units
}

fn walk(text: &str, node: &Node, parent: &str, units: &mut Vec<Unit>) {
    let mut add = |path: String, by_place: Option<String>, start: usize, node: &Node| {
        let is_open = opens_lines(text, node);
        units.push(Unit {
            path: path.clone(),
            by_place,
            parent: parent.to_owned(),
            start,
            end: node.end,
            is_open,
        });
        if is_open {
            walk(text, node, &path, units);
        }
    };
    match &node.value {
        Value::Group(group) => {
            for field in &group.fields {
                let path =
                    if parent == ROOT { field.name.clone() } else { format!("{parent}/{}", field.name) };
                add(path, None, field.at, &field.node);
            }
        }
        Value::List(items) => {
            for (place, item) in items.iter().enumerate() {
                let by_place = format!("{parent}[{place}]");
                match number(item).map(|number| format!("#{number}")).or_else(|| known_by(item, parent)) {
                    Some(path) => add(path, Some(by_place), item.at, item),
                    None => add(by_place, None, item.at, item),
                }
            }
        }
        Value::Bool(_) | Value::Int(_) | Value::Float | Value::Text(_) | Value::Word(_) | Value::Map(_) => {}
    }
}

/// Do the parts of a value stand on lines of their own? Those of an entry do not.
fn opens_lines(text: &str, node: &Node) -> bool {
    match &node.value {
        Value::Group(group) => number(node).is_none() && !group.fields.is_empty() && spans_lines(text, node),
        Value::List(items) => !items.is_empty() && spans_lines(text, node),
        _ => false,
    }
}

fn spans_lines(text: &str, node: &Node) -> bool {
    text[node.at..node.end].contains('\n')
}

/// The number of an entry.
fn number(node: &Node) -> Option<i128> {
    let Value::Group(group) = &node.value else { return None };
    match group.fields.iter().find(|field| field.name == "id")?.node.value {
        // The others get a number when they are read.
        Value::Int(number) if (1..=i128::from(MAX_ID)).contains(&number) => Some(number),
        _ => None,
    }
}

/// What an entry without a number is known by, wherever it stands in its list: its script, its code, or what it says.
fn known_by(node: &Node, parent: &str) -> Option<String> {
    let word = |node: &Node| if let Value::Text(text) = &node.value { Some(text.clone()) } else { None };
    let word = match &node.value {
        Value::Group(group) => {
            let mut fields = group.fields.iter();
            word(&fields.find(|field| ["script", "code"].contains(&field.name.as_str()))?.node)
        }
        _ => word(node),
    };
    word.map(|word| format!("{parent}/{word}"))
}

fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |end| end + 1)
}

fn line_end(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |end| at + end)
}

/// By how many steps the line of a place is indented.
fn depth_of(text: &str, at: usize) -> usize {
    let line = &text[line_start(text, at)..];
    (line.len() - line.trim_start_matches(' ').len()) / 4
}
