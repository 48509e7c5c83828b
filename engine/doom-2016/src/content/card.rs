//! Action cards and the weapon sets they come in.

use super::SetId;
use super::ability::Ability;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A weapon set: the cards that come with a weapon token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponSet {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// How a marine comes by it.
    pub class: SetClass,
    /// Weapon tokens in the box.
    pub tokens: u8,
    /// Its cards.
    pub cards: Vec<ActionCard>,
}

/// How a marine comes by a weapon set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all(serialize = "kebab-case"))]
#[schemars(rename = "WeaponSource")]
pub enum SetClass {
    /// Every marine has it.
    Basic,
    /// Chosen at the start (two different ones), or found.
    Starting,
    /// Only found.
    Special,
}

/// When an action card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all(serialize = "kebab-case"))]
pub enum CardKind {
    /// One in each activation.
    Main,
    /// Any number in one's activation.
    Bonus,
    /// In another's activation, when its ability says so.
    Reaction,
}

/// The attack printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Spaces, the defender's included.
    pub range: u8,
    /// Red dice.
    #[serde(default)]
    pub red: u8,
    /// Black dice.
    #[serde(default)]
    pub black: u8,
}

/// Icons a card shows when revealed in defence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Defence {
    /// Shields.
    pub shields: u8,
    /// A dodge: the attack is cancelled.
    pub dodge: bool,
    /// Event cards only: the demon's own special defence.
    pub special: bool,
}

/// An action card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCard {
    /// Stable name, unique in the box.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Copies in the set.
    pub copies: u8,
    /// When it is played.
    pub kind: CardKind,
    /// Its attack box.
    #[serde(default)]
    pub attack: Option<Attack>,
    /// Movement points gained.
    #[serde(default)]
    pub speed: u8,
    /// What it shows in defence.
    #[serde(default)]
    pub defence: Defence,
    /// What else it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What it does, in our words.
    pub text: String,
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
    /// Its set; filled in while loading.
    #[serde(skip, default = "no_set")]
    pub set: SetId,
}

const fn no_set() -> SetId {
    SetId(0)
}
