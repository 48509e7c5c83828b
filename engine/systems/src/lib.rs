//! The list of all rule systems, the one place in which they are named together. A new one gets a crate beside this and a row
//! here; `rule-system` says what a rule system has to bring.

use rule_system::RuleSystem;
use std::sync::OnceLock;

/// Those Hellwright is made with, oldest first.
static OURS: [&dyn RuleSystem; 1] = [&doom_2016::System];

static ALL: OnceLock<Vec<&'static dyn RuleSystem>> = OnceLock::new();

/// All of them: those Hellwright is made with, then those the program has added.
pub fn all() -> impl Iterator<Item = &'static dyn RuleSystem> + Clone {
    ALL.get_or_init(|| OURS.to_vec()).iter().copied()
}

/// The rule system with a name in files; `None` if it is unknown.
#[must_use]
pub fn of(id: &str) -> Option<&'static dyn RuleSystem> {
    all().find(|system| system.id() == id)
}

/// The one for a mission that names none, or an unknown one.
#[must_use]
pub fn usual() -> &'static dyn RuleSystem {
    OURS[0]
}

/// Adds a rule system that Hellwright is not made with: the first thing a program does, once.
///
/// # Panics
/// If the list has been used already, or the name is taken: rule systems must not appear while the program is at work.
pub fn add(system: &'static dyn RuleSystem) {
    let mut all = OURS.to_vec();
    assert!(all.iter().all(|known| known.id() != system.id()), "there is a rule system {}", system.id());
    all.push(system);
    assert!(ALL.set(all).is_ok(), "rule systems are added before anything is done with them");
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_has_a_name_of_its_own() {
        let names: BTreeSet<&str> = all().map(<dyn RuleSystem>::id).collect();
        assert_eq!(names.len(), all().count());
        assert!(names.iter().all(|name| of(name).is_some_and(|system| system.id() == *name)));
        assert!(of("ludo").is_none());
    }

    #[test]
    #[should_panic(expected = "there is a rule system doom-2016")]
    fn none_is_added_twice() {
        add(&doom_2016::System);
    }
}
