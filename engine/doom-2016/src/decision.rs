//! Decisions that acts of abilities ask for, other than those of attacks: whom to fix, to drain or to push, where to
//! leap or to throw; and grenades until they explode.

pub(super) mod task;

use super::Doom2016;
use super::choice::Choice;
use super::content::Attack;
use super::run::{Cx, Due, not_offered};
use super::state::{Figures, Grenade, State};
use super::task::{DamageTask, DecisionTask, EffectRoll, Task};
use crate::own::OwnEvent;
use arrayvec::ArrayVec;
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Seat};
use engine::world::FigureId;
use tiles::{Pose, SpaceId};

impl DecisionTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::Lob { by, range, .. } => game.due_lob(st, by, range, out),
            Self::Drain { by, range, .. } => game.due_pick(&game.drainable(st, by, range), Seat(by.0), out),
            Self::Mend { by, within, .. } => game.due_pick(&game.mendable(st, by, within), Seat(by.0), out),
            Self::Push(figure, from, _) => game.due_push(st, figure, from, out),
            Self::Blink(figure, range) => game.due_blink(st, figure, range, out),
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (Self::Lob { by, red, black, .. }, Choice::Throw(space)) => cx.thrown(by, red, black, space),
            (Self::Drain { by, red, black, .. }, Choice::Pick(figure)) => cx.drain(by, red, black, figure),
            (Self::Mend { amount, .. }, Choice::Pick(figure)) => cx.heal(figure, amount),
            (Self::Push(figure, from, n), Choice::Step(space, _)) => cx.pushed(figure, from, n, space),
            (Self::Blink(figure, _), Choice::Place(space, turned)) => cx.blinked(figure, space, turned),
            (Self::Lob { .. } | Self::Push(..) | Self::Blink(..), Choice::Pass) => {}
            _ => not_offered(self, choice),
        }
    }

    /// Where there is nothing to choose, nothing comes of it.
    pub(super) const fn run(self) {
        match self {
            Self::Lob { .. } | Self::Drain { .. } | Self::Mend { .. } | Self::Push(..) | Self::Blink(..) => {}
        }
    }
}

impl Cx<'_> {
    /// An attack with other dice than the printed ones on the figure that has just attacked. It cannot be answered
    /// itself.
    pub(super) fn counter(&mut self, own: FigureId, red: u8, black: u8) {
        let target = self.st.attack().attacker.figure();
        if self.st.world.figures().get(target).is_some_and(|f| f.on_map) {
            self.declare_with(own, target, None, Some(Attack { range: 0, red, black }), true);
        }
    }

    pub(super) fn thrown(&mut self, by: FigureId, red: u8, black: u8, space: SpaceId) {
        if self.st.grenades.try_push(Grenade { space, by, red, black, due: false }).is_ok() {
            self.emit(OwnEvent::GrenadeThrown { by, at: space });
        }
    }

    /// Another activation begins: the grenades that lie there explode when it is over.
    pub(super) fn light_grenades(&mut self) {
        for grenade in &mut self.st.grenades {
            grenade.due = true;
        }
    }

    /// An activation is over. The first grenade that is due explodes; the others follow.
    pub(super) fn explode(&mut self) -> bool {
        let Some(at) = self.st.grenades.iter().position(|g| g.due) else { return false };
        let grenade = self.st.grenades.remove(at);
        self.emit(OwnEvent::GrenadeExploded { at: grenade.space });
        self.push(Task::Damage(DamageTask::roll(
            grenade.red,
            grenade.black,
            EffectRoll::Grenade(grenade.space, grenade.by),
        )));
        true
    }

    pub(super) fn drain(&mut self, own: FigureId, red: u8, black: u8, target: FigureId) {
        self.push(Task::Damage(DamageTask::roll(red, black, EffectRoll::Drain(target, own))));
    }

    pub(super) fn pushed(&mut self, figure: FigureId, from: FigureId, left: u8, space: SpaceId) {
        self.aside(figure, space);
        if left > 1 {
            self.push(Task::Decision(DecisionTask::Push(figure, from, left - 1)));
        }
    }

    pub(super) fn blinked(&mut self, figure: FigureId, space: SpaceId, turned: bool) {
        let table = self.table();
        let from = self.st.world.figures()[figure].space;
        self.st.world.put(table, figure, space, turned);
        self.emit(Event::Moved { figure, from, to: space });
        if self.game.demon_of_kind(self.st.world.figures()[figure].kind).is_none() {
            self.wake_teleporter_on(space);
        }
    }
}

