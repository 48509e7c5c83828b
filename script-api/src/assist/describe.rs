//! What the manual says about the word at the cursor, or about the function whose brackets one stands in.
//! Everything is from the lists the manual is made of, and from the script's own comments.

use super::receiver;
use super::scope::event;
use super::token::Pieces;
use super::{Place, parameters};
use crate::bind::heard::{HEARD, Heard, heard};
use crate::bind::offer::OPTIONS;
use crate::bind::property::{PROPERTIES, property};
use crate::bind::{Func, Run, fact, func};
use crate::reference::describe as sort;
use crate::scan::{ItemKind, scan};
use crate::ty::Ty;

/// A word's entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doc {
    /// How it is written: `summon(portal)`.
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

/// The entry of what is written at an offset.
#[must_use]
pub fn describe(text: &str, offset: usize, places: &[Place]) -> Option<Doc> {
    let pieces = Pieces::code(text);
    let at = pieces.at(offset);
    let word = at.filter(|number| pieces.is_word(*number));
    word.and_then(|number| of_word(&pieces, number, places)).or_else(|| {
        let before = pieces.all.partition_point(|piece| piece.at.end <= offset);
        let open =
            pieces.inside(before).filter(|open| pieces.sign(*open) == "(" || pieces.sign(*open) == "#{")?;
        let call = if pieces.sign(open) == "(" { open } else { pieces.inside(open)? };
        call.checked_sub(1).and_then(|name| func(pieces.word(name))).map(of_function)
    })
}

fn of_word(pieces: &Pieces<'_>, number: usize, places: &[Place]) -> Option<Doc> {
    let word = pieces.word(number);
    match (pieces.near(number, -1), pieces.near(number, 1)) {
        ("::", _) if pieces.near(number, -2) == "map" => {
            return places.iter().find(|p| p.name == word).map(of_place);
        }
        ("map", "::") | (_, "::") if word == "map" => {
            let name = pieces.near(number, 2);
            return places.iter().find(|place| place.name == name).map(of_place);
        }
        (".", _) => {
            let before = number.checked_sub(2)?;
            let receiver = receiver::sort(pieces, before, places);
            return of_member(pieces, number, receiver, word);
        }
        ("fn", _) => {
            return heard(word).or_else(|| event(pieces, number + 1)).map(|heard| of_handler(word, heard));
        }
        (_, ":") => {
            return OPTIONS.iter().find(|(option, _)| option.name == word).map(|(option, doc)| Doc {
                signature: format!("{}:", option.name),
                gives: sort(option.ty),
                doc: (*doc).to_owned(),
                ..Doc::default()
            });
        }
        _ => {}
    }
    fact::fact(word)
        .map(|fact| Doc {
            signature: fact.name.to_owned(),
            gives: sort(fact.gives),
            doc: fact.doc.to_owned(),
            ..Doc::default()
        })
        .or_else(|| func(word).map(of_function))
        .or_else(|| own(pieces.text, word))
}

fn of_place(place: &Place) -> Doc {
    let fields = PROPERTIES.iter().filter(|property| property.of.may_be(place.sort.ty()));
    Doc {
        signature: format!("map::{}", place.name),
        gives: String::new(),
        doc: place.words.clone(),
        parts: fields.map(|property| (property.name.to_owned(), sort(property.gives))).collect(),
        example: None,
    }
}

fn of_member(pieces: &Pieces<'_>, number: usize, receiver: Ty, word: &str) -> Option<Doc> {
    let here = event(pieces, number).filter(|_| receiver.may_be(Ty::EVENT));
    let field = here.and_then(|heard| heard.field(word)).or_else(|| {
        // In a helper nobody knows which event it is.
        let all = receiver.may_be(Ty::EVENT) && property(word).is_none();
        HEARD.iter().filter(|_| all).find_map(|heard| heard.field(word))
    });
    if let Some(field) = field {
        return Some(Doc {
            signature: format!("e.{}", field.name),
            gives: sort(field.gives),
            doc: field.doc.to_owned(),
            ..Doc::default()
        });
    }
    property(word).map_or_else(
        || func(word).map(of_function),
        |property| {
            Some(Doc {
                signature: format!(".{}", property.name),
                gives: sort(property.gives),
                doc: property.doc.to_owned(),
                parts: Vec::new(),
                example: Some(property.example),
            })
        },
    )
}

/// A function of the language.
pub(super) fn of_function(func: &Func) -> Doc {
    let needed = |at: usize| if at < func.needed { "" } else { ", may be left out" };
    let params = func.params.iter().enumerate();
    Doc {
        signature: func.signature(),
        gives: if matches!(func.run, Run::Do(_)) { String::new() } else { sort(func.gives) },
        doc: func.doc.to_owned(),
        parts: params
            .map(|(at, param)| (param.name.to_owned(), format!("{}{}", sort(param.ty), needed(at))))
            .collect(),
        example: Some(func.example),
    }
}

fn of_handler(name: &str, heard: &Heard) -> Doc {
    let fields = heard.fields.iter().map(|field| (format!("e.{}", field.name), field.doc.to_owned()));
    Doc {
        signature: format!("fn {name}({})", if heard.fields.is_empty() { "" } else { "e" }),
        doc: heard.doc.to_owned(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assist::Sort;

    fn at(text: &str) -> Option<Doc> {
        let places = [Place { name: "gate".into(), sort: Sort::Door, words: "door".into() }];
        let offset = text.find('|').expect("a cursor");
        describe(&text.replace('|', ""), offset, &places)
    }

    fn signature(text: &str) -> String {
        at(text).map(|doc| doc.signature).unwrap_or_default()
    }

    #[test]
    fn words_are_described_as_the_manual_does() {
        assert_eq!(signature("fn on_start() { sum|mon(x); }"), "summon(portal)");
        assert_eq!(signature("fn on_start() { summon(|x); }"), "summon(portal)", "between the brackets");
        assert_eq!(signature("fn on_door|_opened(e) {}"), "fn on_door_opened(e)");
        assert_eq!(signature("fn on_door_opened(e) { e.by|; }"), "e.by");
        assert_eq!(signature("fn on_door_opened(e) { e.by.si|de; }"), ".side");
        assert_eq!(signature("fn f() { rou|nd }"), "round");
        assert_eq!(signature("fn f() { open(map::ga|te) }"), "map::gate");
        assert_eq!(signature("fn f() { open(m|ap::gate) }"), "map::gate");
        assert_eq!(signature("fn f() { offer(\"a\", #{ li|mit: 1 }) }"), "limit:");
        assert_eq!(signature("fn f() { offer(\"a\", #{ limit: 1| }) }"), "offer(tag, options)");
        assert_eq!(signature("// Many.\nconst N = 2;\nfn f() { N| }"), "const N = 2");
        assert_eq!(signature("// Helps.\nfn help(a) { }\nfn f() { he|lp(1) }"), "fn help(a)");
        assert_eq!(
            at("// Helps.\nfn help(a) { }\nfn f() { he|lp(1) }").map(|doc| doc.doc).as_deref(),
            Some("Helps.")
        );
        assert_eq!(at("fn f() { map::no|where }"), None);
        assert_eq!(at("fn f() { | }"), None);
    }

    #[test]
    fn handlers_of_tags_tell_what_their_event_has() {
        let doc = at("fn on_start() { roll(\"luck\", 2); }\nfn on_lu|ck(e) { }").expect("an entry");
        assert!(doc.parts.iter().any(|(name, _)| name == "e.hits"), "{doc:?}");
    }
}
