//! The history: every entry names what it was about, a stroke is one entry, and the list follows where one is.

use super::session::Session;
use editor_model::words::say;
use iced::Vector;
use iced::keyboard::key::Named;
use missions::ThingKind;

#[test]
fn entries_name_the_pieces_and_fields_they_changed() {
    let mut session = Session::on_copy_of("first-steps");
    let figures = session.mission().things().iter().filter_map(|(id, thing)| match &thing.kind {
        ThingKind::Figure(figure) => Some((*id, figure.at)),
        _ => None,
    });
    let (demon, at) = figures.into_iter().next().expect("a demon");
    session.select([demon]);
    session.key(Named::ArrowLeft);
    session.key(Named::Delete);
    session.select([]);
    session.alt("1");
    session.click_line_below(&say("info-title"));
    session.type_keys("x");
    session.click_line_below(&say("info-briefing"));
    session.type_keys("x");
    session.click(&say("inspector-numbers"));
    session.click_line(1);
    session.control("a");
    session.type_keys("9");
    session.key(Named::Enter);
    let name = session.history()[1].trim_start_matches("Delete ").to_owned();
    let expected = [
        format!("Move {name} to {},{}", at.x - 1, at.y),
        format!("Delete {name}"),
        "Edit Title".to_owned(),
        "Edit Briefing".to_owned(),
        "Set Frag limit for 1 marine to 9".to_owned(),
    ];
    assert_eq!(session.history(), expected);
    session.click(&say("tab-history"));
    for entry in expected {
        assert!(session.sees(&entry), "{entry}");
    }
}

#[test]
fn what_is_put_is_named_with_its_place_and_a_stroke_is_one_entry() {
    let mut session = Session::on_copy_of("first-steps");
    session.character("p");
    session.click_cell(4, 9);
    let label = session.history().last().cloned().expect("an entry");
    assert!(label.starts_with("Place ") && label.ends_with(" at 4,9"), "{label}");
    let before = session.history().len();
    session.key(Named::Escape);
    session.key(Named::Escape);
    session.select([]);
    session.character("r");
    let scale = session.view().scale;
    session.hold_cell(3, 10, Vector::new(3.0 * scale, 0.0));
    session.let_go();
    assert_eq!(session.history()[before..], [format!("Paint {}", say("here-region-unnamed"))]);
}

#[test]
fn the_list_follows_where_one_is() {
    let mut session = Session::on_copy_of("first-steps");
    let id = *session.mission().tiles().keys().next().expect("a tile");
    for _ in 0..30 {
        session.select([id]);
        session.character("e");
        session.key(Named::ArrowRight);
    }
    assert!(session.history().len() > 40);
    session.click(&say("tab-history"));
    assert!(session.in_sight(&say("history-here")));
    for steps in 1..=50 {
        session.control("z");
        assert!(session.in_sight(&say("history-here")), "{steps} steps back");
    }
    for steps in 1..=50 {
        session.control("y");
        assert!(session.in_sight(&say("history-here")), "{steps} steps on");
    }
}
