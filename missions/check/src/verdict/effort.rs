//! How much is played for a judgement, and what somebody who waits for it can do.

use super::contest::Contest;
use crate::ladder::Budget;
use missions_play::kept::{Nowhere, Shelf};
use missions_play::report::Report;
use missions_play::simulate::Plan;
use std::sync::atomic::{AtomicBool, Ordering};

/// How much is played for a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The games for every number of marines; none at all with 0.
    pub plan: Plan,
    /// How long bots that search play as well, if they do.
    pub contest: Option<Contest>,
    /// How much is played to find out what skill is worth and what the deal decides, if anything.
    pub budget: Option<Budget>,
    /// Personas play as well.
    pub ways: bool,
}

impl Effort {
    /// A plan and its personas, and nothing else.
    #[must_use]
    pub const fn plan(plan: Plan) -> Self {
        Self { plan, contest: None, budget: None, ways: true }
    }
}

/// What somebody who waits for a judgement can do.
#[derive(Clone, Copy)]
pub struct Waiting<'a> {
    /// Set to true, it ends the games soon; what was played by then is judged.
    pub cancel: Option<&'a AtomicBool>,
    /// Called now and then with how much is done, and how much there is; a greedy game counts 1.
    pub progress: Option<&'a (dyn Fn(u32, u32) + Sync)>,
    /// Called with the games of a number of marines as soon as there are some, and again whenever bots that search have played more of
    /// them. Its plan says who played.
    pub known: Option<&'a (dyn Fn(&Report) + Sync)>,
    /// Where results are kept.
    pub shelf: &'a dyn Shelf,
}

impl Default for Waiting<'_> {
    fn default() -> Self {
        Self { cancel: None, progress: None, known: None, shelf: &Nowhere }
    }
}

impl Waiting<'_> {
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
    }
}
