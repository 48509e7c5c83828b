//! What the mission depends on, in the window: it is found out in the background, can be cancelled, leads to the map and ages with
//! the mission.

use super::session::Session;
use crate::panel::proof::Message;
use crate::panel::proof::knockouts::{Message as Knockouts, name};
use crate::screen::editor;
use editor_model::command::Command;
use editor_model::words::{plain, say, say_with};
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::knockout::{Effect, Knockouts as Known, What, candidates};
use missions::{Edit, Id, Mission, Place};
use std::path::Path;

/// A small mission with few games of each number of marines.
fn depot() -> Session {
    let depot = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures/depot");
    let mut session = Session::on_copy_from(Path::new(depot), tempfile::tempdir().expect("a folder"));
    session.proof(Message::Wanted(10));
    session
}

fn found(session: &Session) -> Known {
    session.proof_panel().knockouts.known().expect("it was found out").clone()
}

/// It with what it depends on.
fn played() -> Session {
    let mut session = depot();
    session.carry_out(Command::Knockouts);
    session
}

fn without(mission: &Mission, id: Id) -> Change {
    assert!(mission.things().contains_key(&id));
    Change::new("without", [Edit::Thing(id, None)])
}

#[test]
fn every_thing_has_a_line_with_its_change() {
    let session = played();
    let known = found(&session);
    assert_eq!((known.found.len(), known.left), (candidates(session.mission()).len(), 0));
    for it in &known.found {
        assert!(session.sees(&name(it, session.mission())), "{}", it.name);
        match &it.what {
            What::Needed(why) => {
                assert!(session.sees(&say_with("knockouts-needed", &[("why", plain(why).into())])));
            }
            What::Broke(why) => panic!("{}: {why}", it.name),
            What::Change(change) => {
                let told = [
                    ("by", format!("{:+.1}", change.by() * 100.0).into()),
                    ("reach", format!("{:.1}", change.reach * 100.0).into()),
                ];
                assert!(session.sees(&say_with("knockouts-change", &told)), "{}", it.name);
                assert!(session.sees(&say(match change.effect() {
                    Effect::Carries => "knockouts-carries",
                    Effect::Decoration => "knockouts-decoration",
                    Effect::Spare => "knockouts-spare",
                    Effect::TooClose => "knockouts-close",
                })));
            }
        }
    }
    assert!(!session.sees(&say("knockouts-older")));
    assert!(session.in_sight(&say("knockouts-title")), "the panel is scrolled there");
}

#[test]
fn a_line_leads_to_the_thing_on_the_map_and_to_the_script() {
    let mut session = played();
    let known = found(&session);
    let mission = session.mission().clone();
    let mut things = known.found.iter().filter_map(|it| Some((name(it, &mission), it.place.id()?)));
    let (name, id) = things.find(|(name, _)| session.in_sight(name)).expect("a thing");
    session.click(&name);
    assert_eq!(session.selected(), [id]);
    let at = session.mission().things()[&id].at();
    assert!(session.sees_cell(at.x, at.y));
    let ability = known.found.iter().position(|it| it.name == "on_take of fetch").expect("an ability");
    let Place::Script { name, line, column: 1 } = &known.found[ability].place else { panic!("elsewhere") };
    session.proof(Message::Knockouts(Knockouts::Pressed(ability)));
    session.type_in("x");
    let text = &session.mission().scripts()[name];
    let line = text.lines().nth(*line as usize - 1);
    assert!(line.is_some_and(|line| line.starts_with("xfn on_take")), "{line:?}");
}

#[test]
fn an_ability_is_named_by_its_card_and_its_moment_in_every_language() {
    let session = played();
    let mut count = 0;
    for ability in found(&session).found.iter_mut().filter(|it| it.handler.is_some()) {
        let called = name(ability, session.mission());
        ability.name = "wprost".into();
        assert_eq!(name(ability, session.mission()), called);
        count += 1;
    }
    assert!(count > 0, "the mission has abilities");
}

#[test]
fn it_can_be_cancelled_and_says_what_was_not_tried() {
    let mut session = depot();
    session.proof(Message::Wanted(5000));
    let task = session.begin(editor::Message::Do(Command::Knockouts));
    assert!(session.proof_panel().knockouts.is_running());
    assert!(session.sees(&say_with("proof-progress", &[("percent", 0.into())])));
    session.click(&say("knockouts-cancel"));
    session.run(task);
    assert!(!session.proof_panel().knockouts.is_running());
    let left = found(&session).left;
    assert!(left > 0);
    let told = [("count", left.into()), ("things", left.to_string().into())];
    assert!(session.sees(&say_with("knockouts-left", &told)));
}

/// Each message of the progress says more than the one before.
#[test]
fn its_progress_grows_to_all() {
    let mut session = depot();
    let task = session.begin(editor::Message::Do(Command::Knockouts));
    session.proof(Message::Knockouts(Knockouts::Heard(crate::work::Tried::Progress(30, 100))));
    assert!(session.sees(&say_with("proof-progress", &[("percent", 30.into())])));
    session.proof(Message::Knockouts(Knockouts::Heard(crate::work::Tried::Progress(20, 100))));
    assert!(session.sees(&say_with("proof-progress", &[("percent", 30.into())])));
    // The command does not begin it again.
    session.carry_out(Command::Knockouts);
    session.run(task);
    assert_eq!(found(&session).left, 0);
}

#[test]
fn results_age_with_the_mission_and_what_is_gone_leads_nowhere() {
    let mut session = played();
    let known = found(&session);
    let change = known.found.iter().position(|it| matches!(it.what, What::Change(_))).expect("a change");
    let id = known.found[change].place.id().expect("a thing");
    session.commit(Change::new("words", [Edit::Info(Box::default())]));
    assert!(!session.sees(&say("knockouts-older")), "texts make no difference to games");
    let without = without(session.mission(), id);
    session.commit(without);
    assert!(session.sees(&say("knockouts-older")));
    session.proof(Message::Knockouts(Knockouts::Pressed(change)));
    assert!(session.selected().is_empty());
    session.control("z");
    assert!(!session.sees(&say("knockouts-older")));
    session.carry_out(Command::Knockouts);
    assert_eq!(found(&session), known);
}

#[test]
fn a_mission_with_errors_is_not_played() {
    let mut session = depot();
    let tile = *session.mission().tiles().values().next().expect("a tile");
    session.commit(Change::new("overlap", [Edit::Tile(Id(900), Some(tile))]));
    session.carry_out(Command::Knockouts);
    session.click(&say("knockouts-errors"));
    assert!(session.in_sight(&session.problem_words(0)), "it leads to the errors");
}

#[test]
fn the_finder_and_the_panel_begin_it() {
    let mut session = depot();
    session.control("k");
    session.type_keys("depends on");
    session.key(Named::Enter);
    let first = found(&session);
    let mut other = depot();
    other.alt("4");
    other.click(&say("knockouts-find"));
    assert_eq!(found(&other), first);
}
