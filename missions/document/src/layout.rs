//! A mission's tiles and doors as one board, with the way back from the board's numbers to the mission's. `setup` adds
//! pieces and players to the board.

use crate::id::Id;
use crate::mission::Mission;
use crate::thing::{Thing, ThingKind};
use std::sync::Arc;
use tiles::{Board, Catalogue, Cell, Clash, DoorId, DoorSpot, Footprint, SpaceId};

/// The board of a mission.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The board: the best that could be made of the tiles.
    pub board: Arc<Board>,
    /// What does not fit, by position in `tiles` and `doors`.
    pub clashes: Vec<Clash>,
    /// The tiles in the order in which they were laid.
    pub tiles: Vec<Id>,
    /// The doors by `DoorId`; those beyond what a board can hold come last and have none.
    pub doors: Vec<Id>,
}

impl Layout {
    /// Lay a mission's tiles out and put its doors in, each in the order of their numbers.
    #[must_use]
    pub fn of(mission: &Mission, catalogue: &Catalogue) -> Self {
        let (tiles, placed): (Vec<Id>, Vec<_>) =
            mission.tiles().iter().map(|(id, tile)| (*id, *tile)).unzip();
        let doors = mission.things().iter().filter_map(|(id, thing)| match &thing.kind {
            ThingKind::Door(door) => Some((*id, DoorSpot { edges: door.edges().to_vec() })),
            _ => None,
        });
        let (doors, spots): (Vec<Id>, Vec<DoorSpot>) = doors.unzip();
        let (board, clashes) = Board::assemble(catalogue, &placed, &spots);
        let system = mission.system();
        let mut pieces = mission.things().values().filter_map(|thing| match &thing.kind {
            ThingKind::Piece(piece) => Some((piece.at, piece.lying(system)?)),
            _ => None,
        });
        let board = system.ground(board, &mut pieces);
        Self { board: Arc::new(board), clashes, tiles, doors }
    }

    /// The space at a cell.
    #[must_use]
    pub fn space(&self, cell: Cell) -> Option<SpaceId> {
        self.board.space_at(cell)
    }

    /// The tile that lies at a cell.
    #[must_use]
    pub fn tile_at(&self, cell: Cell) -> Option<Id> {
        let space = self.board.space_at(cell)?;
        self.tiles.get(self.board.placement_of(space)).copied()
    }

    /// The number of a door on the board. `None` for one the board has no room for.
    #[must_use]
    pub fn door(&self, id: Id) -> Option<DoorId> {
        let index = self.doors.iter().position(|door| *door == id)?;
        (index < self.board.door_count()).then_some(DoorId(index as u8))
    }
}

impl Mission {
    /// The base of a figure, on the map or in hand; one space for an unknown one and for everything else.
    #[must_use]
    pub fn base(&self, thing: &Thing) -> Footprint {
        let ThingKind::Figure(figure) = &thing.kind else { return Footprint::ONE };
        self.content().foe(&figure.kind).map_or(Footprint::ONE, |(_, foe)| foe.footprint())
    }
}
