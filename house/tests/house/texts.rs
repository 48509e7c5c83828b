//! The files of texts: every text that code names is there, every text that is there is named, and code gives what it fills in. Texts whose ids are put together are left out; the crate that puts them together tests them.

use super::workspace::{below, read, root};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Files whose ids are put together in code.
const MADE_UP: [&str; 4] = [
    // By code and part: `m020-title`.
    "pages.ftl",
    // Of rows of the game and commands of the window: `piece-KIND`, `command-NAME`.
    "engine/doom-2016/words/en.ftl",
    // Of cards of the box: `demon-imp-name`.
    "engine/doom-2016/words/box.ftl",
    "editor/model/src/words/en.ftl",
];

/// Ids that are put together in code, by what they begin with: the help of commands and options.
const FAMILY: &str = "help-";

/// Calls that ask for a text by a literal id.
const CALLS: [&str; 8] =
    ["text(\"", "sentence(\"", "row(\"", "phrase(\"", "WORDS.text(\"", "say(\"", "sayOf(\"", "of_side(\""];

/// A file of texts: by id what each fills in.
fn texts(file: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut texts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut now = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let id = line.split(" =").next().unwrap_or_default();
        let is_id = line.starts_with(|c: char| c.is_ascii_lowercase())
            && line.contains(" =")
            && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if is_id {
            now = id;
            let _ = texts.entry(id).or_default();
        }
        for filled in line.split('$').skip(1) {
            let end = filled.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(filled.len());
            texts.entry(now).or_default().push(&filled[..end]);
        }
    }
    texts
}

/// Does code fill in something under this name? Rust says `("name", …)`, scripts `{ name: … }` or `{ name, … }`.
fn gives(code: &str, name: &str, is_script: bool) -> bool {
    if !is_script {
        return code.contains(&format!("(\"{name}\""));
    }
    let ends = [": ", ", ", " }"].map(|end| format!(" {name}{end}"));
    let mut calls = ["say(", "sayOf("].into_iter().flat_map(|call| code.split(call).skip(1));
    calls.any(|call| {
        let call = call.split(';').next().unwrap_or_default();
        ends.iter().any(|end| call.contains(end))
    })
}

/// The crate that a file lies in.
fn crate_of(file: &Path) -> PathBuf {
    let is_crate = |folder: &&Path| folder.join("Cargo.toml").is_file();
    file.ancestors().skip(1).find(is_crate).expect("every file of texts lies in a crate").to_owned()
}

/// The files of texts of each crate with its code, file by file: Rust, and the scripts of web pages.
fn crates() -> BTreeMap<PathBuf, (String, Vec<String>)> {
    let mut crates: BTreeMap<PathBuf, (String, Vec<String>)> = BTreeMap::new();
    for file in below("", "ftl") {
        let place = file.strip_prefix(root()).unwrap_or(&file).display().to_string().replace('\\', "/");
        if MADE_UP.iter().any(|it| place.ends_with(it)) || place.starts_with("words/") {
            continue;
        }
        crates.entry(crate_of(&file)).or_default().0 += &read(&file);
    }
    for (folder, (_, code)) in &mut crates {
        let src = folder.join("src");
        let place = src.strip_prefix(root()).unwrap_or(&src).display().to_string();
        *code =
            ["rs", "js"].iter().flat_map(|ending| below(&place, ending)).map(|path| read(&path)).collect();
    }
    crates
}

#[test]
fn every_text_is_there_and_is_named_and_gets_what_it_fills_in() {
    let mut wrong = Vec::new();
    let crates = crates();
    // A row of a game gets what it fills in from those who read the rows.
    let all: Vec<&String> = crates.values().flat_map(|(_, code)| code).collect();
    for (folder, (file, code)) in &crates {
        let texts = texts(file);
        let place = folder.strip_prefix(root()).unwrap_or(folder).display();
        for (id, filled) in &texts {
            let quoted = format!("\"{id}\"");
            if !id.starts_with(FAMILY) && !code.iter().any(|code| code.contains(&quoted)) {
                wrong.push(format!("{place}: the text {id} is not named"));
            }
            for name in filled {
                if !all.iter().any(|code| gives(code, name, id.starts_with("js-"))) {
                    wrong.push(format!("{place}: {id} fills in ${name}, which no code gives"));
                }
            }
        }
        for call in code.iter().flat_map(|code| CALLS.iter().flat_map(|call| code.split(call).skip(1))) {
            let id = call.split('"').next().unwrap_or_default();
            if id.contains('-') && !id.contains('{') && !texts.contains_key(id) {
                wrong.push(format!("{place}: there is no text {id}"));
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_filled_in_is_given_by_code() {
    let script = "const a = say(\"js-a\", { at, many: 1 }); const b = { left: 1 };";
    assert!(["at", "many"].iter().all(|name| gives(script, name, true)));
    assert!(!gives(script, "left", true) && !gives(script, "man", true) && !gives(script, "at", false));
    assert!(gives("text(\"a\").with(\"at\", 1)", "at", false));
}

#[test]
fn a_text_has_what_it_fills_in() {
    let file = "# $no\na-b = { $count ->\n    [one] One { $thing }.\n   *[other] Many.\n }\nc = { CAPITAL($side) } wins\n";
    let found = texts(file);
    assert_eq!(found, BTreeMap::from([("a-b", vec!["count", "thing"]), ("c", vec!["side"])]));
}
