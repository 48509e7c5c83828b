//! What one begins with in this game: a mission and a card.

use crate::row::row;
use rule_system::{CardRole, LibraryCard, Template};

pub(crate) static TEMPLATES: [Template; 1] = [Template {
    id: "night",
    title: row("template-night-title"),
    about: row("template-night-about"),
    mission: include_str!("../templates/night/mission.ron"),
    scripts: &[("night.rhai", include_str!("../templates/night/night.rhai"))],
}];

pub(crate) static CARDS: [LibraryCard; 1] =
    [LibraryCard::new(CardRole::OBJECTIVE, "all-alight.rhai", include_str!("../cards/all-alight.rhai"))];
