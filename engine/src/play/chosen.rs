//! What chance and bots choose at a moment of a game.

use crate::game::{Game, Options, Seat, Step};
use crate::play::bot::Bot;
use crate::play::rng::Rng;

/// The option that chance or the bot of a seat takes after so many choices. There is a generator for each moment, so that asking
/// twice or stepping back and forth changes nothing.
pub(super) fn chosen<'b, G: Game + 'b>(
    game: &G,
    state: &G::State,
    due: &Step,
    options: &Options<G::Choice>,
    (seed, game_number): (u64, u32),
    number: usize,
    bot: impl FnOnce(Seat) -> &'b mut dyn Bot<G>,
) -> Option<usize> {
    let mut moment = Rng::for_game(seed, game_number);
    let mut rng = Rng::for_game(moment.bits(), number as u32);
    match due {
        Step::Over(_) => None,
        Step::Chance => Some(rng.weighted(&options.weights)),
        Step::Choose(_) if options.list.len() == 1 => Some(0),
        Step::Choose(seat) => Some(bot(*seat).pick(game, state, *seat, &options.list, &mut rng)),
    }
}
