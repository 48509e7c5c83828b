//! Into a game and out of it: its mission is changed in the middle of it, it is left while bots think, and a game of bots is played
//! on by a person.

use super::{INVADER, choose, fixture, is_over, made, play, settle, table};
use crate::panel::proof;
use crate::panel::sitting::Message;
use crate::screen::editor;
use editor_model::command::Command;
use editor_model::words::{say, say_with};
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::{Edit, ThingKind};

#[test]
fn a_game_goes_on_where_it_was_after_its_mission_was_changed() {
    let mut session = fixture("depot");
    let untouched = session.mission().clone();
    play(&mut session, 1, &[0]);
    for _ in 0..4 {
        choose(&mut session, &["1", "0"]);
    }
    assert!(!is_over(&session));
    let texts: Vec<String> = table(&session).sitting().deeds().iter().map(|deed| deed.text.clone()).collect();
    session.character("e");
    assert!(session.table().is_none() && session.sees(&say("play-editing")));
    assert_eq!(*session.mission(), untouched, "playing changes nothing");
    assert!(!session.title().starts_with("• "));
    let demon = session.mission().things().iter().find(|(_, it)| matches!(it.kind, ThingKind::Figure(_)));
    let demon = *demon.expect("a demon").0;
    session.commit(Change::new("easier", [Edit::Thing(demon, None)]));
    let changed = session.mission().clone();
    let task = session.begin(editor::Message::Do(Command::PlayHere));
    assert!(table(&session).sitting().is_person(0) && !table(&session).sitting().is_person(INVADER));
    // Where it parts, the choice that is no longer on offer is named.
    let notice = session.notice().expect("it is said how it goes on");
    let parted = (0..texts.len()).find(|after| {
        let (of, chosen) = (texts.len(), texts[*after].clone());
        let told = [("after", (*after).into()), ("of", of.into()), ("chosen", chosen.into())];
        notice == say_with("play-parted", &told)
    });
    assert!(parted.is_some() || notice == say("play-went-on"), "{notice}");
    assert!(made(&session) >= parted.unwrap_or(texts.len()));
    session.run(task);
    settle(&mut session);
    if !is_over(&session) {
        choose(&mut session, &["0", "1"]);
    }
    session.key(Named::Escape);
    assert!(session.table().is_none());
    assert_eq!(*session.mission(), changed);
}

#[test]
fn late_thoughts_change_nothing() {
    let mut session = fixture("clock");
    let untouched = session.mission().clone();
    let task = session.begin(editor::Message::Do(Command::PlayHere));
    assert!(session.table().is_some());
    session.key(Named::Escape);
    assert!(session.table().is_none());
    session.run(task);
    for late in [Message::Thought(1, 0), Message::Known(1), Message::Learned(0), Message::Beat] {
        session.sit(late);
    }
    assert!(session.table().is_none());
    assert_eq!(*session.mission(), untouched);
    // Nor do those of an earlier moment of the same game.
    play(&mut session, 1, &[0]);
    let (before, version) = (made(&session), table(&session).version());
    assert!(version > 0, "bots and chance went first");
    for late in [Message::Thought(version - 1, 0), Message::Known(version - 1)] {
        session.sit(late);
    }
    settle(&mut session);
    assert_eq!(made(&session), before);
}

#[test]
fn a_game_that_is_left_is_kept() {
    let results = tempfile::tempdir().expect("a folder");
    let mut session = fixture("clock");
    session.keep_results(results.path().to_owned());
    play(&mut session, 1, &[0]);
    choose(&mut session, &["1", "0"]);
    let keys: Vec<String> = table(&session).sitting().deeds().iter().map(|deed| deed.key.clone()).collect();
    session.key(Named::Escape);
    assert!(session.table().is_none());
    let kept = std::fs::read_dir(results.path().join("games")).expect("a folder").flatten().next();
    let kept = std::fs::read_to_string(kept.expect("a game").path()).expect("text");
    let (_, moves) = kept.split_once("\n\n").expect("choices below the head");
    assert_eq!(moves.lines().collect::<Vec<_>>(), keys);
}

#[test]
fn an_earlier_game_is_told_with_its_people_and_how_far_it_came() {
    let results = tempfile::tempdir().expect("a folder");
    let mut session = fixture("clock");
    session.keep_results(results.path().to_owned());
    play(&mut session, 1, &[INVADER]);
    choose(&mut session, &["1", "0"]);
    let (choices, name) = {
        let sitting = table(&session).sitting();
        (sitting.made_by(Some(INVADER)), sitting.session().seat_in_sentence(engine::Seat(INVADER)))
    };
    session.key(Named::Escape);
    session.alt_key(Named::F5);
    let people = say_with("seating-kept-people", &[("names", name.into())]);
    let choices = say_with("seating-kept-choices", &[("count", choices.into())]);
    let line = format!("{people} · {choices} · {}", say("seating-kept-open"));
    assert!(session.sees_part(&line), "{line}: {:?}", session.texts());
}

#[test]
fn a_game_of_bots_is_played_on_from_where_one_looks() {
    let mut session = fixture("clock");
    session.alt("4");
    session.proof(proof::Message::Wanted(50));
    session.key(Named::F5);
    session.control_shift_key(Named::F5);
    session.key(Named::PageDown);
    let begun = session.watch().expect("it is watched").begun();
    assert!(!begun.keys.is_empty());
    session.character("t");
    assert!(session.sees(&say("seating-title")) && session.table().is_none());
    session.key(Named::Enter);
    assert!(session.watch().is_none());
    settle(&mut session);
    let sitting = table(&session).sitting();
    assert!(sitting.is_person(0) && !sitting.is_person(INVADER));
    assert_eq!(sitting.seed(), begun.seed);
    let followed: Vec<&str> =
        sitting.deeds().iter().take(begun.keys.len()).map(|deed| deed.key.as_str()).collect();
    assert_eq!(followed, begun.keys);
}
