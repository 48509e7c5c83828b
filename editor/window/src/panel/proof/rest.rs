//! How long an author has not changed what games depend on: what is played or learned in the background waits for that.

use missions::Mission;
use std::sync::Arc;

/// Seconds without an edit before work in the background begins.
const QUIET: u32 = 3;

/// The seconds since the last edit.
#[derive(Debug, Default)]
pub(super) struct Rest {
    /// The mission as it was a second ago; nothing before the first second.
    seen: Option<Arc<Mission>>,
    seconds: u32,
}

impl Rest {
    /// A second has passed. Returns whether the mission was edited in it.
    pub(super) fn second(&mut self, mission: &Arc<Mission>) -> bool {
        let edited =
            self.seen.as_ref().is_some_and(|seen| !Arc::ptr_eq(seen, mission) && !seen.plays_like(mission));
        self.seconds = if edited { 0 } else { self.seconds.saturating_add(1) };
        self.seen = Some(Arc::clone(mission));
        edited
    }

    /// Is it long enough for work to begin?
    pub(super) const fn is_long(&self) -> bool {
        self.seconds >= QUIET
    }

    /// Was the mission edited since the last second?
    pub(super) fn is_edited(&self, mission: &Mission) -> bool {
        self.seen.as_ref().is_some_and(|seen| !seen.plays_like(mission))
    }
}
