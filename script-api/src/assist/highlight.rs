//! The colour of every word of a script, or rather what it is; which colour that is, is for the window to say. A word
//! that is neither defined nor known is marked already here, before the checks have run.

use super::scope::{KEYWORDS, Made, made};
use super::token::{Kind, Pieces};
use engine::language::Language;
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
    /// An unknown word.
    Unknown,
}

/// Every word, text, number and comment of a script, in order; signs and spaces between them are left out.
#[must_use]
pub fn highlight(language: &Language, text: &str) -> Vec<(Range<usize>, Token)> {
    let pieces = Pieces::of(text);
    let made: BTreeMap<&str, Made> = made(&pieces).into_iter().map(|(word, made, _)| (word, made)).collect();
    let token = |number: usize| match pieces.all[number].kind {
        Kind::Comment => Some(Token::Comment),
        Kind::Text => Some(Token::Text),
        Kind::Number => Some(Token::Number),
        Kind::Word => Some(word(language, &pieces, number, &made)),
        Kind::Sign if pieces.word(number) == "::" && pieces.near(number, -1) == "map" => Some(Token::MapName),
        Kind::Sign => None,
    };
    (0..pieces.all.len()).filter_map(|number| Some((pieces.all[number].at.clone(), token(number)?))).collect()
}

fn word(language: &Language, pieces: &Pieces<'_>, number: usize, made: &BTreeMap<&str, Made>) -> Token {
    let word = pieces.word(number);
    let called = pieces.near(number, 1) == "(";
    match (pieces.near(number, -1), pieces.near(number, 1)) {
        ("::", _) if pieces.near(number, -2) == "map" => return Token::MapName,
        (_, "::") if word == "map" => return Token::MapName,
        (".", _) if called && is_function(language, word) => return Token::Function,
        (".", _) if is_property(language, word) => return Token::Property,
        (".", _) if !called && made.get(word) != Some(&Made::Function) => return Token::Unknown,
        ("fn", _) if word.starts_with("on_") && language.handler(word).is_some() => return Token::Handler,
        (_, ":") if language.option(word).is_some() => return Token::Property,
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
    if language.fact(word).is_some() {
        Token::Fact
    } else if called && is_function(language, word) {
        Token::Function
    } else {
        // Alone it is no more than a word that is being written.
        Token::Unknown
    }
}

fn is_function(language: &Language, word: &str) -> bool {
    language.func(word).is_some() || crate::compile::library().iter().any(|(name, _)| name == word)
}

fn is_property(language: &Language, word: &str) -> bool {
    let of_rhai = || {
        let getter = format!("get${word}");
        crate::compile::library().iter().any(|(name, _)| *name == getter)
    };
    language.property(word).is_some()
        || language.handlers().any(|handler| handler.field(word).is_some())
        || word == "count"
        || of_rhai()
}
