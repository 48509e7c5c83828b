//! The canonical text of a mission: sections in a fixed order, entries by number, one thing on one line.
//! The same mission always gives the same bytes, and moving one thing changes one line.

use crate::format::v1::{At, File};
use ron::ser::PrettyConfig;
use serde::Serialize;

/// A file as text.
pub(crate) fn write(file: &File) -> String {
    let mut out = Out { text: String::from("(\n"), depth: 1 };
    out.field("format", &file.format);
    out.field("box", &file.rules);
    if file.last_id > 0 {
        out.field("last_id", &file.last_id);
    }
    info(&mut out, file);
    settings(&mut out, file);
    out.list("cards", &file.cards);
    if !file.scripts.is_empty() {
        out.field("scripts", &file.scripts);
    }
    if !file.own_tiles.is_empty() {
        out.field("own_tiles", &file.own_tiles);
    }
    if !file.content.is_empty() {
        out.field("content", &file.content);
    }
    map(&mut out, file);
    out.list("mutes", &file.mutes);
    out.text.push_str(")\n");
    out.text
}

/// The map of a file alone, under a field that says what it is.
pub(crate) fn pieces((field, value): (&str, &str), file: &File) -> String {
    let mut out = Out { text: String::from("(\n"), depth: 1 };
    out.field(field, &value);
    out.field("format", &file.format);
    map(&mut out, file);
    out.text.push_str(")\n");
    out.text
}

fn map(out: &mut Out, file: &File) {
    out.list("tiles", &file.tiles);
    out.list("doors", &file.doors);
    out.list("portals", &file.portals);
    out.list("teleporters", &file.teleporters);
    out.list("tokens", &file.tokens);
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

fn settings(out: &mut Out, file: &File) {
    let settings = &file.settings;
    if *settings == Default::default() {
        return;
    }
    out.group("settings", |out| {
        if !settings.marines.is_empty() {
            out.field("marines", &settings.marines);
        }
        if !settings.frag_limits.is_empty() {
            out.field("frag_limits", &settings.frag_limits);
        }
        let loadouts: Vec<_> = settings.loadouts.iter().cloned().map(At::nowhere).collect();
        out.list("loadouts", &loadouts);
        if !settings.invasion.is_empty() {
            out.field("invasion", &settings.invasion);
        }
        if !settings.event_sets.is_empty() {
            out.field("event_sets", &settings.event_sets);
        }
        if !settings.seeds.is_empty() {
            out.field("seeds", &settings.seeds);
        }
    });
}

struct Out {
    text: String,
    depth: usize,
}

impl Out {
    fn start(&mut self) {
        self.text.push_str(&"    ".repeat(self.depth));
    }

    fn line(&mut self, name: &str, value: &str) {
        self.start();
        self.text.push_str(&format!("{name}: {value},\n"));
    }

    fn field(&mut self, name: &str, value: &impl Serialize) {
        self.line(name, &one_line(value));
    }

    fn group(&mut self, name: &str, inside: impl FnOnce(&mut Self)) {
        self.start();
        self.text.push_str(&format!("{name}: (\n"));
        self.depth += 1;
        inside(self);
        self.depth -= 1;
        self.start();
        self.text.push_str("),\n");
    }

    fn list<T: Serialize>(&mut self, name: &str, entries: &[At<T>]) {
        if entries.is_empty() {
            return;
        }
        self.start();
        self.text.push_str(&format!("{name}: [\n"));
        for entry in entries {
            self.text.push_str(&"    ".repeat(self.depth + 1));
            self.text.push_str(&one_line(entry));
            self.text.push_str(",\n");
        }
        self.start();
        self.text.push_str("],\n");
    }
}

/// A value on one line. Quotes are written as they are (`r#"…"#`), control characters escaped.
fn one_line(value: &impl Serialize) -> String {
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
    ron::ser::to_string_pretty(value, config).expect("format 1 has no value that RON cannot write")
}
