//! Comments of people in a mission's file, kept from reading to writing. Each one belongs to the entry or field that it stands at, by
//! the number or word of the entry or the name of the field, and is written there again wherever that goes. The comment of an entry
//! that is removed is not written while the entry is gone.

use super::tree::{self, Node, Tree, Value};
use crate::id::MAX_ID;
use std::collections::{BTreeMap, BTreeSet};

/// The comments of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Comments(Vec<Comment>);

/// A comment: what it stands at, how, and its text with its slashes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Comment {
    at: String,
    place: Place,
    text: String,
    /// Where what it stands at began in the text, until entries without a number have theirs.
    from: usize,
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
    /// What it is called: `info/title`, `#12`, `cards:hunt.rhai`, `seeds[0]`.
    path: String,
    /// What it is called by its place, where it has a number or word: `doors[0]`.
    by_place: Option<String>,
    /// What it is in, by its place in the list of all.
    parent: Option<usize>,
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
            let (at, place, from) = place(text, &units, root, *start);
            // One of several lines stands before what it was behind: the rest of its line must stay free.
            let is_behind = matches!(place, Place::Behind | Place::Closing) && at != ROOT;
            let place = if is_behind && written.contains('\n') { Place::Before } else { place };
            Some(Comment { at, place, text: written.to_owned(), from })
        };
        Self(tree.comments.iter().filter_map(comment).collect())
    }

    /// Entries that began at these places have these numbers now.
    pub(crate) fn number(&mut self, given: &BTreeMap<usize, u32>) {
        for comment in &mut self.0 {
            if let Some(number) = given.get(&comment.from) {
                comment.at = format!("#{number}");
            }
            comment.from = 0;
        }
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
            let (unit, is_itself) = nearest(&comment.at, &known);
            // Behind what is around it, if there is room.
            let around = if comment.text.contains('\n') { Place::Before } else { Place::Behind };
            let place = if is_itself { comment.place } else { around };
            pieces.extend(comment.piece(&text, unit, place, root));
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
    fn piece(&self, text: &str, unit: Option<&Unit>, place: Place, root: &Node) -> Option<(usize, String)> {
        let own_line =
            |at: usize, depth: usize| Some((at, format!("{}{}\n", "    ".repeat(depth), self.text)));
        let closing = |end: usize| (line_start(text, end - 1), depth_of(text, end - 1) + 1);
        match (unit, place) {
            (None, Place::Before) if self.at == ROOT => own_line(0, 0),
            (None, Place::Behind) if self.at == ROOT => {
                Some((line_end(text, root.at), format!(" {}", self.text)))
            }
            (None, _) if self.at == BELOW => Some((text.len(), format!("{}\n", self.text))),
            (None, _) if is_entry(&self.at) => None,
            // Of a section that is empty by now, and what stood last in the file.
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

/// What has a name, or the nearest thing around it; and is it that itself? Nothing for an entry that is gone.
fn nearest<'u>(at: &str, known: &BTreeMap<&str, &'u Unit>) -> (Option<&'u Unit>, bool) {
    let mut name = at;
    loop {
        if let Some(unit) = known.get(name) {
            return (Some(unit), name == at);
        }
        let cut = name.rfind(['/', '[']).filter(|_| !is_entry(name) && at != BELOW);
        let Some(cut) = cut else { return (None, true) };
        name = &name[..cut];
    }
}

/// Is it the name of an entry, by number or by word?
fn is_entry(name: &str) -> bool {
    name.starts_with('#') || name.contains(':')
}

/// What a comment that begins here stands at, how, and where that begins.
fn place(text: &str, units: &[Unit], root: &Node, start: usize) -> (String, Place, usize) {
    if start < root.at {
        return (ROOT.to_owned(), Place::Before, root.at);
    }
    if start >= root.end {
        return (BELOW.to_owned(), Place::Last, root.at);
    }
    let at = |unit: &Unit, place| (unit.path.clone(), place, unit.start);
    // Units are listed in the order of the text: what is around is the last one that begins before, or around that.
    let next = units.partition_point(|unit| unit.start < start);
    let (mut around, mut before) = (next.checked_sub(1), None);
    while let Some(unit) = around.filter(|unit| units[*unit].end <= start) {
        (before, around) = (Some(&units[unit]), units[unit].parent);
    }
    let is_same_line = |from: usize| !text[from..start].contains('\n');
    let outer = around.map(|unit| &units[unit]);
    if let Some(unit) = outer.filter(|unit| !unit.is_open) {
        return at(unit, Place::Behind);
    }
    if let Some(unit) = before.filter(|unit| is_same_line(unit.end)) {
        return at(unit, if unit.is_open { Place::Closing } else { Place::Behind });
    }
    let whole = |place| outer.map_or((ROOT.to_owned(), place, root.at), |unit| at(unit, place));
    if before.is_none() && is_same_line(outer.map_or(root.at, |unit| unit.start)) {
        return whole(Place::Behind);
    }
    match units.get(next).filter(|unit| unit.parent == around) {
        Some(unit) => at(unit, Place::Before),
        None => whole(Place::Last),
    }
}

/// Everything that comments can stand at, from the outside to the inside and in the order of the text.
fn units(text: &str, root: &Node) -> Vec<Unit> {
    let mut walk = Walk { text, units: Vec::new(), used: BTreeSet::new() };
    walk.inside(root, ROOT, None);
    walk.units
}

/// On the way through a tree.
struct Walk<'t> {
    text: &'t str,
    units: Vec<Unit>,
    /// The names that were given.
    used: BTreeSet<String>,
}

impl Walk<'_> {
    fn inside(&mut self, node: &Node, path: &str, parent: Option<usize>) {
        match &node.value {
            Value::Group(group) => {
                for field in &group.fields {
                    let name = &field.name;
                    let name = if path == ROOT { name.clone() } else { format!("{path}/{name}") };
                    let (start, end) = (field.at, field.node.end);
                    let is_open = opens_lines(self.text, &field.node);
                    let this = self.units.len();
                    self.units.push(Unit { path: name.clone(), by_place: None, parent, start, end, is_open });
                    // What is in a list on one line is known too: it may have stood on lines of its own.
                    if is_open || matches!(field.node.value, Value::List(_)) {
                        self.inside(&field.node, &name, Some(this));
                    }
                }
            }
            // An entry is written on one line.
            Value::List(items) => {
                for (place, item) in items.iter().enumerate() {
                    let by_place = format!("{path}[{place}]");
                    let word = || known_by(item, path);
                    let name = number(item).map(|number| format!("#{number}")).or_else(word);
                    // Of two that are called alike the second one is known by its place.
                    let name = name.filter(|name| self.used.insert(name.clone()));
                    let (path, by_place) = match name {
                        Some(name) => (name, Some(by_place)),
                        None => (by_place, None),
                    };
                    let (start, end) = (item.at, item.end);
                    self.units.push(Unit { path, by_place, parent, start, end, is_open: false });
                }
            }
            Value::Bool(_)
            | Value::Int(_)
            | Value::Float
            | Value::Text(_)
            | Value::Word(_)
            | Value::Map(_) => {}
        }
    }
}

/// Do the parts of a field stand on lines of their own?
fn opens_lines(text: &str, node: &Node) -> bool {
    let is_full = match &node.value {
        Value::Group(group) => !group.fields.is_empty(),
        Value::List(items) => !items.is_empty(),
        _ => false,
    };
    is_full && text[node.at..node.end].contains('\n')
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

/// What an entry without a number is known by, wherever it stands in its list: its script, its code and what that is about, or what
/// it says.
fn known_by(node: &Node, list: &str) -> Option<String> {
    match &node.value {
        Value::Text(text) => Some(format!("{list}:{text}")),
        Value::Group(group) => {
            let said = |name: &str| {
                let field = group.fields.iter().find(|field| field.name == name)?;
                match &field.node.value {
                    Value::Text(text) => Some(text.clone()),
                    Value::Int(number) => Some(number.to_string()),
                    _ => None,
                }
            };
            let word = said("script").or_else(|| said("code"))?;
            Some(format!("{list}:{word} {}", said("about").unwrap_or_default()))
        }
        _ => None,
    }
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
