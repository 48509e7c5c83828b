//! Texts of the window: none is written in the code. That is seen in a language in which every text of the file has
//! brackets; whether each of them exists and is asked for is seen beside the file.

use super::session::Session;
use super::{alone, overlap, saved};
use crate::app;
use crate::menu;
use crate::panel::export;
use crate::panel::inspector;
use crate::panel::proof;
use crate::panel::proof::intents::{self, What, Written};
use crate::panel::workshop;
use doom_2016::Content;
use editor_model::command::{Chord, Command};
use editor_model::words::{self, Language, say};
use iced::keyboard::key::Named;
use iced::mouse;
use std::collections::BTreeSet;

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
    // Originals stand beside their translations.
    data += &session.texts_of_mission();
    data
}

fn is_left_out(text: &str, data: &str) -> bool {
    let wordy = text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 2);
    let chords = text.split_whitespace().all(|part| Chord::parse(part).is_some());
    wordy && !chords && !text.contains('⟦') && !data.to_lowercase().contains(&text.to_lowercase())
}

#[test]
fn no_text_is_left_out_of_the_file() {
    // The language is of the whole process, and other tests speak English beside this one.
    if !alone("words::no_text_is_left_out_of_the_file") {
        return;
    }
    words::speak(Language::PSEUDO);
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
    session.key(Named::Escape);
    session.control(",");
    look(&session);
    session.key(Named::Escape);
    session.send(app::Message::Menu(menu::Message::Do(Command::About)));
    look(&session);
    let mut session = Session::new(Some(folder.path().to_owned()));
    // What saving would lose is asked about.
    let other = saved([]);
    let file = other.path().join("mission.ron");
    let text = std::fs::read_to_string(&file).expect("text");
    std::fs::write(&file, format!("// A comment.\n{text}")).expect("written");
    let mut losing = Session::new(Some(other.path().to_owned()));
    losing.control("s");
    look(&losing);
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
    session.alt("1");
    session.click(&say("inspector-languages"));
    look(&session);
    session.inspector(inspector::Message::Languages(inspector::languages::Message::Added("p".to_owned())));
    look(&session);
    session.inspector(inspector::Message::Languages(inspector::languages::Message::Added("pl".to_owned())));
    look(&session);
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
    map.carry_out(Command::CompareVersion);
    look(&map);
    map.proof(proof::Message::Wanted(1));
    map.carry_out(Command::Knockouts);
    look(&map);
    map.proof(proof::Message::Intents(intents::Message::Add));
    for what in [What::Rounds, What::Used, What::Taken, What::MarinesWin] {
        map.proof(proof::Message::Intents(intents::Message::Form(Written::What(what))));
        look(&map);
    }
    map.proof(proof::Message::Intents(intents::Message::Form(Written::To("9".into()))));
    map.proof(proof::Message::Intents(intents::Message::Save));
    look(&map);
    map.control_shift_key(Named::F5);
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
    assert_eq!(left, BTreeSet::new());
}
