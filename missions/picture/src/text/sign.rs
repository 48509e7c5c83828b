//! The letters of everything that stands on a map: one alphabet for missions and games, so that a map is read in the same
//! way wherever it is shown. No two things that can share a map share a sign.

use rule_system::RuleSystem;

/// What nobody knows.
pub(super) const UNKNOWN: char = '?';
/// A marine where numbers mean something else.
pub(super) const MARINE: char = '&';

/// A figure of the other side, by its kind.
pub(super) fn figure(kind: &str, system: &dyn RuleSystem) -> char {
    system.look(kind).and_then(|look| look.letter).unwrap_or(UNKNOWN)
}

/// A marine or start space, counted from 0.
pub(super) fn number(index: usize) -> char {
    char::from(b'1' + index.min(8) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_figure_of_a_box_has_a_letter_and_no_two_signs_are_the_same() {
        for system in systems::all() {
            for kind in system.content().foes() {
                assert_ne!(figure(kind.id, system), UNKNOWN, "{}", kind.id);
            }
            let mut signs: Vec<char> = system.looks().iter().filter_map(|look| look.letter).collect();
            signs.extend([UNKNOWN, MARINE]);
            for kind in system.pieces() {
                signs.extend(kind.letters.iter().map(|(up, _)| *up));
                signs.extend(kind.letters.iter().filter(|_| kind.sides.is_some()).map(|(_, down)| *down));
            }
            signs.extend((0..9).map(number));
            assert_eq!(signs.iter().collect::<BTreeSet<_>>().len(), signs.len());
        }
    }
}
