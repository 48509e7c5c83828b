//! A game of the invader against bots.

use super::seats::sit_down;
use super::{STRIKES, choose, clock};

/// The seat of the invader.
pub(super) const INVADER: u64 = 4;

#[test]
fn a_game_is_played_as_the_invader_to_its_end() {
    let Some(game) = clock() else { return };
    sit_down(&game, true, true);
    game.hurry();
    // So many choices were made when the game waited for the invader.
    let mut waited = Vec::new();
    let told = game.play(|_, number| {
        // Before a person has chosen, nothing is kept.
        if number > 0 {
            waited.push(game.told(&game.save()).choices.len());
        }
        choose(&game, number);
    });
    assert_eq!(told.reason.as_deref(), Some(STRIKES));
    // How often it waited depends on the chance of the game.
    assert!(told.chosen_by(INVADER) > 0, "{told:?}");
    for before in waited {
        assert_eq!(told.choices[before].0, Some(INVADER), "after {before} choices: {told:?}");
    }
}
