//! Cards in the JSON export have every number that is printed on them: the Python program of `docs/examples` draws each from the
//! document alone, and the reference of all cards has that very line.

use super::{document, missions};
use consumers::project;
use doom_2016::Content;
use rule_system::Tells;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// What the program prints of a document, line by line. `None` where the machine is to do without Python.
pub(crate) fn drawn(document: &Value, name: Option<&str>) -> Option<Vec<String>> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("m.json");
    std::fs::write(&file, document.to_string()).expect("written");
    let program = project().join("docs/examples/card/card.py");
    let arguments = [program.as_path(), file.as_path()].into_iter().chain(name.map(Path::new));
    let output = consumers::python(&arguments.collect::<Vec<_>>())?;
    let text = consumers::told(&output).unwrap_or_else(|why| panic!("{why}"));
    Some(text.lines().map(str::to_owned).collect())
}

#[test]
fn the_program_is_short() {
    let program = std::fs::read_to_string(project().join("docs/examples/card/card.py")).expect("there");
    assert!(program.lines().count() <= 60);
}

#[test]
fn a_card_drawn_from_the_document_is_the_card_of_the_reference() {
    for (name, mission) in missions() {
        let reference = doom_2016::System.reference(&**mission.content());
        let of_cards = |line: &&str| ["- **", "Stagger ", "| **"].iter().any(|begin| line.starts_with(begin));
        let printed: BTreeSet<&str> = reference.lines().filter(of_cards).collect();
        let Some(drawn) = drawn(&document(&mission), None) else { return };
        assert_eq!(drawn.iter().map(String::as_str).collect::<BTreeSet<_>>(), printed, "{name}");
    }
}

#[test]
fn a_number_that_is_otherwise_is_seen() {
    let mut document = document(&super::cold_vaults());
    let Some(before) = drawn(&document, Some("Buckshot")) else { return };
    assert_eq!(before.len(), 1, "{before:?}");
    let weapons = document["content"]["weapons"].as_array_mut().expect("list");
    let cards = weapons.iter_mut().flat_map(|it| it["cards"].as_array_mut().expect("list"));
    let card = cards.into_iter().find(|it| it["name"] == "Buckshot").expect("in the box");
    card["attack"]["red"] = 7.into();
    assert_ne!(drawn(&document, Some("Buckshot")), Some(before));
}

/// What a card does is there as data as well: every card with a text has both.
#[test]
fn abilities_are_told_as_data() {
    let document = document(&super::cold_vaults());
    let content = Content::doom2016();
    let weapons = document["content"]["weapons"].as_array().expect("list");
    let cards: Vec<&Value> = weapons.iter().flat_map(|it| it["cards"].as_array().expect("list")).collect();
    assert_eq!(cards.len(), content.cards.len());
    for card in cards {
        let of = content.cards.iter().find(|it| card["id"] == it.id.as_str()).expect("in the box");
        let abilities = card["abilities"].as_array().expect("list");
        assert_eq!(abilities.len(), of.abilities.len(), "{}", of.id);
        for (told, of) in abilities.iter().zip(&of.abilities) {
            assert_eq!(told["acts"].as_array().map(Vec::len), Some(of.acts.len()));
            assert_eq!(told["may"], of.may);
            assert!(told["acts"][0]["what"].as_str().is_some_and(|it| !it.is_empty()));
        }
    }
}
