//! Work that is not saved: it survives, it is asked about, and nothing of it is lost by mistake.

use super::session::Session;
use super::{saved, shipped};
use crate::document;
use crate::words::say;
use missions::history::Change;
use missions::{Edit, Id, Mission, format};
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// Another tile, far from all others.
fn change() -> Change {
    let tile = Placement { tile: TileNumber(13), face: Face::A, at: Cell::new(40, 40), turn: Turn::R0 };
    Change::new("lay tile 13A", [Edit::Tile(Id(900), Some(tile))])
}

#[test]
fn what_was_not_saved_comes_back_and_can_be_taken_back() {
    let folder = saved([]);
    let mut killed = document::open(folder.path().to_owned()).expect("opened").document;
    assert!(killed.commit(change()));
    let lost = killed.mission().clone();
    // Its process is gone without a word: nothing is closed, but the system frees the claim.
    drop(killed);

    let mut session = Session::new(Some(folder.path().to_owned()));
    assert!(session.sees(&say("recover-title")) && session.sees("Lay tile 13A"));
    session.click(&say("recover-restore"));
    assert_eq!(*session.mission(), *lost);
    assert!(session.title().starts_with("• "), "it is not saved yet");
    session.control("z");
    assert_eq!(*session.mission(), Mission::starter());
}

#[test]
fn what_was_not_saved_can_be_forgotten() {
    let folder = saved([]);
    let mut killed = document::open(folder.path().to_owned()).expect("opened").document;
    assert!(killed.commit(change()));
    drop(killed);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.click(&say("recover-discard"));
    assert_eq!(*session.mission(), Mission::starter());
    drop(session);
    let session = Session::new(Some(folder.path().to_owned()));
    assert!(!session.sees(&say("recover-title")));
}

#[test]
fn a_second_window_on_a_mission_is_told_of_the_first() {
    let folder = saved([]);
    let first = document::open(folder.path().to_owned()).expect("opened");
    let mut second = Session::new(Some(folder.path().to_owned()));
    assert!(second.sees(&say("held-title")));
    second.click(&say("held-leave"));
    assert_eq!(second.title(), "Hellwright");
    drop(first);
}

#[test]
fn what_another_program_writes_is_noticed_and_asked_about() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.tick();
    assert!(!session.sees(&say("foreign-title")));
    let theirs = Mission::starter().with(change().edits);
    format::save(&theirs, folder.path()).expect("saved");
    session.tick();
    assert!(session.sees(&say("foreign-title")));
    session.click(&say("foreign-theirs"));
    assert_eq!(*session.mission(), theirs);
    session.tick();
    assert!(!session.sees(&say("foreign-title")), "it is known now");

    format::save(&Mission::starter(), folder.path()).expect("saved");
    session.tick();
    session.click(&say("foreign-mine"));
    assert_eq!(*session.mission(), theirs);
    assert!(session.title().starts_with("• "), "the files are not what is here");
}

#[test]
fn leaving_asks_as_long_as_something_would_be_lost() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.commit(change());
    session.control("w");
    assert!(session.sees(&say("unsaved-title")));
    session.click(&say("cancel"));
    assert!(session.title().starts_with("• "));
    session.control("s");
    assert!(!session.title().starts_with("• "));
    assert_eq!(format::load(folder.path()).expect("loads").mission, *session.mission());
    session.control("w");
    assert_eq!(session.title(), "Hellwright");
}

#[test]
fn a_shipped_mission_is_not_changed_by_looking_at_it() {
    let path = shipped("first-steps");
    let before: Vec<_> =
        std::fs::read_dir(&path).expect("a folder").flatten().map(|f| f.file_name()).collect();
    let mut session = Session::new(Some(path.clone()));
    session.control("w");
    let after: Vec<_> =
        std::fs::read_dir(&path).expect("a folder").flatten().map(|f| f.file_name()).collect();
    assert_eq!(before, after);
}
