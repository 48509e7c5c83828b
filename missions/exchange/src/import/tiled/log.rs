//! What an import has to say: every message names the object and its layer, and where the file has lines also the line.

use super::raw::Object;
use crate::words::text;
use ::words::Text;
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
    pub(super) fn left_out(&mut self, object: &Object, why: Text, help: Text) {
        let message = text("log-left-out").with("object", called(object)).with("why", why);
        self.say(Severity::Error, message, help);
    }

    /// Something was taken over otherwise than it lies. The sentence still lacks what the object is called.
    pub(super) fn changed(&mut self, object: &Object, how: Text, help: Text) {
        self.say(Severity::Warning, how.with("object", called(object)), help);
    }

    /// Something that is no mistake, and may surprise; as for [`Self::changed`].
    pub(super) fn note(&mut self, object: &Object, how: Text, help: Text) {
        self.say(Severity::Note, how.with("object", called(object)), help);
    }

    /// Is there room for another problem by itself? If not, its help need not be looked for.
    pub(super) const fn has_room(&self) -> bool {
        self.problems.len() < MOST
    }

    /// Something about the whole map.
    pub(super) fn say(&mut self, severity: Severity, message: Text, help: Text) {
        if self.has_room() {
            self.problems.push(Diagnostic::new(CODE, severity, message).help(help));
        } else {
            self.more.push(severity);
        }
    }

    /// Everything.
    pub(super) fn all(mut self) -> Vec<Diagnostic> {
        if let Some(worst) = self.more.iter().max() {
            let message = text("log-more").with("count", self.more.len());
            self.problems.push(Diagnostic::new(CODE, *worst, message).help(text("log-more-help")));
        }
        self.problems
    }
}

/// An object in words: `object 12 "door" on layer doors (line 40)`.
fn called(object: &Object) -> Text {
    let name = (!object.name.is_empty()).then(|| shortened(&object.name));
    let called = match (name, object.line) {
        (None, None) => text("log-object"),
        (None, Some(line)) => text("log-object-line").with("line", line),
        (Some(name), None) => text("log-object-named").with("name", name),
        (Some(name), Some(line)) => text("log-object-named-line").with("name", name).with("line", line),
    };
    called.with("id", object.id).with("layer", shortened(&object.layer))
}

/// As much of a name as a message has room for.
pub(super) fn shortened(name: &str) -> String {
    name.chars().take(40).collect::<String>().escape_debug().to_string()
}
