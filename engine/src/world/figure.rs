//! Figures on the map: numbered slots and the spaces they cover. The rule system decides what a kind of figure can do.

pub use crate::ids::FigureId;

use crate::copied::copied;
use crate::ids::KindId;
use crate::side::Side;
use crate::table::Table;
use arrayvec::ArrayVec;
use tiles::{SpaceId, Spaces};

/// The most figures at once. The largest box has 66.
pub const MAX_FIGURES: usize = 72;

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
}

impl Figure {
    /// A free slot.
    pub const FREE: Self = Self {
        kind: KindId(u8::MAX),
        space: SpaceId(0),
        turned: false,
        on_map: false,
        damage: 0,
        stunned: false,
        done: false,
    };

    /// Is the slot free?
    #[must_use]
    pub const fn is_free(&self) -> bool {
        self.kind.0 == u8::MAX
    }
}

/// All slots in use, and the spaces covered by each side.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct Figures {
    /// No figure has a number beyond the last slot; freed slots in between are used again.
    slots: ArrayVec<Figure, MAX_FIGURES>,
    /// Spaces under marines.
    marines: Spaces,
    /// Spaces under demons.
    demons: Spaces,
}

impl Clone for Figures {
    fn clone(&self) -> Self {
        Self { slots: copied(&self.slots), marines: self.marines, demons: self.demons }
    }
}

impl std::ops::Index<FigureId> for Figures {
    type Output = Figure;
    fn index(&self, id: FigureId) -> &Figure {
        &self.slots[usize::from(id.0)]
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
        self.slots.iter().enumerate().filter(|(_, f)| f.on_map).map(|(i, f)| (FigureId(i as u8), f))
    }

    /// All figures in use, also marines waiting to respawn.
    pub fn all(&self) -> impl Iterator<Item = (FigureId, &Figure)> + '_ {
        self.slots.iter().enumerate().filter(|(_, f)| !f.is_free()).map(|(i, f)| (FigureId(i as u8), f))
    }

    /// All slots, used or not, by number.
    #[must_use]
    pub fn slots(&self) -> &[Figure] {
        &self.slots
    }

    /// The spaces covered by one side.
    #[must_use]
    pub const fn of(&self, side: Side) -> &Spaces {
        match side {
            Side::Marines => &self.marines,
            Side::Invader => &self.demons,
        }
    }

    /// A slot, to change: who changes it keeps the covered spaces true.
    pub(super) fn slot(&mut self, id: FigureId) -> &mut Figure {
        &mut self.slots[usize::from(id.0)]
    }

    /// Does any figure cover a space?
    #[must_use]
    pub const fn covers(&self, space: SpaceId) -> bool {
        self.marines.has(space) || self.demons.has(space)
    }

    fn of_mut(&mut self, side: Side) -> &mut Spaces {
        match side {
            Side::Marines => &mut self.marines,
            Side::Invader => &mut self.demons,
        }
    }

    /// A new figure of a kind in the first free slot, not on the map yet. `None` when all slots are taken.
    pub(super) fn add(&mut self, kind: KindId) -> Option<FigureId> {
        let figure = Figure { kind, ..Figure::FREE };
        if let Some(slot) = self.slots.iter().position(Figure::is_free) {
            self.slots[slot] = figure;
            return Some(FigureId(slot as u8));
        }
        self.slots.try_push(figure).ok()?;
        Some(FigureId(self.slots.len() as u8 - 1))
    }

    /// Put a figure down, or move it. Its new base must be on the board.
    pub(super) fn put(&mut self, table: &Table, id: FigureId, space: SpaceId, turned: bool) {
        self.lift(table, id);
        let figure = &mut self.slots[usize::from(id.0)];
        figure.space = space;
        figure.turned = turned;
        figure.on_map = true;
        self.cover(table, id);
    }

    /// Take a figure off the map; it keeps its slot.
    pub(super) fn lift(&mut self, table: &Table, id: FigureId) {
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
        for other in 0..self.slots.len() as u8 {
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
    pub(super) fn remove(&mut self, table: &Table, id: FigureId) {
        self.lift(table, id);
        self.slots[usize::from(id.0)] = Figure::FREE;
        while self.slots.last().is_some_and(Figure::is_free) {
            let _ = self.slots.pop();
        }
    }

    /// Put a figure into a slot of its own, as it is. `false` when there is no such slot. Its base must be on the board.
    pub(super) fn lay(&mut self, table: &Table, id: FigureId, figure: Figure) -> bool {
        if usize::from(id.0) >= MAX_FIGURES {
            return false;
        }
        while self.slots.len() <= usize::from(id.0) {
            self.slots.push(Figure::FREE);
        }
        self.slots[usize::from(id.0)] = figure;
        if figure.on_map {
            self.cover(table, id);
        }
        true
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
