//! What an import has to say: every message names the object and its layer, and where the file has lines also the line.

use super::raw::Object;
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::files::IMPORT;

const CODE: Code = IMPORT.code;

/// More is not worth telling.
const MOST: usize = 100;

/// What was said.
#[derive(Debug, Default)]
pub(super) struct Log {
    problems: Vec<Diagnostic>,
    more: usize,
}

impl Log {
    /// Something was left out.
    pub(super) fn left_out(&mut self, object: &Object, why: &str, help: &str) {
        self.say(Severity::Error, format!("{} was left out: {why}", called(object)), help);
    }

    /// Something was taken over otherwise than it lies.
    pub(super) fn changed(&mut self, object: &Object, how: &str, help: &str) {
        self.say(Severity::Warning, format!("{} {how}", called(object)), help);
    }

    /// Something that is no mistake, and may surprise.
    pub(super) fn note(&mut self, object: &Object, how: &str, help: &str) {
        self.say(Severity::Note, format!("{} {how}", called(object)), help);
    }

    /// Something about the whole map.
    pub(super) fn say(&mut self, severity: Severity, message: String, help: &str) {
        if self.problems.len() < MOST {
            self.problems.push(Diagnostic::new(CODE, severity, message).help(help));
        } else {
            self.more += 1;
        }
    }

    /// Everything.
    pub(super) fn all(mut self) -> Vec<Diagnostic> {
        if self.more > 0 {
            let message = format!("there are {} more problems like these", self.more);
            let help = "fix the first ones and import the map again";
            self.problems.push(Diagnostic::new(CODE, Severity::Error, message).help(help));
        }
        self.problems
    }
}

/// An object in words: `object 12 "door" on layer doors (line 40)`.
fn called(object: &Object) -> String {
    let short = |text: &str| text.chars().take(40).collect::<String>().escape_debug().to_string();
    let name = if object.name.is_empty() { String::new() } else { format!(" \"{}\"", short(&object.name)) };
    let line = object.line.map_or_else(String::new, |line| format!(" (line {line})"));
    format!("object {}{name} on layer \"{}\"{line}", object.id, short(&object.layer))
}
