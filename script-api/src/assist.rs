//! What an editor of scripts asks while one writes: colours, suggestions, the manual's entry of a word, names on
//! the map, parameters. It knows texts and offsets and no window, and bears with texts that are broken, as all are while
//! they are written. What a word means it has from the language, as the manual does.

mod complete;
mod definition;
mod describe;
mod highlight;
mod parameter;
mod receiver;
mod scope;
mod token;

pub use complete::{Completion, CompletionKind, complete};
pub use definition::{Definition, definition};
pub use describe::{Doc, describe, describe_word};
pub use highlight::{Token, highlight};
pub use parameter::{parameters, title, with_title};

use crate::scan::{MapName, map_names};
use engine::language::{Language, Ty};

/// A name on the map, for an editor that knows no rules: what scripts may write behind `map::`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The name.
    pub name: String,
    /// What sort of thing bears it.
    pub sort: Ty,
    /// The thing in a few words: `blue door, closed`.
    pub words: String,
}

/// What is known beside the text.
#[derive(Clone, Copy)]
struct Known<'a> {
    language: &'static Language,
    places: &'a [Place],
}

/// The name on the map that is written at an offset, `map::` before it included.
#[must_use]
pub fn name_at(text: &str, offset: usize) -> Option<MapName> {
    let at = |found: &MapName| {
        let before = text.get(..found.bytes.start).and_then(|text| text.rfind("map"));
        (before.unwrap_or(found.bytes.start)..=found.bytes.end).contains(&offset)
    };
    map_names(text).into_iter().find(at)
}

/// Does an offset stand in a comment, or in a text in quotes?
#[must_use]
pub fn in_words(text: &str, offset: usize) -> bool {
    token::Pieces::of(text).all.iter().any(|piece| {
        let word = &text[piece.at.clone()];
        let closed = match piece.kind {
            token::Kind::Comment => word.starts_with("/*") && word.ends_with("*/"),
            token::Kind::Text => word.len() > 1 && ["\"", "'", "`"].iter().any(|quote| word.ends_with(quote)),
            token::Kind::Number | token::Kind::Word | token::Kind::Sign => return false,
        };
        piece.at.start < offset && (offset < piece.at.end || offset == piece.at.end && !closed)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_comments_and_texts() {
        let inside = |text: &str| {
            let offset = text.find('|').expect("a cursor");
            in_words(&text.replace('|', ""), offset)
        };
        for text in ["// |", "\"|\"", "\"a|", "\"|", "/* | */", "/* a|", "`a|`"] {
            assert!(inside(text), "{text}");
        }
        for text in ["|// ", "\"a\"|", "|\"a\"", "/* */|", "f(|)", "`${|}`", "// a\n|"] {
            assert!(!inside(text), "{text}");
        }
    }

    #[test]
    fn the_name_at_the_cursor() {
        let at = |text: &str| {
            let offset = text.find('|').expect("a cursor");
            name_at(&text.replace('|', ""), offset).map(|found| found.name)
        };
        for text in ["open(map::do|or)", "open(|map::door)", "open(map|::door)", "open(map::door|)"] {
            assert_eq!(at(text).as_deref(), Some("door"), "{text}");
        }
        for text in ["open|(map::door)", "open(map::door)|", "\"map::do|or\"", "// map::do|or"] {
            assert_eq!(at(text), None, "{text}");
        }
    }
}
