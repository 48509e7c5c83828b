//! Going back in a game: how free people are to do so, and what they read before it.

use super::{choose, fixture, is_over, made, play, table, until_it_walks};
use crate::panel::sitting::Message;
use crate::tests::session::Session;
use editor_model::words::{say, say_with};

/// Choose until others have done something since the last choice of a person, and the number of that choice.
fn until_more_is_seen(session: &mut Session) -> usize {
    for _ in 0..60 {
        let sitting = table(session).sitting();
        let own = |seat: Option<u8>| seat.is_some_and(|seat| sitting.is_person(seat));
        let last = sitting.deeds().iter().rposition(|deed| deed.of > 1 && own(deed.by));
        if let Some(number) = last
            && !sitting.seen_since(number, sitting.deeds()[number].by).is_empty()
        {
            return number;
        }
        assert!(!is_over(session), "the game is too short");
        choose(session, &["0", "1"]);
    }
    panic!("the others do nothing: {}", table(session).due());
}

#[test]
fn a_step_is_undone_by_one_key() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    until_it_walks(&mut session);
    let (before, moment) = (made(&session), table(&session).moment().clone());
    choose(&mut session, &[]);
    assert_ne!(*table(&session).moment(), moment);
    assert_eq!(table(&session).back_words(), say("play-back"));
    let after = table(&session).moment().clone();
    session.control("z");
    assert_eq!((made(&session), table(&session).moment()), (before, &moment));
    session.control("y");
    assert_eq!(*table(&session).moment(), after, "and redone by another");
    session.control("z");
    choose(&mut session, &[]);
    session.control("y");
    assert_eq!(session.notice(), Some(say("play-redo-none")), "after another choice there is no way on");
}

#[test]
fn friends_are_asked_once_before_something_is_undone_that_was_seen() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    assert!(session.sees(&say("play-friendly")), "a game of one side begins so");
    let number = until_more_is_seen(&mut session);
    let before = made(&session);
    session.control("z");
    let words = say_with("play-back-agree", &[("seen", "@".into())]);
    let asks = words.split('@').nth(1).expect("the rest of it");
    let notice = session.notice().expect("a question");
    assert!(notice.len() > asks.len() && notice.ends_with(asks), "{notice}");
    assert_eq!(made(&session), before);
    session.control("z");
    assert_eq!(made(&session), number);
}

#[test]
fn strict_players_keep_what_was_seen_and_those_who_study_do_not() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    let number = until_more_is_seen(&mut session);
    let before = made(&session);
    session.sit(Message::Freedom);
    session.sit(Message::Freedom);
    assert!(session.sees(&say("play-strict")));
    session.control("z");
    let none = say_with("play-back-strict", &[("seen", String::new().into())]);
    let refused = session.notice().expect("why not");
    assert!(refused.len() > none.len(), "{refused} says what was seen");
    assert_ne!(table(&session).back_words(), say("play-back"));
    assert_eq!(made(&session), before);
    session.sit(Message::Freedom);
    session.sit(Message::Freedom);
    assert!(session.sees(&say("play-study")));
    session.control("z");
    assert_eq!(made(&session), number);
}
