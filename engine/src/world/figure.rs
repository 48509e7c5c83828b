//! Figures on the map: a fixed number of slots and the spaces they cover.
//! What a kind of figure can do is the rule system's business.

use crate::game::Side;
use crate::table::{KindId, Table};
use tiles::{SpaceId, Spaces};

/// A slot for a figure. Marines have the first ones, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureId(pub u8);

/// The most figures at once: the box has 37.
pub const MAX_FIGURES: usize = 40;

/// One figure, on the map or (a marine) waiting to respawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    /// What kind.
    pub kind: KindId,
    /// North-west space of its base.
    pub space: SpaceId,
    /// Turned by a quarter.
    pub turned: bool,
    /// Stands on the map. A fragged marine does not; a fragged demon's slot is free.
    pub on_map: bool,
    /// Damage suffered.
    pub damage: u8,
    /// Stunned.
    pub stunned: bool,
    /// Has finished its activation while its kind is being activated.
    pub done: bool,
    /// Carries something a script marked it with (Sample Collection and the like); 0 for nothing.
    pub mark: u8,
}

impl Figure {
    const FREE: Self = Self {
        kind: KindId(u8::MAX),
        space: SpaceId(0),
        turned: false,
        on_map: false,
        damage: 0,
        stunned: false,
        done: false,
        mark: 0,
    };

    /// Is the slot free?
    #[must_use]
    pub const fn is_free(&self) -> bool {
        self.kind.0 == u8::MAX
    }
}

/// All slots, and the spaces covered by each side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Figures {
    slots: [Figure; MAX_FIGURES],
    /// Slots in use: no figure has a number at or above it.
    len: u8,
    /// Spaces under marines.
    pub marines: Spaces,
    /// Spaces under demons.
    pub demons: Spaces,
}

impl Default for Figures {
    fn default() -> Self {
        Self { slots: [Figure::FREE; MAX_FIGURES], len: 0, marines: Spaces::EMPTY, demons: Spaces::EMPTY }
    }
}

impl std::ops::Index<FigureId> for Figures {
    type Output = Figure;
    fn index(&self, id: FigureId) -> &Figure {
        &self.slots[usize::from(id.0)]
    }
}

impl std::ops::IndexMut<FigureId> for Figures {
    fn index_mut(&mut self, id: FigureId) -> &mut Figure {
        &mut self.slots[usize::from(id.0)]
    }
}

impl Figures {
    /// A figure in use.
    #[must_use]
    pub fn get(&self, id: FigureId) -> Option<&Figure> {
        self.slots.get(usize::from(id.0)).filter(|f| !f.is_free())
    }

    /// All figures that stand on the map, by number.
    pub fn on_map(&self) -> impl Iterator<Item = (FigureId, &Figure)> + '_ {
        self.slots[..usize::from(self.len)]
            .iter()
            .enumerate()
            .filter(|(_, f)| f.on_map)
            .map(|(i, f)| (FigureId(i as u8), f))
    }

    /// All figures in use, also marines waiting to respawn.
    pub fn all(&self) -> impl Iterator<Item = (FigureId, &Figure)> + '_ {
        self.slots[..usize::from(self.len)]
            .iter()
            .enumerate()
            .filter(|(_, f)| !f.is_free())
            .map(|(i, f)| (FigureId(i as u8), f))
    }

    /// The spaces covered by one side.
    #[must_use]
    pub const fn of(&self, side: Side) -> &Spaces {
        match side {
            Side::Marines => &self.marines,
            Side::Invader => &self.demons,
        }
    }

    fn of_mut(&mut self, side: Side) -> &mut Spaces {
        match side {
            Side::Marines => &mut self.marines,
            Side::Invader => &mut self.demons,
        }
    }

    /// A new figure of a kind in the first free slot, not on the map yet. `None` when all slots are taken.
    pub fn add(&mut self, kind: KindId) -> Option<FigureId> {
        let slot = self.slots.iter().position(Figure::is_free)?;
        self.slots[slot] = Figure { kind, ..Figure::FREE };
        self.len = self.len.max(slot as u8 + 1);
        Some(FigureId(slot as u8))
    }

    /// Put a figure down, or move it. Its new base must be on the board.
    pub fn put(&mut self, table: &Table, id: FigureId, space: SpaceId, turned: bool) {
        self.lift(table, id);
        let figure = &mut self.slots[usize::from(id.0)];
        figure.space = space;
        figure.turned = turned;
        figure.on_map = true;
        self.cover(table, id);
    }

    /// Take a figure off the map; it keeps its slot.
    pub fn lift(&mut self, table: &Table, id: FigureId) {
        let figure = self.slots[usize::from(id.0)];
        if !figure.on_map {
            return;
        }
        self.slots[usize::from(id.0)].on_map = false;
        let kind = table.kind(figure.kind);
        let under = table.board.under(kind.footprint, figure.space, figure.turned);
        let covered = self.of_mut(kind.side);
        for space in under.iter() {
            covered.remove(*space);
        }
        // Two figures of a side share a space only while one of them passes through: the other still covers it.
        for other in 0..self.len {
            let f = self.slots[usize::from(other)];
            if f.on_map
                && (kind.footprint.is_large()
                    || f.space == figure.space
                    || table.kind(f.kind).footprint.is_large())
            {
                self.cover(table, FigureId(other));
            }
        }
    }

    /// Take a figure off the map for good and free its slot (demons).
    pub fn remove(&mut self, table: &Table, id: FigureId) {
        self.lift(table, id);
        self.slots[usize::from(id.0)] = Figure::FREE;
        while self.len > 0 && self.slots[usize::from(self.len) - 1].is_free() {
            self.len -= 1;
        }
    }

    fn cover(&mut self, table: &Table, id: FigureId) {
        let figure = self.slots[usize::from(id.0)];
        let kind = table.kind(figure.kind);
        let under = table.board.under(kind.footprint, figure.space, figure.turned);
        let covered = self.of_mut(kind.side);
        for space in under.iter() {
            covered.insert(*space);
        }
    }
}
