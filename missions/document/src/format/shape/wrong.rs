//! What is wrong with an entry, in words for people who have never seen serde.

use crate::format::tree::shortened;
use script_api::suggest::nearest;
use serde::de::{self, Expected, Unexpected};
use std::fmt;

/// Why an entry is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    /// Byte offset, as near to the mistake as known.
    pub(crate) at: Option<usize>,
    /// What is wrong.
    pub(crate) message: String,
}

impl Wrong {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self { at: None, message: message.into() }
    }

    pub(super) fn or_at(mut self, at: usize) -> Self {
        let _ = self.at.get_or_insert(at);
        self
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::new(format!("{} is wanted here, not {}", asked(wanted), seen(&found)))
    }

    fn invalid_value(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::invalid_type(found, wanted)
    }

    fn invalid_length(found: usize, wanted: &dyn Expected) -> Self {
        Self::new(format!("{} is wanted here, not {found} values", asked(wanted)))
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        let list = known.join(", ");
        match nearest(found, known.iter().copied()) {
            Some(meant) => Self::new(format!(
                "`{}` is not known here; perhaps `{meant}` was meant (one of {list})",
                shortened(found)
            )),
            None => Self::new(format!("`{}` is not known here; it must be one of {list}", shortened(found))),
        }
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new(format!("`{field}` is missing"))
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::new(format!("`{field}` is written twice"))
    }
}

/// What serde wants, for people.
fn asked(wanted: &dyn Expected) -> String {
    let wanted = wanted.to_string();
    match wanted.as_str() {
        "u8" => "a whole number from 0 to 255".into(),
        "u16" => "a whole number from 0 to 65535".into(),
        "u32" => "a whole number from 0 to 4294967295".into(),
        "u64" => "a whole number from 0 to 18446744073709551615".into(),
        "i16" => "a whole number from -32768 to 32767".into(),
        "i64" => "a whole number that fits 64 bits".into(),
        "a boolean" => "true or false".into(),
        "a string" => "a text in quotes".into(),
        "a sequence" => "a list in [ ]".into(),
        "a map" => "a list of pairs in { }".into(),
        other if other.starts_with("a tuple of size 2") => "a place like (3, 4)".into(),
        other if other.starts_with("struct") => "an entry like (id: 1, …)".into(),
        other => other.to_owned(),
    }
}

/// What serde met, for people.
pub(super) fn seen(found: &Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(b) => b.to_string(),
        Unexpected::Unsigned(n) => n.to_string(),
        Unexpected::Signed(n) => n.to_string(),
        Unexpected::Str(text) => format!("\"{}\"", shortened(text)),
        Unexpected::Seq => "a list".into(),
        Unexpected::Map => "an entry with fields".into(),
        Unexpected::Other(what) => (*what).into(),
        other => other.to_string(),
    }
}
