//! The sections of a file, and the parts and entries in them, for every format: what cannot be read is reported and left out.

use crate::format::at::At;
use crate::format::log::{self, Log};
use crate::format::shape::{self, Unknown, Wrong};
use crate::format::tree::{self, Field, Group, Node, Value};
use crate::format::v2;
use crate::format::v3::{File, Info, with_quotes};
use crate::words::text;
use script_api::suggest::nearest;
use serde::Deserialize;
use words::{Argument, Text};

/// The most entries a section may have. The box has 24 tiles and fewer than 100 tokens.
pub const MAX_ENTRIES: usize = 1000;

/// The most texts in other languages: a few hundred for each of a hundred languages.
pub(in crate::format) const MAX_TRANSLATIONS: usize = 50_000;

/// What files have since format 3, as far as it is always new.
const LATER: [&str; 3] = ["area", "fields", "translations"];

/// Every section once, in the order of the file. Entries without a name are reported here, unknown ones by the caller.
pub(in crate::format) fn each(
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
pub(in crate::format) fn twice(name: &str, at: usize, log: &mut Log<'_>) {
    let message = text("parts-twice").with("name", tree::shortened(name));
    log.say(log::WRONG, at, message, text("parts-twice-help"));
}

/// The sections that all formats so far have in common. `false` if it is none of them.
pub(in crate::format) fn shared(field: &Field, file: &mut File, log: &mut Log<'_>) -> bool {
    let node = &field.node;
    match field.name.as_str() {
        "last_id" => one(node, "last_id", &mut file.last_id, log),
        "info" => parts(node, "info", log, |part, log| info(part, &mut file.info, log)),
        "scripts" => one(node, "scripts", &mut file.scripts, log),
        "own_tiles" => one(node, "own_tiles", &mut file.own_tiles, log),
        "content" => list(node, "file-of-cards", &mut file.content, log),
        "cards" => list(&with_quotes(node), "card", &mut file.cards, log),
        "mutes" => list(node, "mute", &mut file.mutes, log),
        _ => return false,
    }
    true
}

/// The sections of a map that formats 1 and 2 have in common. `false` if it is none of them.
pub(in crate::format) fn old_map(field: &Field, file: &mut File, log: &mut Log<'_>) -> bool {
    let node = &field.node;
    match field.name.as_str() {
        "tiles" => old_list::<v2::Tile, _>(node, "tile", &mut file.tiles, log),
        "doors" => old_list::<v2::Door, _>(node, "door", &mut file.doors, log),
        "starts" => old_list::<v2::Start, _>(node, "start", &mut file.starts, log),
        "figures" => old_list::<v2::Figure, _>(node, "figure", &mut file.figures, log),
        "labels" => list(node, "label", &mut file.labels, log),
        "regions" => old_list::<v2::Region, _>(node, "region", &mut file.regions, log),
        _ => return false,
    }
    true
}

/// A section that a format does not know. One of another format is no slip of the pen: what stands in it would be lost.
pub(in crate::format) fn stranger(
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
pub(in crate::format) fn elsewhere(field: &Field, other: u32, log: &mut Log<'_>) {
    let message = text("parts-elsewhere").with("name", field.name.as_str()).with("format", other);
    log.say(log::WRONG, field.at, message, text("parts-elsewhere-help").with("format", other));
}

/// A section that is a group of parts, each of which is worth reading even if another is wrong.
pub(in crate::format) fn parts(
    node: &Node,
    section: &str,
    log: &mut Log<'_>,
    mut read: impl FnMut(&Field, &mut Log<'_>) -> bool,
) {
    let Value::Group(Group { name: _, fields, items }) = &node.value else {
        log.say(log::WRONG, node.at, text("parts-no-group").with("section", section), None);
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
        log.say(log::WRONG, item.at, text("parts-nameless"), text("parts-nameless-help"));
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

pub(in crate::format) fn one<'n, T: Deserialize<'n>>(
    node: &'n Node,
    name: &str,
    target: &mut T,
    log: &mut Log<'_>,
) {
    match entry(node, log) {
        Ok(value) => *target = value,
        Err(wrong) => left_out(format!("`{name}`"), node.at, &wrong, log),
    }
}

pub(in crate::format) fn list<'n, T: Deserialize<'n>>(
    node: &'n Node,
    noun: &str,
    target: &mut Vec<At<T>>,
    log: &mut Log<'_>,
) {
    many_of(node, (noun, MAX_ENTRIES), target, log);
}

/// The same with so many entries at most.
pub(in crate::format) fn many_of<'n, T: Deserialize<'n>>(
    node: &'n Node,
    (noun, most): (&str, usize),
    target: &mut Vec<At<T>>,
    log: &mut Log<'_>,
) {
    let Value::List(items) = &node.value else {
        log.say(log::WRONG, node.at, text("parts-no-list").with("many", many(noun)), None);
        return;
    };
    for item in items.iter().take(most) {
        match entry(item, log) {
            Ok(it) => target.push(At { at: item.at, it }),
            Err(wrong) => left_out(text("parts-this").with("noun", noun), item.at, &wrong, log),
        }
    }
    if let Some(item) = items.get(most) {
        too_many((items.len(), most), noun, item.at, log);
    }
}

/// There are more entries than the most that are read; the next one stands here.
pub(in crate::format) fn too_many((count, most): (usize, usize), noun: &str, at: usize, log: &mut Log<'_>) {
    let message = text("parts-too-many").with("count", count).with("many", many(noun));
    log.say(log::TOO_MANY, at, message.with("most", most), text("parts-too-many-help"));
}

/// What several entries are called.
fn many(noun: &str) -> Text {
    text("parts-many").with("noun", noun)
}

/// A list whose entries had fewer fields in an older format.
pub(in crate::format) fn old_list<'n, Old: Deserialize<'n>, New: From<Old>>(
    node: &'n Node,
    noun: &str,
    target: &mut Vec<At<New>>,
    log: &mut Log<'_>,
) {
    let mut old: Vec<At<Old>> = Vec::new();
    list(node, noun, &mut old, log);
    target.extend(old.into_iter().map(|entry| entry.map(New::from)));
}

fn entry<'n, T: Deserialize<'n>>(node: &'n Node, log: &mut Log<'_>) -> Result<T, Wrong> {
    let mut unknown = Vec::new();
    let result = shape::read(node, &mut unknown);
    for Unknown { at, name, meant } in unknown {
        strange(&name, at, meant, log);
    }
    result
}

fn left_out(what: impl Into<Argument>, at: usize, wrong: &Wrong, log: &mut Log<'_>) {
    let message = text("parts-left-out").with("what", what).with("why", wrong.message.clone());
    log.say(log::WRONG, wrong.at.unwrap_or(at), message, text("fix-or-lost"));
}

pub(in crate::format) fn strange(name: &str, at: usize, meant: Option<&str>, log: &mut Log<'_>) {
    let name = tree::shortened(name);
    let help = match meant {
        Some(meant) => text("meant").with("meant", meant),
        None if LATER.contains(&name.as_ref()) => text("parts-strange-later"),
        None => text("parts-strange-help"),
    };
    log.say(log::STRANGE, at, text("parts-strange").with("name", name), help);
}
