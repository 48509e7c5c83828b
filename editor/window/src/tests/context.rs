//! Context menus: a right click, or the key, on pieces, the table, problems, steps, cards and scripts.

use super::saved;
use super::session::Session;
use editor_model::command::Command;
use editor_model::words::{say, say_with};
use iced::keyboard::key::Named;
use missions::mission::Named as Thing;
use missions::{Edit, Id, Mission, Name, ThingKind, rename};
use tiles::Cell;

/// A piece of the mission that is no door, and a space it stands on.
fn piece(session: &Session) -> (Id, Cell) {
    let things = session.mission().things().iter();
    let mut pieces = things.filter(|(_, thing)| matches!(thing.kind, ThingKind::Piece(_)));
    pieces.next().map(|(id, thing)| (*id, thing.at())).expect("a piece")
}

fn right_click_cell(session: &mut Session, at: Cell) {
    session.point_at_cell(at.x, at.y);
    session.right_click();
}

#[test]
fn a_right_click_selects_a_piece_and_offers_what_can_be_done_with_it() {
    let mut session = Session::on_copy_of("first-steps");
    let (id, at) = piece(&session);
    right_click_cell(&mut session, at);
    assert!(session.sees(&Command::Duplicate.title()) && session.sees(&Command::SelectSame.title()));
    session.click(&Command::Delete.title());
    assert!(!session.mission().things().contains_key(&id));
    assert!(!session.sees(&Command::Duplicate.title()), "the menu is closed");
    // A right click on one of several leaves them selected.
    session.control("z");
    session.control("a");
    let all = session.selected().len();
    right_click_cell(&mut session, at);
    assert_eq!(session.selected().len(), all);
    session.key(Named::Escape);
    assert!(!session.sees(&Command::Duplicate.title()) && session.selected().len() == all);
}

#[test]
fn a_right_click_with_a_tool_in_hand_puts_it_away() {
    let mut session = Session::on_copy_of("first-steps");
    let (_, at) = piece(&session);
    session.character("m");
    right_click_cell(&mut session, at);
    assert!(!session.sees(&Command::Duplicate.title()));
}

#[test]
fn a_right_drag_moves_the_map_and_opens_nothing() {
    let mut session = Session::on_copy_of("first-steps");
    let (_, at) = piece(&session);
    session.point_at_cell(at.x, at.y);
    let before = session.view();
    session.right_drag(40.0);
    assert!(!session.sees(&Command::Duplicate.title()));
    assert_ne!(session.view().to_pixels(Default::default()), before.to_pixels(Default::default()));
}

#[test]
fn the_table_offers_tools_and_the_key_opens_the_menu_too() {
    let mut session = Session::on_copy_of("first-steps");
    right_click_cell(&mut session, Cell::new(-1, -1));
    assert!(session.sees(&Command::SelectAll.title()) && !session.sees(&Command::Duplicate.title()));
    session.click(&Command::ToolRegion.title());
    assert!(session.sees(&say("hint-region")));
    session.key(Named::Escape);
    let (id, _) = piece(&session);
    session.select([id]);
    session.key(Named::ContextMenu);
    assert!(session.sees(&Command::Duplicate.title()));
    // The first entry has the keys; the next is Copy.
    session.key(Named::ArrowDown);
    session.key(Named::Enter);
    assert!(session.sees(&say_with("copied", &[("count", 1.into())])));
    session.shift(Named::F10);
    assert!(session.sees(&Command::Duplicate.title()));
    session.key(Named::F8);
    assert!(!session.sees(&Command::Duplicate.title()), "another command closes it");
}

#[test]
fn a_piece_leads_to_the_scripts_that_name_it() {
    let starter = Mission::starter();
    let things = starter.things().iter();
    let mut tokens = things.filter(|(_, thing)| matches!(thing.kind, ThingKind::Piece(_)));
    let id = tokens.next().map(|(id, _)| *id).expect("a piece");
    let script = starter.scripts().keys().next().cloned().expect("a script");
    let text = "// The core.\nfn on_start() { aim(map::core); }\n".to_owned();
    let mut edits = rename::rename(&starter, Thing::Thing(id), Name::new("core"));
    edits.push(Edit::Script(script.clone(), Some(text)));
    let folder = saved(edits);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.select([id]);
    session.key(Named::ContextMenu);
    let words =
        say_with("context-script", &[("name", script.as_str().to_owned().into()), ("line", 2.into())]);
    session.click(&words);
    session.happen_nothing();
    assert!(session.writes());
}

#[test]
fn a_problem_a_step_and_a_card_have_menus() {
    let tile = Mission::starter().tiles().keys().copied().next().expect("a tile");
    let folder = saved([Edit::Tile(tile, None)]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let count = session.problem_count();
    assert!(count > 0, "the mission has problems");
    session.unfold();
    session.right_click_on(&session.problem_words(0));
    assert!(session.sees(&say("context-show")) && session.sees(&say("context-copy")));
    session.key(Named::Escape);
    // By keys: on the row that has them.
    session.click(&session.problem_words(0));
    session.key(Named::F6);
    session.key(Named::Escape);
    let (id, _) = piece(&session);
    session.select([id]);
    session.key(Named::Delete);
    session.click(&say("tab-history"));
    session.right_click_on(&say("history-opened"));
    session.click(&say("context-step"));
    assert!(session.mission().things().contains_key(&id), "the step is undone");
    session.alt("2");
    let title = session.card_title();
    session.right_click_on(&title);
    assert!(session.sees_twice(&say("card-open")));
    session.key(Named::Escape);
}

#[test]
fn the_key_opens_the_menu_of_the_row_that_has_the_keys() {
    let mut session = Session::on_copy_of("first-steps");
    session.click(&say("tab-history"));
    let row = [say("history-opened"), say("history-here")];
    let reached = (0..200).any(|_| {
        session.key(Named::Tab);
        session.focus() == row
    });
    assert!(reached);
    session.key(Named::ContextMenu);
    assert!(session.sees(&say("context-step")));
    session.key(Named::Escape);
    assert_eq!(session.focus(), row, "and the row has them again");
}
