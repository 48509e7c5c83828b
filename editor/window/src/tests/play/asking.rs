//! What a person is asked and what not: reactions, endings that give something up, and pieces that are left to a bot.

use super::{INVADER, choose, fixture, is_over, made, play, settle, table};
use crate::tests::session::Session;
use editor_model::words::{say, say_with};
use iced::keyboard::key::Named;
use missions::sitting::Role;

/// Choose until something holds.
fn until(session: &mut Session, what: &str, holds: impl Fn(&Session) -> bool) {
    for _ in 0..200 {
        if holds(session) {
            return;
        }
        assert!(!is_over(session), "the game is over before {what}");
        choose(session, &["1", "0"]);
    }
    panic!("{what} never comes: {}", table(session).due());
}

#[test]
fn one_key_changes_when_a_seat_is_asked() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    for words in ["play-ask-always", "play-ask-matters", "play-ask-never", "play-ask-always"] {
        assert!(session.sees(&say(words)), "{words}: {:?}", session.texts());
        session.character("n");
        settle(&mut session);
    }
}

#[test]
fn who_is_asked_where_it_matters_is_never_asked_about_what_is_decided() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[INVADER]);
    session.character("n");
    for turn in 0..60 {
        if is_over(&session) {
            return;
        }
        assert!(table(&session).sitting().session().matters(), "{}", table(&session).due());
        choose(&mut session, if turn % 3 == 0 { &["0", "1"] } else { &["1", "0"] });
    }
}

#[test]
fn ending_warns_once_of_what_it_gives_up() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    let ends = |session: &Session| {
        let sitting = table(session).sitting();
        let game = sitting.session();
        (0..game.now().options.len()).any(|at| game.role(at) == Role::End && game.given_up(at).is_some())
    };
    until(&mut session, "an end that gives something up", ends);
    let before = made(&session);
    session.character("0");
    let words = say_with("play-gives-up", &[("what", "@".into())]);
    let begins = words.split('@').next().expect("its beginning");
    let notice = session.notice().expect("a warning");
    assert!(notice.starts_with(begins) && notice.len() > words.len(), "{notice}");
    assert_eq!(made(&session), before, "nothing is chosen yet");
    session.character("0");
    settle(&mut session);
    assert!(made(&session) > before);
}

#[test]
fn the_rest_is_placed_by_a_bot_and_comes_back_with_one_step() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[INVADER]);
    let places = |session: &Session| table(session).sitting().all_are(Role::Place);
    until(&mut session, "a piece to place", places);
    assert!(session.sees(&say("play-rest")), "{:?}", session.texts());
    let before = made(&session);
    session.control_key(Named::Enter);
    settle(&mut session);
    assert!(made(&session) > before && !places(&session), "{}", table(&session).due());
    let after = table(&session).sitting().deeds()[before].clone();
    // What others did since is given back by asking twice.
    for _ in 0..2 {
        if made(&session) > before {
            session.control("z");
        }
    }
    assert_eq!(made(&session), before);
    assert!(places(&session));
    session.control("y");
    settle(&mut session);
    assert_eq!(table(&session).sitting().deeds()[before], after);
    session.control("y");
    assert_eq!(session.notice(), Some(say("play-redo-none")));
}

#[test]
fn nothing_is_left_to_a_bot_where_nothing_is_placed() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    let before = made(&session);
    assert!(!session.sees(&say("play-rest")));
    session.control_key(Named::Enter);
    assert_eq!((session.notice(), made(&session)), (Some(say("play-rest-none")), before));
}
