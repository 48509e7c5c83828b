//! The texts, numbers, choices and cards of a mission, from the properties of its map.

use super::log::Log;
use super::raw::{self, Properties};
use crate::export::tiled::{self, words as names};
use crate::words::text;
use ::words::{Argument, Text};
use engine::suggest::nearest;
use missions_document::diagnostic::Severity;
use missions_document::edit::Edit;
use missions_document::id::{Name, ScriptName};
use missions_document::mission::{Card, Info, Mission, Parameter, RulesId, Settings};
use rule_system::RuleSystem;
use rule_system::setting::{self, Form, Own, Setting, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Numbers above this one are given to nothing.
pub(super) const HIGHEST: u32 = 999_999_999;

/// No mission has more cards or seats.
const MOST: usize = 64;

/// Properties of the map that are read elsewhere.
const ELSEWHERE: [&str; 4] = ["doom_column", "doom_row", "doom_last_id", "doom_more"];

/// What the map says of a mission, as edits of what it says in one text.
pub(super) fn edits(properties: &Properties, more: &Mission, log: &mut Log) -> Vec<Edit> {
    let rules = match properties.get("doom_rules") {
        Some(raw::Value::Text(rules)) => rules.as_str(),
        _ => "",
    };
    let system = systems::of(rules).unwrap_or(more.system());
    let read = ELSEWHERE.map(str::to_owned).into();
    let mut words = Words { properties, system, log, read };
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
        own: words.chosen(more.settings().own.clone()),
    };
    let cards = words.cards();
    words.unknown();
    let mut edits = vec![Edit::Info(Box::new(info)), Edit::Settings(Box::new(settings)), Edit::Cards(cards)];
    edits.extend((!rules.is_empty()).then_some(Edit::Rules(RulesId(rules))));
    edits
}

/// A whole number of a range.
pub(super) fn number(
    properties: &Properties,
    name: &str,
    range: RangeInclusive<i64>,
    log: &mut Log,
) -> Option<i64> {
    let number = properties.get(&format!("doom_{name}"))?.whole().filter(|number| range.contains(number));
    if number.is_none() {
        let wanted = text("words-range").with("least", *range.start()).with("most", *range.end());
        wrong(name, wanted, log);
    }
    number
}

/// The highest number that was ever given in the mission. Maps of older versions do not name it.
pub(super) fn last_id(properties: &Properties, log: &mut Log) -> Option<u32> {
    let number = number(properties, "last_id", 0..=i64::from(HIGHEST), log)?;
    u32::try_from(number).ok().filter(|number| *number > 0)
}

/// A property that was left out.
pub(super) fn wrong(name: &str, wanted: Text, log: &mut Log) {
    let message = text("words-wrong").with("property", name.escape_debug().to_string());
    log.say(Severity::Error, message.with("wanted", wanted), text("fix-properties"));
}

/// Properties being read.
struct Words<'a> {
    properties: &'a Properties,
    /// Whose settings they may be.
    system: &'static dyn RuleSystem,
    log: &'a mut Log,
    /// The names of those that were read.
    read: BTreeSet<String>,
}

