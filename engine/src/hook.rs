//! The socket for scripts. The engine calls it after an event and performs what it answers; it knows nothing of who is
//! plugged in.

pub use crate::origin::{HookError, Origin, ScriptPlace};

use crate::counts::Counts;
use crate::effect::Orders;
use crate::event::{Event, EventKind, EventSet};
use crate::table::Table;
use crate::world::World;
use std::cell::Cell;

/// Which handlers were called, orders given, or abilities used, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Called([u64; Self::MOST / 64]);

impl Called {
    /// Those with this number and above are not counted.
    pub const MOST: usize = 256;

    /// None of them.
    pub const NONE: Self = Self([0; Self::MOST / 64]);

    /// Was this one called?
    #[must_use]
    pub fn has(&self, number: u16) -> bool {
        self.0.get(usize::from(number / 64)).is_some_and(|bits| bits >> (number % 64) & 1 == 1)
    }

    /// This one was called.
    pub const fn add(&mut self, number: u16) {
        if (number as usize) < Self::MOST {
            self.0[number as usize / 64] |= 1 << (number % 64);
        }
    }

    /// Those of another list were called, too.
    pub fn join(&mut self, other: Self) {
        for (bits, more) in self.0.iter_mut().zip(other.0) {
            *bits |= more;
        }
    }
}

/// Where a thread notes what is called in it, for those who watch games from outside.
#[derive(Debug, Default)]
pub struct CallLog(Cell<Called>);

impl CallLog {
    /// Nothing was called.
    #[must_use]
    pub const fn new() -> Self {
        Self(Cell::new(Called::NONE))
    }

    /// Forget what was called.
    pub fn clear(&self) {
        self.0.set(Called::NONE);
    }

    /// This one was called.
    pub fn add(&self, number: u16) {
        let mut called = self.0.get();
        called.add(number);
        self.0.set(called);
    }

    /// What was called since it was cleared.
    #[must_use]
    pub fn called(&self) -> Called {
        self.0.get()
    }
}

/// Something that listens to events and answers with effects. Must be pure: the same world and event give the same
/// answer, and nothing is remembered between calls.
pub trait Hooks: Send + Sync {
    /// The kinds of events that have a listener. No others are offered.
    fn listens(&self) -> EventSet;

    /// How many listen to a kind of event. Each answers by itself, in order: what one asks for does not wait for a decision
    /// that another one asked for.
    fn listeners(&self, kind: EventKind) -> usize {
        usize::from(self.listens().has(kind))
    }

    /// From now on the steps of this thread are counted from 0.
    fn start_meter(&self) {}

    /// How many steps this thread has taken since [`start_meter`](Self::start_meter), for those who watch a game from outside:
    /// no rule may depend on it. Handlers that are known to be short are not counted.
    fn steps(&self) -> u64 {
        0
    }

    /// Script and handler that took most of these steps, without a line.
    fn costliest(&self) -> Option<ScriptPlace> {
        None
    }

    /// Script, handler and line of an origin.
    fn place(&self, _origin: Origin) -> Option<ScriptPlace> {
        None
    }

    /// Script and function of every handler, in the order of their numbers; of so many as [`Called`] has room for.
    fn handlers(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Script and line of every order of a handler, in the order of their numbers; of so many as [`Called`] has room for.
    fn orders(&self) -> Vec<(String, u16)> {
        Vec::new()
    }

    /// From now on it counts which handlers are called in this thread, and which orders they give.
    fn forget_calls(&self) {}

    /// The handlers that were called in this thread since [`forget_calls`](Self::forget_calls). No rule may depend on it.
    fn called(&self) -> Called {
        Called::default()
    }

    /// The orders that were given in this thread since [`forget_calls`](Self::forget_calls). No rule may depend on it.
    fn given(&self) -> Called {
        Called::default()
    }

    /// The answer of one of the listeners to an event. Effects are appended to `out` in the order they are to happen. `counts` are the numbers
    /// of the rule system's own that everybody can see.
    ///
    /// # Errors
    /// When a handler failed. Effects recorded before the failure are kept.
    fn react(
        &self,
        listener: usize,
        table: &Table,
        world: &World,
        counts: &Counts,
        event: &Event,
        out: &mut Orders,
    ) -> Result<(), HookError>;
}

/// No listener.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHooks;

impl Hooks for NoHooks {
    fn listens(&self) -> EventSet {
        EventSet::default()
    }

    fn react(
        &self,
        _: usize,
        _: &Table,
        _: &World,
        _: &Counts,
        _: &Event,
        _: &mut Orders,
    ) -> Result<(), HookError> {
        Ok(())
    }
}
