//! The canonical text of a mission: sections in a fixed order, entries by number, one thing on one line.
//! The same mission always gives the same bytes, and moving one thing changes one line.

use crate::format::at::At;
use crate::format::notation::{is_word, one_line, ordered, own_line, prose, value_line};
use crate::format::v3::{self, File, Settings};
use rule_system::setting::{Setting, Value};
use serde::Serialize;

/// A file as text.
pub(crate) fn write(file: &File) -> String {
    let mut out = Out::default();
    out.field("format", &file.format());
    out.field("rules", &file.rules);
    let rows = systems::of(&file.rules).map_or(&[][..], |system| system.settings());
    body(&mut out, file, |out| settings(out, &file.settings, rows), |out| pieces_of(out, file));
    if file.comments.is_empty() { out.end() } else { file.comments.put_into(out.end()) }
}

/// The map of a file alone, under a field that says what it is.
pub(crate) fn pieces((field, value): (&str, &str), file: &File) -> String {
    let mut out = Out::default();
    out.field(field, &value);
    out.field("format", &file.format());
    map(&mut out, file, |out| pieces_of(out, file));
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
    out.list("translations", &file.translations);
}

fn map(out: &mut Out, file: &File, pieces: impl FnOnce(&mut Out)) {
    entries(out, "tiles", file, &file.tiles);
    entries(out, "doors", file, &file.doors);
    pieces(out);
    entries(out, "starts", file, &file.starts);
    entries(out, "figures", file, &file.figures);
    out.list("labels", &file.labels);
    entries(out, "regions", file, &file.regions);
}

fn pieces_of(out: &mut Out, file: &File) {
    entries(out, "pieces", file, &file.pieces);
}

/// Entries that may have values of the rule system's own.
fn entries<E: v3::Entry>(out: &mut Out, name: &str, file: &File, entries: &[At<E>]) {
    let system = systems::of(&file.rules);
    out.lines(name, entries.iter().map(|entry| v3::line(&entry.it, system)));
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
                        let seats: Vec<String> = seats.iter().map(|seat| own_line(seat, fields)).collect();
                        out.lines(&name, seats);
                    }
                    value => out.line(&name, &value_line(value, fields)),
                }
            }
        });
    });
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
