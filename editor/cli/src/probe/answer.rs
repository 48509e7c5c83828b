//! An answer of the geometry: sentences, a map, and values for programs.

use crate::Failure;
use crate::texts::text;
use missions::text::Map;
use serde_json::{Map as Object, Value, json};
use tiles::Cell;
use words::Text;

/// An answer.
pub(super) struct Answer<'a> {
    /// Did it turn out well? Only for the colour.
    pub(super) good: bool,
    /// The answer and its reason, in sentences, one a line.
    pub(super) text: Vec<Text>,
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

/// The way needs a second space.
pub(super) fn missing() -> Failure {
    text("probe-two").into()
}

/// What the sign of the space stands for from which one looks or goes.
pub(super) fn from_where(cell: Cell) -> String {
    text("probe-from").with("cell", cell.to_string()).to_string()
}

/// That a door that is open makes the difference.
pub(super) fn with_open(door: Text) -> Text {
    text("probe-door").with("door", door)
}
