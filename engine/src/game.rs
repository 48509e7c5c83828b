//! The whole contract between a rule system and everybody who plays, tests or watches it.
//! It knows seats, options, chance and outcomes; it does not know boards, dice or DOOM.

use crate::event::{Event, EventSet};
pub use crate::side::{Outcome, Side};
use std::fmt::Debug;
use std::hash::Hash;
use tiles::SpaceId;

/// Who has to choose. The rule system says what each number means (2016: marines are 0 to 3, the invader is 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

/// What is due in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A seat chooses one of the options.
    Choose(Seat),
    /// Nature chooses one of the options by their weights.
    Chance,
    /// Nothing more: the game is over.
    Over(Outcome),
}

/// The options of a step, in buffers the driver owns and reuses.
#[derive(Clone, Debug)]
pub struct Options<C> {
    /// The options, in a fixed order. Never empty unless the game is over.
    pub list: Vec<C>,
    /// For `Step::Chance` only: one weight above zero for each option.
    pub weights: Vec<u32>,
}

impl<C> Default for Options<C> {
    fn default() -> Self {
        Self { list: Vec::new(), weights: Vec::new() }
    }
}

impl<C> Options<C> {
    /// Empty both buffers.
    pub fn clear(&mut self) {
        self.list.clear();
        self.weights.clear();
    }

    /// Add an option of a seat.
    pub fn add(&mut self, choice: C) {
        self.list.push(choice);
    }

    /// Add an outcome of nature.
    pub fn chance(&mut self, weight: u32, choice: C) {
        self.list.push(choice);
        self.weights.push(weight);
    }
}

/// Where on the board an option points, for windows and text maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// Nowhere in particular.
    Nowhere,
    /// A space.
    Space(SpaceId),
}

/// An option made visible. Built only when somebody looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Short and stable, unique among the options of one step, a line of a replay: `step 12,4`, `die 2`.
    pub key: String,
    /// A sentence for people: `Bravo steps to 12,4`.
    pub text: String,
    /// Where it points.
    pub spot: Spot,
}

/// A rule system. A game value is immutable and shared by threads; a state is small, flat and cheap to copy.
pub trait Game: Send + Sync {
    /// Everything that changes in play.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One option.
    type Choice: Copy + Eq + Debug + Send + Sync;

    /// The state before the first step.
    fn start(&self) -> Self::State;

    /// What is due, with all options in `options` (cleared first). The same state gives the same answer.
    fn step(&self, state: &Self::State, options: &mut Options<Self::Choice>) -> Step;

    /// Take one of the options that `step` gave. Plays on to the next decision. Events go to `log` in order.
    fn apply(&self, state: &mut Self::State, choice: Self::Choice, log: &mut Log);

    /// Take an option and answer what is due then, with all options in `options`: [`Game::apply`] and [`Game::step`] in one, for
    /// drivers that play many games. Rules that have found the options by the end of `apply` need not look for them again.
    fn advance(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        log: &mut Log,
        options: &mut Options<Self::Choice>,
    ) -> Step {
        self.apply(state, choice, log);
        self.step(state, options)
    }

    /// An option as key, text and spot.
    fn show(&self, state: &Self::State, choice: Self::Choice) -> Shown;

    /// The key of an option alone. Rules whose texts take a while need not write one for it.
    fn key(&self, state: &Self::State, choice: Self::Choice) -> String {
        self.show(state, choice).key
    }
}

/// Where a game reports what happened. In bulk play few kinds of events are wanted, and one that is not costs one test.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// The kinds of events that somebody wants.
    pub wants: EventSet,
    /// The events, oldest first.
    pub events: Vec<Event>,
    /// What scripts have not heard yet, between two choices; kept here because logs are kept.
    pub(crate) unheard: Vec<Event>,
}

impl Log {
    /// A log that keeps everything.
    #[must_use]
    pub const fn listening() -> Self {
        Self::of(EventSet::ALL)
    }

    /// A log that keeps nothing.
    #[must_use]
    pub const fn silent() -> Self {
        Self::of(EventSet::NONE)
    }

    /// A log that keeps events of these kinds.
    #[must_use]
    pub const fn of(wants: EventSet) -> Self {
        Self { wants, events: Vec::new(), unheard: Vec::new() }
    }

    /// Note an event, if wanted.
    pub fn push(&mut self, event: Event) {
        if self.wants.has(event.kind()) {
            self.events.push(event);
        }
    }
}
