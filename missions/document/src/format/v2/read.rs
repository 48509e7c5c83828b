//! The sections of format 2. What a rule system's own settings may be shows in how they are written; its rows say what belongs
//! there, and whatever else can be kept is kept and reported.

use super::{File, SECTIONS, Settings};
use crate::format::log::{self, Log};
use crate::format::read::parts::{MAX_ENTRIES, each, list, one, parts, shared, stranger, twice};
use crate::format::shape::found;
use crate::format::tree::{Field, Group, Node, Value, shortened};
use crate::format::v1;

use rule_system::RuleSystem;
use rule_system::setting::{self, Form, Own, Setting, Value as Set};
use script_api::suggest::nearest;
use std::collections::BTreeMap;

/// Read the sections of a file.
pub(crate) fn sections(root: &Group, own: &[&str], log: &mut Log<'_>) -> File {
    let rows = rows(root);
    let mut file = File { format: super::FORMAT, ..File::default() };
    let mut set = Vec::new();
    each(root, own, log, |field, log| {
        let node = &field.node;
        match field.name.as_str() {
            "rules" => one(node, "rules", &mut file.rules, log),
            "settings" => parts(node, "settings", log, |part, log| {
                if set.contains(&part.name) {
                    twice(&part.name, part.at, log);
                    return true;
                }
                set.push(part.name.clone());
                settings(part, rows, &mut file.settings, log)
            }),
            "intents" => list(node, "intent", &mut file.intents, log),
            "pieces" => list(node, "piece", &mut file.pieces, log),
            _ if shared(field, &mut file, log) => {}
            _ => stranger(field, &SECTIONS, (v1::FORMAT, &v1::SECTIONS), log),
        }
    });
    file
}

/// The settings that the rule system of a file asks for; `None` if it is unknown. Its name may stand anywhere.
fn rows(root: &Group) -> Option<&'static [Setting]> {
    let rules = root.fields.iter().find(|field| field.name == "rules").map(|field| &field.node.value);
    let rules = match rules {
        Some(Value::Text(rules)) if !rules.is_empty() => rules,
        _ => systems::usual().id(),
    };
    systems::of(rules).map(<dyn RuleSystem>::settings)
}

fn settings(part: &Field, rows: Option<&[Setting]>, settings: &mut Settings, log: &mut Log<'_>) -> bool {
    let node = &part.node;
    match part.name.as_str() {
        "marines" => one(node, "marines", &mut settings.marines, log),
        "seeds" => one(node, "seeds", &mut settings.seeds, log),
        "own" => match named(node) {
            Ok(fields) => settings.own.0 = own(&fields, rows, log),
            Err(wrong) => refused("`own`", "an entry like (name: …)", wrong, log),
        },
        // Where unknown rules, whatever it is may be theirs.
        name if rows.is_none_or(|rows| rows.iter().any(|row| row.id == name)) => {
            let message = format!("`{name}` was left out: it is a setting of the rules' own");
            log.say(log::WRONG, part.at, message, &format!("write it as `own: ({name}: …)`"));
        }
        _ => return false,
    }
    true
}

/// A name, where it stands, and the value.
type Named<'n> = (&'n str, usize, &'n Node);

/// What has names: `(name: …)`, or `{"name": …}` where a name is no word; otherwise the node that is wrong.
fn named(node: &Node) -> Result<Vec<Named<'_>>, &Node> {
    match &node.value {
        Value::Group(Group { name: _, fields, items }) if items.is_empty() => {
            Ok(fields.iter().map(|field| (field.name.as_str(), field.at, &field.node)).collect())
        }
        Value::Map(entries) => entries
            .iter()
            .map(|(key, value)| match &key.value {
                Value::Text(name) => Ok((name.as_str(), key.at, value)),
                _ => Err(key),
            })
            .collect(),
        _ => Err(node),
    }
}

