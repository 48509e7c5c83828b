//! How much the search bot may try before it decides. Budgets are counted in rollouts, never in time: the same seed gives the
//! same game on a slow machine.

use std::fmt;

/// A level of the search bot.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Level {
    /// Two activations ahead, with few rollouts: the best candidate alone against the greedy choice.
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
            Self::Quick => {
                let rule = Rule::Duel { lead: 30, margin: 20 };
                Budget { ahead: 2, candidates: 4, rollouts: 4, least: 1, rule }
            }
            Self::Usual => {
                Budget { ahead: 4, candidates: 5, rollouts: 10, least: 4, rule: Rule::Race(Ratio(4, 1)) }
            }
            Self::Long => {
                Budget { ahead: 6, candidates: 8, rollouts: 24, least: 4, rule: Rule::Race(Ratio(4, 1)) }
            }
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
    /// All candidates get so many.
    pub least: u32,
    /// Which of them go on after that, and what it takes to leave the greedy bot's choice.
    pub rule: Rule,
}

/// Which candidates get more rollouts, and which one is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// All go on but those that are worse than the best one by so many standard errors, squared. The greedy choice is left for
    /// one that is better by one standard error.
    Race(Ratio),
    /// Only the best one and the greedy choice go on, and only if it leads by more than `lead`. It is given up as soon as it leads
    /// by no more than half of `margin`, and taken if it leads by more than `margin` in the end. Both are mean chances to win, in
    /// thousandths. A single rollout of each is a poor test, but most plans are not taken, so most rollouts of a race are for
    /// nothing.
    Duel {
        /// What it takes to go on.
        lead: i64,
        /// What it takes to be taken.
        margin: i64,
    },
}

/// A fraction, its numerator and its denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio(pub i64, pub i64);
