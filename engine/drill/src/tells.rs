//! What this game reports to readers of exports, programs that follow a game, and people who print a booklet.

use crate::game::COLOUR_WORDS;
use crate::own::OwnEvent;
use crate::row::row;
use crate::system::System;
use crate::texts::text;
use engine::Table;
use rule_system::setting::Own as Settings;
use rule_system::sheet::{Column, Readers, Sheet};
use rule_system::table_game::{Part, What};
use rule_system::{Content, Tells};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// The box in print.
#[derive(JsonSchema, Serialize)]
struct Printed {
    /// The colours of the die.
    die: Vec<&'static str>,
}

const COLUMNS: &[Column] =
    &[Column { head: row("column-marines"), share: 1 }, Column { head: row("column-rounds"), share: 1 }];

impl Tells for System {
    fn change(&self, own: &engine::Own, _: &Table, _: &dyn Content) -> Option<What> {
        Some(match OwnEvent::of(own)? {
            OwnEvent::Lit { beacon } => {
                What { kind: "beacon-lit", parts: vec![Part::Number(beacon.number.into())] }
            }
            OwnEvent::Coloured { colour } => {
                let word = COLOUR_WORDS.get(usize::from(colour)).copied().unwrap_or_default().to_owned();
                What { kind: "coloured", parts: vec![Part::Word(word)] }
            }
            OwnEvent::Fired { figure, bright } => {
                What { kind: "flare-fired", parts: vec![Part::Number(figure.0.into()), Part::Answer(bright)] }
            }
            OwnEvent::KeyTaken { key, figure } => What {
                kind: "key-taken",
                parts: vec![Part::Number(key.number.into()), Part::Number(figure.0.into())],
            },
        })
    }

    fn printed(&self, _: &dyn Content) -> Box<RawValue> {
        let die = COLOUR_WORDS.to_vec();
        to_raw_value(&Printed { die }).expect("a list of words is JSON")
    }

    fn printed_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        Printed::json_schema(generator)
    }

    fn sheets(&self, games: &[(u8, Settings)], _: &dyn Content) -> Vec<Sheet> {
        let line = |(marines, own): &(u8, Settings)| {
            vec![marines.to_string(), crate::setting::fuel(own, *marines).to_string()]
        };
        vec![Sheet {
            readers: Readers::Everybody,
            title: text("sheet-fuel").to_string(),
            note: Some(row("sheet-fuel-note")),
            columns: COLUMNS,
            rows: games.iter().map(line).collect(),
        }]
    }

    fn reference(&self, _: &dyn Content) -> String {
        format!("# {}\n\n{}\n", text("reference-title"), text("reference-text"))
    }
}
