//! The parts of the window: how wide they are, and what is beside the map while a game is watched.

use super::saved;
use super::session::Session;
use editor_model::words::say;
use iced::keyboard::key::Named;
use iced::{Point, Vector};
use missions::scene::Layer;
use missions::{Edit, ScriptName};

#[test]
fn panels_are_as_wide_as_a_hand_draws_them() {
    let folder = saved([]);
    let mut session = Session::with_the_shipped(Some(folder.path().to_owned()));
    let room = |session: &Session| session.view().size.width;
    let before = room(&session);
    // The line between map and panels.
    let line = Point::new(1280.0 - 348.0 - 2.5, 400.0);
    session.pull(line, Vector::new(-80.0, 0.0));
    assert_eq!(room(&session), before - 80.0);
    session.pull(line + Vector::new(-80.0, 0.0), Vector::new(-5000.0, 0.0));
    assert!(room(&session) >= 175.0, "the map keeps some room: {}", room(&session));

    // A window that is opened later is as wide, and so is another mission.
    let wide = room(&session);
    session.control("w");
    session.click("First Steps");
    session.point_at(Point::new(400.0, 300.0));
    assert_eq!(room(&session), wide);
    session.control("w");
}

#[test]
fn the_script_is_made_wider_by_keys() {
    let mut session = Session::on_copy_of("first-steps");
    session.alt("7");
    session.point_at(Point::new(700.0, 300.0));
    let before = session.view().size.width;
    session.walk_to_line();
    for _ in 0..4 {
        session.key(Named::ArrowLeft);
    }
    session.point_at(Point::new(700.0, 301.0));
    let after = session.view().size.width;
    assert!((after - before - 64.0).abs() < 3.0, "{before} {after}");
}

#[test]
fn layers_are_set_while_a_game_is_watched() {
    let mut session = Session::on_copy_of("first-steps");
    session.key(Named::F5);
    session.control_shift_key(Named::F5);
    assert!(session.watch().is_some());
    session.alt("5");
    session.click("Doors");
    assert!(!session.layers().has(Layer::Doors) && session.watch().is_some());
    session.click(&say("watch-tab-game"));
    assert!(!session.sees("Doors"));
}

#[test]
fn a_script_of_no_card_shows_its_mistakes() {
    let name = ScriptName::new("draft.rhai");
    let folder = saved([Edit::Script(name.clone(), Some("fn on_start() {\n    wim(1);\n}\n".into()))]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.open_script(&name);
    assert!(session.sees("2:5"), "{:?}", session.texts());
}
