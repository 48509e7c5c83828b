//! What bots and chance do next can be worked out on another thread: it is on offer, ends where the table waits, and nothing of it
//! is left once somebody has gone back and chosen otherwise.

use super::{any, bots, games, mission, open};
use engine::Step;
use engine::play::Rng;
use missions::simulate::{BotKind, BotPair};
use missions::sitting::{Players, Sitting};
use rule_system::search::Level;
use std::thread;

/// A value that search bots take, so that they need not play hundreds of games first.
const LEARNED: &str = r#"{"notes":[],"weights":[40,-40,20,10],"base":0}"#;

fn ahead(sitting: &Sitting) -> Vec<usize> {
    sitting.ahead().collect()
}

/// Go on as far as it was worked out. Every choice has to be on offer, and the table may wait only at the end.
fn go_on(sitting: &mut Sitting, ahead: &[usize]) {
    for option in ahead {
        assert!(!sitting.waits(), "after {} choices", sitting.deeds().len());
        assert!(sitting.take(*option), "after {} choices", sitting.deeds().len());
    }
    assert!(sitting.waits(), "after {} choices", sitting.deeds().len());
}

/// Play with a person in the first seat, who chooses at random; how much was worked out.
fn check(sitting: &mut Sitting, turns: usize, rng: &mut Rng) -> usize {
    let mut worked_out = 0;
    for _ in 0..turns {
        let next = ahead(sitting);
        assert_eq!(ahead(sitting), next);
        let elsewhere = sitting.ahead();
        let there = thread::spawn(move || elsewhere.collect::<Vec<usize>>()).join().expect("no panic");
        assert_eq!(there, next);
        go_on(sitting, &next);
        worked_out += next.len();
        assert_eq!(ahead(sitting), [0_usize; 0], "it waits");
        let Some(option) = any(sitting.session(), rng) else { break };
        assert_eq!(*sitting.session().due(), Step::Choose(sitting.seat(0).expect("a marine")));
        assert!(sitting.take(option));
    }
    worked_out
}

#[test]
fn what_greedy_bots_do_next_is_on_offer_and_ends_where_the_table_waits() {
    let mut worked_out = 0;
    for (number, (_, mission, marines)) in games().iter().enumerate() {
        let mut sitting = open(mission, *marines, number as u64, bots(BotKind::Greedy, &[0]));
        worked_out += check(&mut sitting, 20, &mut Rng::new(number as u64));
    }
    assert!(worked_out > 1_000, "{worked_out}");
}

#[test]
fn what_search_bots_do_next_is_on_offer_and_ends_where_the_table_waits() {
    let mut sitting = open(&mission("first-steps"), 1, 3, bots(BotKind::Search(Level::Quick), &[0]));
    assert!(sitting.playable().recall(LEARNED));
    let worked_out = check(&mut sitting, 60, &mut Rng::new(3));
    assert!(worked_out > 50, "{worked_out}");
}

/// Where no person sits it goes on to the end of the game.
#[test]
fn a_table_of_bots_goes_on_to_the_end() {
    let mut sitting = open(&mission("first-steps"), 1, 3, bots(BotKind::Greedy, &[]));
    let next = ahead(&sitting);
    assert!(next.len() > 100, "{}", next.len());
    go_on(&mut sitting, &next);
    assert!(matches!(sitting.step(), Step::Over(_)));
}

/// Bots choose, but people throw the dice and draw the cards.
#[test]
fn where_people_say_how_chance_falls_it_ends_there() {
    let players = Players { people: Some(vec![0]), bots: BotPair::both(BotKind::Greedy), chance: true };
    let mut sitting = open(&mission("cold-vaults"), 2, 5, players);
    let mut rng = Rng::new(5);
    let (mut chances, mut worked_out) = (0, 0);
    for _ in 0..150 {
        let next = ahead(&sitting);
        go_on(&mut sitting, &next);
        worked_out += next.len();
        chances += usize::from(*sitting.session().due() == Step::Chance);
        let Some(option) = any(sitting.session(), &mut rng) else { break };
        assert!(sitting.take(option));
    }
    assert!(chances > 20 && worked_out > 20, "{chances} falls of chance, {worked_out} worked out");
}

/// Go back to a choice of the first seat and choose otherwise: it goes on as in a game in which it was chosen so at once.
fn choose_otherwise(sitting: &mut Sitting, fresh: &mut Sitting, rng: &mut Rng) -> usize {
    let mut otherwise = 0;
    for _ in 0..12 {
        // What was worked out from here counts no more after going back.
        for _ in 0..4 {
            let next = ahead(sitting);
            go_on(sitting, &next);
            let Some(option) = any(sitting.session(), rng) else { break };
            assert!(sitting.take(option));
        }
        let _ = ahead(sitting);
        let own = sitting.made_by(Some(0));
        let kept = own.saturating_sub(1 + rng.below(4) as usize);
        let back = sitting.way_back(Some(0), Some(kept), true).expect("it was made");
        let before = sitting.deeds()[back].key.clone();
        assert!(sitting.rewind(back));
        assert!(sitting.waits());
        let options = sitting.session().now().options;
        let others: Vec<usize> = (0..options.len()).filter(|at| options[*at].key != before).collect();
        let Some(option) = others.get(rng.below(others.len() as u32) as usize) else { continue };
        assert!(sitting.take(*option));
        assert!(fresh.rewind(0));
        assert_eq!(fresh.follow(sitting.replay().moves.iter().map(String::as_str)), sitting.deeds().len());
        assert_eq!(fresh.session().digest(), sitting.session().digest());
        assert_eq!(ahead(sitting), ahead(fresh));
        assert_eq!(sitting.due_option(), fresh.due_option());
        otherwise += 1;
    }
    otherwise
}

#[test]
fn after_another_choice_nothing_of_what_was_worked_out_before_is_taken() {
    let (mut otherwise, mut rng) = (0, Rng::new(8));
    for (_, mission, marines) in games().iter().filter(|(_, _, marines)| *marines == 2) {
        let table = || open(mission, *marines, 8, bots(BotKind::Greedy, &[0]));
        otherwise += choose_otherwise(&mut table(), &mut table(), &mut rng);
    }
    assert!(otherwise > 30, "{otherwise}");
    let table = || {
        let sitting = open(&mission("first-steps"), 1, 8, bots(BotKind::Search(Level::Quick), &[0]));
        assert!(sitting.playable().recall(LEARNED));
        sitting
    };
    assert!(choose_otherwise(&mut table(), &mut table(), &mut rng) > 5);
}
