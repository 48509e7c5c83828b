//! Keys that do nothing in a game say so in the status line.

use super::{INVADER, choose, fixture, is_over, made, play, table, until_it_walks};
use crate::panel::sitting::{Message, Table, key};
use crate::tests::session::Session;
use editor_model::words::say;
use iced::keyboard::key::Named;

/// The key changes nothing and says this.
#[track_caller]
fn says(session: &mut Session, press: impl FnOnce(&mut Session), words: &str) {
    let before = made(session);
    press(session);
    assert_eq!(session.notice(), Some(say(words)), "{}", table(session).due());
    assert_eq!(made(session), before);
}

#[test]
fn a_key_without_a_choice_says_so() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    until_it_walks(&mut session);
    let listed = table(&session).choices().len();
    for name in Table::keys().skip(listed) {
        says(&mut session, |session| session.character(&name.to_string()), "play-key-none");
    }
    // A letter that no choice ever has, and a key that is no letter.
    assert_eq!(key("Ä"), Some(Message::NoKey));
    assert_eq!(key("F7"), None);
}

#[test]
fn an_arrow_where_no_figure_can_walk_says_so_and_so_does_passing() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[INVADER]);
    let (mut walked, mut passed) = (false, false);
    for turn in 0..60 {
        if walked && passed || is_over(&session) {
            break;
        }
        if table(&session).ways().is_empty() {
            says(&mut session, |session| session.key(Named::ArrowLeft), "play-walk-none");
            walked = true;
        }
        if table(&session).passes().is_empty() {
            says(&mut session, |session| session.character("0"), "play-pass-none");
            passed = true;
        }
        choose(&mut session, if turn % 2 == 0 { &["1", "0"] } else { &["0", "1"] });
    }
    assert!(walked && passed, "walked {walked}, passed {passed}");
}

#[test]
fn keys_for_bots_say_when_there_is_nothing_for_them() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    says(&mut session, |session| session.character("j"), "play-skip-none");
    // They move at once already.
    says(&mut session, |session| session.character("."), "play-speed-end");
}
