//! What a marine can hold: cards beyond that stay where they are, and the players see why. No card is ever lost.

use crate::hooks::listener;
use crate::scene::{Scene, check, scene};
use crate::table::setup;
use doom_2016::state::MAX_TAKEN;
use engine::{Effect, Event, FigureId, Table, World};
use expect_test::expect;

const ALPHA: FigureId = FigureId(0);

/// Alpha has taken so many rocket launchers, three cards each.
fn launchers(scene: Scene, launchers: usize) -> Scene {
    scene.with(|game, state| {
        let set = game.content().set("rocket-launcher").expect("a set of the box");
        let marine = state.scene().marine(ALPHA.0);
        for _ in 0..launchers {
            marine.taken.push(set.0);
            for (card, copies) in game.content().cards_of(set) {
                marine.deck.shuffle_in(&vec![card.0; usize::from(copies)]);
            }
        }
    })
}

/// Thirty-two cards are a hand; what a script wants drawn beyond them stays in the deck.
#[test]
fn a_full_hand_leaves_the_rest_in_the_deck() {
    fn generous(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::ActivationStarted { figure: ALPHA }) {
            out.push(Effect::DrawCards(ALPHA, 40));
        }
    }
    let board = "
        +---------+
        |A . . . i|
        +---------+";
    let scene = Scene::of(setup(board), listener(generous)).order("alpha invader");
    let (told, after) = launchers(scene, 9).play("end\n= alpha");
    let lines: Vec<&str> = told.lines().filter(|line| *line != "Alpha draws a card").collect();
    expect![[r#"
        Initiative: Alpha
        Alpha is activated
        Alpha can hold no more cards: the rest of the draw stays in the deck
        Alpha is done
        Initiative: the invader
        The invader activates every Imp
        The Imp at 4,0 is activated
          = 0,0, damage 0, hand [armor reposition sidearm field-dressing shotgun-maneuver buckshot buckshot scoped-burst unload unload rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo rocket-salvo lock-on-burst lock-on-burst lock-on-burst lock-on-burst], 5 in the deck, discarded [], glory []"#]]
    .assert_eq(&lines.join("\n"));
    assert_eq!(told.matches("Alpha draws a card").count(), 32);
    assert_eq!(after.state.marines()[0].hand.len(), 32);
}

/// Every card of every set a marine has is somewhere, those of weapons taken included.
#[test]
fn a_lost_card_is_noticed() {
    let board = "
        +---------+
        |A . . . i|
        +---------+";
    let mut scene = launchers(scene(board), 1);
    assert_eq!(scene.game.audit_state(&scene.state), Ok(()));
    let rockets: Vec<u8> = scene.state.marines()[0].deck.cards().iter().copied().rev().take(3).collect();
    for card in rockets {
        assert!(scene.state.scene().marine(0).deck.take(card));
        assert!(scene.game.audit_state(&scene.state).is_err_and(|wrong| wrong.contains("marine 0 has")));
    }
}

/// A marine takes as many weapons as the box has tokens; a token beyond that stays on the map.
#[test]
fn too_many_weapons_stay_on_the_map() {
    let board = "
        +---------+
        |A . R . i|
        +---------+";
    let at_the_token = || scene(board).order("alpha").at("alpha", 2, 0);
    check(
        at_the_token(),
        "? take",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? take 0
        "#]],
    );
    let told = launchers(at_the_token(), MAX_TAKEN).play("? take").0;
    assert!(told.ends_with("? nothing\n"), "{told}");
}
