//! A front end for tests: asks, and looks at every answer whether it is what an answer has to be.

use crate::shared::shipped;
use missions::Mission;
use missions::serve::{Saves, Server};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// One of the shipped missions.
pub(crate) fn mission(name: &str) -> Mission {
    shipped().into_iter().find(|(known, _)| known == name).expect("shipped").1
}

/// Keeps games in memory; clones share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory(Arc<Mutex<BTreeMap<String, String>>>);

impl Saves for Memory {
    fn keep(&mut self, name: &str, text: &str) -> Result<(), String> {
        let _ = self.0.lock().expect("free").insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn find(&self, name: &str) -> Result<String, String> {
        let games = self.0.lock().expect("free");
        games.get(name).cloned().ok_or_else(|| format!("nothing is called {name}"))
    }

    fn names(&self) -> Result<Vec<String>, String> {
        Ok(self.0.lock().expect("free").keys().cloned().collect())
    }
}

impl Memory {
    pub(crate) fn text(&self, name: &str) -> String {
        self.find(name).expect("kept")
    }
}

/// Is this what every answer has to be? Gives it as a value.
pub(crate) fn well_formed(line: &str, id: &Value) -> Value {
    assert!(!line.contains('\n'), "one line");
    let value: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    let fields: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    assert!(fields == ["id", "ok"] || fields == ["error", "id"], "{line}");
    assert_eq!(value["id"], *id, "{line}");
    if let Some(error) = value.get("error") {
        for field in ["code", "message", "help"] {
            assert!(error[field].as_str().is_some_and(|text| !text.is_empty()), "{line}");
        }
    }
    value
}

/// A front end.
pub(crate) struct Client {
    pub(crate) server: Server,
    pub(crate) saves: Memory,
    asked: u64,
    /// Every line that was answered.
    pub(crate) heard: Vec<String>,
}

impl Client {
    pub(crate) fn new(mission: Mission) -> Self {
        let saves = Memory::default();
        let server = Server::new(mission, "a mission", Some(Box::new(saves.clone())));
        Self { server, saves, asked: 0, heard: Vec::new() }
    }

    /// Ask something: the whole answer.
    pub(crate) fn ask(&mut self, what: &str, with: Value) -> Value {
        self.asked += 1;
        let mut request: Map<String, Value> = with.as_object().expect("fields").clone();
        let _ = request.insert("do".to_owned(), json!(what));
        let _ = request.insert("id".to_owned(), json!(self.asked));
        let line = self.server.answer(Value::Object(request).to_string().as_bytes());
        let answer = well_formed(&line, &json!(self.asked));
        self.heard.push(line);
        answer
    }

    /// Ask something that is granted.
    pub(crate) fn get(&mut self, what: &str, with: Value) -> Value {
        let answer = self.ask(what, with);
        assert!(answer.get("error").is_none(), "{what}: {answer}");
        answer["ok"].clone()
    }

    /// Ask something that is refused: the code.
    pub(crate) fn refused(&mut self, what: &str, with: Value) -> String {
        let answer = self.ask(what, with);
        answer["error"]["code"].as_str().unwrap_or_else(|| panic!("granted: {answer}")).to_owned()
    }

    /// The seat that is due; null for chance. `None` when the game is over.
    pub(crate) fn due(answer: &Value) -> Option<Value> {
        match answer["due"]["what"].as_str() {
            Some("choose") => Some(answer["due"]["seat"].clone()),
            Some("chance") => Some(Value::Null),
            _ => None,
        }
    }
}

/// The keys of the choices in an answer.
pub(crate) fn keys(answer: &Value) -> Vec<String> {
    let choices = answer["choices"].as_array().expect("choices").iter();
    choices.map(|choice| choice["key"].as_str().expect("a key").to_owned()).collect()
}
