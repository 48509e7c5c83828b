//! The line of sight from the figure whose activation it is to the one that is pointed at: where it goes, and what is in its way.

use super::Table;
use editor_model::probe::Setting;
use editor_model::tool::{Mark, sight_line};
use engine::Thing;
use missions::Named;
use tiles::{Cell, DoorId};

impl Table {
    /// In words and as marks; nothing where no enemy of the active figure is pointed at.
    pub(super) fn sight(&self, cell: Cell) -> Option<(String, Vec<Mark>)> {
        let session = self.sitting.session();
        let to = session.table().board.space_at(cell)?;
        let (mine, other) = (self.acting()?, self.standing_at(cell)?);
        if mine.side == other.side {
            return None;
        }
        let setting = Setting {
            game: &**self.sitting.playable(),
            table: session.table(),
            world: session.world().clone(),
            figure: mine.figure,
            from: session.table().board.space_at(mine.pose.at)?,
            stand_in: false,
        };
        Some(sight_line(to, &setting, &|door| self.name_of_door(door)))
    }

    /// The figure whose activation it is, if it is one of the side at the window.
    fn acting(&self) -> Option<&missions::Standing> {
        let side = self.seat.and_then(|seat| self.side(seat));
        self.moment.standing.iter().find(|it| it.active && Some(it.side) == side)
    }

    fn name_of_door(&self, door: DoorId) -> Option<String> {
        let things = &self.sitting.numbers().things;
        let named = things.iter().find(|(_, thing)| **thing == Thing::Door(door)).map(|(named, _)| named)?;
        let Named::Thing(id) = named else { return None };
        let name = self.sitting.mission().things().get(id)?.name.as_ref()?;
        Some(name.as_str().to_owned())
    }
}
