//! Values of a rule system's own, in settings and on things. What they may be shows in how they are written; the rows of the rule
//! system say what belongs there, and whatever else can be kept is kept and reported.

use super::parts::{MAX_ENTRIES, too_many, twice};
use crate::format::log::{self, Log};
use crate::format::shape::found;
use crate::format::tree::{Group, Node, Value, shortened};
use crate::format::v2;
use crate::words::text;
use rule_system::setting::{self, Form, Own, Setting, Value as Set};
use script_api::suggest::nearest;
use std::collections::BTreeMap;
use words::{Argument, Text};

/// A name, where it stands, and the value.
pub(in crate::format) type Named<'n> = (&'n str, usize, &'n Node);

/// What has names: `(name: …)`, or `{"name": …}` where a name is no word; otherwise the node that is wrong.
pub(in crate::format) fn named(node: &Node) -> Result<Vec<Named<'_>>, &Node> {
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

/// What is read, and by which format.
#[derive(Clone, Copy)]
pub(in crate::format) struct Reading {
    /// What the rules call one of the values: `setting`, `field`.
    pub(in crate::format) noun: &'static str,
    /// The format of the file.
    pub(in crate::format) format: u32,
}

/// Settings with their names, as far as they can be kept.
pub(in crate::format) fn own(
    of: Reading,
    fields: &[Named<'_>],
    rows: Option<&[Setting]>,
    log: &mut Log<'_>,
) -> Own {
    let mut own = Own::new();
    let mut seen = Vec::new();
    for (name, at, node) in few(fields, "setting", |(_, at, _)| *at, log) {
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
        let Some(value) = value(of, name, node, row.map(|row| row.form), inside, log) else { continue };
        match (row, rows) {
            (None, Some(rows)) => unknown(of, name, *at, rows, log),
            (Some(row), _) if !fits(&value, row.form) && !value.is_empty() => {
                let message = text("own-unfit").with("name", *name).with("wanted", wanted(row.form));
                log.say(log::FOREIGN, node.at, message, text("own-unfit-help"));
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

fn unknown(of: Reading, name: &str, at: usize, rows: &[Setting], log: &mut Log<'_>) {
    let message = text("own-unknown").with("noun", of.noun).with("name", shortened(name));
    let help = match nearest(name, rows.iter().map(|row| row.id)) {
        Some(meant) => text("meant").with("meant", meant),
        None if rows.is_empty() => text("own-unknown-help"),
        None => {
            let names: Vec<&str> = rows.iter().map(|row| row.id).collect();
            text("own-unknown-help-known").with("known", names.join(", "))
        }
    };
    log.note(log::FOREIGN, at, message, help);
}

/// The value that the notation means. One that no rule system could have set is reported and left out.
fn value(
    of: Reading,
    name: &str,
    node: &Node,
    form: Option<Form>,
    inside: Option<&'static [Setting]>,
    log: &mut Log<'_>,
) -> Option<Set> {
    let asked = form.map_or_else(|| text("own-any"), wanted);
    let read = match &node.value {
        Value::Text(word) => Ok(Set::Word(word.clone())),
        Value::Map(entries) if of.format > v2::FORMAT && is_chart(entries) => {
            chart(entries, log).map(Set::Chart)
        }
        Value::Map(entries) => numbers(entries, node, log).map(Set::PerMarines),
        Value::Int(number) if of.format > v2::FORMAT => {
            i32::try_from(*number).map(Set::Number).map_err(|_| node)
        }
        Value::Bool(yes) if of.format > v2::FORMAT => Ok(Set::Yes(*yes)),
        Value::Group(group) if of.format > v2::FORMAT => thing(group).map(Set::Thing).ok_or(node),
        Value::List(items) => {
            let items = few(items, "entry", |item| item.at, log);
            match items.first().map(|item| &item.value) {
                None => Ok(Set::Words(Vec::new())),
                Some(Value::Text(_)) => items.iter().map(quoted).collect::<Result<_, _>>().map(Set::Words),
                Some(_) => {
                    Ok(Set::Seats(items.iter().map(|item| seat(of, name, item, inside, log)).collect()))
                }
            }
        }
        _ => Err(node),
    };
    read.map_err(|wrong| refused(format!("`{}`", shortened(name)), asked, wrong, log)).ok()
}

fn quoted(node: &Node) -> Result<String, &Node> {
    match &node.value {
        Value::Text(text) => Ok(text.clone()),
        _ => Err(node),
    }
}

/// What is set for one seat. A wrong one is reported and leaves the seat empty, so that later seats keep their places.
fn seat(of: Reading, name: &str, node: &Node, rows: Option<&'static [Setting]>, log: &mut Log<'_>) -> Own {
    match named(node) {
        Ok(fields) => own(of, &fields, rows, log),
        Err(wrong) => {
            let what = text("own-entry-of").with("name", shortened(name));
            refused(what, text("own-entry"), wrong, log);
            Own::new()
        }
    }
}

/// A thing of the mission: `(thing: 12)`.
fn thing(group: &Group) -> Option<u32> {
    match (&group.fields[..], &group.items[..]) {
        ([field], []) if field.name == "thing" => match field.node.value {
            Value::Int(number) => u32::try_from(number).ok(),
            _ => None,
        },
        _ => None,
    }
}

/// Are texts written by number, where numbers by number would be for numbers of marines?
fn is_chart(entries: &[(Node, Node)]) -> bool {
    entries.first().is_some_and(|(_, text)| matches!(text.value, Value::Text(_)))
}

fn chart<'n>(entries: &'n [(Node, Node)], log: &mut Log<'_>) -> Result<BTreeMap<u8, String>, &'n Node> {
    let mut chart = BTreeMap::new();
    for (number, given) in entries {
        let key = match number.value {
            Value::Int(key) => u8::try_from(key).map_err(|_| number)?,
            _ => return Err(number),
        };
        if chart.insert(key, quoted(given)?).is_some() {
            key_twice(key, number.at, log);
        }
    }
    Ok(chart)
}

fn key_twice(key: u8, at: usize, log: &mut Log<'_>) {
    let message = text("own-key-twice").with("key", key);
    log.say(log::WRONG, at, message, text("own-key-twice-help"));
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
            key_twice(key, marines.at, log);
        }
    }
    Ok(numbers)
}

/// As many of them as are read.
fn few<'i, T>(items: &'i [T], noun: &str, at: impl Fn(&T) -> usize, log: &mut Log<'_>) -> &'i [T] {
    if let Some(item) = items.get(MAX_ENTRIES) {
        too_many((items.len(), MAX_ENTRIES), noun, at(item), log);
    }
    &items[..items.len().min(MAX_ENTRIES)]
}

fn wanted(form: Form) -> Text {
    match form {
        Form::Word | Form::Text => text("wrong-text"),
        Form::Words => text("own-words"),
        Form::PerMarines => text("own-per-marines"),
        Form::Seats(_) => text("own-seats"),
        Form::Number => text("own-number"),
        Form::Yes => text("wrong-yes"),
        Form::Thing => text("own-thing"),
        Form::Chart => text("own-chart"),
    }
}

pub(in crate::format) fn refused(what: impl Into<Argument>, wanted: Text, wrong: &Node, log: &mut Log<'_>) {
    let why = text("wrong-wanted").with("wanted", wanted).with("found", found(wrong));
    let message = text("parts-left-out").with("what", what).with("why", why);
    log.say(log::WRONG, wrong.at, message, text("fix-or-lost"));
}
