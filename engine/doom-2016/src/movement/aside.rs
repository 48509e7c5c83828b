//! Large bases (rulings 29 and 30): their moves and turns, and the figures that make room for them (ruling 107). The geometry
//! finds the poses that a base can take.

use crate::Doom2016;
use crate::choice::Choice;
use crate::run::{Cx, Due};
use crate::state::{Figures, State};
use crate::task::{MovementTask, Task};
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::world::{FigureId, World};
use tiles::path::each_step;
use tiles::{Cell, Crowd, Gait, Pose, Reach, SpaceId, Spaces};

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
        if self.st.world.active() == Some(large) {
            self.st.turn.set_passing(false);
        }
        let under: Figures = self.game.figures_under(self.st, large).collect();
        for figure in under.into_iter().rev() {
            self.push(Task::Movement(MovementTask::PushAside(figure)));
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

    /// The nearest free spaces to any of these spaces for a small figure (ruling 107): in steps of its own movement, whatever
    /// they cost; where they lead to none, by range, whatever lies between.
    pub(crate) fn nearest_free(&self, world: &World, gait: Gait, from: &Spaces) -> Spaces {
        let moved_to = self.nearest_moved_to(world, gait, from);
        if moved_to.is_empty() { self.nearest_across(world, from) } else { moved_to }
    }

    /// In steps of its own movement. The links of teleporters are none.
    fn nearest_moved_to(&self, world: &World, gait: Gait, from: &Spaces) -> Spaces {
        let ground = world.ground(self.table());
        let (mut seen, mut ring) = (*from, *from);
        while !ring.is_empty() {
            let found: Spaces = ring.iter().filter(|s| !world.figures().covers(*s)).collect();
            if !found.is_empty() {
                return found;
            }
            let mut next = Spaces::EMPTY;
            for n in ring.iter().flat_map(|space| ground.neighbours(space)) {
                if (n.step || gait.crosses_barriers) && !seen.has(n.space) {
                    seen.insert(n.space);
                    next.insert(n.space);
                }
            }
            ring = next;
        }
        Spaces::EMPTY
    }

    /// By range, with walls, doors and holes in the board disregarded.
    fn nearest_across(&self, world: &World, from: &Spaces) -> Spaces {
        let board = &self.table().board;
        let (mut nearest, mut found) = (u16::MAX, Spaces::EMPTY);
        for space in board.spaces().filter(|s| !world.figures().covers(*s)) {
            let to = board.cell(space);
            let far = from.iter().map(|s| across(board.cell(s), to)).min().unwrap_or(u16::MAX);
            if far < nearest {
                (nearest, found) = (far, Spaces::EMPTY);
            }
            if far == nearest {
                found.insert(space);
            }
        }
        found
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
        let there = st.world.figures()[figure];
        let here = Spaces::from_iter([there.space]);
        for space in self.nearest_free(&st.world, self.gait(there.kind), &here).iter() {
            out.add(Choice::Aside(space));
        }
    }

    /// Where a large figure that cannot stay comes to stand with the fewest moves; where no move leads anywhere, the
    /// nearest places by range (ruling 107).
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
        if out.list.is_empty() {
            self.list_poses_across(st, figure, &crowd, out);
        }
    }

    /// The places nearest to a large figure that no other large one covers, whatever lies between.
    fn list_poses_across(&self, st: &State, figure: FigureId, crowd: &Crowd, out: &mut Options<Choice>) {
        let board = &self.table().board;
        let footprint = st.world.footprint(self.table(), figure);
        let own = st.world.spaces_under(self.table(), figure);
        let mut nearest = u16::MAX;
        for space in board.spaces() {
            for turned in [false, true] {
                if turned && !footprint.can_rotate() {
                    continue;
                }
                let pose = Pose { at: board.cell(space), turned };
                let Some(under) = board.covered(footprint, pose, st.world.closed()) else { continue };
                if under.iter().any(|s| crowd.large.has(*s)) {
                    continue;
                }
                let from_own = |s: &SpaceId| own.iter().map(|o| across(board.cell(*o), board.cell(*s))).min();
                let far = under.iter().filter_map(from_own).min().unwrap_or(u16::MAX);
                if far < nearest {
                    nearest = far;
                    out.list.clear();
                }
                if far == nearest {
                    out.add(Choice::Place(space, turned));
                }
            }
        }
    }
}

/// The range between two cells with nothing but open spaces between.
fn across(a: Cell, b: Cell) -> u16 {
    a.x.abs_diff(b.x).max(a.y.abs_diff(b.y))
}
