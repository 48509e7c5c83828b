//! A mission's tiles and doors as one board, with the way back from the board's numbers to the mission's. `setup` adds
//! pieces and players to the board.

use crate::id::Id;
use crate::mission::Mission;
use crate::thing::{Thing, ThingKind};
use std::sync::Arc;
use tiles::board::MAX_AREAS;
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
    /// The regions that are areas, by `AreaId`. Rules without areas have none, and the board holds no more than so many.
    pub areas: Vec<Id>,
}

impl Layout {
    /// Lay a mission's tiles out and put its doors in, each in the order of their numbers.
    #[must_use]
    pub fn of(mission: &Mission, catalogue: &Catalogue) -> Self {
        let (tiles, placed): (Vec<Id>, Vec<_>) =
            mission.tiles().iter().map(|(id, tile)| (*id, *tile)).unzip();
        let doors = mission.things().iter().filter_map(|(id, thing)| match &thing.kind {
            ThingKind::Door(door) => Some((*id, door.place(mission.system(), &thing.fields))),
            _ => None,
        });
        let (doors, spots): (Vec<Id>, Vec<DoorSpot>) = doors.unzip();
        let (board, clashes) = Board::assemble(catalogue, &placed, &spots);
        let system = mission.system();
        let pieces = mission.things().values().filter_map(|thing| match &thing.kind {
            ThingKind::Piece(piece) => Some((piece.cells(system), piece.lying(system)?)),
            _ => None,
        });
        let mut pieces = pieces.flat_map(|(cells, lying)| cells.into_iter().map(move |cell| (cell, lying)));
        let board = system.ground(board, &mut pieces);
        let areas = mission.regions().iter().filter(|(_, region)| region.area && system.has_areas());
        // A region beyond those that games can number is no area.
        let areas = areas.filter(|(id, _)| mission.regions().range(..**id).count() < usize::from(u8::MAX));
        let areas: Vec<Id> = areas.map(|(id, _)| *id).take(MAX_AREAS).collect();
        let board = if areas.is_empty() {
            board
        } else {
            let spaces = |id: &Id| {
                let cells = mission.regions()[id].cells.iter();
                cells.filter_map(|cell| board.space_at(*cell)).collect()
            };
            board.with_areas(areas.iter().map(spaces))
        };
        Self { board: Arc::new(board), clashes, tiles, doors, areas }
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
    /// The base of a figure or piece, on the map or in hand; one space for an unknown one and for everything else.
    #[must_use]
    pub fn base(&self, thing: &Thing) -> Footprint {
        match &thing.kind {
            ThingKind::Figure(figure) => {
                self.content().foe(&figure.kind).map_or(Footprint::ONE, |(_, foe)| foe.footprint())
            }
            ThingKind::Piece(piece) => piece.base(self.system()),
            ThingKind::Door(_) | ThingKind::Start(_) | ThingKind::Label(_) => Footprint::ONE,
        }
    }
}
