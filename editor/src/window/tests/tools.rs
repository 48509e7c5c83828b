//! Tools through the window: taken by their keys, aimed by pointer or arrows, put away again. What each of them does is
//! tried without a window, beside the tools.

use super::session::Session;
use super::{saved, shipped};
use iced::keyboard::key::Named;
use missions::ThingKind;
use tiles::Cell;

#[test]
fn a_probe_follows_the_pointer_and_the_same_key_brings_back_what_was_in_hand() {
    let mut session = Session::new(Some(shipped("first-steps")));
    session.point_at_cell(3, 5);
    session.character("s");
    session.character("1");
    assert!(session.sees_part("spaces are seen"));
    session.character("3");
    assert!(session.sees_part("A marine with 6 points"));
    session.character("e");
    assert!(session.sees_part("A marine with 7 points"));
    session.character("3");
    assert!(session.sees_part("start space"), "it was a start space that was in hand");
    session.key(Named::Escape);
    assert!(session.sees_part("Click to select"));
}

#[test]
fn everything_is_put_from_the_keyboard() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let before = session.mission().things().len();
    session.point_at_cell(1, 3);
    session.character("p");
    session.key(Named::ArrowDown);
    session.key(Named::ArrowRight);
    session.character("f");
    session.key(Named::Enter);
    assert_eq!(session.mission().things().len(), before + 1);
    let newest = session.mission().things().values().next_back().expect("a portal");
    let ThingKind::Portal(portal) = &newest.kind else { panic!("{newest:?}") };
    assert_eq!((portal.at, portal.face_up), (Cell::new(2, 4), false));
    session.control("z");
    assert_eq!(session.mission().things().len(), before);
    // The tool is taken up again as one put it down.
    session.key(Named::Escape);
    session.character("p");
    session.key(Named::Enter);
    let newest = session.mission().things().values().next_back().expect("a portal");
    assert!(matches!(&newest.kind, ThingKind::Portal(portal) if !portal.face_up));
}

#[test]
fn what_is_wrong_with_a_place_is_told_where_one_looks() {
    let mut session = Session::new(Some(shipped("first-steps")));
    session.character("d");
    session.point_at_cell(8, 2);
    assert!(session.sees_part("there is no floor on both sides"));
    session.point_at_cell(3, 6);
    assert!(!session.sees_part("there is no floor") && session.sees_part("of 8 left"));
}
