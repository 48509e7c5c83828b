//! How games stood in a round.

/// The chance of the marines at the end of a round, in the games that came so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Stage {
    /// So many games.
    pub games: u32,
    /// The sum of their chances in thousandths.
    pub chances: u64,
}

impl Stage {
    /// Their mean, from 0 to 1.
    #[must_use]
    pub fn mean(self) -> f64 {
        self.chances as f64 / 1000.0 / f64::from(self.games.max(1))
    }
}
