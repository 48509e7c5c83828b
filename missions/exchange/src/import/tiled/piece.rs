//! What stands on the tiles: doors from lines, labels from texts, everything else from points.

use super::grid::{Grid, cell};
use super::log::Log;
use super::raw::{Object, Shape, Value};
use crate::kinds;
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
        log.left_out(object, "it lies too far away", "move it back onto the map");
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
                let help = such("a demon", system.content().foes().first().map(|foe| foe.id));
                missing(object, log, "kind", &help)
            }
        },
        ("", _) => {
            log.left_out(object, "nothing says what it is", &types(system));
            None
        }
        (other, _) => {
            let other: String = other.chars().take(40).collect();
            let why = format!("unknown kind \"{}\"", other.escape_debug());
            log.left_out(object, &why, &types(system));
            None
        }
    }
}

/// The types of objects, for people.
fn types(system: &dyn RuleSystem) -> String {
    let pieces: Vec<&str> = kinds::in_order(system).into_iter().map(|kind| kind.id).collect();
    format!("give it one of the types start, {}, figure, door, region or label", pieces.join(", "))
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
            let why = format!("its doom_{asked} is missing or is none");
            let help = match object.properties.get(&format!("doom_{asked}")) {
                Some(Value::Int(_)) => "; in Tiled, an enum has to be stored as a string",
                _ => "",
            };
            log.left_out(object, &why, &format!("it is {}{help}", one_of(words)));
            None
        }
        (_, Some(sort)) => Some(piece.of(sort)),
        (Sorts::Card { .. }, None) => {
            let help = such("a card", system.content().cards(kind.id).first().map(|card| card.id));
            missing(object, log, asked, &help)
        }
        (_, None) => missing(object, log, asked, "it is a word that scripts know, such as key"),
    }
}

/// A few words for people: `blue, yellow or red`.
fn one_of(words: &[&str]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        words => words.concat(),
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
        let how = format!("has a doom_{name} that is neither true nor false; {otherwise} was taken");
        log.changed(object, &how, "make it a property of type bool");
        otherwise
    })
}

/// What a property names, with a name of the box: `it names a demon, such as imp`.
fn such(what: &str, name: Option<&str>) -> String {
    name.map_or_else(|| format!("it names {what}"), |name| format!("it names {what}, such as {name}"))
}

fn missing<T>(object: &Object, log: &mut Log, asked: &str, help: &str) -> Option<T> {
    log.left_out(object, &format!("it has no property doom_{asked} that says what it is"), help);
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
    if !sure(object, log, "closed", true) {
        log.changed(
            object,
            "is open; doors are closed when a game begins",
            "take it away, or let a script open it",
        );
    }
    let kind = word(object, "kind").unwrap_or_default().to_owned();
    Some(Door { at: Edge { cell: corner, west }, kind })
}
