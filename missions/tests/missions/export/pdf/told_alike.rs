//! The booklet and the JSON export say the same of a card: what the Python program of `docs/examples` draws from the document alone
//! stands on the card to cut out, and no number of the document can be another without a difference.

use super::own_cards::{Face, example, faces};
use super::reader::Booklet;
use crate::export::json::cards::drawn;
use crate::export::json::document;
use missions::Mission;
use missions::export::Paper;
use serde_json::Value;
use std::collections::BTreeSet;

/// Where cards stand in the content of a document; a weapon and a set of events have lists of their own.
const LISTS: [(&str, bool); 7] = [
    ("demons", false),
    ("weapons", true),
    ("event_sets", true),
    ("invasions", false),
    ("classes", false),
    ("glory_kills", false),
    ("squad_cards", false),
];

/// The paths of all cards of a document, and how many tokens bring each.
fn cards(document: &Value) -> Vec<(String, u64)> {
    let mut paths = Vec::new();
    for (list, nested) in LISTS {
        let all = document["content"][list].as_array().expect("list");
        for (i, it) in all.iter().enumerate() {
            let path = format!("/content/{list}/{i}");
            if nested {
                let tokens = it["tokens"].as_u64().unwrap_or(1);
                let cards = 0..it["cards"].as_array().expect("list").len();
                paths.extend(cards.map(|card| (format!("{path}/cards/{card}"), tokens)));
            } else {
                paths.push((path, 1));
            }
        }
    }
    paths
}

/// Those of them that the box does not have.
fn own(document: &Value) -> Vec<(String, u64)> {
    let boxed = self::document(&Mission::starter());
    let id = |document: &Value, path: &str| document.pointer(path).expect("there")["id"].to_string();
    let known: BTreeSet<String> = cards(&boxed).iter().map(|(path, _)| id(&boxed, path)).collect();
    cards(document).into_iter().filter(|(path, _)| !known.contains(&id(document, path))).collect()
}

/// Does a card of a document stand in the booklet, as often as it is needed and with all that is drawn of it? `None` where the
/// machine is to do without Python.
fn alike(document: &Value, path: &str, tokens: u64, faces: &[Face]) -> Option<Result<(), String>> {
    let card = document.pointer(path).expect("there");
    let name = card["name"].as_str().expect("a name");
    let lines = drawn(document, Some(name))?;
    let [line] = lines.as_slice() else { return Some(Err(format!("{name} is drawn as {lines:?}"))) };
    let printed: Vec<String> = faces
        .iter()
        .filter(|face| face.text.starts_with(name))
        .map(|face| format!("{} {}", face.kind, face.text).to_lowercase())
        .collect();
    let copies = card["copies"].as_u64().unwrap_or(1) * tokens;
    if printed.len() as u64 != copies {
        return Some(Err(format!("{name} is there {} times and needed {copies} times", printed.len())));
    }
    let mut drawn = line.trim_start_matches("- ").to_lowercase();
    for mark in [";", "|", " / ", "*", "(", ")", ". ", ", ", ": "] {
        drawn = drawn.replace(mark, "\n");
    }
    let mut parts: Vec<String> =
        drawn.lines().map(|part| part.trim().trim_end_matches('.').to_owned()).collect();
    // The program draws no heading, where the number of figures stands.
    parts.extend(card["figures"].as_u64().map(|figures| format!("figures {figures}")));
    let missing = parts.iter().filter(|part| !part.starts_with('×')).find(|part| {
        let whole = |text: &String| format!("{text} ").contains(&format!("{part} "));
        let ends = |text: &String| text.contains(&format!("{part},")) || text.contains(&format!("{part}."));
        let closed = |text: &String| text.contains(&format!("{part})")) || text.contains(&format!("{part};"));
        let goes_on =
            |text: &String| text.contains(&format!("{part}:")) || text.contains(&format!("{part} ("));
        let stands = |text: &String| whole(text) || ends(text) || closed(text) || goes_on(text);
        !part.is_empty() && !printed.iter().all(stands)
    });
    Some(match missing {
        Some(part) => Err(format!("\"{part}\" is not on the card {name}: {printed:?}")),
        None => Ok(()),
    })
}

/// The paths of all numbers below a value; on paper, what a card can do is in words.
fn numbers(value: &Value, path: &str, into: &mut Vec<String>) {
    match value {
        Value::Number(_) => into.push(path.to_owned()),
        Value::Array(all) => {
            for (i, it) in all.iter().enumerate() {
                numbers(it, &format!("{path}/{i}"), into);
            }
        }
        Value::Object(all) => {
            for (key, it) in all.iter().filter(|(key, _)| *key != "abilities") {
                numbers(it, &format!("{path}/{key}"), into);
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[test]
fn a_card_drawn_from_the_document_is_the_card_of_the_booklet() {
    let mission = example();
    let Some(booklet) = Booklet::read(&super::bytes("own-cards", &mission, Paper::A4)) else { return };
    let faces = faces(&mission, &booklet.expect("reads"));
    let document = document(&mission);
    let own = own(&document);
    assert_eq!(own.len(), 9, "{own:?}");
    let mut tried = 0;
    for (path, tokens) in own {
        let Some(good) = alike(&document, &path, tokens, &faces) else { return };
        good.unwrap_or_else(|why| panic!("{why}"));
        let mut all = Vec::new();
        numbers(document.pointer(&path).expect("there"), &path, &mut all);
        for number in all {
            let mut other = document.clone();
            let value = other.pointer_mut(&number).expect("there");
            *value = (value.as_u64().expect("a count") + 8).into();
            let noticed = alike(&other, &path, tokens, &faces).expect("Python is here");
            assert!(noticed.is_err(), "{number} may be another");
            tried += 1;
        }
    }
    assert!(tried > 40, "{tried}");
}
