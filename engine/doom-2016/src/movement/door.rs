//! Doors: who may open which (ruling 28), and that they never close. The geometry knows what a closed door blocks.

use crate::Doom2016;
use crate::choice::Choice;
use crate::own::ban;
use crate::run::Cx;
use crate::state::State;
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::world::FigureId;
use tiles::DoorId;

impl Cx<'_> {
    /// A door is opened and removed for good.
    pub(crate) fn open(&mut self, door: DoorId, by: Option<FigureId>) {
        if self.st.world.open(door) {
            self.emit(Event::DoorOpened { door, by });
        }
    }
}

impl Doom2016 {
    /// Doors a figure may open for 1 point: one of its spaces has the door on a side of its own (ruling 28).
    pub(crate) fn list_doors(&self, st: &State, id: FigureId, points: u8, out: &mut Options<Choice>) {
        if points == 0 || st.world.closed().0 == 0 {
            return;
        }
        let table = self.table();
        if st.world.side(table, id) == Side::Invader && st.world.forbids(ban::DEMONS_OPEN_DOORS) {
            return;
        }
        let under = st.world.spaces_under(table, id);
        for door in table.doors().filter(|d| st.world.closed().has(*d)) {
            if table.board.door_spaces(door).iter().any(|space| under.contains(space)) {
                out.add(Choice::Open(door));
            }
        }
    }
}
