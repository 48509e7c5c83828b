//! The pieces as rows, and how they look.

use crate::door::KEY_KIND;
use crate::own::{BEACON, CRATE, KEY, LEDGE};
use crate::row::row;
use rule_system::page::{Code, Page, Severity};
use rule_system::piece::{Brings, Idle, Lying, PieceKind, Role, Sides, Sorts};
use rule_system::sign::{Hue, Mark, Tint};
use tiles::Footprint;

pub(crate) static KINDS: [PieceKind; 5] = [
    PieceKind {
        id: "beacon",
        noun: row("piece-beacon-noun"),
        many: row("piece-beacon-many"),
        list: "beacons",
        title: row("piece-beacon-title"),
        role: Role::Piece(BEACON),
        sorts: Sorts::One,
        base: Footprint::ONE,
        sides: Some(Sides {
            asked: "lit",
            up: row("piece-beacon-up"),
            down: row("piece-beacon-down"),
            usual: false,
            switch: false,
        }),
        letters: &[('L', 'l')],
        look: beacon,
        brings: Brings::Nobody,
        links: false,
        idle: Some(Idle {
            page: Page { code: Code("S901"), severity: Severity::Note, words: &crate::pages::WORDS },
            never: row("piece-beacon-never"),
            ever: row("piece-beacon-ever"),
            help: row("piece-beacon-help"),
            used_by: None,
        }),
    },
    PieceKind {
        id: "ledge",
        noun: row("piece-ledge-noun"),
        many: row("piece-ledge-many"),
        list: "ledges",
        title: row("piece-ledge-title"),
        role: Role::Piece(LEDGE),
        sorts: Sorts::Few { asked: "level", words: &["low", "high"] },
        base: Footprint::ONE,
        sides: None,
        letters: &[('n', 'n'), ('N', 'N')],
        look: ledge,
        brings: Brings::Nobody,
        links: false,
        idle: None,
    },
    PieceKind {
        id: "crate",
        noun: row("piece-crate-noun"),
        many: row("piece-crate-many"),
        list: "crates",
        title: row("piece-crate-title"),
        role: Role::Piece(CRATE),
        sorts: Sorts::One,
        base: Footprint { w: 2, h: 1 },
        sides: None,
        letters: &[('c', 'c')],
        look: crate_,
        brings: Brings::Nobody,
        links: false,
        idle: None,
    },
    PieceKind {
        id: KEY_KIND,
        noun: row("piece-key-noun"),
        many: row("piece-key-many"),
        list: "keys",
        title: row("piece-key-title"),
        role: Role::Piece(KEY),
        sorts: Sorts::One,
        base: Footprint::ONE,
        sides: None,
        letters: &[('k', 'k')],
        look: key,
        brings: Brings::Nobody,
        links: false,
        idle: Some(Idle {
            page: Page { code: Code("S902"), severity: Severity::Note, words: &crate::pages::WORDS },
            never: row("piece-key-never"),
            ever: row("piece-key-ever"),
            help: row("piece-key-help"),
            used_by: None,
        }),
    },
    PieceKind {
        id: "marker",
        noun: row("piece-marker-noun"),
        many: row("piece-marker-many"),
        list: "markers",
        title: row("piece-marker-title"),
        role: Role::Marker,
        sorts: Sorts::Word { asked: "kind" },
        base: Footprint::ONE,
        sides: None,
        letters: &[('m', 'm')],
        look: marker,
        brings: Brings::Nobody,
        links: false,
        idle: None,
    },
];

const FLAME: Tint = Tint::of(Hue::Rgb(0xff_9d2e));
const STONE: Tint = Tint::of(Hue::Rgb(0x8a_8f99));
const INK: Tint = Tint::of(Hue::Ink);

fn beacon(lying: Lying<'_>) -> Vec<Mark> {
    let fire = if lying.up { FLAME } else { Tint::of(Hue::Idle) };
    vec![Mark::fill("O 0 0 1", INK).sized(86), Mark::fill("S 0 -0.8 0.5 0.1 0.3 0.6 0 0.7", fire)]
}

fn ledge(lying: Lying<'_>) -> Vec<Mark> {
    let mut marks = vec![Mark::fill("R -0.8 -0.8 1.6 1.6 0.1", STONE)];
    if lying.sort == "high" {
        marks.push(Mark::draw("R -0.5 -0.5 1 1 0.1", INK, 10));
    }
    marks
}

fn crate_(_: Lying<'_>) -> Vec<Mark> {
    vec![Mark::fill("R -0.9 -0.9 1.8 1.8 0.05", STONE), Mark::draw("R -0.7 -0.7 1.4 1.4 0.05", INK, 10)]
}

fn key(_: Lying<'_>) -> Vec<Mark> {
    let red = Tint::of(Hue::Rgb(0xc0_3a34));
    vec![
        Mark::fill("O -0.45 0 0.45", red),
        Mark::fill("O -0.45 0 0.2", INK),
        Mark::fill("R -0.1 -0.12 1 0.24 0.05", red),
        Mark::fill("R 0.5 0 0.2 0.4 0.05", red),
    ]
}

fn marker(_: Lying<'_>) -> Vec<Mark> {
    vec![Mark::fill("O 0 0 1", STONE).sized(60)]
}
