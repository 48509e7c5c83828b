//! One game in progress: taking, going back, suggestions, and the view without type parameters.

use engine::game::{Shown, Spot, Step};
use engine::play::{Bot, Digest, Now, Playthrough, Provenance, Replay, Rng, Session, Verdict, Why, verify};
use engine::toy::{CHASER, Choice, RUNNER, State, Tag};
use engine::{Event, FigureId, Seat};
use std::sync::Arc;
use tiles::SpaceId;

fn fresh() -> Playthrough<Tag> {
    Playthrough::new(Arc::new(Tag), Provenance { rules: "tag".into(), ..Provenance::default() })
}

/// Take whatever is suggested, to the end; all moments on the way.
fn play(session: &mut dyn Session) -> Vec<(Now, Vec<Event>)> {
    let mut moments = vec![(session.now(), session.events().to_vec())];
    while let Some(option) = session.suggest() {
        let before = session.events().len();
        let happened = session.take(option).expect("a suggestion is on offer").to_vec();
        assert_eq!(happened, session.events()[before..]);
        moments.push((session.now(), session.events().to_vec()));
    }
    moments
}

#[test]
fn now_shows_the_options_and_whose_turn_it_is() {
    let mut game = fresh();
    let step = |key: &str, text: &str, space| Shown {
        key: key.into(),
        text: text.into(),
        spot: Spot::Space(SpaceId(space)),
    };
    let stay = Shown { key: "stay".into(), text: "The runner stays".into(), spot: Spot::Nowhere };
    let east = step("step 1,0", "The runner steps to 1,0", 1);
    let south = step("step 0,1", "The runner steps to 0,1", 3);
    let options = vec![stay, east, south];
    assert_eq!(game.now(), Now { number: 0, due: Step::Choose(RUNNER), options, weights: vec![] });

    let moved = Event::Moved { figure: FigureId(0), from: SpaceId(0), to: SpaceId(1) };
    assert_eq!(game.take(1), Some(&[moved][..]));
    let now = game.now();
    assert_eq!((now.number, now.due, now.weights), (1, Step::Chance, vec![3, 2, 1]));
    assert_eq!(now.options.iter().map(|o| o.key.as_str()).collect::<Vec<_>>(), ["die 1", "die 2", "die 3"]);

    assert_eq!(game.take_key("die 3"), Ok(&[][..]));
    assert_eq!(game.now().due, Step::Choose(CHASER));
}

#[test]
fn what_is_not_on_offer_is_refused_and_nothing_happens() {
    let mut game = fresh();
    let before = (game.now(), game.digest());
    assert_eq!(game.take(3), None);
    assert_eq!(game.take(usize::MAX), None);
    let refused = game.take_key("step 0,2").expect_err("two squares away");
    assert_eq!((refused.number, refused.line), (1, None));
    assert!(matches!(refused.why, Why::NotOffered { nearest: Some(n), .. } if n == "step 0,1"));
    assert_eq!((game.now(), game.digest()), before);

    let _ = play(&mut game);
    assert_eq!((game.suggest(), game.now().options), (None, vec![]));
    assert_eq!(game.take(0), None);
    assert!(matches!(game.take_key("stay").map_err(|d| d.why), Err(Why::Over(_))));
}

#[test]
fn stepping_back_restores_every_moment() {
    let mut game = fresh();
    let moments = play(&mut game);
    assert!(moments.len() > 20, "the game has to be longer than one snapshot");
    for (now, events) in moments[..moments.len() - 1].iter().rev() {
        assert!(game.back());
        assert_eq!((&game.now(), game.events()), (now, &events[..]));
    }
    assert!(!game.back());
    assert_eq!(play(&mut game), moments, "and forward again");
}

#[test]
fn rewinding_goes_to_any_earlier_moment() {
    let last = play(&mut fresh()).len() - 1;
    for number in 0..=last {
        let mut game = fresh();
        let moments = play(&mut game);
        assert!(game.rewind(number));
        assert_eq!((game.now(), game.events().to_vec()), moments[number]);
        assert!(!game.rewind(number + 1));
        assert_eq!(game.replay().moves.len(), number);
        assert_eq!(play(&mut game), moments[number..]);
    }
}

