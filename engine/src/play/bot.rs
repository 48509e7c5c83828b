//! Somebody who chooses for a seat without being a person. A bot sees what the rules offer; it never decides for nature and
//! never changes a state.

mod random;

pub use random::RandomBot;

use crate::game::{Game, Seat};
use crate::play::Rng;

/// Chooses for a seat. A bot may keep buffers between choices so as not to allocate, and what it has decided on in this game.
/// Its answer depends on the arguments and on what it was asked since [`Bot::begin`], and on nothing else: the same game has to
/// come out the same after any other games, on any thread.
pub trait Bot<G: Game>: Send {
    /// A game begins, or one goes on that this bot has not played so far: what it decided on before counts no more.
    fn begin(&mut self) {}

    /// How many choices it has tried in games of its own so far, to find its answers. It shows what a bot costs, the same on every
    /// machine.
    fn tried(&self) -> u64 {
        0
    }

    /// The position of the chosen option. Drivers ask only when there are at least two.
    fn pick(&mut self, game: &G, state: &G::State, seat: Seat, options: &[G::Choice], rng: &mut Rng)
    -> usize;
}

/// Makes the bot of a seat. Called once for each seat and thread.
pub type Bots<'a, G> = dyn Fn(Seat) -> Box<dyn Bot<G>> + Send + Sync + 'a;

/// The bots of one thread, made when their seat first has to choose.
pub(crate) struct Team<G: Game> {
    bots: Vec<Option<Box<dyn Bot<G>>>>,
}

impl<G: Game> Default for Team<G> {
    fn default() -> Self {
        Self { bots: Vec::new() }
    }
}

impl<G: Game> Team<G> {
    /// A game begins.
    pub(crate) fn begin(&mut self) {
        self.bots.iter_mut().flatten().for_each(|bot| bot.begin());
    }

    /// How many choices all of them have tried so far.
    pub(crate) fn tried(&self) -> u64 {
        self.bots.iter().flatten().map(|bot| bot.tried()).sum()
    }

    /// The bot of a seat.
    #[inline]
    pub(crate) fn seat(&mut self, seat: Seat, make: &Bots<'_, G>) -> &mut dyn Bot<G> {
        let number = usize::from(seat.0);
        if number >= self.bots.len() {
            self.bots.resize_with(number + 1, || None);
        }
        &mut **self.bots[number].get_or_insert_with(|| make(seat))
    }
}
