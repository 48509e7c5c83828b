//! The canonical text of a mission: sections in a fixed order, entries by number, one thing on one line.
//! The same mission always gives the same bytes, and moving one thing changes one line.

use crate::format::at::At;
use crate::format::v2::{File, Settings};
use ron::ser::PrettyConfig;
use rule_system::setting::{Form, Own, Setting, Value};
use serde::Serialize;

/// A file as text.
pub(crate) fn write(file: &File) -> String {
    let mut out = Out::default();
    out.field("format", &file.format);
    out.field("rules", &file.rules);
    let rows = systems::of(&file.rules).map_or(&[][..], |system| system.settings());
    body(&mut out, file, |out| settings(out, &file.settings, rows), |out| out.list("pieces", &file.pieces));
    out.end()
}

/// The map of a file alone, under a field that says what it is.
pub(crate) fn pieces((field, value): (&str, &str), file: &File) -> String {
    let mut out = Out::default();
    out.field(field, &value);
    out.field("format", &file.format);
    map(&mut out, file, |out| out.list("pieces", &file.pieces));
    out.end()
}

/// What all formats so far have in common, with the settings and the pieces of each between.
pub(super) fn body(
    out: &mut Out,
    file: &File,
    settings: impl FnOnce(&mut Out),
    pieces: impl FnOnce(&mut Out),
) {
    if file.last_id > 0 {
        out.field("last_id", &file.last_id);
    }
    info(out, file);
    settings(out);
    out.list("cards", &file.cards);
    out.full("scripts", &file.scripts, file.scripts.is_empty());
    out.full("own_tiles", &file.own_tiles, file.own_tiles.is_empty());
    out.full("content", &file.content, file.content.is_empty());
    map(out, file, pieces);
    out.list("intents", &file.intents);
    out.list("mutes", &file.mutes);
}

fn map(out: &mut Out, file: &File, pieces: impl FnOnce(&mut Out)) {
    out.list("tiles", &file.tiles);
    out.list("doors", &file.doors);
    pieces(out);
    out.list("starts", &file.starts);
    out.list("figures", &file.figures);
    out.list("labels", &file.labels);
    out.list("regions", &file.regions);
}

fn info(out: &mut Out, file: &File) {
    let info = &file.info;
    let texts = [
        ("title", &info.title),
        ("author", &info.author),
        ("licence", &info.licence),
        ("summary", &info.summary),
        ("briefing", &info.briefing),
        ("victory", &info.victory),
        ("defeat", &info.defeat),
        ("notes", &info.notes),
    ];
    if texts.iter().all(|(_, text)| text.is_empty()) {
        return;
    }
    out.group("info", |out| {
        for (name, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
            out.line(name, &prose(text));
        }
    });
}

fn settings(out: &mut Out, settings: &Settings, rows: &[Setting]) {
    let own = ordered(&settings.own.0, rows);
    if settings.marines.is_empty() && settings.seeds.is_empty() && own.is_empty() {
        return;
    }
    out.group("settings", |out| {
        out.full("marines", &settings.marines, settings.marines.is_empty());
        out.full("seeds", &settings.seeds, settings.seeds.is_empty());
        if own.is_empty() {
            return;
        }
        let plain = own.iter().all(|(name, ..)| is_word(name));
        out.bracket("own", if plain { ("(", ")") } else { ("{", "}") }, |out| {
            for (name, value, fields) in own {
                let name = if plain { name.to_owned() } else { one_line(&name) };
                match value {
                    Value::Seats(seats) => {
                        let seats: Vec<String> = seats.iter().map(|seat| seat_line(seat, fields)).collect();
                        out.lines(&name, seats);
                    }
                    value => out.line(&name, &value_line(value, fields)),
                }
            }
        });
    });
}

/// A name, its value, and the rows for what is in that.
type Row<'v> = (&'v str, &'v Value, &'static [Setting]);

/// Settings in the order in which their rule system lists them, then those it does not know. What says nothing is left out.
fn ordered<'v>(own: &'v Own, rows: &[Setting]) -> Vec<Row<'v>> {
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

/// What is set for a seat, on one line.
fn seat_line(seat: &Own, rows: &[Setting]) -> String {
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

fn value_line(value: &Value, rows: &[Setting]) -> String {
    match value {
        Value::Word(word) => one_line(word),
        Value::Words(words) => one_line(words),
        Value::PerMarines(numbers) => one_line(numbers),
        Value::Seats(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| seat_line(seat, rows)).collect();
            format!("[{}]", seats.join(", "))
        }
    }
}

/// Can a name stand before a colon without quotation marks?
fn is_word(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// A text being written.
pub(super) struct Out {
    text: String,
    depth: usize,
}

impl Default for Out {
    fn default() -> Self {
        Self { text: String::from("(\n"), depth: 1 }
    }
}

impl Out {
    pub(super) fn end(mut self) -> String {
        self.text.push_str(")\n");
        self.text
    }

    fn start(&mut self) {
        self.text.push_str(&"    ".repeat(self.depth));
    }

    pub(super) fn line(&mut self, name: &str, value: &str) {
        self.start();
        self.text.push_str(&format!("{name}: {value},\n"));
    }

    pub(super) fn field(&mut self, name: &str, value: &impl Serialize) {
        self.line(name, &one_line(value));
    }

    /// A field, unless it says nothing.
    pub(super) fn full(&mut self, name: &str, value: &impl Serialize, is_empty: bool) {
        if !is_empty {
            self.field(name, value);
        }
    }

    pub(super) fn group(&mut self, name: &str, inside: impl FnOnce(&mut Self)) {
        self.bracket(name, ("(", ")"), inside);
    }

    pub(super) fn bracket(
        &mut self,
        name: &str,
        (open, close): (&str, &str),
        inside: impl FnOnce(&mut Self),
    ) {
        self.start();
        self.text.push_str(&format!("{name}: {open}\n"));
        self.depth += 1;
        inside(self);
        self.depth -= 1;
        self.start();
        self.text.push_str(&format!("{close},\n"));
    }

    pub(super) fn list<T: Serialize>(&mut self, name: &str, entries: &[At<T>]) {
        self.lines(name, entries.iter().map(one_line));
    }

    /// A list of entries, each on a line; nothing if there are none.
    pub(super) fn lines(&mut self, name: &str, entries: impl IntoIterator<Item = String>) {
        let mut entries = entries.into_iter().peekable();
        if entries.peek().is_none() {
            return;
        }
        self.bracket(name, ("[", "]"), |out| {
            for entry in entries {
                out.start();
                out.text.push_str(&format!("{entry},\n"));
            }
        });
    }
}

/// A value on one line. Quotes are written as they are (`r#"…"#`), control characters escaped.
pub(super) fn one_line(value: &impl Serialize) -> String {
    let plain = text_of(value, false);
    if plain.contains(char::is_control) { text_of(value, true) } else { plain }
}

/// A text that may have several lines; other control characters are escaped.
fn prose(text: &str) -> String {
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
