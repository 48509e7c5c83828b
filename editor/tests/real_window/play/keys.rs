//! A game of all marines by keys.

use super::{STRIKES, choose, clock};

#[test]
fn a_game_is_played_by_keys_to_its_end() {
    let Some(game) = clock() else { return };
    game.change("a game", |game| game.key("ctrl+F5"));
    game.hurry();
    let told = game.play(|_, number| choose(&game, number));
    assert_eq!(told.reason.as_deref(), Some(STRIKES));
    assert!(told.chosen_by(0) + told.chosen_by(1) > 0, "{told:?}");
    // Who leaves finds the game again.
    let kept = game.kept();
    game.change("the editor", |game| game.key("Escape"));
    assert_eq!(game.kept(), kept);
    assert!(game.told(&kept.expect("a game")).is_over());
}
