//! What stands on the tiles as objects of a Tiled map: doors as lines, regions as polygons, labels as text, everything else
//! as a point in the middle of its space.

use super::frame::Frame;
use super::model::{Object, Properties, Shape, Value};
use super::{region, words};
use missions_document::format::fields::of_fields;
use missions_document::id::{Id, Name};
use missions_document::mission::Mission;
use missions_document::thing::facts::Fact;
use missions_document::thing::{Thing, ThingKind};
use tiles::TileNumber;
use words::{number, properties, text};

/// The doors.
pub(super) fn doors(mission: &Mission, frame: &mut Frame) -> Vec<Object> {
    let doors = mission.things().iter().filter_map(|(id, thing)| match &thing.kind {
        ThingKind::Door(door) => Some((*id, thing, door.edges()[0])),
        _ => None,
    });
    let mut objects = Vec::new();
    for (id, thing, first) in doors {
        let ((x, y), shape) = frame.line((first, 2));
        objects.push(Object {
            id: frame.id(),
            name: called(&thing.name),
            kind: thing.kind.word().to_owned(),
            x,
            y,
            shape,
            properties: told(mission, id, thing),
        });
    }
    objects
}

/// The regions, one polygon or more each.
pub(super) fn regions(mission: &Mission, frame: &mut Frame) -> Vec<Object> {
    let mut objects = Vec::new();
    for (id, region) in mission.regions() {
        for corners in region::polygons(&region.cells) {
            let Some((x, y)) = corners.first().map(|first| frame.at(first.0, first.1)) else { continue };
            let seen = |corner: &region::Corner| {
                let at = frame.at(corner.0, corner.1);
                (at.0 - x, at.1 - y)
            };
            let shape = Shape::Polygon(corners.iter().map(seen).collect());
            let area = region.area.then(|| ("area".to_owned(), Fact::Yes(true)));
            let properties =
                named(*id, area.into_iter().chain(of_fields(&region.fields, region.rows(mission.system()))));
            objects.push(Object {
                id: frame.id(),
                name: called(&region.name),
                kind: "region".to_owned(),
                x,
                y,
                shape,
                properties,
            });
        }
    }
    objects
}

/// Everything that stands on a space.
pub(super) fn pieces(mission: &Mission, frame: &mut Frame) -> Vec<Object> {
    let mut objects = Vec::new();
    for (id, thing) in mission.things() {
        if matches!(thing.kind, ThingKind::Door(_)) {
            continue;
        }
        let properties = told(mission, *id, thing);
        let (x, y) = frame.at(thing.at().x.into(), thing.at().y.into());
        let (shape, inset) = match &thing.kind {
            ThingKind::Label(label) => {
                (Shape::Text { text: label.text.clone(), width: frame.cell, height: frame.cell }, 0.0)
            }
            _ => (Shape::Point, frame.cell / 2.0),
        };
        let (x, y) = (x + inset, y + inset);
        let (name, kind) = (called(&thing.name), thing.kind.word().to_owned());
        objects.push(Object { id: frame.id(), name, kind, x, y, shape, properties });
    }
    objects
}

fn called(name: &Option<Name>) -> String {
    name.as_ref().map_or(String::new(), |name| name.as_str().to_owned())
}

/// What there is to know of a thing.
fn told(mission: &Mission, id: Id, thing: &Thing) -> Properties {
    let facts = thing.kind.facts(mission.system(), mission.base(thing), &thing.fields);
    let facts = facts
        .into_iter()
        .map(|(name, fact)| (name.to_owned(), fact))
        .chain(of_fields(&thing.fields, thing.rows(mission.system())));
    named(id, facts)
}

/// What there is to know of a tile beside its picture.
pub(super) fn of_tile(mission: &Mission, id: Id, tile: TileNumber) -> Properties {
    named(id, of_fields(mission.tile_fields(id), mission.tile_rows(tile)).into_iter())
}

/// Facts as properties, and the number of what they are about.
fn named(id: Id, facts: impl Iterator<Item = (String, Fact)>) -> Properties {
    let value = |fact| match fact {
        Fact::Yes(yes) => Value::Bool(yes),
        Fact::Number(value) => number(value),
        Fact::Text(value) => text(value),
    };
    let facts: Vec<(String, Value)> = facts.map(|(name, fact)| (name, value(fact))).collect();
    let facts = facts.iter().map(|(name, value)| (name.as_str(), value.clone()));
    properties(facts.chain([("id", number(id.0))]))
}
