//! From the text of a `mission.ron` to the shape of the newest format, section by section and entry by entry; an older
//! format is converted there. A wrong entry is reported and left out; only a format newer than ours is refused.

use crate::format::at::At;
use crate::format::log::{self, Log};
use crate::format::shape::{self, Unknown, Wrong};
use crate::format::tree::{self, Field, Group, Node, Tree, Value};
use crate::format::v1;
use crate::format::v2::{self, File, Info};
use script_api::suggest::nearest;
use serde::Deserialize;

/// The most entries a section may have. The box has 24 tiles and fewer than 100 tokens.
pub const MAX_ENTRIES: usize = 1000;

/// The file is of a format that was made after this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Newer(pub(crate) u32);

/// Read a text.
pub(crate) fn read(text: &str, log: &mut Log<'_>) -> Result<File, Newer> {
    let tree = tree::read(text);
    let root = match &tree.root {
        Some(Node { value: Value::Group(group), .. }) => group,
        Some(node) => {
            faults(&tree, log);
            let help = "a mission file looks like ( format: 2, rules: \"doom-2016\", … )";
            log.say(log::BROKEN, node.at, "this is not a mission", help);
            return Ok(File::default());
        }
        None => {
            faults(&tree, log);
            return Ok(File::default());
        }
    };
    part(&tree, root, &[], log)
}

/// Read what has the sections of a mission and perhaps fields of its own.
pub(crate) fn part(tree: &Tree, root: &Group, own: &[&str], log: &mut Log<'_>) -> Result<File, Newer> {
    faults(tree, log);
    let format = header(root, log);
    match format {
        v1::FORMAT => Ok(v1::read::sections(root, own, log)),
        v2::FORMAT => Ok(v2::read::sections(root, own, log)),
        newer => Err(Newer(newer)),
    }
}

fn faults(tree: &Tree, log: &mut Log<'_>) {
    for fault in &tree.faults {
        log.say(log::BROKEN, fault.at, fault.message.clone(), "fix the text of the file at this place");
    }
    if let Some(at) = tree.comment {
        let help = "notes for editors of the mission belong in `notes` of `info`";
        log.say(log::COMMENT, at, "comments are not kept when the mission is saved", help);
    }
}

/// The format of a text, as [`read`] takes it.
pub(crate) fn format_of(text: &str) -> u32 {
    match tree::read(text).root {
        Some(Node { value: Value::Group(root), .. }) => stated(&root).unwrap_or_else(|| guessed(&root)),
        _ => v2::FORMAT,
    }
}

/// The number of the format, from the one field that every format has.
fn stated(root: &Group) -> Option<u32> {
    let field = root.fields.iter().find(|field| field.name == "format")?;
    match field.node.value {
        Value::Int(number) => {
            u32::try_from(number.min(i128::from(u32::MAX))).ok().filter(|number| *number >= 1)
        }
        _ => None,
    }
}

/// Which format it is where nothing is stated: the first, in which such files were always read, unless it has a section that
/// came with the second.
fn guessed(root: &Group) -> u32 {
    let is_new = |name: &str| v2::SECTIONS.contains(&name) && !v1::SECTIONS.contains(&name);
    if root.fields.iter().any(|field| is_new(&field.name)) { v2::FORMAT } else { v1::FORMAT }
}

fn header(root: &Group, log: &mut Log<'_>) -> u32 {
    stated(root).unwrap_or_else(|| {
        let format = guessed(root);
        let at = root.fields.iter().find(|field| field.name == "format").map_or(0, |field| field.at);
        let message = format!("the file does not say its format; it is read as format {format}");
        log.say(log::NO_FORMAT, at, message, &format!("write `format: {format},` as the first field"));
        format
    })
}

