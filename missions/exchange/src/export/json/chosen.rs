//! What a mission sets for a game, as fields under the names its rule system gives them. The rule system's rows also
//! say which side may know them.

use super::shape::{self, Fields, Shapes};
use rule_system::setting::{self, Form, Own, PLAYERS, Setting};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The value of a setting.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum SettingValue {
    /// A word; `None` where a game goes without.
    Word(Option<String>),
    Words(Vec<String>),
    /// A number, or the number of a thing in the mission; `None` where none is set.
    Number(Option<i64>),
    Yes(bool),
    Numbers(BTreeMap<u8, u8>),
    Chart(BTreeMap<u8, String>),
    /// What somebody's seat has.
    Seat(Fields<Self>),
    Seats(Vec<Fields<Self>>),
    /// What seats do not have for which nothing is set.
    Nothing,
}

/// The value of a setting in a game of so many marines.
fn value(own: &Own, row: &Setting, marines: u8) -> SettingValue {
    match row.form {
        Form::Word => SettingValue::Word(Some(setting::word(own, row.id)).filter(|word| !word.is_empty())),
        Form::Words => SettingValue::Words(setting::words(own, row.id)),
        Form::PerMarines => {
            let number = setting::per_marines(own, row.id).get(&marines).copied().unwrap_or(1).max(1);
            SettingValue::Number(Some(number.into()))
        }
        Form::Text => SettingValue::Word(Some(setting::word(own, row.id))),
        Form::Number => {
            SettingValue::Number(Some(setting::number(own, row.id).unwrap_or(row.usual()).into()))
        }
        Form::Yes => SettingValue::Yes(setting::is_set(own, row.id)),
        Form::Thing => SettingValue::Number(setting::thing(own, row.id).map(i64::from)),
        Form::Chart => SettingValue::Chart(setting::chart(own, row.id)),
        Form::Seats(rows) => {
            let seats = setting::seats(own, row.id).iter();
            SettingValue::Seats(seats.map(|seat| fields(seat, rows, marines)).collect())
        }
    }
}

fn fields(own: &Own, rows: &[Setting], marines: u8) -> Fields<SettingValue> {
    Fields(rows.iter().map(|row| (name(row).to_owned(), value(own, row, marines))).collect())
}

/// Where a setting has several numbers, the name of one.
const fn name(row: &Setting) -> &'static str {
    match row.form {
        Form::PerMarines => row.one,
        _ => row.id,
    }
}

fn of_row(row: &Setting) -> Schema {
    let mut shape = match row.form {
        Form::Word if row.is_optional() => json_schema!({ "type": ["string", "null"] }),
        Form::Word | Form::Text => json_schema!({ "type": "string" }),
        Form::Number => json_schema!({ "type": "integer" }),
        Form::Yes => json_schema!({ "type": "boolean" }),
        Form::Thing => json_schema!({ "type": ["integer", "null"] }),
        Form::Chart => json_schema!({ "type": "object", "additionalProperties": { "type": "string" } }),
        Form::Words => json_schema!({ "type": "array", "items": { "type": "string" } }),
        Form::PerMarines => json_schema!({ "type": "integer", "minimum": 1, "maximum": u8::MAX }),
        Form::Seats(rows) => json_schema!({ "type": "array", "items": seat(row, rows) }),
    };
    let about = match row.players {
        Some(_) => format!("{} `{PLAYERS}` where they choose it before the game.", row.about),
        None => row.about.to_string(),
    };
    let _ = shape.insert("description".to_owned(), about.into());
    shape
}

/// The shape of what a seat has.
fn seat(row: &Setting, rows: &[Setting]) -> Schema {
    let mut seat = shape::object(shapes(rows.iter()));
    shape::title(&mut seat, &[row.one]);
    seat
}

fn shapes<'r>(rows: impl Iterator<Item = &'r Setting>) -> Shapes {
    rows.map(|row| (name(row).to_owned(), of_row(row))).collect()
}

const fn is_of_seats(row: &Setting) -> bool {
    matches!(row.form, Form::Seats(_))
}

/// The values that the rules give a thing of the map, by its rows. Numbers by number of marines stand as an object.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct OfThing(Fields<SettingValue>);

impl OfThing {
    /// `None` for what has no rows.
    pub(crate) fn of(own: &Own, rows: &[Setting]) -> Option<Self> {
        let all = |row: &Setting| match row.form {
            Form::PerMarines => SettingValue::Numbers(setting::per_marines(own, row.id)),
            _ => value(own, row, 0),
        };
        let fields = rows.iter().map(|row| (row.id.to_owned(), all(row))).collect();
        (!rows.is_empty()).then_some(Self(Fields(fields)))
    }
}

impl JsonSchema for OfThing {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "FieldsOfThing".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        // Which names they have depends on the rules and on what the thing is.
        json_schema!({ "type": "object" })
    }
}

/// Everything that is set: first what the game has, then what seats have.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct Everything(Fields<SettingValue>);

impl Everything {
    pub(crate) fn of(own: &Own, rows: &[Setting], marines: u8) -> Self {
        let mut fields = fields(own, rows, marines);
        fields.0.sort_by_key(|(_, value)| matches!(value, SettingValue::Seats(_)));
        Self(fields)
    }
}

