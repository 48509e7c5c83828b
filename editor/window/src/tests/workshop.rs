//! The tile workshop as a person uses it: opening it, drawing with mouse and keys, taking back, naming, keeping and bringing
//! tiles. What each tool draws is tested without a window, in `editor_model::workshop`.

use super::saved;
use super::session::Session;
use crate::panel::workshop::{Line, Message};
use crate::screen::editor::Answer;
use editor_model::command::Command;
use editor_model::words::say;
use iced::keyboard::key::Named;
use iced::mouse::Button;
use missions::{Edit, Mission, format};
use tiles::{Cell, Edge, EdgeKind, Face, Side4, TileNumber};

const NEW: TileNumber = TileNumber(17);

fn edge(x: i16, y: i16, side: Side4) -> Edge {
    Cell::new(x, y).edge(side)
}

fn line(session: &Session, number: TileNumber, face: Face, edge: Edge) -> EdgeKind {
    session.mission().catalogue().side(number, face).expect("a tile").border(edge)
}

/// The number and side on the table.
fn shown(session: &Session) -> Option<(TileNumber, Face)> {
    session.workshop().map(|workshop| (workshop.number(), workshop.face()))
}

#[test]
fn it_opens_on_the_tile_one_means_and_closes_again() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.control("t");
    assert_eq!(shown(&session), Some((TileNumber(1), Face::A)));
    assert!(session.sees("Tile 01"));
    session.key(Named::Escape);
    assert_eq!(shown(&session), None);

    let (id, piece) =
        session.mission().tiles().iter().next_back().map(|(id, piece)| (*id, *piece)).expect("a tile");
    session.select([id]);
    session.control("t");
    assert_eq!(shown(&session), Some((piece.tile, piece.face)));
    session.click(&say("work-done"));
    assert_eq!(shown(&session), None);
    session.alt("1");
    session.click("Edit Tile…");
    assert_eq!(shown(&session), Some((piece.tile, piece.face)));
    session.control("t");
    assert_eq!(shown(&session), None);
}

#[test]
fn a_stroke_is_one_step_and_the_pieces_on_the_map_follow() {
    let mut session = Session::on_copy_of("first-steps");
    let before = session.mission().clone();
    let (id, piece) = before.tiles().iter().next().map(|(id, piece)| (*id, *piece)).expect("a tile");
    session.select([id]);
    session.control("t");
    let number = piece.tile;
    if piece.face == Face::B {
        session.character("f");
    }
    session.character("4");
    // From the second space of the first row to the west, whatever is printed there.
    let free = (1..4).map(|y| edge(1, y, Side4::North));
    let free: Vec<Edge> =
        free.filter(|edge| line(&session, number, Face::A, *edge) == EdgeKind::Open).collect();
    let first = *free.first().expect("an open border");
    let y = f32::from(first.cell.y);
    session.stroke(Button::Left, &[(1.5, y), (1.6, y)]);
    assert_eq!(line(&session, number, Face::A, first), EdgeKind::Blocking);
    assert!(session.sees("custom") && session.sees_part("is now a custom tile"));
    let drawn = session.mission().clone();
    assert_eq!(drawn.tiles(), before.tiles());
    session.control("z");
    assert_eq!(session.mission(), &before);
    session.control("y");
    assert_eq!(session.mission(), &drawn);
    session.click("Reset to Box Tile");
    assert_eq!(session.mission(), &before);
    assert_eq!(shown(&session).map(|(number, _)| number), Some(number));
}

