//! The tutorial beside the map: it blocks nothing, follows what one does, and is found again where it was left.

use super::session::Session;
use crate::app;
use crate::finder;
use crate::guide;
use crate::menu;
use editor_model::command::Command;
use editor_model::settings::Settings;
use editor_model::words::say;
use iced::keyboard::key::Named;

fn opened(mut session: Session) -> Session {
    session.send(app::Message::Menu(menu::Message::Do(Command::FirstMission)));
    session
}

fn turn(session: &mut Session, leaf: usize) {
    session.send(app::Message::Guide(guide::Message::Turned(leaf)));
}

#[test]
fn it_is_found_by_its_name_and_goes_step_by_step() {
    let mut session = Session::new(None);
    session.control("k");
    session.send(app::Message::Finder(finder::Message::Written("first mission".to_owned())));
    session.send(app::Message::Finder(finder::Message::Entered));
    assert!(session.sees("Your first mission") && !session.sees("1. An empty mission"));
    session.click(&say("guide-next"));
    assert!(session.sees("1. An empty mission") && !session.sees("2. Lay tiles"));
    session.click(&say("guide-next"));
    session.click(&say("guide-previous"));
    assert!(session.sees("1. An empty mission"));
    session.click(&say("close"));
    assert!(!session.sees("1. An empty mission"));
}

#[test]
fn it_leaves_the_map_and_its_keys_to_who_follows_it() {
    let mut session = opened(Session::on_copy_of("first-steps"));
    turn(&mut session, 2);
    let tiles = session.mission().tiles().len();
    session.click_cell(9, 10);
    session.key(Named::Escape);
    session.alt("2");
    assert!(session.sees("2. Lay tiles") && session.sees(&say("card-objective")));
    session.control("a");
    session.key(Named::Delete);
    assert!(session.mission().tiles().len() < tiles);
    assert!(session.sees("2. Lay tiles"));
}

#[test]
fn a_step_has_a_tick_when_the_mission_shows_that_it_is_done() {
    let mut session = opened(Session::new(None));
    turn(&mut session, 1);
    assert!(!session.sees(&say("guide-done")));
    session.control("n");
    session.click(&say("begin-empty"));
    assert!(session.sees(&say("guide-done")));
    session.click(&say("guide-next"));
    assert!(session.sees("2. Lay tiles") && !session.sees(&say("guide-done")));
    session.control("n");
    session.key(Named::Enter);
    assert!(session.sees(&say("guide-done")), "tiles lie on the map");
    turn(&mut session, 7);
    assert!(!session.sees(&say("guide-done")));
    session.proof(crate::panel::proof::Message::Wanted(1));
    session.key(Named::F5);
    assert!(session.sees(&say("guide-done")), "games were played");
}

#[test]
fn no_mark_of_the_page_is_seen() {
    let mut session = opened(Session::new(None));
    for leaf in 0..10 {
        turn(&mut session, leaf);
        for text in session.texts() {
            assert!(!text.contains(['*', '`', '#', '[']) && !text.contains("]("), "{text}");
        }
    }
}

#[test]
fn a_picture_is_shown_large_until_escape() {
    let mut session = opened(Session::new(None));
    turn(&mut session, 2);
    let closes = |session: &Session| session.texts().iter().filter(|text| **text == say("close")).count();
    assert!(session.sees("Twelve tiles"));
    session.walk_to(&say("guide-next"));
    let before = closes(&session);
    session.send(app::Message::Guide(guide::Message::Enlarged(2)));
    assert_eq!(closes(&session), before + 1);
    session.key(Named::Escape);
    assert_eq!(closes(&session), before);
    assert!(session.sees("2. Lay tiles"));
}

#[test]
fn it_is_found_again_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = opened(Session::keeping_in(folder.path()));
    turn(&mut session, 4);
    assert_eq!(Settings::load(folder.path()).tutorial, 4);
    let session = opened(Session::keeping_in(folder.path()));
    assert!(session.sees("4. Cards"));
}
