//! The list of problems: those that differ only in the piece are one line, which unfolds, and the tab counts all of them.

use super::saved;
use super::session::Session;
use editor_model::tool::spaces;
use editor_model::words::say;
use iced::keyboard::key::Named;
use missions::thing::Figure;
use missions::{Edit, Id, Info, Mission, Thing, ThingKind};
use std::collections::BTreeSet;
use tempfile::TempDir;
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// The starter with so many demons that stand in nothing.
fn lost(demons: u8) -> TempDir {
    let figure = |number: u8| {
        let at = Cell::new(40 + 2 * i16::from(number), 40);
        let figure = Figure { at, kind: "imp".to_owned(), turned: false };
        Edit::Thing(Id(900 + u32::from(number)), Some(Thing::new(ThingKind::Figure(figure))))
    };
    saved((0..demons).map(figure))
}

/// What the list says of one of them.
fn one(session: &Session, at: usize) -> String {
    let problems = session.problems();
    let of_it = problems.iter().enumerate().filter(|(_, problem)| problem.code.0 == "M017");
    session.problem_words(of_it.map(|(number, _)| number).nth(at).expect("it is reported"))
}

const ALL: &str = "3 demons do not fit where they stand";

#[test]
fn problems_that_differ_only_in_the_piece_are_one_line_that_unfolds() {
    let folder = lost(3);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let (first, last) = (one(&session, 0), one(&session, 2));
    assert!(session.sees(ALL) && session.sees("×3"));
    assert!(!session.sees(&first) && !session.sees(&last));
    session.click(ALL);
    assert!(session.sees(ALL) && session.sees(&first) && session.sees(&last));
    session.click(&last);
    assert!(session.marked().is_some(), "the map goes to it");
    session.click(ALL);
    assert!(session.sees(ALL) && !session.sees(&first) && !session.sees(&last), "it is folded again");
    assert!(session.marked().is_none());
}

#[test]
fn a_line_of_several_points_to_all_of_them() {
    let folder = lost(3);
    let mut session = Session::new(Some(folder.path().to_owned()));
    assert!(!session.dims());
    session.point_at(session.place(ALL).center());
    assert!(session.dims(), "the map is dark but for them");
}

#[test]
fn the_next_problem_unfolds_the_line_it_is_in() {
    let folder = lost(4);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let problems = session.problems();
    let first = problems.iter().position(|problem| problem.code.0 == "M017").expect("it is reported");
    for _ in 0..=first {
        session.key(Named::F8);
    }
    assert!(session.in_sight(&one(&session, 0)));
    // One that goes away leaves three, and the line stays as it is.
    session.commit(missions::history::Change::new("less", [Edit::Thing(Id(903), None)]));
    assert!(session.sees(ALL) && session.sees(&one(&session, 1)));
}

#[test]
fn one_or_two_problems_are_lines_of_their_own() {
    let folder = lost(2);
    let session = Session::new(Some(folder.path().to_owned()));
    assert!(session.sees(&one(&session, 0)) && session.sees(&one(&session, 1)) && !session.sees("×2"));
}

#[test]
fn the_tab_counts_problems_of_every_kind() {
    let counted = |session: &Session| format!("{} {}", say("tab-problems"), session.problem_count());
    // Warnings and a note: a demon in a cellar, and no briefing.
    let tile = Placement { tile: TileNumber(13), face: Face::A, at: Cell::new(40, 40), turn: Turn::R0 };
    let at = spaces(tile, Mission::starter().catalogue())[0];
    let figure = Figure { at, kind: "imp".to_owned(), turned: false };
    let imp = Thing::new(ThingKind::Figure(figure));
    let info = Info { briefing: String::new(), ..Mission::starter().info().clone() };
    let folder =
        saved([Edit::Tile(Id(900), Some(tile)), Edit::Thing(Id(901), Some(imp)), Edit::Info(Box::new(info))]);
    let session = Session::new(Some(folder.path().to_owned()));
    let kinds: BTreeSet<_> = session.problems().iter().map(|problem| problem.severity).collect();
    assert!(kinds.len() > 1, "{:?}", session.problems());
    assert!(session.sees(&counted(&session)), "{:?}", session.texts());
    let sound = saved([]);
    let session = Session::new(Some(sound.path().to_owned()));
    assert_eq!(session.sees(&counted(&session)), session.problem_count() > 0);
    assert_eq!(*session.mission(), Mission::starter());
}
