//! Demon cards.

use super::ability::Ability;
use super::card::{Attack, Defence};
use serde::Deserialize;
use tiles::{Footprint, Gait};

/// A demon card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demon {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Figures in the box.
    pub figures: u8,
    /// Columns and rows of its base.
    pub base: (u8, u8),
    /// Damage at which a marine may glory kill it.
    pub stagger: u8,
    /// Damage at which it is fragged.
    pub health: u8,
    /// Movement points.
    pub speed: u8,
    /// Its attack.
    pub attack: Attack,
    /// What a special defence icon means for it.
    pub special: Defence,
    /// One shield always.
    #[serde(default)]
    pub toughness: bool,
    /// Moves over red lines and difficult spaces.
    #[serde(default)]
    pub flies: bool,
    /// What else it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What it does, in our words.
    pub text: String,
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
}

impl Demon {
    /// Its base.
    #[must_use]
    pub const fn footprint(&self) -> Footprint {
        Footprint { w: self.base.0, h: self.base.1 }
    }

    /// How it moves.
    #[must_use]
    pub const fn gait(&self) -> Gait {
        let footprint = self.footprint();
        let large = footprint.is_large();
        let over = self.flies || large;
        Gait { footprint, crosses_barriers: over, over_difficult: over, over_small: large }
    }
}
