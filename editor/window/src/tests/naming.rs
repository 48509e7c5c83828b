//! Giving names by keys.

use super::session::Session;
use editor_model::words::say;
use iced::keyboard::key::Named;
use missions::{Id, ThingKind};

#[test]
fn the_key_for_a_name_leads_into_its_field() {
    let mut session = Session::on_copy_of("cold-vaults");
    let doors = session.mission().things().iter();
    let (id, _) = doors
        .clone()
        .find(|(_, thing)| matches!(thing.kind, ThingKind::Door(_)) && thing.name.is_some())
        .expect("a door with a name");
    let id = *id;
    session.select([id]);
    session.alt("5");
    session.key(Named::F2);
    assert!(session.sees(&say("inspector-name")));
    session.type_keys("vault_gate");
    session.key(Named::Enter);
    let name = |session: &Session| session.mission().things()[&id].name.as_ref().map(ToString::to_string);
    assert_eq!(name(&session).as_deref(), Some("vault_gate"), "the old name was selected");
    assert!(session.sees_part("Click to select"), "no tool was picked");
    // Nothing of the map is changed by keys that were meant for the field.
    session.key(Named::F2);
    let before = session.mission().clone();
    session.control("d");
    assert_eq!(*session.mission(), before);
    // Escape gives no name.
    session.key(Named::F2);
    session.type_keys("half");
    session.key(Named::Escape);
    session.key(Named::F2);
    session.key(Named::Enter);
    assert_eq!(name(&session).as_deref(), Some("vault_gate"));
}

#[test]
fn what_bears_no_name_says_so() {
    let mut session = Session::on_copy_of("cold-vaults");
    session.key(Named::F2);
    assert!(session.sees(&say("rename-one")));
    let tile = *session.mission().tiles().keys().next().expect("a tile");
    session.select([tile]);
    session.key(Named::F2);
    assert!(session.sees(&say("rename-none")));
    let things: Vec<Id> = session.mission().things().keys().copied().take(2).collect();
    session.select(things);
    session.key(Named::F2);
    assert!(session.sees(&say("rename-one")));
}
