//! Where a word of a script is made: in the script itself, or in the language, whose manual has an entry for it.
//! Places are bytes of the text; going there is for the window.

use super::scope::{Made, function, made};
use super::token::{Kind, Pieces};
use engine::language::Language;

/// Where a word is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Definition {
    /// At this byte of the script.
    Here(usize),
    /// In the language, under this name.
    Language(String),
}

/// Where the word at an offset is made. A tag in quotes leads to the function that hears it.
#[must_use]
pub fn definition(language: &Language, text: &str, offset: usize) -> Option<Definition> {
    let pieces = Pieces::code(text);
    let number = pieces.at(offset)?;
    let made = made(&pieces);
    let here = |number: usize| Definition::Here(pieces.all[number].at.start);
    let function_named = |name: &str| {
        made.iter().find(|(word, made, _)| *made == Made::Function && *word == name).map(|(.., at)| here(*at))
    };
    if pieces.all[number].kind == Kind::Text {
        return function_named(&format!("on_{}", pieces.word(number).trim_matches('"')));
    }
    if !pieces.is_word(number) || pieces.near(number, -1) == "::" {
        return None;
    }
    let word = pieces.word(number);
    let known = || {
        let known = language.func(word).is_some()
            || language.fact(word).is_some()
            || language.handler(word).is_some()
            || language.property(word).is_some()
            || language.option(word).is_some()
            || language.handlers().any(|handler| handler.field(word).is_some());
        known.then(|| Definition::Language(word.to_owned()))
    };
    if pieces.near(number, -1) == "." {
        return known();
    }
    // The nearest variable above counts, of this function only.
    let body = function(&pieces, number + 1);
    let seen = |(_, made, at): &&(&str, Made, usize)| {
        *made != Made::Variable || *at <= number && function(&pieces, *at + 1) == body
    };
    let own: Vec<&(&str, Made, usize)> =
        made.iter().filter(|(name, ..)| *name == word).filter(seen).collect();
    let variable = own.iter().rev().find(|(_, made, _)| *made == Made::Variable);
    let made_here = variable.or_else(|| own.first()).map(|(.., at)| here(*at));
    // The head of a handler is where it is made, and leads on to the event.
    let head = pieces.near(number, -1) == "fn";
    made_here.filter(|_| !head || language.handler(word).is_none()).or_else(known)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::SHARED;

    #[test]
    fn words_lead_to_where_they_are_made() {
        let text = "const STEPS = 2;\n\nfn on_start() {\n    let steps = STEPS;\n    offer(\"take\", #{ label: \"x\" });\n    \
                    finish(steps);\n}\n\nfn on_take(e) {\n    let steps = 1;\n}\n\nfn finish(steps) {\n    say(steps, round);\n}\n";
        let leads = |at: &str, to: &str| {
            let (offset, target) = (at.find('|').expect("a cursor"), to.find('|').expect("a place"));
            let at = at.replace('|', "");
            let from = text.find(&at).expect(&at) + offset;
            let there = text.find(&to.replace('|', "")).expect(to) + target;
            assert_eq!(definition(&SHARED, text, from), Some(Definition::Here(there)), "{at}");
        };
        leads("= STE|PS;", "const |STEPS");
        leads("    fin|ish(steps)", "fn |finish");
        leads("finish(ste|ps);", "let |steps = STEPS");
        leads("say(ste|ps", "finish(|steps) {");
        leads("\"ta|ke\"", "fn |on_take");
        leads("fn fin|ish", "fn |finish");
        let named = |word: &str| {
            assert_eq!(
                definition(&SHARED, text, text.find(word).expect(word) + 1),
                Some(Definition::Language(word.to_owned()))
            );
        };
        for word in ["on_start", "offer", "label", "round", "say"] {
            named(word);
        }
        assert_eq!(definition(&SHARED, "nothing();", 3), None);
    }
}
