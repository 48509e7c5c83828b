//! The marine cards and the numbers that all marines share.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A marine card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marine {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Damage at which the marine is fragged.
    pub health: u8,
    /// Cards the marine draws up to.
    pub hand: u8,
}

/// Numbers that all marines share.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MarineRules {
    /// Movement points of a sprint.
    pub sprint: u8,
    /// What a health pack recovers.
    pub health_pack: u8,
    /// What a glory kill recovers at once.
    pub glory_recovers: u8,
    /// The weapon set every marine has.
    pub basic_set: String,
}
