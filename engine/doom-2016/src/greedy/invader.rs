//! The invader's activations: which kind, which figure, where it goes and whom it attacks. Wounded marines first, near for
//! those that bite, from afar and out of sight for those that shoot.

use super::Greedy;
use super::considered::{Best, What};
use super::foe::{Foe, Prizes};
use super::marine::points_of;
use super::odds::ONE;
use super::scout::distance;
use super::taste::part;
use super::view::View;
use crate::Choice;
use crate::own::{Pieces2016, ban, stat};
use engine::game::Side;
use engine::table::KindId;
use engine::world::FigureId;
use tiles::SpaceId;

/// How far a marine is taken to attack without moving, and how far to move.
const GUN: u8 = 5;
const STRIDE: u8 = 4;

impl Greedy {
    /// The kind whose figures can do most now.
    pub(super) fn choose_demons(&mut self, view: &View<'_>, options: &[Choice]) -> usize {
        self.look_at_marines(view);
        let mut values = std::mem::take(&mut self.values);
        let best = best_into(&mut values, options, |option| match option {
            Choice::Activate(kind) => view.st.world.demons_of(kind).map(|id| self.promise(view, id)).sum(),
            _ => i32::MIN,
        });
        self.values = values;
        best
    }

    /// The figure that can do most now.
    pub(super) fn choose_figure(&mut self, view: &View<'_>, options: &[Choice]) -> usize {
        self.look_at_marines(view);
        let mut values = std::mem::take(&mut self.values);
        let best = best_into(&mut values, options, |option| match option {
            Choice::Figure(id) => self.promise(view, id),
            _ => i32::MIN,
        });
        self.values = values;
        best
    }

    pub(super) fn look_at_marines(&mut self, view: &View<'_>) {
        Foe::list(view, Side::Marines, &mut self.foes);
        self.threat.clear();
        for i in 0..self.foes.len() {
            self.threat.add(i, view.taste.shot, GUN, STRIDE);
        }
    }

    /// Roughly what a demon can do in an activation.
    fn promise(&self, view: &View<'_>, id: FigureId) -> i32 {
        let figure = &view.st.world.figures()[id];
        let Some(demon) = view.game.demon_of_kind(figure.kind) else { return 0 };
        let arms = &self.kit.armoury.demons[usize::from(demon)];
        let spaces = view.st.world.spaces_under(view.table, id);
        let far = arms.range.saturating_add(arms.speed);
        let mut best = 0;
        for foe in &self.foes {
            let (range, seen) = distance(view, &spaces, &foe.spaces);
            if range <= far {
                let prize = foe.prize(&self.kit, &arms.base, false);
                let sure = range <= arms.range && seen;
                best = best.max(if sure { prize } else { part(prize, view.taste.far) });
            } else {
                best = best.max(20 - i32::from(range).min(20));
            }
        }
        best
    }

