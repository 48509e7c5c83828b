//! The missions an author begins with: the templates of a rule system, read; and an empty one.

use crate::edit::Edit;
use crate::format;
use crate::id::ScriptName;
use crate::mission::{Mission, RulesId};
use rule_system::{RuleSystem, Template};

/// The rule systems missions can be made for, in the order in which they are offered.
pub fn rule_systems() -> impl Iterator<Item = &'static dyn RuleSystem> + Clone {
    systems::all()
}

impl Mission {
    /// A template as a mission.
    #[must_use]
    pub fn of_template(template: &Template) -> Self {
        let mission = format::read(template.mission).unwrap_or_default().mission;
        let script =
            |(name, text): &(&str, &str)| Edit::Script(ScriptName::new(*name), Some((*text).to_owned()));
        mission.with(template.scripts.iter().map(script))
    }

    /// A small good mission of a rule system to begin with: its first template, and an empty mission if it has none.
    #[must_use]
    pub fn starter_of(system: &dyn RuleSystem) -> Self {
        let none = || Self { rules: RulesId(system.id().to_owned()), ..Self::default() };
        system.templates().first().map_or_else(none, Self::of_template)
    }

    /// The one of the usual rule system.
    #[must_use]
    pub fn starter() -> Self {
        Self::starter_of(systems::usual())
    }

    /// An empty table, with the settings of the starter: they are sensible anywhere.
    #[must_use]
    pub fn blank_of(system: &dyn RuleSystem) -> Self {
        let starter = Self::starter_of(system);
        let empty = Self { rules: starter.rules().clone(), ..Self::default() };
        empty.with([Edit::Settings(Box::new(starter.settings().clone()))])
    }

    /// The one of the usual rule system.
    #[must_use]
    pub fn blank() -> Self {
        Self::blank_of(systems::usual())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_read_whole_and_canonical() {
        for system in systems::all() {
            assert!(!system.templates().is_empty(), "{}", system.id());
            for template in system.templates() {
                let loaded = format::read(template.mission).expect("our format");
                assert_eq!(loaded.problems, [], "{}", template.id);
                let mission = Mission::of_template(template);
                assert_eq!(mission.rules().0, system.id());
                assert_eq!(mission.scripts().len(), template.scripts.len(), "{}", template.id);
                assert_eq!(format::write(&mission), template.mission);
            }
        }
    }

    #[test]
    fn an_empty_mission_has_the_settings_of_the_starter_and_nothing_on_the_map() {
        for system in systems::all() {
            let (blank, starter) = (Mission::blank_of(system), Mission::starter_of(system));
            assert_eq!((blank.rules(), blank.settings()), (starter.rules(), starter.settings()));
            assert!(blank.tiles().is_empty() && blank.things().is_empty() && blank.cards().is_empty());
        }
    }
}
