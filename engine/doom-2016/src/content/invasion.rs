//! Invasion cards: which groups of demons come from portals of each tier.

use crate::own::Tier;
use serde::Deserialize;

/// Some figures of one kind in an invasion group.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summons {
    /// Stable name of the demon.
    pub demon: String,
    /// How many.
    pub count: u8,
}

/// One group of an invasion card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// What comes.
    pub figures: Vec<Summons>,
    /// Argent gained by the demon cards of the group.
    #[serde(default)]
    pub argent: u8,
}

/// An invasion card: two groups for each tier.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invasion {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Groups of the blue tier.
    pub blue: [Group; 2],
    /// Groups of the yellow tier.
    pub yellow: [Group; 2],
    /// Groups of the red tier.
    pub red: [Group; 2],
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
}

impl Invasion {
    /// The two groups of a tier.
    #[must_use]
    pub const fn groups(&self, tier: Tier) -> &[Group; 2] {
        match tier {
            Tier::Blue => &self.blue,
            Tier::Yellow => &self.yellow,
            Tier::Red => &self.red,
        }
    }
}
