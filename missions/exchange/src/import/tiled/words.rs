//! The texts, numbers, choices and cards of a mission, from the properties of its map.

use super::build::HIGHEST;
use super::log::Log;
use super::raw::{self, Properties};
use crate::export::tiled::{self, words as names};
use engine::suggest::nearest;
use missions_document::diagnostic::Severity;
use missions_document::edit::Edit;
use missions_document::id::{Name, ScriptName};
use missions_document::mission::{Card, Info, Mission, Parameter, Role, RulesId, Settings};
use rule_system::RuleSystem;
use rule_system::setting::{self, Form, Own, Setting, Value};
use std::collections::BTreeMap;
use std::str::FromStr;

/// No mission has more cards or seats.
const MOST: usize = 64;

/// What the map says of the mission, as edits.
pub(super) fn edits(properties: &Properties, log: &mut Log) -> Vec<Edit> {
    let rules = match properties.get("doom_rules") {
        Some(raw::Value::Text(rules)) => rules.as_str(),
        _ => "",
    };
    let system = systems::of(rules).unwrap_or(Mission::default().system());
    let mut words = Words { properties, system, log };
    let rules = words.text("rules");
    let info = Info {
        title: words.text("title"),
        author: words.text("author"),
        licence: words.text("licence"),
        summary: words.text("summary"),
        briefing: words.text("briefing"),
        victory: words.text("victory"),
        defeat: words.text("defeat"),
        notes: words.text("notes"),
    };
    let settings = Settings {
        marines: words.list("marines").into_iter().collect(),
        seeds: words.list("seeds"),
        own: words.chosen(),
    };
    let cards = words.cards();
    words.unknown();
    let mut edits = vec![Edit::Info(Box::new(info)), Edit::Settings(Box::new(settings)), Edit::Cards(cards)];
    edits.extend((!rules.is_empty()).then_some(Edit::Rules(RulesId(rules))));
    edits
}

/// The highest number that was ever given in the mission. Maps of older versions do not name it.
pub(super) fn last_id(properties: &Properties, log: &mut Log) -> Option<u32> {
    let number = match properties.get("doom_last_id")? {
        raw::Value::Int(number) => u32::try_from(*number).ok(),
        _ => None,
    };
    let sound = number.filter(|number| *number <= HIGHEST);
    if sound.is_none() {
        wrong("last_id", &format!("a whole number from 0 to {HIGHEST}"), log);
    }
    sound.filter(|number| *number > 0)
}

/// A property that was left out.
fn wrong(name: &str, wanted: &str, log: &mut Log) {
    let message =
        format!("the map's property doom_{} was left out: {wanted} is wanted there", name.escape_debug());
    log.say(Severity::Error, message, "fix it in Map > Map Properties");
}

/// Properties being read.
struct Words<'a> {
    properties: &'a Properties,
    /// Whose settings they may be.
    system: &'static dyn RuleSystem,
    log: &'a mut Log,
}

