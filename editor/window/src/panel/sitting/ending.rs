//! A warning before an activation is ended while something is left that cannot be used later. Pressing once more ends it.

use super::{Action, Table};
use editor_model::words::say_with;
use missions::sitting::Role;

impl Table {
    /// Pass or end; the first time it is only said what would be given up, if anything.
    pub(super) fn pass_or_end(&mut self) -> Action {
        let Some(key) = self.pass() else { return self.nothing("play-pass-none") };
        let session = self.sitting.session();
        let option = session.now().options.iter().position(|shown| shown.key == key);
        let lost = option.filter(|option| session.role(*option) == Role::End);
        let lost = lost.and_then(|option| session.given_up(option));
        let now = Some(self.sitting.deeds().len());
        match lost {
            Some(lost) if self.is_ours() && self.warned != now => {
                self.warned = now;
                Action::Say(say_with("play-gives-up", &[("what", lost.into())]))
            }
            _ => self.take(&key),
        }
    }
}
