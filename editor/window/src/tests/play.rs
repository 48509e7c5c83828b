//! Games that people play in the window, by keys and clicks. How a game is begun and gone on with stands here; what people can do
//! in it, beside it and with it stands in the files of this folder.

mod asking;
mod back;
mod first;
mod hint;
mod keys;
mod leave;
mod map;
mod people;
mod position;
mod room;

use super::session::Session;
use crate::app;
use crate::panel::sitting::seating::{Choice, SheetMessage};
use crate::panel::sitting::{Message, Table, key};
use editor_model::command::{Chord, Keys, Now};
use editor_model::words::{say, say_of_side};
use iced::keyboard::key::Named;
use missions::simulate::BotKind;
use missions::sitting::Due;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The seat of the invader.
pub(super) const INVADER: u8 = 4;

/// On a copy of a mission for tests.
fn fixture(name: &str) -> Session {
    let fixtures = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures"));
    Session::on_copy_from(&fixtures.join(name), tempfile::tempdir().expect("a folder"))
}

/// The game that is played.
fn table(session: &Session) -> &Table {
    session.table().expect("a game is played")
}

/// How many choices were made.
fn made(session: &Session) -> usize {
    table(session).sitting().deeds().len()
}

fn is_over(session: &Session) -> bool {
    matches!(table(session).shown().due, Due::Over(_))
}

/// Time goes by until a person has to choose or the game is over.
fn settle(session: &mut Session) {
    for _ in 0..10_000 {
        if session.table().is_none_or(|table| table.beat_every().is_none()) {
            return;
        }
        session.send(app::Message::Beat);
    }
    panic!("bots come to no end: {}", table(session).due());
}

/// Begin a game with so many marines, these seats for people, and beginners in the others. Bots move at once.
pub(super) fn play(session: &mut Session, marines: u8, people: &[u8]) {
    session.alt_key(Named::F5);
    session.seating(SheetMessage::Chosen(Choice::Marines(marines)));
    session.seating(SheetMessage::Chosen(Choice::Bots(BotKind::Greedy)));
    let usual: BTreeSet<u8> = (0..marines).collect();
    let people: BTreeSet<u8> = people.iter().copied().collect();
    for seat in usual.symmetric_difference(&people) {
        session.seating(SheetMessage::Chosen(Choice::Seat(*seat)));
    }
    session.key(Named::Enter);
    at_once(session);
}

/// Bots move at once.
fn at_once(session: &mut Session) {
    session.character(".");
    session.character(".");
    settle(session);
}

/// Choose by the first of these keys that does anything, or else by a step. Who has nothing to do passes the screen on.
fn choose(session: &mut Session, keys: &[&str]) {
    let (before, idle) = (made(session), table(session).is_idle());
    for key in keys {
        session.character(key);
        settle(session);
        if made(session) > before || idle && !table(session).is_idle() || table(session).is_covered() {
            return;
        }
    }
    for arrow in [Named::ArrowLeft, Named::ArrowRight, Named::ArrowUp, Named::ArrowDown] {
        session.key(arrow);
        settle(session);
        if made(session) > before {
            return;
        }
    }
    panic!("no key chooses anything: {}", table(session).due());
}

/// Choose until a figure can walk: sprint where that is on offer.
pub(super) fn until_it_walks(session: &mut Session) {
    for _ in 0..60 {
        if !table(session).ways().is_empty() {
            return;
        }
        let choices = table(session).choices();
        let sprint = choices.into_iter().find(|(_, name)| name.starts_with("sprint "));
        match sprint.and_then(|(key, _)| key) {
            Some(key) => choose(session, &[key.to_string().as_str()]),
            None => choose(session, &["1", "0"]),
        }
    }
    panic!("no figure can walk: {}", table(session).due());
}

/// Choose until one person has to make room for another one.
pub(super) fn until_covered(session: &mut Session) {
    for turn in 0..60 {
        if table(session).is_covered() {
            return;
        }
        choose(session, if turn % 2 == 0 { &["0", "1"] } else { &["1", "0"] });
    }
    panic!("there is no cover: {}", table(session).due());
}

