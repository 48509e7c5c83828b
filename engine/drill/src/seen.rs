//! What the game shows a seat of its cards.

use schemars::JsonSchema;
use serde::Serialize;

/// What a seat sees.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Seen {
    /// Which beacons are lit, in the order of their numbers.
    pub(crate) lit: Vec<bool>,
    /// Which marines have a flare that is not fired, by seat.
    pub(crate) flares: Vec<bool>,
    /// The seat's own flare, `bright` or `dim`; null without one.
    pub(crate) own: Option<&'static str>,
}
