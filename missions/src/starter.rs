//! The mission an author begins with: small, complete, and without a single problem.
//! Its files lie in `templates/starter`; writing them into a folder is `format`'s business.

use crate::format;
use crate::mission::Mission;

impl Mission {
    /// A small good mission to begin with.
    #[must_use]
    pub fn starter() -> Self {
        format::read(include_str!("../templates/starter/mission.ron")).unwrap_or_default().mission
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_the_starter_are_canonical() {
        let text = include_str!("../templates/starter/mission.ron");
        assert_eq!(format::write(&Mission::starter()), text);
    }
}
