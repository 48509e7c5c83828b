//! What scripts of this game can say beside the shared words: beacons, what lights them, and that one was lit.

use crate::own::{BEACON, LIT, OwnEffect, OwnEvent, OwnEventKind};
use crate::row::row;
use engine::language::{
    Fact, Fault, Func, Item, Language, Lesson, Noun, Property, Run, Ty, Val, View, area, door, fact, figure,
    handler, lock, note, play, property, takes, title, token,
};
use engine::{FigureId, PieceId, Thing, own_handlers, shown};

const BEACONS: Ty = Ty::own(0);

const NO_ITEMS: &[Item] = &[];

pub(crate) static LANGUAGE: Language = Language {
    nouns: &[
        Noun { title: title::GAME, funcs: &[play::FUNCS] },
        Noun { title: title::NOTES, funcs: &[note::FUNCS] },
        Noun { title: title::FIGURES, funcs: &[figure::FUNCS] },
        Noun { title: row("title-beacons"), funcs: &[FUNCS] },
        Noun { title: title::DOORS, funcs: &[door::FUNCS, lock::FUNCS] },
        Noun { title: title::AREAS, funcs: &[area::FUNCS] },
        Noun { title: title::TOKENS, funcs: &[token::FUNCS, &[token::REMOVE]] },
        Noun { title: title::PLACES, funcs: &[engine::language::place::FUNCS] },
    ],
    facts: &[fact::COURSE, FACTS, fact::FIGURES],
    properties: &[
        property::PLACES,
        &[property::ON_MAP],
        property::FIGURES,
        property::DOORS,
        lock::PROPERTIES,
        area::PROPERTIES,
        PROPERTIES,
        property::TOKENS,
    ],
    handlers: &[
        handler::COURSE,
        handler::FIGURES,
        handler::DOORS,
        handler::LOCKS,
        handler::AREAS,
        handler::TOKENS,
        HANDLERS,
    ],
    options: &[],
    costs: &[],
    sorts: &[row("sort-beacon"), row("sort-ledge"), row("sort-crate"), row("sort-key")],
    vocabularies: &[],
    items: NO_ITEMS,
    near: &[],
    lesson: Lesson {
        card: "\
//! The long night
//! Light every beacon.

fn on_beacon_lit(e) {
    say(\"A light!\");
}",
        looks: "beacons()",
        asks: "light(…)",
        loops: "for beacon in beacons() { … }",
    },
};

const FUNCS: &[Func] = &[
    Func {
        name: "beacons",
        params: &[],
        needed: 0,
        gives: BEACONS.list(),
        run: Run::List(|look, _, out| {
            for number in 0..look.table.pieces(BEACON).len() as u8 {
                out(Val::thing(Thing::Piece(PieceId { class: BEACON, number })));
            }
            Ok(())
        }),
        doc: row("function-beacons"),
        example: "fn on_start() { for beacon in beacons() { say(`${beacon.lit}`); } }",
    },
    Func {
        name: "light",
        params: &[takes("beacon", BEACONS)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| match args[0].view() {
            View::Thing(Thing::Piece(beacon)) if beacon.class == BEACON => {
                act.ask(OwnEffect::Light { beacon }.into())
            }
            _ => Err(Fault::Wrong(0)),
        }),
        doc: row("function-light"),
        example: "fn on_door_opened() { light(map::north_beacon); }",
    },
];

const FACTS: &[Fact] =
    &[Fact { name: "lit", gives: Ty::NUMBER, read: |look| look.count(LIT), doc: row("fact-lit") }];

const PROPERTIES: &[Property] = &[Property {
    name: "lit",
    of: BEACONS,
    gives: Ty::BOOL,
    read: |look, thing| match thing {
        Thing::Piece(beacon) if beacon.class == BEACON => Some(Val::bool(look.world.pieces().is_up(beacon))),
        _ => None,
    },
    doc: row("property-lit"),
    example: "fn on_round_end() { for beacon in beacons() { if beacon.lit { say(\"One burns.\"); } } }",
}];

/// A beacon of an event.
struct Which;

shown! {
    Which, PieceId, BEACONS, |part, _look| Val::thing(Thing::Piece(*part));
}

own_handlers! {
    OwnEvent, OwnEventKind, HANDLERS
    Lit "on_beacon_lit" "handler-on-beacon-lit" {
        beacon: Which = beacon, "field-on-beacon-lit-beacon"; }
    KeyTaken "on_key_taken" "handler-on-key-taken" {
        by: FigureId = figure, "field-on-key-taken-by"; }
}
