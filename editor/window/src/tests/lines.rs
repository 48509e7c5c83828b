//! Lines to write in: their keys are about their own text and never about the map, and numbers count when they are complete.

use super::session::Session;
use editor_model::words::say;
use iced::Point;
use iced::keyboard::key::Named;
use missions::{Id, Mission, ThingKind};
use rule_system::setting;

/// The line for the first frag limit, after the filter of the palette.
const NUMBER: usize = 1;

/// A mission with the first of its objective tokens selected.
fn with_a_token() -> (Session, Id) {
    let mut session = Session::on_copy_of("cold-vaults");
    let token = |kind: &ThingKind| matches!(kind, ThingKind::Piece(piece) if piece.kind == "objective");
    let id = session.mission().things().iter().find(|(_, thing)| token(&thing.kind)).map(|(id, _)| *id);
    let id = id.expect("a token");
    session.select([id]);
    (session, id)
}

/// Everything that lies on the map, without the names.
fn map(mission: &Mission) -> String {
    let things = mission.things().iter().map(|(id, thing)| (*id, thing.kind.clone(), thing.at()));
    format!("{:?} {:?} {:?}", mission.tiles(), things.collect::<Vec<_>>(), mission.regions())
}

#[test]
fn undo_in_a_line_takes_back_what_was_written_there_and_nothing_else() {
    let (mut session, id) = with_a_token();
    // A step of the mission that Ctrl+Z would take back.
    session.key(Named::ArrowLeft);
    let before = session.mission().clone();
    session.key(Named::F2);
    session.type_keys("my token");
    session.control("z");
    assert_eq!(session.line().as_deref(), Some("my "), "a word is one step");
    session.control("z");
    session.control("z");
    assert_ne!(session.line().as_deref(), Some("my "));
    session.control("z");
    session.control("z");
    assert_eq!(*session.mission(), before, "the mission has no part in it");
    for _ in 0..5 {
        session.control("y");
    }
    assert_eq!(session.line().as_deref(), Some("my token"));
    session.control_shift("z");
    assert_eq!(*session.mission(), before);
    session.control("a");
    session.key(Named::Backspace);
    session.type_keys("core");
    session.key(Named::Enter);
    let name = session.mission().things()[&id].name.as_ref().map(ToString::to_string);
    assert_eq!(name.as_deref(), Some("core"));
}

#[test]
fn undo_after_enter_takes_back_what_enter_did() {
    let (mut session, id) = with_a_token();
    let before = session.mission().clone();
    session.alt("1");
    session.click_line_below(&say("inspector-column"));
    session.control("a");
    session.type_keys("3");
    session.key(Named::Enter);
    assert_eq!(session.mission().things()[&id].at().x, 3);
    session.control("z");
    assert_eq!(*session.mission(), before, "the piece is back");
    session.control("y");
    assert_eq!(session.mission().things()[&id].at().x, 3);
    // What is written after that is a text again.
    session.type_keys("9");
    session.control("z");
    assert_eq!((session.line().as_deref(), session.mission().things()[&id].at().x), (Some("3"), 3));
    session.key(Named::Escape);
    session.control("z");
    assert_eq!(*session.mission(), before);
}

#[test]
fn undo_after_a_name_takes_the_name_away_but_not_after_one_that_is_refused() {
    let (mut session, id) = with_a_token();
    session.key(Named::ArrowLeft);
    let moved = session.mission().clone();
    for (name, steps) in [("no name", 0), ("core_of_it", 1)] {
        session.key(Named::F2);
        session.control("a");
        session.type_keys(name);
        session.key(Named::Enter);
        let given = session.mission().clone();
        assert_eq!(given == moved, steps == 0, "{name}");
        session.control("z");
        assert_eq!(*session.mission(), moved, "{name}");
        session.key(Named::Escape);
    }
    assert!(session.mission().things().contains_key(&id));
}

#[test]
fn undo_in_a_filter_and_in_the_finder_leaves_the_mission() {
    let (mut session, _) = with_a_token();
    session.key(Named::ArrowLeft);
    let before = session.mission().clone();
    session.click(&say("palette-tiles"));
    session.click_line(0);
    session.type_keys("05");
    session.control("z");
    assert_eq!((session.line(), session.mission()), (Some(say("palette-filter")), &before));
    session.control("k");
    session.type_keys("door");
    for _ in 0..3 {
        session.control("z");
    }
    session.control("a");
    session.control("x");
    assert_eq!((session.line(), session.mission()), (Some(say("find-hint")), &before));
}

