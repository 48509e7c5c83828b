//! The window without a screen: what one sees, clicks and gets. Tasks are run to their end after every message, so that a
//! test reads like a person's session.

mod cards;
mod context;
mod glass;
mod history;
mod cardboard;
mod drill;
mod exports;
mod fixes;
mod focus;
mod imports;
mod inspector;
mod intents;
mod keys;
mod knockouts;
mod languages;
mod lines;
mod marks;
mod menus;
mod monkey;
mod naming;
mod parts;
mod pixels;
mod play;
mod preferences;
mod problems;
mod proof;
mod report;
mod safety;
mod saving;
mod scripts;
mod session;
mod sides;
mod skill;
mod snapshots;
mod start_page;
mod tools;
mod tutorial;
mod undo;
mod versions;
mod words;
mod workshop;

use crate::app;
use crate::library;
use crate::screen::start;
use crate::work;
use editor_model::document;
use editor_model::words::say;
use iced::keyboard::key::Named;
use iced::{Point, Vector};
use missions::simulate::Plan;
use missions::verdict::Effort;
use missions::{Edit, Id, Mission, format};
use session::Session;
use std::env;
use std::path::{Path, PathBuf};
use std::process;
use tempfile::TempDir;

fn shipped(name: &str) -> PathBuf {
    library::folder().expect("the shipped missions").join(name)
}

/// A mission folder: the starter with some changes.
fn saved(edits: impl IntoIterator<Item = Edit>) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    format::save(&Mission::starter().with(edits), folder.path()).expect("saved");
    folder
}

/// Does this test have a process to itself? If not, it is run in one, and is over here. What is of the whole process, such as the
/// language and the look, cannot be changed beside other tests.
fn alone(name: &str) -> bool {
    const ALONE: &str = "HELLWRIGHT_TEST_ALONE";
    if env::var_os(ALONE).is_some() {
        return true;
    }
    let mut alone = process::Command::new(env::current_exe().expect("this program"));
    let name = format!("tests::{name}");
    let said = alone.args(["--exact", &name]).env(ALONE, "1").output().expect("a process");
    let text = String::from_utf8_lossy(&said.stdout);
    assert!(said.status.success() && text.contains("1 passed"), "{text}");
    false
}

/// Every source file under a folder, and its text.
fn sources(folder: &Path, each: &mut dyn FnMut(&Path, &str)) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, each);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            each(&path, &std::fs::read_to_string(&path).expect("text"));
        }
    }
}

/// A tile that lies on another one.
fn overlap() -> [Edit; 1] {
    let starter = Mission::starter();
    let (_, tile) = starter.tiles().iter().next().expect("a tile");
    [Edit::Tile(Id(900), Some(*tile))]
}

#[test]
fn a_shipped_mission_is_opened_by_its_card() {
    let mut session = Session::with_the_shipped(None);
    assert_eq!(session.title(), "Hellwright");
    assert!(session.sees("Examples") && session.sees("First Steps") && session.sees("Cold Vaults"));
    session.click("First Steps");
    assert_eq!(session.title(), "First Steps – Hellwright");
    assert!(session.sees("No problems found"));
    session.control("w");
    assert_eq!(session.title(), "Hellwright");
}

#[test]
fn a_mission_is_opened_by_its_path() {
    let folder = saved([]);
    let mut session = Session::new(None);
    session.write(&folder.path().join("nothing-here").to_string_lossy());
    session.send(app::Message::Start(start::Message::PathEntered));
    assert_eq!(session.title(), "Hellwright");
    assert!(session.sees_part("there is no mission at"));

    let mut session = Session::new(None);
    session.write(&folder.path().to_string_lossy());
    session.send(app::Message::Start(start::Message::PathEntered));
    assert!(session.sees("Problems"));
}

#[test]
fn a_dialog_that_brings_nothing_points_to_the_field() {
    let mut session = Session::new(None);
    session.send(crate::app::Message::Start(start::Message::Chosen(None)));
    assert!(session.sees(&say("nothing-chosen")));
}

#[test]
fn the_status_line_tells_what_stands_under_the_pointer() {
    let mut session = Session::on_copy_of("first-steps");
    session.point_at_cell(2, 12);
    assert!(session.sees("2,12  ·  tile 16A  ·  Imp"));
    session.point_at_cell(9, 10);
    assert!(session.sees("9,10  ·  tile 05A  ·  yellow portal, face down (pump_portal)"));
    session.point_at_cell(8, 2);
    assert!(session.sees("8,2  ·  no space"));
    session.point_at(Point::new(1200.0, 20.0));
    assert!(session.sees_part("Click to select"));
}

