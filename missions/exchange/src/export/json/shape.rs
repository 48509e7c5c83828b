//! Parts of documents that are a rule system's own: fields whose names only it knows, in their order, and the shape that the
//! schema gives them. The rule systems that have the fields decide what they are.

use rule_system::RuleSystem;
use schemars::{Schema, json_schema};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;

/// Fields with their names, in order.
#[derive(Clone, Debug)]
pub(crate) struct Fields<T>(pub(crate) Vec<(String, T)>);

impl<T> Default for Fields<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Serialize> Serialize for Fields<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// The shapes of fields, by their names.
pub(crate) type Shapes = Vec<(String, Schema)>;

/// The shape of an object with the fields of any rule system. One with a single rule system needs all of them; of several only
/// those that all have.
pub(crate) fn of_all(fields: impl FnMut(&'static dyn RuleSystem) -> Shapes) -> Schema {
    joined(systems::all().map(fields).collect())
}

fn joined(all: Vec<Shapes>) -> Schema {
    let count = all.len();
    let mut order: Vec<String> = Vec::new();
    let mut shapes: BTreeMap<String, Vec<Schema>> = BTreeMap::new();
    for (name, shape) in all.into_iter().flatten() {
        if !order.contains(&name) {
            order.push(name.clone());
        }
        shapes.entry(name).or_default().push(shape);
    }
    order.retain(|name| shapes[name].len() == count);
    let mut object = object(shapes.into_iter().map(|(name, shapes)| (name, any(shapes))).collect());
    let _ = object.insert("required".to_owned(), order.into());
    object
}

/// The shape of an object with all of these fields.
pub(crate) fn object(fields: Shapes) -> Schema {
    let mut object = json_schema!({ "type": "object", "properties": {}, "required": [] });
    add(&mut object, fields);
    object
}

/// More fields for the shape of an object, every one of which it has.
pub(crate) fn add(object: &mut Schema, fields: Shapes) {
    let object = object.ensure_object();
    for (name, shape) in fields {
        if let Some(Value::Array(required)) = object.get_mut("required") {
            required.push(name.clone().into());
        }
        if let Some(Value::Object(properties)) = object.get_mut("properties") {
            let _ = properties.insert(name, shape.to_value());
        }
    }
}

/// The fields of another object as well, needed or not as they are there.
pub(crate) fn join(object: &mut Schema, other: &Schema) {
    let (Some(other), object) = (other.as_object(), object.ensure_object()) else { return };
    for (name, values) in other {
        match (object.get_mut(name), values) {
            (Some(Value::Object(mine)), Value::Object(theirs)) => mine.extend(theirs.clone()),
            (Some(Value::Array(mine)), Value::Array(theirs)) => mine.extend(theirs.iter().cloned()),
            // What it is called and what it is stay its own.
            (Some(_), _) => {}
            (None, _) => drop(object.insert(name.clone(), values.clone())),
        }
    }
}

/// Give a shape a title, from which programs make the name of a type.
pub(crate) fn title(shape: &mut Schema, words: &[&str]) {
    let _ = shape.insert("title".to_owned(), joined_name(words).into());
}

/// Words and names in one, each with a capital letter: `PortalFlippedChange`.
pub(crate) fn joined_name(parts: &[&str]) -> String {
    let words = parts.iter().flat_map(|part| part.split(|c: char| !c.is_ascii_alphanumeric()));
    words
        .flat_map(|word| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters)
        })
        .collect()
}

/// Any of these, each once.
pub(crate) fn any(mut shapes: Vec<Schema>) -> Schema {
    let mut known: Vec<Schema> = Vec::new();
    shapes.retain(|shape| {
        let new = !known.contains(shape);
        known.extend(new.then(|| shape.clone()));
        new
    });
    match shapes.len() {
        1 => shapes.remove(0),
        _ => json_schema!({ "anyOf": shapes }),
    }
}

/// One of these words, each once.
pub(crate) fn word(words: impl IntoIterator<Item = &'static str>) -> Schema {
    let mut known: Vec<&str> = Vec::new();
    for word in words {
        if !known.contains(&word) {
            known.push(word);
        }
    }
    json_schema!({ "type": "string", "enum": known })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn fields_keep_their_order() {
        let fields = Fields(vec![("b".to_owned(), 1), ("a".to_owned(), 2)]);
        assert_eq!(serde_json::to_string(&fields).ok().as_deref(), Some(r#"{"b":1,"a":2}"#));
    }

    #[test]
    fn several_rule_systems_need_what_all_of_them_have() {
        let (number, text) = (json_schema!({ "type": "integer" }), json_schema!({ "type": "string" }));
        let field = |name: &str, shape: &Schema| (name.to_owned(), shape.clone());
        let one = vec![field("limit", &number), field("sets", &text)];
        let other = vec![field("keys", &number), field("limit", &text)];
        let alone = joined(vec![one.clone()]);
        assert_eq!(alone.get("required"), Some(&json!(["limit", "sets"])));
        let both = joined(vec![one, other]);
        assert_eq!(both.get("required"), Some(&json!(["limit"])));
        let limit = json!({ "anyOf": [{ "type": "integer" }, { "type": "string" }] });
        let properties =
            json!({ "keys": { "type": "integer" }, "limit": limit, "sets": { "type": "string" } });
        assert_eq!(both.get("properties"), Some(&properties));
    }
}
