//! What stands on the tiles: doors from lines, labels from texts, everything else from points.

use super::grid::{Grid, cell};
use super::log::Log;
use super::raw::{Object, Shape, Value};
use crate::kinds;
use crate::words::text;
use ::words::{Argument, Text};
use missions_document::format::fields::to_fields;
use missions_document::id::Name;
use missions_document::thing::facts::Fact;
use missions_document::thing::{Door, Figure, Label, Piece, Start, Thing, ThingKind};
use rule_system::RuleSystem;
use rule_system::piece::{PieceKind, Sorts};
use rule_system::setting::{Own, Setting};
use tiles::{Cell, Edge};

/// So much of a space beside a border is still on it.
const CLOSE: f64 = 0.25;

/// The thing an object is, if it is one.
pub(super) fn read(grid: Grid, system: &dyn RuleSystem, object: &Object, log: &mut Log) -> Option<Thing> {
    let kind = match (object.kind.as_str(), &object.shape) {
        ("door", _) => ThingKind::Door(door(grid, object, log)?),
        ("label", Shape::Text(text)) => {
            // A text hangs by its corner.
            let at = place(grid.at(object.at), 0.5, object, log)?;
            ThingKind::Label(Label { at, text: text.clone() })
        }
        (kind, _) => {
            let at = place(grid.at(object.middle()), 0.0, object, log)?;
            standing(kind, at, system, object, log)?
        }
    };
    let name = (!object.name.is_empty()).then(|| Name::new(&*object.name));
    let thing = Thing { name, ..Thing::new(kind) };
    let fields = fields(object, thing.rows(system));
    Some(Thing { fields, ..thing })
}

/// The values that the rules give an object.
pub(super) fn fields(object: &Object, rows: &[Setting]) -> Own {
    let facts = object.properties.iter().filter_map(|(name, value)| {
        let fact = match value {
            Value::Text(text) => Fact::Text(text.clone()),
            Value::Int(number) => Fact::Number(*number),
            Value::Bool(yes) => Fact::Yes(*yes),
            Value::Other => return None,
        };
        Some((name.strip_prefix("doom_")?, fact))
    });
    to_fields(facts, rows)
}

/// The space a point is on.
fn place((x, y): (f64, f64), shift: f64, object: &Object, log: &mut Log) -> Option<Cell> {
    let at = cell(((x + shift).floor(), (y + shift).floor()));
    if at.is_none() {
        log.left_out(object, text("far-away"), text("move-back"));
    }
    at
}

fn standing(
    kind: &str,
    at: Cell,
    system: &dyn RuleSystem,
    object: &Object,
    log: &mut Log,
) -> Option<ThingKind> {
    match (kind, system.piece(kind)) {
        (_, Some(kind)) => piece(kind, at, system, object, log).map(ThingKind::Piece),
        ("start", _) => Some(ThingKind::Start(Start { at })),
        ("figure", _) => match word(object, "kind") {
            Some(kind) => {
                let turned = sure(object, log, "turned", false);
                Some(ThingKind::Figure(Figure { at, kind: kind.to_owned(), turned }))
            }
            None => {
                let help = match system.content().foes().first() {
                    Some(foe) => text("piece-demon-such").with("name", foe.id),
                    None => text("piece-demon"),
                };
                missing(object, log, "kind", help)
            }
        },
        ("", _) => {
            log.left_out(object, text("piece-untyped"), types(system));
            None
        }
        (other, _) => {
            let other: String = other.chars().take(40).collect();
            let why = text("piece-unknown").with("kind", other.escape_debug().to_string());
            log.left_out(object, why, types(system));
            None
        }
    }
}

/// The types of objects, for people.
fn types(system: &dyn RuleSystem) -> Text {
    let pieces: Vec<&str> = kinds::in_order(system).into_iter().map(|kind| kind.id).collect();
    text("piece-types").with("pieces", pieces.join(", "))
}

