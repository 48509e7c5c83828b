//! Somebody who listens, for tests: a plain function from an event to effects.

use doom_2016::own::OwnEventKind;
use engine::{Counts, Effect, Event, EventKind, EventSet, HookError, Hooks, Table, World};
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
        _: &Counts,
        event: &Event,
        out: &mut Vec<Effect>,
    ) -> Result<(), HookError> {
        (self.answer)(table, world, event, out);
        Ok(())
    }
}

/// A listener to every kind of event.
pub(crate) fn listener(answer: Answer) -> Arc<dyn Hooks> {
    let own = OwnEventKind::ALL.iter().map(|kind| EventKind::Own(*kind as u8));
    let kinds = EventKind::SHARED.iter().copied().chain(own).fold(EventSet::default(), EventSet::with);
    Arc::new(Listener { kinds, answer })
}
