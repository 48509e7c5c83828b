//! The mission an author begins with: small, complete, and without a single problem.
//! Its files lie in `templates/starter`; others write them into a folder.

use crate::edit::Edit;
use crate::format;
use crate::id::ScriptName;
use crate::mission::Mission;

/// The text of its `mission.ron`.
const MISSION: &str = include_str!("../../../engine/doom-2016/templates/starter/mission.ron");

/// Its scripts.
const SCRIPTS: [(&str, &str); 2] = [
    ("fetch-the-core.rhai", include_str!("../../../engine/doom-2016/templates/starter/fetch-the-core.rhai")),
    ("infestation.rhai", include_str!("../../../engine/doom-2016/templates/starter/infestation.rhai")),
];

impl Mission {
    /// A small good mission to begin with.
    #[must_use]
    pub fn starter() -> Self {
        let mission = format::read(MISSION).unwrap_or_default().mission;
        mission.with(SCRIPTS.map(|(name, text)| Edit::Script(ScriptName::new(name), Some(text.to_owned()))))
    }

    /// An empty table, with the settings of the starter: they are sensible anywhere.
    #[must_use]
    pub fn blank() -> Self {
        let starter = Self::starter();
        Self::default().with([Edit::Settings(Box::new(starter.settings().clone()))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_the_starter_are_canonical() {
        assert_eq!(format::write(&Mission::starter()), MISSION);
    }
}
