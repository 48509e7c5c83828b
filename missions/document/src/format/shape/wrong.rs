//! What is wrong with an entry, in words for people who have never seen serde.

use crate::format::tree::shortened;
use crate::words::text;
use script_api::suggest::nearest;
use serde::de::{self, Expected, Unexpected};
use std::fmt;
use words::Text;

/// What serde has no name for and can stand in a file.
pub(super) const LARGE: &str = "a number as large as that";
pub(super) const FRACTION: &str = "a number with a fraction";
pub(super) const WORD: &str = "a bare word";
pub(super) const VALUES: &str = "values in ( )";
pub(super) const PAIRS: &str = "pairs in { }";

/// Why an entry is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    /// Byte offset, as near to the mistake as known.
    pub(crate) at: Option<usize>,
    /// What is wrong.
    pub(crate) message: Text,
}

impl Wrong {
    pub(super) const fn new(message: Text) -> Self {
        Self { at: None, message }
    }

    pub(super) fn or_at(mut self, at: usize) -> Self {
        let _ = self.at.get_or_insert(at);
        self
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.message, f)
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Self {
        let message = message.to_string();
        // What shapes say of themselves comes as letters.
        Self::new(match message.as_str() {
            "a whole number, true, false or a text in quotes" => text("card-parameter"),
            "the role of a card is a word, like Objective, or one in quotes" => text("card-role"),
            _ => Text::verbatim(message),
        })
    }

    fn invalid_type(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::new(text("wrong-wanted").with("wanted", asked(wanted)).with("found", seen(&found)))
    }

    fn invalid_value(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::invalid_type(found, wanted)
    }

    fn invalid_length(found: usize, wanted: &dyn Expected) -> Self {
        Self::new(text("wrong-length").with("wanted", asked(wanted)).with("found", found))
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        let said = match nearest(found, known.iter().copied()) {
            Some(meant) => text("wrong-unknown-meant").with("meant", meant),
            None => text("wrong-unknown"),
        };
        Self::new(said.with("word", shortened(found)).with("known", known.join(", ")))
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new(text("wrong-missing").with("field", field))
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::new(text("wrong-twice").with("field", field))
    }
}

/// What serde wants, for people.
fn asked(wanted: &dyn Expected) -> Text {
    let wanted = wanted.to_string();
    let number = |from: &str, to: &str| text("wrong-number").with("from", from).with("to", to);
    match wanted.as_str() {
        "u8" => number("0", "255"),
        "u16" => number("0", "65535"),
        "u32" => number("0", "4294967295"),
        "u64" => number("0", "18446744073709551615"),
        "i16" => number("-32768", "32767"),
        "i64" => text("wrong-number-64"),
        "a boolean" => text("wrong-yes"),
        "a string" => text("wrong-text"),
        "a sequence" => text("wrong-list"),
        "a map" => text("wrong-map"),
        other if other.starts_with("a tuple of size 2") => text("wrong-place"),
        other if other.starts_with("struct") => text("wrong-entry"),
        _ => Text::verbatim(wanted),
    }
}

/// What serde met, for people.
pub(super) fn seen(found: &Unexpected<'_>) -> Text {
    match found {
        Unexpected::Bool(b) => Text::verbatim(b.to_string()),
        Unexpected::Unsigned(n) => Text::verbatim(n.to_string()),
        Unexpected::Signed(n) => Text::verbatim(n.to_string()),
        Unexpected::Str(found) => Text::verbatim(format!("\"{}\"", shortened(found))),
        Unexpected::Seq => text("wrong-found-list"),
        Unexpected::Map => text("wrong-found-entry"),
        Unexpected::Other(LARGE) => text("wrong-found-large"),
        Unexpected::Other(FRACTION) => text("wrong-found-fraction"),
        Unexpected::Other(WORD) => text("wrong-found-word"),
        Unexpected::Other(VALUES) => text("wrong-found-values"),
        Unexpected::Other(PAIRS) => text("wrong-found-pairs"),
        Unexpected::Other(what) => Text::verbatim(*what),
        other => Text::verbatim(other.to_string()),
    }
}
