//! What every tool draws, and what must hold whatever is drawn: both sides are cut alike, the text says all of it, and
//! taking everything back brings the tile of the start.

use super::*;
use missions::history::History;
use missions::scene::Point;
use missions::{Edit, Mission};
use tiles::catalogue::{Source, Tile};
use tiles::{Catalogue, Side4, TileNumber, TileSide};

const NEW: TileNumber = TileNumber(17);

fn room() -> Draft {
    Draft::room(NEW, "room".to_owned())
}

fn point(x: f32, y: f32) -> Point {
    Point::new(x, y)
}

/// One stroke of a tool over some points.
fn stroke(draft: &mut Draft, face: Face, tool: Tool, points: &[(f32, f32)]) -> Option<&'static str> {
    let (x, y) = points[0];
    let (mut stroke, mut why) = Stroke::begin(tool, draft, face, Aim::at(point(x, y)));
    for pair in points.windows(2) {
        let ((x, y), (to_x, to_y)) = (pair[0], pair[1]);
        why = why.or(stroke.drag(draft, point(x, y), point(to_x, to_y)));
    }
    why
}

fn side(draft: &Draft, face: Face) -> TileSide {
    draft.tile().side(face).clone()
}

/// Sides A and B, as their text.
fn text(draft: &Draft) -> String {
    format!("{}\n{}", side(draft, Face::A).to_text(), side(draft, Face::B).to_text())
}

fn drawn(tool: Tool, points: &[(f32, f32)]) -> String {
    let mut draft = room();
    let _ = stroke(&mut draft, Face::A, tool, points);
    text(&draft)
}

const ROOM: &str = "\
+---+---+---+---+
| .   .   .   . |
+               +
| .   .   .   . |
+               +
| .   .   .   . |
+               +
| .   .   .   . |
+---+vvv+vvv+---+
";

#[test]
fn a_new_tile_is_a_room_with_an_opening_on_both_sides() {
    assert_eq!(text(&room()), format!("{ROOM}\n{ROOM}"));
    let change = room().change(&Mission::starter(), String::new()).expect("a change");
    let mission = Mission::starter().with(change.edits);
    assert_eq!(faults(&mission, &room()), []);
}

#[test]
fn lines_are_drawn_along_borders_and_only_on_the_side_in_work() {
    // Not quite straight, as hands are.
    let told = drawn(Tool::Blocking, &[(0.5, 1.1), (2.4, 0.93), (2.6, 1.05)]);
    let a = ROOM.replacen("|\n+               +\n", "|\n+###+###+###+   +\n", 1);
    assert_eq!(told, format!("{a}\n{ROOM}"));
    let told = drawn(Tool::Impassable, &[(1.0, 0.5), (1.1, 2.5)]);
    assert_eq!(told.matches("| . : .   .   . |").count(), 3);
    assert_eq!(drawn(Tool::Wall, &[(3.0, 1.5)]).matches("| .   .   . | . |").count(), 1);
    assert_eq!(drawn(Tool::Door, &[(2.5, 3.0), (3.5, 3.0)]).matches("+       DDD+DDD+").count(), 0);
    assert!(drawn(Tool::Door, &[(2.5, 3.0), (3.5, 3.0)]).contains("+       +DDD+DDD+\n"));
}

#[test]
fn a_line_over_the_same_line_takes_it_away_and_over_another_replaces_it() {
    let mut draft = room();
    let line = [(0.5, 1.0), (3.5, 1.0)];
    assert_eq!(stroke(&mut draft, Face::A, Tool::Blocking, &line), None);
    assert_eq!(stroke(&mut draft, Face::A, Tool::Wall, &line), None);
    assert!(text(&draft).contains("+---+---+---+---+\n| .   .   .   . |\n+---+---+---+---+\n"));
    assert_eq!(stroke(&mut draft, Face::A, Tool::Wall, &line), None);
    assert_eq!(draft, room());
}

