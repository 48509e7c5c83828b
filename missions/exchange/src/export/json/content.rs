//! Every card a game of the mission can know, as its rule system shows it in its own form. Here only the shapes of all rule
//! systems come together in the schema.

use super::shape;
use missions_document::mission::Mission;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// Every card there is.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct Content(Box<RawValue>);

impl Content {
    pub(super) fn of(mission: &Mission) -> Self {
        Self(mission.system().printed(&**mission.content()))
    }
}

impl JsonSchema for Content {
    fn schema_name() -> Cow<'static, str> {
        "Content".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        shape::any(systems::all().map(|system| system.printed_schema(generator)).collect())
    }
}
