//! Cards a marine keeps: the class, glory kill cards won, the squad card of a small team.

use super::ability::Ability;
use serde::Deserialize;

/// A glory kill card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GloryCard {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Copies.
    pub copies: u8,
    /// What discarding it does; the trigger `Play` makes it a bonus action, `Main` takes the place of a main action.
    pub abilities: Vec<Ability>,
    /// What it does, in our words.
    pub text: String,
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
}

/// A class card: what a marine can do in addition to weapons. What costs `Exhaust` exhausts it; it is readied when the
/// marine's activation begins.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassCard {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// What it can be used for; the trigger `Play` makes it a bonus action, `Main` takes the place of a main action.
    pub abilities: Vec<Ability>,
    /// What it does, in our words.
    pub text: String,
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
}

/// A squad card: what makes up for the marines who are missing.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadCard {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Copies in the box. With a copy for every marine each gets one, otherwise one of them does.
    pub copies: u8,
    /// For how many marines it is.
    pub marines: u8,
    /// It goes to another marine at the end of each round.
    #[serde(default)]
    pub passes: bool,
    /// What it gives the marine who has it.
    pub abilities: Vec<Ability>,
    /// What it does, in our words.
    pub text: String,
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
}
