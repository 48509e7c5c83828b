//! A game as a list of its choices, with the states in which they were made, so that a change of it begins where it differs.

use super::sought::Sought;
use engine::game::Log;
use engine::play::Replay;
use engine::{Event, EventKind, EventSet, Game, Options, Seat, Step};
use std::collections::BTreeMap;

/// A state is kept every so many choices.
const STATE_EVERY: usize = 8;

/// Of a very long game fewer states are kept, so that it stays small.
const MOST_STATES: usize = 1024;

/// With the events that divide a game.
pub(super) const fn with_dividing(kinds: EventSet) -> EventSet {
    kinds.with(EventKind::ActivationStarted).with(EventKind::RoundStarted)
}

/// A choice that was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made<C> {
    /// The seat that made it; `None` for chance.
    pub(super) seat: Option<Seat>,
    pub(super) choice: C,
    /// So many rounds had begun.
    pub(super) round: u32,
    /// So many rounds and activations had begun.
    pub(super) part: u32,
    /// The number of the next choice of the same seat, or of chance; the number of all choices where there is none.
    pub(super) next: usize,
}

/// Where in a game one is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Division {
    pub(super) round: u32,
    pub(super) part: u32,
}

impl Division {
    /// This has happened.
    pub(super) fn hear(&mut self, events: &[Event]) {
        for event in events {
            self.round += u32::from(matches!(event, Event::RoundStarted { .. }));
            self.part += u32::from(with_dividing(EventSet::NONE).has(event.kind()));
        }
    }
}

/// A game up to the choice that shows what is looked for.
pub(super) struct Course<G: Game> {
    pub(super) made: Vec<Made<G::Choice>>,
    /// The keys of the choices.
    pub(super) keys: Vec<String>,
    /// The states before the choices 0, `every`, 2 · `every`, …
    states: Vec<G::State>,
    every: usize,
}

impl<G: Game> Course<G> {
    /// A saved game up to the first choice that shows it. `None` if it does not show it, or where the rules do not agree with it.
    pub(super) fn of_replay(game: &G, replay: &Replay, sought: Sought<'_>) -> Option<Self> {
        let (mut state, mut options) = (game.start(), Options::default());
        let mut log = Log::of(sought.kinds);
        let mut choices = Vec::new();
        let mut due = game.step(&state, &mut options);
        for key in &replay.moves {
            let is_it = |choice: &&G::Choice| game.key(&state, **choice) == *key;
            let choice =
                options.list.iter().find(is_it).copied().filter(|_| !matches!(due, Step::Over(_)))?;
            log.events.clear();
            due = game.advance(&mut state, choice, &mut log, &mut options);
            choices.push(choice);
            if (sought.is_it)(&log.events, &due) {
                return Some(Self::of(game, &choices));
            }
        }
        None
    }

    /// A game of these choices, which are on offer one after the other.
    pub(super) fn of(game: &G, choices: &[G::Choice]) -> Self {
        let every = STATE_EVERY.max(choices.len() / MOST_STATES);
        let (mut state, mut options) = (game.start(), Options::default());
        let (mut log, mut division) = (Log::of(with_dividing(EventSet::NONE)), Division::default());
        let mut course = Self { made: Vec::new(), keys: Vec::new(), states: Vec::new(), every };
        for (number, choice) in choices.iter().copied().enumerate() {
            if number.is_multiple_of(every) {
                course.states.push(state.clone());
            }
            let due = game.step(&state, &mut options);
            let seat = if let Step::Choose(seat) = due { Some(seat) } else { None };
            let Division { round, part } = division;
            course.made.push(Made { seat, choice, round, part, next: choices.len() });
            course.keys.push(game.key(&state, choice));
            log.events.clear();
            game.apply(&mut state, choice, &mut log);
            division.hear(&log.events);
        }
        let mut nexts = BTreeMap::new();
        for (number, made) in course.made.iter_mut().enumerate().rev() {
            made.next = nexts.insert(made.seat, number).unwrap_or(choices.len());
        }
        course
    }

    /// The state before a choice, or after the last.
    pub(super) fn state_before(&self, game: &G, number: usize) -> G::State {
        let kept = (number / self.every).min(self.states.len().saturating_sub(1));
        let mut state = self.states.get(kept).cloned().unwrap_or_else(|| game.start());
        for made in &self.made[kept * self.every..number] {
            game.apply(&mut state, made.choice, &mut Log::silent());
        }
        state
    }
}
