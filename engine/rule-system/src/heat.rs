//! Where figures were, stood, suffered and fell, counted over many games, space by space and round by round. Only counting is
//! done here; `simulate` plays the games, and the scene draws the counts.

use engine::{Side, Table};
use std::collections::BTreeMap;
use tiles::{Cell, SpaceId};

/// What a figure leaves behind on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trace {
    /// A marine was here: counted once for each game, or once for each game and round.
    MarinesEntered,
    /// A marine ended an activation here.
    MarinesStood,
    /// A marine ended an activation here in line of sight of a demon; who stands between them does not matter.
    MarinesSeen,
    /// Damage that marines suffered here.
    MarinesHurt,
    /// A marine was fragged here.
    MarinesFell,
    /// A demon was here, a large one with the north-western space of its base: counted once for each game, or once for each game
    /// and round.
    DemonsEntered,
    /// A demon ended its activation here; a large one on every space under its base.
    DemonsStood,
    /// Damage that demons suffered here, large ones on the north-western space of their base.
    DemonsHurt,
    /// A demon was fragged here (of a large base the north-western space).
    DemonsFell,
}

impl Trace {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::MarinesEntered,
        Self::MarinesStood,
        Self::MarinesSeen,
        Self::MarinesHurt,
        Self::MarinesFell,
        Self::DemonsEntered,
        Self::DemonsStood,
        Self::DemonsHurt,
        Self::DemonsFell,
    ];

    /// Its name in files and for programs: `marines-stood`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::MarinesEntered => "marines-entered",
            Self::MarinesStood => "marines-stood",
            Self::MarinesSeen => "marines-seen",
            Self::MarinesHurt => "marines-hurt",
            Self::MarinesFell => "marines-fell",
            Self::DemonsEntered => "demons-entered",
            Self::DemonsStood => "demons-stood",
            Self::DemonsHurt => "demons-hurt",
            Self::DemonsFell => "demons-fell",
        }
    }

    /// The one with a name.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|trace| trace.word() == word)
    }

    /// Where a figure of a side was.
    pub(crate) const fn entered(side: Side) -> Self {
        match side {
            Side::Marines => Self::MarinesEntered,
            Side::Invader => Self::DemonsEntered,
        }
    }

    /// Where a figure of a side stood.
    pub(crate) const fn stood(side: Side) -> Self {
        match side {
            Side::Marines => Self::MarinesStood,
            Side::Invader => Self::DemonsStood,
        }
    }

    /// Where a figure of a side suffered damage.
    pub(crate) const fn hurt(side: Side) -> Self {
        match side {
            Side::Marines => Self::MarinesHurt,
            Side::Invader => Self::DemonsHurt,
        }
    }

    /// Where a figure of a side fell.
    pub(crate) const fn fell(side: Side) -> Self {
        match side {
            Side::Marines => Self::MarinesFell,
            Side::Invader => Self::DemonsFell,
        }
    }
}

/// Rounds are counted apart up to this one, in which all later ones are counted as well.
pub const LAST_ROUND: u16 = 12;

/// The counts of a game or of a round.
type Layers = [BTreeMap<Cell, u32>; Trace::ALL.len()];

/// How often what happened where: in whole games, and in each round.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(from = "Lists", into = "Lists")]
pub struct Heat([Layers; LAST_ROUND as usize + 1]);

/// As it is written to files: whole games first, then the rounds in order, as far as there are any.
type Lists = Vec<[Vec<(Cell, u32)>; Trace::ALL.len()]>;

impl From<Lists> for Heat {
    fn from(lists: Lists) -> Self {
        let mut heat = Self::default();
        for (layers, lists) in heat.0.iter_mut().zip(lists) {
            *layers = lists.map(|list| list.into_iter().collect());
        }
        heat
    }
}

impl From<Heat> for Lists {
    fn from(heat: Heat) -> Self {
        let is_empty = |layers: &Layers| layers.iter().all(BTreeMap::is_empty);
        let many = heat.0.iter().rposition(|layers| !is_empty(layers)).map_or(0, |last| last + 1);
        let lists = |layers: Layers| layers.map(|counts| counts.into_iter().collect());
        heat.0.into_iter().take(many).map(lists).collect()
    }
}

impl Heat {
    /// The spaces where it happened, and how often.
    #[must_use]
    pub const fn of(&self, trace: Trace) -> &BTreeMap<Cell, u32> {
        &self.0[0][trace as usize]
    }

    /// The same in one round, counted from 1; [`LAST_ROUND`] and later ones together.
    #[must_use]
    pub fn of_round(&self, trace: Trace, round: u16) -> &BTreeMap<Cell, u32> {
        &self.0[slot(round)][trace as usize]
    }

    /// Add what happened in other games on the same map.
    pub fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            for (cell, count) in theirs {
                let mine = mine.entry(*cell).or_default();
                *mine = mine.saturating_add(*count);
            }
        }
    }
}

/// Where a round is counted. What happens before the first one belongs to it.
fn slot(round: u16) -> usize {
    usize::from(round.clamp(1, LAST_ROUND))
}

/// How what happened on a table is numbered: by slot (whole games, then rounds), trace and space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gauge {
    spaces: usize,
}

/// Something that happened on a space so often in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    at: u32,
    times: u8,
}

impl Gauge {
    /// The numbers of this table.
    pub(crate) fn new(table: &Table) -> Self {
        Self { spaces: table.board.len() }
    }

    fn find(self, slot: usize, trace: Trace, space: SpaceId, times: u8) -> Found {
        let layer = slot * Trace::ALL.len() + trace as usize;
        Found { at: (layer * self.spaces) as u32 + space.0 as u32, times }
    }

    /// Something that happened in a game.
    pub(crate) fn in_game(self, trace: Trace, space: SpaceId, times: u8) -> Found {
        self.find(0, trace, space, times)
    }

    /// The same in a round.
    pub(crate) fn in_round(self, round: u16, trace: Trace, space: SpaceId, times: u8) -> Found {
        self.find(slot(round), trace, space, times)
    }

    /// What happened in some games together. A caller passes the games that its report counts and no others: a game that another
    /// thread finished after the last one that counts would make more of a space than there were games.
    pub(crate) fn sum<'f>(self, table: &Table, games: impl Iterator<Item = &'f [Found]>) -> Heat {
        let mut counts = vec![0_u32; self.spaces * Trace::ALL.len() * (usize::from(LAST_ROUND) + 1)];
        for Found { at, times } in games.flatten() {
            if let Some(count) = counts.get_mut(*at as usize) {
                *count = count.saturating_add(u32::from(*times));
            }
        }
        let mut heat = Heat::default();
        for (index, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let cell = table.board.cell(SpaceId((index % self.spaces) as u16));
            let layer = index / self.spaces;
            let layers = &mut heat.0[layer / Trace::ALL.len()];
            let _ = layers[layer % Trace::ALL.len()].insert(cell, count);
        }
        heat
    }
}
