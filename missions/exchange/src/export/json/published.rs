//! What every schema that goes out has in common: a name of its own, titles from which programs make names of types, and
//! nothing that strict readers refuse. The shapes themselves come from the types that are written.

use super::shape::joined_name;
use schemars::{Schema, json_schema};
use serde_json::{Map, Value};

type Object = Map<String, Value>;

/// A schema with its name, as text. It refuses fields it does not list.
pub(crate) fn published(mut schema: Schema, name: &str, title: &str) -> String {
    let root = schema.ensure_object();
    let _ = root.insert("$id".to_owned(), format!("urn:hellwright:schema:{name}").into());
    // Titles within begin with the name, not with a title in several words.
    let _ = root.remove("title");
    part(root, name);
    let _ = root.insert("title".to_owned(), title.into());
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}

/// A schema and all within it. `home` is the title of the nearest shape around it that has one.
fn part(schema: &mut Object, home: &str) {
    // Readers know no such formats; the bounds beside them say the same.
    if schema.get("format").and_then(Value::as_str).is_some_and(|it| it.contains("int")) {
        let _ = schema.remove("format");
    }
    if schema.contains_key("properties") {
        let _ = schema.insert("additionalProperties".to_owned(), false.into());
    }
    let home = schema.get("title").and_then(Value::as_str).unwrap_or(home).to_owned();
    for (key, value) in schema.iter_mut() {
        match (key.as_str(), value) {
            ("$defs", Value::Object(parts)) => {
                for (name, it) in parts {
                    named(it, name.clone(), &home);
                }
            }
            ("properties", Value::Object(fields)) => fields.iter_mut().for_each(|it| field(it, &home)),
            ("items", it) | ("additionalProperties", it @ Value::Object(_)) => {
                named(it, String::new(), &home);
            }
            ("oneOf" | "anyOf", Value::Array(branches)) => {
                for it in branches {
                    let title = branch(it, &home);
                    named(it, title, &home);
                }
            }
            _ => {}
        }
    }
}

/// Give a schema a title, if it has none and there is one, and go on within it.
fn named(schema: &mut Value, title: String, home: &str) {
    let Value::Object(schema) = schema else { return };
    if !title.is_empty() && !schema.contains_key("title") {
        let _ = schema.insert("title".to_owned(), title.into());
    }
    part(schema, home);
}

/// Fields whose shape stands in their place: words to choose from, and lists or values of objects.
fn field((name, schema): (&String, &mut Value), home: &str) {
    let is_word = schema.get("const").or_else(|| schema.get("enum")).is_some() && schema["type"] == "string";
    let is_object = schema.get("properties").is_some();
    let title = if is_word || is_object { joined_name(&[home, name]) } else { String::new() };
    named(schema, title, home);
}

/// What one of several shapes is called: by the word that marks it, by the shape it refers to, or by its type.
fn branch(schema: &Value, home: &str) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or_default().to_owned();
    }
    let marks = schema["properties"].as_object().into_iter().flatten();
    let mark = marks.filter_map(|(_, it)| it["const"].as_str()).next();
    match (mark.or_else(|| schema["const"].as_str()), &schema["type"]) {
        (Some(word), _) => joined_name(&[word, home]),
        (None, Value::String(kind)) => joined_name(&[kind, home]),
        (None, _) => home.to_owned(),
    }
}

/// What an `id` of a request may be.
pub(crate) fn id() -> Schema {
    json_schema!({
        "anyOf": [
            { "title": "IdText", "type": "string" },
            { "title": "IdNumber", "type": "integer" },
            { "title": "NoId", "type": "null" },
        ],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn shapes_get_titles_and_lose_formats() {
        let schema = json_schema!({
            "type": "object",
            "properties": {
                "kind": { "type": "string", "const": "x" },
                "many": { "type": "array", "items": { "type": "integer", "format": "uint8", "maximum": 255 } },
            },
            "$defs": { "Due": { "oneOf": [
                { "type": "object", "properties": { "what": { "type": "string", "const": "all-over" } } },
                { "type": "null" },
                { "$ref": "#/$defs/Due" },
            ] } },
        });
        let text = published(schema, "test", "Test");
        let told: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(told["$id"], "urn:hellwright:schema:test");
        assert_eq!(told["properties"]["kind"]["title"], "TestKind");
        assert_eq!(told["properties"]["many"]["items"], json!({ "type": "integer", "maximum": 255 }));
        let due = &told["$defs"]["Due"];
        assert_eq!(due["title"], "Due");
        let titles: Vec<&Value> =
            due["oneOf"].as_array().expect("list").iter().map(|it| &it["title"]).collect();
        assert_eq!(titles, ["AllOverDue", "NullDue", "Due"]);
        let what = &due["oneOf"][0]["properties"]["what"];
        assert_eq!(what["title"], "AllOverDueWhat");
        assert_eq!(due["oneOf"][0]["additionalProperties"], false);
    }
}
