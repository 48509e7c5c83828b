//! Where demons that guard stand: near what the marines are after, other than demons. The ways there are kept in a field of
//! its own, for the field of the ways to the marines changes whenever one of them moves.

use super::field::{FAR, Field};
use super::goals::{APPROACH, Goals};
use super::view::View;
use engine::world::FigureId;
use tiles::SpaceId;

/// What is guarded.
#[derive(Debug, Default)]
pub(super) struct Posts {
    goals: Goals,
    field: Field,
}

impl Posts {
    /// Find out what any of the marines is after.
    pub(super) fn find(&mut self, view: &View<'_>, crosses_barriers: bool) {
        self.goals.clear();
        for marine in (0..view.table.marines).map(FigureId) {
            self.goals.list_aims(view, marine);
        }
        self.goals.spaces.sort_unstable();
        self.goals.spaces.dedup();
        self.field.aim(view, &self.goals.spaces, crosses_barriers);
    }

    /// How far it is from these spaces to what is guarded, if there is a way.
    pub(super) fn from(&self, spaces: &[SpaceId]) -> Option<i32> {
        let way = spaces.iter().map(|space| self.field.from(*space)).min();
        way.filter(|way| *way != FAR).map(|way| i32::from(way) - i32::from(APPROACH))
    }
}
