//! The JSON Schema of the protocol, made from the types that read and write it, so that the two cannot differ.

use super::answer::Reply;
use super::request::Request;
use crate::export::json::published;
use schemars::Schema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

/// The JSON Schema (2020-12) of every line that goes to and fro. `#/$defs/Request` is what a front end sends, `#/$defs/Reply`
/// what it is answered.
#[must_use]
pub fn schema() -> String {
    let mut asked = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let mut answered = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let _ = asked.subschema_for::<Request>();
    let _ = answered.subschema_for::<Reply>();
    let mut parts: Map<String, Value> = asked.take_definitions(true);
    if let Some(request) = parts.get_mut("Request") {
        with_id(request);
    }
    parts.extend(answered.take_definitions(true));
    let mut schema = Schema::default();
    for (name, value) in [
        ("$schema", json!("https://json-schema.org/draft/2020-12/schema")),
        ("description", json!("One line, either way.")),
        ("anyOf", json!([{ "$ref": "#/$defs/Request" }, { "$ref": "#/$defs/Reply" }])),
        ("$defs", Value::Object(parts)),
    ] {
        let _ = schema.insert(name.to_owned(), value);
    }
    published::published(schema, "serve", "What hellwright serve hears and says")
}

/// Every request may have an `id`, which is read before the rest of it.
fn with_id(request: &mut Value) {
    for one in request["oneOf"].as_array_mut().into_iter().flatten() {
        let mut id = published::id();
        let _ = id.insert("description".to_owned(), "Comes back with the answer.".into());
        one["properties"]["id"] = id.to_value();
    }
}