#[test]
fn the_map_is_moved_by_pointer_wheel_and_keys() {
    let mut session = Session::on_copy_of("first-steps");
    assert!(session.sees(&say("zoom-whole")));
    let start = session.view();
    session.drag(Point::new(400.0, 400.0), Vector::new(60.0, -30.0));
    let dragged = session.view();
    assert_eq!((dragged.origin - start.origin, dragged.scale), (Vector::new(60.0, -30.0), start.scale));

    session.wheel(Point::new(300.0, 300.0), 2.0);
    let nearer = session.view();
    assert!(nearer.scale > dragged.scale);
    session.character("-");
    session.character("-");
    assert!((session.view().scale - dragged.scale).abs() < 0.01);
    session.character("+");
    session.key(Named::ArrowRight);
    assert!(session.view().origin.x < nearer.origin.x);

    session.key(Named::Home);
    assert_eq!(session.view(), start);
    assert!(session.sees(&say("zoom-whole")));
}

#[test]
fn a_layer_can_be_hidden_and_shown_again() {
    let mut session = Session::on_copy_of("first-steps");
    session.click("Layers");
    session.point_at(Point::ORIGIN);
    let (all, folder) = (session.snapshot(), tempfile::tempdir().expect("a folder"));
    let picture = folder.path().join("all");
    assert!(all.matches_hash(&picture).expect("written"));
    session.click("Figures");
    session.point_at(Point::ORIGIN);
    assert!(!session.snapshot().matches_hash(&picture).expect("read"), "the figures are still there");
    session.click("Figures");
    session.point_at(Point::ORIGIN);
    assert!(session.snapshot().matches_hash(&picture).expect("read"), "something else has changed");
}

#[test]
fn a_problem_is_listed_shown_and_explained() {
    let folder = saved(overlap());
    let mut session = Session::new(Some(folder.path().to_owned()));
    let listed = session.problems();
    let overlap = listed.iter().position(|problem| problem.code.0 == "M002").expect("the overlap is told");
    assert!(session.sees(&say("zoom-whole")));
    session.press_problem(overlap);
    assert!(!session.sees(&say("zoom-whole")), "the map goes to the place");
    assert!(session.sees_part(&missions::explain("M002").expect("a page").text().to_string()));
    assert!(session.marked().is_some());
    session.press_problem(overlap);
    assert!(session.marked().is_none());
}

#[test]
fn a_click_on_the_map_chooses_the_problem_that_lies_there() {
    let folder = saved(overlap());
    let mut session = Session::new(Some(folder.path().to_owned()));
    let cell = Mission::starter().tiles().values().next().expect("a tile").at;
    session.click_cell(cell.x, cell.y);
    assert!(session.marked().is_some());
    session.click_cell(cell.x - 1, cell.y - 1);
    assert!(session.marked().is_none());
}

#[test]
fn an_answer_for_another_mission_is_dropped() {
    let mut session = Session::with_the_shipped(None);
    let first = session.send_lazily(start::Message::CardPressed(shipped("first-steps")));
    let second = session.send_lazily(start::Message::CardPressed(shipped("cold-vaults")));
    session.run(second);
    assert_eq!(session.title(), "Cold Vaults – Hellwright");
    session.run(first);
    assert_eq!(session.title(), "Cold Vaults – Hellwright");
    session.control("w");
}

#[test]
fn a_mission_that_was_changed_elsewhere_is_read_again() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.drag(Point::new(300.0, 300.0), Vector::new(50.0, 50.0));
    let (listed, view) = (session.problems().len(), session.view());
    format::save(&Mission::starter().with(overlap()), folder.path()).expect("saved");
    session.control("r");
    assert!(session.problems().len() > listed);
    assert_eq!(session.view(), view, "one looks from where one looked");
}

#[test]
fn games_that_nobody_waits_for_end() {
    let mission = document::open(shipped("first-steps")).expect("read").document.mission().clone();
    let (games, news) =
        work::play(mission, Vec::new(), Effort::plan(Plan::new(1_000_000, 1)), None, work::Haste::Awaited);
    drop(games);
    let last = iced::futures::executor::block_on_stream(Box::pin(news)).last();
    let Some(work::News::Judged(judgement, _)) = last else { panic!("no judgement") };
    let played: u32 = judgement.reports.iter().map(|report| report.wins.games()).sum();
    assert!(played < 1_000_000, "{played}");
}
