//! What a person is asked and what not: reactions, endings that give something up, and pieces that are left to a bot.

use super::{INVADER, choose, fixture, is_over, made, play, settle, table};
use crate::tests::session::Session;
use editor_model::words::{say, say_with};
use engine::{Seat, Step};
use iced::keyboard::key::Named;
use missions::sitting::Role;
use missions::sitting::cover::reacts;

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

/// Choices are made in several ways, so that games differ: each so many turns it is another key.
fn choose_in(session: &mut Session, way: usize, turn: usize) {
    choose(session, if turn.is_multiple_of(way) { &["0", "1"] } else { &["1", "0"] });
}

/// Is a seat asked whether it reacts to what the other side does?
fn is_reaction(session: &Session, seat: u8) -> bool {
    let game = table(session).sitting().session();
    let passes = (0..game.now().options.len()).any(|at| game.role(at) == Role::Pass);
    passes && *game.due() == Step::Choose(Seat(seat)) && reacts(game, Seat(seat))
}

#[test]
fn changing_the_setting_takes_no_choice_away_that_is_shown() {
    for (seat, name) in [(INVADER, "clock"), (INVADER, "depot"), (0, "clock"), (0, "depot")] {
        let mut session = fixture(name);
        play(&mut session, 1, &[seat]);
        for turn in 0..200 {
            if is_over(&session) {
                break;
            }
            if !is_reaction(&session, seat) {
                choose_in(&mut session, 3, turn);
                continue;
            }
            let (before, offers) = (made(&session), table(&session).shown().offers.clone());
            for words in ["play-ask-matters", "play-ask-never", "play-ask-always"] {
                session.character("n");
                settle(&mut session);
                assert!(session.sees(&say(words)), "{words}: {:?}", session.texts());
                assert_eq!((made(&session), &table(&session).shown().offers), (before, &offers), "{words}");
            }
            // From the next choice on it holds.
            session.character("n");
            session.character("n");
            for turn in 0..20 {
                if is_over(&session) || !session.sees(&say("play-ask-never")) {
                    break;
                }
                choose_in(&mut session, 3, turn);
                let never = !is_over(&session) && session.sees(&say("play-ask-never"));
                assert!(!never || !is_reaction(&session, seat), "{}", table(&session).due());
            }
            return;
        }
    }
    panic!("there is no reaction in any of these games");
}

/// Hand the screen on until a person of this side can choose; whether one comes to that.
fn until_side_chooses(session: &mut Session, marines: bool) -> bool {
    for turn in 0..200 {
        if is_over(session) {
            return false;
        }
        let seat = table(session).shown().seat;
        if table(session).is_covered() {
            session.key(Named::Space);
            settle(session);
        } else if !table(session).is_idle() && seat.is_some_and(|seat| (seat.0 != INVADER) == marines) {
            return true;
        } else {
            choose_in(session, 3, turn);
        }
    }
    false
}

#[test]
fn each_side_says_for_itself_when_it_is_asked() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0, INVADER]);
    assert!(until_side_chooses(&mut session, false), "the invader chooses");
    assert!(session.sees(&say("play-ask-always")));
    session.character("n");
    assert!(session.sees(&say("play-ask-matters")), "{:?}", session.texts());
    assert!(until_side_chooses(&mut session, true), "the marines choose");
    assert!(session.sees(&say("play-ask-always")), "{:?}", session.texts());
    assert!(until_side_chooses(&mut session, false), "the invader chooses again");
    assert!(session.sees(&say("play-ask-matters")), "{:?}", session.texts());
}

#[test]
fn taking_back_keeps_the_setting() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    session.character("n");
    for turn in 0..4 {
        choose_in(&mut session, 3, turn);
    }
    let before = made(&session);
    step_back(&mut session);
    assert!(made(&session) < before);
    assert!(session.sees(&say("play-ask-matters")), "{:?}", session.texts());
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

/// One step back, which may ask once because of what was seen since.
fn step_back(session: &mut Session) {
    let before = made(session);
    for _ in 0..2 {
        if made(session) == before {
            session.control("z");
        }
    }
}

/// Leave the rest to a bot, undo that, redo it, undo it and redo it; how many pieces were placed.
fn rest_and_back(session: &mut Session) -> usize {
    let places = |session: &Session| table(session).sitting().all_are(Role::Place);
    assert!(session.sees(&say("play-rest")), "{:?}", session.texts());
    let before = made(session);
    session.control_key(Named::Enter);
    settle(session);
    assert!(made(session) > before && !places(session), "{}", table(session).due());
    let after = table(session).sitting().deeds()[before..].to_vec();
    step_back(session);
    assert_eq!(made(session), before);
    assert!(places(session));
    session.control("y");
    settle(session);
    assert!(table(session).sitting().deeds()[before..].starts_with(&after), "it is as it was");
    step_back(session);
    assert_eq!(made(session), before, "also after it was redone it is one step");
    session.control("y");
    settle(session);
    session.control("y");
    assert_eq!(session.notice(), Some(say("play-redo-none")));
    after.iter().filter(|deed| deed.of > 1 && deed.by == Some(INVADER)).count()
}

#[test]
fn the_rest_is_placed_by_a_bot_and_comes_back_with_one_step() {
    let mut most = 0;
    for (name, way) in [("clock", 2), ("depot", 2), ("clock", 3), ("depot", 3)] {
        let mut session = fixture(name);
        play(&mut session, 1, &[INVADER]);
        for turn in 0..200 {
            if is_over(&session) {
                break;
            }
            if table(&session).sitting().all_are(Role::Place) {
                most = most.max(rest_and_back(&mut session));
            } else {
                choose_in(&mut session, way, turn);
            }
        }
    }
    // No mission for tests lets anyone place two pieces at once.
    assert_eq!(most, 1);
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
