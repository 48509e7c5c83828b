//! From the text of a `mission.ron` to the shape of format 1, section by section and entry by entry.
//! A wrong entry is told and left out; only a format newer than ours is refused.

use crate::format::log::{self, Log};
use crate::format::shape::{self, Unknown, Wrong};
use crate::format::tree::{self, Group, Node, Tree, Value};
use crate::format::v1::{self, At, File};
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
            let help = "a mission file looks like ( format: 1, box: \"doom-2016\", … )";
            log.say(log::BROKEN, node.at, "this is not a mission", help);
            return Ok(File { format: v1::FORMAT, ..File::default() });
        }
        None => {
            faults(&tree, log);
            return Ok(File { format: v1::FORMAT, ..File::default() });
        }
    };
    part(&tree, root, &[], log)
}

/// Read what has the sections of a mission and perhaps fields of its own.
pub(crate) fn part(tree: &Tree, root: &Group, own: &[&str], log: &mut Log<'_>) -> Result<File, Newer> {
    faults(tree, log);
    let format = header(root, log);
    if format > v1::FORMAT {
        return Err(Newer(format));
    }
    Ok(sections(root, own, log))
}

fn faults(tree: &Tree, log: &mut Log<'_>) {
    for fault in &tree.faults {
        log.say(log::BROKEN, fault.at, fault.message.clone(), "mend the text of the file at this spot");
    }
    if let Some(at) = tree.comment {
        let help = "words for whoever changes the mission belong into `notes` of `info`";
        log.say(log::COMMENT, at, "comments are not kept when the mission is saved", help);
    }
}

/// The number of the format, from the one field that every format has.
fn header(root: &Group, log: &mut Log<'_>) -> u32 {
    let field = root.fields.iter().find(|field| field.name == "format");
    let number = field.and_then(|field| match field.node.value {
        Value::Int(number) => u32::try_from(number.min(i128::from(u32::MAX))).ok(),
        _ => None,
    });
    match (field, number) {
        (_, Some(number)) if number >= 1 => number,
        _ => {
            let at = field.map_or(0, |field| field.at);
            let help = "write `format: 1,` as the first field";
            log.say(log::NO_FORMAT, at, "the file does not say its format; it is read as format 1", help);
            v1::FORMAT
        }
    }
}

fn sections(root: &Group, own: &[&str], log: &mut Log<'_>) -> File {
    let mut file = File { format: v1::FORMAT, ..File::default() };
    let mut seen: Vec<&str> = Vec::new();
    for field in &root.fields {
        let node = &field.node;
        if seen.contains(&field.name.as_str()) {
            log.say(
                log::WRONG,
                field.at,
                format!("`{}` is written twice; this one was left out", field.name),
                "join the two by hand",
            );
            continue;
        }
        seen.push(&field.name);
        match field.name.as_str() {
            "format" => {}
            own_field if own.contains(&own_field) => {}
            "box" => one(node, "box", &mut file.rules, log),
            "last_id" => one(node, "last_id", &mut file.last_id, log),
            "info" => parts(node, "info", log, |part, log| info(part, &mut file.info, log)),
            "settings" => parts(node, "settings", log, |part, log| settings(part, &mut file.settings, log)),
            "scripts" => one(node, "scripts", &mut file.scripts, log),
            "own_tiles" => one(node, "own_tiles", &mut file.own_tiles, log),
            "content" => list(node, "file of cards", &mut file.content, log),
            "cards" => list(node, "card", &mut file.cards, log),
            "tiles" => list(node, "tile", &mut file.tiles, log),
            "doors" => list(node, "door", &mut file.doors, log),
            "portals" => list(node, "portal", &mut file.portals, log),
            "teleporters" => list(node, "teleporter", &mut file.teleporters, log),
            "tokens" => list(node, "token", &mut file.tokens, log),
            "starts" => list(node, "start", &mut file.starts, log),
            "figures" => list(node, "figure", &mut file.figures, log),
            "labels" => list(node, "label", &mut file.labels, log),
            "regions" => list(node, "region", &mut file.regions, log),
            "mutes" => list(node, "mute", &mut file.mutes, log),
            _ => strange(&field.name, field.at, nearest(&field.name, v1::SECTIONS), log),
        }
    }
    if let Some(item) = root.items.first() {
        log.say(
            log::WRONG,
            item.at,
            "a value without a name was left out",
            "write its name and `:` before it",
        );
    }
    file
}

/// A section that is a group of parts, each of which is worth reading even if another is wrong.
fn parts(
    node: &Node,
    section: &str,
    log: &mut Log<'_>,
    mut read: impl FnMut(&tree::Field, &mut Log<'_>) -> bool,
) {
    let Value::Group(Group { name: None, fields, items }) = &node.value else {
        log.say(log::WRONG, node.at, format!("`{section}` was left out: it must be written in ( )"), "");
        return;
    };
    for field in fields {
        if !read(field, log) {
            strange(&field.name, field.at, None, log);
        }
    }
    if let Some(item) = items.first() {
        log.say(
            log::WRONG,
            item.at,
            "a value without a name was left out",
            "write its name and `:` before it",
        );
    }
}

fn info(part: &tree::Field, info: &mut v1::Info, log: &mut Log<'_>) -> bool {
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

fn settings(part: &tree::Field, settings: &mut v1::Settings, log: &mut Log<'_>) -> bool {
    let node = &part.node;
    match part.name.as_str() {
        "marines" => one(node, "marines", &mut settings.marines, log),
        "frag_limits" => one(node, "frag_limits", &mut settings.frag_limits, log),
        "loadouts" => one(node, "loadouts", &mut settings.loadouts, log),
        "invasion" => one(node, "invasion", &mut settings.invasion, log),
        "event_sets" => one(node, "event_sets", &mut settings.event_sets, log),
        "seeds" => one(node, "seeds", &mut settings.seeds, log),
        _ => return false,
    }
    true
}

fn one<'n, T: Deserialize<'n>>(node: &'n Node, name: &str, target: &mut T, log: &mut Log<'_>) {
    match entry(node, log) {
        Ok(value) => *target = value,
        Err(wrong) => left_out(&format!("`{name}`"), node.at, &wrong, log),
    }
}

fn list<'n, T: Deserialize<'n>>(node: &'n Node, noun: &str, target: &mut Vec<At<T>>, log: &mut Log<'_>) {
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
    log.say(log::WRONG, wrong.at.unwrap_or(at), message, "mend it before saving, or it is lost");
}

fn strange(name: &str, at: usize, meant: Option<&str>, log: &mut Log<'_>) {
    let name = tree::shortened(name);
    let help = match meant {
        Some(meant) => format!("perhaps `{meant}` was meant"),
        None => "take it out, or use the Hellwright that wrote it".to_owned(),
    };
    log.say(log::STRANGE, at, format!("`{name}` is not known here and was not read"), &help);
}
