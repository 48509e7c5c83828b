//! The bot that takes any legal option. It explores rules and sets the mark every other bot has to beat.

use crate::game::{Game, Seat};
use crate::play::{Bot, Rng};

/// Takes any option, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    #[inline]
    fn pick(
        &mut self,
        _game: &G,
        _state: &G::State,
        _seat: Seat,
        options: &[G::Choice],
        rng: &mut Rng,
    ) -> usize {
        rng.below(options.len() as u32) as usize
    }
}
