//! A game looked at afterwards: every moment is as it was, whichever way one comes to it.

use engine::Event;
use engine::game::Step;
use engine::play::{Playthrough, Provenance, Replay, ReplayCursor, Session, Why};
use engine::toy::{State, Tag};
use std::sync::Arc;

/// A game of tag with all its states.
fn played(seed: u64) -> (Replay, Vec<State>, Vec<Event>) {
    let about = Provenance { seed: Some((seed, 0)), ..Provenance::default() };
    let mut game = Playthrough::new(Arc::new(Tag), about);
    let mut states = vec![game.state().clone()];
    while let Some(option) = game.suggest() {
        let _ = game.take(option);
        states.push(game.state().clone());
    }
    (game.replay(), states, game.events().to_vec())
}

#[test]
fn every_moment_is_as_it_was_from_wherever_one_comes() {
    for seed in 0..20 {
        let (replay, states, events) = played(seed);
        let (mut reel, wrong) = ReplayCursor::of(Arc::new(Tag), &replay);
        assert_eq!(wrong, None);
        assert_eq!((reel.made().len(), reel.events()), (states.len() - 1, &events[..]));
        assert!(matches!(reel.end(), Step::Over(_)));
        for from in 0..states.len() {
            for (to, state) in states.iter().enumerate() {
                reel.go(from);
                reel.go(to);
                assert_eq!((reel.at(), reel.state()), (to, state));
            }
        }
        reel.go(usize::MAX);
        assert_eq!(reel.at(), states.len() - 1);
        assert_eq!(reel.made().last().map(|made| made.events), Some(events.len()));
    }
}

#[test]
fn a_game_the_rules_disagree_with_is_seen_as_far_as_they_agree() {
    let (mut replay, states, _) = played(3);
    replay.moves[4] = "fly".into();
    let (mut reel, wrong) = ReplayCursor::of(Arc::new(Tag), &replay);
    let wrong = wrong.expect("nobody flies");
    assert_eq!((wrong.number, wrong.said.as_str()), (5, "fly"));
    assert!(matches!(wrong.why, Why::NotOffered { .. }));
    assert_eq!(reel.made().len(), 4);
    reel.go(9);
    assert_eq!((reel.at(), reel.state()), (4, &states[4]));
}
