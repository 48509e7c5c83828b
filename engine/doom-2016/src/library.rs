//! What one begins with in this game: a small mission, and cards. The cards of the shipped missions are among them.

use crate::row::row;
use rule_system::{CardRole, LibraryCard, RoleRow, Template, Tint};

const OBJECTIVE: CardRole = CardRole::OBJECTIVE;
const SPECIAL: CardRole = CardRole::SPECIAL;

/// How the invader gets demons.
const THREAT: CardRole = CardRole::new("threat");

const FETCH_THE_CORE: (&str, &str) =
    ("fetch-the-core.rhai", include_str!("../templates/starter/fetch-the-core.rhai"));
const INFESTATION: (&str, &str) = ("infestation.rhai", include_str!("../templates/starter/infestation.rhai"));

pub(crate) static TEMPLATES: [Template; 1] = [Template {
    id: "starter",
    title: row("template-starter-title"),
    about: row("template-starter-about"),
    mission: include_str!("../templates/starter/mission.ron"),
    scripts: &[FETCH_THE_CORE, INFESTATION],
}];

pub(crate) static ROLES: [RoleRow; 3] = [
    RoleRow::OBJECTIVE,
    RoleRow {
        role: THREAT,
        title: row("role-threat-title"),
        noun: row("role-threat-noun"),
        none: row("role-threat-none"),
        file: "threat.rhai",
        alone: true,
        tint: Tint::Danger,
    },
    RoleRow::SPECIAL,
];

macro_rules! card {
    ($role:expr, $name:literal) => {
        LibraryCard::new($role, concat!($name, ".rhai"), include_str!(concat!("../cards/", $name, ".rhai")))
    };
}

const fn of_starter(role: CardRole, (file, text): (&'static str, &'static str)) -> LibraryCard {
    LibraryCard::new(role, file, text)
}

pub(crate) static CARDS: [LibraryCard; 13] = [
    of_starter(OBJECTIVE, FETCH_THE_CORE),
    card!(OBJECTIVE, "containment-protocol"),
    card!(OBJECTIVE, "clean-sweep"),
    card!(OBJECTIVE, "hold-out"),
    card!(OBJECTIVE, "sample-collection"),
    card!(OBJECTIVE, "guard-duty"),
    card!(OBJECTIVE, "asset-extraction"),
    card!(OBJECTIVE, "seal-the-breach"),
    card!(OBJECTIVE, "marked-prey"),
    card!(OBJECTIVE, "first-steps"),
    of_starter(THREAT, INFESTATION),
    card!(THREAT, "horde"),
    card!(THREAT, "assault"),
];

pub(crate) static BLANK_CARDS: [LibraryCard; 3] = [
    LibraryCard::new(OBJECTIVE, "objective.rhai", include_str!("../cards/new-objective.rhai")),
    LibraryCard::new(THREAT, "threat.rhai", include_str!("../cards/new-threat.rhai")),
    LibraryCard::new(SPECIAL, "special.rhai", include_str!("../cards/new-special.rhai")),
];
