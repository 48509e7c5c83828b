//! The list of all rule systems, the one place in which they are named together. A new one gets a crate beside this and a row
//! here; what a rule system has to bring is told in `rule-system`.

use rule_system::RuleSystem;

/// All of them, oldest first.
pub static ALL: [&dyn RuleSystem; 1] = [&doom_2016::System];

/// The rule system with a name in files; `None` if nobody knows it.
#[must_use]
pub fn of(id: &str) -> Option<&'static dyn RuleSystem> {
    ALL.into_iter().find(|system| system.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_has_a_name_of_its_own() {
        let names: BTreeSet<&str> = ALL.iter().map(|system| system.id()).collect();
        assert_eq!(names.len(), ALL.len());
        assert!(names.iter().all(|name| of(name).is_some_and(|system| system.id() == *name)));
        assert!(of("ludo").is_none());
    }
}
