//! Moving through figures (ruling 7): who is in the way, and whether there is a way on to a space where one may stay.
//! The search itself is the geometry's.

use crate::Doom2016;
use crate::own::{Pieces2016, ban};
use crate::run::Cx;
use crate::state::State;
use crate::task::{MovementTask, Task};
use engine::course::Course;
use engine::game::Side;
use engine::world::{FigureId, World};
use tiles::{Crowd, Pose};

impl Cx<'_> {
    /// In its own activation a figure that stands where it may not stay has to move on.
    pub(super) fn note_passing(&mut self, id: FigureId) {
        if self.st.world.active() == Some(id) {
            self.st.turn.set_passing(self.game.is_passing(self.st, id));
        }
    }

    /// A figure has nothing left to do but stands where it may not stay, because a script has closed the way it counted
    /// on: it is put aside, and its turn goes on.
    pub(crate) fn stuck(&mut self, id: FigureId, turn: Option<Task>) {
        if self.st.world.figures().get(id).is_some_and(|f| f.on_map) && self.game.is_passing(self.st, id) {
            if self.st.world.active() == Some(id) {
                self.st.turn.set_passing(false);
            }
            self.st.tasks.extend(turn);
            self.push(Task::Movement(MovementTask::PushAside(id)));
        }
    }
}

impl Doom2016 {
    /// Does another figure stand where this small figure stands?
    pub(super) fn shares_space(&self, st: &State, id: FigureId) -> bool {
        let table = self.table();
        let here = st.world.figures()[id].space;
        st.world.figures().on_map().any(|(other, f)| {
            other != id
                && (f.space == here
                    || (table.kind(f.kind).footprint.is_large()
                        && st.world.spaces_under(table, other).contains(&here)))
        })
    }

    /// Does a figure stand where it may not stay, or where others have to make room for it?
    pub(crate) fn is_passing(&self, st: &State, id: FigureId) -> bool {
        if st.world.footprint(self.table(), id).is_large() {
            self.figures_under(st, id).next().is_some()
        } else {
            self.shares_space(st, id)
        }
    }

    /// May a large figure stay where it is? Small ones make room for it, other large ones do not (ruling 29).
    pub(crate) fn may_stand(&self, st: &State, id: FigureId) -> bool {
        let large = |other: &FigureId| st.world.footprint(self.table(), *other).is_large();
        large(&id) && !self.figures_under(st, id).any(|other| large(&other))
    }

    /// Who is in this figure's way. `links` are only for marines.
    pub(crate) fn crowd(&self, st: &State, id: FigureId) -> Crowd {
        self.crowd_in(&st.world, id)
    }

    /// Who is in a figure's way in a world, whatever else goes on.
    #[must_use]
    pub fn crowd_in(&self, world: &World, id: FigureId) -> Crowd {
        let table = self.table();
        let side = world.side(table, id);
        let mut crowd = Crowd { hostile: *world.figures().of(side.other()), ..Crowd::default() };
        for (other, figure) in world.figures().on_map() {
            let kind = table.kind(figure.kind);
            let large = kind.footprint.is_large();
            if other == id || (kind.side != side && !large) {
                continue;
            }
            if !large {
                crowd.friendly.insert(figure.space);
                continue;
            }
            for space in world.spaces_under(table, other).iter() {
                if kind.side == side {
                    crowd.friendly.insert(*space);
                }
                crowd.large.insert(*space);
            }
        }
        if side == Side::Marines && !world.forbids(ban::TELEPORT) {
            crowd.links = world.active_teleporters(table);
        }
        crowd
    }

    /// Rulings 7 and 29: from where others stand, is there a legal way on to where the figure may stay? The crowd is its own.
    pub(super) fn can_go_on(&self, st: &State, id: FigureId, from: Pose, points: u8, crowd: &Crowd) -> bool {
        let table = self.table();
        let figure = &st.world.figures()[id];
        let gait = self.gait(figure.kind);
        if tiles::path::can_rest_within(&table.board, st.world.closed(), gait, from, points, crowd) {
            return true;
        }
        // A staggered demon within reach is as good as a free space, at the price of an enemy's.
        if table.kind(figure.kind).side == Side::Invader {
            return false;
        }
        let staggered = || {
            let demons = st.world.figures().of(Side::Invader).iter();
            demons.filter(|s| table.board.cell(*s) != from.at && self.frags_on_entry(st, *s))
        };
        if staggered().next().is_none() {
            return false;
        }
        tiles::Reach::flooded(&table.board, st.world.closed(), gait, from, points, crowd, |reach| {
            staggered().any(|s| reach.cost(Pose::new(table.board.cell(s))).is_some_and(|cost| cost <= points))
        })
    }
}
