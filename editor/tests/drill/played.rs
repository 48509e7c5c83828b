//! A game of it in the real window, by keys. What was chosen is read from the game that the window keeps.

use crate::PROGRAM;
use crate::game::{Game, Hellwright};
use crate::kept::Told;
use crate::run::night;
use std::path::Path;

/// The seat of the player who moves the drones.
const KEEPER: u64 = 7;

pub(crate) fn a_game_is_played_by_keys_to_its_end() {
    let Some(told) = by_keys(&night(), "^The Long Night") else { return };
    assert!(told.is_over());
    assert!(told.chosen_by(0) > 0 && told.chosen_by(1) > 0 && told.chosen_by(KEEPER) > 0, "{told:?}");
    let stepped =
        |(by, key): &(Option<u64>, String)| by.is_some_and(|seat| seat < 2) && key.starts_with("step ");
    assert!(told.choices.iter().any(stepped), "{told:?}");
}

/// A game of a mission with this title, played by keys until it is over. `None` where tests of the window are not wanted.
pub(crate) fn by_keys(mission: &Path, title: &str) -> Option<Told> {
    let ourselves = std::env::current_exe().expect("ourselves");
    let game = Game::open(Hellwright::new(ourselves, &[(PROGRAM, "1")]), mission, title)?;
    game.change("a game", |game| game.key("ctrl+F5"));
    game.hurry();
    // A step down, the first choice, and what ends a turn.
    let keys = ["Down", "1", "0"];
    Some(game.play(|_, number| {
        for after in 0..keys.len() {
            game.key(keys[(number + after) % keys.len()]);
        }
    }))
}
