//! What an import has to say: every message names the object and its layer, and where the file has lines also the line.

use super::raw::Object;
use crate::diagnostic::{Code, Diagnostic, Severity};
use crate::page::Page;

const CODE: Code = Code("F012");

/// The page of `explain`.
pub(crate) const PAGE: Page = Page {
    code: CODE,
    severity: Severity::Warning,
    title: "Something of a map could not be taken over as it is",
    text: "A map that was exported for Tiled and changed there is imported, and something in it is not what a mission can \
have. An *error* says what was left out, a *warning* what was put in its nearest place, a *note* what was understood \
otherwise than it looks.\n\n\
Tiles and pieces lie on a grid: in Tiled, View > Snapping > Snap to Grid keeps them there, and Map > Map Properties shows how \
large a space is. Tiles are turned by quarters and never stretched; a tile that is flipped shows its other side. Doors are \
straight lines two spaces long. Pictures from a tileset in a file of its own are not found: embed the tileset in the map. \
Spaces, borders and walls are not read, for they follow from the tiles.\n\n\
Mend it in Tiled and import the map anew, or mend it in the mission.",
};

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
            let help = "mend the first ones and import the map anew";
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
