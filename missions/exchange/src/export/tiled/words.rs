//! What properties of a Tiled map are called: every name begins with `doom_`, for programs that read such maps refuse
//! properties called like something the format has itself.

use super::model::{Properties, Value};
use missions_document::edit::Edit;
use missions_document::format;
use missions_document::mission::{Mission, Parameter, Settings};
use rule_system::setting::{self, Form, Own, Setting};
use tiles::Cell;

/// Properties in order, names with their prefix.
pub(super) fn properties<'a>(named: impl IntoIterator<Item = (&'a str, Value)>) -> Properties {
    let mut out: Properties =
        named.into_iter().map(|(name, value)| (format!("doom_{name}"), value)).collect();
    out.sort_by(|a, b| a.0.cmp(&b.0));
    out
}

/// A text.
pub(super) fn text(value: impl Into<String>) -> Value {
    Value::Text(value.into())
}

/// A number; one that is larger than the format's numbers is written as text.
pub(super) fn number(value: impl Into<i64>) -> Value {
    let value = value.into();
    i32::try_from(value).map_or_else(|_| Value::Text(value.to_string()), Value::Int)
}

/// What the mission says of itself, and where its columns and rows begin.
pub(super) fn of_map(mission: &Mission, corner: Cell) -> Properties {
    let (info, settings) = (mission.info(), mission.settings());
    let mut out = properties([
        ("rules", text(&mission.rules().0)),
        ("column", number(corner.x)),
        ("row", number(corner.y)),
        ("last_id", number(mission.fresh_id().0 - 1)),
        ("title", text(&info.title)),
        ("author", text(&info.author)),
        ("licence", text(&info.licence)),
        ("summary", text(&info.summary)),
        ("briefing", text(&info.briefing)),
        ("victory", text(&info.victory)),
        ("defeat", text(&info.defeat)),
        ("notes", text(&info.notes)),
        ("marines", text(list(&settings.marines))),
        ("seeds", text(list(&settings.seeds))),
    ]);
    let rest = rest(mission);
    let mut more = |name: String, value| out.push((format!("doom_{name}"), value));
    if let Some(rest) = rest {
        more("more".to_owned(), text(rest));
    }
    for row in mission.system().settings() {
        chosen(&settings.own, row, row.id, &mut more);
    }
    for (i, card) in (1..).zip(mission.cards()) {
        more(format!("card_{i}_role"), text(card.role.word()));
        more(format!("card_{i}_script"), text(card.script.as_str()));
        for (name, value) in &card.parameters {
            let value = match value {
                Parameter::Int(value) => number(*value),
                Parameter::Bool(value) => Value::Bool(*value),
                Parameter::Text(value) => text(value),
            };
            more(format!("card_{i}_parameter_{name}"), value);
        }
    }
    out.sort_by(|a, b| a.0.cmp(&b.0));
    out
}

/// What has no other place on a map, as a mission file has it: intents, muted problems, translations, settings that the rules do not know,
/// regions without spaces, and which files there are of custom tiles and cards and of scripts that no card names.
fn rest(mission: &Mission) -> Option<String> {
    let rows = mission.system().settings();
    let mut own = mission.settings().own.clone();
    own.retain(|name, _| rows.iter().all(|row| row.id != name.as_str()));
    let settings =
        (!own.is_empty()).then(|| Edit::Settings(Box::new(Settings { own, ..Settings::default() })));
    let intents = (!mission.intents().is_empty()).then(|| Edit::Intents(mission.intents().to_vec()));
    let mut edits: Vec<Edit> = settings.into_iter().chain(intents).collect();
    edits.extend(mission.mutes().iter().map(|(mute, reason)| Edit::Mute(mute.clone(), Some(reason.clone()))));
    edits.extend(
        mission
            .translations()
            .map(|(tag, of, said)| Edit::Translation(tag.clone(), of.clone(), Some(said.clone()))),
    );
    let empty = mission.regions().iter().filter(|(_, region)| region.cells.is_empty());
    edits.extend(empty.map(|(id, region)| Edit::Region(*id, Some(region.clone()))));
    // Of files the names alone.
    let nothing = || Some(String::new());
    edits.extend(mission.own_tiles().keys().map(|number| Edit::Sheet(*number, nothing())));
    edits.extend(mission.content_files().keys().map(|file| Edit::Content(*file, nothing())));
    let loose =
        mission.scripts().keys().filter(|name| mission.cards().iter().all(|card| card.script != **name));
    edits.extend(loose.map(|name| Edit::Script(name.clone(), nothing())));
    let rules = Edit::Rules(mission.rules().clone());
    (!edits.is_empty()).then(|| format::write(&Mission::default().with(edits).with([rules])))
}

