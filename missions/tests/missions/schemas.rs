//! The published schemas in programs from npm: Ajv as it is by default takes them, exports and everything that is answered;
//! quicktype makes types of them whose names are words of the schema and not of its own.

use crate::export::common;
use crate::serve::client::{Client, mission};
use crate::serve::schema::heard;
use crate::shared::shipped;
use consumers::{project, told};
use missions::export::{self, Options};
use missions::serve;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Both schemas by the name of their file, as the code has them: other tests compare the published ones.
fn schemas() -> [(&'static str, String); 2] {
    [("mission", export::json::schema()), ("serve", serve::schema())]
}

/// What Ajv says of documents: nothing, or what is wrong. `None` where the machine is to do without it.
fn validate(schema: &str, documents: &[String]) -> Option<Vec<Option<String>>> {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: String, text: &str| -> PathBuf {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path
    };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/shared/validate.mjs");
    let ajv = project().join("target/consumers/node/node_modules/ajv/dist/2020.js");
    let mut arguments = vec![script, ajv, write("schema.json".into(), schema)];
    arguments.extend(documents.iter().enumerate().map(|(n, text)| write(format!("{n}.json"), text)));
    let output = consumers::node(&arguments.iter().map(PathBuf::as_path).collect::<Vec<_>>())?;
    let lines = told(&output).unwrap_or_else(|why| panic!("Ajv: {why}"));
    let lines: Vec<Option<String>> =
        lines.lines().map(|line| (line != "ok").then(|| line.to_owned())).collect();
    assert_eq!(lines.len(), documents.len());
    Some(lines)
}

#[test]
fn ajv_takes_every_export_and_refuses_a_spoilt_one() {
    let mut documents: Vec<String> = shipped()
        .iter()
        .map(|(_, mission)| {
            let files = common::exported("m", mission, "json", &Options::default());
            String::from_utf8(files[0].bytes.clone()).expect("text")
        })
        .collect();
    documents.push(documents[0].replacen("\"spaces\"", "\"spacse\"", 1));
    let Some(told) = validate(&export::json::schema(), &documents) else { return };
    let (spoilt, good) = told.split_last().expect("some");
    assert!(good.iter().all(Option::is_none), "{told:?}");
    assert!(spoilt.is_some());
}

#[test]
fn ajv_takes_every_line_and_refuses_a_spoilt_one() {
    let mut client = Client::new(mission("first-steps"));
    let _ = client.get("mission", json!({}));
    let requests = [
        json!({ "do": "hello", "id": null }),
        json!({ "id": "a", "do": "new", "marines": 2, "seed": 7, "seats": [0], "chance": "seed" }),
        json!({ "id": 1, "do": "take", "seat": 0, "key": "end" }),
    ];
    let mut lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    lines.extend(heard());
    lines.append(&mut client.heard);
    lines.push(json!({ "id": 1, "do": "take", "seat": 0, "kye": "end" }).to_string());
    let Some(told) = validate(&serve::schema(), &lines) else { return };
    let (spoilt, good) = told.split_last().expect("some");
    for (line, told) in lines.iter().zip(good) {
        assert_eq!(*told, None, "{}", &line[..line.len().min(300)]);
    }
    assert!(spoilt.is_some());
}

/// How names end that quicktype makes up where the schema has none, and how they begin where it has one twice.
const ENDS: [&str; 4] = ["Class", "Element", "Enum", "Union"];
const BEGINS: [&str; 13] = [
    "Purple",
    "Fluffy",
    "Tentacled",
    "Sticky",
    "Indigo",
    "Indecent",
    "Hilarious",
    "Ambitious",
    "Cunning",
    "Magenta",
    "Frisky",
    "Mischievous",
    "Braggadocious",
];

fn is_invented(name: &str) -> bool {
    let worded =
        ENDS.iter().any(|word| name.ends_with(word)) || BEGINS.iter().any(|word| name.starts_with(word));
    worded || name.ends_with(|c: char| c.is_ascii_digit())
}

#[test]
fn quicktype_names_types_in_words_of_the_schema() {
    for (name, schema) in schemas() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(format!("{name}.schema.json"));
        std::fs::write(&file, &schema).expect("written");
        let quicktype = project().join("target/consumers/node/node_modules/quicktype/dist/index.js");
        let words = ["--src-lang", "schema", "--lang", "typescript", "--just-types", "--top-level", "Line"];
        let arguments = [quicktype.as_path()].into_iter().chain(words.map(Path::new)).chain([file.as_path()]);
        let Some(output) = consumers::node(&arguments.collect::<Vec<_>>()) else { return };
        let types = told(&output).unwrap_or_else(|why| panic!("quicktype: {why}"));
        let names: Vec<&str> = types
            .lines()
            .filter_map(|line| {
                let line = line.strip_prefix("export ")?;
                line.strip_prefix("interface ")
                    .or_else(|| line.strip_prefix("type "))
                    .or_else(|| line.strip_prefix("enum "))
            })
            .filter_map(|rest| rest.split([' ', '=']).next())
            .collect();
        assert!(names.len() > 30, "{name}: {names:?}");
        let invented: Vec<&&str> = names.iter().filter(|name| is_invented(name)).collect();
        assert!(invented.is_empty(), "{name}: {invented:?} of {names:?}");
    }
}

/// What programs make names from, and what strict readers refuse.
#[test]
fn every_branch_and_object_has_a_title_and_no_number_a_format() {
    fn walk(schema: &Value, at: &str) {
        match schema {
            Value::Object(fields) => {
                for branch in
                    ["oneOf", "anyOf"].into_iter().filter_map(|key| schema[key].as_array()).flatten()
                {
                    assert!(branch["title"].is_string(), "{at}: {branch}");
                }
                if fields.get("properties").is_some_and(Value::is_object) && fields.contains_key("required") {
                    assert!(schema["title"].is_string(), "{at}");
                }
                if let Some(format) = schema["format"].as_str() {
                    assert!(!format.contains("int"), "{at}: {format}");
                }
                for (key, value) in fields {
                    walk(value, &format!("{at}/{key}"));
                }
            }
            Value::Array(items) => items.iter().for_each(|it| walk(it, at)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let mut ids = Vec::new();
    for (name, schema) in schemas() {
        let schema: Value = serde_json::from_str(&schema).expect("JSON");
        walk(&schema, name);
        ids.push(schema["$id"].as_str().expect("a name").to_owned());
    }
    assert_ne!(ids[0], ids[1]);
}
