//! Work that is not saved: it survives, it is asked about, and nothing of it is lost by mistake.

use super::session::Session;
use super::{saved, shipped};
use crate::app;
use crate::preferences;
use crate::screen::editor::Answer;
use crate::screen::start;
use editor_model::document;
use editor_model::words::say;
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::{Edit, Id, Mission, format};
use std::path::Path;
use tempfile::TempDir;
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// Another tile, far from all others.
fn change() -> Change {
    change_at(40)
}

fn change_at(x: i16) -> Change {
    let tile = Placement { tile: TileNumber(13), face: Face::A, at: Cell::new(x, 40), turn: Turn::R0 };
    Change::new("lay tile 13A", [Edit::Tile(Id(900), Some(tile))])
}

#[test]
fn what_was_not_saved_comes_back_and_can_be_taken_back() {
    let folder = saved([]);
    let mut killed = document::open(folder.path().to_owned()).expect("opened").document;
    assert!(killed.commit(change()));
    let lost = killed.mission().clone();
    // Its process is gone without a word: nothing is closed, but the system frees the lock.
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

/// What a window did that is killed then: nothing is closed, but the system frees its claims.
fn killed(folder: &Path, at: i16) -> Mission {
    let mut document = document::open(folder.to_owned()).expect("opened").document;
    assert!(document.commit(change_at(at)));
    document.mission().as_ref().clone()
}

#[test]
fn two_windows_that_were_killed_together_both_come_back() {
    let folder = saved([]);
    let open = || document::open(folder.path().to_owned()).expect("opened");
    let (mut first, mut second) = (open().document, open());
    assert!(second.held.is_some());
    assert!(first.commit(change_at(40)) && second.document.commit(change_at(50)));
    let lost = [first.mission().as_ref().clone(), second.document.mission().as_ref().clone()];
    // Its time is later than the other's on every disk.
    std::thread::sleep(std::time::Duration::from_millis(20));
    assert!(first.commit(change_at(41)));
    let later = first.mission().as_ref().clone();
    drop((first, second));

    let mut session = Session::new(Some(folder.path().to_owned()));
    assert!(session.sees(&say("recover-title")));
    session.click(&say("recover-restore"));
    assert_eq!(*session.mission(), later);
    assert!(session.sees(&say("recover-other-title")));
    session.key(Named::Escape);
    assert!(!session.sees(&say("recover-other-title")));
    session.control("s");
    session.control("w");

    let mut session = Session::new(Some(folder.path().to_owned()));
    assert!(session.sees(&say("recover-title")), "one asks again");
    session.click(&say("recover-restore"));
    assert_eq!(*session.mission(), lost[1]);
    session.control("z");
    assert_ne!(*session.mission(), lost[1]);
}

#[test]
fn what_is_left_is_not_touched_before_somebody_decides() {
    let folder = saved([]);
    let lost = killed(folder.path(), 40);
    // The question is not answered: the window is closed, or killed in its turn.
    for _ in 0..2 {
        let mut session = Session::new(Some(folder.path().to_owned()));
        session.send(crate::app::Message::Closing);
    }
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.click(&say("recover-restore"));
    assert_eq!(*session.mission(), lost);
}

#[test]
fn what_lies_unsaved_where_another_mission_is_saved_is_kept() {
    let (other, folder) = (saved([]), saved([]));
    let lost = killed(other.path(), 40);
    std::fs::remove_file(other.path().join(format::FILE_NAME)).expect("removed");
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.commit(change_at(60));
    session.save_as(other.path());
    assert!(session.sees_part("offered when you open it"));
    session.commit(change_at(61));
    session.control("s");
    session.control("w");
    let mut session = Session::new(Some(other.path().to_owned()));
    session.click(&say("recover-restore"));
    assert_eq!(*session.mission(), lost);
}

#[test]
fn another_mission_is_not_opened_over_what_is_not_saved() {
    let (folder, other) = (saved([]), saved([]));
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.commit(change());
    let mine = session.mission().clone();
    let chosen = || crate::app::Message::Start(start::Message::Chosen(Some(other.path().to_owned())));
    session.send(chosen());
    assert!(session.sees(&say("unsaved-title")) && *session.mission() == mine);
    session.key(Named::Enter);
    assert!(*session.mission() == Mission::starter());
    assert!(format::load(folder.path()).expect("loads").mission == mine);
}

#[test]
fn what_cannot_be_read_again_is_kept_as_before() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let file = folder.path().join(format::FILE_NAME);
    std::fs::remove_file(&file).expect("removed");
    session.control("r");
    session.commit(change());
    let mine = session.mission().clone();
    drop(session);
    format::save(&Mission::starter(), folder.path()).expect("saved");
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.click(&say("recover-restore"));
    assert_eq!(*session.mission(), mine);
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

/// A mission whose file has a comment and a field that is misspelt; and the text of that file.
fn not_understood() -> (TempDir, String) {
    let folder = saved([]);
    let text = text_of(folder.path()).replacen("title:", "titel: \"Lost\", sumary: \"Gone\", title:", 1);
    let text = format!("// A comment.\n{text}");
    std::fs::write(folder.path().join(format::FILE_NAME), &text).expect("written");
    (folder, text)
}

fn text_of(folder: &Path) -> String {
    std::fs::read_to_string(folder.join(format::FILE_NAME)).expect("text")
}

#[test]
fn saving_over_what_was_not_understood_asks_once() {
    let (folder, text) = not_understood();
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.commit(change());
    session.control("s");
    assert!(session.sees(&say("loses-title")) && session.sees_part("The files have 2 things"));
    assert!(session.sees_part("of mission.ron: sumary is not known"), "{:?}", session.texts());
    assert!(session.sees_part("of mission.ron: titel is not known"), "{:?}", session.texts());
    session.click(&say("cancel"));
    assert!(!session.sees(&say("loses-title")) && session.title().starts_with("• "));
    session.control("s");
    session.key(Named::Escape);
    assert!(!session.sees(&say("loses-title")) && session.title().starts_with("• "));
    session.control("s");
    session.key(Named::Enter);
    assert!(session.sees(&say("save-title")), "nothing is lost by Enter alone");
    session.key(Named::Escape);
    assert_eq!(text_of(folder.path()), text);
    session.control("s");
    session.click(&say("loses-save"));
    assert!(!session.sees(&say("loses-title")) && !session.title().starts_with("• "));
    assert_eq!(format::load(folder.path()).expect("loads").mission, *session.mission());
    session.commit(change_at(50));
    session.control("s");
    assert!(!session.sees(&say("loses-title")) && !session.title().starts_with("• "));
    assert_eq!(format::load(folder.path()).expect("loads").mission, *session.mission());
}

#[test]
fn what_was_not_understood_stays_where_it_is_when_the_mission_is_saved_elsewhere() {
    let (folder, text) = not_understood();
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.commit(change());
    session.control("s");
    session.click(&say("save-elsewhere"));
    assert!(session.sees(&say("save-title")));
    let other = tempfile::tempdir().expect("a folder");
    session.answer(Answer::PathChanged(other.path().display().to_string()));
    session.answer(Answer::PathEntered);
    assert_eq!(session.home().as_deref(), Some(other.path()));
    assert!(!session.title().starts_with("• ") && text_of(folder.path()) == text);
    session.commit(change_at(50));
    session.control("s");
    assert!(!session.title().starts_with("• "));
    assert_eq!(format::load(other.path()).expect("loads").mission, *session.mission());
}

#[test]
fn who_leaves_and_saves_decides_about_what_was_not_understood_first() {
    let (folder, text) = not_understood();
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.commit(change());
    let mine = session.mission().clone();
    session.control("w");
    session.key(Named::Enter);
    assert!(session.sees(&say("loses-title")));
    session.key(Named::Escape);
    assert!(session.title().starts_with("• ") && *session.mission() == mine);
    assert_eq!(text_of(folder.path()), text);
    session.control("w");
    session.key(Named::Enter);
    session.click(&say("loses-save"));
    assert_eq!(session.title(), "Hellwright");
    assert_eq!(format::load(folder.path()).expect("loads").mission, mine);
}

#[test]
fn a_mission_does_not_save_itself_over_what_was_not_understood() {
    let (folder, text) = not_understood();
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.send(app::Message::Preferences(preferences::Message::Autosave(Some(1))));
    session.commit(change());
    (0..60).for_each(|_| session.tick());
    assert!(session.sees_part("Not autosaved: saving would lose 2 things"), "{:?}", session.texts());
    assert!(!session.sees(&say("loses-title")) && session.title().starts_with("• "));
    // It is said once.
    session.control("z");
    session.commit(change_at(50));
    (0..130).for_each(|_| session.tick());
    assert!(!session.sees_part("Not autosaved"), "{:?}", session.texts());
    assert_eq!(text_of(folder.path()), text);
    session.control("s");
    session.click(&say("loses-save"));
    session.commit(change_at(60));
    (0..60).for_each(|_| session.tick());
    assert!(!session.title().starts_with("• "));
}

#[test]
fn a_shipped_mission_opens_as_a_copy_and_save_asks_for_a_place() {
    let path = shipped("first-steps");
    let text = || std::fs::read_to_string(path.join(format::FILE_NAME)).expect("the mission");
    let before = text();
    let mut session = Session::with_the_shipped(Some(path.clone()));
    assert!(session.sees(&say("opened-copy")));
    session.commit(change());
    session.control("s");
    assert!(session.sees(&say("save-title")), "{:?}", session.texts());
    session.key(Named::Escape);
    let folder = tempfile::tempdir().expect("a folder");
    let mine = folder.path().join("mine");
    session.save_as(&mine);
    assert_eq!(format::load(&mine).expect("loads").mission, *session.mission());
    assert_eq!(text(), before);
}

#[test]
fn a_folder_that_is_gone_is_reported_and_the_mission_can_be_kept_elsewhere() {
    for key in [Named::Enter, Named::Escape] {
        let folder = tempfile::tempdir().expect("a folder");
        let (home, other) = (folder.path().join("mission"), folder.path().join("other"));
        format::save(&Mission::starter(), &home).expect("saved");
        let mut session = Session::new(Some(home.clone()));
        let mine = session.mission().clone();
        let moved = folder.path().join("moved");
        std::fs::rename(&home, &moved).expect("moved");
        session.tick();
        assert!(session.sees(&say("gone-title")) && !session.sees(&say("foreign-title")));
        session.key(key);
        if key == Named::Enter {
            assert!(session.sees(&say("save-title")));
            session.key(Named::Escape);
        }
        session.tick();
        assert!(!session.sees(&say("gone-title")) || key == Named::Enter, "it is known now");
        if session.sees(&say("gone-title")) {
            session.key(Named::Escape);
        }
        assert!(session.title().starts_with("• ") && *session.mission() == mine);
        // The same files come back: they are no news.
        std::fs::rename(&moved, &home).expect("moved back");
        session.tick();
        assert!(!session.sees(&say("foreign-title")) && !session.title().starts_with("• "));
        session.save_as(&other);
        assert_eq!(format::load(&other).expect("loads").mission, mine);
    }
}

#[test]
fn a_shipped_mission_is_not_changed_by_looking_at_it() {
    let path = shipped("first-steps");
    // Tests that run beside this one come and go with their locks.
    let files = || -> Vec<String> {
        let all = std::fs::read_dir(&path).expect("a folder").flatten();
        let names = all.map(|file| file.file_name().to_string_lossy().into_owned());
        names.filter(|name| !name.starts_with(".hellwright-lock")).collect()
    };
    let before = files();
    let mut session = Session::with_the_shipped(Some(path.clone()));
    session.control("w");
    let after = files();
    assert_eq!(before, after);
}
