//! What is taken back is where one works, or it is shown before anything happens.

use super::saved;
use super::session::Session;
use crate::panel::script::Message;
use editor_model::words::say;
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::{Edit, Id, Info, ScriptName};
use tempfile::TempDir;
use tiles::{Cell, Face, Placement, TileNumber, Turn};

const CORE: &str = "fetch-the-core.rhai";
const TILE: Id = Id(900);

/// The starter, with a tile laid and then a word written in its objective's script.
fn worked() -> (TempDir, Session) {
    let folder = saved([Edit::Script(ScriptName::new(CORE), Some(String::new()))]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    lay(&mut session, TILE);
    session.alt("7");
    session.type_keys("x");
    (folder, session)
}

fn lay(session: &mut Session, id: Id) {
    let tile = Placement { tile: TileNumber(13), face: Face::A, at: Cell::new(40, 40), turn: Turn::R0 };
    session.commit(Change::new("lay tile 13A", [Edit::Tile(id, Some(tile))]));
}

fn text(session: &Session) -> &str {
    &session.mission().scripts()[&ScriptName::new(CORE)]
}

#[test]
fn a_closed_script_is_opened_before_anything_in_it_is_taken_back() {
    let (_folder, mut session) = worked();
    session.script(Message::Closed);
    session.click_cell(1, 1);
    session.control("z");
    assert_eq!(text(&session), "x", "nothing is taken back where nobody sees it");
    assert!(session.sees(&say("script-close")), "the script is open");
    assert!(session.sees_part("Undo again"));
    session.control("z");
    assert_eq!(text(&session), "");
    // The same the other way.
    session.script(Message::Closed);
    session.click_cell(1, 1);
    session.control("y");
    assert!(text(&session).is_empty() && session.sees(&say("script-close")));
    session.control("y");
    assert_eq!(text(&session), "x");
}

#[test]
fn what_was_shown_can_still_be_left_alone() {
    let (_folder, mut session) = worked();
    session.control("z");
    assert_eq!(text(&session), "", "where one writes nobody asks");
    session.script(Message::Closed);
    session.click_cell(1, 1);
    session.control("y");
    session.control("y");
    session.script(Message::Closed);
    session.click_cell(1, 1);
    session.control("z");
    lay(&mut session, Id(901));
    assert_eq!(text(&session), "x", "the next edit of the map destroys nothing");
}

#[test]
fn who_writes_is_asked_before_the_map_is_changed() {
    let (_folder, mut session) = worked();
    session.control("z");
    session.control("z");
    assert!(session.mission().tiles().contains_key(&TILE) && session.sees_part("Undo again"));
    session.point_at_cell(2, 2);
    assert!(!session.writes(), "the keys are the map's now");
    session.control("z");
    assert!(!session.mission().tiles().contains_key(&TILE));
    session.control("y");
    assert!(session.mission().tiles().contains_key(&TILE));
}

#[test]
fn another_script_is_opened_first() {
    let (_folder, mut session) = worked();
    let other = session.mission().scripts().keys().find(|name| name.as_str() != CORE).cloned().expect("two");
    session.open_script(&other);
    session.control("z");
    assert_eq!(text(&session), "x");
    session.control("z");
    assert_eq!(text(&session), "");
}

#[test]
fn the_workshop_is_left_before_the_map_is_changed_and_entered_before_a_tile_is() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    lay(&mut session, TILE);
    session.control("t");
    session.control("z");
    assert!(session.mission().tiles().contains_key(&TILE) && session.workshop().is_none());
    session.control("z");
    assert!(!session.mission().tiles().contains_key(&TILE));

    session.control("t");
    session.character("n");
    let drawn = session.mission().clone();
    assert_eq!(drawn.own_tiles().len(), 1);
    session.key(Named::Escape);
    session.control("z");
    assert!(*session.mission() == drawn && session.workshop().is_some());
    session.control("z");
    assert!(session.mission().own_tiles().is_empty());
}

#[test]
fn texts_that_are_taken_back_are_shown() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let info = Info { title: "Another".to_owned(), ..session.mission().info().clone() };
    session.commit(Change::new("write texts", [Edit::Info(Box::new(info))]));
    session.alt("5");
    session.control("z");
    assert!(session.sees(&say("info-title")));
}

/// A script that is closed and opened at once never loses the keys, so nothing reports that it gets them; the first key does.
#[test]
fn a_script_opened_again_at_once_is_written_in() {
    let (_folder, mut session) = worked();
    session.control("z");
    assert_eq!(text(&session), "");
    session.script(Message::Closed);
    session.open_script(&ScriptName::new(CORE));
    assert!(session.writes_text());
    session.control("z");
    assert!(session.mission().tiles().contains_key(&TILE), "the map stays as it is until it is looked at");
    session.control("z");
    assert!(!session.mission().tiles().contains_key(&TILE), "now it is");
}
