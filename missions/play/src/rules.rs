//! The rule system a mission is made for, and what its scripts can say.

use engine::language::{Language, SHARED};
use missions_document::mission::Mission;
use rule_system::RuleSystem;

/// The rule system a mission is made for; `None` if it is unknown.
#[must_use]
pub fn system(mission: &Mission) -> Option<&'static dyn RuleSystem> {
    systems::of(&mission.rules().0)
}

/// What scripts of a mission can use; what those of every game can, if the mission's rules are unknown.
#[must_use]
pub fn language(mission: &Mission) -> &'static Language {
    system(mission).map_or(&SHARED, <dyn RuleSystem>::language)
}
