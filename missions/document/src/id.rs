//! What distinguishes one thing of a mission from another: numbers that are never given twice, and names people choose.
//! Whether a name is a good one is for the checks to say; here anything goes.

use std::fmt;

/// Numbers above this one are refused, so that there is always a fresh one.
pub(crate) const MAX_ID: u32 = 999_999_999;

/// The number of a tile, thing or region. Stable for the life of the mission and never given to anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u32);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// What an author calls a thing; scripts know it as `map::the_name`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

impl Name {
    /// Any text; see [`Name::is_identifier`].
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Can a script write it after `map::`? Letters, digits and underscores, a letter or underscore first.
    #[must_use]
    pub fn is_identifier(&self) -> bool {
        let mut letters = self.0.chars();
        letters.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
            && letters.all(|c| c.is_ascii_alphanumeric() || c == '_')
            && self.0.chars().any(|c| c.is_ascii_alphanumeric())
    }

    /// The name itself if it is free, otherwise with the lowest free number behind it: `blue_door_2`.
    #[must_use]
    pub fn free(&self, taken: impl Fn(&Self) -> bool) -> Self {
        if !taken(self) {
            return self.clone();
        }
        let numbered = self.0.rsplit_once('_').filter(|(stem, number)| {
            !stem.is_empty() && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
        });
        let stem = numbered.map_or(self.0.as_str(), |(stem, _)| stem);
        (2_u64..)
            .map(|n| Self(format!("{stem}_{n}")))
            .find(|name| !taken(name))
            .unwrap_or_else(|| self.clone())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The file name of a script in the mission's folder: `objective.rhai`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ScriptName(String);

impl ScriptName {
    /// What every script's file name ends with.
    pub const ENDING: &'static str = ".rhai";

    /// Any text; see [`ScriptName::is_sound`].
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Is it a plain file name that means the same on every system and cannot lead out of the mission's folder?
    /// Letters, digits, `-` and `_`, then `.rhai`; at most 64 letters.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.0.len() <= 64
            && self.0.strip_suffix(Self::ENDING).is_some_and(|stem| {
                !stem.is_empty()
                    && stem.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
                    && !stem.starts_with('-')
            })
    }
}

impl fmt::Display for ScriptName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The highest number ever given in a mission. It is bookkeeping, not content: taking an edit back does not take
/// back the number it used, and yet the mission is the same as before. So two counters always count as equal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LastId(pub(crate) u32);

impl PartialEq for LastId {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for LastId {}

impl LastId {
    /// Take note of a number in use.
    pub(crate) fn note(&mut self, id: Id) {
        self.0 = self.0.max(id.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_what_a_script_can_write() {
        for good in ["blue_door", "_x1", "Exit"] {
            assert!(Name::new(good).is_identifier(), "{good}");
        }
        for bad in ["", "_", "blue door", "1st", "tür", "a-b"] {
            assert!(!Name::new(bad).is_identifier(), "{bad}");
        }
    }

    #[test]
    fn script_names_stay_in_the_folder() {
        for good in ["objective.rhai", "a-b_2.rhai"] {
            assert!(ScriptName::new(good).is_sound(), "{good}");
        }
        for bad in
            ["", ".rhai", "../x.rhai", "a/b.rhai", "c:\\x.rhai", "x.txt", "-x.rhai", "nul\0.rhai", "a b.rhai"]
        {
            assert!(!ScriptName::new(bad).is_sound(), "{bad}");
        }
    }
}
