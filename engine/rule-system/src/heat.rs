//! Where figures stood and where they fell, counted over many games, space by space. Only counting is done here;
//! `simulate` plays the games, and the scene draws the counts.

use engine::{Side, Table};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use tiles::{Cell, SpaceId};

/// What a figure leaves behind on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trace {
    /// A marine was here: counted once for each game.
    MarinesEntered,
    /// A marine ended an activation here.
    MarinesStood,
    /// A marine was fragged here.
    MarinesFell,
    /// A demon was here, a large one with the north-western space of its base: counted once for each game.
    DemonsEntered,
    /// A demon ended its activation here; a large one on every space under its base.
    DemonsStood,
    /// A demon was fragged here (of a large base the north-western space).
    DemonsFell,
}

impl Trace {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::MarinesEntered,
        Self::MarinesStood,
        Self::MarinesFell,
        Self::DemonsEntered,
        Self::DemonsStood,
        Self::DemonsFell,
    ];

    /// Its name in files and for programs: `marines-stood`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::MarinesEntered => "marines-entered",
            Self::MarinesStood => "marines-stood",
            Self::MarinesFell => "marines-fell",
            Self::DemonsEntered => "demons-entered",
            Self::DemonsStood => "demons-stood",
            Self::DemonsFell => "demons-fell",
        }
    }

    /// Where a figure of a side was.
    pub(crate) const fn entered(side: Side) -> Self {
        match side {
            Side::Marines => Self::MarinesEntered,
            Side::Invader => Self::DemonsEntered,
        }
    }

    /// Where somebody of a side stood.
    pub(crate) const fn stood(side: Side) -> Self {
        match side {
            Side::Marines => Self::MarinesStood,
            Side::Invader => Self::DemonsStood,
        }
    }

    /// Where somebody of a side fell.
    pub(crate) const fn fell(side: Side) -> Self {
        match side {
            Side::Marines => Self::MarinesFell,
            Side::Invader => Self::DemonsFell,
        }
    }
}

/// How often what happened where.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(from = "Lists", into = "Lists")]
pub struct Heat([BTreeMap<Cell, u32>; Trace::ALL.len()]);

/// As it is written to files.
type Lists = [Vec<(Cell, u32)>; Trace::ALL.len()];

impl From<Lists> for Heat {
    fn from(lists: Lists) -> Self {
        Self(lists.map(|list| list.into_iter().collect()))
    }
}

impl From<Heat> for Lists {
    fn from(heat: Heat) -> Self {
        heat.0.map(|counts| counts.into_iter().collect())
    }
}

impl Heat {
    /// The spaces where it happened, and how often.
    #[must_use]
    pub const fn of(&self, trace: Trace) -> &BTreeMap<Cell, u32> {
        &self.0[trace as usize]
    }

    /// Add what happened in other games on the same map.
    pub fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            for (cell, count) in theirs {
                let mine = mine.entry(*cell).or_default();
                *mine = mine.saturating_add(*count);
            }
        }
    }
}

/// Counts for games on several threads. Sums do not depend on the order in which games end.
#[derive(Debug)]
pub(crate) struct Gauge {
    spaces: usize,
    counts: Vec<AtomicU32>,
}

/// Something that happened on a space, until the game that it happened in counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found(u32);

impl Gauge {
    /// Nothing yet, on this table.
    pub(crate) fn new(table: &Table) -> Self {
        let spaces = table.board.len();
        Self { spaces, counts: (0..spaces * Trace::ALL.len()).map(|_| AtomicU32::new(0)).collect() }
    }

    /// Something that happened.
    pub(crate) const fn find(&self, trace: Trace, space: SpaceId) -> Found {
        Found((trace as usize * self.spaces) as u32 + space.0 as u32)
    }

    /// A game is over, and this happened in it.
    pub(crate) fn count(&self, found: &[Found]) {
        for Found(index) in found {
            if let Some(count) = self.counts.get(*index as usize) {
                let _ = count.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// What was counted.
    pub(crate) fn read(&self, table: &Table) -> Heat {
        let mut heat = Heat::default();
        for (index, count) in self.counts.iter().enumerate() {
            let count = count.load(Ordering::Relaxed);
            if count > 0 {
                let cell = table.board.cell(SpaceId((index % self.spaces) as u16));
                let _ = heat.0[index / self.spaces].insert(cell, count);
            }
        }
        heat
    }
}
