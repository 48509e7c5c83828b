//! What a seat is shown, asked and kept from: none of it changes when the others have drawn other cards. `knowledge` has who may
//! know what.

use crate::scene::scene;
use crate::table::{all_left, setup, variety};
use doom_2016::state::State;
use doom_2016::{Choice, Doom2016, Setup};
use engine::play::Rng;
use engine::{Game, NoHooks, Options, Seat, Side, Step, game::Log};
use rule_system::TableGame;
use rule_system::seat_view::{Held, Party};
use std::sync::Arc;
use words::Phrase;

const HALL: &str = "
    +---------------+
    |A . . ~ . i . .|
    |               |
    |B T . . . p . .|
    |               |
    |C . . . . . k .|
    |               |
    |. . . H . . b .|
    +---------------+";

/// Games of several kinds, the last one with everything left to the players.
fn games() -> Vec<Doom2016> {
    let mut setups: Vec<Setup> = (0..4).map(|nth| variety(HALL, nth)).collect();
    setups.push(all_left(setup(HALL)));
    setups.into_iter().map(|setup| Doom2016::new(setup, Arc::new(NoHooks))).collect()
}

/// Plays a game at random and looks at every state.
fn each_state(game: &Doom2016, seed: u64, mut look: impl FnMut(&State, &Step, &Options<Choice>)) {
    let (mut state, mut options, mut rng) = (game.start(), Options::<Choice>::default(), Rng::new(seed));
    for _ in 0..500 {
        let step = game.step(&state, &mut options);
        look(&state, &step, &options);
        let pick = match step {
            Step::Over(_) => break,
            Step::Chance => rng.weighted(&options.weights),
            Step::Choose(_) => rng.below(options.list.len() as u32) as usize,
        };
        game.apply(&mut state, options.list[pick], &mut Log::silent());
    }
}

#[test]
fn a_seat_is_shown_the_same_whatever_the_others_have_drawn() {
    let (mut asked, mut changed) = (0, 0);
    for (nth, game) in games().iter().enumerate() {
        let mut dealer = Rng::new(nth as u64);
        each_state(game, nth as u64, |state, step, _| {
            for seat in game.seats() {
                let anew = game.dealt_anew(state, seat, |n| dealer.below(n as u32) as usize);
                asked += 1;
                changed += u32::from(anew != *state);
                let due = state.tasks().last();
                assert_eq!(game.seat_view(&anew, Some(seat)), game.seat_view(state, Some(seat)), "{due:?}");
                let cards = [&anew, state].map(|state| game.cards(state, Some(seat)).get().to_owned());
                assert_eq!(cards[0], cards[1], "{due:?}");
                if *step == Step::Choose(seat) {
                    assert_eq!(game.asked(&anew), game.asked(state), "{due:?}");
                }
            }
        });
    }
    assert!(asked > 1_000 && changed * 2 > asked, "{changed} of {asked}");
}

/// There is a sentence where a seat has to choose, and none where chance decides.
#[test]
fn every_choice_has_a_sentence_that_names_who_acts() {
    for (nth, game) in games().iter().enumerate() {
        each_state(game, 20 + nth as u64, |state, step, _| {
            let due = state.tasks().last();
            match step {
                Step::Choose(seat) => {
                    let sentence = game.asked(state).unwrap_or_else(|| panic!("nothing for {due:?}"));
                    assert!(sentence.contains(&game.seat_name(*seat)), "{due:?}: {sentence}");
                    assert!(sentence.ends_with('.'), "{due:?}: {sentence}");
                }
                Step::Chance | Step::Over(_) => assert_eq!(game.asked(state), None, "{due:?}"),
            }
        });
    }
}

#[test]
fn a_choice_has_the_same_key_without_its_text() {
    for (nth, game) in games().iter().enumerate() {
        each_state(game, 40 + nth as u64, |state, _, options| {
            for choice in &options.list {
                assert_eq!(game.key(state, *choice), game.show(state, *choice).key);
            }
        });
    }
}

