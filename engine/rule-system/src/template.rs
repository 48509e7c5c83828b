//! What one begins with in a game: whole missions, and cards to put into one, as texts. They are written like the files of a mission,
//! and are read where missions are read.

use crate::card_role::CardRole;
use crate::row::row;
use words::Phrase;

/// A mission to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// Stable name: `starter`.
    pub id: &'static str,
    /// What people call it: `Starter mission`.
    pub title: Phrase,
    /// What is in it, in a sentence or two.
    pub about: Phrase,
    /// The text of its `mission.ron`.
    pub mission: &'static str,
    /// Its scripts: file name and text.
    pub scripts: &'static [(&'static str, &'static str)],
}

/// A role of cards as a game has it. The rows stand in the order in which cards of a mission do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoleRow {
    /// The role.
    pub role: CardRole,
    /// For headings: `Objective`.
    pub title: Phrase,
    /// In a sentence: `the objective`.
    pub noun: Phrase,
    /// What to say where a mission has no such card: `How the marines win.`
    pub none: Phrase,
    /// The file name of a new script: `objective.rhai`.
    pub file: &'static str,
    /// A mission has one of them, and another takes its place.
    pub alone: bool,
    /// The colour of its cards on paper.
    pub tint: Tint,
}

/// The colour of cards on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// That of what the marines are after.
    Aim,
    /// That of dangers.
    Danger,
    /// None of its own.
    Plain,
}

impl RoleRow {
    /// How the marines win.
    pub const OBJECTIVE: Self = Self {
        role: CardRole::OBJECTIVE,
        title: row("role-objective-title"),
        noun: row("role-objective-noun"),
        none: row("role-objective-none"),
        file: "objective.rhai",
        alone: true,
        tint: Tint::Aim,
    };

    /// Anything else of a mission's own.
    pub const SPECIAL: Self = Self {
        role: CardRole::SPECIAL,
        title: row("role-special-title"),
        noun: row("role-special-noun"),
        none: row("role-special-none"),
        file: "special.rhai",
        alone: false,
        tint: Tint::Plain,
    };
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
