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
        about: row("count-lit"),
        nouns: [row("count-lit-one"), row("count-lit-many")],
        always: true,
        limit: None,
        told: Told::Table,
    },
    Count {
        id: "fuel",
        about: row("count-fuel"),
        nouns: [row("count-fuel-one"), row("count-fuel-many")],
        always: true,
        limit: None,
        told: Told::Table,
    },
];

static CARRIED: [Carried; 1] = [Carried { value: BROUGHT, about: row("carried-fuel") }];

static CHANGES: [ChangeKind; 4] = [
    ChangeKind {
        id: "beacon-lit",
        about: row("change-beacon-lit"),
        parts: &[PartKind::Number("beacon")],
        what: Some(Changed::Turned(BEACON, true)),
    },
    ChangeKind {
        id: "coloured",
        about: row("change-coloured"),
        parts: &[PartKind::Word("colour")],
        what: None,
    },
    ChangeKind {
        id: "flare-fired",
        about: row("change-flare-fired"),
        parts: &[PartKind::Number("figure"), PartKind::Answer("bright")],
        what: None,
    },
    ChangeKind {
        id: "key-taken",
        about: row("change-key-taken"),
        parts: &[PartKind::Number("key"), PartKind::Number("figure")],
        what: Some(Changed::Gone(KEY)),
    },
];

static CHOICES: [ChoiceKind; 9] = [
    ChoiceKind { id: "done", about: row("choice-done"), parts: &[], role: Role::End },
    ChoiceKind {
        id: "step",
        about: row("choice-step"),
        parts: &[PartKind::Number("space")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "open",
        about: row("choice-open"),
        parts: &[PartKind::Number("door")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "close",
        about: row("choice-close"),
        parts: &[PartKind::Number("door")],
        role: Role::Deed,
    },
    ChoiceKind {
        id: "light",
        about: row("choice-light"),
        parts: &[PartKind::Number("beacon")],
        role: Role::Deed,
    },
    ChoiceKind { id: "die", about: row("choice-die"), parts: &[PartKind::Word("colour")], role: Role::Deed },
    ChoiceKind {
        id: "shot",
        about: row("choice-shot"),
        parts: &[PartKind::Number("reach"), PartKind::Number("damage")],
        role: Role::Deed,
    },
    ChoiceKind { id: "deal", about: row("choice-deal"), parts: &[PartKind::Word("flare")], role: Role::Deed },
    ChoiceKind { id: "fire", about: row("choice-fire"), parts: &[PartKind::Word("flare")], role: Role::Deed },
];

/// Who plays the drones.
const KEEPER: SideRow =
    SideRow { name: row("keeper-name"), noun: row("keeper-noun"), some: row("keeper-some"), several: false };

/// Its rows.
pub(crate) static ROWS: Rows = Rows {
    id: "drill",
    title: "Beacons",
    year: 2026,
    revision: 3,
    marines: 2,
    sides: [SideRow::MARINES, KEEPER],
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
    draws: &[Draw { key: "deal ", secret: Some(row("draw-flare")) }],
    dice: &COLOUR_WORDS,
    face: &["reach", "damage"],
    looks: &LOOKS,
    usual_figure: "drone",
    templates: &TEMPLATES,
    wins_by_rules: true,
    sources: &[&crate::pages::WORDS, &crate::row::WORDS, &crate::texts::WORDS],
    card_library: &CARDS,
    besides: Some(row("besides")),
    ..Rows::NONE
};
