//! After an edit the bots learn the mission again while no games are played, so that the next judgement does not wait for it.
//! What they learn is kept with the results; the next edit, or play, ends it. How they learn is decided by the library.

use crate::work::{self, Games};
use iced::Task;
use iced::task::Handle;
use missions::Mission;
use std::path::Path;
use std::sync::Arc;

/// Seconds without an edit before the bots begin to learn.
const QUIET: u32 = 3;

/// When the bots learn, and whether they do so now.
#[derive(Debug, Default)]
pub(super) struct Refit {
    /// The mission as it was a second ago; nothing before the first second.
    seen: Option<Arc<Mission>>,
    /// Seconds since the last edit, and whether it is still to be learned.
    quiet: u32,
    due: bool,
    /// Dropping these ends the learning, and its message does not come any more.
    running: Option<(Games, Handle)>,
}

impl Refit {
    /// A second has passed. Returns whether it is time to learn.
    pub(super) fn second(&mut self, mission: &Arc<Mission>) -> bool {
        let edited = self.seen.as_ref().is_some_and(|seen| !same(seen, mission));
        if edited {
            *self = Self { due: true, ..Self::default() };
        } else {
            self.quiet = self.quiet.saturating_add(1);
        }
        self.seen = Some(Arc::clone(mission));
        self.due && self.quiet >= QUIET
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
        if self.seen.as_ref().is_some_and(|seen| !seen.plays_like(mission)) {
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

fn same(one: &Arc<Mission>, other: &Arc<Mission>) -> bool {
    Arc::ptr_eq(one, other) || one.plays_like(other)
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
