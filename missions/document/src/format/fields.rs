//! The values that the rules give things and regions, as facts under names, for formats that write properties down.

use super::v2;
use crate::thing::facts::Fact;
use rule_system::setting::{self, Form, Own, Setting, Value};

/// What the name of a value that the rules give a thing begins with.
const FIELD: &str = "field_";

/// The name under which all values stand in one text, if the rules do not know one of them.
const FIELDS: &str = "fields";

/// The values that the rules give a thing or region, as facts: `field_text`. What has several parts is a fact for each:
/// `field_finds_2`.
#[must_use]
pub fn of_fields(fields: &Own, rows: &[Setting]) -> Vec<(String, Fact)> {
    let mut facts = Vec::new();
    for (id, value) in fields {
        let name = format!("{FIELD}{id}");
        let known = rows.iter().any(|row| row.id == id && value.is(row.form));
        match value {
            Value::Word(word) if known => facts.push((name, Fact::Text(word.clone()))),
            Value::Number(number) if known => facts.push((name, Fact::Number((*number).into()))),
            Value::Yes(yes) if known => facts.push((name, Fact::Yes(*yes))),
            Value::Thing(thing) if known => facts.push((name, Fact::Number((*thing).into()))),
            Value::PerMarines(numbers) if known => {
                let numbers =
                    numbers.iter().map(|(n, it)| (format!("{name}_{n}"), Fact::Number((*it).into())));
                facts.extend(numbers);
            }
            Value::Chart(chart) if known => {
                let texts = chart.iter().map(|(n, it)| (format!("{name}_{n}"), Fact::Text(it.clone())));
                facts.extend(texts);
            }
            Value::Words(words) if known && words.iter().all(|word| is_plain(word)) => {
                facts.push((name, Fact::Text(words.join(","))));
            }
            _ => return vec![(FIELDS.to_owned(), Fact::Text(write_fields(fields)))],
        }
    }
    facts
}

/// Can a word stand in a list with commas?
fn is_plain(word: &str) -> bool {
    !word.is_empty() && !word.contains(',') && word.trim() == word
}

/// The values that facts are, by the rows of the thing. Facts of other names are left out; a value without a row is what its
/// fact is.
#[must_use]
pub fn to_fields<'f>(facts: impl IntoIterator<Item = (&'f str, Fact)>, rows: &[Setting]) -> Own {
    let mut fields = Own::new();
    for (name, fact) in facts {
        if let (FIELDS, Fact::Text(text)) = (name, &fact) {
            fields.extend(read_fields(text).unwrap_or_default());
        }
        let Some(id) = name.strip_prefix(FIELD) else { continue };
        let part =
            rows.iter().filter(|row| matches!(row.form, Form::PerMarines | Form::Chart)).find_map(|row| {
                let number = id.strip_prefix(row.id)?.strip_prefix('_')?;
                Some((row, number.parse::<u8>().ok()?))
            });
        if let Some((row, number)) = part {
            set_part(&mut fields, row, number, fact);
            continue;
        }
        let form = rows.iter().find(|row| row.id == id).map(|row| row.form);
        let value = match (fact, form) {
            (Fact::Text(text), Some(Form::Words)) => {
                let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
                Value::Words(words.map(str::to_owned).collect())
            }
            (Fact::Text(text), _) => Value::Word(text),
            (Fact::Yes(yes), _) => Value::Yes(yes),
            (Fact::Number(number), Some(Form::Thing)) => match u32::try_from(number) {
                Ok(thing) => Value::Thing(thing),
                Err(_) => continue,
            },
            (Fact::Number(number), _) => match i32::try_from(number) {
                Ok(number) => Value::Number(number),
                Err(_) => continue,
            },
        };
        setting::set(&mut fields, id, value);
    }
    fields
}

/// One number or text of a value that has several.
fn set_part(fields: &mut Own, row: &Setting, number: u8, fact: Fact) {
    match (row.form, fact) {
        (Form::Chart, Fact::Text(text)) => {
            let mut chart = setting::chart(fields, row.id);
            let _ = chart.insert(number, text);
            setting::set(fields, row.id, Value::Chart(chart));
        }
        (Form::PerMarines, Fact::Number(it)) => {
            let mut numbers = setting::per_marines(fields, row.id);
            if let Ok(it) = u8::try_from(it) {
                let _ = numbers.insert(number, it);
            }
            setting::set(fields, row.id, Value::PerMarines(numbers));
        }
        // A fact that is not what the row wants says nothing.
        (_, Fact::Yes(_) | Fact::Number(_) | Fact::Text(_)) => {}
    }
}

/// The values of a thing on one line, as journals have them.
fn write_fields(fields: &Own) -> String {
    ron::to_string(&v2::Own(fields.clone())).expect("no value that RON cannot write")
}

/// Values that were written so; `None` if they are something else.
fn read_fields(text: &str) -> Option<Own> {
    ron::from_str::<v2::Own>(text).ok().map(|fields| fields.0)
}
