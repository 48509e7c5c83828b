//! A save that fails: it is reported until somebody deals with it, and the mission is not taken for saved.

use super::saved;
use super::session::Session;
use editor_model::words::say;
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::{Edit, Id, Mission, format};
use std::path::PathBuf;
use tempfile::TempDir;
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// A mission that was changed, whose folder has become a file: it cannot be saved.
fn failing() -> (TempDir, PathBuf, Session) {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("mission");
    std::fs::create_dir(&home).expect("made");
    format::save(&Mission::starter(), &home).expect("saved");
    let mut session = Session::new(Some(home.clone()));
    let tile = Placement { tile: TileNumber(13), face: Face::A, at: Cell::new(40, 40), turn: Turn::R0 };
    session.commit(Change::new("lay tile 13A", [Edit::Tile(Id(900), Some(tile))]));
    std::fs::remove_dir_all(&home).expect("removed");
    std::fs::write(&home, "in the way").expect("written");
    session.control("s");
    (folder, home, session)
}

#[test]
fn a_failed_save_stays_until_it_is_dealt_with() {
    let (_folder, home, mut session) = failing();
    assert!(session.sees_part("Save failed") && session.title().starts_with("• "));
    session.point_at_cell(2, 2);
    session.click_cell(3, 3);
    session.character("t");
    session.key(Named::Escape);
    assert!(session.sees_part("Save failed"), "it stays whatever else is done");
    // By keys alone.
    session.key(Named::F6);
    assert_eq!(session.focus(), [say("retry")]);
    session.key(Named::Enter);
    assert!(session.sees_part("Save failed") && session.title().starts_with("• "));
    std::fs::remove_file(&home).expect("removed");
    session.walk_to(&say("retry"));
    session.key(Named::Enter);
    assert!(!session.sees_part("Save failed") && !session.title().starts_with("• "));
    assert_eq!(format::load(&home).expect("loads").mission, *session.mission());
}

#[test]
fn a_failed_save_can_be_made_elsewhere_or_dismissed() {
    let (folder, home, mut session) = failing();
    session.click(&say("dismiss"));
    assert!(!session.sees_part("Save failed") && session.title().starts_with("• "));
    session.control("s");
    session.click(&say("save-elsewhere"));
    assert!(session.sees(&say("save-title")));
    session.key(Named::Escape);
    let other = folder.path().join("other");
    session.save_as(&other);
    assert!(!session.sees_part("Save failed") && !session.title().starts_with("• "));
    assert_eq!(format::load(&other).expect("loads").mission, *session.mission());
    // A place that cannot be written is reported where it is asked for.
    session.save_as(&home.join("below"));
    assert!(session.sees(&say("save-title")) && session.sees_part("Save failed"));
}

#[test]
fn who_wants_to_leave_stays_when_saving_fails() {
    let (_folder, _home, mut session) = failing();
    session.click(&say("dismiss"));
    session.control("w");
    session.key(Named::Enter);
    assert!(session.sees_part("Save failed") && session.title().starts_with("• "));
    let folder = saved([]);
    session.save_as(&folder.path().join("kept"));
    session.control("w");
    assert_eq!(session.title(), "Hellwright");
}

/// What the status line said before is no answer to the question where to save.
#[test]
fn the_sheet_for_saving_shows_only_its_own_messages() {
    let mut session = Session::on_copy_of("first-steps");
    session.select(session.mission().tiles().keys().copied().collect::<Vec<_>>());
    session.key(Named::ArrowLeft);
    session.control("z");
    let undone = session.texts().into_iter().find(|text| text.starts_with("Undid")).expect("it is said");
    session.control_shift("s");
    assert!(session.sees(&say("save-title")) && !session.sees(&undone));
    session.key(Named::Escape);
    let other = super::shipped("cold-vaults");
    session.save_as(&other);
    assert!(session.sees_part("already contains a mission"));
}
