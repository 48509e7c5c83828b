//! Diagnostics for programs: the JSON of `hellwright check --format json`. Scripts of users depend on the names here;
//! they may be added to but not changed.

use missions_document::diagnostic::{Diagnostic, Place};
use missions_document::layout::Layout;
use missions_document::mission::Mission;
use serde_json::{Map, Value, json};
use tiles::Cell;

/// A problem as JSON: `code`, `severity`, `message`, `help`, `places`.
#[must_use]
pub fn problem(problem: &Diagnostic, mission: &Mission, layout: &Layout) -> Value {
    json!({
        "code": problem.code.0,
        "severity": problem.severity.word(),
        "message": problem.message,
        "help": problem.help,
        "fix": problem.fix.as_ref().map(|fix| &fix.label),
        "places": problem.places.iter().map(|p| place(p, mission, layout)).collect::<Vec<_>>(),
    })
}

/// A place as JSON: `kind`, then what that kind has (`id`, `name`, `x`, `y`, `tile`, `side`, `file`, `line`, `column`,
/// `game`, `marines`, `choice`).
#[must_use]
pub fn place(place: &Place, mission: &Mission, layout: &Layout) -> Value {
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| {
        let _ = out.insert(key.to_owned(), value);
    };
    let cell = match place {
        Place::Mission => {
            put("kind", "mission".into());
            None
        }
        Place::Tile(id) => {
            put("kind", "tile".into());
            put("id", id.0.into());
            mission.tiles().get(id).map(|tile| tile.at)
        }
        Place::Thing(id) => {
            let thing = mission.things().get(id);
            put("kind", "thing".into());
            put("id", id.0.into());
            if let Some(thing) = thing {
                put("what", thing.noun(mission.system()).english().into());
            }
            if let Some(name) = thing.and_then(|thing| thing.name.as_ref()) {
                put("name", name.as_str().into());
            }
            thing.map(missions_document::Thing::at)
        }
        Place::Region(id) => {
            put("kind", "region".into());
            put("id", id.0.into());
            let region = mission.regions().get(id);
            if let Some(name) = region.and_then(|region| region.name.as_ref()) {
                put("name", name.as_str().into());
            }
            region.and_then(|region| region.cells.first().copied())
        }
        Place::Cell(cell) => {
            put("kind", "space".into());
            Some(*cell)
        }
        Place::Edge(edge) => {
            put("kind", "edge".into());
            put("side", if edge.west { "west" } else { "north" }.into());
            Some(edge.cell)
        }
        Place::Script { name, line, column } => {
            put("kind", "script".into());
            put("file", name.as_str().into());
            put("line", (*line).into());
            put("column", (*column).into());
            None
        }
        Place::File { line, column } => {
            put("kind", "file".into());
            put("file", missions_document::format::FILE_NAME.into());
            put("line", (*line).into());
            put("column", (*column).into());
            None
        }
        Place::Text { file, line, column } => {
            put("kind", "text".into());
            put("file", file.as_str().into());
            put("line", (*line).into());
            put("column", (*column).into());
            None
        }
        Place::Replay { game, marines, choice, .. } => {
            put("kind", "replay".into());
            put("game", (*game).into());
            put("marines", (*marines).into());
            put("choice", (*choice).into());
            None
        }
    };
    if let Some(cell) = cell {
        locate(cell, mission, layout, &mut put);
    }
    Value::Object(out)
}

fn locate(cell: Cell, mission: &Mission, layout: &Layout, put: &mut impl FnMut(&str, Value)) {
    put("x", cell.x.into());
    put("y", cell.y.into());
    if let Some(tile) = layout.tile_at(cell).and_then(|id| mission.tiles().get(&id)) {
        put("tile", format!("{}{:?}", tile.tile, tile.face).into());
    }
}
