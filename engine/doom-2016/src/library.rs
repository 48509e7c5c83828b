//! What one begins with in this game: a small mission, and cards. The cards of the shipped missions are among them.

use rule_system::CardRole::{self, Objective, Special, Threat};
use rule_system::{LibraryCard, RoleRow, Template, Tint};

const FETCH_THE_CORE: (&str, &str) =
    ("fetch-the-core.rhai", include_str!("../templates/starter/fetch-the-core.rhai"));
const INFESTATION: (&str, &str) = ("infestation.rhai", include_str!("../templates/starter/infestation.rhai"));

pub(crate) static TEMPLATES: [Template; 1] = [Template {
    id: "starter",
    title: "Starter mission",
    about: "Six tiles, two doors and an objective to fetch. It can be played right away; change it step by step.",
    mission: include_str!("../templates/starter/mission.ron"),
    scripts: &[FETCH_THE_CORE, INFESTATION],
}];

pub(crate) static ROLES: [RoleRow; 3] = [
    RoleRow::OBJECTIVE,
    RoleRow {
        role: Threat,
        title: "Threat",
        noun: "the threat",
        none: "How the demons arrive.",
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
    of_starter(Objective, FETCH_THE_CORE),
    card!(Objective, "containment-protocol"),
    card!(Objective, "clean-sweep"),
    card!(Objective, "hold-out"),
    card!(Objective, "sample-collection"),
    card!(Objective, "guard-duty"),
    card!(Objective, "asset-extraction"),
    card!(Objective, "seal-the-breach"),
    card!(Objective, "marked-prey"),
    card!(Objective, "first-steps"),
    of_starter(Threat, INFESTATION),
    card!(Threat, "horde"),
    card!(Threat, "assault"),
];

pub(crate) static BLANK_CARDS: [LibraryCard; 3] = [
    LibraryCard::new(Objective, "objective.rhai", include_str!("../cards/new-objective.rhai")),
    LibraryCard::new(Threat, "threat.rhai", include_str!("../cards/new-threat.rhai")),
    LibraryCard::new(Special, "special.rhai", include_str!("../cards/new-special.rhai")),
];
