//! The drill by itself: it keeps to what every rule system must keep to, and its one secret stays one. What it is to documents,
//! pictures and the window is tested in `editor`.

pub(crate) mod area;
mod door;
mod sight;

use crate::content::Box2;
use crate::game::Beacons;
use crate::own::BEACON;
use crate::state::{Choice, Flare, State, Task};
use engine::conform::{Conform, check};
use engine::game::Log;
use engine::play::{Controls, Playthrough, Provenance, Rng};
use engine::table::{FigureSpot, Table};
use engine::world::{FigureId, MAX_CLASSES, PieceId, PieceSpot};
use engine::{Game, KindId, NoHooks, Options, Seat, Step, Symbols};
use rule_system::content::Content;
use rule_system::search::{Reason, Searchable, Value, features, hint, learn};
use rule_system::{TableGame, TableSession};
use std::sync::Arc;
use words::Language;

/// Two marines, two beacons and a drone in the open.
const HALL: &str = "
    +---------+
    |A . . . d|
    |         |
    |B . . . .|
    |         |
    |L . . . L|
    +---------+";

pub(crate) fn hall() -> Beacons {
    hall_with(6)
}

/// The same with fuel for so many rounds.
fn hall_with(fuel: u8) -> Beacons {
    drawn(HALL, fuel)
}

/// A board as text: marines at A and B, beacons at L, drones at d.
fn drawn(text: &str, fuel: u8) -> Beacons {
    let sketch = tiles::ascii::parse(text);
    assert!(sketch.problems.is_empty(), "{:?}", sketch.problems);
    let mut pieces = <[Vec<PieceSpot>; MAX_CLASSES]>::default();
    let spot = |space| PieceSpot { space, sort: 0, up: false };
    pieces[usize::from(BEACON.0)].extend(sketch.spaces('L').iter().map(spot));
    let drone = |space| FigureSpot { space, turned: false, kind: KindId(2) };
    let table = Table {
        kinds: Box2::in_language(Language::ENGLISH).kinds(&["scout", "guard"]),
        marines: 2,
        door_places: Vec::new(),
        pieces,
        tokens: Vec::new(),
        figures: sketch.spaces('d').iter().map(drone).collect(),
        starts: "AB".chars().filter_map(|mark| sketch.space(mark)).collect(),
        regions: Vec::new(),
        areas: Vec::new(),
        symbols: Symbols::default(),
        named: Vec::new(),
        board: Arc::new(sketch.board),
    };
    Beacons::new(table, Arc::new(NoHooks), fuel)
}

/// The state after choices by their keys.
pub(crate) fn after(game: &Beacons, keys: &[&str]) -> State {
    let (mut state, mut options) = (game.start(), Options::<Choice>::default());
    for key in keys {
        let _ = game.step(&state, &mut options);
        let named = |choice: &&Choice| game.show(&state, **choice).key == *key;
        let choice = *options.list.iter().find(named).unwrap_or_else(|| panic!("no {key}"));
        game.apply(&mut state, choice, &mut Log::silent());
    }
    state
}

/// What a seat sees, as rows and for programs.
fn seen(game: &Beacons, state: &State, seat: Option<Seat>) -> String {
    format!("{:?} {}", game.seat_view(state, seat), game.cards(state, seat).get())
}

/// Random games of it break no rule of the contract.
fn keeps_to_the_contract(game: &Beacons, seed: u64) {
    let plan = Conform { games: 40, seed, limit: 5_000, thorough: 5, jobs: 1 };
    match check(game, plan) {
        Ok(report) => assert_eq!(report.games, plan.games, "{report}"),
        Err(fault) => panic!("{fault}"),
    }
}

/// The end of a game in which its bot plays every seat.
fn played_by_bots(game: &Beacons) -> State {
    let (mut state, mut options, mut rng) = (game.start(), Options::<Choice>::default(), Rng::new(1));
    let mut bot = game.adviser();
    loop {
        let pick = match game.step(&state, &mut options) {
            Step::Over(_) => break,
            Step::Chance => rng.weighted(&options.weights),
            Step::Choose(seat) => bot.pick(game, &state, seat, &options.list, &mut rng),
        };
        game.apply(&mut state, options.list[pick], &mut Log::silent());
    }
    state
}

#[test]
fn it_keeps_to_the_contract() {
    keeps_to_the_contract(&hall(), 7);
}