    /// A demon's activation.
    pub(super) fn figure_turn(&mut self, view: &View<'_>, id: FigureId, options: &[Choice]) -> usize {
        if let Some(step) = self.way.go_on(view, id, options) {
            return step;
        }
        let turn = &view.st.turn;
        let figure = &view.st.world.figures()[id];
        let kind = figure.kind;
        let Some(demon) = view.game.demon_of_kind(kind) else { return 0 };
        let armoury = std::mem::take(&mut self.kit.armoury);
        let arms = &armoury.demons[usize::from(demon)];
        self.look_at_marines(view);
        self.go_for_marines(view, kind);
        self.scout.survey(view, id, turn.points());
        for i in 0..self.scout.spots.len() {
            self.scout.spots[i].stand = self.stand_of_demon(view, kind, arms.range, self.scout.under(i));
        }
        let (base, goal) = (0..self.scout.spots.len()).fold((i32::MIN / 2, None), |best, i| {
            let spot = &self.scout.spots[i];
            let value = spot.stand - i32::from(spot.cost) * view.taste.point;
            if value > best.0 { (value, Some(i)) } else { best }
        });
        let mut best = Best::new(base, &mut self.considered);
        best.what = goal.map_or(What::Stop, What::Go);
        best.note_stands(&self.scout.spots, turn.points(), view.taste.point);
        if turn.may_attack() && !turn.is_passing() {
            let changed = view.st.world.modified(stat::range(Side::Invader));
            let longer = view.game.longer_range(view.st, id).unwrap_or(0);
            let near = arms.range.saturating_add_signed(changed).max(1);
            self.scout.meet(view, id, &self.foes, near + longer);
            let mut prizes = Prizes::default();
            for contact in &self.scout.contacts {
                let far = contact.range > near;
                let foe = &self.foes[usize::from(contact.foe)];
                let spot = &self.scout.spots[usize::from(contact.spot)];
                let moved = turn.spent() + spot.cost;
                let prize = prizes.of(&self.kit, arms, (contact.foe, foe), (contact.range, moved), far);
                let price = if far { view.taste.argent } else { 0 };
                let here = (spot.space, spot.turned) == (figure.space, figure.turned);
                let stand = if here { base } else { spot.stand - i32::from(spot.cost) * view.taste.point };
                let matters = |prize: i32| prize > 0 && best.wants(prize + stand);
                if !matters(prize.most() - price) {
                    continue;
                }
                let prize = prize.when(self.scout.cover(view, contact, foe)) - price;
                if !matters(prize) {
                    continue;
                }
                let attack = options.iter().position(|o| *o == Choice::Attack(foe.id, far));
                match attack.filter(|_| here) {
                    Some(attack) => best.consider(prize + stand, What::Option(attack)),
                    None if here => {}
                    None => {
                        best.consider(prize + stand, What::Strike(usize::from(contact.spot), foe.id, far));
                    }
                }
            }
        }
        self.kit.armoury = armoury;
        let goal = match best.close(&mut self.considered) {
            What::Option(pick) => return pick,
            What::Go(spot) | What::Strike(spot, ..) => Some(self.scout.spots[spot]),
            What::Stop => None,
        };
        let stays = goal.is_none_or(|g| g.cost == 0);
        if !turn.is_passing()
            && stays
            && let Some(door) = self.door(view, figure.space, options)
        {
            return door;
        }
        let step = goal.and_then(|to| self.way.set_out(view, id, &self.scout, to));
        let rest = |o: &Choice| matches!(o, Choice::End | Choice::Stand);
        let found = options.iter().position(|o| Some(*o) == step);
        found.or_else(|| options.iter().position(rest)).unwrap_or(0)
    }

    /// Demons make for the marines.
    pub(super) fn go_for_marines(&mut self, view: &View<'_>, kind: KindId) {
        self.goals.spaces.clear();
        self.goals.spaces.extend(self.foes.iter().map(|foe| (foe.spaces[0], 0)));
        if self.foes.is_empty() {
            // All are down: they come back on teleporters.
            let teleporters = view.st.world.active_teleporters(view.table);
            self.goals.spaces.extend(teleporters.iter().map(|space| (space, 0)));
        }
        let gait = view.game.gait(kind);
        self.field.aim(view, &self.goals.spaces, gait.crosses_barriers);
        if view.taste.guard > 0 {
            self.posts.find(view, gait.crosses_barriers);
        }
    }

