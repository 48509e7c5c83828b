//! Portals and invasion (rules 1.9): which portal summons, which group comes, where its figures stand, its argent. The
//! threat card, that is, a script, decides when portals summon.

pub(super) mod task;

use super::Doom2016;
use super::choice::{Choice, Holder};
use super::content::Group;
use super::run::{Cx, Due, INVADER_CHOOSES, not_offered};
use super::state::State;
use super::task::{DemonTask, InvasionTask, PortalSet, Task};
use crate::own::{OwnEvent, Pieces2016, PortalId, Tier, ban};
use arrayvec::ArrayVec;
use engine::course::Course;
use engine::event::Event;
use engine::game::Options;
use engine::table::KindId;
use engine::world::FigureId;
use tiles::{Pose, SpaceId};

/// A space and its neighbours.
const MOST_NEAR: usize = 9;

/// Where figures can be placed near a space: upright or turned, with any space of the base on any of those.
type Places = ArrayVec<(SpaceId, bool), { 2 * MOST_NEAR * tiles::board::MAX_COVERED }>;

impl InvasionTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::SummonNext(portals) => {
                list_portals(portals.bits() & st.world.portals(), out);
                if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES }
            }
            Self::ChooseGroup(_) => {
                out.add(Choice::Group(0));
                out.add(Choice::Group(1));
                INVADER_CHOOSES
            }
            Self::Place(portal, group, nth) => game.due_place_summoned(st, portal, group, nth, out),
            Self::GroupArgent(portal, group, left) => game.due_group_argent(st, portal, group, left, out),
            Self::BankArgent(portal, group) => game.due_bank_argent(st, portal, group, out),
            Self::CountArgent(..) | Self::PortalDone(_) | Self::Done => Due::Auto,
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (Self::SummonNext(portals), Choice::Portal(portal)) => cx.summon_next(portals, portal),
            (Self::ChooseGroup(portal), Choice::Group(group)) => cx.group_chosen(portal, group),
            (Self::Place(portal, group, nth), Choice::Place(space, turned)) => {
                cx.place_summoned(portal, group, nth, space, turned);
            }
            (Self::GroupArgent(portal, group, left), Choice::ArgentTo(to)) => {
                cx.group_argent_to(portal, group, left, to);
            }
            (Self::BankArgent(portal, group), Choice::ArgentTo(to)) => cx.bank_argent_to(portal, group, to),
            (Self::BankArgent(..), Choice::Pass) => {}
            _ => not_offered(self, choice),
        }
    }

    /// What it does where there is nothing to choose.
    pub(super) fn run(self, cx: &mut Cx<'_>) {
        match self {
            Self::Place(portal, group, nth) => cx.skip_summoned(portal, group, nth),
            Self::CountArgent(portal, group) => cx.group_argent(portal, group),
            Self::PortalDone(portal) => cx.portal_done(portal),
            Self::Done => cx.summoning_done(),
            // No portal or card to choose.
            Self::SummonNext(_) | Self::GroupArgent(..) | Self::BankArgent(..) => {}
            Self::ChooseGroup(_) => unreachable!("there are two groups"),
        }
    }
}

