//! Values in the notation of mission files: on one line, texts with their quotes, names that need quotation marks.

use ron::ser::PrettyConfig;
use rule_system::setting::{Form, Own, Setting, Value};
use serde::Serialize;

/// A name, its value, and the rows for what is in that.
pub(super) type Row<'v> = (&'v str, &'v Value, &'static [Setting]);

/// Settings in the order in which their rule system lists them, then those it does not know. What says nothing is left out.
pub(super) fn ordered<'v>(own: &'v Own, rows: &[Setting]) -> Vec<Row<'v>> {
    let place = |name: &str| rows.iter().position(|row| row.id == name);
    let full = own.iter().filter(|(_, value)| !value.is_empty());
    let row = |(name, value): (&'v String, &'v Value)| {
        let fields = match place(name).map(|place| rows[place].form) {
            Some(Form::Seats(fields)) => fields,
            _ => &[],
        };
        (name.as_str(), value, fields)
    };
    let mut all: Vec<Row<'v>> = full.map(row).collect();
    all.sort_by_key(|(name, ..)| place(name).unwrap_or(rows.len()));
    all
}

/// What is set for a seat or a thing, on one line.
pub(super) fn own_line(seat: &Own, rows: &[Setting]) -> String {
    let own = ordered(seat, rows);
    let plain = own.iter().all(|(name, ..)| is_word(name));
    let field = |(name, value, fields): Row<'_>| {
        let name = if plain { name.to_owned() } else { one_line(&name) };
        format!("{name}: {}", value_line(value, fields))
    };
    let fields: Vec<String> = own.into_iter().map(field).collect();
    let fields = fields.join(", ");
    if plain { format!("({fields})") } else { format!("{{{fields}}}") }
}

pub(super) fn value_line(value: &Value, rows: &[Setting]) -> String {
    match value {
        Value::Word(word) => one_line(word),
        Value::Words(words) => one_line(words),
        Value::PerMarines(numbers) => one_line(numbers),
        Value::Number(number) => one_line(number),
        Value::Yes(yes) => one_line(yes),
        Value::Thing(thing) => format!("(thing: {thing})"),
        Value::Chart(chart) => one_line(chart),
        Value::Seats(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| own_line(seat, rows)).collect();
            format!("[{}]", seats.join(", "))
        }
    }
}

/// Can a name stand before a colon without quotation marks?
pub(super) fn is_word(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// A value on one line. Quotes are written as they are (`r#"…"#`), control characters escaped.
pub(super) fn one_line(value: &impl Serialize) -> String {
    let plain = text_of(value, false);
    if plain.contains(char::is_control) { text_of(value, true) } else { plain }
}

/// A text that may have several lines; other control characters are escaped.
pub(super) fn prose(text: &str) -> String {
    let odd = |c: char| c.is_control() && c != '\n';
    text_of(&text, text.contains(odd))
}

fn text_of(value: &impl Serialize, escape: bool) -> String {
    let config = PrettyConfig::new()
        .compact_structs(true)
        .compact_arrays(true)
        .compact_maps(true)
        .escape_strings(escape);
    ron::ser::to_string_pretty(value, config).expect("no format has a value that RON cannot write")
}
