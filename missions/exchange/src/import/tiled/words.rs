//! The texts, numbers, choices and cards of a mission, from the properties of its map.

use super::log::Log;
use super::raw::{Properties, Value};
use crate::export::tiled;
use doom_2016::Loadout;
use engine::suggest::nearest;
use missions_document::diagnostic::Severity;
use missions_document::edit::Edit;
use missions_document::id::{Name, ScriptName};
use missions_document::mission::{Card, Info, Parameter, Role, RulesId, Settings};
use std::collections::BTreeMap;
use std::str::FromStr;

/// What properties with a number in their name begin with, behind what all begin with.
const NUMBERED: [&str; 3] = ["frag_limit_", "marine_", "card_"];

/// No mission has more cards or loadouts.
const MOST: usize = 64;

/// What the map says of the mission, as edits.
pub(super) fn edits(properties: &Properties, log: &mut Log) -> Vec<Edit> {
    let mut words = Words { properties, log };
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
        own: doom_2016::Settings {
            frag_limits: words.frag_limits(),
            loadouts: words.loadouts(),
            invasion: words.text("invasion"),
            event_sets: words.list("event_sets"),
        }
        .own(),
    };
    let cards = words.cards();
    words.unknown();
    let mut edits = vec![Edit::Info(Box::new(info)), Edit::Settings(Box::new(settings)), Edit::Cards(cards)];
    edits.extend((!rules.is_empty()).then_some(Edit::Rules(RulesId(rules))));
    edits
}

/// Properties being read.
struct Words<'a> {
    properties: &'a Properties,
    log: &'a mut Log,
}

impl Words<'_> {
    fn get(&self, name: &str) -> Option<&Value> {
        self.properties.get(&format!("doom_{name}"))
    }

    fn wrong(&mut self, name: &str, wanted: &str) {
        let message =
            format!("the map's property doom_{} was left out: {wanted} is wanted there", name.escape_debug());
        self.log.say(Severity::Error, message, "mend it in Map > Map Properties");
    }

    /// Names that begin as ours do and are none of ours, which is a slip more often than not.
    fn unknown(&mut self) {
        let ours = tiled::properties();
        let ours: Vec<&str> = ours.iter().filter_map(|name| name.strip_prefix("doom_")).collect();
        let known = |name: &str| ours.contains(&name) || NUMBERED.iter().any(|start| name.starts_with(start));
        for name in self.properties.keys() {
            let Some(name) = name.strip_prefix("doom_").filter(|name| !known(name)) else { continue };
            // Without what all begin with: it would make everything alike.
            let meant = nearest(name, ours.iter().copied());
            let help = meant.map_or_else(
                || "take it away, or give it a name that does not begin with doom_".to_owned(),
                |meant| format!("did you mean doom_{meant}?"),
            );
            let message = format!("nobody knows the map's property doom_{}", name.escape_debug());
            self.log.say(Severity::Warning, message, &help);
        }
    }

    fn text(&mut self, name: &str) -> String {
        match self.get(name) {
            None => String::new(),
            Some(Value::Text(text)) => text.clone(),
            Some(Value::Int(number)) => number.to_string(),
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

    fn frag_limits(&mut self) -> BTreeMap<u8, u8> {
        let mut limits = BTreeMap::new();
        for (name, value) in self.properties {
            let Some(marines) = name.strip_prefix("doom_frag_limit_") else { continue };
            let limit = match value {
                Value::Int(limit) => u8::try_from(*limit).ok(),
                _ => None,
            };
            match marines.parse().ok().zip(limit) {
                Some((marines, limit)) => {
                    let _ = limits.insert(marines, limit);
                }
                None => self.wrong(&name["doom_".len()..], "a whole number from 0 to 255"),
            }
        }
        limits
    }

    fn loadouts(&mut self) -> Vec<Loadout> {
        let mut loadouts = Vec::new();
        while loadouts.len() < MOST {
            let name = format!("marine_{}", loadouts.len() + 1);
            if self.get(&name).is_none() {
                break;
            }
            loadouts.push(Loadout {
                marine: self.text(&name),
                weapons: self.list(&format!("{name}_weapons")),
                class: self.text(&format!("{name}_class")),
            });
        }
        loadouts
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
                Value::Int(number) => Parameter::Int(*number),
                Value::Bool(yes) => Parameter::Bool(*yes),
                Value::Text(text) => {
                    large(text).map_or_else(|| Parameter::Text(text.clone()), Parameter::Int)
                }
                Value::Other => {
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