impl Cx<'_> {
    /// These portals summon: all of them are flipped, then one after the other, in the order the invader likes (ruling 15).
    pub(super) fn summon(&mut self, portals: u32) {
        let portals = portals & self.st.world.portals();
        if portals == 0 {
            return;
        }
        self.push(Task::Invasion(InvasionTask::Done));
        self.push(Task::Invasion(InvasionTask::SummonNext(PortalSet::new(portals))));
        for portal in (0..32).filter(|p| portals >> p & 1 == 1).map(PortalId) {
            self.flip_portal(portal);
        }
    }

    fn summon_next(&mut self, portals: PortalSet, portal: PortalId) {
        self.push(Task::Invasion(InvasionTask::SummonNext(PortalSet::new(
            portals.bits() & !(1 << portal.0),
        ))));
        if self.st.world.has_portal(portal) {
            self.push(Task::Invasion(InvasionTask::ChooseGroup(portal)));
        }
    }

    pub(super) fn flip_portal(&mut self, portal: PortalId) {
        if self.st.world.turn_up(portal.into()) {
            self.emit(OwnEvent::PortalFlipped { portal });
        }
    }

    pub(super) fn group_chosen(&mut self, portal: PortalId, group: u8) {
        self.push(Task::Invasion(InvasionTask::PortalDone(portal)));
        self.push(Task::Invasion(InvasionTask::CountArgent(portal, group)));
        self.push(Task::Invasion(InvasionTask::Place(portal, group, 0)));
        self.emit(OwnEvent::Summoned { portal, group });
    }

    pub(super) fn place_summoned(
        &mut self,
        portal: PortalId,
        group: u8,
        nth: u8,
        space: SpaceId,
        turned: bool,
    ) {
        self.push(Task::Invasion(InvasionTask::Place(portal, group, nth + 1)));
        if let Some(kind) = self.game.summoned_kind(self.st, portal, group, nth) {
            let _ = self.place_demon(kind, space, turned);
        }
    }

    /// There is no room for this figure or none of it left: it is lost (ruling 16), the next one follows.
    pub(super) fn skip_summoned(&mut self, portal: PortalId, group: u8, nth: u8) {
        if self.game.summoned_kind(self.st, portal, group, nth).is_some() {
            self.push(Task::Invasion(InvasionTask::Place(portal, group, nth + 1)));
        }
    }

    /// A demon comes onto the map; the first of its kind turns its card face up, readied (ruling 14). While its kind is being
    /// activated it counts as done: the figures on the map when that began are activated (ruling 109).
    pub(super) fn place_demon(&mut self, kind: KindId, space: SpaceId, turned: bool) -> Option<FigureId> {
        let table = self.table();
        let demon = self.game.demon_of_kind(kind)?;
        let figure = self.st.world.add_figure(kind)?;
        self.st.world.put(table, figure, space, turned);
        if self.st.tasks.contains(&Task::Demon(DemonTask::ChooseFigure(kind))) {
            self.st.world.set_done(figure, true);
        }
        let card = &mut self.st.invader.cards[usize::from(demon)];
        if !card.face_up {
            card.face_up = true;
            card.ready = true;
        }
        self.emit(Event::Placed { figure, kind, at: space });
        Some(figure)
    }

    /// The group's argent goes to the demon cards of the group; what lies on the invasion card may follow. Without a
    /// figure of the group on the map its argent is lost.
    pub(super) fn group_argent(&mut self, portal: PortalId, group: u8) {
        let Some(printed) = self.game.group(self.st, portal, group) else { return };
        let free = self.game.content().stock.argent.saturating_sub(self.st.argent_in_play());
        let gained = printed.argent.min(free);
        if gained > 0 {
            self.emit(OwnEvent::ArgentGained { amount: gained });
        }
        if self.game.group_cards(self.st, portal, group).next().is_none() {
            return;
        }
        if self.st.invader.bank > 0 {
            self.push(Task::Invasion(InvasionTask::BankArgent(portal, group)));
        }
        if gained > 0 {
            self.push(Task::Invasion(InvasionTask::GroupArgent(portal, group, gained)));
        }
    }

    /// One token goes from the invasion card to a demon card of the group.
    pub(super) fn bank_argent_to(&mut self, portal: PortalId, group: u8, to: Holder) {
        self.st.invader.bank -= 1;
        self.put_argent(to);
        if self.st.invader.bank > 0 {
            self.push(Task::Invasion(InvasionTask::BankArgent(portal, group)));
        }
    }

    /// What is left on the invasion card when all portals are done is discarded (ruling 25). A script may have let more of
    /// them summon in between.
    pub(super) fn summoning_done(&mut self) {
        if !self.st.tasks.contains(&Task::Invasion(InvasionTask::Done)) {
            self.st.invader.bank = 0;
        }
    }

    pub(super) fn group_argent_to(&mut self, portal: PortalId, group: u8, left: u8, to: Holder) {
        self.put_argent(to);
        if left > 1 {
            self.push(Task::Invasion(InvasionTask::GroupArgent(portal, group, left - 1)));
        }
    }

    /// A portal that has summoned is removed, unless something keeps it open.
    pub(super) fn portal_done(&mut self, portal: PortalId) {
        if !self.st.world.forbids(ban::PORTALS_CLOSE) {
            self.remove_portal(portal);
        }
    }

    pub(super) fn remove_portal(&mut self, portal: PortalId) {
        if self.st.world.remove_piece(portal.into()) {
            self.emit(OwnEvent::PortalRemoved { portal });
        }
    }
}

impl Doom2016 {
    pub(super) fn group(&self, st: &State, portal: PortalId, group: u8) -> Option<&Group> {
        let tier = Tier::of(self.table().piece(portal.into())?.sort);
        let lies = || self.brought(st).invasion;
        let invasion = self.content().invasions.get(st.supposed.map(usize::from).or_else(lies)?)?;
        invasion.groups(tier).get(usize::from(group))
    }

