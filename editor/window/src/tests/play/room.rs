//! Small windows and large texts while people play or set up a position: every button of the bar is whole, the map keeps its room, and
//! nothing lies over anything else.

use super::{choose, fixture, is_over, play, settle, table};
use crate::panel::sitting::Pace;
use crate::tests::session::Session;
use editor_model::words::say;
use iced::Size;
use iced::keyboard::key::Named;

/// Windows as people have them, in pixels of the screen, and by how many steps of 10 % their text is larger.
const SMALL: [(Size, u8); 6] = [
    (Size::new(800.0, 600.0), 0),
    (Size::new(800.0, 600.0), 3),
    (Size::new(900.0, 640.0), 1),
    (Size::new(1000.0, 700.0), 2),
    (Size::new(1024.0, 768.0), 0),
    (Size::new(1280.0, 800.0), 3),
];

/// A window of this size with a text of this size.
fn sized(session: &mut Session, (size, steps): (Size, u8)) {
    session.resize(size);
    session.enlarge_by(steps);
}

/// The map has at least 400 by 250 pixels of the screen.
fn assert_room(session: &mut Session, window: (Size, u8)) {
    let scale = f32::from(session.settings().scale) / 100.0;
    let room = session.room();
    assert!(room.width * scale >= 400.0 && room.height * scale >= 250.0, "{window:?}: {room:?}");
}

fn assert_whole(session: &Session, words: &[String], window: (Size, u8)) {
    for words in words {
        assert!(session.sees_whole(words), "{window:?}: {words}: {:?}", session.place_of(words));
    }
}

/// What one can do at any time.
fn buttons(session: &Session) -> Vec<String> {
    let mut words = ["play-hint", "play-edit", "play-leave"].map(say).to_vec();
    words.push(table(session).back_words());
    words
}

fn options(sign: &str) -> String {
    format!("{} {sign}", say("play-options"))
}

/// What one can set, as it is after `play`.
fn set() -> [String; 3] {
    ["play-speed-instant", "play-ask-always", "play-friendly"].map(say)
}

#[test]
fn a_game_in_a_small_window_has_a_whole_bar_and_a_map_to_play_on() {
    for window in SMALL {
        let mut session = fixture("depot");
        sized(&mut session, window);
        play(&mut session, 2, &[0, 1]);
        for turn in 0..12 {
            if is_over(&session) {
                break;
            }
            assert_whole(&session, &buttons(&session), window);
            assert!(session.in_sight(&table(&session).due()), "{window:?}: {}", table(&session).due());
            assert!(session.overprinted().is_empty(), "{window:?}: {:?}", session.overprinted());
            assert_room(&mut session, window);
            choose(&mut session, if turn % 4 == 3 { &["0", "1"] } else { &["1", "0"] });
        }
    }
}

#[test]
fn what_one_can_set_is_unfolded_in_a_narrow_window() {
    let mut session = fixture("depot");
    let window = (Size::new(800.0, 600.0), 0);
    sized(&mut session, window);
    play(&mut session, 2, &[0, 1]);
    assert_eq!(table(&session).pace(), Pace::Instant);
    for words in set() {
        assert!(!session.sees(&words), "{words}");
    }
    session.click(&options("▸"));
    assert_whole(&session, &set(), window);
    assert_whole(&session, &buttons(&session), window);
    assert!(session.overprinted().is_empty(), "{:?}", session.overprinted());
    session.click(&say("play-ask-always"));
    assert!(session.sees(&say("play-ask-matters")), "{:?}", session.texts());
    session.click(&options("▾"));
    assert!(!session.sees(&say("play-ask-matters")));
    // With room for all of it nothing is folded.
    session.resize(Size::new(1280.0, 800.0));
    assert!(session.sees(&say("play-ask-matters")) && !session.sees(&options("▸")));
}

#[test]
fn a_bar_that_is_not_folded_is_whole_from_its_least_width_on() {
    for width in [1000.0, 1100.0, 1239.0, 1240.0, 1400.0] {
        let window = (Size::new(width, 800.0), 0);
        let mut session = fixture("depot");
        sized(&mut session, window);
        play(&mut session, 2, &[0, 1]);
        choose(&mut session, &["1", "0"]);
        assert_whole(&session, &buttons(&session), window);
        assert_whole(&session, &set(), window);
        assert!(session.overprinted().is_empty(), "{width}: {:?}", session.overprinted());
    }
}

/// The speed of the bots, where the test of the real window (`tests/real_window/play/mouse.rs`) clicks on it.
#[test]
fn a_mouse_in_the_real_window_clicks_on_the_speed_of_the_bots() {
    let mut session = fixture("clock");
    session.control_key(Named::F5);
    settle(&mut session);
    for words in ["play-speed-followed", "play-speed-fast"] {
        let at = session.place_of(&say(words)).expect("it is seen");
        // Around the words there is room, and behind them stands the key.
        let (across, down) = (at.x - 10.0..at.x + at.width + 24.0, at.y - 8.0..at.y + at.height + 8.0);
        assert!(across.contains(&655.0) && down.contains(&57.0), "{words}: {at:?}");
        session.character(".");
        settle(&mut session);
    }
}

#[test]
fn a_hand_in_a_low_window_is_of_titles() {
    let mut session = fixture("depot");
    play(&mut session, 2, &[0, 1]);
    let shown = table(&session).shown();
    let own = shown.rows.parties.iter().find(|party| Some(party.seat) == shown.seat).expect("a hand");
    let card = own.cards.first().expect("a card").clone();
    let face = table(&session).face(&card.id).expect("a face").to_owned();
    assert!(session.sees(&card.name) && session.sees(&face), "{:?}", session.texts());
    let before = session.room();
    session.resize(Size::new(1280.0, 690.0));
    assert!(session.in_sight(&card.name) && !session.sees(&face), "{:?}", session.texts());
    assert!(session.room().height > before.height - 110.0, "the map gets what the hand gives");
}

#[test]
fn a_position_in_a_small_window_has_a_whole_bar_and_a_map_to_set_it_up_on() {
    let words =
        ["arrange-undo", "arrange-redo", "arrange-open", "arrange-save", "arrange-with", "play-leave"];
    let words = words.map(say);
    for window in SMALL {
        let mut session = fixture("depot");
        sized(&mut session, window);
        session.key(Named::F7);
        assert!(session.arranging().is_some());
        assert_whole(&session, &words, window);
        assert!(session.sees_whole(&say("arrange-play")), "{window:?}: {:?}", session.texts());
        assert!(session.overprinted().is_empty(), "{window:?}: {:?}", session.overprinted());
        assert_room(&mut session, window);
    }
}
