//! Going to where the word at the cursor is made: a function of the script, an entry of the reference, or what bears a name
//! on the map. F12 goes there, and so does a click with Ctrl.

use super::{Action, FIELD, Message, Script};
use editor_model::document::{Document, Selection};
use iced::widget::operation;
use missions::Named;
use missions::scripts::assist::{self, Definition};

impl Script {
    /// Go there. The keys stay in the text: a key that deletes must not delete what was just looked up.
    pub(super) fn define(&mut self, document: &Document) -> Action<Message> {
        let Some(buffer) = self.buffer() else { return Action::None };
        if let Some(found) = assist::name_at(buffer.text(), buffer.offset()) {
            return on_map(&found.name, document);
        }
        match assist::definition(buffer.language(), buffer.text(), buffer.offset()) {
            None => Action::None,
            Some(Definition::Language(word)) => self.reference(Some(word)),
            Some(Definition::Here(offset)) => {
                if let Some(buffer) = self.buffer_mut() {
                    buffer.go_to(offset);
                }
                (self.follow, self.offer) = (true, None);
                self.burst += 1;
                Action::Run(operation::focus(FIELD))
            }
        }
    }
}

/// Select what is named so, and look at it.
fn on_map(name: &str, document: &Document) -> Action<Message> {
    let named = document.mission().names().find(|(known, _)| known.as_str() == name);
    named.map_or(Action::None, |(_, Named::Thing(id) | Named::Region(id))| {
        Action::Select(Selection::from([id]))
    })
}