    /// The kind of the n-th figure of a group.
    pub(super) fn summoned_kind(&self, st: &State, portal: PortalId, group: u8, nth: u8) -> Option<KindId> {
        let mut left = nth;
        for summons in &self.group(st, portal, group)?.figures {
            if left < summons.count {
                return self.content().demon(&summons.demon).map(|d| self.kind_of_demon(d.0));
            }
            left -= summons.count;
        }
        None
    }

    /// The face-up demon cards of a group.
    fn group_cards(&self, st: &State, portal: PortalId, group: u8) -> impl Iterator<Item = u8> {
        let figures = self.group(st, portal, group).map_or(&[][..], |g| &g.figures);
        figures
            .iter()
            .filter_map(|s| self.content().demon(&s.demon))
            .map(|d| d.0)
            .filter(|d| st.invader.cards[usize::from(*d)].face_up)
    }

    /// Free places for a base on or next to a space: at least one of its spaces there, all empty, no wall or door
    /// between (ruling 16).
    pub(super) fn places_near(&self, st: &State, kind: KindId, space: SpaceId) -> Places {
        let table = self.table();
        let ground = st.world.ground(table);
        let footprint = table.kind(kind).footprint;
        let free = |s: &SpaceId| !st.world.figures().covers(*s);
        let near: ArrayVec<SpaceId, MOST_NEAR> =
            std::iter::once(space).chain(ground.neighbours(space).iter().map(|n| n.space)).collect();
        if !footprint.is_large() {
            return near.into_iter().filter(free).map(|s| (s, false)).collect();
        }
        let mut places = Places::new();
        for turned in [false, true] {
            if turned && !footprint.can_rotate() {
                continue;
            }
            for at in &near {
                let cell = table.board.cell(*at);
                let (w, h) = Pose { at: cell, turned }.size(footprint);
                for dy in 0..i16::from(h) {
                    for dx in 0..i16::from(w) {
                        let at = tiles::Cell::new(cell.x.saturating_sub(dx), cell.y.saturating_sub(dy));
                        let pose = Pose { at, turned };
                        let covered = table.board.covered(footprint, pose, st.world.closed());
                        if let Some(first) = table.board.space_at(at)
                            && covered.is_some_and(|c| c.iter().all(&free))
                        {
                            places.push((first, turned));
                        }
                    }
                }
            }
        }
        places.sort_unstable();
        let mut last = None;
        places.retain(|place| last.replace(*place) != Some(*place));
        places
    }

    pub(super) fn due_place_summoned(
        &self,
        st: &State,
        portal: PortalId,
        group: u8,
        nth: u8,
        out: &mut Options<Choice>,
    ) -> Due {
        let Some(kind) = self.summoned_kind(st, portal, group, nth) else { return Due::Auto };
        let in_box = usize::from(self.table().kind(kind).figures);
        let full = st.world.figures().all().count() >= engine::world::MAX_FIGURES;
        if full || st.world.demons_of(kind).count() >= in_box {
            return Due::Auto;
        }
        let Some(spot) = self.table().piece(portal.into()) else { return Due::Auto };
        for (space, turned) in self.places_near(st, kind, spot.space) {
            out.add(Choice::Place(space, turned));
        }
        if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES }
    }

    /// Argent on the invasion card may be moved, token by token.
    pub(super) fn due_bank_argent(
        &self,
        st: &State,
        portal: PortalId,
        group: u8,
        out: &mut Options<Choice>,
    ) -> Due {
        let due = self.due_group_argent(st, portal, group, st.invader.bank, out);
        if due != Due::Auto {
            out.add(Choice::Pass);
        }
        due
    }

    pub(super) fn due_group_argent(
        &self,
        st: &State,
        portal: PortalId,
        group: u8,
        left: u8,
        out: &mut Options<Choice>,
    ) -> Due {
        if left == 0 {
            return Due::Auto;
        }
        for demon in self.group_cards(st, portal, group) {
            if !out.list.contains(&Choice::ArgentTo(Holder::Demon(demon))) {
                out.add(Choice::ArgentTo(Holder::Demon(demon)));
            }
        }
        if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES }
    }
}

/// Some portals to choose from, one bit each.
pub(super) fn list_portals(portals: u32, out: &mut Options<Choice>) {
    for portal in (0..32).filter(|p| portals >> p & 1 == 1) {
        out.add(Choice::Portal(PortalId(portal)));
    }
}
