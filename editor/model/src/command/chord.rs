//! A key with what is held beside it, as people write it: `Ctrl+Shift+Z`.
//! The window decides which key a keyboard event is.

use std::fmt;

/// A key by the character it bears, or by its name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// `z`, always small; or a sign such as `+`.
    Character(char),
    /// `Delete`, `Home`, `F5`.
    Named(String),
}

/// A key and what is held beside it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chord {
    /// Control, or the command key where there is one.
    pub control: bool,
    /// Alt.
    pub alt: bool,
    /// Shift. Never with a sign, for which sign it is says enough.
    pub shift: bool,
    /// The key.
    pub key: Key,
}

impl Chord {
    /// From `Ctrl+Shift+Z`. `None` if it is not written like that.
    pub fn parse(text: &str) -> Option<Self> {
        let (mut control, mut alt, mut shift) = (false, false, false);
        let mut rest = text;
        loop {
            let held = [("Ctrl+", &mut control), ("Alt+", &mut alt), ("Shift+", &mut shift)]
                .into_iter()
                .find_map(|(word, held)| rest.strip_prefix(word).map(|after| (after, held)));
            let Some((after, held)) = held else { break };
            *held = true;
            rest = after;
        }
        let mut letters = rest.chars();
        let key = match (letters.next()?, letters.next()) {
            (c, None) => Key::Character(c.to_ascii_lowercase()),
            (c, Some(_)) if c.is_ascii_uppercase() && rest.chars().all(|c| c.is_ascii_alphanumeric()) => {
                Key::Named(rest.to_owned())
            }
            _ => return None,
        };
        Some(Self { control, alt, shift, key })
    }
}

impl Chord {
    /// Does it count while plain keys choose what is done in a game? With Control or Alt, a sign, or a function key.
    pub(crate) fn is_for_all(&self) -> bool {
        let sign = match &self.key {
            Key::Character(c) => !c.is_ascii_alphanumeric(),
            Key::Named(name) => ["Menu", "Tab"].contains(&name.as_str()) || name.starts_with('F'),
        };
        self.control || self.alt || sign
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (held, word) in [(self.control, "Ctrl+"), (self.alt, "Alt+"), (self.shift, "Shift+")] {
            if held {
                f.write_str(word)?;
            }
        }
        match &self.key {
            Key::Character(c) => write!(f, "{}", c.to_ascii_uppercase()),
            Key::Named(name) => f.write_str(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chords_are_written_as_they_are_read() {
        for text in ["Ctrl+Shift+Z", "F5", "Ctrl++", "+", "Alt+1", "Delete", "Ctrl+.", "Q"] {
            assert_eq!(Chord::parse(text).map(|chord| chord.to_string()).as_deref(), Some(text));
        }
        for text in ["", "Ctrl+", "ctrl+z", "delete", "Ctrl+Shift+"] {
            assert_eq!(Chord::parse(text), None, "{text}");
        }
    }
}
