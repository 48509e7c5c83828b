//! Tools through the window: taken by their keys, aimed by pointer or arrows, put away again. What each of them does is
//! tried without a window, beside the tools.

use super::saved;
use super::session::Session;
use crate::panel::palette;
use crate::{app, beginning};
use editor_model::tool::Kind;
use editor_model::words::say;
use iced::keyboard::key::Named;
use iced::{Point, Vector};
use missions::history::Change;
use missions::scene::{self, Layer, Rect};
use missions::{Edit, Id, ThingKind};
use tiles::{Cell, Face, Placement, TileNumber, Turn};

#[test]
fn a_probe_follows_the_pointer_and_the_same_key_brings_back_what_was_in_hand() {
    let mut session = Session::on_copy_of("first-steps");
    session.point_at_cell(3, 5);
    session.character("s");
    session.character("1");
    assert!(session.sees_part("spaces visible"));
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
    let ThingKind::Piece(portal) = &newest.kind else { panic!("{newest:?}") };
    assert_eq!((portal.at, portal.kind.as_str(), portal.up), (Cell::new(2, 4), "portal", false));
    session.control("z");
    assert_eq!(session.mission().things().len(), before);
    // The tool is taken up again as one put it down.
    session.key(Named::Escape);
    session.character("p");
    session.key(Named::Enter);
    let newest = session.mission().things().values().next_back().expect("a portal");
    assert!(matches!(&newest.kind, ThingKind::Piece(piece) if piece.kind == "portal" && !piece.up));
}

#[test]
fn what_is_wrong_with_a_place_is_told_where_one_looks() {
    let mut session = Session::on_copy_of("first-steps");
    session.character("d");
    session.point_at_cell(8, 2);
    assert!(session.sees_part("no floor on both sides"));
    session.point_at_cell(3, 6);
    assert!(!session.sees_part("no floor") && session.sees_part("of 8 left"));
}

#[test]
fn what_keys_aim_at_is_kept_in_view() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    for _ in 0..8 {
        session.character("+");
    }
    session.character("p");
    for _ in 0..40 {
        session.key(Named::ArrowRight);
    }
    session.key(Named::Enter);
    let portal = session.mission().things().values().next_back().expect("a portal");
    let at = session.view().to_pixels(scene::Point::new(f32::from(portal.at().x), f32::from(portal.at().y)));
    let size = session.view().size;
    assert!(at.x > 0.0 && at.x < size.width && at.y > 0.0 && at.y < size.height, "{at:?} of {size:?}");
}

#[test]
fn the_view_stays_when_the_map_grows() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    assert!(session.sees(&say("zoom-whole")));
    let before = session.view();
    let tile = Placement { tile: TileNumber(13), face: Face::A, at: Cell::new(-20, 5), turn: Turn::R0 };
    session.commit(Change::new("lay a tile far away", [Edit::Tile(Id(900), Some(tile))]));
    assert_eq!(session.view(), before);
    session.key(Named::Home);
    assert!(session.view() != before && session.sees(&say("zoom-whole")));
    session.control("z");
    assert!(!session.sees(&say("zoom-whole")));
}

#[test]
fn a_tile_in_hand_takes_its_lines_with_it() {
    let mut session = Session::on_copy_of("first-steps");
    let catalogue = session.mission().catalogue();
    let inner = |tile: &Placement| {
        let side = catalogue.side(tile.tile, tile.face).expect("known");
        let (w, h) = tile.turn.size(side.w, side.h);
        let all = Rect::new(f32::from(tile.at.x), f32::from(tile.at.y), f32::from(w), f32::from(h));
        // The walls around it are its neighbours', too, and so are the marks of openings that lead nowhere.
        all.grown(-1.1)
    };
    let tiles: Vec<Placement> = session.mission().tiles().values().copied().collect();
    let lined = tiles.iter().find(|tile| session.draws(Layer::Lines, inner(tile)));
    let tile = lined.expect("a tile with lines on it");
    let (mission, lined) = (session.mission(), inner(tile));
    let things = mission.things();
    // A corner of it on which nothing stands.
    let mut cells = (0..16).map(|i| Cell::new(tile.at.x + i % 4, tile.at.y + i / 4));
    let free = |cell: &Cell| !things.values().any(|thing| thing.cells(mission.base(thing)).contains(cell));
    let at = cells.find(free).expect("a free space");
    session.hold_cell(at.x, at.y, Vector::new(30.0, 300.0));
    assert!(!session.draws(Layer::Lines, lined), "they stayed behind: {:?}", session.texts());
    session.key(Named::Escape);
    assert!(session.draws(Layer::Lines, lined));
}

