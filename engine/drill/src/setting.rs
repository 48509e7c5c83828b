//! What a mission sets: after how many rounds the fuel is gone, for each number of marines; what is found in an area, and
//! what tiles, start spaces and hatches have.

use crate::door::OPEN;
use crate::row::row;
use rule_system::Content;
use rule_system::setting::{self, Ask, FieldRows, Form, Own, Setting, Subject, Value};

const FUEL: &str = "fuel";

/// Rounds where a mission does not say.
const USUAL: u8 = 8;
/// The most rounds of fuel that a mission can say, and that one can leave to the next.
pub(crate) const MOST: u8 = 20;

pub(crate) static SETTINGS: [Setting; 1] = [Setting {
    id: FUEL,
    one: "fuel",
    title: row("setting-fuel-title"),
    about: row("setting-fuel-about"),
    form: Form::PerMarines,
    ask: Ask::Number { usual: USUAL, most },
    open: true,
    players: None,
}];

const TEXT: &str = "text";
const SPARE: &str = "spare";

/// What an area has.
static AREA: [Setting; 2] = [
    Setting {
        id: TEXT,
        one: TEXT,
        title: row("setting-text-title"),
        about: row("setting-text-about"),
        form: Form::Text,
        ask: Ask::Text,
        open: false,
        players: None,
    },
    Setting {
        id: SPARE,
        one: SPARE,
        title: row("setting-spare-title"),
        about: row("setting-spare-about"),
        form: Form::Number,
        ask: Ask::Whole { usual: 0, least: 0, most: MOST as i32 },
        open: false,
        players: None,
    },
];

/// What a hatch has.
static HATCH: [Setting; 1] = [Setting {
    id: OPEN,
    one: OPEN,
    title: row("setting-open-title"),
    about: row("setting-open-about"),
    form: Form::Yes,
    ask: Ask::YesNo,
    open: true,
    players: None,
}];

/// What a tile has.
static TILE: [Setting; 1] = [Setting {
    id: "dark",
    one: "dark",
    title: row("setting-dark-title"),
    about: row("setting-dark-about"),
    form: Form::Yes,
    ask: Ask::YesNo,
    open: true,
    players: None,
}];

/// What a start space has.
static START: [Setting; 1] = [Setting {
    id: "sign",
    one: "sign",
    title: row("setting-sign-title"),
    about: row("setting-sign-about"),
    form: Form::Text,
    ask: Ask::Text,
    open: true,
    players: None,
}];

pub(crate) static FIELDS: [FieldRows; 4] = [
    FieldRows { of: Subject::Area, kind: "", rows: &AREA },
    FieldRows { of: Subject::Door, kind: "hatch", rows: &HATCH },
    FieldRows { of: Subject::Tile, kind: "", rows: &TILE },
    FieldRows { of: Subject::Start, kind: "", rows: &START },
];

/// An area as the game knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Area {
    /// Read out when it is revealed.
    pub(crate) text: String,
    /// Rounds of fuel that are found in it.
    pub(crate) spare: u8,
}

/// What a mission sets for an area; a number that cannot be is the nearest that can.
pub(crate) fn area(own: Option<&Own>) -> Area {
    let Some(own) = own else { return Area::default() };
    let spare = setting::number(own, SPARE).unwrap_or(0).clamp(0, MOST.into());
    Area { text: setting::word(own, TEXT), spare: spare as u8 }
}

fn most(_: &dyn Content) -> u8 {
    MOST
}

pub(crate) fn fuel(own: &Own, marines: u8) -> u8 {
    setting::per_marines(own, FUEL).get(&marines).copied().unwrap_or(USUAL).clamp(1, MOST)
}

pub(crate) fn resolved(own: &Own, marines: u8) -> Own {
    [(FUEL.to_owned(), Value::PerMarines([(marines, fuel(own, marines))].into()))].into()
}

/// What is set for a number of marines that no game can have.
pub(crate) fn wrong(own: &Own) -> Vec<(u8, u8)> {
    setting::per_marines(own, FUEL).into_iter().filter(|(_, fuel)| !(1..=MOST).contains(fuel)).collect()
}

/// The settings with all numbers within bounds.
pub(crate) fn mended(own: &Own) -> Own {
    let numbers = setting::per_marines(own, FUEL);
    let mut own = own.clone();
    let mended = numbers.into_iter().map(|(marines, fuel)| (marines, fuel.clamp(1, MOST))).collect();
    setting::set(&mut own, FUEL, Value::PerMarines(mended));
    own
}
