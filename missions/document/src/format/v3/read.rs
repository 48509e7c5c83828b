//! The sections of format 3.

use super::lines::Entry;
use super::{FORMAT, File, SECTIONS};
use crate::format::at::At;
use crate::format::log::Log;
use crate::format::read::own::{Reading, named, own, refused};
use crate::format::read::parts::{MAX_TRANSLATIONS, each, list, many_of, one, shared, stranger, twice};
use crate::format::read::settings::{settings, system};
use crate::format::tree::{Field, Group, Node, Value};
use crate::format::v1;
use crate::words::text;
use rule_system::RuleSystem;
use serde::de::DeserializeOwned;

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
            "tiles" => entries(node, "tile", system, &mut file.tiles, log),
            "doors" => entries(node, "door", system, &mut file.doors, log),
            "pieces" => entries(node, "piece", system, &mut file.pieces, log),
            "starts" => entries(node, "start", system, &mut file.starts, log),
            "figures" => entries(node, "figure", system, &mut file.figures, log),
            "labels" => list(node, "label", &mut file.labels, log),
            "translations" => {
                many_of(node, ("translation", MAX_TRANSLATIONS), &mut file.translations, log);
            }
            "regions" => entries(node, "region", system, &mut file.regions, log),
            _ if shared(field, &mut file, log) => {}
            _ => stranger(field, &SECTIONS, (v1::FORMAT, &v1::SECTIONS), log),
        }
    });
    file
}

/// A list of entries that may have values of the rule system's own.
fn entries<E: Entry + DeserializeOwned>(
    node: &Node,
    noun: &'static str,
    system: Option<&'static dyn RuleSystem>,
    target: &mut Vec<At<E>>,
    log: &mut Log<'_>,
) {
    let (bare, fields) = without_fields(node, log);
    list(&bare, noun, target, log);
    for (at, field) in fields {
        // An entry that was left out has been reported.
        let Some(entry) = target.iter_mut().find(|entry| entry.at == at) else { continue };
        match named(&field.node) {
            Ok(named) => {
                let rows = system.map(|system| entry.it.rows(system));
                let reading = Reading { noun: "field", format: FORMAT };
                entry.it.fields().0 = own(reading, &named, rows, log);
            }
            Err(wrong) => refused("`fields`", text("own-entry"), wrong, log),
        }
    }
}

/// The entries of a list without their values, and the values by where their entries stand.
fn without_fields(node: &Node, log: &mut Log<'_>) -> (Node, Vec<(usize, Field)>) {
    let mut fields = Vec::new();
    let mut bare = node.clone();
    if let Value::List(items) = &mut bare.value {
        for item in items {
            let Value::Group(group) = &mut item.value else { continue };
            let mut is_first = true;
            while let Some(index) = group.fields.iter().position(|field| field.name == "fields") {
                let field = group.fields.remove(index);
                if is_first {
                    fields.push((item.at, field));
                } else {
                    twice(&field.name, field.at, log);
                }
                is_first = false;
            }
        }
    }
    (bare, fields)
}