#[test]
fn spaces_are_cut_on_both_sides_at_once() {
    let mut draft = room();
    assert_eq!(stroke(&mut draft, Face::A, Tool::Floor, &[(4.5, 0.5), (5.5, 0.5)]), None);
    assert_eq!((side(&draft, Face::A).w, side(&draft, Face::B).w), (6, 6));
    assert!(side(&draft, Face::A).has(Cell::new(5, 0)) && side(&draft, Face::B).has(Cell::new(0, 0)));
    assert_eq!(stroke(&mut draft, Face::B, Tool::Eraser, &[(-5.5, 0.5), (-4.5, 0.5)]), None);
    assert_eq!(draft, room());
    assert!(draft.is_cut_alike());
}

#[test]
fn difficult_ground_is_of_one_side_and_comes_and_goes() {
    let mut draft = room();
    let spaces = [(0.5, 0.5), (1.5, 0.5)];
    assert_eq!(stroke(&mut draft, Face::B, Tool::Difficult, &[(-0.5, 0.5)]), None);
    assert!(text(&draft).ends_with(&ROOM.replacen(" . |", "~~~|", 1)), "{}", text(&draft));
    assert_eq!(stroke(&mut draft, Face::B, Tool::Difficult, &[(-0.5, 0.5)]), None);
    assert_eq!(draft, room());
    assert_eq!(stroke(&mut draft, Face::A, Tool::Difficult, &spaces), None);
    assert!(text(&draft).contains("|~~~ ~~~  .   . |"));
    assert_eq!(stroke(&mut draft, Face::A, Tool::Floor, &spaces), None);
    assert_eq!(draft, room());
}

#[test]
fn an_opening_is_two_wide_and_on_both_sides() {
    let mut draft = room();
    assert_eq!(stroke(&mut draft, Face::A, Tool::Opening, &[(3.95, 1.7)]), None);
    assert!(text(&draft).starts_with(
        "+---+---+---+---+\n| .   .   .   . |\n+               +\n| .   .   .   . >\n+               +\n| .   .   .   . >\n"
    ));
    assert_eq!(text(&draft).matches("\n< .   .   .   . |").count(), 2);
    // Whichever half one presses, the whole of it goes.
    assert_eq!(stroke(&mut draft, Face::B, Tool::Opening, &[(-3.95, 2.3)]), None);
    assert_eq!(draft, room());
    assert_eq!(stroke(&mut draft, Face::A, Tool::Wall, &[(1.5, 4.0)]), None);
    assert!(text(&draft).contains("+---+---+vvv+---+"), "a wall closes one border of it");
}

#[test]
fn the_eraser_takes_lines_where_it_begins_on_one_and_spaces_elsewhere() {
    let mut draft = room();
    let line = [(0.5, 1.0), (3.5, 1.0)];
    assert_eq!(stroke(&mut draft, Face::A, Tool::Blocking, &line), None);
    assert_eq!(stroke(&mut draft, Face::A, Tool::Eraser, &line), None);
    assert_eq!(draft, room());
    assert_eq!(stroke(&mut draft, Face::A, Tool::Eraser, &[(1.5, 4.0)]), None);
    assert!(text(&draft).contains("+---+---+vvv+---+"));
    assert_eq!(stroke(&mut draft, Face::A, Tool::Eraser, &[(0.5, 0.5), (3.5, 0.5)]), None);
    assert_eq!(side(&draft, Face::A).h, 3);
}

#[test]
fn what_a_tool_cannot_do_here_is_told() {
    let mut draft = room();
    let mut told = |tool, x, y| stroke(&mut draft, Face::A, tool, &[(x, y)]);
    assert_eq!(told(Tool::Opening, 1.5, 1.5), Some("work-inside"));
    assert_eq!(told(Tool::Blocking, 0.5, -0.1), Some("work-on-outline"));
    assert_eq!(told(Tool::Wall, 7.5, 7.5), Some("work-in-void"));
    assert_eq!(told(Tool::Eraser, 7.5, 7.5), Some("work-nothing"));
    assert_eq!(told(Tool::Floor, 12.5, 0.5), Some("work-too-large"));
    assert_eq!(told(Tool::Floor, 11.5, 0.5), None);
    assert_eq!(told(Tool::Floor, -0.5, 0.5), Some("work-too-large"));
}

