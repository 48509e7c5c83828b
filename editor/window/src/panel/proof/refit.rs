//! After an edit the bots learn the mission again while no games are played, so that the next judgement does not wait for it.
//! What they learn is kept with the results; the next edit, or play, ends it. How they learn is decided by the library.

use super::rest::Rest;
use crate::work::{self, Games};
use iced::Task;
use iced::task::Handle;
use missions::Mission;
use std::path::Path;
use std::sync::Arc;

/// When the bots learn, and whether they do so now.
#[derive(Debug, Default)]
pub(super) struct Refit {
    rest: Rest,
    /// The last edit is still to be learned.
    due: bool,
    /// Dropping these ends the learning, and its message does not come any more.
    running: Option<(Games, Handle)>,
}

impl Refit {
    /// A second has passed. Returns whether it is time to learn.
    pub(super) fn second(&mut self, mission: &Arc<Mission>) -> bool {
        if self.rest.second(mission) {
            (self.running, self.due) = (None, true);
        }
        self.due && self.rest.is_long()
    }

    /// Learn, and keep what is learned in a folder.
    pub(super) fn begin(&mut self, mission: &Arc<Mission>, results: &Path) -> Task<()> {
        let (games, learned) = work::learn(Arc::clone(mission), results.to_owned());
        let (task, handle) = Task::perform(learned, |()| ()).abortable();
        (self.running, self.due) = (Some((games, handle.abort_on_drop())), false);
        task
    }

    /// It is learned. An edit since then is still to be learned.
    pub(super) fn learned(&mut self) {
        self.running = None;
    }

    /// The mission may have changed: what is learned of another one is of no use.
    pub(super) fn compare(&mut self, mission: &Mission) {
        if self.rest.is_edited(mission) {
            self.running = None;
        }
    }

    /// End it: play learns what it needs.
    pub(super) fn end(&mut self) {
        (self.running, self.due) = (None, false);
    }

    /// Is it going on?
    pub(super) const fn is_running(&self) -> bool {
        self.running.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether it is time to learn after each of these seconds.
    fn seconds(refit: &mut Refit, mission: &Arc<Mission>, count: usize) -> Vec<bool> {
        (0..count).map(|_| refit.second(mission)).collect()
    }

    #[test]
    fn bots_learn_some_seconds_after_the_last_edit() {
        let first = Arc::new(Mission::starter());
        let mut refit = Refit::default();
        assert_eq!(seconds(&mut refit, &first, 5), [false; 5], "nothing was edited");
        let bare = Arc::new(Mission::blank());
        assert_eq!(seconds(&mut refit, &bare, 3), [false; 3]);
        assert_eq!(seconds(&mut refit, &first, 5), [false, false, false, true, true], "edited again");
        refit.end();
        assert_eq!(seconds(&mut refit, &first, 2), [false; 2]);
        assert_eq!(seconds(&mut refit, &bare, 2), [false; 2]);
        refit.learned();
        assert_eq!(seconds(&mut refit, &bare, 2), [false, true], "an earlier version was learned");
    }
}