#[test]
fn a_bright_flare_keeps_drones_from_shooting_for_a_round() {
    let game = hall();
    let hurt = |keys: &[&str]| after(&game, keys).world.figures()[FigureId(0)].damage;
    let round = |flare| ["begin", flare, "deal dim", "fire", "done", "done", "die red", "done"];
    let next = ["done", "done", "die red", "done", "shot 5 1"];
    assert_eq!(hurt(&[&round("deal dim")[..], &["shot 5 1"]].concat()), 2);
    assert_eq!(hurt(&round("deal bright")), 0);
    assert_eq!(hurt(&[&round("deal bright")[..], &next[..]].concat()), 2);
}

/// The drone stands four spaces off: a shot hits as far as its die reaches.
#[test]
fn a_shot_die_shows_how_far_it_reaches_and_what_it_does() {
    let game = hall();
    let round = ["begin", "deal dim", "deal dim", "done", "done", "die blue", "done"];
    for (shot, damage, said) in [
        ("shot 5 1", 1, "The shot die shows reach 5, damage 1."),
        ("shot 3 2", 0, "The shot die shows reach 3, damage 2."),
        ("shot 0 0", 0, "The shot misses."),
    ] {
        let mut state = after(&game, &round);
        let events = area::choose(&game, &mut state, shot);
        assert_eq!(game.story(&events)[0].as_deref(), Some(said));
        assert_eq!(state.world.figures()[FigureId(0)].damage, damage, "{shot}");
    }
}

#[test]
fn only_its_owner_sees_a_flare() {
    let game = hall();
    let state = after(&game, &["begin", "deal bright", "deal dim"]);
    let cards = |of: usize, seat: Option<Seat>| -> Vec<String> {
        game.seat_view(&state, seat).parties[of].cards.iter().map(|card| card.id.clone()).collect()
    };
    assert_eq!(cards(0, Some(Seat(0))), [Flare::Bright.word()]);
    assert_eq!(cards(1, Some(Seat(1))), [Flare::Dim.word()]);
    for other in [Some(Seat(1)), Some(crate::game::KEEPER), None] {
        assert_eq!(cards(0, other), [""; 0]);
        assert!(!seen(&game, &state, other).contains("bright"));
    }
}

/// Random games: what a seat cannot know is dealt again, and what is hidden from it is done one way and the other.
#[test]
fn no_seat_is_shown_what_it_cannot_know() {
    let game = hall();
    let (mut asked, mut changed, mut compared) = (0, 0, 0);
    for seed in 0..30 {
        let (mut state, mut options) = (game.start(), Options::<Choice>::default());
        let mut rng = Rng::new(seed);
        loop {
            let step = game.step(&state, &mut options);
            for seat in game.seats().into_iter().map(Some).chain([None]) {
                if let Some(seat) = seat {
                    let mut anew = state.clone();
                    game.deal_anew(&mut anew, seat, &mut rng);
                    asked += 1;
                    changed += u32::from(anew != state);
                    assert_eq!(seen(&game, &anew, Some(seat)), seen(&game, &state, Some(seat)));
                    assert_eq!(game.asked(&anew), game.asked(&state));
                }
                let hidden = |choice: &&Choice| game.hidden_from(&state, **choice, seat).is_some();
                let tables: Vec<String> = options
                    .list
                    .iter()
                    .filter(hidden)
                    .map(|choice| {
                        let mut other = state.clone();
                        game.apply(&mut other, *choice, &mut Log::silent());
                        seen(&game, &other, seat)
                    })
                    .collect();
                for pair in tables.windows(2) {
                    assert_eq!(pair[0], pair[1]);
                    compared += 1;
                }
            }
            let pick = match step {
                Step::Over(_) => break,
                Step::Chance => rng.weighted(&options.weights),
                Step::Choose(seat) => {
                    let sentence = game.asked(&state).expect("somebody has to choose");
                    assert!(sentence.contains(&game.seat_name(seat)), "{sentence}");
                    rng.below(options.list.len() as u32) as usize
                }
            };
            game.apply(&mut state, options.list[pick], &mut Log::silent());
        }
    }
    // Two marines are dealt a flare in each game, hidden from the other, the keeper and an onlooker.
    assert_eq!(compared, 30 * 2 * 3);
    assert!(changed > 100, "{changed} of {asked}");
}

