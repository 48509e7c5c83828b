//! Everything the command line says, and every file it writes for people, in the language for tests: what is left in plain English was
//! written in code. What authors wrote and what programs read stays as it is.

use crate::run::{fixtures, ran};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Two words of plain small letters, one after the other.
fn pairs(text: &str) -> Vec<String> {
    let mut pairs = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let is_word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
        let end = |word: &str| word.trim_end_matches([',', '.', ':', ';', '?', '!', ')', '"']).to_owned();
        for two in words.windows(2) {
            let (first, second) = (two[0].trim_start_matches(['(', '"']), end(two[1]));
            if is_word(first) && is_word(&second) {
                pairs.push(format!("{first} {second}"));
            }
        }
    }
    pairs
}

/// All texts below a folder.
fn read_all(folder: &Path, endings: &[&str], out: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_all(&path, endings, out);
        } else if path.extension().and_then(|it| it.to_str()).is_some_and(|it| endings.contains(&it)) {
            *out += &fs::read_to_string(&path).expect("text");
            out.push('\n');
        }
    }
}

/// What authors of missions wrote.
fn authored() -> BTreeSet<String> {
    let mut all = String::new();
    read_all(&fixtures(), &["ron", "rhai"], &mut all);
    pairs(&all.to_lowercase()).into_iter().collect()
}

/// What the library for command lines writes by itself: `Print help (see a summary with '-h')`, `Print this message or the help of the
/// given subcommand(s)`.
const OF_CLAP: [&str; 7] =
    ["summary with", "this message", "message or", "or the", "the help", "help of", "the given"];

/// What of a text is plain English; commands to type are none.
fn left(name: &str, text: &str, authored: &BTreeSet<String>) -> Vec<String> {
    let is_left = |pair: &String| {
        !authored.contains(pair) && !OF_CLAP.contains(&pair.as_str()) && !pair.starts_with("hellwright ")
    };
    pairs(text).into_iter().filter(is_left).map(|pair| format!("{name}: {pair}")).collect()
}

#[test]
fn nothing_people_read_is_left_in_english() {
    let authored = authored();
    let home = tempfile::tempdir().expect("a folder");
    let text = |name: &str| home.path().join(name).to_str().expect("text").to_owned();
    let (games, out, report) = (text("games"), text("out"), text("report.html"));
    let mut found = Vec::new();
    let mut see = |arguments: &[&str]| {
        let told = ran(&[&["--lang", "en-XA"][..], arguments].concat());
        let name = arguments.join(" ");
        assert!(told.out.len() + told.err.len() > 20, "{name}: {told:?}");
        found.extend(left(&name, &format!("{}{}", told.out, told.err), &authored));
    };
    for command in ["check", "simulate", "export", "import", "replay", "render", "serve", "words", "probe"] {
        see(&[command, "--help"]);
    }
    see(&["--help"]);
    see(&["check", "broken"]);
    see(&["check", "coin", "--playouts", "50"]);
    see(&["check", "no-such-mission"]);
    see(&["explain", "M020"]);
    see(&["export", "--list"]);
    see(&["coverage", "coin"]);
    see(&["simulate", "coin", "--playouts", "20", "--save-replays", &games]);
    see(&["check", "coin", "--playouts", "400", "--report", &report]);
    see(&["export", "depot", "--to", "html,svg", "-o", &out]);
    let game = fs::read_dir(&games).expect("games").flatten().next().expect("a game").path();
    let game = game.to_str().expect("text");
    see(&["replay", game]);
    see(&["replay", game, "--verify"]);
    let mut files = String::new();
    read_all(home.path(), &["html", "svg"], &mut files);
    found.extend(left("files", &without_code(&files), &authored));

    let asked = ["hello", "mission", "new", "nonsense", "take", "odds"];
    let asked: String = asked.into_iter().map(|what| format!("{{\"do\":\"{what}\"}}\n")).collect();
    let told = crate::serve::said(&["--lang", "en-XA", "serve", "depot"], asked.into_bytes());
    found.extend(left("serve", &told.out, &authored));
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} pairs of words\n{}", found.len(), found.join("\n"));
}

/// A page without its styles, its scripts and its tags.
fn without_code(page: &str) -> String {
    let mut rest = page;
    let mut words = String::new();
    while let Some(open) = rest.find('<') {
        words += &rest[..open];
        words.push('\n');
        rest = &rest[open..];
        let end = ["style", "script"].into_iter().find(|tag| rest[1..].starts_with(tag));
        let close = end.map_or_else(|| ">".to_owned(), |tag| format!("</{tag}>"));
        rest = rest.find(&close).map_or("", |at| &rest[at + close.len()..]);
    }
    words + rest
}

#[test]
fn pairs_of_plain_words_are_found() {
    assert_eq!(pairs("the door Opens (one way) ťĥé ḋööř"), ["the door", "one way"]);
    assert_eq!(
        without_code("<p>a b<script>no <b></script>c</p>").split_whitespace().collect::<String>(),
        "abc"
    );
}
