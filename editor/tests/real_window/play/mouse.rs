//! A game of all marines by the mouse alone: no key is pressed.

use super::picture::Button;
use super::{STRIKES, clock};

/// Buttons in the bar at the top of the window: Play over the mission, and the speed of the bots over the game. Both bars end at
/// the right edge. That the speed is there is tested without a window (`tests/play/room.rs` of the crate of the window).
const PLAY: (u32, u32) = (1143, 57);
const SPEED: (u32, u32) = (655, 57);

#[test]
fn a_game_is_played_by_clicks_alone_to_its_end() {
    let Some(game) = clock() else { return };
    game.change("a game", |game| game.click(PLAY));
    for _ in 0..2 {
        game.change("another speed", |game| game.click(SPEED));
    }
    let (mut first, mut last) = (0, 0);
    let told = game.play(|buttons, number| {
        let wanted: Option<&Button> = if number.is_multiple_of(2) { buttons.first() } else { buttons.last() };
        let button = wanted.expect("a choice");
        (first, last) = (first + usize::from(!button.passes), last + usize::from(button.passes));
        game.click(button.at);
    });
    assert_eq!(told.reason.as_deref(), Some(STRIKES));
    assert!(first > 0 && last > 0, "{first} clicks on choices, {last} on what passes");
    assert!(told.chosen_by(0) > 0 && told.chosen_by(1) > 0, "{told:?}");
}
