//! Cards: picked from the shelf, set, written again and removed.

use super::saved;
use super::session::Session;
use crate::panel::cards::Message;
use iced::keyboard::key::Named;
use missions::card_library;
use missions::{Name, Parameter, Role, ScriptName};

fn names(session: &Session) -> Vec<&str> {
    session.mission().cards().iter().map(|card| card.script.as_str()).collect()
}

#[test]
fn an_objective_is_picked_from_the_shelf_in_one_step() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("2");
    assert!(session.sees("Fetch the Core"));
    session.cards(Message::Pick(Role::OBJECTIVE));
    // Below the fold, for the texts are whole.
    session.walk_to("Hold Out");
    session.key(Named::Enter);
    assert_eq!(names(&session), ["hold-out.rhai", "infestation.rhai"]);
    assert!(session.sees("Hold Out") && !session.sees("Fetch the Core"));
    session.control("z");
    assert_eq!(names(&session), ["fetch-the-core.rhai", "infestation.rhai"]);
}

/// One chooses by what a card says, all of it.
#[test]
fn the_shelf_shows_whole_texts() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("2");
    session.cards(Message::Pick(Role::OBJECTIVE));
    let library = session.mission().system().card_library();
    for card in library.iter().filter(|card| card.role == Role::OBJECTIVE) {
        let text = card_library::printed(*card).text;
        assert!(session.sees(&text), "{text}");
    }
}

#[test]
fn parameters_are_fields_and_typing_one_is_one_step() {
    let mut session = Session::on_copy_of("cold-vaults");
    session.alt("2");
    let steps = |session: &Session| session.mission().cards()[0].parameters.get(&Name::new("STEPS")).cloned();
    assert!(session.sees_part("Progress that contains"));
    let set = |value| Message::Set(0, "STEPS".to_owned(), Parameter::Int(value));
    session.cards(set(4));
    session.cards(set(5));
    assert_eq!(steps(&session), Some(Parameter::Int(5)));
    session.click("Reset (default 2)");
    assert_eq!(steps(&session), None);
    session.control("z");
    assert_eq!(steps(&session), None, "one step, and it changed nothing in the end");
}

#[test]
fn a_new_card_opens_in_its_script_and_can_be_removed() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("2");
    session.cards(Message::Write(Role::SPECIAL));
    assert_eq!(names(&session).len(), 3);
    assert!(session.mission().scripts().contains_key(&ScriptName::new("special.rhai")));
    assert!(session.sees("New card"), "its tab");
    session.cards(Message::Remove(2));
    assert_eq!(names(&session).len(), 2);
    assert!(!session.mission().scripts().contains_key(&ScriptName::new("special.rhai")));
}
