//! What an editor of scripts asks while one writes: colours, suggestions, the manual's entry of a word, names on
//! the map, parameters. It knows texts and offsets and no window, and bears with texts that are broken, as all are while
//! they are written. What a word means it has from the language, as the manual does.

mod complete;
mod describe;
mod highlight;
mod parameter;
mod receiver;
mod scope;
mod token;

pub use complete::{Completion, CompletionKind, complete};
pub use describe::{Doc, describe};
pub use highlight::{Token, highlight};
pub use parameter::{parameters, title};

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

#[cfg(test)]
mod tests {
    use super::*;

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
