//! What properties of a Tiled map are called: every name begins with `doom_`, for programs that read such maps refuse
//! properties called like something the format has itself.

use super::model::{Properties, Value};
use missions_document::mission::{Mission, Parameter};
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
    let own = doom_2016::Settings::of(&settings.own);
    let mut out = properties([
        ("rules", text(&mission.rules().0)),
        ("column", number(corner.x)),
        ("row", number(corner.y)),
        ("title", text(&info.title)),
        ("author", text(&info.author)),
        ("licence", text(&info.licence)),
        ("summary", text(&info.summary)),
        ("briefing", text(&info.briefing)),
        ("victory", text(&info.victory)),
        ("defeat", text(&info.defeat)),
        ("notes", text(&info.notes)),
        ("invasion", text(&own.invasion)),
        ("event_sets", text(own.event_sets.join(","))),
        ("marines", text(list(&settings.marines))),
        ("seeds", text(list(&settings.seeds))),
    ]);
    let mut more = |name: String, value| out.push((format!("doom_{name}"), value));
    for (marines, limit) in &own.frag_limits {
        more(format!("frag_limit_{marines}"), number(*limit));
    }
    for (i, loadout) in (1..).zip(&own.loadouts) {
        more(format!("marine_{i}"), text(&loadout.marine));
        more(format!("marine_{i}_weapons"), text(loadout.weapons.join(",")));
        more(format!("marine_{i}_class"), text(&loadout.class));
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

fn list<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(",")
}
