//! The kind of a choice and its parts in an answer. Which kinds there are is listed by the rule systems; here their shapes come
//! together in the schema.

use crate::export::json::game::change::part_value;
use crate::export::json::shape::Fields;
use rule_system::RuleSystem;
use rule_system::table_game::What;
use rule_system::tells::PartKind;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::{Map, Value};
use std::borrow::Cow;

/// The kind of a choice.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct ChoiceWord(&'static str);

impl JsonSchema for ChoiceWord {
    fn schema_name() -> Cow<'static, str> {
        "ChoiceKind".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let mut known: Vec<&str> = Vec::new();
        let mut words = Vec::new();
        for kind in systems::all().flat_map(<dyn rule_system::RuleSystem>::choices) {
            if !known.contains(&kind.id) {
                known.push(kind.id);
                words.push(
                    json_schema!({ "type": "string", "const": kind.id, "description": described(kind) }),
                );
            }
        }
        json_schema!({ "description": "The kind of a choice.", "oneOf": words })
    }
}

/// What a kind of choice means, with its parts.
fn described(kind: &rule_system::tells::ChoiceKind) -> String {
    let parts: Vec<String> = kind.parts.iter().map(|part| format!("`{}`", part.name())).collect();
    match parts.as_slice() {
        [] => kind.about.english(),
        parts => format!("{} Parts: {}.", kind.about.english(), parts.join(", ")),
    }
}

/// The parts of a choice, by name.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct Parts(Fields<Value>);

impl JsonSchema for Parts {
    fn schema_name() -> Cow<'static, str> {
        "ChoiceParts".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let mut properties = Map::new();
        for part in
            systems::all().flat_map(<dyn rule_system::RuleSystem>::choices).flat_map(|kind| kind.parts)
        {
            let form = match part {
                PartKind::Word(_) => "string",
                PartKind::Number(_) => "integer",
                PartKind::Answer(_) => "boolean",
            };
            let _ = properties.insert(part.name().to_owned(), serde_json::json!({ "type": [form, "null"] }));
        }
        json_schema!({ "type": "object", "properties": properties })
    }
}

/// The kind of a choice and its parts; neither where the rule system says nothing of it.
pub(super) fn of(system: &dyn RuleSystem, what: Option<What>) -> (Option<ChoiceWord>, Parts) {
    let known = |what: &What| system.choices().iter().find(|kind| kind.id == what.kind);
    let Some((what, kind)) = what.and_then(|what| known(&what).map(|kind| (what, kind))) else {
        return (None, Parts(Fields::default()));
    };
    let parts =
        kind.parts.iter().zip(what.parts).map(|(kind, part)| (kind.name().to_owned(), part_value(part)));
    (Some(ChoiceWord(kind.id)), Parts(Fields(parts.collect())))
}
