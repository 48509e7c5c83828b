//! What entering a space sets off: teleporters (ruling 10) and glory kills (ruling 9).
//! What it costs to enter stands in `movement`.

use crate::Doom2016;
use crate::own::{OwnEvent, Pieces2016, TELEPORTER, TeleporterId, ban};
use crate::run::Cx;
use crate::state::State;
use crate::task::{MarineTask, Task};
use engine::course::Course;
use engine::game::Side;
use engine::world::FigureId;
use tiles::SpaceId;

impl Cx<'_> {
    /// Ruling 9: the demon is fragged at once. The marine draws a glory kill card, and recovers with it (ruling 43),
    /// before any answer to the frag.
    pub(super) fn glory_kill(&mut self, marine: FigureId, demon: FigureId) {
        self.emit(OwnEvent::GloryKilled { figure: demon, by: marine });
        self.frag(demon, Some(marine));
        self.push(Task::Marine(MarineTask::DrawGlory(marine)));
    }

    /// A marine who comes onto an inactive teleporter activates it, even by a push, by a leap or in passing (ruling 10), unless that
    /// is forbidden.
    pub(crate) fn wake_teleporter_on(&mut self, space: SpaceId) {
        if !self.st.world.forbids(ban::WAKE_TELEPORTERS) {
            self.activate_teleporter_on(space);
        }
    }

    /// The teleporter on a space, if there is one, is active from now on.
    pub(crate) fn activate_teleporter_on(&mut self, space: SpaceId) {
        let found = self.table().pieces(TELEPORTER).iter().position(|t| t.space == space);
        let Some(teleporter) = found.map(|i| TeleporterId(i as u8)) else { return };
        if self.st.world.turn_up(teleporter.into()) {
            self.emit(OwnEvent::TeleporterActivated { teleporter });
        }
    }

    /// The demon on a space.
    pub(crate) fn demon_on(&self, space: SpaceId) -> Option<FigureId> {
        if !self.st.world.figures().of(Side::Invader).has(space) {
            return None;
        }
        let table = self.table();
        let world = &self.st.world;
        world
            .figures()
            .on_map()
            .find(|(id, f)| {
                table.kind(f.kind).side == Side::Invader && world.spaces_under(table, *id).contains(&space)
            })
            .map(|(id, _)| id)
    }
}

impl Doom2016 {
    /// Are both spaces active teleporters that marines may use now?
    pub(super) fn linked(&self, st: &State, from: SpaceId, to: SpaceId) -> bool {
        if st.world.teleporters().count_ones() < 2 || st.world.forbids(ban::TELEPORT) {
            return false;
        }
        let active = st.world.active_teleporters(self.table());
        active.has(from) && active.has(to)
    }

    /// A staggered demon is fragged by a marine who moves into it.
    pub(crate) fn can_glory_kill(&self, st: &State, demon: FigureId) -> bool {
        let figure = &st.world.figures()[demon];
        !st.world.forbids(ban::GLORY_KILLS)
            && self.demon(figure.kind).is_some_and(|card| figure.damage >= card.stagger)
    }

    /// Would a marine who enters this space glory kill the demon there (and so be able to stay)?
    pub(super) fn frags_on_entry(&self, st: &State, space: SpaceId) -> bool {
        st.world.figures().of(Side::Invader).has(space)
            && !st.world.figures().of(Side::Marines).has(space)
            && st.world.figure_on(self.table(), space).is_some_and(|demon| self.can_glory_kill(st, demon))
    }
}
