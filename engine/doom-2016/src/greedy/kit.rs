//! What the bot works out once for a game.

use super::arms::Armoury;
use super::odds::Odds;
use super::taste::Taste;

/// What is worked out once from the box and the taste.
#[derive(Debug)]
pub(super) struct Kit {
    pub(super) taste: Taste,
    pub(super) odds: Odds,
    pub(super) armoury: Armoury,
    /// What it is worth to keep an action card in hand.
    pub(super) keep: Vec<i32>,
}
