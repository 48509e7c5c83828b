//! A state as one seat sees it, with what is asked for all the time at hand, what things are worth as well.

use super::taste::Taste;
use crate::{Doom2016, State};
use engine::game::{Seat, Side};
use engine::table::Table;
use engine::world::FigureId;
use tiles::{Ground, Sight};

/// The state, seen by a seat.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) game: &'a Doom2016,
    pub(super) st: &'a State,
    pub(super) table: &'a Table,
    pub(super) ground: &'a Ground,
    pub(super) sight: Sight<'a>,
    pub(super) seat: Seat,
    pub(super) side: Side,
    pub(super) taste: &'a Taste,
}

impl<'a> View<'a> {
    pub(super) fn new(game: &'a Doom2016, st: &'a State, seat: Seat, taste: &'a Taste) -> Self {
        let table = game.table();
        let side = if seat.0 < table.marines { Side::Marines } else { Side::Invader };
        let (ground, sight) = (st.world.ground(table), st.world.sight(table));
        Self { game, st, table, ground, sight, seat, side, taste }
    }

    /// Figures of a side on the map.
    pub(super) fn figures(&self, side: Side) -> impl Iterator<Item = FigureId> + use<'a> {
        let (table, st) = (self.table, self.st);
        st.world.figures().on_map().filter(move |(_, f)| table.kind(f.kind).side == side).map(|(id, _)| id)
    }
}
