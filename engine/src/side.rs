//! The two sides, and which of them has won. What a game is stands in `game`.

use std::sync::Arc;

/// The two sides of every DOOM board game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The players who want the objective.
    Marines,
    /// The player of the demons.
    Invader,
}

impl Side {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Marines => Self::Invader,
            Self::Invader => Self::Marines,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` when something broke (a runaway script, the limit of choices).
    pub winner: Option<Side>,
    /// Why, in players' words.
    pub reason: Arc<str>,
}
