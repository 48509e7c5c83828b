//! What a new game has to write before it plays: the methods without a default in the traits that a rule system implements. The number
//! may only fall.

use super::tokens::{Token, close, tokens};
use super::workspace::{read, root};

/// The traits, each in its file.
const CONTRACT: [(&str, &str); 10] = [
    ("Game", "engine/src/game.rs"),
    ("Audit", "engine/src/conform/rule.rs"),
    ("Covered", "engine/src/coverage.rs"),
    ("Course", "engine/src/course.rs"),
    ("Bot", "engine/src/play/bot.rs"),
    ("TableGame", "engine/rule-system/src/table_game.rs"),
    ("RuleSystem", "engine/rule-system/src/system.rs"),
    ("Tells", "engine/rule-system/src/tells.rs"),
    ("Content", "engine/rule-system/src/content.rs"),
    ("Searchable", "engine/rule-system/src/search/adviser.rs"),
];

/// So many methods have no default yet.
const REQUIRED: usize = 30;

/// The methods of a trait: their names, and whether they have a default.
fn methods<'a>(tokens: &[Token<'a>], name: &str) -> Vec<(&'a str, bool)> {
    let begins = |pair: &[Token<'_>]| pair[0].text == "trait" && pair[1].text == name;
    let Some(at) = tokens.windows(2).position(begins) else { return Vec::new() };
    let Some(open) = tokens[at..].iter().position(|it| it.text == "{").map(|open| at + open) else {
        return Vec::new();
    };
    let end = close(tokens, open);
    let mut found = Vec::new();
    let mut at = open + 1;
    while at < end {
        if tokens[at].text != "fn" {
            at += 1;
            continue;
        }
        let mut body = at;
        while body < end && !matches!(tokens[body].text, "{" | ";") {
            // The length of an array stands behind a semicolon too.
            body = if matches!(tokens[body].text, "(" | "[") { close(tokens, body) } else { body } + 1;
        }
        let has_default = body < end && tokens[body].text == "{";
        found.push((tokens[at + 1].text, has_default));
        at = if has_default { close(tokens, body) } else { body } + 1;
    }
    found
}

#[test]
fn methods_are_found_with_their_defaults() {
    let source = "pub trait Game: Sized { fn start(&self) -> u8; fn over(&self) -> bool { fn inner() {} false } const N: u8 = 1; fn step<T>(&self, it: [T; 2]); }";
    let found = methods(&tokens(source), "Game");
    assert_eq!(found, [("start", false), ("over", true), ("step", false)]);
}

#[test]
fn a_game_plays_after_few_methods() {
    let mut required = Vec::new();
    for (name, path) in CONTRACT {
        let source = read(&root().join(path));
        let methods = methods(&tokens(&source), name);
        assert!(!methods.is_empty(), "{name} is not in {path}");
        required.extend(
            methods.iter().filter(|(_, has_default)| !has_default).map(|(it, _)| format!("{name}::{it}")),
        );
    }
    let count = required.len();
    assert!(count <= REQUIRED, "{count} methods have no default: {}", required.join(", "));
    assert!(count >= REQUIRED, "lower REQUIRED to {count}: {}", required.join(", "));
}
