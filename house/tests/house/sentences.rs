//! Sentences that people read stand in files of texts and not in code: how many literals of a crate look like one yet, as `sentences.txt`
//! beside this file lists them with the reason. A number may only fall. What our own bugs say is left out, as are tests.

use super::modules::without_test_files;
use super::tokens::{Token, close, inside_string, tokens, without_tests};
use super::workspace::{folders, read, root, sources};
use std::collections::BTreeMap;

const LIST: &str = include_str!("sentences.txt");

/// What names bugs of our own: to the person who fixes them.
const OF_BUGS: [&str; 12] = [
    "panic",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "unreachable",
    "todo",
    "unimplemented",
    "expect",
    "include_str",
];

/// The literals of a source that look like sentences, with their lines.
fn sentences(source: &str) -> Vec<(usize, &str)> {
    let all = tokens(source);
    let code = without_tests(&all).tokens;
    let text = |at: usize| code.get(at).map_or("", |token: &Token<'_>| token.text);
    let mut found = Vec::new();
    let mut at = 0;
    while at < code.len() {
        let open = if text(at + 1) == "!" { at + 2 } else { at + 1 };
        if OF_BUGS.contains(&text(at)) && text(open) == "(" {
            at = close(&code, open);
        } else if text(at) == "\"" {
            let inside = inside_string(source, code[at].at);
            if is_sentence(inside) {
                found.push((code[at].line, inside));
            }
        }
        at += 1;
    }
    found
}

/// Do two words of small letters stand one after the other, with a blank between? What is filled in is no word.
fn is_sentence(literal: &str) -> bool {
    // Scripts that are built in code are no sentences, whatever their comments say.
    if literal.contains("fn on_") || literal.contains("{ … }") {
        return false;
    }
    let words: Vec<&str> = literal.split(' ').collect();
    let is_word = |word: &str| {
        let bare = word.trim_end_matches([',', '.', ':', ';', '?', '!']);
        bare.len() > 1 && bare.chars().all(|letter| letter.is_ascii_lowercase() || letter == '\'')
    };
    words.windows(2).any(|two| is_word(two[0]) && is_word(two[1]))
}

/// The lines of the list: where, and how many.
fn listed() -> BTreeMap<&'static str, usize> {
    let lines = LIST.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let listed = lines.map(|line| {
        let mut parts = line.splitn(3, ' ');
        let mut next =
            || parts.next().unwrap_or_else(|| panic!("{line:?} has a place, a number and a reason"));
        let (place, number, _) = (next(), next(), next());
        (place, number.parse().unwrap_or_else(|_| panic!("{line:?} has a number")))
    });
    listed.collect()
}

#[test]
fn sentences_only_leave_the_code() {
    let listed = listed();
    let mut found: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let manifest = read(&root().join("Cargo.toml"));
    for folder in folders(&manifest).into_iter().filter(|folder| *folder != "house") {
        let place = format!("{folder}/src");
        for (path, text) in without_test_files(&sources(&place)) {
            let path = format!("{place}/{path}");
            // The longest place of the list that the file lies in.
            let known = listed.keys().filter(|it| path.starts_with(**it)).max_by_key(|it| it.len());
            let of = found.entry(known.copied().unwrap_or("elsewhere")).or_default();
            of.extend(sentences(text).into_iter().map(|(line, it)| format!("{path}:{line}: {it}")));
        }
    }
    let mut wrong = String::new();
    for (place, lines) in &found {
        let most = listed.get(place).copied().unwrap_or(0);
        if lines.len() > most {
            let now = lines.len();
            wrong += &format!("{place}: {now} instead of {most}: write them into a file of texts\n");
            wrong += &(lines.join("\n") + "\n");
        }
    }
    for (place, most) in &listed {
        let now = found.get(place).map_or(0, Vec::len);
        if now < *most {
            wrong += &format!("{place}: {now} instead of {most}: lower the number in sentences.txt\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn a_sentence_is_found_where_people_read_it() {
    let source = r##"
        fn a() -> String { format!("the {door} is open") }
        fn b() { panic!("no such door"); let c = d.expect("it was there"); say("a wall"); }
        const C: &str = r#"it "is" so"#;
        const D: [&str; 3] = ["one-word", "x = y", "fn on_start() {}"];
        #[cfg(test)]
        mod t { fn e() { say("in a test") } }
    "##;
    let found: Vec<(usize, &str)> = sentences(source);
    assert_eq!(found, [(2, "the {door} is open")]);
    assert!(is_sentence("it goes on") && is_sentence("{count} doors, all shut: go on"));
    assert!(!is_sentence("Door") && !is_sentence("<a b=\"c\">") && !is_sentence("x, y"));
}
