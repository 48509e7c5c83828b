//! Movement in single steps (rules 1.8): what a step costs and where it may go, points spent at once.
//! `entering` has what a step sets off, `passing` moving through figures (ruling 7), `aside` large bases and what they push
//! aside, `door` doors. The geometry finds all spaces that a figure can reach (`tiles::path`).

mod aside;
mod door;
mod entering;
mod passing;
pub(super) mod task;

use super::Doom2016;
use super::choice::Choice;
use super::run::{Cx, Due, not_offered};
use super::state::State;
use super::task::{MovementTask, Task};
use crate::own::{Pieces2016, ban};
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::table::KindId;
use engine::world::FigureId;
use std::cell::LazyCell;
use tiles::{Gait, Pose, SpaceId, Spaces};

impl MovementTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::PushAside(figure) => game.due_push_aside(st, figure, out),
            Self::SpendNow(figure, points) => game.due_spend_now(st, figure, points, out),
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (Self::PushAside(figure), Choice::Aside(space)) => cx.aside(figure, space),
            (Self::PushAside(figure), Choice::Place(space, turned)) => cx.put_aside(figure, space, turned),
            (Self::SpendNow(figure, points), choice) => cx.spend_now(figure, points, choice),
            (Self::PushAside(_), _) => not_offered(self, choice),
        }
    }

    /// What it does where there is nothing to choose.
    pub(super) fn run(self, cx: &mut Cx<'_>) {
        match self {
            Self::SpendNow(figure, _) => cx.stuck(figure, None),
            // It stands well where it is.
            Self::PushAside(_) => {}
        }
    }
}

impl Cx<'_> {
    /// Move one step and return what it costs. Everything that entering sets off happens here.
    pub(super) fn step(&mut self, id: FigureId, space: SpaceId, turned: bool) -> u8 {
        let table = self.table();
        let figure = self.st.world.figures()[id];
        let side = table.kind(figure.kind).side;
        let large = table.kind(figure.kind).footprint.is_large();
        if large {
            let mut cost = 1;
            self.game.each_large_step(self.st, id, &self.game.crowd(self.st, id), |step| {
                let found = (step.space, step.turned) == (space, turned);
                if found {
                    cost = step.cost;
                }
                found
            });
            self.st.world.put(table, id, space, turned);
            self.emit(Event::Moved { figure: id, from: figure.space, to: space });
            self.note_passing(id);
            return cost;
        }
        let linked = side == Side::Marines && self.game.linked(self.st, figure.space, space);
        let cost = match linked {
            true => self.game.link_cost(figure.kind, space),
            false => self.game.entry_cost(self.st, figure.kind, space),
        };
        self.st.world.put(table, id, space, false);
        self.emit(Event::Moved { figure: id, from: figure.space, to: space });
        if side == Side::Marines {
            self.wake_teleporter_on(space);
            if let Some(demon) = self.demon_on(space) {
                if linked {
                    self.frag(demon, Some(id));
                } else if self.game.can_glory_kill(self.st, demon) {
                    self.glory_kill(id, demon);
                }
            }
        }
        self.note_passing(id);
        cost
    }

    /// Points gained outside one's own activation are spent at once or lost (rules 1.3).
    pub(super) fn spend_now(&mut self, figure: FigureId, points: u8, choice: Choice) {
        match choice {
            Choice::Step(space, turned) => {
                let cost = self.step(figure, space, turned);
                self.push(Task::Movement(MovementTask::SpendNow(figure, points.saturating_sub(cost))));
            }
            Choice::Stand => {
                self.push(Task::Movement(MovementTask::SpendNow(figure, points)));
                self.stand(figure);
            }
            // The points that are left are lost.
            Choice::End => {}
            choice => not_offered(MovementTask::SpendNow(figure, points), choice),
        }
    }
}

impl Doom2016 {
    /// How a kind of figure moves.
    #[must_use]
    pub fn gait(&self, kind: KindId) -> Gait {
        self.gaits[usize::from(kind.0)]
    }

    /// Rules 1.8 and ruling 8: 1, +1 into an enemy's space, +1 into a difficult one.
    fn entry_cost(&self, st: &State, kind: KindId, space: SpaceId) -> u8 {
        let hostile = st.world.figures().of(self.table().kind(kind).side.other()).has(space);
        self.link_cost(kind, space) + u8::from(hostile && !self.gait(kind).over_small)
    }

    /// From teleporter to teleporter only the ground there counts, not who stands on it (ruling 44).
    fn link_cost(&self, kind: KindId, space: SpaceId) -> u8 {
        1 + u8::from(!self.gait(kind).over_difficult && self.table().board.space(space).difficult)
    }

    /// Every legal single step of a figure with this many points.
    pub(super) fn list_steps(&self, st: &State, id: FigureId, points: u8, out: &mut Options<Choice>) {
        if points == 0 {
            return;
        }
        let table = self.table();
        let figure = &st.world.figures()[id];
        let kind = table.kind(figure.kind);
        // Most lists never ask who is in the way.
        let crowd = LazyCell::new(|| self.crowd(st, id));
        let can_go_on = |from: Pose, left: u8| left > 0 && self.can_go_on(st, id, from, left, &crowd);
        if kind.footprint.is_large() {
            return self.each_large_step(st, id, &crowd, |step| {
                let pose = Pose { at: table.board.cell(step.space), turned: step.turned };
                if step.cost <= points && (!step.shared || can_go_on(pose, points - step.cost)) {
                    out.add(Choice::Step(step.space, step.turned));
                }
                false
            });
        }
        let gait = self.gait(figure.kind);
        let marine = kind.side == Side::Marines;
        let mut listed = Spaces::EMPTY;
        if marine && st.world.teleporters().count_ones() > 1 && !st.world.forbids(ban::TELEPORT) {
            let active = st.world.active_teleporters(table);
            if active.has(figure.space) {
                for space in active.iter().filter(|s| *s != figure.space) {
                    let Some(left) = points.checked_sub(self.link_cost(figure.kind, space)) else { continue };
                    // A demon there is telefragged; past a marine one has to go on.
                    if !st.world.figures().of(Side::Marines).has(space)
                        || can_go_on(Pose::new(table.board.cell(space)), left)
                    {
                        listed.insert(space);
                        out.add(Choice::Step(space, false));
                    }
                }
            }
        }
        for next in st.world.ground(table).neighbours(figure.space) {
            if !(next.step || gait.crosses_barriers) || listed.has(next.space) {
                continue;
            }
            let cost = self.entry_cost(st, figure.kind, next.space);
            if cost > points {
                continue;
            }
            let occupied = st.world.figures().of(Side::Marines).has(next.space)
                || st.world.figures().of(Side::Invader).has(next.space);
            if !occupied
                || (marine && self.frags_on_entry(st, next.space))
                || can_go_on(Pose::new(table.board.cell(next.space)), points - cost)
            {
                out.add(Choice::Step(next.space, false));
            }
        }
    }

    pub(super) fn due_spend_now(
        &self,
        st: &State,
        figure: FigureId,
        points: u8,
        out: &mut Options<Choice>,
    ) -> Due {
        let gone = st.world.figures().get(figure).is_none_or(|f| !f.on_map);
        if gone {
            return Due::Auto;
        }
        self.list_steps(st, figure, points, out);
        let passing = self.is_passing(st, figure);
        if passing && self.may_stand(st, figure) {
            out.add(Choice::Stand);
        } else if !passing && !out.list.is_empty() {
            out.add(Choice::End);
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(figure)) }
    }
}
