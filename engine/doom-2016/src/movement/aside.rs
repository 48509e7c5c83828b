//! Large bases (rulings 29 and 30): their moves and turns, and the figures that make room for them. The geometry finds
//! the poses that a base can take.

use crate::Doom2016;
use crate::choice::Choice;
use crate::decision::Figures;
use crate::run::{Cx, Due};
use crate::state::State;
use crate::task::Task;
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::world::{FigureId, World};
use tiles::path::each_step;
use tiles::{Crowd, Reach, SpaceId, Spaces};

/// Far enough to pass any crowd of large figures.
const FAR: u8 = 40;

/// A move of a large figure.
pub(super) struct LargeStep {
    /// Its north-west space then.
    pub(super) space: SpaceId,
    pub(super) turned: bool,
    pub(super) cost: u8,
    /// Another large figure is there: it can only pass.
    pub(super) shared: bool,
}

impl Cx<'_> {
    /// A large figure stays where it is: the small ones under it make room, each for its controller to choose.
    pub(crate) fn stand(&mut self, large: FigureId) {
        self.st.turn.passing &= self.st.world.active() != Some(large);
        let under: Figures = self.game.figures_under(self.st, large).collect();
        for figure in under.into_iter().rev() {
            self.push(Task::PushAside(figure));
        }
    }

    /// A large figure that could not stay was put elsewhere; figures under it there make room.
    pub(crate) fn put_aside(&mut self, figure: FigureId, space: SpaceId, turned: bool) {
        self.blinked(figure, space, turned);
        self.stand(figure);
    }

    pub(crate) fn aside(&mut self, figure: FigureId, space: SpaceId) {
        let table = self.table();
        let from = self.st.world.figures()[figure].space;
        self.st.world.put(table, figure, space, false);
        self.emit(Event::Moved { figure, from, to: space });
        if self.st.world.side(table, figure) == Side::Marines {
            self.wake_teleporter_on(space);
        }
    }
}

impl Doom2016 {
    /// The other figures in the spaces of a large one.
    pub(super) fn figures_under<'s>(
        &'s self,
        st: &'s State,
        large: FigureId,
    ) -> impl Iterator<Item = FigureId> + 's {
        let table = self.table();
        let under = st.world.spaces_under(table, large);
        let there = move |id: FigureId| st.world.spaces_under(table, id).iter().any(|s| under.contains(s));
        st.world.figures().on_map().map(|(id, _)| id).filter(move |id| *id != large && there(*id))
    }

    /// Every single move of a large figure (rulings 29 and 30), until one is enough.
    pub(super) fn each_large_step(
        &self,
        st: &State,
        id: FigureId,
        crowd: &Crowd,
        mut enough: impl FnMut(LargeStep) -> bool,
    ) {
        let table = self.table();
        let gait = self.gait(st.world.figures()[id].kind).into();
        let from = st.world.pose(table, id);
        let _ = each_step(&table.board, st.world.closed(), &gait, from, crowd, |step| {
            let space = table.board.space_at(step.pose.at);
            let step =
                |space| LargeStep { space, turned: step.pose.turned, cost: step.cost, shared: step.shared };
            space.is_some_and(|space| enough(step(space)))
        });
    }

    /// The nearest spaces without any figure, by walking distance from any of these spaces (figures ignored).
    pub(crate) fn nearest_free(&self, world: &World, from: &Spaces) -> Spaces {
        let ground = world.ground(self.table());
        let free = |s: &SpaceId| !world.figures().covers(*s);
        let (mut seen, mut ring) = (*from, *from);
        while !ring.is_empty() {
            let found: Spaces = ring.iter().filter(free).collect();
            if !found.is_empty() {
                return found;
            }
            let mut next = Spaces::EMPTY;
            for n in ring.iter().flat_map(|space| ground.neighbours(space)).filter(|n| n.step) {
                if !seen.has(n.space) {
                    seen.insert(n.space);
                    next.insert(n.space);
                }
            }
            ring = next;
        }
        // Walled in with nothing free: any free space of the board.
        self.table().board.spaces().filter(free).take(1).collect()
    }

    pub(crate) fn due_push_aside(&self, st: &State, figure: FigureId, out: &mut Options<Choice>) -> Due {
        if !st.world.figures()[figure].on_map || !self.is_passing(st, figure) {
            return Due::Auto;
        }
        if st.world.footprint(self.table(), figure).is_large() {
            self.list_poses_aside(st, figure, out);
        } else {
            self.list_spaces_aside(st, figure, out);
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(figure)) }
    }

    fn list_spaces_aside(&self, st: &State, figure: FigureId, out: &mut Options<Choice>) {
        let here = Spaces::from_iter([st.world.figures()[figure].space]);
        for space in self.nearest_free(&st.world, &here).iter() {
            out.add(Choice::Aside(space));
        }
    }

    /// Where a large figure that cannot stay comes to stand with the fewest moves.
    fn list_poses_aside(&self, st: &State, figure: FigureId, out: &mut Options<Choice>) {
        let table = self.table();
        let (from, crowd) = (st.world.pose(table, figure), self.crowd(st, figure));
        let gait = self.gait(st.world.figures()[figure].kind);
        Reach::flooded(&table.board, st.world.closed(), gait, from, FAR, &crowd, |reach| {
            let nearest = reach.ends().next().map(|(_, cost)| cost);
            for (pose, _) in reach.ends().take_while(|(_, cost)| Some(*cost) == nearest) {
                if let Some(space) = table.board.space_at(pose.at) {
                    out.add(Choice::Place(space, pose.turned));
                }
            }
        });
    }
}
