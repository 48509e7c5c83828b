//! Movement in single steps (rules 1.8): costs, moving through figures with the look-ahead of ruling 7, teleporters,
//! glory kills, large bases and what they push aside, doors.
//! Where a figure could go in all is the geometry's business (`tiles::path`).

use super::Doom2016;
use super::choice::Choice;
use super::run::{Cx, Due};
use super::state::State;
use super::task::Task;
use crate::event::Event;
use crate::game::{Options, Side};
use crate::table::KindId;
use crate::world::{Ban, FigureId, TeleporterId, World};
use tiles::{Crowd, DoorId, Gait, Pose, SpaceId, Spaces};

impl Cx<'_> {
    /// Move one step and return what it costs. Everything that entering sets off happens here.
    pub(super) fn step(&mut self, id: FigureId, space: SpaceId, turned: bool) -> u8 {
        let table = self.table();
        let figure = self.st.world.figures[id];
        let side = table.kind(figure.kind).side;
        let large = table.kind(figure.kind).footprint.is_large();
        if large {
            let cost = self
                .game
                .large_steps(self.st, id)
                .into_iter()
                .find(|s| s.0 == (space, turned))
                .map_or(1, |s| s.1);
            self.st.world.figures.put(table, id, space, turned);
            self.tell(Event::Moved { figure: id, from: figure.space, to: space });
            self.note_passing(id);
            return cost;
        }
        let linked = side == Side::Marines && self.game.linked(self.st, figure.space, space);
        let cost = if linked { 1 } else { self.game.entry_cost(self.st, figure.kind, space) };
        self.st.world.figures.put(table, id, space, false);
        self.tell(Event::Moved { figure: id, from: figure.space, to: space });
        if side == Side::Marines {
            self.activate_teleporter_on(space);
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

    /// In its own activation a figure that stands where it may not stay has to move on.
    fn note_passing(&mut self, id: FigureId) {
        if self.st.world.active == Some(id) {
            self.st.turn.passing = self.game.is_passing(self.st, id);
        }
    }

    /// A figure has nothing left to do but stands where it may not stay, because a script has closed the way it counted
    /// on: it is put aside, and its turn goes on.
    pub(super) fn stuck(&mut self, id: FigureId, turn: Option<Task>) {
        if self.st.world.figures.get(id).is_some_and(|f| f.on_map) && self.game.is_passing(self.st, id) {
            self.st.turn.passing &= self.st.world.active != Some(id);
            self.st.tasks.extend(turn);
            self.push(Task::PushAside(id));
        }
    }

    /// Ruling 9: the demon is fragged at once, the marine draws a glory kill card and recovers.
    fn glory_kill(&mut self, marine: FigureId, demon: FigureId) {
        self.tell(Event::GloryKilled { figure: demon, by: marine });
        self.push(Task::DrawGlory(marine));
        self.heal(marine, self.game.content().marine_rules.glory_recovers);
        self.frag(demon, Some(marine));
    }

    /// Entering an inactive teleporter activates it, even by a push or in passing (ruling 10).
    pub(super) fn activate_teleporter_on(&mut self, space: SpaceId) {
        let found = self.table().teleporters.iter().position(|t| t.space == space);
        if let Some(i) = found.filter(|i| self.st.world.teleporters >> i & 1 == 0) {
            self.st.world.teleporters |= 1 << i;
            self.tell(Event::TeleporterActivated { teleporter: TeleporterId(i as u8) });
        }
    }

    /// The demon on a space.
    pub(super) fn demon_on(&self, space: SpaceId) -> Option<FigureId> {
        if !self.st.world.figures.demons.has(space) {
            return None;
        }
        let table = self.table();
        let world = &self.st.world;
        world
            .figures
            .on_map()
            .find(|(id, f)| {
                table.kind(f.kind).side == Side::Invader && world.spaces_under(table, *id).contains(&space)
            })
            .map(|(id, _)| id)
    }

    /// A large figure stays where it is: the small ones under it make room, each for its controller to choose.
    pub(super) fn stand(&mut self, large: FigureId) {
        self.st.turn.passing &= self.st.world.active != Some(large);
        let under = self.game.figures_under(self.st, large);
        for figure in under.into_iter().rev() {
            self.push(Task::PushAside(figure));
        }
    }

    pub(super) fn aside(&mut self, figure: FigureId, space: SpaceId) {
        let table = self.table();
        let from = self.st.world.figures[figure].space;
        self.st.world.figures.put(table, figure, space, false);
        self.tell(Event::Moved { figure, from, to: space });
        if self.st.world.side(table, figure) == Side::Marines {
            self.activate_teleporter_on(space);
        }
    }

    /// A door is opened and removed for good.
    pub(super) fn open(&mut self, door: DoorId, by: Option<FigureId>) {
        if self.st.world.closed.has(door) {
            self.st.world.closed = self.st.world.closed.without(door);
            self.tell(Event::DoorOpened { door, by });
        }
    }

    /// Points gained outside one's own activation are spent at once or lost (rules 1.3).
    pub(super) fn spend_now(&mut self, figure: FigureId, points: u8, choice: Choice) {
        match choice {
            Choice::Step(space, turned) => {
                let cost = self.step(figure, space, turned);
                self.push(Task::SpendNow(figure, points.saturating_sub(cost)));
            }
            Choice::Stand => {
                self.push(Task::SpendNow(figure, points));
                self.stand(figure);
            }
            _ => {}
        }
    }
}

/// A move of a large figure: where to (north-west space, turned) and what it costs.
type LargeStep = ((SpaceId, bool), u8);

impl Doom2016 {
    /// How a kind of figure moves.
    #[must_use]
    pub fn gait(&self, kind: KindId) -> Gait {
        self.gaits[usize::from(kind.0)]
    }

    /// Rules 1.8 and ruling 8: 1, +1 into an enemy's space, +1 into a difficult one.
    fn entry_cost(&self, st: &State, kind: KindId, space: SpaceId) -> u8 {
        let gait = self.gait(kind);
        let hostile = st.world.figures.of(self.table().kind(kind).side.other()).has(space);
        let difficult = !gait.over_difficult && self.table().board.space(space).difficult;
        1 + u8::from(hostile && !gait.over_small) + u8::from(difficult)
    }

    /// Are both spaces active teleporters that marines may use now?
    fn linked(&self, st: &State, from: SpaceId, to: SpaceId) -> bool {
        if st.world.teleporters.count_ones() < 2 || st.world.forbids(Ban::Teleport) {
            return false;
        }
        let active = st.world.active_teleporters(self.table());
        active.has(from) && active.has(to)
    }

    /// A staggered demon is fragged by a marine who moves into it.
    pub(super) fn can_glory_kill(&self, st: &State, demon: FigureId) -> bool {
        let figure = &st.world.figures[demon];
        !st.world.forbids(Ban::GloryKills)
            && self.demon(figure.kind).is_some_and(|card| figure.damage >= card.stagger)
    }

    /// Does anybody else stand where this small figure stands?
    fn shares_space(&self, st: &State, id: FigureId) -> bool {
        let table = self.table();
        let here = st.world.figures[id].space;
        st.world.figures.on_map().any(|(other, f)| {
            other != id
                && (f.space == here
                    || (table.kind(f.kind).footprint.is_large()
                        && st.world.spaces_under(table, other).contains(&here)))
        })
    }

    /// Does a figure stand where it may not stay, or where others have to make room for it?
    pub(super) fn is_passing(&self, st: &State, id: FigureId) -> bool {
        if st.world.footprint(self.table(), id).is_large() {
            !self.figures_under(st, id).is_empty()
        } else {
            self.shares_space(st, id)
        }
    }

    /// The small figures in the spaces of a large one.
    fn figures_under(&self, st: &State, large: FigureId) -> Vec<FigureId> {
        let under = st.world.spaces_under(self.table(), large);
        st.world
            .figures
            .on_map()
            .filter(|(id, f)| *id != large && under.contains(&f.space))
            .map(|(id, _)| id)
            .collect()
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
        let mut crowd = Crowd { hostile: *world.figures.of(side.other()), ..Crowd::default() };
        for (other, figure) in world.figures.on_map() {
            let kind = table.kind(figure.kind);
            let large = kind.footprint.is_large();
            if other == id || (kind.side != side && !large) {
                continue;
            }
            for space in world.spaces_under(table, other).iter() {
                if kind.side == side {
                    crowd.friendly.insert(*space);
                }
                if large {
                    crowd.large.insert(*space);
                }
            }
        }
        if side == Side::Marines && !world.forbids(Ban::Teleport) {
            crowd.links = world.active_teleporters(table);
        }
        crowd
    }

    /// Every legal single step of a figure with this many points.
    pub(super) fn list_steps(&self, st: &State, id: FigureId, points: u8, out: &mut Options<Choice>) {
        if points == 0 {
            return;
        }
        let table = self.table();
        let figure = &st.world.figures[id];
        let kind = table.kind(figure.kind);
        if kind.footprint.is_large() {
            for ((space, turned), cost) in self.large_steps(st, id) {
                if cost <= points {
                    out.add(Choice::Step(space, turned));
                }
            }
            return;
        }
        let gait = self.gait(figure.kind);
        let marine = kind.side == Side::Marines;
        let mut listed = Spaces::EMPTY;
        if marine && st.world.teleporters.count_ones() > 1 && !st.world.forbids(Ban::Teleport) {
            let active = st.world.active_teleporters(table);
            if active.has(figure.space) {
                for space in active.iter().filter(|s| *s != figure.space) {
                    // A demon there is telefragged; past a marine one has to go on.
                    if !st.world.figures.marines.has(space) || self.can_go_on(st, id, space, points - 1) {
                        listed.insert(space);
                        out.add(Choice::Step(space, false));
                    }
                }
            }
        }
        for next in st.world.ground(table).neighbours(figure.space) {
            if !(next.step || gait.over_red) || listed.has(next.space) {
                continue;
            }
            let cost = self.entry_cost(st, figure.kind, next.space);
            if cost > points {
                continue;
            }
            let occupied =
                st.world.figures.marines.has(next.space) || st.world.figures.demons.has(next.space);
            if !occupied
                || (marine && self.frags_on_entry(st, next.space))
                || self.can_go_on(st, id, next.space, points - cost)
            {
                out.add(Choice::Step(next.space, false));
            }
        }
    }

    /// Would a marine who enters this space glory kill the demon there (and so be able to stay)?
    fn frags_on_entry(&self, st: &State, space: SpaceId) -> bool {
        st.world.figures.demons.has(space)
            && !st.world.figures.marines.has(space)
            && st.world.figure_on(self.table(), space).is_some_and(|demon| self.can_glory_kill(st, demon))
    }

    /// Ruling 7: from an occupied space, is there a legal way on to a space where the figure may stay?
    fn can_go_on(&self, st: &State, id: FigureId, space: SpaceId, points: u8) -> bool {
        if points == 0 {
            return false;
        }
        let table = self.table();
        let figure = &st.world.figures[id];
        let gait = self.gait(figure.kind);
        let crowd = self.crowd(st, id);
        let from = Pose::new(table.board.cell(space));
        if tiles::path::can_rest_within(&table.board, st.world.closed, gait, from, points, &crowd) {
            return true;
        }
        // A staggered demon within reach is as good as a free space, at the price of an enemy's.
        if table.kind(figure.kind).side == Side::Invader {
            return false;
        }
        let staggered =
            || st.world.figures.demons.iter().filter(|s| *s != space && self.frags_on_entry(st, *s));
        if staggered().next().is_none() {
            return false;
        }
        let mut reach = tiles::Reach::default();
        reach.flood(&table.board, st.world.closed, gait, from, points, &crowd);
        staggered().any(|s| reach.cost(Pose::new(table.board.cell(s))).is_some_and(|cost| cost <= points))
    }

    /// Every single move of a large figure (rulings 29 and 30).
    fn large_steps(&self, st: &State, id: FigureId) -> Vec<LargeStep> {
        let table = self.table();
        let figure = &st.world.figures[id];
        let mut steps = Vec::new();
        let crowd = self.crowd(st, id);
        let from = st.world.pose(table, id);
        tiles::path::steps(&table.board, st.world.closed, self.gait(figure.kind), from, &crowd, &mut steps);
        steps
            .into_iter()
            .filter_map(|step| {
                let to = table.board.space_at(step.pose.at)?;
                Some(((to, step.pose.turned), step.cost))
            })
            .collect()
    }

    /// Doors a figure may open for 1 point: it stands at the door, or next to a space that does (ruling 28).
    pub(super) fn list_doors(&self, st: &State, id: FigureId, points: u8, out: &mut Options<Choice>) {
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

    /// The nearest spaces without any figure, by walking distance from any of these spaces (figures ignored).
    pub(super) fn nearest_free(&self, world: &World, from: &[SpaceId]) -> Vec<SpaceId> {
        let ground = world.ground(self.table());
        let free = |s: SpaceId| !world.figures.marines.has(s) && !world.figures.demons.has(s);
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

    pub(super) fn due_push_aside(&self, st: &State, figure: FigureId, out: &mut Options<Choice>) -> Due {
        if !st.world.figures[figure].on_map || !self.shares_space(st, figure) {
            return Due::Auto;
        }
        for space in self.nearest_free(&st.world, &[st.world.figures[figure].space]) {
            out.add(Choice::Aside(space));
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(figure)) }
    }

    pub(super) fn due_spend_now(
        &self,
        st: &State,
        figure: FigureId,
        points: u8,
        out: &mut Options<Choice>,
    ) -> Due {
        let gone = st.world.figures.get(figure).is_none_or(|f| !f.on_map);
        if gone {
            return Due::Auto;
        }
        self.list_steps(st, figure, points, out);
        let passing = self.is_passing(st, figure);
        if passing && self.gait(st.world.figures[figure].kind).over_small {
            out.add(Choice::Stand);
        } else if !passing && !out.list.is_empty() {
            out.add(Choice::End);
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(figure)) }
    }
}
