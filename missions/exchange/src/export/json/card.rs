//! Texts, the mission's cards with their parameters, scripts, and what the author made, as they wrote it.

use missions_document::content::ContentFile;
use missions_document::mission::Mission;
use missions_document::own_tiles;
use missions_play::printed::{InForce, Printed};
use missions_play::scripts::Parameter;
use schemars::JsonSchema;
use serde::Serialize;

/// The words around the mission.
#[derive(Serialize, JsonSchema)]
pub(super) struct Texts {
    title: String,
    author: String,
    /// Under which terms it may be used and changed.
    licence: String,
    /// One sentence for lists of missions.
    summary: String,
    /// Read to everybody before the game.
    briefing: String,
    /// Read when the marines win.
    victory: String,
    /// Read when the invader wins.
    defeat: String,
    /// From the author to people who change the mission.
    notes: String,
}

impl Texts {
    pub(super) fn of(mission: &Mission) -> Self {
        let info = mission.info().clone();
        Self {
            title: info.title,
            author: info.author,
            licence: info.licence,
            summary: info.summary,
            briefing: info.briefing,
            victory: info.victory,
            defeat: info.defeat,
            notes: info.notes,
        }
    }
}

/// A card of the mission.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "MissionCard")]
pub(super) struct Card {
    /// What it is for, in a word of its rule system: `objective` for how the marines win, `special` for anything else.
    #[schemars(length(min = 1))]
    role: String,
    /// The file name of its script.
    script: String,
    title: String,
    /// What is printed on it, with the values in force.
    text: String,
    parameters: Vec<Tuned>,
}

/// A number, answer or word of a script that a mission may set.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Parameter")]
struct Tuned {
    name: String,
    /// What it means.
    text: String,
    /// In this mission.
    value: Value,
    /// In the script.
    default: Value,
    /// The lowest and highest number that make sense.
    range: Option<[i64; 2]>,
    /// Does the card's text say the value already?
    in_text: bool,
}

/// The value of a parameter.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "ParameterValue")]
enum Value {
    Bool(bool),
    Int(i64),
    Text(String),
}

pub(super) fn cards(mission: &Mission) -> Vec<Card> {
    let tuned = |it: InForce| Tuned {
        value: constant(it.value),
        default: constant(it.parameter.default.clone()),
        range: it.parameter.range.as_ref().map(|range| [*range.start(), *range.end()]),
        text: it.parameter.meaning(),
        name: it.parameter.name,
        in_text: it.told,
    };
    let card = |card: Printed| Card {
        role: card.role.word().to_owned(),
        script: card.script.to_string(),
        title: card.title,
        text: card.text,
        parameters: card.values.into_iter().map(tuned).collect(),
    };
    Printed::all(mission).map(card).collect()
}

fn constant(value: Parameter) -> Value {
    match value {
        Parameter::Bool(answer) => Value::Bool(answer),
        Parameter::Int(number) => Value::Int(number),
        Parameter::Text(word) => Value::Text(word),
    }
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Script {
    /// The file name.
    name: String,
    /// The program, in Rhai.
    source: String,
}

pub(super) fn scripts(mission: &Mission) -> Vec<Script> {
    let script = |(name, source): (&missions_document::id::ScriptName, &String)| Script {
        name: name.to_string(),
        source: source.clone(),
    };
    mission.scripts().iter().map(script).collect()
}

/// What the author, or the operation around the mission, made.
#[derive(Serialize, JsonSchema)]
pub(super) struct Own {
    /// Drawings of tiles.
    tiles: Vec<Written>,
    /// Cards of every kind.
    content: Vec<Written>,
    /// Cards of the operation the mission lies in.
    operation: Vec<Written>,
}

/// A file.
#[derive(Serialize, JsonSchema)]
struct Written {
    /// Its path in the mission's folder, or in the operation's.
    file: String,
    text: String,
}

impl Own {
    pub(super) fn of(mission: &Mission) -> Self {
        let written =
            |(file, text): (&ContentFile, &String)| Written { file: file.path(), text: text.clone() };
        let tiles = mission.own_tiles().iter();
        let operation = mission.operation().into_iter().flat_map(|operation| &operation.content);
        Self {
            tiles: tiles
                .map(|(number, text)| Written { file: own_tiles::file(*number), text: text.clone() })
                .collect(),
            content: mission.content_files().iter().map(written).collect(),
            operation: operation.map(written).collect(),
        }
    }
}
