//! What an import has to say: every message names the object and its layer, and where the file has lines also the line.

use super::raw::Object;
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::files::IMPORT;

const CODE: Code = IMPORT.code;

/// More is not worth reporting.
const MOST: usize = 100;

/// What was said.
#[derive(Debug, Default)]
pub(super) struct Log {
    problems: Vec<Diagnostic>,
    /// How bad the others are.
    more: Vec<Severity>,
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

    /// Is there room for another problem by itself? If not, its help need not be looked for.
    pub(super) const fn has_room(&self) -> bool {
        self.problems.len() < MOST
    }

    /// Something about the whole map.
    pub(super) fn say(&mut self, severity: Severity, message: String, help: &str) {
        if self.has_room() {
            self.problems.push(Diagnostic::new(CODE, severity, message).help(help));
        } else {
            self.more.push(severity);
        }
    }

    /// Everything.
    pub(super) fn all(mut self) -> Vec<Diagnostic> {
        if let Some(worst) = self.more.iter().max() {
            let message = format!("there are {} more problems like these", self.more.len());
            let help = "fix the first ones and import the map again";
            self.problems.push(Diagnostic::new(CODE, *worst, message).help(help));
        }
        self.problems
    }
}

/// An object in words: `object 12 "door" on layer doors (line 40)`.
fn called(object: &Object) -> String {
    let name =
        if object.name.is_empty() { String::new() } else { format!(" \"{}\"", shortened(&object.name)) };
    let line = object.line.map_or_else(String::new, |line| format!(" (line {line})"));
    format!("object {}{name} on layer \"{}\"{line}", object.id, shortened(&object.layer))
}

/// As much of a name as a message has room for.
pub(super) fn shortened(name: &str) -> String {
    name.chars().take(40).collect::<String>().escape_debug().to_string()
}