impl JsonSchema for Everything {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Everything".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        shape::of_all(|system| shapes(system.settings().iter()))
    }
}

/// What is set for the game and lies open.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct Open(Fields<SettingValue>);

impl Open {
    pub(crate) fn of(own: &Own, rows: &[Setting], marines: u8) -> Self {
        let open = rows.iter().filter(|row| row.open && !is_of_seats(row));
        Self(Fields(open.map(|row| (name(row).to_owned(), value(own, row, marines))).collect()))
    }
}

impl JsonSchema for Open {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "OpenSettings".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        shape::of_all(|system| shapes(system.settings().iter().filter(|row| row.open && !is_of_seats(row))))
    }
}

/// What is set for one seat and lies open.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct OfSeat(Fields<SettingValue>);

impl OfSeat {
    /// Of a marine, by their place among the marines; for other seats there is nothing.
    pub(crate) fn of(own: &Own, rows: &[Setting], marine: Option<usize>) -> Self {
        let field = |row: &Setting| {
            let Form::Seats(rows) = row.form else { return None };
            let seat = marine.and_then(|marine| setting::seats(own, row.id).get(marine));
            let value = seat.map_or(SettingValue::Nothing, |seat| SettingValue::Seat(fields(seat, rows, 0)));
            Some((row.one.to_owned(), value))
        };
        Self(Fields(rows.iter().filter(|row| row.open).filter_map(field).collect()))
    }
}

impl JsonSchema for OfSeat {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "SettingsOfSeat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let field = |row: &Setting| {
            let Form::Seats(rows) = row.form else { return None };
            let about = format!("{} Null for a seat that has none.", row.about);
            let shape =
                json_schema!({ "description": about, "anyOf": [seat(row, rows), { "type": "null" }] });
            Some((row.one.to_owned(), shape))
        };
        shape::of_all(|system| system.settings().iter().filter(|row| row.open).filter_map(field).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::words::Phrase;
    use rule_system::Content;
    use rule_system::setting::{Ask, Choice, Value};

    fn nothing(_: &dyn Content) -> Vec<Choice<'_>> {
        Vec::new()
    }

    const OPTIONAL: Ask = Ask::One { of: nothing, none: Some(Phrase::verbatim("None")) };

    const fn row(id: &'static str, one: &'static str, form: Form) -> Setting {
        let ask = Ask::One { of: nothing, none: None };
        Setting {
            id,
            one,
            title: Phrase::verbatim("Title"),
            about: Phrase::verbatim("What it is."),
            form,
            ask,
            open: true,
            players: None,
        }
    }

    /// Settings that no game here has.
    const ROWS: [Setting; 4] = [
        row(
            "crew",
            "member",
            Form::Seats(&[
                row("who", "who", Form::Word),
                row("keys", "key", Form::Words),
                Setting { ask: OPTIONAL, ..row("boon", "boon", Form::Word) },
            ]),
        ),
        row("round_limits", "round_limit", Form::PerMarines),
        Setting { open: false, ask: OPTIONAL, ..row("ambush", "ambush", Form::Word) },
        Setting { open: false, ..row("relics", "relic", Form::Words) },
    ];

    fn own() -> Own {
        let words = |words: &[&str]| Value::Words(words.iter().map(|it| (*it).to_owned()).collect());
        let seat =
            [("who".to_owned(), Value::Word("ada".into())), ("keys".to_owned(), words(&["red", "blue"]))];
        [
            ("crew".to_owned(), Value::Seats(vec![seat.into()])),
            ("round_limits".to_owned(), Value::PerMarines([(2, 7)].into())),
            ("relics".to_owned(), words(&["orb"])),
        ]
        .into()
    }

    #[test]
    fn settings_of_any_rules_are_fields_and_secrets_are_not_told_with_what_lies_open() {
        let text = |it: serde_json::Result<String>| it.expect("JSON");
        assert_eq!(
            text(serde_json::to_string(&Everything::of(&own(), &ROWS, 2))),
            r#"{"round_limit":7,"ambush":null,"relics":["orb"],"crew":[{"who":"ada","keys":["red","blue"],"boon":null}]}"#
        );
        assert_eq!(text(serde_json::to_string(&Open::of(&own(), &ROWS, 2))), r#"{"round_limit":7}"#);
        let seat = |marine| text(serde_json::to_string(&OfSeat::of(&own(), &ROWS, marine)));
        assert_eq!(seat(Some(0)), r#"{"member":{"who":"ada","keys":["red","blue"],"boon":null}}"#);
        assert_eq!(seat(None), r#"{"member":null}"#);
    }

    #[test]
    fn only_what_a_game_may_go_without_can_be_null() {
        let null = |row: &Setting| of_row(row).get("type") == Some(&serde_json::json!(["string", "null"]));
        assert!(null(&ROWS[2]) && !null(&row("who", "who", Form::Word)));
        assert_eq!(of_row(&ROWS[1]).get("minimum"), Some(&1.into()));
    }
}
