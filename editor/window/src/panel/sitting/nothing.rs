//! What is said where a key or a click does nothing: that it is not one's turn, or what is missing for it.

use super::{Action, Table};
use editor_model::words::say;
use missions::sitting::Due;

impl Table {
    /// Says why nothing happens: somebody else is to choose, or, with this text, there is nothing of the kind.
    pub(super) fn nothing(&self, id: &str) -> Action {
        let id = if matches!(self.view.due, Due::Over(_)) {
            "play-over"
        } else if self.is_idle() {
            "play-nothing"
        } else if self.again.is_some() {
            "play-showing"
        } else if self.is_ours() {
            id
        } else {
            "play-wait"
        };
        Action::Say(say(id))
    }
}