impl Words<'_> {
    fn get(&self, name: &str) -> Option<&raw::Value> {
        self.properties.get(&format!("doom_{name}"))
    }

    fn wrong(&mut self, name: &str, wanted: &str) {
        wrong(name, wanted, self.log);
    }

    /// Names that begin as ours do and are none of ours, which is a slip more often than not.
    fn unknown(&mut self) {
        let ours = tiled::properties(self.system);
        let ours: Vec<&str> = ours.iter().filter_map(|name| name.strip_prefix("doom_")).collect();
        // Those with a number in their name, by what stands before it.
        let several = self.system.settings().iter();
        let several = several.filter(|row| matches!(row.form, Form::PerMarines | Form::Seats(_)));
        let mut numbered: Vec<String> = several.map(names::numbered).collect();
        numbered.push("card_".to_owned());
        let known = |name: &str| {
            ours.contains(&name) || numbered.iter().any(|start| name.starts_with(start.as_str()))
        };
        for name in self.properties.keys() {
            let Some(name) = name.strip_prefix("doom_").filter(|name| !known(name)) else { continue };
            // Without what all begin with: it would make everything alike.
            let meant = nearest(name, ours.iter().copied());
            let help = meant.map_or_else(
                || "take it away, or give it a name that does not begin with doom_".to_owned(),
                |meant| format!("did you mean doom_{meant}?"),
            );
            let message = format!("unknown map property doom_{}", name.escape_debug());
            self.log.say(Severity::Warning, message, &help);
        }
    }

    fn text(&mut self, name: &str) -> String {
        match self.get(name) {
            None => String::new(),
            Some(raw::Value::Text(text)) => text.clone(),
            Some(raw::Value::Int(number)) => number.to_string(),
            Some(_) => {
                self.wrong(name, "a text");
                String::new()
            }
        }
    }

    /// Words or numbers with commas between them.
    fn list<T: FromStr>(&mut self, name: &str) -> Vec<T> {
        let text = self.text(name);
        let mut out = Vec::new();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match word.parse() {
                Ok(value) => out.push(value),
                Err(_) => self.wrong(name, "a list of whole numbers with commas between them"),
            }
        }
        out
    }

    /// What is set for the rule system, by its rows.
    fn chosen(&mut self) -> Own {
        let mut own = Own::new();
        for row in self.system.settings() {
            let value = match row.form {
                Form::PerMarines => Value::PerMarines(self.per_marines(row)),
                Form::Seats(rows) => Value::Seats(self.seats(row, rows)),
                Form::Word | Form::Words => self.one(row, row.id),
            };
            setting::set(&mut own, row.id, value);
        }
        own
    }

    /// A word or words under a name.
    fn one(&mut self, row: &Setting, name: &str) -> Value {
        match row.form {
            Form::Words => Value::Words(self.list(name)),
            _ => Value::Word(self.text(name)),
        }
    }

    fn per_marines(&mut self, row: &Setting) -> BTreeMap<u8, u8> {
        let mut numbers = BTreeMap::new();
        let start = format!("doom_{}", names::numbered(row));
        for (name, value) in self.properties {
            let Some(marines) = name.strip_prefix(&start) else { continue };
            let number = match value {
                raw::Value::Int(number) => u8::try_from(*number).ok(),
                _ => None,
            };
            match marines.parse().ok().zip(number) {
                Some((marines, number)) => {
                    let _ = numbers.insert(marines, number);
                }
                None => self.wrong(&name["doom_".len()..], "a whole number from 0 to 255"),
            }
        }
        numbers
    }

    fn seats(&mut self, seats: &Setting, rows: &[Setting]) -> Vec<Own> {
        let mut all = Vec::new();
        while all.len() < MOST {
            let number = all.len() + 1;
            let first = rows.first().map(|row| names::of_seat(seats, number, 0, row));
            if first.is_none_or(|name| self.get(&name).is_none()) {
                break;
            }
            let mut own = Own::new();
            for (place, row) in rows.iter().enumerate() {
                let value = self.one(row, &names::of_seat(seats, number, place, row));
                setting::set(&mut own, row.id, value);
            }
            all.push(own);
        }
        all
    }

    fn cards(&mut self) -> Vec<Card> {
        let mut cards = Vec::new();
        while cards.len() < MOST {
            let name = format!("card_{}", cards.len() + 1);
            if self.get(&format!("{name}_script")).is_none() {
                break;
            }
            let role = self.text(&format!("{name}_role"));
            let role =
                [Role::Objective, Role::Threat, Role::Special].into_iter().find(|it| it.word() == role);
            if role.is_none() {
                self.wrong(&format!("{name}_role"), "objective, threat or special");
            }
            cards.push(Card {
                role: role.unwrap_or_default(),
                script: ScriptName::new(self.text(&format!("{name}_script"))),
                parameters: self.parameters(&format!("{name}_parameter_")),
            });
        }
        cards
    }

    fn parameters(&mut self, prefix: &str) -> BTreeMap<Name, Parameter> {
        let start = format!("doom_{prefix}");
        let mut parameters = BTreeMap::new();
        for (name, value) in self.properties.range(start.clone()..) {
            let Some(word) = name.strip_prefix(&start) else { break };
            let value = match value {
                raw::Value::Int(number) => Parameter::Int(*number),
                raw::Value::Bool(yes) => Parameter::Bool(*yes),
                raw::Value::Text(text) => {
                    large(text).map_or_else(|| Parameter::Text(text.clone()), Parameter::Int)
                }
                raw::Value::Other => {
                    self.wrong(&format!("{prefix}{word}"), "a whole number, true or false, or a text");
                    continue;
                }
            };
            let _ = parameters.insert(Name::new(word), value);
        }
        parameters
    }
}

/// A number that is too large for the format, and so was written as text.
fn large(text: &str) -> Option<i64> {
    let number: i64 = text.parse().ok()?;
    (i32::try_from(number).is_err() && number.to_string() == text).then_some(number)
}
