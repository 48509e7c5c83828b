//! The code of the cards' scripts as words and signs, with its functions and calls: for checks that compare what several cards
//! ask for. `verdict::calls` reads only the texts that a call begins with; here every value stays as it is written.

use super::Context;
use crate::verdict::calls::spot;
use engine::language::Language;
use missions_document::diagnostic::Place;
use missions_document::id::ScriptName;
use missions_play::printed::Printed;
use missions_play::ruleset;
use script_api::assist::{Token, highlight};

/// A word, a text, a number or a sign of a script. Comments are left out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bit<'m> {
    /// As it is written.
    pub(super) word: &'m str,
    /// What it is; nothing for a sign.
    pub(super) token: Option<Token>,
    /// Where it begins, in bytes.
    pub(super) at: usize,
}

/// A script that a card names.
#[derive(Debug)]
pub(super) struct Source<'m> {
    /// Its file.
    pub(super) script: &'m ScriptName,
    /// Its text.
    pub(super) text: &'m str,
    /// Its code.
    pub(super) bits: Vec<Bit<'m>>,
}

/// A function of a script.
#[derive(Debug)]
pub(super) struct Function<'s, 'm> {
    /// What it is called.
    pub(super) name: &'m str,
    /// Where it begins.
    pub(super) place: Place,
    /// What stands between its outer braces.
    pub(super) body: &'s [Bit<'m>],
}

/// A call of a function of the language.
#[derive(Debug)]
pub(super) struct Call<'m> {
    /// The script that calls.
    pub(super) script: &'m ScriptName,
    /// Where.
    pub(super) place: Place,
    /// The function of the script that it stands in.
    pub(super) within: &'m str,
    /// What it hands over, without spaces between words; the thing before the dot is none of these.
    pub(super) parts: Vec<String>,
    /// Is it written behind a dot: `map::core.aim()`?
    is_method: bool,
}

impl Bit<'_> {
    /// The sign it is; empty for anything else.
    fn sign(&self) -> &str {
        if self.token.is_none() { self.word } else { "" }
    }
}

impl<'m> Source<'m> {
    /// The scripts of all cards, each once.
    pub(super) fn all(context: &Context<'m>) -> Vec<Self> {
        let mission = context.mission;
        let language = ruleset::language(mission);
        let is_named = |script: &ScriptName| mission.cards().iter().any(|card| card.script == *script);
        let scripts = mission.scripts().iter().filter(|(script, _)| is_named(script));
        scripts.map(|(script, text)| Self { script, text, bits: bits(language, text) }).collect()
    }

    /// The same, each with what its card says to players; none where a script cannot be read, for it may do what the others lack.
    pub(super) fn of_cards(context: &Context<'m>) -> Vec<(Self, Printed)> {
        if context.has_unread() {
            return Vec::new();
        }
        let card = |source: Self| {
            let card = Printed::all(context.mission).find(|card| card.script == *source.script)?;
            Some((source, card))
        };
        Self::all(context).into_iter().filter_map(card).collect()
    }

    /// A spot in it, by the bytes before it.
    pub(super) fn place(&self, at: usize) -> Place {
        spot(self.script, self.text, at)
    }

    /// Its functions, in order.
    pub(super) fn functions(&self) -> Vec<Function<'_, 'm>> {
        let mut found = Vec::new();
        for (number, bit) in self.bits.iter().enumerate() {
            let Some(name) = self.bits.get(number + 1).filter(|_| is_fn(bit)) else { continue };
            let Some(open) = (number..self.bits.len()).find(|at| self.bits[*at].sign() == "{") else {
                continue;
            };
            let body = &self.bits[open + 1..closing(&self.bits, open)];
            found.push(Function { name: name.word, place: self.place(bit.at), body });
        }
        found
    }

    /// Its calls of a function of the language.
    pub(super) fn calls(&self, function: &str) -> Vec<Call<'m>> {
        let (mut found, mut within) = (Vec::new(), "");
        for (number, bit) in self.bits.iter().enumerate() {
            if is_fn(bit) {
                within = self.bits.get(number + 1).map_or("", |name| name.word);
            } else if bit.token == Some(Token::Function) && bit.word == function {
                found.extend(self.call(number, within));
            }
        }
        found
    }

    fn call(&self, number: usize, within: &'m str) -> Option<Call<'m>> {
        let open = number + 1;
        if self.bits.get(open)?.sign() != "(" {
            return None;
        }
        let inside = &self.bits[open + 1..closing(&self.bits, open)];
        let before = number.checked_sub(1).map_or("", |before| self.bits[before].sign());
        Some(Call {
            script: self.script,
            place: self.place(self.bits[number].at),
            within,
            parts: split(inside),
            is_method: before == ".",
        })
    }
}

