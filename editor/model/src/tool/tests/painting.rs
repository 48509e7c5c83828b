//! Painting regions: strokes, rectangles, erasing, and which region is meant.

use super::*;
use crate::tool::Mark;
use crate::tool::Tone;

fn painter() -> Hand {
    let mut hand = Hand::over(two());
    hand.take(&Kind::Region(None));
    hand
}

fn cells(hand: &Hand, id: u32) -> Vec<(i16, i16)> {
    hand.document.mission().regions()[&Id(id)].cells.iter().map(|cell| (cell.x, cell.y)).collect()
}

#[test]
fn a_stroke_is_one_region_and_one_step() {
    let mut hand = painter();
    hand.drag((0.5, 0.5), (3.5, 0.5));
    assert_eq!(
        cells(&hand, 3),
        [(0, 0), (1, 0), (2, 0), (3, 0)],
        "no space is left out however quick the hand"
    );
    assert_eq!((hand.document.history().at(), hand.selected()), (1, vec![3]));
    hand.drag((0.5, 1.5), (1.5, 2.5));
    assert_eq!(cells(&hand, 3).len(), 6);
    assert_eq!(hand.document.history().at(), 2);
}

#[test]
fn a_stroke_that_begins_on_the_region_takes_away() {
    let mut hand = painter();
    hand.drag((0.5, 0.5), (3.5, 0.5));
    hand.hover(1.5, 0.5);
    assert!(matches!(&hand.preview().marks[..], [Mark::Cells(_, Tone::Bad)]));
    hand.drag((1.5, 0.5), (2.5, 0.5));
    assert_eq!(cells(&hand, 3), [(0, 0), (3, 0)]);
    hand.drag((0.5, 0.5), (3.5, 0.5));
    assert!(hand.document.mission().regions().is_empty(), "nothing is left of it");
    hand.click(0.5, 0.5);
    assert_eq!(hand.document.mission().regions().len(), 1, "and one begins anew");
}

#[test]
fn shift_fills_a_rectangle_and_only_floor_is_painted() {
    let mut hand = painter();
    hand.drag_with(shift(2.5, 2.5), shift(9.5, 4.5));
    let painted = cells(&hand, 3);
    assert_eq!(painted, [(2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (3, 4)]);
    hand.click(9.5, 9.5);
    assert_eq!(hand.document.history().at(), 1);
}

#[test]
fn the_region_that_is_selected_is_painted_or_a_new_one_begun() {
    let mut hand = painter();
    hand.click(0.5, 0.5);
    hand.input(Input::Flip);
    hand.click(1.5, 0.5);
    assert_eq!((cells(&hand, 3).len(), cells(&hand, 4).len()), (1, 1));
    hand.take(&Kind::Region(None));
    hand.document.select([Id(3)].into());
    hand.click(0.5, 1.5);
    assert_eq!(cells(&hand, 3).len(), 2);
}

#[test]
fn a_stroke_can_be_dropped() {
    let mut hand = painter();
    hand.pull(aim(0.5, 0.5), aim(3.5, 0.5));
    assert_eq!(hand.preview().ghosts.expect("ghosts").regions().len(), 1);
    hand.input(Input::Cancel);
    hand.input(Input::Release(aim(3.5, 0.5)));
    assert!(hand.document.mission().regions().is_empty());
}
