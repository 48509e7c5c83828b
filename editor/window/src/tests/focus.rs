//! Who has the keys: what looks as if it had them has them, and nothing written for a text reaches the map.

use super::saved;
use super::session::Session;
use crate::panel::script::Message;
use editor_model::command::Command;
use editor_model::words::say;
use iced::Point;
use iced::keyboard::key::Named;
use missions::{Edit, Id, Mission, ScriptName};
use tempfile::TempDir;

const CORE: &str = "fetch-the-core.rhai";

/// The starter with this for its objective, open in its script.
fn open(text: &str) -> (TempDir, Session) {
    let folder = saved([Edit::Script(ScriptName::new(CORE), Some(text.to_owned()))]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("7");
    (folder, session)
}

fn text(session: &Session) -> &str {
    &session.mission().scripts()[&ScriptName::new(CORE)]
}

/// Is everything on the map as it was?
fn same_map(one: &Mission, other: &Mission) -> bool {
    one.tiles() == other.tiles() && one.things() == other.things() && one.regions() == other.regions()
}

#[test]
fn escape_keeps_the_keys_in_the_script() {
    let (_folder, mut session) = open("fn on_start() {\n}\n");
    let before = session.mission().clone();
    session.key(Named::Escape);
    session.control("a");
    session.key(Named::Backspace);
    assert!(same_map(session.mission(), &before), "what was meant for the text reached the map");
    assert_eq!(text(&session), "");
    session.type_keys("// t");
    session.key(Named::Escape);
    session.type_keys("wo");
    assert_eq!(text(&session), "// two");
}

#[test]
fn escape_closes_first_what_is_open_over_the_script() {
    let (_folder, mut session) = open("");
    session.type_keys("on_roun");
    assert!(session.sees("on_round_start"));
    session.key(Named::Escape);
    assert!(!session.sees("on_round_start"));
    session.type_keys("d");
    assert_eq!(text(&session), "on_round");
    session.key(Named::Escape);
    // The box that finds everything hands the keys back.
    session.control("f");
    session.key(Named::Escape);
    session.type_keys("x");
    assert_eq!(text(&session), "on_roundx");
    // A name half written is no name.
    session.key(Named::Escape);
    session.script(Message::Rename);
    session.type_keys("other");
    session.key(Named::Escape);
    assert!(!session.sees(&say("script-name-done")));
    session.type_keys("y");
    assert_eq!(text(&session), "on_roundxy");
}

#[test]
fn keys_of_the_map_do_nothing_there_while_one_writes() {
    let (_folder, mut session) = open("");
    let chosen: Vec<Id> = session.mission().things().keys().copied().take(2).collect();
    session.select(chosen);
    let before = session.mission().clone();
    for key in ["d", "i", "x", "v"] {
        session.control(key);
    }
    session.key(Named::Delete);
    session.character("f");
    assert!(same_map(session.mission(), &before));
}

#[test]
fn who_leaves_the_script_sees_it() {
    let (_folder, mut session) = open("");
    session.type_keys("a");
    assert!(session.writes());
    session.key(Named::F6);
    session.key(Named::ArrowDown);
    assert!(!session.writes());
    session.alt("7");
    session.alt("7");
    session.key(Named::Escape);
    assert!(session.writes());
    session.press(Command::Fit);
    session.point_at(Point::new(1000.0, 400.0));
    assert!(!session.writes(), "a click elsewhere leaves the text");
}

#[test]
fn the_map_is_framed_while_keys_that_led_there_have_it() {
    let mut session = Session::on_copy_of("first-steps");
    let frame = |session: &Session| {
        let color = crate::theme::focus().into_rgba8();
        session.picture(1.0).pixels().filter(|pixel| pixel.0 == color).count()
    };
    let before = frame(&session);
    session.key(Named::F6);
    while session.focus_at().is_some() {
        session.key(Named::F6);
    }
    let around = frame(&session);
    assert!(around > before + 1500, "{around} pixels of it, {before} before");
    session.control("b");
    assert!(frame(&session) > around, "it follows the map, which is wider without the palette");
    session.key(Named::F6);
    assert!(frame(&session) < before + 1500);
    session.shift(Named::F6);
    assert!(frame(&session) > around);
    session.click_at(Point::new(700.0, 400.0));
    assert!(frame(&session) < before + 1500, "who uses the pointer needs none");
}

#[test]
fn who_writes_a_text_of_the_mission_does_not_write_in_the_script_beside_it() {
    let (_folder, mut session) = open("");
    let before = session.mission().clone();
    session.point_at(Point::new(700.0, 400.0));
    session.click_at(Point::new(700.0, 400.0));
    session.select([]);
    session.alt("1");
    let field = session.place(&say("info-briefing"));
    session.click_at(Point::new(field.center_x(), field.y + field.height + 20.0));
    session.type_keys("a");
    assert_ne!(*session.mission(), before, "the briefing has the keys");
    session.alt("2");
    assert!(!session.writes());
    session.carry_out(Command::Undo);
    assert_eq!(*session.mission(), before);
}
