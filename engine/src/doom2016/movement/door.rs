//! Doors: who may open which (ruling 28), and that they never close. What a closed door hinders is the geometry's business.

use crate::doom2016::Doom2016;
use crate::doom2016::choice::Choice;
use crate::doom2016::run::Cx;
use crate::doom2016::state::State;
use crate::event::Event;
use crate::game::{Options, Side};
use crate::world::{Ban, FigureId};
use tiles::{DoorId, SpaceId};

impl Cx<'_> {
    /// A door is opened and removed for good.
    pub(in crate::doom2016) fn open(&mut self, door: DoorId, by: Option<FigureId>) {
        if self.st.world.closed.has(door) {
            self.st.world.closed = self.st.world.closed.without(door);
            self.tell(Event::DoorOpened { door, by });
        }
    }
}

impl Doom2016 {
    /// Doors a figure may open for 1 point: it stands at the door, or next to a space that does (ruling 28).
    pub(in crate::doom2016) fn list_doors(
        &self,
        st: &State,
        id: FigureId,
        points: u8,
        out: &mut Options<Choice>,
    ) {
        if points == 0 || st.world.closed.0 == 0 {
            return;
        }
        let table = self.table();
        if st.world.side(table, id) == Side::Invader && st.world.forbids(Ban::DemonsOpenDoors) {
            return;
        }
        let ground = st.world.ground(table);
        let under = st.world.spaces_under(table, id);
        for door in table.doors().filter(|d| st.world.closed.has(*d)) {
            let near =
                |s: &SpaceId| table.board.door_spaces(door).iter().any(|d| d == s || ground.adjacent(*d, *s));
            if under.iter().any(near) {
                out.add(Choice::Open(door));
            }
        }
    }
}
