//! Texts of the window: every one that is asked for exists, every one that exists is asked for, and none is written in the
//! code. The last is seen in a language in which every text of the file has brackets.

use super::session::Session;
use super::{overlap, saved, sources};
use crate::command::{Chord, Command};
use crate::naming::piece;
use crate::window::panel::export;
use crate::window::panel::proof;
use crate::window::panel::workshop;
use crate::words::{self, Language, say};
use doom_2016::Content;
use iced::keyboard::key::Named;
use iced::mouse;
use missions::Mission;
use std::collections::BTreeSet;
use std::path::Path;

const FILE: &str = include_str!("../../words/en.ftl");

/// Families of ids that are put together from a name: what comes before it.
const FAMILIES: [&str; 10] = [
    "command-",
    "button-",
    "layer-",
    "count-",
    "severity-",
    "trace-",
    "keep-",
    "bot-",
    "card-",
    "sight-corner-",
];

/// The texts of pieces, whose ids are put together from the rows of the rule system.
fn of_pieces() -> BTreeSet<String> {
    Mission::default().system().pieces().iter().flat_map(piece::ids).collect()
}

fn defined() -> BTreeSet<String> {
    let ids = FILE.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn every_text_exists_and_is_used() {
    let mut code = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |_, text| code += text);
    let defined = defined();
    assert!(defined.len() > 100);
    for call in ["say(\"", "tell(\""] {
        for (at, _) in code.match_indices(call) {
            let id = code[at + call.len()..].split('"').next().unwrap_or_default();
            assert!(defined.contains(id), "nobody has written the text {id:?}");
        }
    }
    let of_pieces = of_pieces();
    assert_eq!(of_pieces.difference(&defined).collect::<Vec<_>>(), [""; 0], "texts nobody has written");
    let in_family = |id: &str| FAMILIES.iter().any(|family| id.starts_with(family));
    let unused: Vec<&String> = defined
        .difference(&of_pieces)
        .filter(|id| !in_family(id) && !code.contains(&format!("\"{id}\"")))
        .collect();
    assert_eq!(unused, [""; 0], "texts nobody asks for");
}

/// What is not the window's own: names of the game, texts of missions, what the checks say, keys, paths.
fn data(session: &Session) -> String {
    let content = Content::doom2016();
    let mut data = String::from("HELLWRIGHT mission.ron ");
    data += &content.demons.iter().map(|demon| demon.name.clone()).collect::<Vec<_>>().join(" ");
    data += &content.sets.iter().map(|set| set.name.clone()).collect::<Vec<_>>().join(" ");
    data += &content.marines.iter().map(|marine| marine.name.clone()).collect::<Vec<_>>().join(" ");
    data += &content.invasions.iter().map(|card| card.name.clone()).collect::<Vec<_>>().join(" ");
    data += &content.event_sets.iter().map(|set| set.name.clone()).collect::<Vec<_>>().join(" ");
    data += &content.classes.iter().map(|card| card.name.clone()).collect::<Vec<_>>().join(" ");
    data += &session.data();
    data
}

fn is_left_out(text: &str, data: &str) -> bool {
    let wordy = text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 2);
    let chords = text.split_whitespace().all(|part| Chord::parse(part).is_some());
    wordy && !chords && !text.contains('⟦') && !data.to_lowercase().contains(&text.to_lowercase())
}

#[test]
fn no_text_is_left_out_of_the_file() {
    words::speak(Language::Pseudo);
    assert!(say("save").starts_with('⟦'));
    let mut left = BTreeSet::new();
    let folder = saved(overlap());
    let mut look = |session: &Session| {
        let data = data(session);
        left.extend(session.texts().into_iter().filter(|text| is_left_out(text, &data)));
    };
    let mut session = Session::new(None);
    look(&session);
    session.control("n");
    look(&session);
    let mut session = Session::new(Some(folder.path().to_owned()));
    for panel in ["1", "2", "3", "4", "5", "6", "7"] {
        session.alt(panel);
        look(&session);
    }
    for (key, control) in [("k", true), ("d", false), ("t", false)] {
        if control {
            session.control(key);
        } else {
            session.character(key);
        }
        look(&session);
    }
    session.key(Named::Escape);
    // What the probes say, of a space and of a pair of spaces.
    let mut map = Session::on_copy_of("cold-vaults");
    for probe in ["1", "2", "3", "4"] {
        map.point_at_cell(6, 5);
        map.character(probe);
        look(&map);
        map.click_cell(6, 5);
        for (x, y) in [(6, 2), (2, 9), (8, 1), (12, 12)] {
            map.point_at_cell(x, y);
            look(&map);
        }
    }
    // Results, and a game.
    map.alt("4");
    map.proof(proof::Message::Wanted(50));
    map.key(Named::F5);
    look(&map);
    map.control_key(Named::F5);
    assert!(map.watch().is_some());
    look(&map);
    map.key(Named::End);
    look(&map);
    // The workshop, with a tile that has faults, and its questions.
    session.control("t");
    look(&session);
    session.character("n");
    session.character("3");
    session.stroke(mouse::Button::Left, &[(1.5, 4.0)]);
    assert!(!session.workshop().expect("the workshop").faults().is_empty());
    session.craft(workshop::Message::Fault(0));
    look(&session);
    for command in [Command::WorkSave, Command::WorkBring] {
        session.craft(workshop::Message::Do(command));
        look(&session);
        session.key(Named::Escape);
    }
    session.key(Named::Escape);
    session.begin_question(Command::Pictures);
    look(&session);
    session.key(Named::Escape);
    session.control("e");
    for exporter in missions::export::ALL {
        session.export(export::Message::Looked(exporter.format().id));
        look(&session);
    }
    session.export(export::Message::FolderChanged(folder.path().join("out").display().to_string()));
    session.export(export::Message::Looked("pdf"));
    session.export(export::Message::Export);
    look(&session);
    words::speak(Language::English);
    assert_eq!(left, BTreeSet::new());
}