/// A demon is named by where it stands, in the sentence of what is due, in its choices and in what ending gives up, and never by a
/// number that the map does not show.
#[test]
fn figures_have_one_name_in_all_that_a_seat_reads() {
    let mut named = 0;
    for (nth, game) in games().iter().enumerate() {
        each_state(game, 60 + nth as u64, |state, step, options| {
            let Step::Choose(seat) = step else { return };
            let mut read: Vec<String> = game.asked(state).into_iter().collect();
            read.extend(options.list.iter().map(|choice| game.show(state, *choice).text));
            read.extend(
                options.list.iter().filter_map(|choice| game.given_up(state, *choice, &options.list)),
            );
            read.extend(game.seat_view(state, Some(*seat)).fight.into_iter().flat_map(|fight| fight.lines));
            for (id, figure) in state.world().figures().on_map() {
                let kind = game.table().kind(figure.kind);
                let numbered = format!("{} {}", kind.name, id.0);
                let is_numbered = |text: &String| {
                    let after = text.split_once(&numbered).map(|(_, after)| after);
                    after.is_some_and(|after| !after.starts_with(|c: char| c.is_ascii_digit()))
                };
                assert!(!read.iter().any(is_numbered), "{numbered}: {read:?}");
                let at = format!("{} at {}", kind.name, game.table().board.cell(figure.space));
                named +=
                    usize::from(kind.side == Side::Invader && read.iter().any(|text| text.contains(&at)));
            }
        });
    }
    assert!(named > 100, "{named}");
}

/// What is kept from a seat as it happens cannot be read off what that seat is shown afterwards.
#[test]
fn a_choice_that_is_hidden_leaves_the_same_table_whichever_it_is() {
    let (mut compared, mut hidden) = (0, 0);
    for (nth, game) in games().iter().enumerate() {
        each_state(game, 40 + nth as u64, |state, _, options| {
            let seats = game.seats().into_iter().map(Some).chain([None]);
            for seat in seats {
                let veiled: Vec<(Choice, Phrase)> = options
                    .list
                    .iter()
                    .filter_map(|choice| Some((*choice, game.hidden_from(state, *choice, seat)?)))
                    .collect();
                let Some(((first, text), others)) = veiled.split_first() else { continue };
                hidden += 1;
                let after = |choice: Choice| {
                    let mut after = state.clone();
                    game.apply(&mut after, choice, &mut Log::silent());
                    after
                };
                let one = after(*first);
                for (choice, other_text) in others {
                    assert_eq!(text, other_text);
                    let other = after(*choice);
                    // A card may open a window that another one does not: then the game has come to another place. Of the last
                    // cards of a deck each is drawn, whichever is the first.
                    if other.tasks() == one.tasks() && other != one {
                        compared += 1;
                        assert_eq!(game.seat_view(&other, seat), game.seat_view(&one, seat), "{choice:?}");
                        let cards = [&other, &one].map(|state| game.cards(state, seat).get().to_owned());
                        assert_eq!(cards[0], cards[1], "{choice:?}");
                    }
                }
            }
        });
    }
    assert!(hidden > 200 && compared > 200, "{compared} compared, {hidden} hidden");
}

#[test]
fn a_hand_is_a_number_to_all_others() {
    let scene = scene(HALL).hand("alpha", "armor unload").events("ambush darkness");
    let (game, state) = (scene.game, scene.state);
    let party = |of: usize, seat: Option<u8>| -> Party {
        game.seat_view(&state, seat.map(Seat)).parties.into_iter().nth(of).expect("a party")
    };
    let hand = |party: &Party| {
        let cards = party.cards.iter().filter(|card| card.held == Held::Hand);
        cards.map(|card| card.id.clone()).collect::<Vec<_>>()
    };
    let in_hand = |party: &Party, name: &str| {
        party.counters.iter().find(|counter| counter.name == name).map(|counter| counter.number)
    };
    let mut own = hand(&party(0, Some(0)));
    own.sort_unstable();
    assert_eq!(own, ["armor", "unload"]);
    for other in [Some(1), Some(4), None] {
        assert_eq!(hand(&party(0, other)), [""; 0]);
        assert_eq!(in_hand(&party(0, other), "In hand"), Some(2));
    }
    // The last party is the invader.
    assert_eq!(hand(&party(3, Some(4))).len(), 2);
    assert_eq!(hand(&party(3, Some(0))), [""; 0]);
    assert_eq!(in_hand(&party(3, None), "Events in hand"), Some(2));
}
