//! What a rule system has to keep to, how much of it is checked, and what was played for that.

use crate::game::{Game, Side};
use std::fmt;

/// A rule system that can look a state over.
pub trait Audit: Game {
    /// What must be true of every state, whatever happened: nothing is lost, nothing is in two places.
    ///
    /// # Errors
    /// What is wrong, in a sentence.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}

/// How much to play and how closely to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conform {
    /// How many games.
    pub games: u32,
    /// The seed of all of them.
    pub seed: u64,
    /// Within so many choices a game has to end.
    pub limit: u32,
    /// Options, weights and the audit are checked at every state. Every so many-th state is examined thoroughly as well (keys,
    /// same answer twice, every option taken on a copy), and every so many-th game is followed again by its replay. 1 is
    /// everything; for thousands of games take 50 or more.
    pub thorough: u32,
    /// On how many threads. The answer does not depend on it.
    pub jobs: usize,
}

impl Default for Conform {
    fn default() -> Self {
        Self { games: 100, seed: 1, limit: 100_000, thorough: 1, jobs: 1 }
    }
}

/// What was played without a fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConformReport {
    /// Games.
    pub games: u32,
    /// Choices of all games, nature's included.
    pub choices: u64,
    /// How many of them were nature's.
    pub chances: u64,
    /// States examined thoroughly.
    pub examined: u64,
    /// Games followed again by their replay.
    pub replayed: u32,
    /// Choices of the longest game.
    pub longest: u32,
    /// The most options there were at once.
    pub widest: u32,
    /// Games won by the marines and by the invader. The others have no winner.
    pub wins: [u32; 2],
}

impl ConformReport {
    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            choices: self.choices + other.choices,
            chances: self.chances + other.chances,
            examined: self.examined + other.examined,
            replayed: self.replayed + other.replayed,
            longest: self.longest.max(other.longest),
            widest: self.widest.max(other.widest),
            wins: [self.wins[0] + other.wins[0], self.wins[1] + other.wins[1]],
        }
    }

    pub(super) fn won(&mut self, winner: Option<Side>) {
        if let Some(side) = winner {
            self.wins[usize::from(side == Side::Invader)] += 1;
        }
    }
}

impl fmt::Display for ConformReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, choices, chances, examined, replayed, longest, widest, wins: [marines, invader] } =
            self;
        write!(f, "{games} games ({marines} won by the marines, {invader} by the invader), ")?;
        write!(f, "{choices} choices ({chances} of them nature's, {longest} in the longest game, ")?;
        write!(f, "out of {widest} at most), {examined} states examined, {replayed} games replayed")
    }
}

/// What a rule system has to keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// There is an option whenever somebody has to choose.
    Options,
    /// Chance has one weight above zero for each option, with a sum that fits 32 bits; a seat's choice has none.
    Weights,
    /// The keys of a step's options differ from each other, and each is a line of a replay. Texts are not empty.
    Keys,
    /// The same state gives the same step, whatever was in the buffers and whether `step` or `advance` gives it.
    SameStep,
    /// The same choice in the same state leads to the same state and the same events.
    SameApply,
    /// Equal states have equal digests.
    SameDigest,
    /// A log receives no event of a kind that it does not want.
    SilentLog,
    /// The rule system's own audit has nothing to say.
    Audit,
    /// The game ends within the limit.
    Ends,
    /// Followed by its keys, a game goes the same way.
    Replay,
    /// Nothing panics.
    Panic,
}
