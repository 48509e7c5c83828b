//! Somebody who listens, for tests: a plain function from an event to effects.

use engine::{Effect, Event, EventKind, EventSet, HookError, Hooks, Table, World};
use std::sync::Arc;

/// Answers an event.
pub(crate) type Answer = fn(&Table, &World, &Event, &mut Vec<Effect>);

struct Listener {
    kinds: EventSet,
    answer: Answer,
}

impl Hooks for Listener {
    fn listens(&self) -> EventSet {
        self.kinds
    }

    fn react(
        &self,
        table: &Table,
        world: &World,
        event: &Event,
        out: &mut Vec<Effect>,
    ) -> Result<(), HookError> {
        (self.answer)(table, world, event, out);
        Ok(())
    }
}

/// A listener to every kind of event.
pub(crate) fn listener(answer: Answer) -> Arc<dyn Hooks> {
    let kinds = EventKind::ALL.iter().fold(EventSet::default(), |set, kind| set.with(*kind));
    Arc::new(Listener { kinds, answer })
}
