//! Large bases (rulings 29 and 30): their moves and turns, and the small figures that make room for them.
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
use tiles::{SpaceId, Spaces};

/// A move of a large figure: where to (north-west space, turned) and what it costs.
type LargeStep = ((SpaceId, bool), u8);

impl Cx<'_> {
    /// A large figure stays where it is: the small ones under it make room, each for its controller to choose.
    pub(crate) fn stand(&mut self, large: FigureId) {
        self.st.turn.passing &= self.st.world.active() != Some(large);
        let under = self.game.figures_under(self.st, large);
        for figure in under.into_iter().rev() {
            self.push(Task::PushAside(figure));
        }
    }

    pub(crate) fn aside(&mut self, figure: FigureId, space: SpaceId) {
        let table = self.table();
        let from = self.st.world.figures()[figure].space;
        self.st.world.put(table, figure, space, false);
        self.tell(Event::Moved { figure, from, to: space });
        if self.st.world.side(table, figure) == Side::Marines {
            self.activate_teleporter_on(space);
        }
    }
}

impl Doom2016 {
    /// The small figures in the spaces of a large one.
    pub(super) fn figures_under(&self, st: &State, large: FigureId) -> Vec<FigureId> {
        let under = st.world.spaces_under(self.table(), large);
        st.world
            .figures()
            .on_map()
            .filter(|(id, f)| *id != large && under.contains(&f.space))
            .map(|(id, _)| id)
            .collect()
    }

    /// Every single move of a large figure (rulings 29 and 30).
    pub(super) fn large_steps(&self, st: &State, id: FigureId) -> Vec<LargeStep> {
        let table = self.table();
        let figure = &st.world.figures()[id];
        let mut steps = Vec::new();
        let crowd = self.crowd(st, id);
        let from = st.world.pose(table, id);
        tiles::path::steps(&table.board, st.world.closed(), self.gait(figure.kind), from, &crowd, &mut steps);
        steps
            .into_iter()
            .filter_map(|step| {
                let to = table.board.space_at(step.pose.at)?;
                Some(((to, step.pose.turned), step.cost))
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
        if !st.world.figures()[figure].on_map || !self.shares_space(st, figure) {
            return Due::Auto;
        }
        for space in self.nearest_free(&st.world, &[st.world.figures()[figure].space]) {
            out.add(Choice::Aside(space));
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(figure)) }
    }
}
