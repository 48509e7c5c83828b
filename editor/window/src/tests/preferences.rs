//! Preferences and the page about the program: opened by key, menu and finder, and every choice holds at once and is kept.

use super::session::Session;
use super::{alone, saved};
use crate::app;
use crate::finder;
use crate::menu;
use crate::panel::proof;
use crate::preferences::Message;
use crate::screen::start;
use doom_2016::Content;
use editor_model::command::Command;
use editor_model::settings::{AUTOSAVES, Judges, Look, SKILL, Settings};
use editor_model::words::{self, Language, say};
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::{Edit, Id, format};
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// Another tile, far from all others.
fn change() -> Change {
    let tile = Placement { tile: TileNumber(13), face: Face::A, at: Cell::new(40, 40), turn: Turn::R0 };
    Change::new("lay tile 13A", [Edit::Tile(Id(900), Some(tile))])
}

#[test]
fn preferences_are_opened_by_their_key_and_by_the_words_people_look_for() {
    let mut session = Session::new(None);
    session.control(",");
    assert!(session.sees(&say("preferences-title")));
    session.key(Named::Escape);
    assert!(!session.sees(&say("preferences-title")));
    for words in ["settings", "preferences", "options"] {
        session.control("k");
        session.send(app::Message::Finder(finder::Message::Written(words.to_owned())));
        session.send(app::Message::Finder(finder::Message::Entered));
        assert!(session.sees(&say("preferences-title")), "{words}");
        session.click(&say("close"));
    }
    // It is in the menu of what one edits, but is no change of the map: it opens out of a field, too.
    let mut session = Session::on_copy_of("first-steps");
    session.alt("1");
    session.click_line(0);
    session.control(",");
    assert!(session.sees(&say("preferences-title")));
}

/// A program that is killed a moment later has kept them.
#[test]
fn what_is_chosen_beside_the_mission_is_kept_at_once() {
    let (folder, mission) = (tempfile::tempdir().expect("a folder"), saved([]));
    let mut session = Session::keeping_in(folder.path());
    session.send(app::Message::Start(start::Message::CardPressed(mission.path().to_owned())));
    let kept = || Settings::load(folder.path());
    session.proof(proof::Message::Judges(Judges::Thorough));
    assert_eq!(kept().judges, Judges::Thorough);
    session.proof(proof::Message::Judges(Judges::Greedy));
    session.proof(proof::Message::Wanted(50));
    session.proof(proof::Message::Skill(SKILL[1]));
    session.carry_out(Command::CompareEdits);
    let now = kept();
    assert_eq!((now.judges, now.games, now.skill, now.compare), (Judges::Greedy, 50, SKILL[1], true));
}

#[test]
fn a_file_without_settings_is_kept_and_that_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("settings.json");
    std::fs::write(&file, "{ nonsense").expect("written");
    let mut session = Session::keeping_in(folder.path());
    assert!(session.sees_part("Settings are at their defaults"), "{:?}", session.texts());
    session.send(app::Message::Preferences(Message::Autosave(Some(5))));
    assert_eq!(Settings::load(folder.path()).autosave, Some(5));
    let aside = folder.path().join("settings.json.unreadable");
    assert_eq!(std::fs::read_to_string(aside).expect("it is kept"), "{ nonsense");
    assert!(!Session::keeping_in(folder.path()).sees_part("Settings are at their defaults"));
}

#[test]
fn the_sheet_keeps_all_keys_and_leads_to_the_keys_page_and_back() {
    let mut session = Session::on_copy_of("first-steps");
    let mission = session.mission().clone();
    session.control(",");
    for key in ["t", "k", "1"] {
        session.character(key);
    }
    session.key(Named::Delete);
    assert_eq!(*session.mission(), mission);
    assert!(session.sees(&say("preferences-title")));
    session.walk_to(&say("preferences-keys-change"));
    session.key(Named::Enter);
    assert!(session.sees(&say("shortcuts-title")));
    session.key(Named::Escape);
    assert!(!session.sees(&say("shortcuts-title")) && session.sees(&say("preferences-title")));
    session.key(Named::Escape);
    assert!(!session.sees(&say("preferences-title")));
}