#[test]
fn the_nearest_border_a_tool_can_work_on_is_meant() {
    // In a corner of the room: the outer walls are nearer.
    assert!(drawn(Tool::Blocking, &[(0.3, 0.2)]).contains("| . # .   .   . |"));
    assert!(drawn(Tool::Opening, &[(3.4, 1.7)]).contains("| .   .   .   . >"));
    // A hand that crosses borders draws none of them.
    let crossed = drawn(Tool::Wall, &[(1.5, 1.1), (1.5, 2.5), (3.5, 2.5)]);
    assert_eq!(crossed.matches("---+").count(), 1 + drawn(Tool::Wall, &[(9.0, 9.0)]).matches("---+").count());
}

#[test]
fn a_stroke_that_is_given_up_leaves_nothing() {
    let mut draft = room();
    let (mut stroke, _) = Stroke::begin(Tool::Eraser, &mut draft, Face::A, Aim::at(point(0.5, 0.5)));
    assert_eq!(stroke.drag(&mut draft, point(0.5, 0.5), point(3.5, 0.5)), None);
    assert!(stroke.has_drawn(&draft));
    stroke.undo(&mut draft);
    assert_eq!(draft, room());
}

#[test]
fn a_tile_of_the_box_is_ones_own_only_when_it_is_changed() {
    let mission = Mission::starter();
    for number in numbers(&mission) {
        let mut draft = Draft::of(&mission, number, None);
        assert!(draft.is_cut_alike(), "{number}");
        assert_eq!(draft.change(&mission, String::new()), None, "{number}");
        draft.stock += 1;
        assert!(draft.change(&mission, String::new()).is_some());
    }
}

#[test]
fn a_back_that_is_cut_otherwise_is_told_shown_and_mended() {
    let mut tile = Catalogue::doom2016().tiles[&TileNumber(12)].clone();
    let _ = tile.sides[1].spaces.remove(&Cell::new(0, 0));
    tile.sides[1].openings.clear();
    let mission = Mission::starter().with([Edit::Sheet(TileNumber(12), Some(tile.to_text()))]);
    let mut draft = Draft::of(&mission, TileNumber(12), None);
    assert!(!draft.is_cut_alike());
    let told = faults(&mission, &draft);
    let mirror = told.iter().find(|fault| fault.code == "mirror").expect("it is told");
    assert_eq!(mirror.place, Some((Face::B, Place::Space(Cell::new(-2, 0)))));
    draft.cut_back(Face::A);
    assert!(draft.is_cut_alike());
    let change = draft.change(&mission, String::new()).expect("a change");
    assert_eq!(faults(&mission.with(change.edits), &draft), []);
}

#[test]
fn faults_point_to_their_borders() {
    let mut draft = room();
    assert_eq!(stroke(&mut draft, Face::A, Tool::Wall, &[(1.5, 4.0)]), None);
    let change = draft.change(&Mission::starter(), String::new()).expect("a change");
    let mission = Mission::starter().with(change.edits);
    let told = faults(&mission, &draft);
    let a = Cell::new(2, 4).edge(Side4::North);
    let places: Vec<_> = told.iter().map(|fault| (fault.code, fault.place)).collect();
    // The back is cut alike: that is reported once.
    assert_eq!(places, [("opening-width", Some((Face::A, Place::Border(a))))]);
}

#[test]
fn scribble_begins_as_an_empty_tile_and_keeps_its_comments() {
    let text = "// by hand\ntile: forty\n// and more\n".to_owned();
    let mission = Mission::default().with([Edit::Sheet(TileNumber(40), Some(text))]);
    assert!(numbers(&mission).contains(&TileNumber(40)));
    let mut draft = Draft::of(&mission, TileNumber(40), None);
    assert_eq!(draft.paper(Face::A).bounds(), None);
    assert_eq!(stroke(&mut draft, Face::A, Tool::Floor, &[(0.5, 0.5)]), None);
    assert!(draft.text().starts_with("// by hand\n// and more\ntile: 40\n"));
}