#[test]
fn a_drag_draws_along_borders_and_the_right_button_erases() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.control("t");
    session.character("n");
    assert_eq!(shown(&session), Some((NEW, Face::A)));
    session.click("Impassable");
    session.stroke(Button::Left, &[(0.5, 1.0), (1.9, 1.1), (3.5, 0.95)]);
    let all = |session: &Session| -> Vec<EdgeKind> {
        (0..4).map(|x| line(session, NEW, Face::A, edge(x, 1, Side4::North))).collect()
    };
    assert_eq!(all(&session), [EdgeKind::Impassable; 4]);
    session.stroke(Button::Right, &[(0.5, 1.0), (1.5, 1.0)]);
    assert_eq!(all(&session)[..2], [EdgeKind::Open; 2]);
    assert_eq!(all(&session)[2..], [EdgeKind::Impassable; 2]);
    session.control("z");
    assert_eq!(all(&session), [EdgeKind::Impassable; 4]);
    session.control("z");
    assert_eq!(all(&session), [EdgeKind::Open; 4]);
    // Spaces are of both sides.
    session.character("1");
    session.stroke(Button::Left, &[(4.5, 0.5), (4.5, 3.5)]);
    let width = |session: &Session, face| session.mission().catalogue().side(NEW, face).expect("a side").w;
    assert_eq!((width(&session, Face::A), width(&session, Face::B)), (5, 5));
}

#[test]
fn everything_can_be_drawn_by_keys_alone() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.control("t");
    session.character("n");
    session.character("2");
    for key in [Named::ArrowRight, Named::ArrowRight, Named::ArrowDown, Named::Enter] {
        session.key(key);
    }
    let rough = |session: &Session, x, y| {
        session.mission().catalogue().side(NEW, Face::A).expect("a side").spaces[&Cell::new(x, y)].difficult
    };
    assert!(rough(&session, 1, 1), "the first arrow comes to the first space");
    session.character("3");
    session.shift(Named::ArrowRight);
    session.key(Named::Enter);
    session.key(Named::ArrowDown);
    session.key(Named::Enter);
    for y in [1, 2] {
        assert_eq!(line(&session, NEW, Face::A, edge(1, y, Side4::East)), EdgeKind::Wall);
    }
    // Seen from the back it is the same place.
    session.character("f");
    session.key(Named::Enter);
    assert_eq!(line(&session, NEW, Face::B, edge(2, 2, Side4::West)), EdgeKind::Wall);
    session.key(Named::PageDown);
    assert_eq!(shown(&session), Some((TileNumber(1), Face::B)));
    session.key(Named::PageUp);
    assert_eq!(shown(&session), Some((NEW, Face::B)));
}

#[test]
fn what_the_checks_say_is_there_at_once_and_shows_its_place() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.control("t");
    session.character("n");
    assert!(session.sees("No problems found"));
    session.character("6");
    session.stroke(Button::Left, &[(1.5, 4.0)]);
    assert!(session.sees("This side has no opening."));
    session.control("z");
    // A space of the back that no figure can reach, reported while one looks at the front.
    session.character("f");
    session.character("3");
    session.stroke(Button::Left, &[(-3.0, 0.5)]);
    session.stroke(Button::Left, &[(-3.5, 1.0)]);
    session.character("f");
    session.click("Nobody can walk from an opening to this space (1 in all).");
    assert_eq!(shown(&session), Some((NEW, Face::B)));
    session.control("z");
    assert!(session.sees("No problems found"));
}

#[test]
fn undo_shows_the_tile_it_was_about() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.control("t");
    session.character("n");
    session.click("Duplicate");
    assert_eq!(shown(&session), Some((TileNumber(18), Face::A)));
    session.craft(Message::Stock(3));
    session.key(Named::PageDown);
    session.control("z");
    assert_eq!(shown(&session), Some((TileNumber(18), Face::A)));
    session.control("z");
    assert_ne!(shown(&session), Some((TileNumber(18), Face::A)), "it is gone");
    session.control("z");
    assert_eq!(session.mission(), &Mission::starter());
}

