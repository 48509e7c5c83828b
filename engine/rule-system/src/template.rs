//! What one begins with in a game: whole missions, and cards to put into one, as texts. They are written like the files of a mission,
//! and are read where missions are read.

/// A mission to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// Stable name: `starter`.
    pub id: &'static str,
    /// What people call it: `Starter mission`.
    pub title: &'static str,
    /// What is in it, in a sentence or two.
    pub about: &'static str,
    /// The text of its `mission.ron`.
    pub mission: &'static str,
    /// Its scripts: file name and text.
    pub scripts: &'static [(&'static str, &'static str)],
}

/// What a card is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardRole {
    /// How the marines win.
    Objective,
    /// How the invader gets demons.
    Threat,
    /// Anything else of this mission's own.
    #[default]
    Special,
}

impl CardRole {
    /// For people: `objective`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Objective => "objective",
            Self::Threat => "threat",
            Self::Special => "special",
        }
    }
}

/// A card to be put into a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LibraryCard {
    /// What it is for.
    pub role: CardRole,
    /// The file name of its script.
    pub file: &'static str,
    /// Its script; the comment at the top is its title and text.
    pub text: &'static str,
}

impl LibraryCard {
    /// A card as a row.
    #[must_use]
    pub const fn new(role: CardRole, file: &'static str, text: &'static str) -> Self {
        Self { role, file, text }
    }
}