impl Doom2016 {
    /// Marines within a range who have damage to recover, oneself included.
    pub(super) fn mendable(&self, st: &State, own: FigureId, within: u8) -> Figures {
        let table = self.table();
        let marines = st.world.figures().on_map().take_while(|(id, _)| usize::from(id.0) < st.marines.len());
        let near = marines.filter(|(id, f)| f.damage > 0 && st.world.range(table, own, *id) <= within);
        near.map(|(id, _)| id).collect()
    }

    /// Hostile figures in sight within a range.
    pub(super) fn drainable(&self, st: &State, own: FigureId, range: u8) -> Figures {
        let table = self.table();
        let side = st.world.side(table, own);
        let hostile = st.world.figures().on_map().filter(|(_, f)| table.kind(f.kind).side != side);
        let near = hostile
            .filter(|(id, _)| st.world.range(table, own, *id) <= range && st.world.sees(table, own, *id));
        near.map(|(id, _)| id).collect()
    }

    /// Free spaces one step further away from a figure. Only small figures are pushed.
    pub(super) fn pushed_to(&self, st: &State, figure: FigureId, from: FigureId) -> ArrayVec<SpaceId, 8> {
        let table = self.table();
        let there = |id: FigureId| st.world.figures().get(id).filter(|f| f.on_map);
        let (Some(pushed), Some(_)) = (there(figure), there(from)) else { return ArrayVec::new() };
        if table.kind(pushed.kind).footprint.is_large() {
            return ArrayVec::new();
        }
        let ground = st.world.ground(table);
        let away = |space: SpaceId| {
            let under = st.world.spaces_under(table, from);
            under.iter().map(|s| ground.range(*s, space)).min().unwrap_or(0)
        };
        let now = away(pushed.space);
        ground
            .neighbours(pushed.space)
            .iter()
            .filter(|n| n.step && !st.world.figures().covers(n.space))
            .map(|n| n.space)
            .filter(|s| away(*s) > now)
            .collect()
    }

    pub(super) fn due_push(
        &self,
        st: &State,
        figure: FigureId,
        from: FigureId,
        out: &mut Options<Choice>,
    ) -> Due {
        for space in self.pushed_to(st, figure, from) {
            out.add(Choice::Step(space, false));
        }
        if out.list.is_empty() {
            return Due::Auto;
        }
        out.add(Choice::Pass);
        Due::Choose(self.seat_of(from))
    }

    /// Free places that have a space within the range; figures and red lines on the way do not count.
    pub(super) fn due_blink(
        &self,
        st: &State,
        figure: FigureId,
        range: u8,
        out: &mut Options<Choice>,
    ) -> Due {
        let table = self.table();
        let Some(there) = st.world.figures().get(figure).filter(|f| f.on_map) else { return Due::Auto };
        let footprint = table.kind(there.kind).footprint;
        let ground = st.world.ground(table);
        let own = st.world.spaces_under(table, figure);
        let free = |s: SpaceId| own.contains(&s) || (!st.world.figures().covers(s));
        for space in table.board.spaces() {
            for turned in [false, true] {
                if (turned && !footprint.can_rotate()) || (space, turned) == (there.space, there.turned) {
                    continue;
                }
                let pose = Pose { at: table.board.cell(space), turned };
                let Some(under) = table.board.covered(footprint, pose, st.world.closed()) else { continue };
                let near = |s: &SpaceId| own.iter().any(|o| ground.range(*o, *s) <= range);
                if under.iter().all(|s| free(*s)) && under.iter().any(near) {
                    out.add(Choice::Place(space, turned));
                }
            }
        }
        if out.list.is_empty() {
            return Due::Auto;
        }
        out.add(Choice::Pass);
        Due::Choose(self.seat_of(figure))
    }

    /// Spaces in sight within a range; throwing is optional.
    pub(super) fn due_lob(&self, st: &State, own: FigureId, range: u8, out: &mut Options<Choice>) -> Due {
        let table = self.table();
        if st.grenades.is_full() {
            return Due::Auto;
        }
        let Some(figure) = st.world.figures().get(own).filter(|f| f.on_map) else { return Due::Auto };
        let sight = st.world.sight(table);
        for space in table.board.spaces() {
            if sight.range(figure.space, space) <= range && sight.sees(figure.space, space) {
                out.add(Choice::Throw(space));
            }
        }
        out.add(Choice::Pass);
        Due::Choose(self.seat_of(own))
    }

    /// One of some figures, for a seat to choose.
    pub(super) fn due_pick(&self, figures: &[FigureId], seat: Seat, out: &mut Options<Choice>) -> Due {
        for figure in figures {
            out.add(Choice::Pick(*figure));
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(seat) }
    }
}
