//! Why the seat whose choice is due can do nothing with a card, a figure or a space: the reason of the rules that comes first.
//! `card` has cards in hand and those that are kept, `map` what lies on the board, `words` names windows and conditions.

mod card;
mod map;
mod words;

use crate::Doom2016;
use crate::state::State;
use ::words::Text;
use engine::game::{Game, Options, Step};
use rule_system::table_game::About;

/// `None` where an option on offer uses it, or where there is nothing better to say.
pub(crate) fn why_not(game: &Doom2016, st: &State, about: About<'_>) -> Option<String> {
    reason(game, st, about).map(|reason| reason.to_string())
}

fn reason(game: &Doom2016, st: &State, about: About<'_>) -> Option<Text> {
    let mut options = Options::default();
    let Step::Choose(seat) = game.step(st, &mut options) else { return None };
    match about {
        About::Card(id) => card::why_not(game, st, seat, id, &options.list),
        About::Figure(figure) => map::figure(game, st, figure, &options.list),
        About::Space(space) => map::space(game, st, space, &options.list),
    }
}
