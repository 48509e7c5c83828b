//! Large bases (rulings 29 and 30): their moves and turns, and the figures that make room for them.
//! Which poses a base can take is the geometry's business.

use crate::Doom2016;
use crate::choice::Choice;
use crate::run::{Cx, Due};
use crate::state::State;
use crate::task::Task;
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::world::{FigureId, World};
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
        let under = self.game.figures_under(self.st, large);
        for figure in under.into_iter().rev() {
            self.push(Task::PushAside(figure));
        }
    }

    /// A large figure that could not stay was put elsewhere; whoever is under it there makes room.
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
    pub(super) fn figures_under(&self, st: &State, large: FigureId) -> Vec<FigureId> {
        let table = self.table();
        let under = st.world.spaces_under(table, large);
        let there = |id: FigureId| st.world.spaces_under(table, id).iter().any(|s| under.contains(s));
        let all = st.world.figures().on_map().map(|(id, _)| id);
        all.filter(|id| *id != large && there(*id)).collect()
    }

    /// Every single move of a large figure (rulings 29 and 30).
    pub(super) fn large_steps(&self, st: &State, id: FigureId, crowd: &Crowd) -> Vec<LargeStep> {
        let table = self.table();
        let figure = &st.world.figures()[id];
        let mut steps = Vec::new();
        let from = st.world.pose(table, id);
        tiles::path::steps(&table.board, st.world.closed(), self.gait(figure.kind), from, crowd, &mut steps);
        steps
            .into_iter()
            .filter_map(|step| {
                let space = table.board.space_at(step.pose.at)?;
                Some(LargeStep { space, turned: step.pose.turned, cost: step.cost, shared: step.shared })
            })
            .collect()
    }

    /// The nearest spaces without any figure, by walking distance from any of these spaces (figures ignored).
    pub(crate) fn nearest_free(&self, world: &World, from: &[SpaceId]) -> Vec<SpaceId> {
        let ground = world.ground(self.table());
        let free = |s: SpaceId| !world.figures().covers(s);
        let mut seen: Spaces = from.iter().copied().collect();
        let mut ring: Vec<SpaceId> = from.to_vec();
        while !ring.is_empty() {
            let mut found: Vec<SpaceId> = ring.iter().copied().filter(|s| free(*s)).collect();
            if !found.is_empty() {
                found.sort_unstable();
                return found;
            }
            let mut next = Vec::new();
            for space in ring {
                for n in ground.neighbours(space).iter().filter(|n| n.step) {
                    if !seen.has(n.space) {
                        seen.insert(n.space);
                        next.push(n.space);
                    }
                }
            }
            ring = next;
        }
        // Walled in with nothing free: any free space of the board.
        self.table().board.spaces().filter(|s| free(*s)).take(1).collect()
    }

    pub(crate) fn due_push_aside(&self, st: &State, figure: FigureId, out: &mut Options<Choice>) -> Due {
        if !st.world.figures()[figure].on_map || !self.is_passing(st, figure) {
            return Due::Auto;
        }
        if st.world.footprint(self.table(), figure).is_large() {
            for (space, turned) in self.nearest_poses(st, figure) {
                out.add(Choice::Place(space, turned));
            }
        } else {
            self.list_spaces_aside(st, figure, out);
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(figure)) }
    }

    fn list_spaces_aside(&self, st: &State, figure: FigureId, out: &mut Options<Choice>) {
        for space in self.nearest_free(&st.world, &[st.world.figures()[figure].space]) {
            out.add(Choice::Aside(space));
        }
    }

    /// Where a large figure that cannot stay comes to stand with the fewest moves.
    fn nearest_poses(&self, st: &State, figure: FigureId) -> Vec<(SpaceId, bool)> {
        let table = self.table();
        let (from, crowd) = (st.world.pose(table, figure), self.crowd(st, figure));
        let mut reach = Reach::default();
        let gait = self.gait(st.world.figures()[figure].kind);
        reach.flood(&table.board, st.world.closed(), gait, from, FAR, &crowd);
        let nearest = reach.ends().next().map(|(_, cost)| cost);
        let ends = reach.ends().take_while(|(_, cost)| Some(*cost) == nearest);
        ends.filter_map(|(pose, _)| Some((table.board.space_at(pose.at)?, pose.turned))).collect()
    }
}
