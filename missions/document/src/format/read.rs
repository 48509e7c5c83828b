//! From the text of a `mission.ron` to the shape of the newest format, section by section and entry by entry; an older
//! format is converted there. A wrong entry is reported and left out; only a format newer than ours is refused.

pub(super) mod own;
pub(super) mod parts;
pub(super) mod settings;

use crate::format::comments::Comments;
use crate::format::log::{self, Log};
use crate::format::tree::{self, Group, Node, Tree, Value};
use crate::format::v3::{self, File};
use crate::format::{v1, v2};
use crate::words::text;

/// The file is of a format that was made after this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Newer(pub(crate) u32);

/// Read a text.
pub(crate) fn read(written: &str, log: &mut Log<'_>) -> Result<File, Newer> {
    let tree = tree::read(written);
    let root = match &tree.root {
        Some(Node { value: Value::Group(group), .. }) => group,
        Some(node) => {
            faults(&tree, log);
            log.say(log::BROKEN, node.at, text("read-none"), text("read-none-help"));
            return Ok(File::default());
        }
        None => {
            faults(&tree, log);
            return Ok(File::default());
        }
    };
    let file = part(&tree, root, &[], log)?;
    Ok(File { comments: Comments::of(written, &tree), ..file })
}

/// Read what has the sections of a mission and perhaps fields of its own.
pub(crate) fn part(tree: &Tree, root: &Group, own: &[&str], log: &mut Log<'_>) -> Result<File, Newer> {
    faults(tree, log);
    let format = header(root, log);
    match format {
        v1::FORMAT => Ok(v1::read::sections(root, own, log)),
        v2::FORMAT => Ok(v2::read::sections(root, own, log)),
        v3::FORMAT => Ok(v3::read::sections(root, own, log)),
        newer => Err(Newer(newer)),
    }
}

fn faults(tree: &Tree, log: &mut Log<'_>) {
    for fault in &tree.faults {
        log.say(log::BROKEN, fault.at, fault.message.clone(), text("fix-text"));
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
pub(super) fn stated(root: &Group) -> Option<u32> {
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
    if root.fields.iter().any(|field| field.name == v3::TRANSLATIONS) {
        return v3::FORMAT;
    }
    let is_new = |name: &str| v2::SECTIONS.contains(&name) && !v1::SECTIONS.contains(&name);
    if root.fields.iter().any(|field| is_new(&field.name)) { v2::FORMAT } else { v1::FORMAT }
}

fn header(root: &Group, log: &mut Log<'_>) -> u32 {
    stated(root).unwrap_or_else(|| {
        let format = guessed(root);
        let at = root.fields.iter().find(|field| field.name == "format").map_or(0, |field| field.at);
        let message = text("no-format").with("format", format);
        log.say(log::NO_FORMAT, at, message, text("no-format-help").with("format", format));
        format
    })
}
