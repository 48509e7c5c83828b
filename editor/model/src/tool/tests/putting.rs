//! Putting doors, demons and whatever takes one space.

use super::*;
use crate::tool::Mark;
use crate::tool::Tone;
use missions::thing::Start;
use tiles::Edge;

fn door(hand: &Hand) -> Edge {
    let ThingKind::Door(door) = &hand.newest().kind else { panic!("no door") };
    door.at
}

const fn edge(x: i16, y: i16, west: bool) -> Edge {
    Edge { cell: Cell::new(x, y), west }
}

#[test]
fn a_door_is_drawn_to_where_two_tiles_meet() {
    let mut hand = Hand::over(two());
    hand.take(&Kind::Door(String::new()));
    hand.hover(2.6, 3.6);
    assert!(hand.preview().fits);
    hand.click(2.6, 3.6);
    assert_eq!(door(&hand), edge(1, 4, false));
    // There is a door now, and a second one there is wrong.
    hand.hover(2.0, 4.1);
    let preview = hand.preview();
    assert!(!preview.fits);
    assert_eq!(preview.words.as_deref(), Some("door, 7 of 8 left  ·  there is already a door"));
}

#[test]
fn elsewhere_a_door_says_why_it_cannot_stand() {
    let mut hand = Hand::over(two());
    hand.take(&Kind::Door(String::new()));
    for (x, y, why) in [
        (2.0, 1.4, "doors can only be placed where two tiles meet"),
        (9.0, 9.0, "no floor on both sides"),
        (0.6, 3.95, "there is a wall"),
    ] {
        hand.input(Input::Hover(shift(x, y)));
        let preview = hand.preview();
        assert!(preview.words.expect("words").ends_with(why), "{x},{y}: {why}");
        assert!(matches!(&preview.marks[..], [Mark::Edges(_, Tone::Bad)]));
    }
    hand.click(9.0, 9.0);
    assert_eq!(hand.document.mission().things().len(), 1, "nothing is forbidden");
}

#[test]
fn a_door_is_turned_with_keys_and_put_from_the_keyboard() {
    let mut hand = Hand::over(two());
    hand.take(&Kind::Door(String::new()));
    let at = Aim::at_cell(Cell::new(1, 3));
    hand.input(Input::Hover(at));
    hand.input(Input::Turn(Turn::R90));
    hand.input(Input::Press(at));
    hand.input(Input::Release(at));
    assert!(door(&hand).west, "across the only good place");
    hand.input(Input::Turn(Turn::R270));
    hand.input(Input::Press(at));
    hand.input(Input::Release(at));
    assert_eq!(door(&hand), edge(1, 4, false));
}

#[test]
fn pieces_of_one_space_lie_where_one_clicks_and_flip() {
    let mut hand = Hand::over(two());
    hand.take(&Kind::piece("portal", "red", true));
    hand.click(1.5, 1.5);
    hand.input(Input::Flip);
    hand.click(2.5, 1.5);
    let kinds: Vec<String> = hand
        .document
        .mission()
        .things()
        .values()
        .map(|thing| crate::naming::thing_in_words(thing, hand.document.mission()))
        .collect();
    assert_eq!(kinds, ["red portal, face up", "red portal, face down"]);
    assert_eq!(hand.tool.kind(), Kind::piece("portal", "red", false));
    hand.take(&Kind::piece("teleporter", "", false));
    hand.hover(2.5, 1.5);
    assert_eq!(
        hand.preview().words.as_deref(),
        Some("teleporter, inactive  ·  there is already a portal or teleporter")
    );
    assert!(hand.document.mission().things().values().all(|thing| thing.name.is_none()));
}

#[test]
fn what_is_wrong_with_a_place_is_said_in_the_hand() {
    let mut hand = Hand::over(two().with([thing(9, ThingKind::Start(Start { at: Cell::new(1, 1) }))]));
    for (kind, x, y, good) in [
        (Kind::Start, 0.5, 0.5, true),
        (Kind::Start, 1.5, 1.5, false),
        (Kind::Start, 9.5, 9.5, false),
        (Kind::piece("objective", "", false), 1.5, 1.5, true),
        (Kind::Label, 9.5, 9.5, true),
        (Kind::Figure("imp".into()), 2.5, 2.5, true),
        (Kind::Figure("imp".into()), 9.5, 9.5, false),
    ] {
        hand.take(&kind);
        hand.hover(x, y);
        assert_eq!(hand.preview().fits, good, "{kind:?} at {x},{y}");
    }
}

#[test]
fn a_label_is_put_selected_and_the_hand_is_free() {
    let mut hand = Hand::over(two());
    hand.take(&Kind::Label);
    hand.click(1.5, 1.5);
    assert_eq!(hand.tool.kind(), Kind::Select);
    assert_eq!(hand.selected(), [3]);
    assert_eq!(hand.newest().at(), Cell::new(1, 1));
}

#[test]
fn a_large_base_is_held_by_its_middle_and_drawn_to_where_it_fits() {
    let mut hand = Hand::over(two());
    hand.take(&Kind::Figure("mancubus".into()));
    // Its north-west corner would lie a little outside of the tile.
    hand.click(0.6, 0.7);
    assert_eq!(hand.newest().at(), Cell::new(0, 0));
    hand.hover(2.2, 0.9);
    assert!(hand.preview().fits, "beside the other one");
    hand.input(Input::Hover(shift(1.2, 1.2)));
    let preview = hand.preview();
    assert!(preview.words.expect("words").ends_with("there is already a figure"));
    hand.take(&Kind::Figure("pinky".into()));
    hand.input(Input::Turn(Turn::R90));
    hand.click(2.0, 3.4);
    let ThingKind::Figure(pinky) = &hand.newest().kind else { panic!("no figure") };
    assert!(pinky.turned);
    assert_eq!(pinky.at, Cell::new(1, 3));
}

#[test]
fn the_hand_says_when_the_box_has_no_more() {
    let mut hand = Hand::over(two());
    hand.take(&Kind::Figure("mancubus".into()));
    for x in [1.0, 3.0] {
        hand.hover(x, 1.0);
        assert!(hand.preview().fits);
        hand.click(x, 1.0);
    }
    hand.hover(1.0, 3.0);
    let preview = hand.preview();
    assert!(!preview.fits && matches!(&preview.marks[..], [Mark::Cells(_, Tone::Bad)]));
    assert!(preview.words.expect("words").ends_with("none left"));
}

#[test]
fn a_large_demon_over_a_token_and_a_token_below_one_are_told() {
    let token = missions::thing::Piece::new("health-pack", Cell::new(1, 1));
    let mut hand = Hand::over(two().with([thing(10, ThingKind::Piece(token))]));
    hand.take(&Kind::Figure("mancubus".into()));
    hand.hover(2.0, 2.0);
    let preview = hand.preview();
    assert_eq!(preview.words.as_deref(), Some("Mancubus  ·  stands on health pack"));
    assert!(preview.fits, "it may be meant");
    hand.click(2.0, 2.0);
    hand.take(&Kind::Start);
    hand.hover(1.5, 1.5);
    assert_eq!(hand.preview().words.as_deref(), Some("start space  ·  under Mancubus"));
    // A small one is drawn beside the token.
    let mut hand = Hand::over(
        two()
            .with([thing(10, ThingKind::Piece(missions::thing::Piece::new("health-pack", Cell::new(1, 1))))]),
    );
    hand.take(&Kind::Figure("imp".into()));
    hand.hover(1.5, 1.5);
    assert_eq!(hand.preview().words.as_deref(), Some("Imp"));
}
