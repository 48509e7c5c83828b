//! Hints at a table, as a window asks for them: beside it, for the person who has to choose, and for no bot.

use crate::shared::shipped;
use engine::Step;
use missions::simulate::{BotKind, BotPair};
use missions::sitting::{Players, Sitting};

/// A value in place of one that is learned in seconds: hints then see games that are won or lost, and no more.
const NOTHING_LEARNED: &str = r#"{"notes":[],"weights":[],"base":0}"#;

/// So many choices of a game are played, and so many hints looked at.
const LONG: u32 = 400;
const HINTS: usize = 2;

/// The first hints of a game, each followed.
fn hints(sitting: &mut Sitting) -> usize {
    let mut hints = 0;
    for _ in 0..LONG {
        if matches!(sitting.step(), Step::Over(_)) || hints == HINTS {
            break;
        }
        let wanted = sitting.hint_wanted();
        let option = match sitting.due_option() {
            Some(option) => {
                assert_eq!(wanted(), None, "a bot or chance has to choose");
                option
            }
            None => match std::thread::spawn(wanted).join().expect("no panic") {
                Some(hint) => {
                    assert_eq!(sitting.hint_wanted()().as_ref(), Some(&hint), "asked twice");
                    hints += 1;
                    sitting.option(Some(0), &hint.best.keys[0]).expect("it is on offer")
                }
                None => 0,
            },
        };
        assert!(sitting.take(option));
    }
    hints
}

#[test]
fn a_hint_begins_with_a_choice_on_offer_and_is_for_people_only() {
    let mut seen = 0;
    for (name, mission) in shipped() {
        let bots = BotPair::both(BotKind::Greedy);
        let players = Players { people: Some(vec![0]), bots, chance: false };
        let mut sitting = Sitting::open(&mission, &name, None, (7, 1), players).expect("a game");
        assert!(sitting.playable().recall(NOTHING_LEARNED));
        seen += hints(&mut sitting);
    }
    assert!(seen >= 4, "only {seen} hints");
}

#[test]
fn there_is_no_hint_for_a_game_that_the_rules_do_not_agree_with() {
    let (name, mission) = shipped().swap_remove(0);
    let players = Players { people: None, bots: BotPair::default(), chance: true };
    let sitting = Sitting::open(&mission, &name, None, (7, 1), players).expect("a game");
    let mut replay = sitting.replay();
    replay.moves.push("no such choice".to_owned());
    assert_eq!(sitting.playable().hint(&replay, 1), None);
}
