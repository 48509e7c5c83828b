//! Marks on the map: what is pointed at in the list of problems, and tabs that keep their place.

use super::saved;
use super::session::Session;
use editor_model::words::say;
use iced::Size;
use iced::keyboard::key::Named;
use missions::{Edit, Mission, Severity};

/// A mission with problems of each kind.
fn troubled() -> (tempfile::TempDir, Session) {
    let tile = Mission::starter().tiles().keys().copied().next().expect("a tile");
    let folder = saved([Edit::Tile(tile, None)]);
    let session = Session::new(Some(folder.path().to_owned()));
    (folder, session)
}

#[test]
fn only_pointing_at_an_error_or_a_warning_darkens_the_map() {
    let (_folder, mut session) = troubled();
    session.resize(Size::new(1280.0, 4000.0));
    session.unfold();
    let problems = session.problems();
    let mut seen = 0;
    for (number, problem) in
        problems.iter().enumerate().filter(|(_, it)| it.places.iter().any(|at| at.id().is_some()))
    {
        let row = session.place_of(&session.problem_words(number)).expect("a row");
        session.point_at(row.center());
        assert_eq!(session.dims(), problem.severity != Severity::Note, "{problem:?}");
        // Chosen, it is framed and nothing is dark when the pointer has gone.
        session.click_at(row.center());
        session.point_at(iced::Point::new(640.0, 20.0));
        assert!(!session.dims() && session.marked().is_some());
        session.click_at(row.center());
        seen += 1;
    }
    assert!(seen > 1);
    session.point_at(iced::Point::new(640.0, 20.0));
    session.key(Named::Escape);
    assert!(session.marked().is_none());
}

#[test]
fn each_tab_keeps_its_place() {
    let mut session = Session::on_copy_of("first-steps");
    session.resize(Size::new(800.0, 560.0));
    session.alt("1");
    let title = say("info-title");
    assert!(session.in_sight(&title));
    session.scroll_at(iced::Point::new(700.0, 400.0), -40.0);
    assert!(!session.in_sight(&title), "it is scrolled");
    session.alt("5");
    let first = session.texts();
    session.alt("1");
    assert!(!session.in_sight(&title), "and still is");
    session.alt("5");
    assert_eq!(session.texts(), first);
}
