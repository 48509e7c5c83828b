//! A mission in several languages: what is left to translate, and exports in one of its languages.

use crate::run::{fixtures, ran};
use std::fs;
use std::path::Path;

/// A copy of a mission with its title in Polish, and a briefing whose original has changed since.
fn translated(home: &Path) -> String {
    for file in ["mission.ron", "fetch.rhai"] {
        let _ = fs::copy(fixtures().join("depot").join(file), home.join(file)).expect("copied");
    }
    let file = home.join("mission.ron");
    let text = fs::read_to_string(&file).expect("text").replace("format: 2", "format: 3");
    let said = "    translations: [\n        (language: \"pl\", of: Title, was: \"Depot\", text: \"Magazyn\"),\n        \
                (language: \"pl\", of: Briefing, was: \"Another text.\", text: \"Odprawa.\"),\n    ],\n)\n";
    let open = text.trim_end().strip_suffix(')').expect("a mission ends with a bracket");
    fs::write(&file, format!("{open}{said}")).expect("written");
    home.to_str().expect("text").to_owned()
}

#[test]
fn what_is_left_to_translate_is_listed() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = translated(home.path());
    let told = ran(&["translate", &mission]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    assert!(told.out.starts_with("pl       2 of 6 texts, 1 of them older than its original"), "{}", told.out);
    let left = ran(&["translate", &mission, "--language", "PL"]);
    assert_eq!(left.code, 1);
    for line in ["Not translated: Summary", "  A mission for tests.", "Older than its original: Briefing"] {
        assert!(left.out.lines().any(|it| it == line), "{line}: {}", left.out);
    }
    assert!(!left.out.contains("Title"), "{}", left.out);
    let wrong = ran(&["translate", &mission, "--language", "polski"]);
    assert!(wrong.code == 2 && wrong.err.contains("`polski` is not the tag of a language"), "{}", wrong.err);
    let none = ran(&["translate", "depot"]);
    assert_eq!(none.code, 0);
    assert!(none.out.starts_with("The mission has 6 texts, in one language."), "{}", none.out);
}

#[test]
fn an_export_speaks_the_language_that_is_asked_for_and_stays_the_same_mission() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = translated(home.path());
    let page = |texts: &[&str]| {
        let out = tempfile::tempdir().expect("a folder");
        let to = out.path().to_str().expect("text");
        let told = ran(&[&["export", &mission, "--to", "html", "-o", to][..], texts].concat());
        let file = fs::read_dir(out.path()).expect("files").flatten().next().expect("a page").path();
        (told, fs::read_to_string(file).expect("text"))
    };
    let digest = |page: &str| {
        let at = page.find("\"digest\":\"").expect("a digest");
        page[at..].chars().take(45).collect::<String>()
    };
    let (polish, original) = (page(&["--texts", "pl-PL"]), page(&["--texts", "original"]));
    assert_eq!((polish.0.code, original.0.code), (0, 0), "{:?}", polish.0);
    assert!(polish.1.contains("<title>Magazyn"), "in Polish");
    assert!(original.1.contains("<title>Depot"), "in the original");
    assert_eq!(digest(&polish.1), digest(&original.1), "games of the one are games of the other");
    assert_eq!(page(&[]).1, original.1, "the program speaks English, and the mission has no texts in it");
    let (told, there) = page(&["--texts", "de"]);
    assert_eq!(told.code, 1);
    assert!(told.err.contains("has no texts in `de`, only in the original and in pl"), "{}", told.err);
    assert_eq!(there, original.1);
    let bundle = ran(&["export", &mission, "--to", "bundle", "-o", &mission, "--texts", "pl"]);
    assert!(bundle.err.contains("--texts makes no difference to bundle"), "{}", bundle.err);
}
