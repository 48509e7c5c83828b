//! What the manual says about the word at the cursor, or about the function whose brackets one stands in.
//! Everything is from the lists the manual is made of, and from the script's own comments.

use super::receiver;
use super::scope::event;
use super::token::Pieces;
use super::{Known, Place, parameters};
use crate::reference;
use crate::scan::{ItemKind, scan};
use crate::words::sentence;
use engine::language::{Func, Handler, Language, Run, Ty};

/// A word's entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doc {
    /// How it is written: `open(door)`.
    pub signature: String,
    /// What sort of value it is or gives; empty for what gives none.
    pub gives: String,
    /// What it means.
    pub doc: String,
    /// What its parameters take, or what can be read off it: a name and a sort each.
    pub parts: Vec<(String, String)>,
    /// A script that shows it.
    pub example: Option<&'static str>,
}

/// The entry of the word at an offset.
#[must_use]
pub fn describe_word(
    language: &'static Language,
    text: &str,
    offset: usize,
    places: &[Place],
) -> Option<Doc> {
    let known = Known { language, places };
    let pieces = Pieces::code(text);
    let word = pieces.at(offset).filter(|number| pieces.is_word(*number));
    word.and_then(|number| of_word(&pieces, number, known))
}

/// The entry of the word at an offset, or else of the function whose brackets it stands in.
#[must_use]
pub fn describe(language: &'static Language, text: &str, offset: usize, places: &[Place]) -> Option<Doc> {
    describe_word(language, text, offset, places).or_else(|| {
        let pieces = Pieces::code(text);
        let before = pieces.all.partition_point(|piece| piece.at.end <= offset);
        let open =
            pieces.inside(before).filter(|open| pieces.sign(*open) == "(" || pieces.sign(*open) == "#{")?;
        let call = if pieces.sign(open) == "(" { open } else { pieces.inside(open)? };
        let func = call.checked_sub(1).and_then(|name| language.func(pieces.word(name)))?;
        Some(of_function(language, func))
    })
}

/// A sort of value in words.
fn sort(language: &Language, ty: Ty) -> String {
    reference::describe(language, ty).to_string()
}

fn of_word(pieces: &Pieces<'_>, number: usize, known: Known<'_>) -> Option<Doc> {
    let Known { language, places } = known;
    let word = pieces.word(number);
    match (pieces.near(number, -1), pieces.near(number, 1)) {
        ("::", _) if pieces.near(number, -2) == "map" => {
            return places.iter().find(|p| p.name == word).map(|place| of_place(language, place));
        }
        ("map", "::") | (_, "::") if word == "map" => {
            let name = pieces.near(number, 2);
            return places.iter().find(|p| p.name == name).map(|place| of_place(language, place));
        }
        (".", _) => {
            let before = number.checked_sub(2)?;
            let receiver = receiver::sort(pieces, before, known);
            return of_member(pieces, number, receiver, word, language);
        }
        ("fn", _) => {
            let handler = language.handler(word).or_else(|| event(pieces, number + 1, language));
            return handler.map(|handler| of_handler(word, handler));
        }
        (_, ":") => {
            return language.option(word).map(|option| Doc {
                signature: format!("{}:", option.name),
                gives: sort(language, option.ty),
                doc: option.doc.to_string(),
                ..Doc::default()
            });
        }
        _ => {}
    }
    language
        .fact(word)
        .map(|fact| Doc {
            signature: fact.name.to_owned(),
            gives: sort(language, fact.gives),
            doc: fact.doc.to_string(),
            ..Doc::default()
        })
        .or_else(|| language.func(word).map(|func| of_function(language, func)))
        .or_else(|| own(pieces.text, word))
}

fn of_place(language: &Language, place: &Place) -> Doc {
    let fields = language.properties().filter(|property| property.of.may_be(place.sort));
    Doc {
        signature: format!("map::{}", place.name),
        gives: String::new(),
        doc: place.words.clone(),
        parts: fields.map(|property| (property.name.to_owned(), sort(language, property.gives))).collect(),
        example: None,
    }
}

fn of_member(
    pieces: &Pieces<'_>,
    number: usize,
    receiver: Ty,
    word: &str,
    language: &Language,
) -> Option<Doc> {
    let property = language.property(word);
    let here = event(pieces, number, language).filter(|_| receiver.may_be(Ty::EVENT));
    let field = here.and_then(|handler| handler.field(word)).or_else(|| {
        // In a helper the event is not known.
        let all = receiver.may_be(Ty::EVENT) && property.is_none();
        language.handlers().filter(|_| all).find_map(|handler| handler.field(word))
    });
    if let Some(field) = field {
        return Some(Doc {
            signature: format!("e.{}", field.name),
            gives: sort(language, field.gives),
            doc: field.doc.to_string(),
            ..Doc::default()
        });
    }
    property.map_or_else(
        || language.func(word).map(|func| of_function(language, func)),
        |property| {
            Some(Doc {
                signature: format!(".{}", property.name),
                gives: sort(language, property.gives),
                doc: property.doc.to_string(),
                parts: Vec::new(),
                example: Some(property.example),
            })
        },
    )
}

/// A function of the language.
pub(super) fn of_function(language: &Language, func: &Func) -> Doc {
    let takes = |at: usize, ty: Ty| {
        let sort = sort(language, ty);
        if at < func.needed { sort } else { sentence("describe-optional").with("sort", sort).to_string() }
    };
    let params = func.params.iter().enumerate();
    Doc {
        signature: func.signature(),
        gives: if matches!(func.run, Run::Do(_)) { String::new() } else { sort(language, func.gives) },
        doc: func.doc.to_string(),
        parts: params.map(|(at, param)| (param.name.to_owned(), takes(at, param.ty))).collect(),
        example: Some(func.example),
    }
}

fn of_handler(name: &str, handler: &Handler) -> Doc {
    let fields = handler.fields.iter().map(|field| (format!("e.{}", field.name), field.doc.to_string()));
    Doc {
        signature: format!("fn {name}({})", if handler.fields.is_empty() { "" } else { "e" }),
        doc: handler.doc.to_string(),
        parts: fields.collect(),
        ..Doc::default()
    }
}

/// A function or constant of the script, with the comment above it.
fn own(text: &str, word: &str) -> Option<Doc> {
    if let Some(constant) = parameters(text).into_iter().find(|constant| constant.name == word) {
        return Some(Doc {
            signature: format!("const {word} = {}", constant.default),
            doc: constant.doc,
            ..Doc::default()
        });
    }
    let scan = scan(text);
    scan.items.iter().filter(|item| item.kind == ItemKind::Function).find_map(|item| {
        let head = scan.clean.get(item.range.clone())?.split('{').next()?.trim();
        let name =
            head.strip_prefix("private ").unwrap_or(head).strip_prefix("fn ")?.split('(').next()?.trim();
        (name == word).then(|| Doc { signature: head.to_owned(), doc: item.doc.clone(), ..Doc::default() })
    })
}
