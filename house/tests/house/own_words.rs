//! Words of one game stay in the crate of that game: how many lines of shared code and of shared texts still name a thing that only
//! one game has, as `own_words.txt` beside this file lists them. The number may only fall. Comments and tests are left out, for an
//! example needs a game.

use super::modules::without_test_files;
use super::tokens::{tokens, without_tests};
use super::workspace::{below, folders, read, root, sources};
use std::collections::BTreeSet;

const LIST: &str = include_str!("own_words.txt");

/// How many lines name a thing of one game yet.
const LINES: usize = 1;

/// What knows a game by design beside the crates below `engine/`: the first format of files, which is frozen, and the tests of the
/// form, which list the words.
const OF_ONE_GAME: [&str; 2] = ["house", "missions/document/src/format/v1"];

/// The crate below `engine/` that all games share; the others are games and the list of them.
const OF_ALL_GAMES: &str = "engine/rule-system";

fn words() -> BTreeSet<&'static str> {
    LIST.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// The words of a line in small letters, of a name made of several each: `FragLimit`, `frag_limit` and `frag limits` are alike.
fn parts(line: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut before = ' ';
    for letter in line.chars() {
        let begins = !before.is_alphabetic() || (before.is_lowercase() && letter.is_uppercase());
        if letter.is_alphabetic() {
            if begins {
                parts.push(String::new());
            }
            parts.last_mut().expect("one began").extend(letter.to_lowercase());
        }
        before = letter;
    }
    parts
}

/// Does a line name a thing of one game? Of two words both stand one after the other; the last one may stand for many.
fn names_one(line: &str, words: &BTreeSet<&str>) -> bool {
    let parts = parts(line);
    let is = |said: &str, word: &str| said == word || said.strip_suffix('s') == Some(word);
    words.iter().any(|word| {
        let wanted: Vec<&str> = word.split(' ').collect();
        parts.windows(wanted.len()).any(|said| said.iter().zip(&wanted).all(|(said, word)| is(said, word)))
    })
}

/// The lines of a source that are neither comment nor test, with their numbers.
fn lines_of_code(text: &str) -> Vec<(usize, &str)> {
    let all = tokens(text);
    let kept: BTreeSet<usize> = without_tests(&all).tokens.iter().map(|token| token.line).collect();
    let any: BTreeSet<usize> = all.iter().map(|token| token.line).collect();
    let mut is_code = false;
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if any.contains(&number) {
            is_code = kept.contains(&number);
        }
        // A line without a token of its own goes on with the text of the line above, or is a comment.
        if is_code && !line.trim_start().starts_with("//") {
            lines.push((number, line));
        }
    }
    lines
}

/// Is a path, in a workspace with these crates, none of one game?
fn is_shared(path: &str, crates: &[&str]) -> bool {
    let games = crates.iter().copied().filter(|it| it.starts_with("engine/") && *it != OF_ALL_GAMES);
    !games
        .chain(OF_ONE_GAME)
        .any(|place| path.strip_prefix(place).is_some_and(|rest| rest.starts_with(['/', '.'])))
}

#[test]
fn shared_code_only_loses_words_of_one_game() {
    let words = words();
    let mut found: Vec<String> = Vec::new();
    let manifest = read(&root().join("Cargo.toml"));
    let crates = folders(&manifest);
    for folder in &crates {
        let place = format!("{folder}/src");
        for (path, text) in without_test_files(&sources(&place)) {
            let path = format!("{place}/{path}");
            let lines = lines_of_code(text).into_iter().filter(|(_, line)| names_one(line, &words));
            found.extend(
                lines
                    .filter(|_| is_shared(&path, &crates))
                    .map(|(number, line)| format!("{path}:{number}: {}", line.trim())),
            );
        }
    }
    for path in below("", "ftl") {
        let text = read(&path);
        let place = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        if !is_shared(&place.replace('\\', "/"), &crates) {
            continue;
        }
        let lines = text.lines().filter(|line| !line.starts_with('#') && names_one(line, &words));
        found.extend(lines.map(|line| format!("{place}: {line}")));
    }
    let now = found.len();
    assert!(
        now <= LINES,
        "{now} lines name a thing of one game instead of {LINES}: say it with a row of the rule system\n{}",
        found.join("\n")
    );
    assert!(now == LINES, "{now} lines instead of {LINES}: lower LINES to {now}");
}

#[test]
fn words_are_found_in_names_and_texts() {
    let words = BTreeSet::from(["portal", "frag limit"]);
    for line in
        ["let all_portals = 1;", "struct PortalSpot;", "\"The frag limit of\"", "frag_limits", "FragLimit"]
    {
        assert!(names_one(line, &words), "{line}");
    }
    for line in ["important", "frag the limit", "portalled", "limit_frag"] {
        assert!(!names_one(line, &words), "{line}");
    }
    let source = "//! portal\nfn a() {\n    // portal\n    \"portal \\\n     portal\"\n}\n#[cfg(test)]\nmod t {\n    fn portal() {}\n}\n";
    let lines: Vec<usize> = lines_of_code(source).into_iter().map(|(number, _)| number).collect();
    assert_eq!(lines, [2, 4, 5, 6]);
}

#[test]
fn every_crate_below_the_engine_but_the_shared_one_is_of_one_game() {
    let crates = ["engine", "engine/third-game", "engine/rule-system", "missions"];
    for path in ["engine/third-game/src/lib.rs", "house/src/lib.rs", "missions/document/src/format/v1.rs"] {
        assert!(!is_shared(path, &crates), "{path}");
    }
    for path in
        ["engine/src/lib.rs", "engine/rule-system/src/lib.rs", "engine/third-games", "missions/src/lib.rs"]
    {
        assert!(is_shared(path, &crates), "{path}");
    }
}