#[test]
fn a_tile_is_taken_as_the_palette_shows_it_and_what_was_put_is_not_told_that_it_is_in_the_way() {
    let mut session = empty();
    let take = |session: &mut Session, number: u8| {
        session.palette(palette::Message::Taken(Kind::Tile(TileNumber(number), Face::A)));
    };
    take(&mut session, 11);
    session.point_at_cell(2, 2);
    session.character("e");
    session.click_cell(2, 2);
    let laid = |session: &Session| *session.mission().tiles().values().next_back().expect("a tile");
    assert_eq!(laid(&session).turn, Turn::R90);
    assert!(!session.sees_part("11A, "), "it was laid, and that is all");
    session.point_at_cell(3, 2);
    assert!(session.sees_part("11A, "), "another one is in hand");
    take(&mut session, 15);
    session.click_cell(6, 4);
    assert_eq!((session.mission().tiles().len(), laid(&session).turn), (2, Turn::R0));
}

fn empty() -> Session {
    let mut session = Session::new(None);
    let chosen =
        beginning::Message::Chosen(beginning::Beginning::empty(missions::Mission::default().system()));
    session.send(app::Message::Beginning(chosen));
    session
}

#[test]
fn tiles_are_found_by_number_size_openings_and_name() {
    let mut session = empty();
    let listed = |session: &mut Session, words: &str| -> Vec<String> {
        session.palette(palette::Message::Filtered(words.to_owned()));
        let numbers =
            session.texts().into_iter().filter(|text| text.len() == 2 && text.parse::<u8>().is_ok());
        numbers.collect()
    };
    assert_eq!(listed(&mut session, "12"), ["12"]);
    assert_eq!(listed(&mut session, "crossing 4x4"), ["09"]);
    assert_eq!(listed(&mut session, "4 openings"), ["01", "09", "16"]);
    assert_eq!(listed(&mut session, "4 op 6x10"), ["01"]);
    assert_eq!(listed(&mut session, "pump"), ["05"]);
    assert!(listed(&mut session, "nothing like it").is_empty());
    assert!(session.sees("No results"));
}

#[test]
fn pieces_are_found_by_name() {
    let mut session = empty();
    session.click("Pieces");
    assert!(session.sees("Cacodemon") && session.sees("Health pack"));
    session.palette(palette::Message::PiecesFiltered("plasma".to_owned()));
    assert!(session.sees("Plasma Rifle") && session.sees("Weapons") && !session.sees("Cacodemon"));
    session.palette(palette::Message::PiecesFiltered("nothing like it".to_owned()));
    assert!(session.sees("No results"));
}

#[test]
fn a_piece_is_dragged_from_the_palette_onto_the_map() {
    let mut session = Session::on_copy_of("first-steps");
    let before = session.mission().clone();
    session.click("Pieces");
    session.grab("Start space");
    session.point_at_cell(2, 12);
    assert_eq!(*session.mission(), before, "it is only carried");
    assert!(session.sees_part("start space"), "the ghost says what it is: {:?}", session.texts());
    session.let_go();
    assert_eq!(session.mission().things().len(), before.things().len() + 1);
    let newest = session.mission().things().values().next_back().expect("a start space");
    assert!(matches!(&newest.kind, ThingKind::Start(start) if start.at == Cell::new(2, 12)));
    assert!(session.sees_part("Click to select"), "the hand is as it was before");
    session.control("z");
    assert_eq!(session.mission().things(), before.things(), "it was one step");
}