#[test]
fn command_keys_pressed_in_a_line_run_and_write_nothing() {
    let (mut session, _) = with_a_token();
    session.select([]);
    session.alt("1");
    session.click_line_below(&say("info-title"));
    session.key(Named::End);
    session.type_keys("x");
    let title = session.mission().info().title.clone();
    assert!(title.ends_with('x'), "{title}");
    session.alt("2");
    assert!(!session.sees(&say("info-title")), "another panel is shown");
    session.alt("1");
    session.click_line_below(&say("info-title"));
    for key in ["1", "8", "k"] {
        session.control(key);
    }
    session.key(Named::Escape);
    assert_eq!(session.mission().info().title, title);
}

#[test]
fn command_keys_pressed_in_a_long_text_write_nothing() {
    let (mut session, _) = with_a_token();
    session.select([]);
    session.alt("1");
    let briefing = session.mission().info().briefing.clone();
    session.click_line_below(&say("info-briefing"));
    session.alt("2");
    assert!(!session.sees(&say("info-title")), "another panel is shown");
    assert_eq!(session.mission().info().briefing, briefing);
}

#[test]
fn a_column_counts_on_enter_or_on_leaving_and_escape_restores_it() {
    let (mut session, id) = with_a_token();
    session.alt("1");
    let at = |session: &Session| session.mission().things()[&id].at();
    let from = at(&session);
    let write = |session: &mut Session, words: &str| {
        session.click_line_below(&say("inspector-column"));
        session.control("a");
        session.type_keys(words);
    };
    write(&mut session, "77");
    assert_eq!(at(&session), from, "not before it is complete");
    session.key(Named::Escape);
    assert_eq!(at(&session), from);
    session.click_line_below(&say("inspector-column"));
    assert_eq!(session.line(), Some(from.x.to_string()), "the old number is back");
    write(&mut session, "77");
    session.key(Named::Enter);
    assert_eq!(at(&session).x, 77);
    write(&mut session, "-3");
    session.key(Named::Tab);
    session.happen_nothing();
    assert_eq!((at(&session).x, at(&session).y), (-3, from.y), "by leaving it");
    write(&mut session, "5");
    session.control("s");
    assert_eq!(at(&session).x, 5, "a command comes after the number");
    write(&mut session, "north");
    session.key(Named::Enter);
    assert_eq!(at(&session).x, 5, "what is no number changes nothing");
}

#[test]
fn a_number_between_its_buttons_is_written_like_any_other() {
    let mut session = Session::on_copy_of("first-steps");
    session.alt("1");
    session.click(&say("inspector-numbers"));
    let limit =
        |session: &Session| setting::per_marines(&session.mission().settings().own, "frag_limits")[&1];
    let write = |session: &mut Session, words: &str| {
        session.click_line(NUMBER);
        session.control("a");
        session.type_keys(words);
    };
    write(&mut session, "7");
    assert_eq!(limit(&session), 4, "not before it is complete");
    session.key(Named::Escape);
    session.click_line(NUMBER);
    assert_eq!((limit(&session), session.line().as_deref()), (4, Some("4")), "the old number is back");
    write(&mut session, "7");
    session.key(Named::Enter);
    assert_eq!(limit(&session), 7);
    write(&mut session, "5");
    session.key(Named::Tab);
    session.happen_nothing();
    assert_eq!(limit(&session), 5, "by leaving it");
    write(&mut session, "0");
    session.key(Named::Enter);
    assert_eq!(limit(&session), 1, "the nearest that is possible");
    write(&mut session, "many");
    session.key(Named::Enter);
    assert_eq!(limit(&session), 1, "what is no number changes nothing");
}

#[test]
fn a_number_goes_to_the_piece_it_was_written_for() {
    let (mut session, id) = with_a_token();
    session.alt("1");
    let others = |session: &Session| {
        let things = session.mission().things().iter().filter(|(other, _)| **other != id);
        things.map(|(id, thing)| (*id, thing.at())).collect::<Vec<_>>()
    };
    let before = others(&session);
    let other = before.iter().find(|(_, at)| session.sees_cell(at.x, at.y)).expect("another piece").1;
    session.click_line_below(&say("inspector-column"));
    session.control("a");
    session.type_keys("60");
    // A click on another piece leaves the line and selects that one, both at once.
    session.click_cell(other.x, other.y);
    session.happen_nothing();
    assert_eq!(others(&session), before);
    assert_eq!(session.mission().things()[&id].at().x, 60);
}

