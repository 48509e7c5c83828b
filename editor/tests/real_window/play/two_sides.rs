//! Two people on both sides at one screen, with a cover between them.

use super::game::Turn;
use super::invader::INVADER;
use super::seats::sit_down;
use super::{STRIKES, choose, clock};

#[test]
fn two_people_play_both_sides_at_one_screen_to_the_end() {
    let Some(game) = clock() else { return };
    sit_down(&game, false, true);
    let Turn::Cover(at) = game.turn() else { panic!("no hand is seen before its player is there") };
    // On a cover no key but Space and Enter does anything.
    let covered = game.display.picture();
    for key in ["1", "0", "h", "n"] {
        game.key(key);
    }
    assert!(game.display.picture() == covered, "a key was answered behind the cover");
    game.change("the game", |game| game.click(at));
    game.hurry();
    let told = game.play(|_, number| choose(&game, number));
    assert_eq!(told.reason.as_deref(), Some(STRIKES));
    let (marines, invader) = (told.chosen_by(0) + told.chosen_by(1), told.chosen_by(INVADER));
    assert!(marines >= 2 && invader >= 2, "{marines} choices of marines, {invader} of the invader: {told:?}");
}
