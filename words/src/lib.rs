//! Texts by id. A crate keeps its sentences in a file `en.ftl` beside its code, in the format Fluent, and names them by id; code returns
//! a [`Text`], which becomes letters only where somebody reads it, in the [language](Language) they chose.
//!
//! ```
//! use words::{Source, Text};
//!
//! static WORDS: Source = Source::new("example", "left = { $count ->\n    [one] One door is left.\n   *[other] { $count } doors are left.\n }\n");
//!
//! let text = Text::of(&WORDS, "left").with("count", 2);
//! assert_eq!(text.to_string(), "2 doors are left.");
//! ```
//!
//! Another language is a folder with one file for each source, `pl/check.ftl`: built in below `languages/`, or read from a folder
//! ([`Language::read`]). A text that it does not have is shown in English and is listed by [`missing`].

mod bundle;
mod choose;
mod english;
mod ids;
mod language;
mod missing;
mod patterns;
mod per_language;
mod phrase;
mod pseudo;
mod read;
mod source;
#[cfg(test)]
mod tests;
mod text;

pub use choose::{choose, named};
pub use english::WORDS;
pub use language::{Language, ReadError, speak, spoken};
pub use missing::{Missing, missing};
pub use patterns::Pattern;
pub use per_language::PerLanguage;
pub use phrase::Phrase;
pub use source::Source;
pub use text::{Argument, Text};
