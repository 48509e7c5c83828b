//! What cards can do, as readers of exports have it: the vocabulary of `content::ability` as words and numbers. The words and
//! what they mean come from the types of that vocabulary, so that a new one is here by itself.

use crate::content::{self as of, Act, Condition, Payment, Trigger};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::marker::PhantomData;

/// Something a card or demon can do.
#[derive(Serialize, JsonSchema)]
pub(super) struct Ability {
    /// The moment at which it may be used.
    when: Trigger,
    /// All of these have to hold.
    conditions: Vec<Part<Condition>>,
    /// What using it costs, apart from the card itself.
    cost: Payment,
    /// The player may leave it out.
    may: bool,
    /// What happens, in order.
    acts: Vec<Part<Act>>,
}

impl Ability {
    pub(super) fn all(of: &[of::Ability]) -> Vec<Self> {
        let ability = |it: &of::Ability| Self {
            when: it.when,
            conditions: it.conditions.iter().map(Part::of).collect(),
            cost: it.cost,
            may: it.may,
            acts: it.acts.iter().map(Part::of).collect(),
        };
        of.iter().map(ability).collect()
    }
}

/// One word of the vocabulary with its numbers and words, in the order in which its description lists them.
#[derive(Serialize)]
struct Part<T> {
    what: String,
    numbers: Vec<i64>,
    words: Vec<String>,
    #[serde(skip)]
    of: PhantomData<T>,
}

impl<T: Serialize> Part<T> {
    fn of(part: &T) -> Self {
        let mut told = Self { what: String::new(), numbers: Vec::new(), words: Vec::new(), of: PhantomData };
        match serde_json::to_value(part) {
            Ok(Value::Object(fields)) => {
                for (name, value) in fields {
                    told.what = name;
                    told.add(value);
                }
            }
            Ok(Value::String(word)) => told.what = word,
            // An enum is written as no other.
            Ok(Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_)) | Err(_) => {}
        }
        told
    }

    fn add(&mut self, value: Value) {
        match value {
            Value::Array(parts) => parts.into_iter().for_each(|it| self.add(it)),
            Value::String(word) => self.words.push(word),
            other => self.numbers.extend(other.as_i64()),
        }
    }
}

impl<T: JsonSchema> JsonSchema for Part<T> {
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let name = T::schema_name();
        // Its parts need no names in the schema that goes out.
        let mut apart = SchemaSettings::draft2020_12().for_serialize().into_generator();
        let words = words(&T::json_schema(&mut apart));
        json_schema!({
            "type": "object",
            "properties": {
                "what": { "title": format!("{name}Word"), "oneOf": words },
                "numbers": {
                    "description": "In the order in which the word's description names them.",
                    "type": "array",
                    "items": { "type": "integer" },
                },
                "words": { "type": "array", "items": { "type": "string" } },
            },
            "required": ["what", "numbers", "words"],
        })
    }
}

/// The words of an enum, each with what it means.
fn words(of: &Schema) -> Vec<Value> {
    let variants = of.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    variants
        .map(|variant| {
            let named = || Some(variant["properties"].as_object()?.keys().next()?.as_str());
            let word = variant["const"].as_str().or_else(named).unwrap_or_default();
            serde_json::json!({ "type": "string", "const": word, "description": variant["description"] })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::ability::{Lasting, Number};

    #[test]
    fn acts_are_words_with_their_numbers() {
        let told = |act: Act| serde_json::to_string(&Part::of(&act)).expect("JSON");
        assert_eq!(told(Act::Dodge), r#"{"what":"dodge","numbers":[],"words":[]}"#);
        assert_eq!(told(Act::Lob(4, 2, 1)), r#"{"what":"lob","numbers":[4,2,1],"words":[]}"#);
        let change = Act::Change(Number::MarineRange, -1, Lasting::Round);
        assert_eq!(told(change), r#"{"what":"change","numbers":[-1],"words":["marine-range","round"]}"#);
    }

    #[test]
    fn every_word_of_the_vocabulary_has_its_meaning() {
        let mut apart = SchemaSettings::draft2020_12().for_serialize().into_generator();
        for words in [words(&Act::json_schema(&mut apart)), words(&Condition::json_schema(&mut apart))] {
            assert!(words.len() > 10, "{words:?}");
            for word in words {
                assert!(word["const"] != "" && word["description"].is_string(), "{word}");
            }
        }
    }
}