#[test]
fn a_choice_holds_at_once_and_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::keeping_in(folder.path());
    session.control(",");
    session.click("1,000");
    session.click(&say("judges-thorough"));
    session.click("+");
    session.click("+");
    session.send(app::Message::Preferences(Message::Autosave(Some(AUTOSAVES[1]))));
    let expected = Settings {
        games: 1000,
        judges: Judges::Thorough,
        scale: 120,
        autosave: Some(AUTOSAVES[1]),
        ..session.settings().clone()
    };
    assert_eq!(*session.settings(), expected);
    assert_eq!(Settings::load(folder.path()), expected);
    session.click(&say("preferences-usual"));
    assert_eq!(session.settings().scale, 100);
}

#[test]
fn the_simulation_is_the_same_here_and_in_its_panel() {
    let mut session = Session::on_copy_of("first-steps");
    session.control(",");
    session.click("50");
    session.click(&say("judges-quick"));
    session.key(Named::Escape);
    let proof = session.proof_panel();
    assert_eq!((proof.games, proof.judges), (50, Judges::Quick));
    session.proof(crate::panel::proof::Message::Wanted(5000));
    assert_eq!(session.settings().games, 5000);
}

#[test]
fn every_language_there_is_can_be_chosen_by_its_own_name() {
    let names: Vec<String> = Language::all().into_iter().map(words::name_of).collect();
    assert!(names.iter().all(|name| !name.is_empty() && name != "language-name"));
    let mut session = Session::new(None);
    session.control(",");
    assert!(names.iter().all(|name| session.sees(name)));
}

/// What the panels keep is not that of before.
#[test]
fn names_of_the_box_change_with_the_language_at_once() {
    if !alone("preferences::names_of_the_box_change_with_the_language_at_once") {
        return;
    }
    let imp = || Content::doom2016().demons[0].name.clone();
    let mut session = Session::on_copy_of("first-steps");
    session.click(&say("palette-pieces"));
    assert!(imp() == "Imp" && session.sees("Imp"), "{:?}", session.texts());
    session.send(app::Message::Preferences(Message::Language(Language::PSEUDO)));
    assert!(imp() != "Imp" && session.sees(&imp()) && !session.sees("Imp"), "{:?}", session.texts());
    session.send(app::Message::Preferences(Message::Language(Language::ENGLISH)));
    assert!(session.sees("Imp"), "{:?}", session.texts());
}

#[test]
fn a_theme_is_chosen_in_the_preferences() {
    if !alone("preferences::a_theme_is_chosen_in_the_preferences") {
        return;
    }
    let mut session = Session::on_copy_of("first-steps");
    session.control(",");
    session.click(&say("preferences-light"));
    assert_eq!((session.settings().look, crate::theme::worn()), (Look::Light, Look::Light));
}

#[test]
fn a_mission_with_a_folder_saves_itself_when_that_is_wanted() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let disk = || format::load(folder.path()).expect("loads").mission;
    session.commit(change());
    let minute = |session: &mut Session| (0..60).for_each(|_| session.tick());
    minute(&mut session);
    assert_ne!(disk(), *session.mission(), "nothing is saved unasked");
    session.send(app::Message::Preferences(Message::Autosave(Some(5))));
    for _ in 0..3 {
        minute(&mut session);
    }
    assert_ne!(disk(), *session.mission(), "not before its time");
    minute(&mut session);
    assert_eq!(disk(), *session.mission());
    assert!(!session.title().starts_with('•'));

    // As long as a question is open it waits.
    session.control("z");
    session.control("w");
    (0..6).for_each(|_| minute(&mut session));
    assert!(session.sees(&say("unsaved-title")));
    assert_ne!(disk(), *session.mission());
}

#[test]
fn a_mission_without_a_folder_is_not_asked_for_one() {
    let mut session = Session::new(None);
    session.send(app::Message::Preferences(Message::Autosave(Some(1))));
    session.control("n");
    session.key(Named::Enter);
    session.commit(change());
    (0..70).for_each(|_| session.tick());
    assert!(session.title().starts_with('•'));
    assert!(!session.sees(&say("save-title")));
}

#[test]
fn the_page_about_the_program_names_version_terms_and_owners() {
    let mut session = Session::new(None);
    session.click(&say("menu-help"));
    session.click(&Command::About.title());
    assert!(session.sees_part(env!("CARGO_PKG_VERSION")));
    for id in ["about-owners", "about-licence", "about-libraries"] {
        assert!(session.sees(&say(id)), "{id}");
    }
    session.key(Named::Escape);
    assert!(!session.sees(&say("about-owners")));
    session.send(app::Message::Menu(menu::Message::Do(Command::About)));
    session.click(&say("close"));
    assert!(!session.sees(&say("about-owners")));
}
