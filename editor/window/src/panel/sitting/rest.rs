//! Leaving the rest to a bot: where several pieces of a kind are to be placed one after another, a bot places those that are left.
//! One step back takes all of them back.

use super::{Action, Table};
use editor_model::words::say;
use missions::sitting::Role;

/// Pieces that a bot places for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rest {
    /// After so many choices it began.
    from: usize,
    /// After so many it was through; `None` while it goes on.
    to: Option<usize>,
}

impl Table {
    /// Is there a rest that could be left to a bot?
    pub(super) fn has_rest(&self) -> bool {
        self.is_ours() && self.sitting.all_are(Role::Place)
    }

    /// A bot places what is left.
    pub(super) fn leave_rest(&mut self) -> Action {
        if !self.has_rest() {
            return Action::Say(say("play-rest-none"));
        }
        if self.learning.is_some() {
            return Action::Say(say("play-learning"));
        }
        self.rests.push(Rest { from: self.sitting.deeds().len(), to: None });
        self.chosen();
        Action::Moved(self.think())
    }

    /// Does a bot place pieces for the person now?
    pub(super) fn is_leaving(&self) -> bool {
        self.rests.last().is_some_and(|rest| rest.to.is_none())
    }

    /// Is what a bot is about to choose no more a piece that is to be placed?
    pub(super) fn is_rest_over(&self) -> bool {
        self.is_leaving() && !self.sitting.all_are(Role::Place)
    }

    /// The person chooses again.
    pub(super) fn end_rest(&mut self) {
        let now = self.sitting.deeds().len();
        if let Some(rest) = self.rests.last_mut().filter(|rest| rest.to.is_none()) {
            rest.to = Some(now);
        }
    }

    /// Before which choice one comes that undoes this one: pieces that were left to a bot are undone together.
    pub(super) fn begin_of(&self, number: usize) -> usize {
        let of = |rest: &&Rest| rest.from <= number && rest.to.is_none_or(|to| number < to);
        self.rests.iter().find(of).map_or(number, |rest| rest.from)
    }

    /// What was left after this choice is undone.
    pub(super) fn forget_rests(&mut self, number: usize) {
        self.rests.retain(|rest| rest.from < number);
        for rest in &mut self.rests {
            rest.to = rest.to.map(|to| to.min(number));
        }
    }
}
