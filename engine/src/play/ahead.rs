//! A game that goes on by itself from the moment another one has come to: its bots and chance choose as they would there. It is
//! a copy, so that it can be played beside a window, and thrown away when somebody takes something back.

use crate::Seat;
use crate::game::{Game, Log, Options, Step};
use crate::play::bot::{Bots, Team};
use crate::play::chosen::chosen;
use std::sync::Arc;

/// A game that goes on by itself. Each item is the position of the option that is taken next.
pub struct Ahead<G: Game> {
    pub(super) game: Arc<G>,
    pub(super) state: G::State,
    pub(super) due: Step,
    pub(super) options: Options<G::Choice>,
    /// How many choices were made before the next.
    pub(super) number: usize,
    pub(super) seed: (u64, u32),
    pub(super) bots: Arc<Bots<'static, G>>,
    pub(super) team: Team<G>,
    /// The seats for which it does not choose.
    pub(super) people: Vec<Seat>,
    /// People say how chance falls.
    pub(super) chance: bool,
}

impl<G: Game> Iterator for Ahead<G> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        match self.due {
            Step::Over(_) => return None,
            Step::Choose(seat) if self.people.contains(&seat) => return None,
            Step::Chance if self.chance => return None,
            Step::Choose(_) | Step::Chance => {}
        }
        let Self { game, state, due, options, number, seed, bots, team, .. } = self;
        let option = chosen(&**game, state, due, options, *seed, *number, |seat| team.seat(seat, &**bots))?;
        let choice = *options.list.get(option)?;
        game.apply(state, choice, &mut Log::silent());
        *number += 1;
        *due = game.step(state, options);
        Some(option)
    }
}