/// What is set: numbers with that of the marines behind their name; of seats the first that is set gives the others its name.
fn chosen(own: &Own, row: &Setting, name: &str, more: &mut impl FnMut(String, Value)) {
    match row.form {
        Form::Word | Form::Text => more(name.to_owned(), text(setting::word(own, row.id))),
        Form::Words => more(name.to_owned(), text(setting::words(own, row.id).join(","))),
        Form::PerMarines => {
            for (marines, value) in setting::per_marines(own, row.id) {
                more(format!("{}{marines}", numbered(row)), number(value));
            }
        }
        Form::Number => {
            if let Some(it) = setting::number(own, row.id) {
                more(name.to_owned(), number(it));
            }
        }
        Form::Yes => more(name.to_owned(), Value::Bool(setting::is_set(own, row.id))),
        Form::Thing => {
            if let Some(it) = setting::thing(own, row.id) {
                more(name.to_owned(), number(it));
            }
        }
        Form::Chart => {
            for (roll, it) in setting::chart(own, row.id) {
                more(format!("{}{roll}", numbered(row)), text(it));
            }
        }
        Form::Seats(rows) => {
            for (i, seat) in (1..).zip(setting::seats(own, row.id)) {
                for (place, it) in rows.iter().enumerate() {
                    chosen(seat, it, &of_seat(row, i, place, it), more);
                }
            }
        }
    }
}

/// What the names of a setting of which there are several begin with: `frag_limit_`, `marine_`.
pub(crate) fn numbered(row: &Setting) -> String {
    let name = match row.form {
        Form::Seats([first, ..]) => first.id,
        _ => row.one,
    };
    format!("{name}_")
}

/// The name of a setting of a seat, by its place among those of the seat: `marine_1`, `marine_1_weapons`.
pub(crate) fn of_seat(seats: &Setting, seat: usize, place: usize, row: &Setting) -> String {
    let name = format!("{}{seat}", numbered(seats));
    if place == 0 { name } else { format!("{name}_{}", row.id) }
}

fn list<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::words::Phrase;
    use rule_system::setting::{Ask, Value as Set};

    const fn row(id: &'static str, one: &'static str, form: Form) -> Setting {
        let ask = Ask::Number { usual: 1, most: |_| 9 };
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

    #[test]
    fn settings_of_any_rules_have_names_of_their_own() {
        const SEAT: [Setting; 2] = [row("who", "who", Form::Word), row("keys", "key", Form::Words)];
        let crew = Form::Seats(&SEAT);
        let seat = [
            ("who".to_owned(), Set::Word("ada".into())),
            ("keys".to_owned(), Set::Words(vec!["red".into()])),
        ];
        let own: Own = [
            ("crew".to_owned(), Set::Seats(vec![seat.into()])),
            ("round_limits".to_owned(), Set::PerMarines([(2, 7)].into())),
        ]
        .into();
        let mut names = Vec::new();
        for row in [row("crew", "member", crew), row("round_limits", "round_limit", Form::PerMarines)] {
            chosen(&own, &row, row.id, &mut |name, _| names.push(name));
        }
        assert_eq!(names, ["who_1", "who_1_keys", "round_limit_2"]);
    }
}
