//! The words a script makes itself: functions, constants, parameters and variables, as far as pieces of text show.
//! Where a variable can be seen is not asked beyond its function; a text that is being written may not say it.

use super::token::{Kind, Pieces};
use engine::language::{Handler, Language};

/// The words with a meaning of their own.
pub(super) const KEYWORDS: [&str; 20] = [
    "fn", "const", "let", "if", "else", "for", "in", "while", "loop", "do", "until", "switch", "return",
    "break", "continue", "true", "false", "private", "is", "Fn",
];

/// A word that the script makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
    Function,
    Constant,
    /// A parameter or variable.
    Variable,
}

/// Every word the script makes, with the number of the piece where it does.
pub(super) fn made<'t>(pieces: &Pieces<'t>) -> Vec<(&'t str, Made, usize)> {
    let mut found = Vec::new();
    for number in 0..pieces.all.len() {
        let word = pieces.word(number);
        if pieces.is_word(number) {
            let made = match word {
                "fn" => Made::Function,
                "const" => Made::Constant,
                "let" => Made::Variable,
                "for" => {
                    // `for x in`, or `for (x, i) in`.
                    let words =
                        (number + 1..pieces.all.len()).take_while(|n| pieces.word(*n) != "in").take(5);
                    found.extend(
                        words.filter(|n| pieces.is_word(*n)).map(|n| (pieces.word(n), Made::Variable, n)),
                    );
                    continue;
                }
                _ => continue,
            };
            if pieces.is_word(number + 1) {
                found.push((pieces.word(number + 1), made, number + 1));
            }
            if made == Made::Function && pieces.sign(number + 2) == "(" {
                let ends = |n: &usize| !matches!(pieces.sign(*n), ")" | "{");
                let words = (number + 3..pieces.all.len()).take_while(ends).take(40);
                found.extend(
                    words.filter(|n| pieces.is_word(*n)).map(|n| (pieces.word(n), Made::Variable, n)),
                );
            }
        } else if pieces.sign(number) == "|" {
            // A nameless function: `|x, y| …`.
            let words = (number + 1..pieces.all.len()).take_while(|n| pieces.sign(*n) != "|").take(8);
            let words: Vec<usize> = words.filter(|n| pieces.sign(*n) != ",").collect();
            let closed = words.last().is_some_and(|last| pieces.sign(last + 1) == "|");
            if closed && words.iter().all(|n| pieces.is_word(*n)) {
                found.extend(words.into_iter().map(|n| (pieces.word(n), Made::Variable, n)));
            }
        }
    }
    found
}

/// The tags of offers, questions and rolls, with the handler of their answers.
pub(super) fn tags<'t>(pieces: &Pieces<'t>, language: &Language) -> Vec<(&'t str, &'static Handler)> {
    let tag = |number: usize| {
        let text = pieces.all.get(number + 2).filter(|piece| piece.kind == Kind::Text);
        let answer = language.answer_to(pieces.word(number)).filter(|_| pieces.sign(number + 1) == "(")?;
        let word = text.map(|_| pieces.word(number + 2).trim_matches('"'))?;
        let sound = !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        sound.then_some((word, answer))
    };
    (0..pieces.all.len()).filter_map(tag).collect()
}

/// The piece `fn` of the function that a piece stands in.
pub(super) fn function(pieces: &Pieces<'_>, number: usize) -> Option<usize> {
    // A function begins at the margin of its line, whatever was left open above it.
    let margin = |n: usize| {
        let start = pieces.all[n].at.start;
        pieces.text[..start].ends_with('\n') || start == 0
    };
    (0..number.min(pieces.all.len())).rev().find(|n| {
        pieces.is_word(*n) && pieces.word(*n) == "fn" && (margin(*n) || pieces.inside(*n).is_none())
    })
}

/// The event that the function around a piece hears.
pub(super) fn event(pieces: &Pieces<'_>, number: usize, language: &Language) -> Option<&'static Handler> {
    let name = pieces.word(function(pieces, number)? + 1);
    language.handler(name).or_else(|| {
        let tag = name.strip_prefix("on_")?;
        tags(pieces, language).into_iter().find(|(word, _)| *word == tag).map(|(_, answer)| answer)
    })
}

/// What the first parameter of the function around a piece is called.
pub(super) fn parameter<'t>(pieces: &Pieces<'t>, number: usize) -> Option<&'t str> {
    let name = function(pieces, number)? + 1;
    let first = (pieces.sign(name + 1) == "(" && pieces.is_word(name + 2)).then(|| pieces.word(name + 2));
    first.filter(|_| pieces.word(name).starts_with("on_"))
}
