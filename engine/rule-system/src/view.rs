//! What somebody may see of the map. Pictures, files for players and the tables of games are made under a view, so that what comes with
//! an area is nowhere in them before the area is revealed.

use tiles::{AreaSet, Board, DoorId};

/// What somebody may see of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The areas that they see; `None` for all of them, as authors do.
    areas: Option<AreaSet>,
}

impl View {
    /// Everything, as authors see it.
    pub const WHOLE: Self = Self { areas: None };

    /// The map with these areas revealed.
    #[must_use]
    pub const fn with_areas(revealed: AreaSet) -> Self {
        Self { areas: Some(revealed) }
    }

    /// The map as players find it: no area is revealed.
    #[must_use]
    pub fn of_start() -> Self {
        Self::with_areas(AreaSet::default())
    }

    /// The areas of a board that they see.
    #[must_use]
    pub fn areas(&self, board: &Board) -> AreaSet {
        self.areas.unwrap_or(board.all_areas())
    }

    /// Do they see a door? One at the rim of an area stands on the table.
    #[must_use]
    pub fn shows_door(&self, board: &Board, door: DoorId) -> bool {
        !board.shown(self.areas(board)).door_spaces(door).is_empty()
    }
}
