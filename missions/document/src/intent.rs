//! What an author wants to be true of a mission when it is played: "the marines win 35 to 65 % of the games". An intent is data;
//! `sentence` puts it in words. Whether it can be tested is for the checks, and whether it holds for the games they play.

mod sentence;

use crate::id::Id;
use std::collections::BTreeSet;

/// A statement about the games of a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// What is measured.
    pub what: Measure,
    /// It is not lower than this; in percent of games, or in rounds.
    pub from: Option<u16>,
    /// It is not higher than this.
    pub to: Option<u16>,
    /// The numbers of marines it is said of, each by itself; empty for all that the mission is made for.
    pub marines: BTreeSet<u8>,
    /// The games it is said of.
    pub of: Games,
    /// Who plays them: one bot for both sides, or the marines' and the invader's with a comma between. Empty for those that judge
    /// the mission: the best that play enough.
    pub bots: String,
}

/// What an intent measures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// In how many percent of the games the marines win.
    MarinesWin,
    /// How many rounds the median game has.
    Rounds,
    /// In how many percent of the games a door, a token or a piece of the rule system's own is used.
    Used(Id),
    /// In how many percent of the games a marine takes the offer with this tag.
    Taken(String),
}

/// Of which games something is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Games {
    /// All.
    #[default]
    All,
    /// Those that the marines win.
    MarinesWin,
    /// Those that the marines do not win.
    InvaderWin,
}

impl Intent {
    /// About all games of the players that judge the mission, with every number of marines, of any share or length.
    #[must_use]
    pub fn new(what: Measure) -> Self {
        Self { what, from: None, to: None, marines: BTreeSet::new(), of: Games::All, bots: String::new() }
    }

    /// Does it say how many of all games the marines win?
    #[must_use]
    pub fn is_of_wins(&self) -> bool {
        self.what == Measure::MarinesWin && self.of == Games::All
    }

    /// The ends of a share, from 0 to 1; where there is none, the share has its own.
    #[must_use]
    pub fn band(&self) -> [f64; 2] {
        let part = |end: u16| f64::from(end) / 100.0;
        [self.from.map_or(0.0, part), self.to.map_or(1.0, part)]
    }

    /// Is its lower end above its upper one, so that nothing lies between them?
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.from.zip(self.to).is_some_and(|(from, to)| from > to)
    }

    /// The bots by their words, if it names some.
    #[must_use]
    pub fn players(&self) -> Option<&str> {
        Some(self.bots.as_str()).filter(|bots| !bots.trim().is_empty())
    }

    /// The numbers of marines for which it is judged, of those that games of the mission are played with.
    #[must_use]
    pub fn numbers(&self, played: &BTreeSet<u8>) -> BTreeSet<u8> {
        let is_meant = |marines: &u8| self.marines.is_empty() || self.marines.contains(marines);
        played.iter().copied().filter(is_meant).collect()
    }
}
