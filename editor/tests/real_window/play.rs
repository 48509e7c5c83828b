//! Games that people play in the real window. What was chosen is read from the games that the window keeps; the command line plays
//! them back. A window is opened and handled in `game`, the picture read in `picture`, what is kept in `kept`; every other file is
//! one way to play.

mod edited;
mod game;
mod invader;
mod keys;
mod kept;
mod mouse;
mod picture;
mod seats;
mod two_sides;

use super::display::PROGRAM;
use game::{Game, Hellwright};
use std::path::Path;

/// The mission with a clock, in a window of the program; it ends after two rounds. `None` where tests of the window are not wanted.
fn clock() -> Option<Game> {
    let clock = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/clock");
    Game::open(Hellwright::new(PROGRAM.into(), &[]), &clock, "^Clock")
}

/// What the script of that mission says at the end.
const STRIKES: &str = "The clock strikes two.";

/// Choose by keys: the first choice of the list and what passes, in turns. What is not on offer does nothing.
fn choose(game: &Game, number: usize) {
    for key in if number.is_multiple_of(2) { ["0", "1"] } else { ["1", "0"] } {
        game.key(key);
    }
}