#[test]
fn a_tile_is_named_numbered_and_counted() {
    let mut session = Session::on_copy_of("first-steps");
    session.control("t");
    let piece = session.mission().tiles().values().next().copied().expect("a tile");
    session.craft(Message::Chosen(piece.tile));
    session.craft(Message::Numbered("40".into()));
    session.craft(Message::NumberEntered);
    assert!(session.sees_part("This tile belongs to the box."));
    for words in ["Bone", "Bone ", "Bone yard"] {
        session.craft(Message::Written(Line::TitleB, words.into()));
    }
    session.craft(Message::Stock(5));
    session.craft(Message::Numbered("16".into()));
    session.craft(Message::NumberEntered);
    assert!(session.sees_part("Tile 16 already exists.") || piece.tile == TileNumber(16));
    session.craft(Message::Numbered("40".into()));
    session.craft(Message::NumberEntered);
    let number = TileNumber(40);
    assert_eq!(shown(&session).map(|(number, _)| number), Some(number));
    let tile = &session.mission().catalogue().tiles[&number];
    assert_eq!((tile.titles[1].as_str(), tile.stock), ("Bone yard", 5));
    assert!(session.mission().tiles().values().any(|piece| piece.tile == number), "pieces keep their tile");
    assert!(session.mission().tiles().values().all(|other| other.tile != piece.tile));
}

#[test]
fn tiles_are_kept_in_a_folder_and_brought_into_another_mission() {
    let (place, here, there) = (tempfile::tempdir().expect("a folder"), saved([]), saved([]));
    let tiles = place.path().join("mine");
    let ask = |session: &mut Session, command, folder: &std::path::Path| {
        session.craft(Message::Do(command));
        session.answer(Answer::PathChanged(folder.display().to_string()));
        session.answer(Answer::PathEntered);
    };
    let mut session = Session::new(Some(here.path().to_owned()));
    session.control("t");
    session.character("n");
    session.stroke(Button::Left, &[(4.5, 0.5)]);
    ask(&mut session, Command::WorkSave, &tiles);
    assert!(session.sees_part("1 tile exported"));
    let sheets = session.mission().own_tiles().clone();
    assert_eq!(std::fs::read_to_string(tiles.join("17.txt")).ok().as_ref(), sheets.get(&NEW));

    let mut other = Session::new(Some(there.path().to_owned()));
    other.control("t");
    ask(&mut other, Command::WorkBring, &place.path().join("nothing"));
    assert!(other.sees("Import Tiles"), "it asks again");
    other.answer(Answer::PathChanged(tiles.display().to_string()));
    other.answer(Answer::PathEntered);
    assert_eq!(other.mission().own_tiles(), &sheets);
    assert_eq!(shown(&other), Some((NEW, Face::A)));
    other.control("s");
    assert_eq!(format::load(there.path()).expect("read").mission.own_tiles(), &sheets);

    // Another tile of that number is not written over without a question.
    session.stroke(Button::Left, &[(4.5, 1.5)]);
    ask(&mut session, Command::WorkSave, &tiles);
    assert!(session.sees_part("1 file there contains a different tile"));
    assert_eq!(std::fs::read_to_string(tiles.join("17.txt")).ok().as_ref(), sheets.get(&NEW));
    session.click("Replace");
    assert_eq!(
        std::fs::read_to_string(tiles.join("17.txt")).ok().as_ref(),
        session.mission().own_tiles().get(&NEW)
    );
}

#[test]
fn a_sheet_nobody_can_read_is_listed_and_can_be_drawn_anew() {
    let folder = saved([Edit::Sheet(TileNumber(40), Some("scribble".into()))]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.control("t");
    session.craft(Message::Chosen(TileNumber(40)));
    assert!(!session.workshop().expect("the workshop").faults().is_empty());
    session.stroke(Button::Left, &[(0.5, 0.5), (2.5, 0.5)]);
    assert_eq!(session.mission().catalogue().side(TileNumber(40), Face::B).map(|side| side.w), Some(3));
}

#[test]
fn escape_gives_up_a_stroke_before_it_leaves() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.control("t");
    let before = session.mission().clone();
    session.character("8");
    session.press_in_workshop((0.5, 0.5));
    session.key(Named::Escape);
    assert!(session.workshop().is_some());
    assert_eq!(session.mission(), &before);
    session.key(Named::Escape);
    assert!(session.workshop().is_none());
}
