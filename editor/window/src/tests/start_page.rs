//! The first screen: what stands on it, in which order, and missions that are gone.

use super::session::Session;
use super::{alone, saved};
use crate::app;
use crate::screen::start;
use editor_model::settings::{Look, Settings};
use editor_model::words::say;
use missions::{Info, Mission, format};
use std::path::Path;
use tempfile::TempDir;

/// A mission of this title, in a folder.
fn titled(folder: &Path, title: &str) {
    let info = Info { title: title.to_owned(), ..Info::default() };
    std::fs::create_dir_all(folder).expect("made");
    format::save(&Mission::starter().with([missions::Edit::Info(Box::new(info))]), folder).expect("saved");
}

/// A first screen whose settings remember these missions.
fn remembering(folder: &Path, recent: &[&Path]) -> Session {
    let mut settings = Settings::default();
    for path in recent.iter().rev() {
        settings.opened(path);
    }
    settings.save(folder).expect("saved");
    Session::keeping_in(folder)
}

#[test]
fn the_screen_begins_with_the_ways_in_and_then_the_missions_one_had_open() {
    let (settings, missions) =
        (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (cellar, attic) = (missions.path().join("cellar"), missions.path().join("attic"));
    titled(&cellar, "The Cellar");
    titled(&attic, "The Attic");
    titled(&settings.path().join("missions/shed"), "The Shed");
    let mut session = remembering(settings.path(), &[&cellar, &attic]);
    let below = |one: &str, other: &str| {
        let place = |words: &str| session.place_of(words).unwrap_or_else(|| panic!("{words:?} is not there"));
        place(one).y < place(other).y
    };
    let order = [&say("start-new"), &say("start-recent"), "The Attic", &say("start-shipped"), "First Steps"];
    assert!(order.windows(2).all(|pair| below(pair[0], pair[1])), "{:?}", session.texts());
    assert!(below("First Steps", &say("start-own")) && below(&say("start-own"), "The Shed"));
    assert!(
        session.texts().iter().any(|text| text.ends_with("/cellar")),
        "the folder stands below the title"
    );
    session.click("The Cellar");
    assert_eq!(session.title(), "The Cellar – Hellwright");
}

#[test]
fn a_new_mission_is_begun_at_the_same_place_whatever_was_open_before() {
    let folders: Vec<_> = (0..5).map(|_| saved([])).collect();
    let paths: Vec<&Path> = folders.iter().map(TempDir::path).collect();
    let place = |recent: &[&Path]| {
        let settings = tempfile::tempdir().expect("a folder");
        remembering(settings.path(), recent).place(&say("start-new")).position()
    };
    assert!(place(&[]) == place(&paths[..1]) && place(&[]) == place(&paths));
}

#[test]
fn a_long_title_ends_inside_its_card() {
    let (settings, folder) = (tempfile::tempdir().expect("a folder"), saved([]));
    let title = "The long night of the very deep cellar ".repeat(4);
    titled(folder.path(), &title);
    let session = remembering(settings.path(), &[folder.path()]);
    let (seen, other) = (session.place(&title), session.place("First Steps"));
    // All cards are as wide, and their words begin as far from their edge.
    let next = session.place("Cold Vaults");
    assert!(seen.x == other.x && seen.x + seen.width <= next.x - 32.0, "{seen:?} {next:?}");
}

#[test]
fn cards_of_all_kinds_have_one_width() {
    let settings = tempfile::tempdir().expect("a folder");
    let folders: Vec<_> = ["A", "B", "C"].map(|title| (saved([]), title)).into_iter().collect();
    for (folder, title) in &folders {
        titled(folder.path(), title);
    }
    let paths: Vec<&Path> = folders.iter().map(|(folder, _)| folder.path()).collect();
    let session = remembering(settings.path(), &paths);
    let left = |words: &str| session.place_of(words).expect(words).x;
    let examples: Vec<f32> =
        ["First Steps", "Cold Vaults", "Weeping Stone", "Last Lift Out"].map(left).to_vec();
    for (_, title) in &folders {
        assert!(examples.contains(&left(title)), "{title}: {} {examples:?}", left(title));
    }
}

#[test]
fn a_mission_that_is_gone_says_so_and_can_be_removed_from_the_list() {
    let (settings, folder) = (tempfile::tempdir().expect("a folder"), saved([]));
    titled(folder.path(), "Still There");
    let gone = settings.path().join("long-gone");
    let mut session = remembering(settings.path(), &[&gone, folder.path()]);
    assert!(session.sees("Still There") && session.sees("long-gone") && session.sees(&say("start-gone")));
    session.click("long-gone");
    assert_eq!(session.title(), "Hellwright");
    session.click(&say("start-forget"));
    assert!(!session.sees("long-gone") && session.sees("Still There"));
    assert_eq!(Settings::load(settings.path()).recent, [folder.path()]);
}

#[test]
fn pictures_of_missions_follow_the_theme() {
    // The look is of the whole process.
    if !alone("start_page::pictures_of_missions_follow_the_theme") {
        return;
    }
    let settings = tempfile::tempdir().expect("a folder");
    let mut session = Session::keeping_in(settings.path());
    let dark = session.picture(1.0);
    session.control_shift("t");
    assert_eq!(crate::theme::worn(), Look::Light);
    let light = session.picture(1.0);
    let begun = Session::keeping_in(settings.path()).picture(1.0);
    assert!(light != dark && light == begun, "as in a window that begins in this look");
}

#[test]
fn an_empty_list_has_no_title() {
    let session = Session::new(None);
    assert!(!session.sees(&say("start-recent")) && !session.sees(&say("start-own")));
    assert!(session.sees(&say("start-tutorial")));
}

#[test]
fn what_could_not_be_opened_is_said_in_sight() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::new(None);
    session.send(app::Message::Start(start::Message::CardPressed(folder.path().to_owned())));
    let words = session.texts().into_iter().find(|text| text.contains("no mission at")).expect("a reason");
    assert!(session.in_sight(&words));
}