#[test]
fn another_way_can_be_taken_after_going_back() {
    let mut longest = 0;
    for number in 0..10 {
        let mut game = fresh();
        let _ = play(&mut game);
        assert!(game.rewind(number));
        let option = game.now().options.len() - 1;
        assert!(game.take(option).is_some());
        let moments = play(&mut game);
        let Verdict::Agrees { outcome: Some(outcome), last } = verify(&Tag, &game.replay()) else {
            panic!("{}", game.replay())
        };
        assert_eq!((Step::Over(outcome), last), (game.now().due, game.digest()));
        // Back along the new way: nothing of the old one may have been kept.
        for (now, events) in moments.iter().rev().skip(1) {
            assert!(game.back());
            assert_eq!((&game.now(), game.events()), (now, &events[..]));
        }
        longest = longest.max(moments.len());
    }
    assert!(longest > 18, "one of them has to be longer than a snapshot");
}

#[test]
fn suggestions_do_not_depend_on_how_often_one_asks() {
    let mut often = fresh();
    for _ in 0..5 {
        let first = often.suggest();
        assert_eq!(often.suggest(), first);
        assert!(often.take(first.expect("not over yet")).is_some());
    }
    let mut once = fresh();
    let _ = play(&mut once);
    let _ = play(&mut often);
    assert_eq!(once.replay().moves, often.replay().moves);
}

#[test]
fn another_seed_brings_other_suggestions() {
    let seeded = |seed| {
        let about = Provenance { seed: Some((seed, 0)), ..Provenance::default() };
        let mut game = Playthrough::new(Arc::new(Tag), about);
        let _ = play(&mut game);
        game.replay().moves
    };
    assert_eq!(seeded(1), seeded(1));
    assert_ne!(seeded(1), seeded(2));
}

#[test]
fn a_saved_game_goes_on_from_any_moment() {
    let mut whole = fresh();
    let moments = play(&mut whole);
    for number in 0..moments.len() {
        let mut part = fresh();
        let _ = play(&mut part);
        assert!(part.rewind(number));
        let (read, problems) = Replay::parse(&part.replay().to_string());
        assert_eq!(problems, []);
        let (mut loaded, wrong) = Playthrough::load(Arc::new(Tag), &read);
        assert_eq!(wrong, None);
        assert_eq!(play(&mut loaded), moments[number..]);
        assert_eq!(loaded.replay().to_string(), whole.replay().to_string());
    }
}

#[test]
fn a_saved_game_that_does_not_fit_is_loaded_as_far_as_it_does() {
    let mut whole = fresh();
    let _ = play(&mut whole);
    let mut replay = whole.replay();
    replay.moves[4] = "step 9,9".into();
    let (read, _) = Replay::parse(&replay.to_string());
    let (loaded, wrong) = Playthrough::load(Arc::new(Tag), &read);
    let wrong = wrong.expect("a choice that is not on offer");
    assert_eq!((loaded.now().number, wrong.number, wrong.line), (4, 5, read.line(5)));
    assert!(wrong.line.is_some());

    let mut other = whole.replay();
    other.last = Some(Digest(0));
    let (loaded, wrong) = Playthrough::load(Arc::new(Tag), &other);
    assert_eq!(loaded.digest(), whole.digest());
    let told = wrong.expect("another state").to_string();
    assert!(told.contains("saved by another version of the program"), "{told}");
}

struct Last;

impl Bot<Tag> for Last {
    fn pick(&mut self, _: &Tag, _: &State, _: Seat, options: &[Choice], _: &mut Rng) -> usize {
        options.len() - 1
    }
}

#[test]
fn the_bots_one_brings_are_the_ones_asked() {
    let mut game = fresh().with_bots(Box::new(|_| Box::new(Last)));
    assert_eq!(game.suggest(), Some(2));
    assert!(game.take(0).is_some());
    assert_eq!(game.now().due, Step::Chance);
    assert!(game.take(0).is_some());
    assert_eq!(game.suggest(), Some(game.options().len() - 1));
}
