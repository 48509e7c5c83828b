//! The letters of everything that stands on a map: one alphabet for missions and games, so that a map is read in the same
//! way wherever it is shown. No two things that can share a map share a sign.

/// What nobody knows.
pub(super) const UNKNOWN: char = '?';
/// A marine where numbers mean something else.
pub(super) const MARINE: char = '&';
/// The letters of demons; none is the letter of a piece.
const DEMONS: [(&str, char); 8] = [
    ("imp", 'I'),
    ("possessed-soldier", 'S'),
    ("pinky", 'P'),
    ("cacodemon", 'C'),
    ("revenant", 'V'),
    ("mancubus", 'M'),
    ("baron-of-hell", 'H'),
    ("cyberdemon", 'X'),
];

/// A demon, by its kind.
pub(super) fn demon(kind: &str) -> char {
    DEMONS.iter().find(|(known, _)| *known == kind).map_or(UNKNOWN, |(_, sign)| *sign)
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
    fn every_demon_of_the_box_has_a_letter_and_no_two_signs_are_the_same() {
        for kind in missions_document::Mission::starter().content().foes() {
            assert_ne!(demon(kind.id), UNKNOWN, "{}", kind.id);
        }
        let mut signs: Vec<char> = DEMONS.iter().map(|(_, sign)| *sign).collect();
        signs.extend([UNKNOWN, MARINE]);
        for kind in missions_document::Mission::starter().system().pieces() {
            signs.extend(kind.letters.iter().map(|(up, _)| *up));
            signs.extend(kind.letters.iter().filter(|_| kind.sides.is_some()).map(|(_, down)| *down));
        }
        signs.extend((0..9).map(number));
        assert_eq!(signs.iter().collect::<BTreeSet<_>>().len(), signs.len());
    }
}
