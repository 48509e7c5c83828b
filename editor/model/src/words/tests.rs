//! The files of texts, the window's and those of the rule systems: every one that is asked for exists, and every one that exists is
//! asked for, here or in the window. That none is written in the code is seen in the window, by what it shows.

use super::{say_of, sources, synonyms};
use crate::command::Command;
use crate::naming::{self, door, piece, role_in_words};
use missions::Mission;
use rule_system::CardRole;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Families of ids that are put together from a name: what comes before it.
const FAMILIES: [&str; 14] = [
    "command-",
    "lacks-",
    "button-",
    "layer-",
    "count-",
    "severity-",
    "trace-",
    "keep-",
    "bot-",
    "card-",
    "sight-corner-",
    "players-",
    "handler-",
    "many-M",
];

/// The texts of pieces and settings, whose ids are put together from the rows of the rule system.
fn of_rows() -> BTreeSet<String> {
    let system = Mission::default().system();
    let doors = system.doors().iter().flat_map(door::ids);
    system.pieces().iter().flat_map(piece::ids).chain(doors).chain(naming::ids(system)).collect()
}

fn defined() -> BTreeSet<String> {
    sources().flat_map(|source| source.ids().into_keys()).collect()
}

/// Every source under a folder.
fn read_all(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_all(&path, code);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            *code += &fs::read_to_string(&path).expect("text");
        }
    }
}

#[test]
fn every_text_exists_and_is_used() {
    let mut code = String::new();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["src", "../window/src"] {
        read_all(&here.join(folder), &mut code);
    }
    let defined = defined();
    assert!(defined.len() > 100);
    for call in ["say(\"", "say_with(\"", "say_of(\"", "say_of_side(\""] {
        for (at, _) in code.match_indices(call) {
            let id = code[at + call.len()..].split('"').next().unwrap_or_default();
            assert!(defined.contains(id), "nobody has written the text {id:?}");
        }
    }
    let of_rows = of_rows();
    assert_eq!(of_rows.difference(&defined).collect::<Vec<_>>(), [""; 0], "texts nobody has written");
    let in_family = |id: &str| FAMILIES.iter().any(|family| id.starts_with(family));
    let unused: Vec<&String> = defined
        .difference(&of_rows)
        .filter(|id| !in_family(id) && !code.contains(&format!("\"{id}\"")))
        .collect();
    assert_eq!(unused, [""; 0], "texts nobody asks for");
}

#[test]
fn a_rule_system_has_words_of_its_own_beside_those_for_all() {
    let ids: Vec<String> = sources().flat_map(|source| source.ids().into_keys()).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "a text is written in two files");
    assert_eq!(say_of("stand-flat", Mission::default().system()), "there is already a portal or teleporter");
    assert_eq!(say_of("stand-token", Mission::default().system()), "there is already a token");
    assert_eq!(synonyms("command-cards"), "objective rules threat");
    assert_eq!(Command::ToolSource.title(), "Place Portal");
    assert_eq!(Command::ToolReturn.title(), "Place Teleporter");
    assert_eq!(Command::ToolSource.synonyms(), "put add spawn");
    assert_eq!(role_in_words(CardRole::new("threat"), None), ["Threat", "How the demons arrive."]);
    assert_eq!(role_in_words(CardRole::new("boss event"), None), ["boss event", ""]);
}
