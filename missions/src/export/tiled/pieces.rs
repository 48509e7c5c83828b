//! What stands on the tiles as objects of a Tiled map: doors as lines, regions as polygons, labels as text, everything else
//! as a point in the middle of its space.

use super::build::Frame;
use super::model::{Object, Properties, Shape, Value};
use super::{region, words};
use crate::id::{Id, Name};
use crate::mission::Mission;
use crate::thing::{Thing, ThingKind, TokenKind};
use engine::table::Tier;
use tiles::Footprint;
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
        let properties = properties([("closed", Value::Bool(true)), ("id", number(id.0))]);
        objects.push(Object {
            id: frame.id(),
            name: called(&thing.name),
            kind: "door",
            x,
            y,
            shape,
            properties,
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
            let properties = properties([("id", number(id.0))]);
            objects.push(Object {
                id: frame.id(),
                name: called(&region.name),
                kind: "region",
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
        let Some((kind, properties)) = told(*id, thing, mission.base(thing)) else { continue };
        let (x, y) = frame.at(thing.at().x.into(), thing.at().y.into());
        let (shape, inset) = match &thing.kind {
            ThingKind::Label(label) => {
                (Shape::Text { text: label.text.clone(), width: frame.cell, height: frame.cell }, 0.0)
            }
            _ => (Shape::Point, frame.cell / 2.0),
        };
        let (x, y) = (x + inset, y + inset);
        objects.push(Object { id: frame.id(), name: called(&thing.name), kind, x, y, shape, properties });
    }
    objects
}

fn called(name: &Option<Name>) -> String {
    name.as_ref().map_or(String::new(), |name| name.as_str().to_owned())
}

/// What a thing is, and what there is to know of it.
fn told(id: Id, thing: &Thing, base: Footprint) -> Option<(&'static str, Properties)> {
    let id = ("id", number(id.0));
    Some(match &thing.kind {
        ThingKind::Door(_) => return None,
        ThingKind::Portal(portal) => {
            let tier = match portal.tier {
                Tier::Blue => "blue",
                Tier::Yellow => "yellow",
                Tier::Red => "red",
            };
            ("portal", properties([id, ("tier", text(tier)), ("face_up", Value::Bool(portal.face_up))]))
        }
        ThingKind::Teleporter(it) => ("teleporter", properties([id, ("active", Value::Bool(it.active))])),
        ThingKind::Token(token) => match &token.kind {
            TokenKind::Objective => ("objective", properties([id])),
            TokenKind::HealthPack => ("health-pack", properties([id])),
            TokenKind::Weapon(set) => ("weapon", properties([id, ("kind", text(set))])),
            TokenKind::Marker(word) => ("marker", properties([id, ("kind", text(word))])),
        },
        ThingKind::Start(_) => ("start", properties([id])),
        ThingKind::Figure(figure) => {
            let (columns, rows) = figure.pose().size(base);
            let of_base = [("base_columns", number(columns)), ("base_rows", number(rows))];
            let [columns, rows] = of_base;
            let turned = ("turned", Value::Bool(figure.turned));
            ("figure", properties([id, ("kind", text(&figure.kind)), turned, columns, rows]))
        }
        ThingKind::Label(_) => ("label", properties([id])),
    })
}
