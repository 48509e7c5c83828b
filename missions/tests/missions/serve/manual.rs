//! `docs/front-end.md`: its tables are written from the schema and its conversation is a real one (`UPDATE_EXPECT=1` writes
//! both again).

use super::client::{Memory, mission};
use consumers::project;
use expect_test::expect_file;
use missions::serve::{Request, Server, schema};
use serde_json::Value;
use std::fmt::Write;

/// What stands between two marks, written again.
fn between(page: &str, name: &str, new: &str) -> String {
    let (begin, end) =
        (format!("<!-- {name}: written by the tests -->\n"), format!("<!-- end of {name} -->"));
    let (before, rest) = page.split_once(&begin).unwrap_or_else(|| panic!("{begin}"));
    let (_, after) = rest.split_once(&end).unwrap_or_else(|| panic!("{end}"));
    format!("{before}{begin}{new}{end}{after}")
}

fn text(of: &Value) -> String {
    of.as_str().unwrap_or_default().replace('\n', " ")
}

/// Every request with its fields.
fn requests(schema: &Value) -> String {
    let mut table = "| `do` | field | what it means |\n|---|---|---|\n".to_owned();
    let all = schema["$defs"]["Request"]["oneOf"].as_array().expect("requests");
    assert_eq!(all.len(), Request::NAMES.len());
    for request in all {
        let name = text(&request["properties"]["do"]["const"]);
        assert!(Request::NAMES.contains(&name.as_str()), "{name}");
        let _ = writeln!(table, "| `{name}` | | {} |", text(&request["description"]));
        let required = request["required"].as_array().expect("required");
        for (field, about) in request["properties"].as_object().expect("fields") {
            if field != "do" && field != "id" {
                let must = if required.iter().any(|it| it == field) { " (required)" } else { "" };
                let _ = writeln!(table, "| | `{field}`{must} | {} |", text(&about["description"]));
            }
        }
    }
    table
}

/// Every code of an error.
fn codes(schema: &Value) -> String {
    let mut table = "| `code` | what it means |\n|---|---|\n".to_owned();
    for code in schema["$defs"]["Code"]["oneOf"].as_array().expect("codes") {
        let _ = writeln!(table, "| `{}` | {} |", text(&code["const"]), text(&code["description"]));
    }
    table
}

/// Every kind of choice with its parts.
fn kinds(schema: &Value) -> String {
    let mut table = "| `kind` | what is chosen |\n|---|---|\n".to_owned();
    for kind in schema["$defs"]["ChoiceKind"]["oneOf"].as_array().expect("kinds") {
        let _ = writeln!(table, "| `{}` | {} |", text(&kind["const"]), text(&kind["description"]));
    }
    table
}

/// Every kind of event with its parts.
fn changes(schema: &Value) -> String {
    let mut table = "| `change` | parts | what happened |\n|---|---|---|\n".to_owned();
    for change in schema["$defs"]["Change"]["oneOf"].as_array().expect("changes") {
        let fields = change["properties"].as_object().expect("fields");
        let parts = fields.keys().filter(|name| *name != "what").map(|name| format!("`{name}`"));
        let parts = parts.collect::<Vec<_>>().join(", ");
        let name = text(&fields["what"]["const"]);
        let _ = writeln!(table, "| `{name}` | {parts} | {} |", text(&change["description"]));
    }
    table
}

#[test]
fn the_manual_of_exports_lists_every_change() {
    let path = project().join("docs/exports.md");
    let page = std::fs::read_to_string(&path).expect("there");
    let schema: Value = serde_json::from_str(&schema()).expect("JSON");
    expect_file![path].assert_eq(&between(&page, "changes", &changes(&schema)));
}

/// JSON with long lists cut short and the fields of the answer on lines of their own.
struct Short<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    out: String,
    /// Nothing is written while it is above nought.
    hidden: u32,
}

/// So many entries of a list are shown; of one within a list fewer.
const fn entries(depth: usize) -> usize {
    if depth < 3 { 2 } else { 1 }
}

impl Short<'_> {
    fn of(line: &str) -> String {
        let mut short = Short { rest: line.chars().peekable(), out: String::new(), hidden: 0 };
        short.value(0);
        short.out
    }

    fn next(&mut self) -> char {
        let c = self.rest.next().expect("JSON");
        if self.hidden == 0 {
            self.out.push(c);
        }
        c
    }

    fn write(&mut self, text: &str) {
        if self.hidden == 0 {
            self.out.push_str(text);
        }
    }

    fn value(&mut self, depth: usize) {
        match self.rest.peek() {
            Some('{') => self.list('}', depth),
            Some('[') => self.list(']', depth),
            Some('"') => self.string(),
            _ => {
                while self.rest.peek().is_some_and(|c| !",]}".contains(*c)) {
                    let _ = self.next();
                }
            }
        }
    }

    fn string(&mut self) {
        let _ = self.next();
        loop {
            match self.next() {
                '\\' => drop(self.next()),
                '"' => return,
                _ => {}
            }
        }
    }

    fn list(&mut self, end: char, depth: usize) {
        let _ = self.next();
        let (mut entries, shown) = (0, entries(depth));
        while self.rest.peek() != Some(&end) {
            if self.rest.peek() == Some(&',') {
                let _ = self.next();
                self.write(if depth == 1 { "" } else { " " });
            }
            if end == '}' {
                // The fields of the answer, and the parts of the mission within it.
                if depth == 1 {
                    self.write("\n    ");
                }
                self.string();
                let _ = self.next();
                self.write(" ");
            } else if entries == shown {
                self.write("…");
                self.hidden += 1;
            }
            entries += 1;
            self.value(depth + 1);
        }
        if end == ']' && entries > shown {
            self.hidden -= 1;
        }
        let _ = self.next();
    }
}

/// The conversation of the page, held again.
fn talk(page: &str) -> String {
    let mut server =
        Server::new(mission("first-steps"), "missions/library/first-steps", Some(Box::<Memory>::default()));
    let mut out = String::new();
    let mut answered = false;
    for line in page.lines() {
        if let Some(request) = line.strip_prefix("→ ") {
            let answer = server.answer(request.as_bytes());
            let _ = writeln!(out, "{line}\n← {}", Short::of(&answer));
            answered = true;
        } else if answered && line != "```" {
            // An old answer.
        } else {
            answered = false;
            let _ = writeln!(out, "{line}");
        }
    }
    out
}

#[test]
fn the_manual_says_what_is_said() {
    let path = project().join("docs/front-end.md");
    let page = std::fs::read_to_string(&path).expect("there");
    let schema: Value = serde_json::from_str(&schema()).expect("JSON");
    let new = between(&page, "requests", &requests(&schema));
    let new = between(&new, "codes", &codes(&schema));
    let new = between(&new, "kinds", &kinds(&schema));
    let new = talk(&new);
    assert!(!new.contains("Bad request"), "{new}");
    expect_file![path].assert_eq(&new);
    for name in Request::NAMES {
        assert!(new.contains(&format!("\"do\": \"{name}\"")), "no example of {name}");
    }
}
