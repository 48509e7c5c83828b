//! The colour of every word of a script, or rather what it is; which colour that is, is for the window to say.
//! A word that nothing makes and nobody knows is told apart already here, before the checks have come round.

use super::scope::{KEYWORDS, Made, made};
use super::token::{Kind, Pieces};
use crate::bind::heard::{HEARD, heard};
use crate::bind::offer::OPTIONS;
use crate::bind::property::property;
use crate::bind::{fact, func};
use std::collections::BTreeMap;
use std::ops::Range;

/// What a piece of a script is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    /// A word of the grammar: `if`.
    Keyword,
    /// A function of the language, or one of Rhai's.
    Function,
    /// The name of a function that an event calls.
    Handler,
    /// A plain word of the language: `round`.
    Fact,
    /// What is read off something with a dot.
    Property,
    /// A name on the map, with `map::` before it.
    MapName,
    /// A constant of the script.
    Constant,
    /// A variable or function of the script.
    Own,
    /// A text in quotes.
    Text,
    /// A number.
    Number,
    /// A comment.
    Comment,
    /// A word that nobody knows.
    Unknown,
}

/// Every word, text, number and comment of a script, in order; signs and spaces between them are left out.
#[must_use]
pub fn highlight(text: &str) -> Vec<(Range<usize>, Token)> {
    let pieces = Pieces::of(text);
    let made: BTreeMap<&str, Made> = made(&pieces).into_iter().map(|(word, made, _)| (word, made)).collect();
    let token = |number: usize| match pieces.all[number].kind {
        Kind::Comment => Some(Token::Comment),
        Kind::Text => Some(Token::Text),
        Kind::Number => Some(Token::Number),
        Kind::Word => Some(word(&pieces, number, &made)),
        Kind::Sign if pieces.word(number) == "::" && pieces.near(number, -1) == "map" => Some(Token::MapName),
        Kind::Sign => None,
    };
    (0..pieces.all.len()).filter_map(|number| Some((pieces.all[number].at.clone(), token(number)?))).collect()
}

fn word(pieces: &Pieces<'_>, number: usize, made: &BTreeMap<&str, Made>) -> Token {
    let word = pieces.word(number);
    let called = pieces.near(number, 1) == "(";
    match (pieces.near(number, -1), pieces.near(number, 1)) {
        ("::", _) if pieces.near(number, -2) == "map" => return Token::MapName,
        (_, "::") if word == "map" => return Token::MapName,
        (".", _) if called && is_function(word) => return Token::Function,
        (".", _) if is_property(word) => return Token::Property,
        (".", _) if !called && made.get(word) != Some(&Made::Function) => return Token::Unknown,
        ("fn", _) if word.starts_with("on_") && heard(word).is_some() => return Token::Handler,
        (_, ":") if OPTIONS.iter().any(|(option, _)| option.name == word) => return Token::Property,
        (_, ":") => return Token::Own,
        _ => {}
    }
    if KEYWORDS.contains(&word) {
        return Token::Keyword;
    }
    match made.get(word) {
        Some(Made::Function) if word.starts_with("on_") => return Token::Handler,
        Some(Made::Constant) => return Token::Constant,
        Some(_) => return Token::Own,
        None => {}
    }
    if fact::fact(word).is_some() {
        Token::Fact
    } else if called && is_function(word) {
        Token::Function
    } else {
        // Alone it is no more than a word that is being written.
        Token::Unknown
    }
}

fn is_function(word: &str) -> bool {
    func(word).is_some() || crate::compile::library().iter().any(|(name, _)| name == word)
}

fn is_property(word: &str) -> bool {
    let of_rhai = || {
        let getter = format!("get${word}");
        crate::compile::library().iter().any(|(name, _)| *name == getter)
    };
    property(word).is_some()
        || HEARD.iter().any(|heard| heard.field(word).is_some())
        || word == "count"
        || of_rhai()
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn check(text: &str, expected: &Expect) {
        let all = highlight(text).into_iter().map(|(at, token)| format!("{token:?} {}\n", &text[at]));
        expected.assert_eq(&all.collect::<String>());
    }

    #[test]
    fn every_word_is_something() {
        check(
            "// A card\nconst STEPS = 2;\nfn on_door_opened(e) {\n  if e.by.side == \"marines\" && round < STEPS { \
             summon(map::gate); }\n  helper(x);\n}\nfn helper(y) { portals().count + y.opne }",
            &expect![[r#"
                Comment // A card
                Keyword const
                Constant STEPS
                Number 2
                Keyword fn
                Handler on_door_opened
                Own e
                Keyword if
                Own e
                Property by
                Property side
                Text "marines"
                Fact round
                Constant STEPS
                Function summon
                MapName map
                MapName ::
                MapName gate
                Own helper
                Unknown x
                Keyword fn
                Own helper
                Own y
                Function portals
                Property count
                Own y
                Unknown opne
            "#]],
        );
    }

    #[test]
    fn broken_text_has_colours_too() {
        check(
            "fn on_hack(e { offer(\"hack\", #{ label: `Hack ${e.by.name",
            &expect![[r#"
                Keyword fn
                Handler on_hack
                Own e
                Function offer
                Text "hack"
                Property label
                Text `Hack 
                Own e
                Property by
                Property name
            "#]],
        );
    }

    #[test]
    fn what_the_parser_takes_is_never_unknown() {
        // The manual's examples are sound scripts.
        for entry in crate::reference::entries() {
            let Some(example) = entry.example else { continue };
            for (at, token) in highlight(example) {
                assert_ne!(token, Token::Unknown, "{:?} in {example}", &example[at]);
            }
        }
    }
}