#[test]
fn a_tile_is_dragged_from_the_palette_onto_the_map() {
    let mut session = empty();
    session.palette(palette::Message::Filtered("07".to_owned()));
    // Its picture lies at the left, below its number and what it is.
    session.grab_at(Point::new(60.0, 290.0));
    session.point_at_cell(2, 2);
    session.point_at_cell(3, 3);
    session.let_go();
    let laid: Vec<TileNumber> = session.mission().tiles().values().map(|tile| tile.tile).collect();
    assert_eq!(laid, [TileNumber(7)]);
    assert!(session.sees("none left"), "the box had one");
}

#[test]
fn what_is_dragged_is_not_put_after_escape_or_outside_of_the_map() {
    let mut session = Session::on_copy_of("first-steps");
    let before = session.mission().clone();
    session.click("Pieces");
    session.character("d");
    let over_the_panels = |session: &mut Session| session.point_at(Point::new(1200.0, 300.0));
    let over_the_palette = |session: &mut Session| session.point_at(Point::new(100.0, 700.0));
    let escape = |session: &mut Session| session.key(Named::Escape);
    for cancel in [&over_the_panels as &dyn Fn(&mut Session), &over_the_palette, &escape] {
        session.grab("Start space");
        session.point_at_cell(2, 12);
        cancel(&mut session);
        session.let_go();
        assert_eq!(session.mission().things(), before.things());
        session.point_at_cell(8, 2);
        assert!(session.sees_part("of 8 left  ·"), "the door is in hand again: {:?}", session.texts());
        session.click_cell(8, 2);
        assert_eq!(session.mission().things().len(), before.things().len() + 1, "clicks are not dead");
        session.control("z");
    }
}

#[test]
fn a_click_in_the_palette_still_takes_a_piece_in_hand() {
    let mut session = Session::on_copy_of("first-steps");
    let before = session.mission().things().len();
    session.click("Pieces");
    session.grab("Start space");
    session.let_go();
    session.point_at_cell(2, 12);
    assert_eq!(session.mission().things().len(), before);
    session.click_cell(2, 12);
    session.click_cell(2, 13);
    assert_eq!(session.mission().things().len(), before + 2, "it stays in hand");
}

#[test]
fn of_what_the_box_has_no_more_the_ghost_says_so() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.click("Pieces");
    session.palette(palette::Message::PiecesFiltered("plasma".to_owned()));
    assert!(session.sees("none left, 2 carried by marines"), "the weapons of the marines are counted");
    session.grab("Plasma Rifle");
    session.point_at_cell(1, 3);
    assert!(session.sees_part("Plasma Rifle  ·  none left"), "{:?}", session.texts());
    session.let_go();
    assert!(session.sees("1 too many, 2 carried by marines"));
}

/// But for the box, which may not have two of them, and for openings, of which none may fit as the tile lies.
#[test]
fn a_duplicate_of_a_tile_lies_where_it_clashes_with_nothing() {
    let mut session = Session::on_copy_of("first-steps");
    let clashes = |session: &Session| {
        let codes = ["M002", "M003", "M007", "M010", "M011", "M014"];
        session.problems().into_iter().filter(|problem| codes.contains(&problem.code.0)).count()
    };
    let (before, tiles): (_, Vec<Id>) =
        (clashes(&session), session.mission().tiles().keys().copied().collect());
    for tile in tiles {
        session.select([tile]);
        session.control("d");
        let copies = session.mission().tiles().keys().filter(|id| **id > Id(99)).count();
        assert_eq!((copies, clashes(&session)), (1, before), "{tile:?}");
        assert!(session.sees_part("Duplicate tile"), "it is told");
        session.control("z");
    }
}