#[test]
fn a_tile_that_is_moved_by_numbers_carries_what_stands_on_it() {
    let mut session = Session::on_copy_of("cold-vaults");
    let mission = session.mission().clone();
    let (tile, standing) = mission
        .tiles()
        .keys()
        .map(|id| (*id, missions::group::standing_on(&mission, [*id], mission.catalogue())))
        .max_by_key(|(_, standing)| standing.len())
        .expect("a tile");
    assert!(!standing.is_empty());
    session.select([tile]);
    session.alt("1");
    session.click_line_below(&say("inspector-row"));
    session.control("a");
    session.type_keys(&(mission.tiles()[&tile].at.y + 30).to_string());
    session.key(Named::Enter);
    let now = session.mission();
    assert_eq!(now.tiles()[&tile].at.y, mission.tiles()[&tile].at.y + 30);
    for id in standing {
        if let (Some(before), Some(after)) = (mission.things().get(&id), now.things().get(&id)) {
            assert_eq!((after.at().x, after.at().y), (before.at().x, before.at().y + 30));
        }
    }
    session.key(Named::Escape);
    session.control("z");
    assert_eq!(*session.mission(), mission, "one step");
}

/// Numbers as good as chance, the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % end
    }
}

/// Keys, clicks and focus by chance: what is written while a text has the keys never changes the map, and undoing
/// everything leads back to the start. `HELLWRIGHT_KEYS` sets how many.
#[test]
fn nothing_that_is_written_changes_the_map_and_undo_returns_to_the_start() {
    let count = std::env::var("HELLWRIGHT_KEYS").ok().and_then(|keys| keys.parse().ok()).unwrap_or(1500);
    let (mut session, _) = with_a_token();
    let start = session.mission().clone();
    let ids: Vec<Id> = start.things().keys().chain(start.tiles().keys()).copied().collect();
    let mut chance = Chance(2016);
    let letters = ["a", "s", "t", "e", "0", "5", "-", "d", "v", "f"];
    let held = ["z", "y", "a", "c", "x", "v", "d", "i"];
    let named = [Named::Backspace, Named::Delete, Named::Home, Named::End, Named::ArrowLeft, Named::ArrowUp];
    for number in 0..count {
        let before = map(session.mission());
        let writes = session.writes_text();
        let what = match chance.below(16) {
            0..=5 => {
                session.type_keys(letters[chance.below(letters.len())]);
                "a letter"
            }
            6..=8 => {
                let key = held[chance.below(held.len())];
                // A command hands on the number that was written in a column or a row.
                let number = session.line().is_some_and(|line| line.parse::<i32>().is_ok());
                session.control(key);
                if number && ["d", "i"].contains(&key) { "" } else { "Ctrl and a letter" }
            }
            9..=10 => {
                session.key(named[chance.below(named.len())]);
                "a key with a name"
            }
            // From here on the keys may go elsewhere, and then the map may change.
            11 => {
                session.alt(["1", "2", "3", "4", "5"][chance.below(5)]);
                ""
            }
            12 => {
                session.select([ids[chance.below(ids.len())]]);
                session.alt("1");
                ""
            }
            13 => {
                let lines = session.lines();
                if lines > 0 {
                    session.click_line(chance.below(lines));
                }
                ""
            }
            14 => {
                // Enter on a button may do anything; in a text it belongs to the text.
                let last = if writes { Named::Enter } else { Named::Tab };
                session.key([Named::Tab, Named::Escape, Named::F6, last][chance.below(4)]);
                ""
            }
            _ => {
                let at = Point::new(300.0 + chance.below(600) as f32, 120.0 + chance.below(600) as f32);
                session.click_at(at);
                ""
            }
        };
        if writes && !what.is_empty() {
            assert_eq!(map(session.mission()), before, "{number}: {what} written in a text changed the map");
        }
    }
    session.jump_to_start();
    assert_eq!(*session.mission(), start);
}
