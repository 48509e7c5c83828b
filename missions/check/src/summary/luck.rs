//! How much of who wins the deal decides.

use super::Share;
use serde::Serialize;

/// The games that show it, with one number of marines.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Luck {
    /// So many marines.
    pub marines: u8,
    /// So many deals: orders of all decks.
    pub deals: u32,
    /// How many games, the same number with each deal, between greedy bots.
    pub games: u32,
    /// The part of the variance of who wins that lies between deals; the rest is dice and what bots choose by lot. `None`
    /// where one side wins all games, so that there is nothing to decide.
    pub deal: Option<Share>,
}

impl From<&crate::luck::Luck> for Luck {
    fn from(luck: &crate::luck::Luck) -> Self {
        let deal = luck.part().map(|part| Share { counted: part.counted, low: part.low, high: part.high });
        Self { marines: luck.marines, deals: luck.wins.len() as u32, games: luck.games(), deal }
    }
}
