//! The settings of a mission, from format 2 on.

use super::own::{Reading, named, own, refused};
use super::parts::{one, parts, twice};
use crate::format::log::{self, Log};
use crate::format::tree::{Field, Group, Node, Value};
use crate::format::v2::Settings;
use crate::words::text;
use rule_system::RuleSystem;
use rule_system::setting::Setting;

/// The rule system of a file; `None` if it is unknown. Its name may stand anywhere.
pub(in crate::format) fn system(root: &Group) -> Option<&'static dyn RuleSystem> {
    let rules = root.fields.iter().find(|field| field.name == "rules").map(|field| &field.node.value);
    let rules = match rules {
        Some(Value::Text(rules)) if !rules.is_empty() => rules,
        _ => systems::usual().id(),
    };
    systems::of(rules)
}

/// The settings of a file of this format.
pub(in crate::format) fn settings(
    format: u32,
    node: &Node,
    system: Option<&'static dyn RuleSystem>,
    settings: &mut Settings,
    log: &mut Log<'_>,
) {
    let rows = system.map(<dyn RuleSystem>::settings);
    let mut set = Vec::new();
    parts(node, "settings", log, |part, log| {
        if set.contains(&part.name) {
            twice(&part.name, part.at, log);
            return true;
        }
        set.push(part.name.clone());
        setting(format, part, rows, settings, log)
    });
}

fn setting(
    format: u32,
    part: &Field,
    rows: Option<&[Setting]>,
    settings: &mut Settings,
    log: &mut Log<'_>,
) -> bool {
    let node = &part.node;
    match part.name.as_str() {
        "marines" => one(node, "marines", &mut settings.marines, log),
        "seeds" => one(node, "seeds", &mut settings.seeds, log),
        "own" => match named(node) {
            Ok(fields) => settings.own.0 = own(Reading { noun: "setting", format }, &fields, rows, log),
            Err(wrong) => refused("`own`", text("own-entry"), wrong, log),
        },
        // Where unknown rules, whatever it is may be theirs.
        name if rows.is_none_or(|rows| rows.iter().any(|row| row.id == name)) => {
            let message = text("settings-own").with("name", name);
            log.say(log::WRONG, part.at, message, text("settings-own-help").with("name", name));
        }
        _ => return false,
    }
    true
}
