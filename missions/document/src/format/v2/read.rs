//! The sections of format 2, brought up to format 3 at once.

use super::{FORMAT, Piece, SECTIONS};
use crate::format::log::Log;
use crate::format::read::parts::{each, list, old_list, old_map, one, shared, stranger};
use crate::format::read::settings::{settings, system};
use crate::format::tree::Group;
use crate::format::v1;
use crate::format::v3::File;

/// Read the sections of a file.
pub(crate) fn sections(root: &Group, own: &[&str], log: &mut Log<'_>) -> File {
    let system = system(root);
    let mut file = File::default();
    each(root, own, log, |field, log| {
        let node = &field.node;
        match field.name.as_str() {
            "rules" => one(node, "rules", &mut file.rules, log),
            "settings" => settings(FORMAT, node, system, &mut file.settings, log),
            "intents" => list(node, "intent", &mut file.intents, log),
            "pieces" => old_list::<Piece, _>(node, "piece", &mut file.pieces, log),
            _ if shared(field, &mut file, log) || old_map(field, &mut file, log) => {}
            _ => stranger(field, &SECTIONS, (v1::FORMAT, &v1::SECTIONS), log),
        }
    });
    file
}