/// Settings with their names, as far as they can be kept.
fn own(fields: &[Named<'_>], rows: Option<&[Setting]>, log: &mut Log<'_>) -> Own {
    let mut own = Own::new();
    let mut seen = Vec::new();
    for (name, at, node) in few(fields, "settings", |(_, at, _)| *at, log) {
        if seen.contains(name) {
            twice(name, *at, log);
            continue;
        }
        seen.push(name);
        let row = rows.and_then(|rows| rows.iter().find(|row| row.id == *name));
        let inside = match row.map(|row| row.form) {
            Some(Form::Seats(fields)) => Some(fields),
            // Of what is not known nothing can be said but that.
            _ => None,
        };
        let Some(value) = value(name, node, row.map(|row| row.form), inside, log) else { continue };
        match (row, rows) {
            (None, Some(rows)) => unknown(name, *at, rows, log),
            (Some(row), _) if !fits(&value, row.form) && !value.is_empty() => {
                let message =
                    format!("`{name}` is not what these rules want there, which is {}", wanted(row.form));
                log.say(log::FOREIGN, node.at, message, "it is kept, but games are played without it");
            }
            _ => {}
        }
        setting::set(&mut own, name, value);
    }
    own
}

/// Is it of a form, as far as that can be said without what is inside, which is checked there?
fn fits(value: &Set, form: Form) -> bool {
    matches!((value, form), (Set::Seats(_), Form::Seats(_))) || value.is(form)
}

fn unknown(name: &str, at: usize, rows: &[Setting], log: &mut Log<'_>) {
    let message = format!("`{}` is no setting that these rules know; it is kept", shortened(name));
    let help = match nearest(name, rows.iter().map(|row| row.id)) {
        Some(meant) => format!("perhaps `{meant}` was meant"),
        None => {
            let names: Vec<&str> = rows.iter().map(|row| row.id).collect();
            format!("take it out, or choose the rules it is for; these know {}", names.join(", "))
        }
    };
    log.note(log::FOREIGN, at, message, &help);
}

/// The value that the notation means. One that no rule system could have set is reported and left out.
fn value(
    name: &str,
    node: &Node,
    form: Option<Form>,
    inside: Option<&'static [Setting]>,
    log: &mut Log<'_>,
) -> Option<Set> {
    let asked = form.map_or("a text, a list, or numbers by number of marines", wanted);
    let read = match &node.value {
        Value::Text(word) => Ok(Set::Word(word.clone())),
        Value::Map(entries) => numbers(entries, node, log).map(Set::PerMarines),
        Value::List(items) => {
            let items = few(items, "entries", |item| item.at, log);
            match items.first().map(|item| &item.value) {
                None => Ok(Set::Words(Vec::new())),
                Some(Value::Text(_)) => items.iter().map(text).collect::<Result<_, _>>().map(Set::Words),
                Some(_) => Ok(Set::Seats(items.iter().map(|item| seat(name, item, inside, log)).collect())),
            }
        }
        _ => Err(node),
    };
    read.map_err(|wrong| refused(&format!("`{}`", shortened(name)), asked, wrong, log)).ok()
}

fn text(node: &Node) -> Result<String, &Node> {
    match &node.value {
        Value::Text(text) => Ok(text.clone()),
        _ => Err(node),
    }
}

/// What is set for one seat. A wrong one is reported and leaves the seat empty, so that later seats keep their places.
fn seat(name: &str, node: &Node, rows: Option<&'static [Setting]>, log: &mut Log<'_>) -> Own {
    match named(node) {
        Ok(fields) => own(&fields, rows, log),
        Err(wrong) => {
            refused(&format!("an entry of `{}`", shortened(name)), "an entry like (name: …)", wrong, log);
            Own::new()
        }
    }
}

fn numbers<'n>(
    entries: &'n [(Node, Node)],
    all: &'n Node,
    log: &mut Log<'_>,
) -> Result<BTreeMap<u8, u8>, &'n Node> {
    let number = |node: &'n Node| match node.value {
        Value::Int(number) => u8::try_from(number).map_err(|_| node),
        Value::Text(_) => Err(all),
        _ => Err(node),
    };
    let mut numbers = BTreeMap::new();
    for (marines, given) in entries {
        let (key, given) = (number(marines)?, number(given)?);
        if numbers.insert(key, given).is_some() {
            let message = format!("{key} is written twice; the second one was taken");
            log.say(log::WRONG, marines.at, message, "leave one of them out");
        }
    }
    Ok(numbers)
}

/// As many of them as are read.
fn few<'i, T>(items: &'i [T], what: &str, at: impl Fn(&T) -> usize, log: &mut Log<'_>) -> &'i [T] {
    if let Some(item) = items.get(MAX_ENTRIES) {
        let message = format!(
            "{} {what} are more than a mission can have; the first {MAX_ENTRIES} were read",
            items.len()
        );
        log.say(log::TOO_MANY, at(item), message, "remove what is not needed");
    }
    &items[..items.len().min(MAX_ENTRIES)]
}

fn wanted(form: Form) -> &'static str {
    match form {
        Form::Word => "a text in quotes",
        Form::Words => "a list of texts in [ ]",
        Form::PerMarines => "a number from 0 to 255 by number of marines, like {1: 6, 2: 8}",
        Form::Seats(_) => "a list of entries for the seats, like [(name: …), (name: …)]",
    }
}

fn refused(what: &str, wanted: &str, wrong: &Node, log: &mut Log<'_>) {
    let message = format!("{what} was left out: {wanted} is wanted here, not {}", found(wrong));
    log.say(log::WRONG, wrong.at, message, "fix it before saving, or it is lost");
}
