//! How much the search bot may try before it decides. Budgets are counted in rollouts, never in time: the same seed gives the
//! same game on a slow machine.

use std::fmt;

/// A level of the search bot.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Level {
    /// One activation ahead.
    Quick,
    /// Four activations ahead, with more candidates and more rollouts of each.
    #[default]
    Usual,
    /// Six activations ahead, with the most candidates and rollouts.
    Long,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Usual, Self::Long];

    /// For people and files: `quick`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Usual => "usual",
            Self::Long => "long",
        }
    }

    /// What it may try.
    #[must_use]
    pub const fn budget(self) -> Budget {
        match self {
            Self::Quick => Budget { ahead: 1, candidates: 4, rollouts: 8, least: 4, drop: Ratio(9, 4) },
            Self::Usual => Budget { ahead: 4, candidates: 5, rollouts: 10, least: 4, drop: Ratio(4, 1) },
            Self::Long => Budget { ahead: 6, candidates: 8, rollouts: 24, least: 4, drop: Ratio(4, 1) },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What the search bot may try for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// A rollout ends when so many activations are over.
    pub ahead: u32,
    /// The most candidates.
    pub candidates: usize,
    /// The most rollouts of each candidate.
    pub rollouts: u32,
    /// No candidate is dropped before it has so many.
    pub least: u32,
    /// The square of the number of standard errors by which a candidate has to be worse than the best one to be dropped.
    pub drop: Ratio,
}

/// A fraction, its numerator and its denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio(pub i64, pub i64);
