//! Every example of the manual is a script without problems.

use crate::common::Mission;
use doom_2016::LANGUAGE;
use expect_test::expect_file;
use script_api::reference::{EntryKind, entries, page};

#[test]
fn the_page_is_up_to_date() {
    expect_file!["../../../docs/script-reference.md"].assert_eq(&page(&LANGUAGE));
}

#[test]
fn examples_of_the_manual_compile() {
    let mut shown = 0;
    for entry in entries(&LANGUAGE) {
        let Some(example) = entry.example else { continue };
        let (_, problems) = Mission::new().compile(&[(&entry.name, example)]);
        let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(list.is_empty(), "{example}\n{}", list.join("\n"));
        shown += 1;
    }
    assert!(shown > 50, "{shown}");
}

#[test]
fn the_first_example_of_the_page_compiles() {
    let page = page(&LANGUAGE);
    let text = page.split("```rhai\n").nth(1).unwrap().split("```").next().unwrap();
    let (scripts, problems) = Mission::new().compile(&[("lockdown", text)]);
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!(scripts.tunables().len(), 1);
    assert!(scripts.cards().next().unwrap().1.starts_with("Lockdown\n"));
}

#[test]
fn every_word_of_the_language_can_be_completed() {
    let entries = entries(&LANGUAGE);
    let has = |kind, name: &str| entries.iter().any(|e| e.kind == kind && e.name == name);
    assert!(has(EntryKind::Handler, "on_start") && has(EntryKind::EventProperty, "by"));
    assert!(has(EntryKind::Fact, "round") && has(EntryKind::Function, "summon"));
    assert!(has(EntryKind::Property, "faceup") && has(EntryKind::Option, "label"));
}
