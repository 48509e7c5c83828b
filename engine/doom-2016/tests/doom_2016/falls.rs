//! Rules 1.4 and 1.8: damage, recovery, frags, coming back, items.

use crate::scene::{check, scene};
use doom_2016::own::HEALTH_PACK;
use expect_test::expect;

const SHORE: &str = "
    +-------------+
    |A . . i . . .|
    |             |
    |T . . . . . B|
    +-------------+";

/// Damage, stun and place are gone; hand and discards are shuffled into the deck and three cards drawn; a frag token.
#[test]
fn a_marine_is_fragged_and_comes_back() {
    check(
        scene(SHORE)
            .order("invader bravo alpha")
            .hand("alpha", "buckshot armor unload")
            .deck_is_only("alpha", "sidearm reposition")
            .damage("alpha", 8)
            .stunned("alpha"),
        "
        attack alpha
        die 2
        die 2
        pass
        ? card
        card armor
        card sidearm
        card unload
        = alpha
        end
        play sidearm
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha suffers 4 damage (12 of 10): fragged
            The invader gains a frag token (1 of 4)
              ? card armor · card reposition · card sidearm · card field-dressing · card shotgun-maneuver · card buckshot · card scoped-burst · card unload
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
              = off the map, damage 0, hand [armor sidearm unload], 7 in the deck, discarded [], glory []
            The Imp at 3,0 is done
            Initiative: Bravo
            Bravo is activated
            Bravo is done
            Bravo draws a card
            Bravo draws a card
            Bravo draws a card
            Bravo draws a card
            Initiative: Alpha
            Alpha is activated
            Alpha comes back at 0,1
            Alpha plays Sidearm
              = 0,1, damage 0, hand [armor unload], 7 in the deck, discarded [], glory []
        "#]],
    );
}

/// A figure recovers no more than it has suffered.
#[test]
fn recovery_ends_at_no_damage() {
    check(
        scene(&SHORE.replace("A . .", "A H .")).hand("alpha", "reposition").damage("alpha", 3),
        "
        play reposition
        step 1,0
        take 0
        = alpha
        = turn
        ? take
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            Alpha takes the health pack
            Alpha recovers 3
              = 1,0, damage 0, hand [], 9 in the deck, discarded [], glory []
              = 2 points, 1 main actions
              ? nothing
        "#]],
    );
}

/// A weapon's cards are shuffled and put on top of the deck, above everything known of it.
#[test]
fn a_weapon_token_puts_its_set_on_top() {
    check(
        scene(&SHORE.replace("A . .", "A R ."))
            .hand("alpha", "reposition armor sidearm")
            .deck("alpha", "unload"),
        "
        play reposition
        step 1,0
        take 0
        end
        ? card
        card rocket-salvo
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            Alpha takes the Rocket Launcher
            Alpha is done
              ? card rocket-salvo · card lock-on-burst
            Alpha draws a card
              = 1,0, damage 0, hand [armor sidearm rocket-salvo], 9 in the deck, discarded [reposition], glory []
        "#]],
    );
}

/// Items lie in a marine's space: they are taken in the marine's activation, if the marine may stay there, and only
/// then.
#[test]
fn items_are_taken_where_one_stands() {
    check(
        scene(&SHORE.replace("A . . i", "A i . .")).hand("alpha", "buckshot").with(|game, state| {
            let here = game.table().board.space_at(tiles::Cell::new(1, 0)).expect("a space");
            let _ =
                state.scene().world().put_token(game.table(), engine::TokenKind::Item(HEALTH_PACK, 0), here);
        }),
        "
        play buckshot
        step 1,0
        ?
        step 2,0
        ? take
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha moves to 1,0
              ? step 2,0 · step 2,1 · step 1,1 · step 0,1 · step 0,0
            Alpha moves to 2,0
              ? nothing
        "#]],
    );
}

/// A frag without an attack counts too; the mission sets the frag limit.
#[test]
fn the_invader_wins_by_frags() {
    check(
        scene(SHORE).order("invader alpha").damage("alpha", 9).frags(3).deck("alpha", "sidearm"),
        "
        attack alpha
        die 2
        die 2
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (12 of 10): fragged
            The invader gains a frag token (4 of 4)
            THE END: Invader win, the invader has 4 frag tokens
        "#]],
    );
}
