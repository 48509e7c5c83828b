//! What this game tells readers of exports, programs that follow a game, and people who print a booklet.

use crate::own::{BEACON, OwnEvent};
use crate::system::System;
use engine::Table;
use engine::world::DieColour;
use rule_system::cut_card::CutCard;
use rule_system::setting::Own as Settings;
use rule_system::sheet::{Column, Readers, Sheet};
use rule_system::table_game::{Part, What};
use rule_system::tells::{ChangeKind, Changed, ChoiceKind, Count, Draw, PartKind, Told};
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

static COUNTS: [Count; 1] = [Count {
    id: "lit",
    about: "How many beacons are lit.",
    nouns: ["beacon lit", "beacons lit"],
    always: true,
    limit: None,
    told: Told::Table,
}];

static CHANGES: [ChangeKind; 3] = [
    ChangeKind {
        id: "beacon-lit",
        about: "A beacon is lit.",
        parts: &[PartKind::Number("beacon")],
        what: Some(Changed::Turned(BEACON, true)),
    },
    ChangeKind {
        id: "coloured",
        about: "The die shows a colour.",
        parts: &[PartKind::Word("colour")],
        what: None,
    },
    ChangeKind {
        id: "flare-fired",
        about: "A marine fires a flare.",
        parts: &[PartKind::Number("figure"), PartKind::Answer("bright")],
        what: None,
    },
];

static CHOICES: [ChoiceKind; 8] = [
    ChoiceKind { id: "done", about: "The figure stays where it is, or the game begins.", parts: &[] },
    ChoiceKind { id: "step", about: "The figure steps to a space.", parts: &[PartKind::Number("space")] },
    ChoiceKind { id: "open", about: "The figure opens a door.", parts: &[PartKind::Number("door")] },
    ChoiceKind { id: "close", about: "The figure closes a door.", parts: &[PartKind::Number("door")] },
    ChoiceKind { id: "light", about: "The figure lights a beacon.", parts: &[PartKind::Number("beacon")] },
    ChoiceKind { id: "die", about: "The die shows a colour.", parts: &[PartKind::Word("colour")] },
    ChoiceKind { id: "deal", about: "A marine draws a flare.", parts: &[PartKind::Word("flare")] },
    ChoiceKind { id: "fire", about: "The marine fires the flare.", parts: &[PartKind::Word("flare")] },
];

const COLUMNS: &[Column] = &[Column { head: "MARINES", share: 1 }, Column { head: "ROUNDS", share: 1 }];

impl Tells for System {
    fn title(&self) -> &'static str {
        "Beacons"
    }

    fn year(&self) -> u16 {
        2026
    }

    fn counts(&self) -> &'static [Count] {
        &COUNTS
    }

    fn changes(&self) -> &'static [ChangeKind] {
        &CHANGES
    }

    fn change(&self, own: &engine::Own, _: &Table, _: &dyn Content) -> Option<What> {
        Some(match OwnEvent::of(own)? {
            OwnEvent::Lit { beacon } => {
                What { kind: "beacon-lit", parts: vec![Part::Number(beacon.number.into())] }
            }
            OwnEvent::Coloured { colour } => {
                let word = self.colour(DieColour(colour)).to_owned();
                What { kind: "coloured", parts: vec![Part::Word(word)] }
            }
            OwnEvent::Fired { figure, bright } => {
                What { kind: "flare-fired", parts: vec![Part::Number(figure.0.into()), Part::Answer(bright)] }
            }
        })
    }

    fn card(&self, _: &str, _: &dyn Content) -> Option<String> {
        None
    }

    fn colour(&self, colour: DieColour) -> &'static str {
        crate::game::COLOURS.get(usize::from(colour.0)).map_or("", |(word, _)| *word)
    }

    fn printed(&self, _: &dyn Content) -> Box<RawValue> {
        let die = crate::game::COLOURS.iter().map(|(name, _)| *name).collect();
        to_raw_value(&Printed { die }).expect("a list of words is JSON")
    }

    fn printed_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        Printed::json_schema(generator)
    }

    fn brought(&self, _: &Settings) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn seated(&self, _: &Settings, content: &dyn Content) -> Vec<(String, String)> {
        content.marines().into_iter().map(|marine| (marine.id.to_owned(), marine.name.to_owned())).collect()
    }

    fn choices(&self) -> &'static [ChoiceKind] {
        &CHOICES
    }

    fn draws(&self) -> &'static [Draw] {
        &[Draw { key: "deal ", secret: Some("A marine draws a flare") }]
    }

    fn besides(&self) -> &'static str {
        "The die of four colours lies beside the map, and each marine has a pile of three flares face down."
    }

    fn sheets(&self, games: &[(u8, Settings)], _: &dyn Content) -> Vec<Sheet> {
        let row = |(marines, own): &(u8, Settings)| {
            vec![marines.to_string(), crate::setting::fuel(own, *marines).to_string()]
        };
        vec![Sheet {
            readers: Readers::Everybody,
            title: "Fuel".to_owned(),
            note: Some("After so many rounds the fuel is gone, and the keeper wins."),
            columns: COLUMNS,
            rows: games.iter().map(row).collect(),
        }]
    }

    fn own_cards(&self, _: &[(u8, Settings)], _: &dyn Content) -> Vec<CutCard> {
        Vec::new()
    }

    fn reference(&self, _: &dyn Content) -> String {
        "# The box of the drill\n\nA die of four colours, and three flares for each marine: a bright one and two dim ones.\n".to_owned()
    }

    fn added(&self, _: &dyn Content) -> String {
        String::new()
    }
}
