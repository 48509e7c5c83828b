//! How often each card of a game was played or used, as a table: counted by watching games, printed for people. The
//! rule system decides what counts as a use ([`Covered`]); games are played elsewhere.

use crate::conform::Audit;
use crate::event::{Event, EventSet};
use crate::game::{Options, Step};
use crate::play::Watch;
use std::collections::BTreeMap;
use std::fmt;
use words::Phrase;

/// Counts, by what it is and its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    counts: BTreeMap<(Phrase, String), u64>,
}

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// What it is: `event`, `class`. Lines are sorted by its id.
    pub what: Phrase,
    /// Its name for people.
    pub name: &'a str,
    /// How often it was used.
    pub used: u64,
}

impl Coverage {
    /// Something was used so often; 0 only says that it is there.
    pub fn add(&mut self, what: Phrase, name: &str, n: u64) {
        *self.counts.entry((what, name.to_owned())).or_default() += n;
    }

    /// Both together.
    pub fn merge(&mut self, other: Self) {
        for (key, n) in other.counts {
            *self.counts.entry(key).or_default() += n;
        }
    }

    /// Every line, by what it is and by name.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> + '_ {
        self.counts.iter().map(|((what, name), used)| Line { what: *what, name, used: *used })
    }

    /// Whatever was used less often.
    pub fn below(&self, least: u64) -> impl Iterator<Item = Line<'_>> + '_ {
        self.lines().filter(move |line| line.used < least)
    }
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>8}  {:<12} {}", self.used, self.what, self.name)
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// A rule system whose cards can be counted, and dealt again.
pub trait Covered: Audit + Sized {
    /// Everything that could be used, with nothing used yet.
    fn everything(&self) -> Coverage {
        Coverage::default()
    }

    /// A game begins.
    fn begun(&self, used: &mut Coverage) {
        let _ = used;
    }

    /// A choice is about to be made.
    fn chosen(&self, state: &Self::State, choice: Self::Choice, used: &mut Coverage) {
        let _ = (state, choice, used);
    }

    /// Something happened; the state is that after it.
    fn happened(&self, state: &Self::State, event: &Event, used: &mut Coverage) {
        let _ = (state, event, used);
    }

    /// The same mission with other cards of the box. `below(n)` gives a number below `n`: the caller brings the dice.
    #[must_use]
    fn dealt(&self, below: &mut dyn FnMut(usize) -> usize) -> Self;
}

/// Counts what is used in one game.
#[derive(Debug, Default)]
pub struct Counter {
    used: Coverage,
    begun: bool,
}

impl<G: Covered> Watch<G> for Counter {
    type Summary = Coverage;
    const WANTS: EventSet = EventSet::ALL;

    fn before(&mut self, game: &G, state: &G::State, _: &Step, options: &Options<G::Choice>, pick: usize) {
        if !std::mem::replace(&mut self.begun, true) {
            game.begun(&mut self.used);
        }
        game.chosen(state, options.list[pick], &mut self.used);
    }

    fn after(&mut self, game: &G, state: &G::State, events: &[Event]) {
        for event in events {
            game.happened(state, event, &mut self.used);
        }
    }

    fn finish(self, _: &G, _: &G::State) -> Coverage {
        self.used
    }
}
