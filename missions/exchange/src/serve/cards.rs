//! The cards in an answer: what the mission's rule system shows a seat of them, in its own form. The rules decide what a
//! seat may know; here only the shapes of all rule systems come together in the schema.

use crate::export::json::shape;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// All cards, as one seat sees them.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct Cards(pub(super) Box<RawValue>);

impl JsonSchema for Cards {
    fn schema_name() -> Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        shape::any(systems::all().map(|system| system.cards_schema(generator)).collect())
    }
}
