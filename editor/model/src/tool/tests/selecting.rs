//! Selecting and moving: clicks, frames, drags, copies, and keys on what is selected.

use super::*;
use crate::tool::Mark;
use missions::Region;
use missions::scene::Layer;
use missions::thing::{Door, Figure, Piece, Start};
use tiles::Edge;

/// The two tiles with a door between them, a portal and a start on the upper one, an imp on the lower one, a region.
fn furnished() -> Hand {
    let at = Cell::new;
    let region = Region { cells: [at(1, 1), at(2, 1)].into(), ..Region::default() };
    Hand::over(two().with([
        thing(10, ThingKind::Door(Door::new(Edge { cell: at(1, 4), west: false }))),
        thing(11, ThingKind::Piece(Piece::new("portal", at(1, 1)).of("blue").facing(true))),
        thing(12, ThingKind::Start(Start { at: at(0, 0) })),
        thing(13, ThingKind::Figure(Figure { at: at(2, 5), kind: "imp".into(), turned: false })),
        Edit::Region(Id(20), Some(region)),
    ]))
}

#[test]
fn a_click_selects_what_is_meant() {
    let mut hand = furnished();
    for (x, y, id) in
        [(1.5, 1.5, 11), (0.5, 0.5, 12), (3.5, 0.5, 1), (1.7, 3.95, 10), (1.7, 4.1, 10), (2.5, 5.5, 13)]
    {
        hand.click(x, y);
        assert_eq!(hand.selected(), [id], "{x},{y}");
    }
    hand.click(9.5, 9.5);
    assert_eq!(hand.selected(), [0; 0]);
}

#[test]
fn clicking_again_goes_deeper_and_round() {
    let mut hand = furnished();
    let mut seen = Vec::new();
    for _ in 0..5 {
        hand.click(1.5, 1.5);
        seen.extend(hand.selected());
    }
    assert_eq!(seen, [11, 1, 20, 11, 1]);
    hand.click(0.5, 0.5);
    hand.click(1.5, 1.5);
    assert_eq!(hand.selected(), [11], "somewhere else in between: from the top again");
}

#[test]
fn hidden_and_locked_layers_are_left_alone() {
    let mut hand = furnished();
    hand.open = Layers::MAP.without(Layer::Pieces(doom_2016::own::PORTAL));
    hand.click(1.5, 1.5);
    assert_eq!(hand.selected(), [1]);
    hand.open = Layers::NONE;
    hand.click(3.5, 0.5);
    assert_eq!(hand.selected(), [0; 0]);
}

#[test]
fn shift_adds_and_takes_away() {
    let mut hand = furnished();
    hand.click(1.5, 1.5);
    hand.click_with(shift(0.5, 0.5));
    assert_eq!(hand.selected(), [11, 12]);
    hand.click_with(shift(1.5, 1.5));
    assert_eq!(hand.selected(), [12]);
    hand.click_with(shift(9.5, 9.5));
    assert_eq!(hand.selected(), [12], "beside everything nothing happens");
}

#[test]
fn a_frame_selects_pieces_it_touches_and_tiles_it_is_around() {
    let mut hand = furnished();
    hand.pull(aim(-0.5, -0.5), aim(0.5, 0.5));
    assert!(matches!(&hand.preview().marks[..], [Mark::Frame(..)]));
    hand.input(Input::Release(aim(0.5, 0.5)));
    assert_eq!(hand.selected(), [12]);
    hand.drag_with(shift(4.5, 5.2), shift(2.5, 5.4));
    assert_eq!(hand.selected(), [12, 13]);
    hand.drag((-0.5, -0.5), (3.8, 3.8));
    assert!(hand.selected().contains(&1) && !hand.selected().contains(&2), "{:?}", hand.selected());
    hand.drag((-2.0, -2.0), (-1.0, -1.0));
    assert_eq!(hand.selected(), [0; 0]);
}

#[test]
fn a_double_click_selects_all_of_the_kind() {
    let start = |id, x| thing(id, ThingKind::Start(Start { at: Cell::new(x, 2) }));
    let mut hand =
        Hand::over(furnished().document.mission().as_ref().clone().with([start(30, 0), start(31, 3)]));
    hand.double(0.5, 0.5);
    assert_eq!(hand.selected(), [12, 30, 31]);
    hand.click(0.5, 0.5);
    hand.double(0.5, 0.5);
    assert_eq!(hand.selected(), [12, 30, 31], "the first of the two clicks does not lead deeper");
}

#[test]
fn a_tile_takes_along_what_stands_on_it() {
    let mut hand = furnished();
    hand.pull(aim(3.5, 0.5), aim(13.5, 0.7));
    let preview = hand.preview();
    assert_eq!(preview.lifted.len(), 5);
    assert_eq!(preview.ghosts.expect("ghosts").things().len(), 3);
    hand.input(Input::Release(aim(13.5, 0.7)));
    assert_eq!(hand.tile(1), (10, 0, Turn::R0, Face::A));
    assert_eq!(hand.thing(11).at(), Cell::new(11, 1));
    assert_eq!(hand.thing(10).at(), Cell::new(11, 4), "the door goes along");
    assert_eq!(hand.thing(13).at(), Cell::new(2, 5));
    assert!(hand.document.mission().regions()[&Id(20)].cells.contains(&Cell::new(11, 1)));
    assert_eq!(hand.selected(), [1]);
    assert_eq!(hand.document.history().at(), 1);
}

