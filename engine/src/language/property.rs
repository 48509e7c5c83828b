//! Properties: what one can read off a thing with a dot, as in `portal.faceup`.
//! The properties of events stand with their handlers.

use super::row::row;
use super::{ScriptView, Ty, Val, Vocab};
use crate::{FigureId, Thing};
use words::Phrase;

/// A property of things.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    /// What it is called.
    pub name: &'static str,
    /// Which things have it.
    pub of: Ty,
    /// What it is.
    pub gives: Ty,
    /// `None` when the thing is of a sort that does not have it.
    pub read: fn(&ScriptView<'_>, Thing) -> Option<Val>,
    /// What it means.
    pub doc: Phrase,
    /// A script that shows it.
    pub example: &'static str,
}

/// What everything on the map has.
pub const PLACES: &[Property] = &[
    Property {
        name: "name",
        of: Ty::THING,
        gives: Ty::TEXT,
        read: |look, thing| {
            let named = look.table.named.iter().find(|(_, t)| *t == thing);
            Some(Val::word(named.map_or(look.words.none, |(name, _)| *name)))
        },
        doc: row("property-name"),
        example: "fn on_door_opened(e) { say(e.door.name); }",
    },
    Property {
        name: "space",
        of: Ty::THING,
        gives: Ty::SPACE.or(Ty::NOBODY),
        read: |look, thing| {
            let space = look.world.space_of(look.table, thing);
            Some(space.map_or(Val::NOBODY, Val::space))
        },
        doc: row("property-space"),
        example: "fn on_token_taken(e) { if e.by.space == map::altar.space { heal(e.by, 1); } }",
    },
    Property {
        name: "x",
        of: Ty::THING,
        gives: Ty::NUMBER,
        read: |look, thing| cell(look, thing, |cell| cell.x),
        doc: row("property-x"),
        example: "fn on_moved(e) { if e.to.x > 20 { note(\"east\", true); } }",
    },
    Property {
        name: "y",
        of: Ty::THING,
        gives: Ty::NUMBER,
        read: |look, thing| cell(look, thing, |cell| cell.y),
        doc: row("property-y"),
        example: "fn on_moved(e) { if e.to.y == map::altar.y { say(\"In line with the altar.\"); } }",
    },
];

/// Figures and tokens come and go. A game with more that does brings a row of its own.
pub const ON_MAP: Property = Property {
    name: "on_map",
    of: Ty::FIGURE.or(Ty::TOKEN),
    gives: Ty::BOOL,
    read: |look, thing| {
        Some(Val::bool(match thing {
            Thing::Figure(id) => look.world.figures().get(id).is_some_and(|f| f.on_map),
            Thing::Token(id) => look.world.tokens().get(id).is_some(),
            _ => return None,
        }))
    },
    doc: row("property-on-map"),
    example: "fn on_round_end() { if !map::altar.on_map { win(\"marines\", \"The altar is gone.\"); } }",
};

/// What figures have; tokens have a kind too.
pub const FIGURES: &[Property] = &[
    Property {
        name: "kind",
        of: Ty::FIGURE.or(Ty::TOKEN),
        gives: Ty::word(Vocab::Kind),
        read: |look, thing| match thing {
            Thing::Figure(id) => {
                Some(Val::word(look.kind_of(id).map_or(look.words.none, |kind| look.words.kind(kind))))
            }
            Thing::Token(id) => {
                let token = look.world.tokens().get(id);
                Some(Val::word(token.map_or(look.words.none, |t| look.words.token(t.kind))))
            }
            _ => None,
        },
        doc: row("property-kind"),
        example: "fn on_token_taken(e) { if e.token.kind == \"objective\" { heal(e.by, 1); } }",
    },
    Property {
        name: "side",
        of: Ty::FIGURE,
        gives: Ty::word(Vocab::Side),
        read: |look, thing| match thing {
            Thing::Figure(id) => {
                let kind = look.kind_of(id);
                Some(Val::word(
                    kind.map_or(look.words.none, |kind| look.words.side(look.table.kind(kind).side)),
                ))
            }
            _ => None,
        },
        doc: row("property-side"),
        example: "fn on_door_opened(e) { if e.by.side == \"marines\" { hurt(e.by, 1); } }",
    },
    Property {
        name: "damage",
        of: Ty::FIGURE,
        gives: Ty::NUMBER,
        read: |look, thing| figure(thing, |id| look.world.figures().get(id).map_or(0, |f| f.damage)),
        doc: row("property-damage"),
        example: "fn on_activation_start(e) { if e.figure.damage > 3 { heal(e.figure, 1); } }",
    },
    Property {
        name: "health",
        of: Ty::FIGURE,
        gives: Ty::NUMBER,
        read: |look, thing| {
            figure(thing, |id| look.kind_of(id).map_or(0, |kind| look.table.kind(kind).health))
        },
        doc: row("property-health"),
        example: "fn on_hurt(e) { if e.figure.damage * 2 > e.figure.health { stun(e.figure); } }",
    },
    Property {
        name: "stunned",
        of: Ty::FIGURE,
        gives: Ty::BOOL,
        read: |look, thing| match thing {
            Thing::Figure(id) => Some(Val::bool(look.world.figures().get(id).is_some_and(|f| f.stunned))),
            _ => None,
        },
        doc: row("property-stunned"),
        example: "fn on_round_end() { for demon in demons() { if demon.stunned { hurt(demon, 1); } } }",
    },
];

/// What doors have.
pub const DOORS: &[Property] = &[Property {
    name: "open",
    of: Ty::DOOR,
    gives: Ty::BOOL,
    read: |look, thing| match thing {
        Thing::Door(door) => Some(Val::bool(!look.world.closed().has(door))),
        _ => None,
    },
    doc: row("property-open"),
    example: "fn on_round_end() { if map::blue_door.open { win(\"invader\", \"Too late.\"); } }",
}];

/// What tokens have.
pub const TOKENS: &[Property] = &[Property {
    name: "progress",
    of: Ty::TOKEN,
    gives: Ty::NUMBER,
    read: |look, thing| match thing {
        Thing::Token(id) => Some(Val::int(look.world.tokens().get(id).map_or(0, |t| i64::from(t.progress)))),
        _ => None,
    },
    doc: row("property-progress"),
    example: "fn on_progressed(e) { if e.token.progress >= 3 { remove(e.token); } }",
}];

/// The value of a property of `nobody`: "none", 0, false, `nobody`.
#[must_use]
pub fn of_nobody(look: &ScriptView<'_>, gives: Ty) -> Val {
    if gives.may_be(Ty::TEXT) {
        Val::word(look.words.none)
    } else if gives.may_be(Ty::NUMBER) {
        Val::int(0)
    } else if gives.may_be(Ty::BOOL) {
        Val::bool(false)
    } else {
        Val::NOBODY
    }
}

fn figure(thing: Thing, read: impl Fn(FigureId) -> u8) -> Option<Val> {
    match thing {
        Thing::Figure(id) => Some(Val::int(i64::from(read(id)))),
        _ => None,
    }
}

fn cell(look: &ScriptView<'_>, thing: Thing, read: impl Fn(tiles::Cell) -> i16) -> Option<Val> {
    let space = look.world.space_of(look.table, thing);
    Some(Val::int(space.map_or(0, |space| i64::from(read(look.table.board.cell(space))))))
}
