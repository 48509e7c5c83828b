//! What a card is for, as a word. Games have roles of their own, and a mission may have a card of a role that its game does not know:
//! the word is kept as it is.

use std::fmt;

const LONGEST: usize = 31;

/// What a card is for. It holds its word itself, so that it is copied like a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardRole(
    /// The letters of the word, and zeros behind them.
    [u8; LONGEST],
);

impl CardRole {
    /// The most bytes that the word of a role may have.
    pub const LONGEST: usize = LONGEST;

    /// How the marines win.
    pub const OBJECTIVE: Self = Self::new("objective");

    /// Anything else of a mission's own.
    pub const SPECIAL: Self = Self::new("special");

    /// The role of a row. A word that is none is a mistake in the row, and stops the build where the row is a constant.
    #[must_use]
    pub const fn new(word: &'static str) -> Self {
        match Self::of(word) {
            Some(role) => role,
            None => panic!("a role is a word of at most 31 bytes"),
        }
    }

    /// The role with a word from a file; `None` if it is empty, too long, or has control characters.
    #[must_use]
    pub const fn of(word: &str) -> Option<Self> {
        let bytes = word.as_bytes();
        if bytes.is_empty() || bytes.len() > LONGEST {
            return None;
        }
        let mut letters = [0; LONGEST];
        let mut at = 0;
        while at < bytes.len() {
            if bytes[at].is_ascii_control() {
                return None;
            }
            letters[at] = bytes[at];
            at += 1;
        }
        Some(Self(letters))
    }

    /// In files and for people: `objective`.
    #[must_use]
    pub fn word(&self) -> &str {
        let end = self.0.iter().position(|letter| *letter == 0).unwrap_or(LONGEST);
        std::str::from_utf8(&self.0[..end]).expect("it was made of a text")
    }
}

impl Default for CardRole {
    fn default() -> Self {
        Self::SPECIAL
    }
}

impl fmt::Debug for CardRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.word(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_is_any_short_word() {
        let (longest, longer) = ("x".repeat(CardRole::LONGEST), "x".repeat(CardRole::LONGEST + 1));
        for word in ["objective", "threat", "a boss event", "größe", longest.as_str()] {
            let role = CardRole::of(word).expect("a word");
            assert_eq!((role.word(), format!("{role:?}")), (word, format!("{word:?}")));
        }
        assert_eq!(CardRole::of("objective"), Some(CardRole::OBJECTIVE));
        assert_eq!(CardRole::default().word(), "special");
        for word in ["", "two\nlines", "\0", "x\0", longer.as_str()] {
            assert_eq!(CardRole::of(word), None, "{word:?}");
        }
    }
}
