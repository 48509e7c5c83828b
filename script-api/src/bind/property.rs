//! Properties: what one can read off a thing with a dot, as in `portal.faceup`.
//! The properties of events are in `heard`.

use crate::look::Look;
use crate::ty::{Ty, Vocab};
use crate::value::Val;
use engine::{FigureId, Thing};

/// A property of things.
pub(crate) struct Property {
    pub(crate) name: &'static str,
    /// Which things have it.
    pub(crate) of: Ty,
    pub(crate) gives: Ty,
    /// `None` when the thing is of a sort that does not have it.
    pub(crate) read: fn(&Look<'_>, Thing) -> Option<Val>,
    pub(crate) doc: &'static str,
    pub(crate) example: &'static str,
}

/// All of them.
pub(crate) const PROPERTIES: &[Property] = &[
    Property {
        name: "name",
        of: Ty::THING,
        gives: Ty::TEXT,
        read: |look, thing| {
            let named = look.table.named.iter().find(|(_, t)| *t == thing);
            Some(Val::word(named.map_or(look.words.none, |(name, _)| *name)))
        },
        doc: "Its name on the map, or \"none\".",
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
        doc: "The space it is on: the first one of a door or region, the north-west one of a large figure.",
        example: "fn on_token_taken(e) { if e.by.space == map::altar.space { gain_argent(1); } }",
    },
    Property {
        name: "x",
        of: Ty::THING,
        gives: Ty::NUMBER,
        read: |look, thing| cell(look, thing, |cell| cell.x),
        doc: "Its column on the map, growing to the east.",
        example: "fn on_moved(e) { if e.to.x > 20 { note(\"east\", true); } }",
    },
    Property {
        name: "y",
        of: Ty::THING,
        gives: Ty::NUMBER,
        read: |look, thing| cell(look, thing, |cell| cell.y),
        doc: "Its row on the map, growing to the south.",
        example: "fn on_moved(e) { if e.to.y == map::altar.y { say(\"In line with the altar.\"); } }",
    },
    Property {
        name: "on_map",
        of: Ty::FIGURE.or(Ty::TOKEN).or(Ty::PORTAL),
        gives: Ty::BOOL,
        read: |look, thing| {
            Some(Val::bool(match thing {
                Thing::Figure(id) => look.world.figures.get(id).is_some_and(|f| f.on_map),
                Thing::Token(id) => look.world.tokens.get(id).is_some(),
                Thing::Portal(id) => look.world.has_portal(id),
                _ => return None,
            }))
        },
        doc: "Is it still on the map?",
        example: "fn on_round_end() { if !map::north_portal.on_map { win(\"marines\", \"It is closed.\"); } }",
    },
    Property {
        name: "kind",
        of: Ty::FIGURE.or(Ty::TOKEN),
        gives: Ty::word(Vocab::Kind),
        read: |look, thing| match thing {
            Thing::Figure(id) => {
                Some(Val::word(look.kind_of(id).map_or(look.words.none, |kind| look.words.kind(kind))))
            }
            Thing::Token(id) => {
                let token = look.world.tokens.get(id);
                Some(Val::word(token.map_or(look.words.none, |t| look.words.token(t.kind))))
            }
            _ => None,
        },
        doc: "What kind of figure or token it is, such as \"imp\" or \"objective\".",
        example: "fn on_hurt(e) { if e.figure.kind == \"pinky\" { modify(\"demon speed\", 1, \"round\"); } }",
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
        doc: "\"marines\" or \"invader\".",
        example: "fn on_door_opened(e) { if e.by.side == \"marines\" { draw_events(1); } }",
    },
    Property {
        name: "damage",
        of: Ty::FIGURE,
        gives: Ty::NUMBER,
        read: |look, thing| figure(thing, |id| look.world.figures.get(id).map_or(0, |f| f.damage)),
        doc: "The damage it has suffered.",
        example: "fn on_activation_start(e) { if e.figure.damage > 3 { heal(e.figure, 1); } }",
    },
    Property {
        name: "health",
        of: Ty::FIGURE,
        gives: Ty::NUMBER,
        read: |look, thing| {
            figure(thing, |id| look.kind_of(id).map_or(0, |kind| look.table.kind(kind).health))
        },
        doc: "The damage at which it is fragged.",
        example: "fn on_hurt(e) { if e.figure.damage * 2 > e.figure.health { stun(e.figure); } }",
    },
    Property {
        name: "stunned",
        of: Ty::FIGURE,
        gives: Ty::BOOL,
        read: |look, thing| match thing {
            Thing::Figure(id) => Some(Val::bool(look.world.figures.get(id).is_some_and(|f| f.stunned))),
            _ => None,
        },
        doc: "Is it stunned?",
        example: "fn on_round_end() { for demon in demons() { if demon.stunned { hurt(demon, 1); } } }",
    },
    Property {
        name: "open",
        of: Ty::DOOR,
        gives: Ty::BOOL,
        read: |look, thing| match thing {
            Thing::Door(door) => Some(Val::bool(!look.world.closed.has(door))),
            _ => None,
        },
        doc: "Has the door been opened?",
        example: "fn on_round_end() { if map::blue_door.open { win(\"invader\", \"Too late.\"); } }",
    },
    Property {
        name: "faceup",
        of: Ty::PORTAL,
        gives: Ty::BOOL,
        read: |look, thing| match thing {
            Thing::Portal(portal) => Some(Val::bool(look.world.portal_up(portal))),
            _ => None,
        },
        doc: "Does the portal lie face up?",
        example: "fn on_round_start() { for portal in portals() { if portal.faceup { summon(portal); } } }",
    },
    Property {
        name: "tier",
        of: Ty::PORTAL,
        gives: Ty::word(Vocab::Tier),
        read: |look, thing| match thing {
            Thing::Portal(id) => {
                let spot = look.table.portals.get(usize::from(id.0));
                Some(Val::word(spot.map_or(look.words.none, |p| look.words.tiers[p.tier as usize])))
            }
            _ => None,
        },
        doc: "The portal's tier: \"blue\", \"yellow\" or \"red\".",
        example: "fn on_portal_removed(e) { if e.portal.tier == \"red\" { gain_argent(2); } }",
    },
    Property {
        name: "active",
        of: Ty::TELEPORTER,
        gives: Ty::BOOL,
        read: |look, thing| match thing {
            Thing::Teleporter(id) => Some(Val::bool(look.world.teleporter_active(id))),
            _ => None,
        },
        doc: "Is the teleporter active?",
        example: "fn on_round_start() { if !map::pad.active { activate(map::pad); } }",
    },
    Property {
        name: "progress",
        of: Ty::TOKEN,
        gives: Ty::NUMBER,
        read: |look, thing| match thing {
            Thing::Token(id) => {
                Some(Val::int(look.world.tokens.get(id).map_or(0, |t| i64::from(t.progress))))
            }
            _ => None,
        },
        doc: "How many progress tokens lie on it.",
        example: "fn on_progressed(e) { if e.token.progress >= 3 { remove(e.token); } }",
    },
];

/// The property with a name.
pub(crate) fn property(name: &str) -> Option<&'static Property> {
    PROPERTIES.iter().find(|p| p.name == name)
}

/// What a property of nobody is: "none", 0, false, nobody.
pub(crate) fn of_nobody(look: &Look<'_>, gives: Ty) -> Val {
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

fn cell(look: &Look<'_>, thing: Thing, read: impl Fn(tiles::Cell) -> i16) -> Option<Val> {
    let space = look.world.space_of(look.table, thing);
    Some(Val::int(space.map_or(0, |space| i64::from(read(look.table.board.cell(space))))))
}
