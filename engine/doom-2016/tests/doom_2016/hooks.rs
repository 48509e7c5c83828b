//! Somebody who listens, for tests: a plain function from an event to effects.

use doom_2016::own::OwnEventKind;
use engine::{Counts, Effect, Event, EventKind, EventSet, HookError, Hooks, Orders, Table, World};
use std::sync::Arc;

/// Answers an event.
pub(crate) type Answer = fn(&Table, &World, &Event, &mut Vec<Effect>);

struct Listener {
    kinds: EventSet,
    answers: Vec<Answer>,
}

impl Hooks for Listener {
    fn listens(&self) -> EventSet {
        self.kinds
    }

    fn listeners(&self, _: EventKind) -> usize {
        self.answers.len()
    }

    fn react(
        &self,
        listener: usize,
        table: &Table,
        world: &World,
        _: &Counts,
        event: &Event,
        out: &mut Orders,
    ) -> Result<(), HookError> {
        let mut asked = Vec::new();
        (self.answers[listener])(table, world, event, &mut asked);
        out.extend(asked);
        Ok(())
    }
}

/// A listener to every kind of event.
pub(crate) fn listener(answer: Answer) -> Arc<dyn Hooks> {
    listeners(&[answer])
}

/// Several of them, each by itself.
pub(crate) fn listeners(answers: &[Answer]) -> Arc<dyn Hooks> {
    let own = OwnEventKind::ALL.iter().map(|kind| EventKind::Own(*kind as u8));
    let kinds = EventKind::SHARED.iter().copied().chain(own).fold(EventSet::default(), EventSet::with);
    Arc::new(Listener { kinds, answers: answers.to_vec() })
}
