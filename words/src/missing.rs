//! What a language does not have yet, and what it has that English does not.

use crate::ids::ids;
use crate::language::{self, Language};
use crate::source::Source;

/// A text that is wrong in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// It is not there.
    Text {
        /// The name of its source.
        source: String,
        /// Its id.
        id: String,
    },
    /// It fills in something that the English text does not know.
    Argument {
        /// The name of its source.
        source: String,
        /// Its id.
        id: String,
        /// What is filled in.
        name: String,
    },
    /// English has no such text.
    Unknown {
        /// The name of its source.
        source: String,
        /// Its id.
        id: String,
    },
    /// There is no such source.
    File {
        /// The name of the file, without its ending.
        source: String,
    },
}

/// Everything that a language lacks or has too much, in the order of the sources.
#[must_use]
pub fn missing(sources: &[&Source], language: Language) -> Vec<Missing> {
    let mut found = Vec::new();
    for source in sources {
        let english = source.ids();
        let there = ids(&language::text_of(source, language).unwrap_or_default());
        let source = || source.name.to_owned();
        for (id, arguments) in &english {
            match there.get(id) {
                None => found.push(Missing::Text { source: source(), id: id.clone() }),
                Some(own) => {
                    let strange = own.iter().filter(|name| !arguments.contains(name));
                    found.extend(strange.map(|name| Missing::Argument {
                        source: source(),
                        id: id.clone(),
                        name: name.clone(),
                    }));
                }
            }
        }
        let unknown = there.keys().filter(|id| !english.contains_key(*id));
        found.extend(unknown.map(|id| Missing::Unknown { source: source(), id: id.clone() }));
    }
    let strange = language::files_of(language).into_iter();
    let strange = strange.filter(|name| sources.iter().all(|source| source.name != name));
    found.extend(strange.map(|source| Missing::File { source }));
    found
}