/// A piece with its side and its sort.
fn piece(
    kind: &PieceKind,
    at: Cell,
    system: &dyn RuleSystem,
    object: &Object,
    log: &mut Log,
) -> Option<Piece> {
    let up = kind.sides.is_some_and(|sides| sure(object, log, sides.asked, sides.usual));
    let turned = kind.base.can_rotate() && sure(object, log, "turned", false);
    let piece = Piece { turned, ..Piece::new(kind.id, at).facing(up) };
    let Some(asked) = kind.sort_asked() else { return Some(piece) };
    let sort = word(object, asked);
    match (kind.sorts, sort) {
        (Sorts::Few { words, .. }, sort) => {
            if let Some(sort) = sort.filter(|sort| words.contains(sort)) {
                return Some(piece.of(sort));
            }
            let help = match object.properties.get(&format!("doom_{asked}")) {
                Some(Value::Int(_)) => text("piece-sorts-enum"),
                _ => text("piece-sorts"),
            };
            let sorts = Argument::Any(words.iter().map(|word| (*word).into()).collect());
            log.left_out(object, text("piece-sort").with("property", asked), help.with("sorts", sorts));
            None
        }
        (_, Some(sort)) => Some(piece.of(sort)),
        (Sorts::Card { .. }, None) => {
            let help = match system.content().cards(kind.id).first() {
                Some(card) => text("piece-card-such").with("name", card.id),
                None => text("piece-card"),
            };
            missing(object, log, asked, help)
        }
        (_, None) => missing(object, log, asked, text("piece-word")),
    }
}

/// A property that is a word or more.
fn word<'o>(object: &'o Object, name: &str) -> Option<&'o str> {
    match object.properties.get(&format!("doom_{name}")) {
        Some(Value::Text(text)) => Some(text),
        _ => None,
    }
}

/// A property that is true or false.
pub(super) fn sure(object: &Object, log: &mut Log, name: &str, otherwise: bool) -> bool {
    let Some(told) = object.properties.get(&format!("doom_{name}")) else { return otherwise };
    told.sure().unwrap_or_else(|| {
        let how = text("piece-sure").with("property", name).with("otherwise", otherwise.to_string());
        log.changed(object, how, text("piece-sure-help"));
        otherwise
    })
}

fn missing<T>(object: &Object, log: &mut Log, asked: &str, help: Text) -> Option<T> {
    log.left_out(object, text("piece-missing").with("property", asked), help);
    None
}

/// A line two spaces long, on the borders of the grid.
fn door(grid: Grid, object: &Object, log: &mut Log) -> Option<Door> {
    let help = || text("piece-door-help");
    let Shape::Polyline(corners) = &object.shape else {
        log.left_out(object, text("piece-no-line"), help());
        return None;
    };
    let ends = corners.first().zip(corners.last()).filter(|_| corners.len() == 2);
    let Some((a, b)) = ends else {
        log.left_out(object, text("piece-bent"), help());
        return None;
    };
    let (a, b) = (grid.at(object.on_map(*a)), grid.at(object.on_map(*b)));
    let (dx, dy) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
    let west = dy > dx;
    let (along, across) = if west { (dy, dx) } else { (dx, dy) };
    if (along - 2.0).abs() > CLOSE || across > CLOSE {
        log.left_out(object, text("piece-askew"), help());
        return None;
    }
    let first = (a.0.min(b.0), a.1.min(b.1));
    let nearest = (first.0.round(), first.1.round());
    let Some(corner) = cell(nearest) else {
        log.left_out(object, text("far-away"), text("move-back"));
        return None;
    };
    if (first.0 - nearest.0).abs().max((first.1 - nearest.1).abs()) > CLOSE {
        let how = text("piece-beside").with("at", corner.to_string());
        log.changed(object, how, text("piece-beside-help"));
    }
    if !sure(object, log, "closed", true) {
        log.changed(object, text("piece-open"), text("piece-open-help"));
    }
    let kind = word(object, "kind").unwrap_or_default().to_owned();
    Some(Door { at: Edge { cell: corner, west }, kind })
}