/// Every section once, in the order of the file. Entries without a name are reported here, unknown ones by the caller.
pub(super) fn each(
    root: &Group,
    own: &[&str],
    log: &mut Log<'_>,
    mut read: impl FnMut(&Field, &mut Log<'_>),
) {
    let mut seen: Vec<&str> = Vec::new();
    for field in &root.fields {
        if seen.contains(&field.name.as_str()) {
            twice(&field.name, field.at, log);
            continue;
        }
        seen.push(&field.name);
        if field.name != "format" && !own.contains(&field.name.as_str()) {
            read(field, log);
        }
    }
    nameless(&root.items, log);
}

/// Something that may stand there once stands there again.
pub(super) fn twice(name: &str, at: usize, log: &mut Log<'_>) {
    let message = format!("`{}` is written twice; this one was left out", tree::shortened(name));
    log.say(log::WRONG, at, message, "join the two by hand");
}

/// The sections that all formats so far have in common. `false` if it is none of them.
pub(super) fn shared(field: &Field, file: &mut File, log: &mut Log<'_>) -> bool {
    let node = &field.node;
    match field.name.as_str() {
        "last_id" => one(node, "last_id", &mut file.last_id, log),
        "info" => parts(node, "info", log, |part, log| info(part, &mut file.info, log)),
        "scripts" => one(node, "scripts", &mut file.scripts, log),
        "own_tiles" => one(node, "own_tiles", &mut file.own_tiles, log),
        "content" => list(node, "file of cards", &mut file.content, log),
        "cards" => list(node, "card", &mut file.cards, log),
        "tiles" => list(node, "tile", &mut file.tiles, log),
        "doors" => list(node, "door", &mut file.doors, log),
        "starts" => list(node, "start", &mut file.starts, log),
        "figures" => list(node, "figure", &mut file.figures, log),
        "labels" => list(node, "label", &mut file.labels, log),
        "regions" => list(node, "region", &mut file.regions, log),
        "mutes" => list(node, "mute", &mut file.mutes, log),
        _ => return false,
    }
    true
}

/// A section that a format does not know. One of another format is no slip of the pen: what stands in it would be lost.
pub(super) fn stranger(
    field: &Field,
    known: &[&'static str],
    (other, theirs): (u32, &[&str]),
    log: &mut Log<'_>,
) {
    if !theirs.contains(&field.name.as_str()) {
        return strange(&field.name, field.at, nearest(&field.name, known.iter().copied()), log);
    }
    elsewhere(field, other, log);
}

/// Something that another format has and this one has not.
pub(super) fn elsewhere(field: &Field, other: u32, log: &mut Log<'_>) {
    let message =
        format!("`{}` was left out: it belongs to format {other}, which this file is not", field.name);
    let help = format!("write it as this format has it, or the whole file as `format: {other}`");
    log.say(log::WRONG, field.at, message, &help);
}

/// A section that is a group of parts, each of which is worth reading even if another is wrong.
pub(super) fn parts(
    node: &Node,
    section: &str,
    log: &mut Log<'_>,
    mut read: impl FnMut(&Field, &mut Log<'_>) -> bool,
) {
    let Value::Group(Group { name: _, fields, items }) = &node.value else {
        log.say(log::WRONG, node.at, format!("`{section}` was left out: it must be written in ( )"), "");
        return;
    };
    for field in fields {
        if !read(field, log) {
            strange(&field.name, field.at, None, log);
        }
    }
    nameless(items, log);
}

fn nameless(items: &[Node], log: &mut Log<'_>) {
    if let Some(item) = items.first() {
        log.say(
            log::WRONG,
            item.at,
            "a value without a name was left out",
            "write its name and `:` before it",
        );
    }
}

fn info(part: &Field, info: &mut Info, log: &mut Log<'_>) -> bool {
    let target = match part.name.as_str() {
        "title" => &mut info.title,
        "author" => &mut info.author,
        "licence" => &mut info.licence,
        "summary" => &mut info.summary,
        "briefing" => &mut info.briefing,
        "victory" => &mut info.victory,
        "defeat" => &mut info.defeat,
        "notes" => &mut info.notes,
        _ => return false,
    };
    one(&part.node, &part.name, target, log);
    true
}

pub(super) fn one<'n, T: Deserialize<'n>>(node: &'n Node, name: &str, target: &mut T, log: &mut Log<'_>) {
    match entry(node, log) {
        Ok(value) => *target = value,
        Err(wrong) => left_out(&format!("`{name}`"), node.at, &wrong, log),
    }
}

pub(super) fn list<'n, T: Deserialize<'n>>(
    node: &'n Node,
    noun: &str,
    target: &mut Vec<At<T>>,
    log: &mut Log<'_>,
) {
    let Value::List(items) = &node.value else {
        log.say(log::WRONG, node.at, format!("the {noun}s were left out: they must be a list in [ ]"), "");
        return;
    };
    for item in items.iter().take(MAX_ENTRIES) {
        match entry(item, log) {
            Ok(it) => target.push(At { at: item.at, it }),
            Err(wrong) => left_out(&format!("this {noun}"), item.at, &wrong, log),
        }
    }
    if let Some(item) = items.get(MAX_ENTRIES) {
        let message = format!(
            "{} {noun}s are more than a mission can have; the first {MAX_ENTRIES} were read",
            items.len()
        );
        log.say(log::TOO_MANY, item.at, message, "remove what is not needed");
    }
}

fn entry<'n, T: Deserialize<'n>>(node: &'n Node, log: &mut Log<'_>) -> Result<T, Wrong> {
    let mut unknown = Vec::new();
    let result = shape::read(node, &mut unknown);
    for Unknown { at, name, meant } in unknown {
        strange(&name, at, meant, log);
    }
    result
}

fn left_out(what: &str, at: usize, wrong: &Wrong, log: &mut Log<'_>) {
    let message = format!("{what} was left out: {}", wrong.message);
    log.say(log::WRONG, wrong.at.unwrap_or(at), message, "fix it before saving, or it is lost");
}

fn strange(name: &str, at: usize, meant: Option<&str>, log: &mut Log<'_>) {
    let name = tree::shortened(name);
    let help = match meant {
        Some(meant) => format!("perhaps `{meant}` was meant"),
        None => "take it out, or use the Hellwright that wrote it".to_owned(),
    };
    log.say(log::STRANGE, at, format!("`{name}` is not known here and was not read"), &help);
}
