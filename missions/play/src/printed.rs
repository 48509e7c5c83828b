//! A card as it is printed: its title, its text with the values in force, and the values that are not in the text.
//! Exports and the window decide how it looks; the script decides what it does.

use crate::scripts::{self, assist};
use missions_document::id::ScriptName;
use missions_document::mission::{Card, Mission, Role};
use script_api::{Parameter, ParameterInfo};

/// A card of a mission, in words for players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// What it is for.
    pub role: Role,
    /// Its script.
    pub script: ScriptName,
    /// What it is called; the script's name if its author gave it no title.
    pub title: String,
    /// What it says: `{NAME}` has become the value of that parameter.
    pub text: String,
    /// The parameters of the script, in their order.
    pub values: Vec<InForce>,
    /// Names in braces that are no parameter of the script, each once, in their order.
    pub unknown: Vec<String>,
}

/// A parameter of a card's script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InForce {
    /// The parameter, as the script has it.
    pub parameter: ParameterInfo,
    /// Its value in the mission.
    pub value: Parameter,
    /// Does the text say it already?
    pub told: bool,
}

impl InForce {
    /// The value as a reader takes it.
    #[must_use]
    pub fn word(&self) -> String {
        word(&self.value)
    }
}

impl Printed {
    /// The cards of a mission, in their order.
    pub fn all(mission: &Mission) -> impl Iterator<Item = Self> + '_ {
        mission.cards().iter().map(|card| Self::of(mission, card))
    }

    /// A card of a mission.
    #[must_use]
    pub fn of(mission: &Mission, card: &Card) -> Self {
        Self::read(card, mission.scripts().get(&card.script).map_or("", String::as_str))
    }

    /// A card with the text of its script.
    #[must_use]
    pub fn read(card: &Card, source: &str) -> Self {
        let (title, text) = assist::title(source);
        let value = |parameter: &ParameterInfo| {
            let told = card.parameters.iter().find(|(name, _)| name.as_str() == parameter.name);
            told.map_or_else(|| parameter.default.clone(), |(_, value)| value.clone())
        };
        let parameters = assist::parameters(source).into_iter();
        let mut values: Vec<InForce> = parameters
            .map(|parameter| InForce { value: value(&parameter), parameter, told: false })
            .collect();
        let mut unknown = Vec::new();
        let text = fill(&text, |name| {
            let found = values.iter_mut().find(|it| it.parameter.name == name);
            let word = found.map(|it| {
                it.told = true;
                it.word()
            });
            if word.is_none() && !unknown.iter().any(|it| it == name) {
                unknown.push(name.to_owned());
            }
            word
        });
        let title = if title.is_empty() { scripts::title(&card.script).to_owned() } else { title };
        Self { role: card.role, script: card.script.clone(), title, text, values, unknown }
    }

    /// The values of which the text does not speak.
    pub fn untold(&self) -> impl Iterator<Item = &InForce> {
        self.values.iter().filter(|it| !it.told)
    }
}

/// Put words in the place of names in braces. Other braces stay, and so do names for which there is no word.
fn fill(text: &str, mut word: impl FnMut(&str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('{') {
        out += before;
        let name = behind.split_once('}').map(|(name, _)| name).filter(|name| is_name(name));
        match name.and_then(&mut word) {
            Some(word) => {
                out += &word;
                rest = &behind[name.map_or(0, str::len) + 1..];
            }
            None => {
                out.push('{');
                rest = behind;
            }
        }
    }
    out + rest
}

/// Names of parameters have capital letters.
fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
        && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
}

fn word(value: &Parameter) -> String {
    match value {
        Parameter::Bool(true) => "yes".to_owned(),
        Parameter::Bool(false) => "no".to_owned(),
        Parameter::Int(number) => number.to_string(),
        Parameter::Text(word) => word.replace('_', " "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::id::Name;
    use missions_document::{Edit, mission::Parameter};

    fn printed(text: &str, parameters: &[(&str, Parameter)]) -> Printed {
        let script = ScriptName::new("it.rhai");
        let parameters = parameters.iter().map(|(name, value)| (Name::new(*name), value.clone())).collect();
        let card = Card { role: Role::SPECIAL, script: script.clone(), parameters };
        let mission = Mission::default().with([Edit::Script(script, Some(text.to_owned()))]);
        Printed::of(&mission, &card)
    }

    #[test]
    fn values_in_force_stand_in_the_text() {
        let text = "//! Lockdown\n//! After {ROUNDS} rounds, {WHO} come. {ROUNDS}!\n\n// How long (1 to 9).\nconst ROUNDS = 3;\n\
                    const WHO = \"big_ones\";\n// How many (1 to 2).\nconst LEFT = 1;\nconst HARD = true;";
        let card = printed(text, &[("ROUNDS", Parameter::Int(5))]);
        assert_eq!(
            (card.title.as_str(), card.text.as_str()),
            ("Lockdown", "After 5 rounds, big ones come. 5!")
        );
        let left: Vec<(&str, String)> =
            card.untold().map(|it| (it.parameter.name.as_str(), it.word())).collect();
        assert_eq!(left, [("LEFT", "1".to_owned()), ("HARD", "yes".to_owned())]);
        assert!(card.unknown.is_empty());
    }

    #[test]
    fn braces_that_are_no_name_stay() {
        for odd in ["a {b} {", "{}", "}{", "{ N }", "{N", "ä{ö}"] {
            let card = printed(&format!("//! T\n//! {odd}\n\nconst N = 1;"), &[]);
            assert_eq!((card.text.as_str(), card.unknown.len()), (odd, 0));
        }
        let card = printed("//! T\n//! {NO} and {N}{N}\n\nconst N = 1;", &[]);
        assert_eq!((card.text.as_str(), card.unknown), ("{NO} and 11", vec!["NO".to_owned()]));
        assert_eq!(printed("", &[]).title, "it");
    }
}
