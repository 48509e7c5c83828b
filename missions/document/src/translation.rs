//! A text of a mission in another language, with the original that it was made from, so that old translations can be found.

use crate::id::{Id, ScriptName};
use std::collections::BTreeMap;
use std::fmt;

/// A language by its tag: `pl`, `pt-BR`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag(String);

impl Tag {
    /// The most letters a tag has.
    pub const LONGEST: usize = 35;

    /// A tag as people write it: parts of letters and digits with hyphens between, the first of two or three letters. Capitals are put
    /// where the standard has them, so that a language has one tag: `pt-BR`, `zh-Hant`.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let language = parts.next()?;
        let is_language =
            (2..=3).contains(&language.len()) && language.chars().all(|c| c.is_ascii_alphabetic());
        if text.len() > Self::LONGEST || !is_language {
            return None;
        }
        let mut tag = language.to_ascii_lowercase();
        for part in parts {
            if !(1..=8).contains(&part.len()) || !part.chars().all(|c| c.is_ascii_alphanumeric()) {
                return None;
            }
            let small = part.to_ascii_lowercase();
            tag.push('-');
            tag += &match part.len() {
                2 => small.to_ascii_uppercase(),
                4 => small[..1].to_ascii_uppercase() + &small[1..],
                _ => small,
            };
        }
        Some(Self(tag))
    }

    /// The tag.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Is it the tag of a language, or of the same language without a country? `pt` does for `pt-BR`.
    #[must_use]
    pub fn does_for(&self, wanted: &str) -> bool {
        let rest = wanted.get(self.0.len()..);
        let begins = wanted.get(..self.0.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(&self.0));
        begins && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text of a mission that players read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TextOf {
    /// The title.
    Title,
    /// The sentence for lists of missions.
    Summary,
    /// What is read before the game.
    Briefing,
    /// What is read when the marines win.
    Victory,
    /// What is read when the invader wins.
    Defeat,
    /// The title of a card in the first line, its text below: the comment at the top of its script.
    Card(ScriptName),
    /// Words on the map.
    Label(Id),
    /// A text among the values of a tile, a thing or a region, by the name of the value.
    Value(Id, String),
}

/// A text in another language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translation {
    /// The original that it was made from.
    pub was: String,
    /// The text.
    pub text: String,
}

/// All translations of a mission.
pub(crate) type Translations = BTreeMap<(Tag, TextOf), Translation>;

/// How a text of a mission stands in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is not translated.
    Missing,
    /// The original has changed since it was translated.
    Old,
    /// It says what the original says.
    Good,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_a_language_with_parts_behind() {
        for good in ["pl", "en-XA", "pt-BR", "zh-Hant-TW", "deu"] {
            assert!(Tag::of(good).is_some(), "{good}");
        }
        for wrong in ["", "p", "pl_PL", "pl-", "-pl", "polish", "12", "pl/..", &"pl-abcdefgh".repeat(9)] {
            assert_eq!(Tag::of(wrong), None, "{wrong}");
        }
        let tag = Tag::of("pt").expect("a tag");
        assert!(tag.does_for("pt") && tag.does_for("pt-BR") && tag.does_for("PT"));
        assert!(
            !tag.does_for("ptx") && !tag.does_for("p") && !Tag::of("pt-BR").expect("a tag").does_for("pt")
        );
    }
}
