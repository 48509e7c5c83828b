//! Dice and what else of the box has a number but no text: how many of each piece there are.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Damage icons on the faces of the two dice.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// The six faces of a red die.
    pub red: [u8; 6],
    /// The six faces of a black die.
    pub black: [u8; 6],
}

/// Counts of the other pieces of the box.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Door tokens.
    pub doors: u8,
    /// Portal tokens.
    pub portals: u8,
    /// Teleporter tokens.
    pub teleporters: u8,
    /// Health packs.
    pub health_packs: u8,
    /// Objective tokens.
    pub objective_tokens: u8,
    /// Progress tokens.
    pub progress_tokens: u8,
    /// Argent power tokens.
    pub argent: u8,
    /// Frag tokens.
    pub frags: u8,
    /// Invader initiative cards.
    pub invader_initiative: u8,
    /// Events the invader draws up to.
    pub event_hand: u8,
    /// Events the invader may discard for argent in a status phase.
    pub events_for_argent: u8,
}