impl<'a> Words<'a> {
    fn get(&mut self, name: &str) -> Option<&'a raw::Value> {
        let name = format!("doom_{name}");
        let found = self.properties.get(&name)?;
        let _ = self.read.insert(name);
        Some(found)
    }

    /// The numbers in the names of those that begin and end so, from the least.
    fn numbers(&self, start: &str, end: &str) -> BTreeSet<usize> {
        let start = format!("doom_{start}");
        let names = self.properties.keys().filter_map(|name| name.strip_prefix(&start)?.strip_suffix(end));
        names
            .filter_map(|number| number.parse::<usize>().ok().filter(|it| it.to_string() == number))
            .collect()
    }

    fn wrong(&mut self, name: &str, wanted: Text) {
        wrong(name, wanted, self.log);
    }

    /// Names that begin as ours do and were not read, which is a slip more often than not.
    fn unknown(&mut self) {
        let ours = tiled::properties(self.system);
        let ours: Vec<&str> = ours.iter().filter_map(|name| name.strip_prefix("doom_")).collect();
        for whole in self.properties.keys().filter(|name| !self.read.contains(*name)) {
            let Some(name) = whole.strip_prefix("doom_") else { continue };
            // Without what all begin with: it would make everything alike.
            let meant = if self.log.has_room() { nearest(name, ours.iter().copied()) } else { None };
            let help = meant
                .map_or_else(|| text("words-unknown-help"), |meant| text("words-meant").with("meant", meant));
            let message = text("words-unknown").with("property", name.escape_debug().to_string());
            self.log.say(Severity::Warning, message, help);
        }
    }

    fn text(&mut self, name: &str) -> String {
        match self.get(name) {
            None => String::new(),
            Some(raw::Value::Text(text)) => text.clone(),
            Some(raw::Value::Int(number)) => number.to_string(),
            Some(_) => {
                self.wrong(name, text("words-text"));
                String::new()
            }
        }
    }

    /// Words or numbers with commas between them.
    fn list<T: FromStr>(&mut self, name: &str) -> Vec<T> {
        let given = self.text(name);
        let mut out = Vec::new();
        for word in given.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match word.parse() {
                Ok(value) => out.push(value),
                Err(_) => self.wrong(name, text("words-list")),
            }
        }
        out
    }

    /// What is set for the rule system, by its rows, with what they do not know.
    fn chosen(&mut self, mut own: Own) -> Own {
        for row in self.system.settings() {
            let value = match row.form {
                Form::PerMarines => Some(Value::PerMarines(self.per_marines(row))),
                Form::Seats(rows) => Some(Value::Seats(self.seats(row, rows))),
                Form::Chart => Some(Value::Chart(self.chart(row))),
                Form::Word | Form::Text | Form::Words | Form::Number | Form::Yes | Form::Thing => {
                    self.one(row, row.id)
                }
            };
            if let Some(value) = value {
                setting::set(&mut own, row.id, value);
            }
        }
        own
    }

    /// A value under a name; `None` if there is none. What has several parts is none.
    fn one(&mut self, row: &Setting, name: &str) -> Option<Value> {
        match row.form {
            Form::Words => Some(Value::Words(self.list(name))),
            Form::Word | Form::Text => Some(Value::Word(self.text(name))),
            Form::Number => self.whole(name).map(Value::Number),
            Form::Thing => self.whole(name).and_then(|it| u32::try_from(it).ok()).map(Value::Thing),
            Form::Yes => match self.get(name)?.sure() {
                Some(yes) => Some(Value::Yes(yes)),
                None => {
                    self.wrong(name, text("words-yes-no"));
                    None
                }
            },
            Form::PerMarines | Form::Chart | Form::Seats(_) => None,
        }
    }

    fn whole(&mut self, name: &str) -> Option<i32> {
        let number = self.get(name)?.whole().and_then(|number| i32::try_from(number).ok());
        if number.is_none() {
            self.wrong(name, text("whole-number"));
        }
        number
    }

    /// Texts by number.
    fn chart(&mut self, row: &Setting) -> BTreeMap<u8, String> {
        let start = names::numbered(row);
        let numbers = self.numbers(&start, "");
        let numbers = numbers.into_iter().filter_map(|number| u8::try_from(number).ok());
        numbers.map(|number| (number, self.text(&format!("{start}{number}")))).collect()
    }

    fn per_marines(&mut self, row: &Setting) -> BTreeMap<u8, u8> {
        let mut numbers = BTreeMap::new();
        let start = format!("doom_{}", names::numbered(row));
        for (name, value) in self.properties.range(start.clone()..) {
            let Some(marines) = name.strip_prefix(&start) else { break };
            let _ = self.read.insert(name.clone());
            let number = value.whole().and_then(|number| u8::try_from(number).ok());
            match marines.parse().ok().zip(number) {
                Some((marines, number)) => {
                    let _ = numbers.insert(marines, number);
                }
                None => self.wrong(&name["doom_".len()..], text("words-byte")),
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
                if let Some(value) = self.one(row, &names::of_seat(seats, number, place, row)) {
                    setting::set(&mut own, row.id, value);
                }
            }
            all.push(own);
        }
        all
    }

    fn cards(&mut self) -> Vec<Card> {
        let mut cards = Vec::new();
        // A number may be missing where somebody took a card away.
        for number in self.numbers("card_", "_script").into_iter().take(MOST) {
            let name = format!("card_{number}");
            let role = self.text(&format!("{name}_role"));
            let known = self.system.roles();
            let role = known.iter().map(|row| row.role).find(|it| it.word() == role);
            if role.is_none() {
                let roles = Argument::Any(known.iter().map(|row| row.role.word().into()).collect());
                self.wrong(&format!("{name}_role"), text("words-roles").with("roles", roles));
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
            let _ = self.read.insert(name.clone());
            let value = match value {
                raw::Value::Int(number) => Parameter::Int(*number),
                raw::Value::Bool(yes) => Parameter::Bool(*yes),
                raw::Value::Text(text) => {
                    large(text).map_or_else(|| Parameter::Text(text.clone()), Parameter::Int)
                }
                raw::Value::Other => {
                    self.wrong(&format!("{prefix}{word}"), text("words-parameter"));
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