impl Call<'_> {
    /// The text in quotes that it begins with; nothing if that is written in another way.
    pub(super) fn text(&self) -> Option<&str> {
        self.parts.first().filter(|_| !self.is_method).and_then(|part| quoted(part))
    }
}

/// The calls of a function in the scripts of all cards.
pub(super) fn calls<'m>(sources: &[Source<'m>], function: &str) -> Vec<Call<'m>> {
    sources.iter().flat_map(|source| source.calls(function)).collect()
}

/// What a text in quotes says; nothing if it is no plain text.
pub(super) fn quoted(word: &str) -> Option<&str> {
    let inner = ['"', '`'].iter().find_map(|quote| word.strip_prefix(*quote)?.strip_suffix(*quote))?;
    (!inner.contains(['\\', '`', '"', '\n'])).then_some(inner)
}

/// Words as they are written, without the spaces between them.
pub(super) fn joined(bits: &[Bit<'_>]) -> String {
    bits.iter().map(|bit| bit.word).collect()
}

/// Does a function begin here?
fn is_fn(bit: &Bit<'_>) -> bool {
    bit.token == Some(Token::Keyword) && bit.word == "fn"
}

fn bits<'t>(language: &Language, text: &'t str) -> Vec<Bit<'t>> {
    let (mut bits, mut end) = (Vec::new(), 0);
    for (at, token) in highlight(language, text) {
        bits.extend(signs(text, end, at.start));
        if token != Token::Comment {
            bits.push(Bit { word: &text[at.clone()], token: Some(token), at: at.start });
        }
        end = at.end;
    }
    bits.extend(signs(text, end, text.len()));
    bits
}

/// The signs between two places, each by itself.
fn signs(text: &str, from: usize, to: usize) -> impl Iterator<Item = Bit<'_>> {
    let all = text.get(from..to).unwrap_or_default().char_indices();
    all.filter(|(_, sign)| !sign.is_whitespace()).map(move |(at, sign)| {
        let at = from + at;
        Bit { word: &text[at..at + sign.len_utf8()], token: None, at }
    })
}

/// The bracket that closes the one here; the end if none does.
fn closing(bits: &[Bit<'_>], open: usize) -> usize {
    let mut depth = 0usize;
    for (number, bit) in bits.iter().enumerate().skip(open) {
        match bit.sign() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return number;
        }
    }
    bits.len()
}

/// What stands between commas, without spaces.
fn split(bits: &[Bit<'_>]) -> Vec<String> {
    let (mut parts, mut part, mut depth) = (Vec::new(), String::new(), 0usize);
    for bit in bits {
        match bit.sign() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            "," if depth == 0 => {
                parts.push(std::mem::take(&mut part));
                continue;
            }
            _ => {}
        }
        part.push_str(bit.word);
    }
    parts.push(part);
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;
    use super::*;
    use missions_document::Edit;

    #[test]
    fn functions_and_calls_are_read_as_they_are_written() {
        let text = "// aim(\"x\")\nfn on_start() { aim(\"objective\", 2); map::core.aim(); if a(1) { aim(f(1, 2), #{ b: 1, c: [2] }); } }\n\
                    fn more() { say(`${round} of 3`); }\n";
        let script = ScriptName::new("fetch-the-core.rhai");
        let mission = with([Edit::Script(script.clone(), Some(text.to_owned()))]);
        let context = Context::new(&mission);
        let sources = Source::all(&context);
        let source = sources.iter().find(|source| *source.script == script).expect("the script");
        let names: Vec<&str> = source.functions().iter().map(|function| function.name).collect();
        assert_eq!(names, ["on_start", "more"]);
        let calls = source.calls("aim");
        let parts: Vec<&[String]> = calls.iter().map(|call| &call.parts[..]).collect();
        let built: Vec<String> = vec!["f(1,2)".into(), "#{b:1,c:[2]}".into()];
        assert_eq!(parts, [&["\"objective\"".to_owned(), "2".to_owned()][..], &[], &built[..]]);
        let texts: Vec<Option<&str>> = calls.iter().map(Call::text).collect();
        assert_eq!(texts, [Some("objective"), None, None]);
        assert_eq!(calls[0].place, Place::Script { name: script, line: 2, column: 17 });
        assert!(joined(source.functions()[1].body).starts_with("say(`${round}"));
    }

    #[test]
    fn code_that_is_broken_is_read_as_far_as_it_goes() {
        for text in ["fn", "fn a(", "fn a() { aim(", "aim(((", "}}} fn x() { ) }", "fn x() { aim(`${ } "] {
            let mission = with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text.to_owned()))]);
            let context = Context::new(&mission);
            for source in Source::all(&context) {
                let _ = (source.functions().len(), source.calls("aim").len());
            }
        }
    }
}
