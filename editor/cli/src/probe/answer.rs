//! An answer of the geometry: sentences, a map, and values for programs.

use crate::Failure;
use missions::text::Map;
use serde_json::{Map as Object, Value, json};
use tiles::Cell;

/// An answer.
pub(super) struct Answer<'a> {
    /// Did it turn out well? Only for the colour.
    pub(super) good: bool,
    /// The answer and its reason, in sentences.
    pub(super) text: String,
    /// The map with the answer on it.
    pub(super) map: Map<'a>,
    /// The answer for programs, beside what was asked.
    pub(super) json: Object<String, Value>,
}

/// A space for programs.
pub(super) fn place(cell: Cell) -> Value {
    json!({ "x": cell.x, "y": cell.y })
}

/// A figure for a distance: 0 to 9, then a to z.
pub(super) fn digit(number: u8) -> char {
    char::from_digit(u32::from(number), 36).unwrap_or('+')
}

/// Which question needs a second space.
pub(super) fn missing(what: &str) -> Failure {
    Failure::Told(format!("{what} needs two spaces: from where and to where"))
}
