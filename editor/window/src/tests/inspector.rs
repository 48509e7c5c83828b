//! The inspector: what is set in it is in the mission, and one field is one step.

use super::saved;
use super::session::Session;
use crate::panel::inspector::{Message, Set, numbers};
use editor_model::words::{say, say_with};
use missions::history::Change;
use missions::{ContentFile, Edit, Id, ThingKind};
use rule_system::setting::PLAYERS;

#[test]
fn a_name_follows_into_the_scripts_and_is_refused_where_it_would_harm() {
    let mut session = Session::on_copy_of("cold-vaults");
    let named = |session: &Session, name: &str| {
        let things = session.mission().things().iter();
        things
            .filter(|(_, thing)| thing.name.as_ref().is_some_and(|n| n.as_str() == name))
            .map(|(id, _)| *id)
            .next()
    };
    let door = named(&session, "north_door").expect("a door");
    session.select([door]);
    session.alt("1");
    for (wrong, why) in [("south_door", "name-taken"), ("1st", "name-unspeakable")] {
        session.inspector(Message::NameWritten(door, wrong.into()));
        session.inspector(Message::NameEntered(door));
        assert!(session.sees(&say(why)), "{wrong}");
        assert_eq!(named(&session, "north_door"), Some(door));
    }
    let speak =
        |session: &Session, word: &str| session.mission().scripts().values().any(|text| text.contains(word));
    let (script, text) = session.mission().scripts().iter().next().expect("a script");
    let text = format!("{text}\nfn opens(door) {{ door == map::north_door }}\n");
    session.commit(Change::new("write", [Edit::Script(script.clone(), Some(text))]));
    session.select([door]);
    session.inspector(Message::NameWritten(door, "cold_door".into()));
    session.inspector(Message::NameEntered(door));
    assert_eq!(named(&session, "cold_door"), Some(door));
    assert!(speak(&session, "map::cold_door") && !speak(&session, "map::north_door"));
    session.control("z");
    assert!(speak(&session, "map::north_door") && !speak(&session, "map::cold_door"));
}

#[test]
fn what_several_pieces_have_in_common_is_set_for_all_in_one_step() {
    let mut session = Session::on_copy_of("cold-vaults");
    let portals: Vec<Id> = session
        .mission()
        .things()
        .iter()
        .filter(|(_, thing)| matches!(&thing.kind, ThingKind::Piece(piece) if piece.kind == "portal"))
        .map(|(id, _)| *id)
        .collect();
    assert!(portals.len() > 1);
    session.select(portals.clone());
    session.alt("1");
    assert!(session.sees(&say_with("inspector-many", &[("count", portals.len().into())])));
    session.inspector(Message::Set(Set::Piece("portal", "red".to_owned())));
    let red = |session: &Session| {
        let things = session.mission().things();
        let is_red = |id: &&Id| matches!(&things[*id].kind, ThingKind::Piece(piece) if piece.sort == "red");
        portals.iter().filter(is_red).count()
    };
    assert_eq!(red(&session), portals.len());
    session.control("z");
    assert!(red(&session) < portals.len());
}

#[test]
fn numbers_and_choices_of_the_mission_are_set() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("1");
    session.click(&say("inspector-numbers"));
    let before = session.mission().settings().clone();
    session.click("4");
    assert!(!session.mission().settings().marines.contains(&4));
    assert!(!doom_2016::Settings::of(&session.mission().settings().own).frag_limits.contains_key(&4));
    session.control("z");
    assert_eq!(*session.mission().settings(), before);
}

/// What is chosen for a marine stands in the mission; cards of one's own are offered beside the box's and marked.
#[test]
fn a_class_is_chosen_and_told() {
    let own = Edit::Content(
        ContentFile::of_word("classes").expect("a file"),
        Some(ContentFile::of_word("classes").expect("a file").template().to_owned()),
    );
    let folder = saved([own]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("1");
    session.click(&say("inspector-numbers"));
    let class = |seat: usize, card: String| {
        let at = numbers::At { seat: Some(("loadouts", seat)), id: "class" };
        Message::Numbers(numbers::Message::Set(at, numbers::Change::Word(card)))
    };
    session.inspector(class(0, "doorkicker".to_owned()));
    assert_eq!(doom_2016::Settings::of(&session.mission().settings().own).loadouts[0].class, "doorkicker");
    assert_eq!(session.problems(), []);
    session.inspector(class(1, "doorkicker".to_owned()));
    let told: Vec<_> = session.problems().into_iter().map(|problem| problem.code.0).collect();
    assert_eq!(told, ["M036"]);
    session.inspector(class(1, String::new()));
    assert_eq!(session.problems(), []);
}

/// What the players are to choose is left to them by a click, and taken back by choosing.
#[test]
fn what_players_choose_is_left_to_them() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.alt("1");
    session.click(&say("inspector-numbers"));
    let own = |session: &Session| doom_2016::Settings::of(&session.mission().settings().own);
    session.click(&say("setting-event-sets-players"));
    assert!(own(&session).leaves_event_sets() && !session.sees("Blood Rush"));
    assert_eq!(session.problems(), []);
    session.click(&say("setting-event-sets-players"));
    assert!(own(&session).event_sets.is_empty() && session.sees("Blood Rush"));
    session.control("z");
    session.control("z");
    let set = |seat: Option<usize>, id: &'static str, change: numbers::Change| {
        let at = numbers::At { seat: seat.map(|seat| ("loadouts", seat)), id };
        Message::Numbers(numbers::Message::Set(at, change))
    };
    session.inspector(set(None, "invasion", numbers::Change::Word(PLAYERS.into())));
    session.inspector(set(Some(1), "class", numbers::Change::Word(PLAYERS.into())));
    session.inspector(set(Some(1), "weapons", numbers::Change::Left(true)));
    let (left, loadout) = (own(&session), own(&session).loadouts[1].clone());
    assert!(left.leaves_invasion() && loadout.leaves_class() && loadout.leaves_weapons());
    assert_eq!(session.problems(), []);
    session.inspector(set(Some(1), "weapons", numbers::Change::Place(0, "plasma-rifle".into())));
    session.inspector(set(Some(1), "weapons", numbers::Change::Place(1, "burst-rifle".into())));
    assert_eq!(own(&session).loadouts[1].weapons, ["plasma-rifle", "burst-rifle"]);
    assert_eq!(session.problems(), []);
}