#[test]
fn a_dragged_tile_is_drawn_to_an_opening() {
    let mut hand = furnished();
    hand.drag((3.5, 5.5), (13.5, 8.5));
    assert_eq!(hand.tile(2), (10, 7, Turn::R0, Face::A));
    hand.drag((13.5, 8.5), (4.4, 6.3));
    assert_eq!(hand.tile(2), (0, 4, Turn::R0, Face::A));
    hand.drag_with(aim(3.5, 5.5), shift(4.6, 6.3));
    assert_eq!(hand.tile(2), (1, 5, Turn::R0, Face::A), "not with shift");
}

#[test]
fn what_is_dragged_can_be_dropped_turned_and_copied() {
    let mut hand = furnished();
    hand.pull(aim(3.5, 0.5), aim(13.5, 0.5));
    hand.input(Input::Cancel);
    assert!(hand.preview().ghosts.is_none());
    hand.input(Input::Release(aim(13.5, 0.5)));
    assert_eq!(hand.document.history().at(), 0);

    hand.pull(aim(3.5, 0.5), aim(23.5, 0.5));
    hand.input(Input::Turn(Turn::R90));
    hand.input(Input::Release(aim(23.5, 0.5)));
    assert_eq!(hand.tile(1), (20, 0, Turn::R90, Face::A));
    assert_eq!(hand.thing(12).at(), Cell::new(23, 0));

    hand.drag_with(alt(2.5, 5.5), alt(3.5, 7.5));
    assert_eq!(hand.document.mission().things().len(), 5, "another imp");
    assert_eq!(hand.selected(), [21]);
    hand.drag_with(control(3.5, 7.5), control(1.5, 6.5));
    assert_eq!(hand.document.mission().things().len(), 6, "with control as well");
    let _ = hand.document.undo();
    hand.drag_with(alt(3.5, 7.5), alt(3.5, 7.5));
    assert_eq!(hand.document.mission().things().len(), 5);
}

#[test]
fn a_single_thing_is_drawn_to_where_it_belongs() {
    let mut hand = furnished();
    hand.drag((1.2, 4.0), (6.2, 2.0));
    let ThingKind::Door(door) = &hand.thing(10).kind else { panic!() };
    assert_eq!(door.at.cell, Cell::new(6, 2), "no good place near: where it is held");
    hand.drag((7.0, 2.0), (2.4, 3.5));
    let ThingKind::Door(door) = &hand.thing(10).kind else { panic!() };
    assert_eq!(door.at, Edge { cell: Cell::new(1, 4), west: false });
    hand.drag((2.5, 5.5), (4.1, 5.5));
    assert_eq!(hand.thing(13).at(), Cell::new(3, 5), "beside the tile it would not fit");
}

#[test]
fn keys_move_turn_and_flip_what_is_selected() {
    let mut hand = furnished();
    hand.click(3.5, 0.5);
    for _ in 0..3 {
        hand.input(Input::Nudge(1, 0));
    }
    assert_eq!((hand.tile(1).0, hand.thing(11).at()), (3, Cell::new(4, 1)));
    assert_eq!(hand.document.history().at(), 1, "one step");
    let _ = hand.document.undo();
    assert_eq!((hand.tile(1).0, hand.thing(11).at()), (0, Cell::new(1, 1)));

    hand.click(3.5, 0.5);
    hand.input(Input::Turn(Turn::R90));
    assert_eq!(hand.tile(1), (0, 0, Turn::R90, Face::A));
    assert_eq!(hand.thing(11).at(), Cell::new(2, 1));
    hand.input(Input::Turn(Turn::R270));
    hand.input(Input::Flip);
    assert_eq!(hand.tile(1), (0, 0, Turn::R0, Face::B));
    assert_eq!(hand.thing(12).at(), Cell::new(3, 0));
    assert_eq!(hand.thing(10).at(), Cell::new(1, 4));
    hand.input(Input::Flip);
    assert_eq!(hand.thing(12).at(), Cell::new(0, 0));

    hand.click(1.5, 1.5);
    hand.input(Input::Flip);
    assert!(matches!(hand.thing(11).kind, ThingKind::Piece(Piece { up: false, .. })));
}

#[test]
fn what_disappears_while_it_is_held_is_held_no_more() {
    let mut hand = furnished();
    hand.input(Input::Nudge(1, 0));
    hand.click(3.5, 0.5);
    hand.input(Input::Nudge(0, -1));
    hand.pull(aim(3.5, 0.5), aim(13.5, 0.5));
    let _ = hand.document.undo();
    hand.invariants();
    assert!(hand.preview().ghosts.is_none());
    hand.input(Input::Release(aim(13.5, 0.5)));
    assert_eq!(hand.tile(1), (0, 0, Turn::R0, Face::A));
}

#[test]
fn enough_with_nothing_in_hand_selects_nothing() {
    let mut hand = furnished();
    hand.click(3.5, 0.5);
    hand.input(Input::Cancel);
    assert_eq!(hand.selected(), [0; 0]);
}
