//! What is looked for in a game, who plays on, and how much is tried.

use engine::play::Bots;
use engine::{Event, EventSet, Game, Seat, Side, Step};

/// What is looked for in a game.
#[derive(Clone, Copy)]
pub struct Sought<'a> {
    /// The kinds of events that report it.
    pub kinds: EventSet,
    /// Does a choice show it? By what happened with it, events of these kinds and some others, and what was due after it.
    pub is_it: &'a dyn Fn(&[Event], &Step) -> bool,
}

/// The bots that go on with a game where old choices do not help.
#[derive(Clone, Copy)]
pub struct Players<'a, G: Game> {
    /// Makes the bot of a seat.
    pub bots: &'a Bots<'a, G>,
    /// Which side a seat is on.
    pub side: &'a dyn Fn(Seat) -> Side,
}

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The most games that are begun.
    pub tries: u32,
    /// The most choices that are made in all of them together, looks ahead included.
    pub choices: u64,
}

impl Bounds {
    /// What is left without that.
    pub(super) const fn without(self, other: Self) -> Self {
        let tries = self.tries.saturating_sub(other.tries);
        Self { tries, choices: self.choices.saturating_sub(other.choices) }
    }
}

impl Default for Bounds {
    /// About a second of the rules of 2016.
    fn default() -> Self {
        Self { tries: 4000, choices: 1_000_000 }
    }
}
