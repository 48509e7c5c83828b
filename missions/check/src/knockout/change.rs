//! What games without something say about it: by how much the marines win more or less often, how sure that is among all that was
//! tried, and in a word what the thing is for the mission. `compare` counts the games.

use crate::compare::Compared;
use missions_play::report::Report;

/// Less than this, either way, is decoration.
pub const LITTLE: f64 = 0.1;

/// How the games change without something.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// From the games with it to the games without it, for each number of marines.
    pub each: Vec<(u8, Compared)>,
    /// The same for all of them together.
    pub pooled: Compared,
    /// The truth probably lies at most so far from the change of all of them: with 95 % for everything that was tried at once.
    pub reach: f64,
    /// An end of the mission is about things of this kind: a script calls `aim` with it.
    pub is_goal: bool,
}

/// What something is for a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Without it the games surely change.
    Carries,
    /// Without it they surely change by less than [`LITTLE`].
    Decoration,
    /// The same, but an end of the mission is about such things: the others are enough.
    Spare,
    /// These games do not show it.
    TooClose,
}

impl Effect {
    /// For programs: `carries`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Carries => "carries",
            Self::Decoration => "decoration",
            Self::Spare => "spare",
            Self::TooClose => "too close",
        }
    }
}

impl Change {
    /// From the games with it to those without it, one of so many comparisons that are made.
    pub(super) fn of(with: &[Report], without: &[Report], comparisons: u32, is_goal: bool) -> Self {
        let pairs = || with.iter().zip(without);
        let pooled = Compared::of(pairs());
        Self {
            each: pairs().map(|pair| (pair.0.marines, Compared::of([pair]))).collect(),
            reach: pooled.pairs.reach_among(comparisons),
            pooled,
            is_goal,
        }
    }

    /// By how much the share of the marines is higher without it, in parts of 1.
    #[must_use]
    pub fn by(&self) -> f64 {
        self.pooled.pairs.by()
    }

    /// A change of so much or more, either way, would have been seen.
    #[must_use]
    pub fn ruled_out(&self) -> f64 {
        self.by().abs() + self.reach
    }

    /// Is it more than chance, among all that was tried?
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.by().abs() > self.reach
    }

    /// What the thing is.
    #[must_use]
    pub fn effect(&self) -> Effect {
        if self.is_sure() {
            Effect::Carries
        } else if self.ruled_out() < LITTLE {
            if self.is_goal { Effect::Spare } else { Effect::Decoration }
        } else {
            Effect::TooClose
        }
    }
}
