//! What stands on the tiles: doors from lines, labels from texts, everything else from points.

use super::build::{Grid, cell};
use super::log::Log;
use super::raw::{Object, Shape, Value};
use doom_2016::own::Tier;
use missions_document::id::Name;
use missions_document::thing::{
    Door, Figure, Label, Portal, Start, Teleporter, Thing, ThingKind, Token, TokenKind,
};
use tiles::{Cell, Edge};

/// The types of objects, for people.
const KINDS: &str = "give it one of the types start, portal, teleporter, objective, health-pack, weapon, marker, figure, door, \
                     region or label";

/// So much of a space beside a border is still on it.
const CLOSE: f64 = 0.25;

/// The thing an object is, if it is one.
pub(super) fn read(grid: Grid, object: &Object, log: &mut Log) -> Option<Thing> {
    let kind = match (object.kind.as_str(), &object.shape) {
        ("door", _) => ThingKind::Door(door(grid, object, log)?),
        ("label", Shape::Text(text)) => {
            // A text hangs by its corner.
            let at = place(grid.at(object.at), 0.5, object, log)?;
            ThingKind::Label(Label { at, text: text.clone() })
        }
        (kind, _) => {
            let at = place(grid.at(object.middle((0.0, 0.0))), 0.0, object, log)?;
            standing(kind, at, object, log)?
        }
    };
    let name = (!object.name.is_empty()).then(|| Name::new(&*object.name));
    Some(Thing { name, kind })
}

/// The space a point is on.
fn place((x, y): (f64, f64), shift: f64, object: &Object, log: &mut Log) -> Option<Cell> {
    let at = cell(((x + shift).floor(), (y + shift).floor()));
    if at.is_none() {
        log.left_out(object, "it lies too far away", "move it back onto the map");
    }
    at
}

fn standing(kind: &str, at: Cell, object: &Object, log: &mut Log) -> Option<ThingKind> {
    let word = |name: &str| match object.properties.get(&format!("doom_{name}")) {
        Some(Value::Text(text)) => Some(text.clone()),
        _ => None,
    };
    let token = |kind| Some(ThingKind::Token(Token { at, kind }));
    match kind {
        "start" => Some(ThingKind::Start(Start { at })),
        "portal" => {
            let face_up = sure(object, log, "face_up", false);
            let tier = match word("tier").as_deref() {
                Some("blue") => Tier::Blue,
                Some("yellow") => Tier::Yellow,
                Some("red") => Tier::Red,
                _ => {
                    log.left_out(object, "its doom_tier is missing or is none", "it is blue, yellow or red");
                    return None;
                }
            };
            Some(ThingKind::Portal(Portal { at, tier, face_up }))
        }
        "teleporter" => {
            Some(ThingKind::Teleporter(Teleporter { at, active: sure(object, log, "active", true) }))
        }
        "objective" => token(TokenKind::Objective),
        "health-pack" => token(TokenKind::HealthPack),
        "weapon" => match word("kind") {
            Some(set) => token(TokenKind::Weapon(set)),
            None => missing(object, log, "it names a weapon set, such as rocket-launcher"),
        },
        "marker" => match word("kind") {
            Some(kind) => token(TokenKind::Marker(kind)),
            None => missing(object, log, "it is a word that scripts know, such as key"),
        },
        "figure" => match word("kind") {
            Some(kind) => {
                Some(ThingKind::Figure(Figure { at, kind, turned: sure(object, log, "turned", false) }))
            }
            None => missing(object, log, "it names a demon, such as imp"),
        },
        "" => {
            log.left_out(object, "nothing says what it is", KINDS);
            None
        }
        other => {
            let other: String = other.chars().take(40).collect();
            log.left_out(object, &format!("nobody knows what a \"{}\" is", other.escape_debug()), KINDS);
            None
        }
    }
}

/// A property that is true or false.
fn sure(object: &Object, log: &mut Log, name: &str, otherwise: bool) -> bool {
    match object.properties.get(&format!("doom_{name}")) {
        Some(Value::Bool(yes)) => *yes,
        told => {
            if told.is_some() {
                let how = format!("has a doom_{name} that is neither true nor false; {otherwise} was taken");
                log.changed(object, &how, "make it a property of type bool");
            }
            otherwise
        }
    }
}

fn missing(object: &Object, log: &mut Log, help: &str) -> Option<ThingKind> {
    log.left_out(object, "it has no property doom_kind that says what it is", help);
    None
}

/// A line two spaces long, on the borders of the grid.
fn door(grid: Grid, object: &Object, log: &mut Log) -> Option<Door> {
    let help = "a door is a straight line along the borders of spaces, two spaces long";
    let Shape::Polyline(corners) = &object.shape else {
        log.left_out(object, "it is no line", help);
        return None;
    };
    let ends = corners.first().zip(corners.last()).filter(|_| corners.len() == 2);
    let Some((a, b)) = ends else {
        log.left_out(object, "it is no straight line", help);
        return None;
    };
    let (a, b) = (grid.at(object.on_map(*a)), grid.at(object.on_map(*b)));
    let (dx, dy) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
    let west = dy > dx;
    let (along, across) = if west { (dy, dx) } else { (dx, dy) };
    if (along - 2.0).abs() > CLOSE || across > CLOSE {
        log.left_out(object, "it is not two spaces long, or lies askew", help);
        return None;
    }
    let first = (a.0.min(b.0), a.1.min(b.1));
    let nearest = (first.0.round(), first.1.round());
    let Some(corner) = cell(nearest) else {
        log.left_out(object, "it lies too far away", "move it back onto the map");
        return None;
    };
    if (first.0 - nearest.0).abs().max((first.1 - nearest.1).abs()) > CLOSE {
        let how = format!("lies beside the grid; the door was put at {corner}");
        log.changed(object, &how, "in Tiled, View > Snapping > Snap to Grid keeps it on the borders");
    }
    if object.properties.get("doom_closed") == Some(&Value::Bool(false)) {
        log.changed(
            object,
            "is open; doors are closed when a game begins",
            "take it away, or let a script open it",
        );
    }
    Some(Door { at: Edge { cell: corner, west } })
}
