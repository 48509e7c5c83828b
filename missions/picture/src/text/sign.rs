//! The letters of everything that stands on a map: one alphabet for missions and games, so that a map is read in the same
//! way wherever it is shown. No two things that can share a map share a sign.

use doom_2016::own::Tier;

/// A demon nobody knows.
const UNKNOWN: char = '?';
/// A marine where numbers mean something else.
pub(super) const MARINE: char = '&';
/// An objective token.
pub(super) const OBJECTIVE: char = '*';
/// A health pack.
pub(super) const HEALTH_PACK: char = '+';
/// A weapon token.
pub(super) const WEAPON: char = 'w';
/// A marker.
pub(super) const MARKER: char = 'm';

/// The letters of demons; none is the letter of a portal or teleporter.
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

/// A teleporter.
pub(super) const fn teleporter(active: bool) -> char {
    if active { 'O' } else { 'o' }
}

/// The same in words.
pub(super) const fn teleporter_words(active: bool) -> &'static str {
    if active { "teleporter, active" } else { "teleporter, inactive" }
}

/// A portal.
pub(super) const fn portal(tier: Tier, face_up: bool) -> char {
    let sign = match tier {
        Tier::Blue => 'b',
        Tier::Yellow => 'y',
        Tier::Red => 'r',
    };
    if face_up { sign.to_ascii_uppercase() } else { sign }
}

/// The same in words.
pub(super) fn portal_words(tier: Tier, face_up: bool) -> String {
    let tier = ["blue", "yellow", "red"][tier as usize];
    format!("{tier} portal, face {}", if face_up { "up" } else { "down" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use doom_2016::Content;
    use std::collections::BTreeSet;

    #[test]
    fn every_demon_of_the_box_has_a_letter_and_no_two_signs_are_the_same() {
        for kind in &Content::doom2016().demons {
            assert_ne!(demon(&kind.id), UNKNOWN, "{}", kind.id);
        }
        let mut signs: Vec<char> = DEMONS.iter().map(|(_, sign)| *sign).collect();
        signs.extend([UNKNOWN, MARINE, OBJECTIVE, HEALTH_PACK, WEAPON, MARKER]);
        for flag in [false, true] {
            signs.push(teleporter(flag));
            signs.extend([Tier::Blue, Tier::Yellow, Tier::Red].map(|tier| portal(tier, flag)));
        }
        signs.extend((0..9).map(number));
        assert_eq!(signs.iter().collect::<BTreeSet<_>>().len(), signs.len());
    }
}
