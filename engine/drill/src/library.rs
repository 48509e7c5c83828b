//! What one begins with in this game: a mission and a card.

use rule_system::{CardRole, LibraryCard, Template};

pub(crate) static TEMPLATES: [Template; 1] = [Template {
    id: "night",
    title: "The long night",
    about: "Two halls, a gate and two beacons to light.",
    mission: include_str!("../templates/night/mission.ron"),
    scripts: &[("night.rhai", include_str!("../templates/night/night.rhai"))],
}];

pub(crate) static CARDS: [LibraryCard; 1] =
    [LibraryCard::new(CardRole::OBJECTIVE, "all-alight.rhai", include_str!("../cards/all-alight.rhai"))];
