//! What the drill is, as data.

use crate::check::CHECKS;
use crate::door::DOORS;
use crate::game::COLOUR_WORDS;
use crate::library::{CARDS, TEMPLATES};
use crate::looks::LOOKS;
use crate::own::{BEACON, KEY};
use crate::piece::KINDS;
use crate::position::BROUGHT;
use crate::row::row;
use crate::script::LANGUAGE;
use crate::setting::{FIELDS, SETTINGS};
use rule_system::position::Carried;
use rule_system::tells::{ChangeKind, Changed, ChoiceKind, Count, Draw, PartKind, Role, Told};
use rule_system::{Rows, SideRow};

/// The drawings of its tiles.
pub(crate) const FILES: &[(&str, &str)] =
    &[("box.txt", include_str!("../tiles/box.txt")), ("tiles/01.txt", include_str!("../tiles/01.txt"))];

static COUNTS: [Count; 2] = [
    Count {
        id: "lit",
        about: "How many beacons are lit.",
        nouns: ["beacon lit", "beacons lit"],
        always: true,
        limit: None,
        told: Told::Table,
    },
    Count {
        id: "fuel",
        about: "For how many rounds after this one the fuel lasts.",
        nouns: ["more round of fuel", "more rounds of fuel"],
        always: true,
        limit: None,
        told: Told::Table,
    },
];

static CARRIED: [Carried; 1] =
    [Carried { value: BROUGHT, about: "The marines take the fuel that is left along to the next mission." }];

static CHANGES: [ChangeKind; 4] = [
    ChangeKind {
        id: "beacon-lit",
        about: "A beacon is lit.",
        parts: &[PartKind::Number("beacon")],
        what: Some(Changed::Turned(BEACON, true)),
    },
    ChangeKind {
        id: "coloured",
        about: "The die shows a colour.",
        parts: &[PartKind::Word("colour")],
        what: None,
    },
    ChangeKind {
        id: "flare-fired",
        about: "A marine fires a flare.",
        parts: &[PartKind::Number("figure"), PartKind::Answer("bright")],
        what: None,
    },
    ChangeKind {
        id: "key-taken",
        about: "A marine takes a key.",
        parts: &[PartKind::Number("key"), PartKind::Number("figure")],
        what: Some(Changed::Gone(KEY)),
    },
];

static CHOICES: [ChoiceKind; 9] = [
    ChoiceKind {
        id: "done",
        about: "The figure stays where it is, or the game begins.",
        parts: &[],
        role: Role::End,
    },
    ChoiceKind {
        id: "step",
        about: "The figure steps to a space.",
        parts: &[PartKind::Number("space")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "open",
        about: "The figure opens a door.",
        parts: &[PartKind::Number("door")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "close",
        about: "The figure closes a door.",
        parts: &[PartKind::Number("door")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "light",
        about: "The figure lights a beacon.",
        parts: &[PartKind::Number("beacon")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "die",
        about: "The die shows a colour.",
        parts: &[PartKind::Word("colour")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "shot",
        about: "The shot die shows a reach and a damage.",
        parts: &[PartKind::Number("reach"), PartKind::Number("damage")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "deal",
        about: "A marine draws a flare.",
        parts: &[PartKind::Word("flare")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "fire",
        about: "The marine fires the flare.",
        parts: &[PartKind::Word("flare")],
        role: Role::Deed,
    },
];

/// Its rows.
pub(crate) static ROWS: Rows = Rows {
    id: "drill",
    title: "Beacons",
    year: 2026,
    revision: 3,
    marines: 2,
    sides: [SideRow::MARINES, SideRow { name: row("keeper-name"), noun: row("keeper-noun"), several: false }],
    language: &LANGUAGE,
    pieces: &KINDS,
    doors: &DOORS,
    tiles: FILES,
    settings: &SETTINGS,
    fields: &FIELDS,
    areas: true,
    checks: &CHECKS,
    counts: &COUNTS,
    changes: &CHANGES,
    choices: &CHOICES,
    carried: &CARRIED,
    draws: &[Draw { key: "deal ", secret: Some("A marine draws a flare") }],
    dice: &COLOUR_WORDS,
    face: &["reach", "damage"],
    looks: &LOOKS,
    usual_figure: "drone",
    templates: &TEMPLATES,
    wins_by_rules: true,
    sources: &[&crate::pages::WORDS, &crate::row::WORDS],
    card_library: &CARDS,
    besides: Some(row("besides")),
    ..Rows::NONE
};