    /// What it is worth for a demon to end its activation on these spaces.
    pub(super) fn stand_of_demon(&self, view: &View<'_>, kind: KindId, range: u8, spaces: &[SpaceId]) -> i32 {
        let way = spaces.iter().map(|s| self.field.from(*s)).min().unwrap_or(u8::MAX);
        let health = i32::from(view.table.kind(kind).health);
        // Biters stay at the throat, shooters as far as they can shoot.
        let wish = part(i32::from(range), view.taste.stand_off).max(1);
        let way = i32::from(way);
        let danger = self.threat.at(view, &self.foes, spaces);
        let exposed = danger * view.taste.demon_danger / (health * ONE);
        let risk = Self::lit_grenades(view, spaces) * view.taste.demon_grenade;
        let post = if view.taste.guard > 0 { self.posts.from(spaces) } else { None };
        let place = match post {
            Some(post) => -(post - 1).max(0) * view.taste.guard,
            None => -(way - wish).max(0) * view.taste.step - (wish - way).max(0) * view.taste.shy_step,
        };
        let watchers = if view.taste.seen > 0 { self.watchers(view, kind, range, spaces) } else { 0 };
        place - exposed - risk - watchers * view.taste.seen
    }

    /// How many marines see these spaces whom a demon on them could not reach in an activation.
    fn watchers(&self, view: &View<'_>, kind: KindId, range: u8, spaces: &[SpaceId]) -> i32 {
        let far = range.saturating_add(view.game.demon(kind).map_or(0, |demon| demon.speed));
        let watches = |foe: &&Foe| {
            let (range, seen) = distance(view, spaces, &foe.spaces);
            seen && range > far
        };
        self.foes.iter().filter(watches).count() as i32
    }

    /// A door on the way to the marines.
    fn door(&self, view: &View<'_>, here: SpaceId, options: &[Choice]) -> Option<usize> {
        if view.st.world.forbids(ban::DEMONS_OPEN_DOORS) {
            return None;
        }
        options.iter().position(|option| {
            let Choice::Open(door) = *option else { return false };
            let open = view.table.board.ground(view.st.world.closed().without(door));
            let mut beyond = view
                .table
                .board
                .door_spaces(door)
                .iter()
                .filter(|s| open.range(here, **s) < view.ground.range(here, **s));
            beyond.any(|s| self.field.from(*s) < self.field.from(here))
        })
    }

    /// Points gained at the start of a figure's activation: worth it if they bring a marine into range.
    pub(super) fn worth_of_points(&mut self, view: &View<'_>, id: FigureId, points: u8) -> i32 {
        self.look_at_marines(view);
        let figure = &view.st.world.figures()[id];
        let Some(demon) = view.game.demon_of_kind(figure.kind) else { return 0 };
        let arms = &self.kit.armoury.demons[usize::from(demon)];
        let range = arms.range;
        let prize = |foe: &Foe| foe.prize(&self.kit, &arms.base, false);
        let prizes: arrayvec::ArrayVec<i32, 4> = self.foes.iter().take(4).map(prize).collect();
        let now = view.st.turn.points();
        self.scout.survey(view, id, now + points);
        self.scout.meet(view, id, &self.foes, range);
        let best = |most: u8| {
            let contacts = self.scout.contacts.iter();
            let reached = contacts.filter(|c| self.scout.spots[usize::from(c.spot)].cost <= most);
            reached.map(|c| prizes.get(usize::from(c.foe)).copied().unwrap_or(0)).max().unwrap_or(0)
        };
        best(now + points) - best(now)
    }
}

/// The first option with the highest value. The values of all of them are kept.
pub(super) fn best_into(
    values: &mut Vec<i32>,
    options: &[Choice],
    mut value: impl FnMut(Choice) -> i32,
) -> usize {
    values.clear();
    best_of(options, |option| {
        let value = value(option);
        values.push(value);
        value
    })
}

/// The first option with the highest value.
pub(super) fn best_of(options: &[Choice], mut value: impl FnMut(Choice) -> i32) -> usize {
    let mut best = (i32::MIN, 0);
    for (i, option) in options.iter().enumerate() {
        let value = value(*option);
        if value > best.0 {
            best = (value, i);
        }
    }
    best.1
}

/// Movement points among the acts of an ability.
pub(super) fn points(acts: &[crate::content::Act]) -> u8 {
    points_of(acts)
}
