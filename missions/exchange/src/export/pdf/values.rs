//! The values that the rules give tiles, doors, pieces, start spaces, figures and areas, in words, as far as a mission sets them.

use super::numbering::Numbering;
use super::words;
use crate::words::text;
use ::words::Phrase;
use missions_document::id::Id;
use missions_document::mission::Mission;
use missions_document::thing::ThingKind;
use rule_system::setting::{Ask, Own, PLAYERS, Setting, Value};
use tiles::Cell;

/// How a part of the booklet names what lies on the map, and which values it gives.
#[derive(Clone, Copy)]
pub(super) struct Tell<'m> {
    /// The mission as far as the reader knows its map.
    pub(super) mission: &'m Mission,
    /// How places are named.
    pub(super) numbers: Numbering,
    /// Does the reader also know the values that are not for everybody?
    pub(super) all: bool,
}

impl Tell<'_> {
    /// Does the reader know the value of a row?
    pub(super) const fn tells(self, row: &Setting) -> bool {
        row.open || self.all
    }

    /// The values that are set and that the reader knows, in the order of the rows: title and value.
    pub(super) fn values(self, rows: &[Setting], own: &Own) -> Vec<(Phrase, String)> {
        let told = rows.iter().filter(|row| self.tells(row));
        told.filter_map(|row| Some((row.title, self.value(row, own.get(row.id)?)?))).collect()
    }

    /// The same behind the name of what has them: `; Open at the start: yes`.
    pub(super) fn behind(self, rows: &[Setting], own: &Own) -> String {
        let values = self.values(rows, own).into_iter();
        values.map(|(title, value)| format!("; {title}: {value}")).collect()
    }

    /// The values of a tile, to stand behind it.
    pub(super) fn behind_tile(self, id: Id) -> String {
        let tile = self.mission.tiles().get(&id);
        tile.map(|tile| self.behind(self.mission.tile_rows(tile.tile), self.mission.tile_fields(id)))
            .unwrap_or_default()
    }

    /// The values of the start spaces in a place, to stand behind who starts there.
    pub(super) fn behind_start(self, at: Cell) -> String {
        let things = self.mission.things().values();
        let starts = things.filter(|thing| matches!(thing.kind, ThingKind::Start(_)) && thing.at() == at);
        starts.map(|start| self.behind(start.rows(self.mission.system()), &start.fields)).collect()
    }

    /// A value; `None` for a thing that the reader does not know.
    fn value(self, row: &Setting, value: &Value) -> Option<String> {
        Some(match value {
            Value::Word(word) => self.choice(row, word),
            Value::Words(words) => {
                words.iter().map(|word| self.choice(row, word)).collect::<Vec<_>>().join(", ")
            }
            Value::PerMarines(numbers) => {
                let with = |(marines, number): (&u8, &u8)| {
                    text("values-with").with("number", *number).with("marines", *marines).to_string()
                };
                numbers.iter().map(with).collect::<Vec<_>>().join(", ")
            }
            Value::Number(number) => number.to_string(),
            Value::Yes(true) => text("values-yes").to_string(),
            Value::Yes(false) => text("values-no").to_string(),
            Value::Thing(id) => self.thing(Id(*id))?,
            Value::Chart(chart) => {
                let line = |(number, text): (&u8, &String)| format!("{number}: {text}");
                chart.iter().map(line).collect::<Vec<_>>().join("; ")
            }
            // Only a whole game has seats.
            Value::Seats(_) => return None,
        })
    }

    /// A word by the name of what was chosen with it.
    fn choice(self, row: &Setting, word: &str) -> String {
        if word == PLAYERS {
            return row.players.map_or_else(|| PLAYERS.to_owned(), |players| players.to_string());
        }
        let of = match row.ask {
            Ask::One { of, .. } | Ask::Places { of, .. } | Ask::Some { of, .. } => of,
            Ask::Number { .. }
            | Ask::Seats
            | Ask::Whole { .. }
            | Ask::YesNo
            | Ask::Text
            | Ask::Thing { .. }
            | Ask::Chart { .. } => return word.to_owned(),
        };
        let choices = of(&**self.mission.content());
        let chosen = choices.iter().find(|choice| choice.id == word);
        chosen.map_or(word, |choice| choice.name).to_owned()
    }

    /// What a thing or region is called; without a name, what it is and where it lies.
    fn thing(self, id: Id) -> Option<String> {
        if let Some(region) = self.mission.regions().get(&id) {
            let unnamed = || text("values-unnamed").with("region", region.subject().word()).to_string();
            return Some(region.name.as_ref().map_or_else(unnamed, |name| words::plain(name.as_str())));
        }
        if let Some(tile) = self.mission.tiles().get(&id) {
            let call = format!("{}{:?}", tile.tile, tile.face);
            let at = self.numbers.space(tile.at);
            return Some(text("values-tile").with("tile", call).with("at", at).to_string());
        }
        let thing = self.mission.things().get(&id)?;
        let unnamed = || {
            let (noun, at) = (thing.noun(self.mission.system()), self.numbers.space(thing.at()));
            text("values-thing").with("noun", noun).with("at", at).to_string()
        };
        Some(thing.name.as_ref().map_or_else(unnamed, |name| words::plain(name.as_str())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::edit::Edit;
    use missions_document::thing::{Label, Thing};
    use missions_picture::scene::Rect;
    use rule_system::Content;
    use rule_system::setting::{Choice, Form, Subject};

    const fn row(id: &'static str, title: &'static str, form: Form, ask: Ask, open: bool) -> Setting {
        Setting {
            id,
            one: id,
            title: Phrase::verbatim(title),
            about: Phrase::verbatim(""),
            form,
            ask,
            open,
            players: None,
        }
    }

    fn colours(_: &dyn Content) -> Vec<Choice<'_>> {
        vec![Choice { id: "red", name: "Blood red", about: "" }]
    }

    static ROWS: [Setting; 7] = [
        row("trap", "Trap", Form::Text, Ask::Text, false),
        row("key", "Key", Form::Word, Ask::One { of: colours, none: None }, true),
        row("level", "Level", Form::Number, Ask::Whole { usual: 1, least: 1, most: 9 }, true),
        row("twin", "Twin", Form::Thing, Ask::Thing { of: Subject::Piece }, true),
        row("roll", "Roll", Form::Chart, Ask::Chart { most: 6 }, true),
        row("spare", "Spare", Form::Yes, Ask::YesNo, true),
        row("unset", "Unset", Form::Number, Ask::Whole { usual: 1, least: 1, most: 9 }, true),
    ];

    #[test]
    fn values_are_told_in_the_order_of_the_rows_to_those_who_may_know_them() {
        let label = Label { at: Cell::new(4, 6), text: "EXIT".to_owned() };
        let thing = Thing::new(ThingKind::Label(label));
        let mission = Mission::default().with([Edit::Thing(Id(7), Some(thing))]);
        let numbers = Numbering::of(Rect { west: 3.0, north: 3.0, east: 9.0, south: 9.0 });
        let own: Own = [
            ("key", Value::Word("red".to_owned())),
            ("level", Value::Number(3)),
            ("roll", Value::Chart([(1, "an imp".to_owned()), (2, "nothing".to_owned())].into())),
            ("spare", Value::Yes(true)),
            ("trap", Value::Word("It falls.".to_owned())),
            ("twin", Value::Thing(7)),
        ]
        .map(|(id, value)| (id.to_owned(), value))
        .into();
        let open = Tell { mission: &mission, numbers, all: false };
        let told = "; Key: Blood red; Level: 3; Twin: label at 2,4; Roll: 1: an imp; 2: nothing; Spare: yes";
        assert_eq!(open.behind(&ROWS, &own), told);
        let all = Tell { all: true, ..open };
        assert_eq!(all.behind(&ROWS, &own), format!("; Trap: It falls.{told}"));
        // Of a thing that the reader does not know, nothing is said.
        let bare = Mission::default();
        let without = Tell { mission: &bare, ..open }.behind(&ROWS, &own);
        assert_eq!(without, told.replace("; Twin: label at 2,4", ""));
        assert_eq!(open.behind(&ROWS, &Own::new()), "");
    }
}
