//! The ruler and the probes: what they say is what the engine's geometry says.

use super::*;
use crate::tool::{Mark, Question, Tone};
use missions::ThingKind;
use missions::thing::{Door, Figure};
use std::collections::BTreeSet;
use tiles::{Cover, Edge, Sight, Spaces};

fn imp(id: u32, x: i16, y: i16, kind: &str) -> Edit {
    thing(id, ThingKind::Figure(Figure { at: Cell::new(x, y), kind: kind.into(), turned: false }))
}

fn closed() -> Edit {
    thing(10, ThingKind::Door(Door::new(Edge { cell: Cell::new(1, 4), west: false })))
}

fn cells(hand: &Hand, tone: Tone) -> BTreeSet<Cell> {
    let preview = hand.preview();
    let marked = preview.marks.into_iter().filter_map(|mark| match mark {
        Mark::Cells(cells, other) if other == tone => Some(cells),
        _ => None,
    });
    marked.flatten().collect()
}

fn words(hand: &Hand) -> String {
    hand.preview().words.expect("words")
}

#[test]
fn the_ruler_tells_range_and_points_with_doors_closed_and_open() {
    let mut hand = Hand::over(two().with([closed()]));
    hand.take(&Kind::Ruler);
    hand.drag((0.5, 0.5), (2.5, 2.5));
    assert_eq!(words(&hand), "2 spaces away  ·  2 movement points  ·  doors closed");
    hand.hover(9.5, 9.5);
    assert!(words(&hand).starts_with("2 spaces away"), "it lies where it was put");
    hand.click(1.5, 3.5);
    hand.hover(1.5, 4.5);
    assert_eq!(words(&hand), "blocked by walls and closed doors  ·  no path  ·  doors closed");
    assert!(!hand.preview().fits);
    hand.input(Input::Flip);
    assert_eq!(words(&hand), "1 space away  ·  1 movement point  ·  doors open");
    hand.hover(9.5, 9.5);
    assert_eq!(words(&hand), "8 across, 6 down");
    hand.input(Input::Cancel);
    assert!(hand.preview().marks.is_empty());
}

#[test]
fn the_probe_for_sight_is_the_rules_space_by_space() {
    let mut hand = Hand::over(Mission::starter());
    hand.take(&Kind::Probe(Question::Sight));
    let layout = hand.document.layout().clone();
    let board = &layout.board;
    let ground = board.ground(board.all_doors());
    let mission = hand.document.mission().clone();
    let figures = mission.things().values().filter(|thing| matches!(thing.kind, ThingKind::Figure(_)));
    let figures: Spaces = figures.filter_map(|thing| board.space_at(thing.at())).collect();
    let sight = Sight::new(ground, [&figures; 2]);
    for from in board.spaces() {
        let cell = board.cell(from);
        hand.input(Input::Hover(Aim::at_cell(cell)));
        let (mut open, mut covered) = (BTreeSet::new(), BTreeSet::new());
        for to in board.spaces().filter(|to| *to != from) {
            let _ = match sight.cover(from, to) {
                Cover::Unseen => false,
                Cover::Cover => covered.insert(board.cell(to)),
                Cover::Open => open.insert(board.cell(to)),
            };
        }
        assert_eq!((cells(&hand, Tone::Good), cells(&hand, Tone::Fair)), (open, covered), "from {cell}");
    }
}

#[test]
fn a_pinned_probe_says_why_a_line_is_blocked() {
    let mut hand = Hand::over(two().with([closed()]));
    hand.take(&Kind::Probe(Question::Sight));
    hand.click(1.5, 0.5);
    hand.hover(2.5, 5.5);
    let said = words(&hand);
    assert!(said.starts_with("1,0 does not see 2,5"), "{said}");
    assert!(said.contains("is stopped by the "), "{said}");
    assert!(said.ends_with("visible with a door open"), "{said}");
    let marks = hand.preview().marks;
    assert!(marks.iter().any(|mark| matches!(mark, Mark::Line(_, _, Tone::Bad))));
    assert!(marks.iter().any(|mark| matches!(mark, Mark::Edges(edges, Tone::Bad) if edges.len() == 1)));
    hand.hover(0.5, 0.5);
    assert!(words(&hand).contains("0,0 has"), "{}", words(&hand));
    hand.click(0.5, 0.5);
    hand.hover(2.5, 0.5);
    assert!(words(&hand).contains("visible"), "let go: it follows the pointer again");
}

#[test]
fn range_rings_are_numbers_on_every_space() {
    let mut hand = Hand::over(two());
    hand.take(&Kind::Probe(Question::Range));
    hand.hover(0.5, 0.5);
    let layout = hand.document.layout().clone();
    let board = &layout.board;
    let from = board.space_at(Cell::new(0, 0)).expect("a space");
    let mut told = 0;
    for mark in hand.preview().marks {
        if let Mark::Word(cell, number, _) = mark {
            let to = board.space_at(cell).expect("a space");
            assert_eq!(number, board.ground(board.all_doors()).range(from, to).to_string());
            told += 1;
        }
    }
    assert_eq!(told, board.len() - 1);
}

#[test]
fn reach_is_for_whoever_stands_there_or_is_chosen() {
    let mut hand = Hand::over(two().with([imp(11, 0, 0, "pinky")]));
    hand.take(&Kind::Probe(Question::Reach));
    hand.hover(3.5, 1.5);
    assert!(words(&hand).starts_with("A marine with "), "{}", words(&hand));
    let sprint = doom_2016::Content::doom2016().marine_rules.sprint;
    let far = cells(&hand, Tone::Good).len();
    hand.input(Input::Turn(Turn::R270));
    assert!(words(&hand).starts_with(&format!("A marine with {} point", sprint - 1)), "{}", words(&hand));
    assert!(cells(&hand, Tone::Good).len() < far);
    hand.input(Input::Flip);
    hand.input(Input::Flip);
    assert!(!words(&hand).starts_with("A marine"), "{}", words(&hand));
    hand.take(&Kind::Probe(Question::Reach));
    hand.click(0.5, 1.5);
    assert!(words(&hand).starts_with("Pinky with "), "{}", words(&hand));
    hand.hover(2.5, 2.5);
    assert!(words(&hand).contains("movement point"), "{}", words(&hand));
    assert!(hand.preview().marks.iter().any(|mark| matches!(mark, Mark::Line(..))));
}

#[test]
fn fit_shows_where_bases_stand() {
    let mut hand = Hand::over(two());
    hand.take(&Kind::Probe(Question::Fit));
    hand.hover(0.5, 0.5);
    let said = words(&hand);
    assert!(said.contains("Mancubus fits here") || said.contains("Mancubus does not"), "{said}");
    let cyberdemon = cells(&hand, Tone::Good);
    hand.input(Input::Flip);
    assert!(cells(&hand, Tone::Good).is_superset(&cyberdemon), "the largest base fits where smaller ones do");
    hand.hover(19.5, 9.5);
    assert!(hand.preview().marks.is_empty());
}