#[test]
fn one_key_leads_to_the_first_choice_of_a_marine() {
    let mut session = fixture("clock");
    session.control_key(Named::F5);
    settle(&mut session);
    let table = table(&session);
    let Due::Choose { seat, name, .. } = &table.shown().due else { panic!("{}", table.due()) };
    assert!(seat.0 < 2 && table.sitting().is_person(seat.0));
    assert!(table.due().contains(name.as_str()), "{} names {name}", table.due());
    assert!(session.sees(&table.due()), "{:?}", session.texts());
    assert!(!table.shown().offers.is_empty());
    assert_eq!(table.shown().seat, Some(*seat), "the hand of who chooses is shown");
}

/// From the sheet where one chooses who plays to the end, with the pointer in a corner.
#[test]
fn a_whole_game_is_played_by_keys_alone() {
    let mut session = fixture("clock");
    session.alt_key(Named::F5);
    assert!(session.sees(&say("seating-title")));
    session.walk_to(&say("seating-beginner"));
    session.key(Named::Enter);
    session.walk_to(&say("seating-start"));
    session.key(Named::Enter);
    at_once(&mut session);
    for turn in 0..300 {
        if is_over(&session) {
            break;
        }
        choose(&mut session, if turn % 2 == 0 { &["1", "0"] } else { &["0", "1"] });
    }
    let Due::Over(end) = &table(&session).shown().due else { panic!("{}", table(&session).due()) };
    let words = match end.winner {
        Some(side) => say_of_side("play-side-wins", session.mission().system().side(side), &[]),
        None => say("play-draw"),
    };
    assert!(session.sees(&words) && session.sees(&say("play-over")), "{:?}", session.texts());
    // Nothing more can be chosen.
    let before = made(&session);
    for key in ["0", "1"] {
        session.character(key);
    }
    assert_eq!(made(&session), before);
}

#[test]
fn every_choice_is_listed_or_is_a_step_or_passes() {
    let mut session = fixture("depot");
    play(&mut session, 1, &[0]);
    for turn in 0..16 {
        if is_over(&session) {
            break;
        }
        let table = table(&session);
        let choices = table.choices();
        let listed = choices.iter().map(|(_, name)| name.clone());
        let mut reached: Vec<String> = listed.chain(table.steps()).chain(table.passes()).collect();
        let options = table.sitting().session().now().options;
        let mut offered: Vec<String> = options.into_iter().map(|shown| shown.key).collect();
        reached.sort();
        offered.sort();
        assert_eq!(reached, offered, "{}", table.due());
        assert!(table.passes().len() <= 1, "only one of them has the key 0: {:?}", table.passes());
        let keys: Vec<char> = choices.iter().filter_map(|(key, _)| *key).collect();
        let different: BTreeSet<char> = keys.iter().copied().collect();
        assert_eq!(different.len(), keys.len(), "{keys:?}");
        let steps = table.steps();
        for offer in table.shown().offers.iter().filter(|offer| !steps.contains(&offer.key)) {
            assert!(session.sees(&offer.text), "{}: {:?}", offer.text, session.texts());
        }
        choose(&mut session, if turn % 4 == 3 { &["0", "1"] } else { &["1", "0"] });
    }
}

#[test]
fn keys_of_choices_are_no_commands_of_a_game() {
    let keys = Keys::new(&BTreeMap::new());
    let now = Now { mission: true, playing: true, ..Now::default() };
    let of_choices = Table::keys().enumerate().map(|(number, key)| (key, Message::Press(number)));
    for (letter, message) in of_choices.chain([('0', Message::Pass)]) {
        let name = letter.to_string();
        let chord = Chord::parse(&name).expect("a key");
        assert_eq!(keys.command(&chord, now), None, "{letter}");
        assert_eq!(key(&name.to_uppercase()), Some(message), "{letter}");
    }
}