#[test]
fn a_hint_names_the_one_choice_that_wins() {
    let game = hall_with(1);
    let mut state = after(&game, &["begin", "deal bright", "deal dim"]);
    // In the last round the first marine stands on the only dark beacon with a step left; the second one is too far away.
    let [dark, lit] = [0, 1].map(|number| game.table.pieces(BEACON)[number].space);
    state.world.put(&game.table, FigureId(0), dark, false);
    state.world.put(&game.table, FigureId(1), lit, false);
    assert!(state.world.turn_up(PieceId { class: BEACON, number: 1 }));
    *state.tasks.last_mut().expect("a turn") = Task::Turn(FigureId(0), 1);
    let hint = hint(&game, &Value::default(), &state, 3).expect("a choice");
    assert_eq!(hint.best.keys, ["light 0"]);
    assert!(hint.best.texts[0].ends_with("lights a beacon"), "{hint:?}");
    let next = hint.next.expect("there are others");
    assert!(!next.keys.is_empty() && next.keys[0] != "light 0", "{next:?}");
    assert_eq!((hint.by, hint.error, hint.sure), (1_000, 0, true));
    let [Reason { name, points }] = &hint.reasons[..] else { panic!("{:?}", hint.reasons) };
    assert_eq!((name.to_string().as_str(), *points), ("games that are won or lost by then", 1_000));
}

#[test]
fn a_hint_does_not_depend_on_the_flares_of_others() {
    let game = hall();
    let value = learn(&game, 40, 1, Controls::default()).expect("not cancelled");
    let [bright, dim] = ["deal bright", "deal dim"].map(|other| after(&game, &["begin", "deal dim", other]));
    assert_ne!(bright, dim);
    let [one, two] = [&bright, &dim].map(|state| hint(&game, &value, state, 5));
    assert!(one.is_some());
    assert_eq!(one, two);
    assert_eq!(one, hint(&game, &value, &bright, 5), "the same seed");
    assert_eq!(hint(&game, &value, &game.start(), 5), None, "no seat has to choose");
}

#[test]
fn every_number_that_is_measured_has_a_name() {
    let game = hall();
    let (mut basics, mut own) = (Vec::new(), Vec::new());
    features::basics(&game, &game.start(), &mut basics);
    game.adviser().measure(&game, &game.start(), &mut own);
    assert_eq!([basics.len(), own.len()], [features::BASICS.len(), game.measured().len()]);
}

/// The last step of a marine ends its turn, and the next marine has all steps.
#[test]
fn a_way_costs_its_steps_also_where_the_last_one_ends_the_turn() {
    let mut game = Playthrough::new(Arc::new(hall()), Provenance::default());
    for key in ["begin", "deal dim", "deal dim"] {
        assert!(game.take_key(key).is_ok(), "{key}");
    }
    let mut ended = 0;
    for way in game.ways() {
        assert_eq!(usize::from(way.cost), way.steps.len(), "{way:?}");
        ended += usize::from(way.halts);
        // No longer way than there has to be: the hall has no walls. Going out and back has no shorter one.
        let from = game.world().figures()[FigureId(0)].space;
        let ground = game.table().board.ground(tiles::DoorSet::default());
        assert!(way.to == from || way.cost == ground.range(from, way.to), "{way:?}");
    }
    assert!(ended > 0, "no way ends the turn");
}

#[test]
fn a_name_with_an_article_is_small_inside_a_sentence() {
    let game = hall();
    let named = |seat| (game.seat_name(seat), game.seat_in_sentence(seat));
    assert_eq!(named(crate::game::KEEPER), ("The keeper".to_owned(), "the keeper".to_owned()));
    assert_eq!(named(Seat(0)), ("Scout".to_owned(), "Scout".to_owned()));
}

/// The sentences of the story say who did it or follow the line that says who goes: the choice is not repeated.
#[test]
fn what_a_marine_does_is_told_once() {
    let game = hall();
    let mut state = after(&game, &["begin", "deal dim", "deal dim"]);
    state.world.put(&game.table, FigureId(0), game.table.pieces(BEACON)[0].space, false);
    for choice in [Choice::Fire, Choice::Light(0)] {
        let (mut next, mut log) = (state.clone(), Log::listening());
        game.apply(&mut next, choice, &mut log);
        let Some(engine::Event::Own(own)) = log.events.first() else {
            panic!("{choice:?}: {:?}", log.events)
        };
        assert!(Beacons::is_deed(own), "{choice:?}");
        assert!(game.story(&log.events)[0].is_some(), "{choice:?}");
    }
}