#[test]
fn words_that_would_break_the_file_are_made_harmless() {
    let mut draft = room();
    draft.about = "  two\nlines ".into();
    draft.titles[1] = "side A: \u{7}x".into();
    draft.note = "stock: 9".into();
    let mission = Mission::default().with([Edit::Sheet(NEW, Some(draft.text()))]);
    assert_eq!(faults(&mission, &draft), []);
    assert_eq!(plain(&mission.catalogue().tiles[&NEW]), draft.tile());
}

fn plain(tile: &Tile) -> Tile {
    Tile { source: Source::default(), ..tile.clone() }
}

struct Random(u64);

impl Random {
    fn below(&mut self, most: u16) -> u16 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(most)) as u16
    }

    fn point(&mut self, face: Face) -> (f32, f32) {
        let (x, y) = (f32::from(self.below(160)) / 10.0 - 5.0, f32::from(self.below(160)) / 10.0 - 5.0);
        // Now and then at the end of the world.
        let far = if self.below(80) == 0 { 40_000.0 } else { 0.0 };
        if face == Face::A { (x + far, y) } else { (-x - far, y) }
    }
}

#[test]
fn random_strokes_give_text_that_reads_back_as_what_was_drawn() {
    for seed in 0..60 {
        let mut random = Random(seed);
        let number = TileNumber(1 + random.below(17) as u8);
        let start = Mission::starter();
        let (mut mission, mut history) = (start.clone(), History::new());
        let mut draft = if number == NEW { room() } else { Draft::of(&mission, number, None) };
        let mut texts = vec![mission.own_tiles().get(&number).cloned()];
        for _ in 0..40 {
            let face = if random.below(2) == 0 { Face::A } else { Face::B };
            let tool = Tool::ALL[usize::from(random.below(8))];
            let points: Vec<(f32, f32)> = (0..=random.below(3)).map(|_| random.point(face)).collect();
            let _ = stroke(&mut draft, face, tool, &points);
            assert!(draft.is_cut_alike(), "seed {seed}");
            let (a, b) = (side(&draft, Face::A), side(&draft, Face::B));
            assert_eq!(a.mirrored().outline(), b.outline(), "seed {seed}");
            assert!(a.w <= 12 && a.h <= 12, "seed {seed}");
            if let Some(change) = draft.change(&mission, String::new()) {
                assert!(history.commit(&mut mission, change));
                texts.push(mission.own_tiles().get(&number).cloned());
            }
            if let Some(tile) = mission.catalogue().tiles.get(&number) {
                assert_eq!(plain(tile), draft.tile(), "seed {seed}");
            }
            // What the checks say of it are no complaints about the writing.
            let about_drawing =
                ["symbol", "triple", "row-length", "row-count", "line-in-void", "mirror", "size"];
            let told = faults(&mission, &draft);
            assert!(told.iter().all(|fault| !about_drawing.contains(&fault.code)), "seed {seed}: {told:?}");
            // Read again it lies where it lay, or there is nothing left of it.
            let again = Draft::of(&mission, number, Some(&draft));
            assert!(again == draft || draft.paper(Face::A).bounds().is_none(), "seed {seed}");
        }
        for text in texts.iter().rev() {
            assert_eq!(mission.own_tiles().get(&number), text.as_ref(), "seed {seed}");
            let _ = history.undo(&mut mission);
        }
        assert_eq!(mission, start);
    }
}

#[test]
fn the_same_place_is_seen_from_both_sides() {
    let spot = Aim::at(point(2.9, 1.5));
    assert_eq!((spot.cell, spot.side), (Cell::new(2, 1), Side4::East));
    let turned = stroke::turned_over(spot);
    assert_eq!(turned.edge(), mirrored_edge(spot.edge()));
    assert_eq!(stroke::turned_over(turned), spot);
}
