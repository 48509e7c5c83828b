//! Phrases of our own dialect stay out of what people read, as `phrases.txt` beside this file lists them: the window's texts,
//! the documents and the command line have none, and their number in comments of Rust files only falls.

use std::path::PathBuf;

use super::workspace::{below, read, root};

/// A line of the list.
struct Phrase<'a> {
    words: &'a str,
    /// What to write instead.
    better: &'a str,
    /// How often comments still have it.
    left: usize,
}

const LIST: &str = include_str!("phrases.txt");

fn phrases() -> Vec<Phrase<'static>> {
    let lines = LIST.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let phrase = |line: &'static str| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [words, better, left] = fields[..] else { panic!("not `phrase | better | number`: {line}") };
        let left = left.parse().unwrap_or_else(|_| panic!("no number at the end: {line}"));
        Phrase { words, better, left }
    };
    lines.map(phrase).collect()
}

/// A text in small letters and on one line, without code: blocks between fences, and what stands between backticks in a line.
fn plain<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut fenced = false;
    let prose = lines.filter(|line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    });
    let prose: Vec<String> = prose.map(|line| line.split('`').step_by(2).collect()).collect();
    prose.join("\n").to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How often a phrase stands in a plain text as words of its own. One that begins with an apostrophe ends a word.
fn count(text: &str, phrase: &str) -> usize {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let alone = |at: &usize| {
        let (before, after) = (&text[..*at], &text[at + phrase.len()..]);
        (phrase.starts_with('\'') || !before.ends_with(is_word)) && !after.starts_with(is_word)
    };
    text.match_indices(phrase).map(|(at, _)| at).filter(alone).count()
}

/// The comments of a Rust file.
fn comments(code: &str) -> String {
    let lines = code.lines().map(str::trim_start).filter(|line| line.starts_with("//"));
    plain(lines.map(|line| line.trim_start_matches(['/', '!'])))
}

/// Texts of the window and the command line, without their ids and comments, and without the synonyms of commands: those are words people search.
fn texts(file: &str) -> String {
    let is_text = |line: &&str| !line.starts_with('#') && !line.trim_start().starts_with(".synonyms");
    let lines = file.lines().filter(is_text);
    plain(lines.map(|line| line.split_once(" = ").map_or(line, |(_, value)| value)))
}

/// The command line's sources.
fn command_line(code: &str) -> String {
    plain(code.replace("\\\n", " ").lines())
}

#[test]
fn what_people_read_has_none_of_our_phrases() {
    let mut read_by_people: Vec<(PathBuf, String)> = Vec::new();
    let mut add = |paths: Vec<PathBuf>, of: &dyn Fn(&str) -> String| {
        read_by_people.extend(paths.into_iter().map(|path| {
            let text = of(&read(&path));
            (path, text)
        }));
    };
    add(below("docs", "md"), &|page| plain(page.lines()));
    add(vec![root().join("README.md"), root().join("CONTRIBUTING.md")], &|page| plain(page.lines()));
    add(below("editor/model/src", "ftl"), &texts);
    add(below("editor/cli/src", "ftl"), &texts);
    add(below("editor/cli/src", "rs"), &command_line);
    let mut wrong = Vec::new();
    for Phrase { words, better, .. } in phrases() {
        for (path, text) in &read_by_people {
            // The script language has a value of this name.
            let is_language = words == "nobody" && path.ends_with("docs/script-reference.md");
            if !is_language && count(text, words) > 0 {
                wrong.push(format!("{}: \"{words}\": write {better}", path.display()));
            }
        }
    }
    assert_eq!(wrong, [""; 0], "phrases that other editors do not use");
}

#[test]
fn comments_only_lose_our_phrases() {
    let all: Vec<String> = below("", "rs").iter().map(|path| comments(&read(path))).collect();
    let mut wrong = Vec::new();
    for Phrase { words, better, left } in phrases() {
        let now: usize = all.iter().map(|text| count(text, words)).sum();
        if now > left {
            wrong.push(format!("\"{words}\": {now} instead of {left}; write {better}"));
        } else if now < left {
            wrong.push(format!(
                "\"{words}\": {now} instead of {left}; lower its number in phrases.txt to {now}"
            ));
        }
    }
    assert_eq!(wrong, [""; 0], "comments of Rust files");
}

#[test]
fn phrases_are_found_as_words_and_not_in_code() {
    let text = plain("It is\nTold so; `anew` is code.\n```\nwhoever\n```\nThe tool's business.".lines());
    assert_eq!(text, "it is told so; is code. the tool's business.");
    assert_eq!(count(&text, "is told"), 1);
    assert_eq!(count(&text, "'s business"), 1);
    assert_eq!(count("mended, re-mend, mend_it", "mend"), 0);
    assert_eq!(comments("fn f() {\n    // He is\n    // told.\n}"), "he is told.");
}
