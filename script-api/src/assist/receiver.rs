//! What sort of value stands before a dot, as far as the pieces of a text show. It is for offering words, not for finding
//! mistakes: where it is not clear the answer is "anything", and everything is offered.

use super::Known;
use super::scope::{event, function, parameter};
use super::token::{Kind, Pieces};
use engine::language::Ty;

/// How far a chain of variables is followed; each may be made of the one before it.
const DEPTH: u8 = 6;

/// The sort of the value that ends with a piece.
pub(super) fn sort(pieces: &Pieces<'_>, last: usize, known: Known<'_>) -> Ty {
    deep(pieces, last, known, DEPTH)
}

fn deep(pieces: &Pieces<'_>, last: usize, known: Known<'_>, depth: u8) -> Ty {
    let (Some(piece), Some(depth)) = (pieces.all.get(last), depth.checked_sub(1)) else { return Ty::ANY };
    match (piece.kind, pieces.word(last)) {
        (Kind::Text, _) => Ty::TEXT,
        (Kind::Number, _) => Ty::NUMBER,
        (Kind::Sign, ")") => {
            let name = pieces.opening(last).and_then(|open| open.checked_sub(1));
            name.and_then(|name| known.language.func(pieces.word(name))).map_or(Ty::ANY, |func| func.gives)
        }
        (Kind::Sign, "]") => {
            let list = pieces.opening(last).and_then(|open| open.checked_sub(1));
            list.map_or(Ty::ANY, |list| deep(pieces, list, known, depth).member())
        }
        (Kind::Word, word) => match pieces.near(last, -1) {
            "::" => {
                let place = known.places.iter().find(|place| place.name == word);
                place.map_or(Ty::THING, |place| place.sort)
            }
            "." => {
                let of = last.checked_sub(2).map_or(Ty::ANY, |before| deep(pieces, before, known, depth));
                self::of(pieces, last, of, word, known)
            }
            _ => variable(pieces, last, word, known, depth),
        },
        _ => Ty::ANY,
    }
}

/// The sort of a property.
fn of(pieces: &Pieces<'_>, number: usize, receiver: Ty, name: &str, known: Known<'_>) -> Ty {
    if receiver.surely(Ty::EVENT) {
        let field = event(pieces, number, known.language).and_then(|handler| handler.field(name));
        return field.map_or(Ty::ANY, |field| field.gives);
    }
    known.language.property(name).map_or(Ty::ANY, |property| property.gives)
}

fn variable(pieces: &Pieces<'_>, number: usize, word: &str, known: Known<'_>, depth: u8) -> Ty {
    if let Some(fact) = known.language.fact(word) {
        return fact.gives;
    }
    let from = function(pieces, number).unwrap_or(0);
    for n in (from..number).rev() {
        if pieces.word(n) != word || !pieces.is_word(n) {
            continue;
        }
        match (pieces.near(n, -1), pieces.near(n, 1)) {
            ("let", "=") => return deep(pieces, end(pieces, n + 2), known, depth),
            ("for", "in") => return deep(pieces, end(pieces, n + 2), known, depth).member(),
            _ => {}
        }
    }
    if parameter(pieces, number) == Some(word) { Ty::EVENT } else { Ty::ANY }
}

/// The last piece of a value that begins with a piece, if it is a plain chain such as `a.b(c).d`.
fn end(pieces: &Pieces<'_>, first: usize) -> usize {
    let (mut depth, mut last) = (0usize, first);
    for number in first..pieces.all.len() {
        match pieces.sign(number) {
            "(" | "[" => depth += 1,
            ")" | "]" => match depth.checked_sub(1) {
                Some(less) => depth = less,
                None => return last,
            },
            "." | "::" => {}
            _ if depth > 0 => {}
            // Two words in a row, or a sign that calculates, are the end or no plain chain.
            "" if number == first || matches!(pieces.near(number, -1), "." | "::") => {}
            ";" | "{" | "" => return last,
            _ => return usize::MAX,
        }
        last = number;
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assist::Place;
    use engine::language::SHARED;

    fn check(text: &str, expected: Ty) {
        let places = [Place { name: "gate".into(), sort: Ty::DOOR, words: "door".into() }];
        let known = Known { language: &SHARED, places: &places };
        let pieces = Pieces::code(text);
        assert_eq!(sort(&pieces, pieces.all.len() - 1, known).is, expected.is, "{text}");
    }

    #[test]
    fn sorts_before_a_dot() {
        check("map::gate", Ty::DOOR);
        check("map::gone", Ty::THING);
        check("active", Ty::FIGURE.or(Ty::NOBODY));
        check("tokens()", Ty::TOKEN.list());
        check("tokens()[0]", Ty::TOKEN);
        check("fn on_door_opened(e) { e", Ty::EVENT);
        check("fn on_door_opened(e) { e.door", Ty::DOOR);
        check("fn on_door_opened(e) { e.door.space", Ty::SPACE.or(Ty::NOBODY));
        check("fn f() { for d in doors(\"closed\") { d", Ty::DOOR);
        check("fn f() { let d = map::gate; d", Ty::DOOR);
        check("fn f() { let d = 1 + map::gate; d", Ty::ANY);
        check("fn f() { let d = d; d", Ty::ANY);
        check("fn f() { offer(\"hack\", #{}); }\nfn on_hack(e) { e.token", Ty::TOKEN.or(Ty::NOBODY));
        check("unknown", Ty::ANY);
    }
}
