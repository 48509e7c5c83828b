//! A marine's activation: which card, where to go, whom to attack, what to pick up, when to stop. Every option is valued by
//! where it leads to at best; of that only the way to go is remembered.

use super::Greedy;
use super::arms::Arms;
use super::considered::{Best, What};
use super::foe::{Foe, Prizes};
use super::goals::{APPROACH, picks_up};
use super::odds::ONE;
use super::scout::{Contact, Stand};
use super::taste::part;
use super::view::View;
use crate::Choice;
use crate::content::{Act, CardId, CardKind, Trigger};
use crate::own::{HEALTH_PACK, Pieces2016, TELEPORTER, WEAPON, ban, stat};
use engine::game::Side;
use engine::world::{ENDLESS, FigureId, TokenKind};
use tiles::SpaceId;

/// What the marine has to spend.
#[derive(Clone, Copy, Debug)]
struct Purse {
    points: u8,
    spent: u8,
    mains: u8,
    /// Cards to keep for an offer.
    reserve: usize,
}

impl Greedy {
    pub(super) fn marine_turn(&mut self, view: &View<'_>, marine: FigureId, options: &[Choice]) -> usize {
        let turn = &view.st.turn;
        if !turn.is_passing()
            && let Some(option) = self.at_once(view, marine, options)
        {
            self.way.forget();
            return option;
        }
        if let Some(step) = self.way.go_on(view, marine, options) {
            return step;
        }
        let figure = &view.st.world.figures()[marine];
        self.goals.find(view, marine);
        let hand = &view.st.marines[usize::from(marine.0)].hand;
        let pending = turn.card().filter(|_| turn.may_attack() && !turn.is_passing());
        let mut purse = Purse { points: turn.points(), spent: turn.spent(), mains: turn.mains(), reserve: 0 };
        let most = if turn.is_passing() { turn.points() } else { self.most_points(view, options, purse) };
        Foe::list(view, Side::Invader, &mut self.foes);
        self.list_threats(view);
        self.scout.survey(view, marine, most);
        self.field.aim(view, &self.goals.spaces, false);
        if self.goals.cards > 0 && self.field.from(figure.space) <= most.saturating_add(APPROACH) {
            purse.reserve = usize::from(self.goals.cards);
        }
        self.value_stands(view, marine);
        self.add_glory_kills(view, marine, most);
        let here = figure.space;
        let stand = self.stand_of_marine(view, marine, here);
        let mut best = Best::new(stand, &mut self.considered);
        best.note_stands(&self.scout.spots, purse.points, view.taste.point);
        let (base, spot) = self.best_stand(purse.points);
        if let Some(spot) = spot.filter(|s| self.scout.spots[*s].cost > 0) {
            best.consider(base, What::Go(spot));
        }
        if turn.is_passing() {
            return self.go_or_stop(view, marine, best, options);
        }
        self.doors(view, here, stand, options, &mut best);
        let range = self.longest_range(view, options, pending);
        self.scout.meet(view, marine, &self.foes, range);
        let mut attacks = false;
        if let Some(card) = pending {
            let arms = &self.kit.armoury.cards[usize::from(card.0)];
            attacks = self.consider_attacks(view, arms, purse, here, options, &mut best);
        }
        if !attacks {
            let spare = hand.len() > purse.reserve;
            for (i, option) in options.iter().enumerate() {
                if let Some(value) = self.value_of_card(view, marine, *option, purse, spare) {
                    best.consider(value, What::Option(i));
                }
            }
        }
        self.go_or_stop(view, marine, best, options)
    }

    /// Things that are always good: an offer, an item in reach. An offer that costs nothing and never ends does not
    /// hold the bot for ever.
    fn at_once(&self, view: &View<'_>, marine: FigureId, options: &[Choice]) -> Option<usize> {
        let damage = view.st.world.figures()[marine].damage;
        options.iter().position(|option| match *option {
            Choice::Offer(..) => !self.refuses && view.st.turn.offers() < ENDLESS,
            Choice::Take(token) => match view.st.world.tokens().get(token).map(|t| t.kind) {
                Some(TokenKind::Item(HEALTH_PACK, _)) => damage >= 3,
                _ => true,
            },
            _ => false,
        })
    }

    /// The points the marine could have in this activation, cards played and all.
    fn most_points(&self, view: &View<'_>, options: &[Choice], purse: Purse) -> u8 {
        let cards = &self.kit.armoury.cards;
        let content = view.game.content();
        let (mut main, mut more) = (0, 0);
        for option in options {
            match *option {
                Choice::Play(card) => {
                    let speed = cards[usize::from(card.0)].speed;
                    if content.cards[usize::from(card.0)].kind == CardKind::Main {
                        main = main.max(speed);
                    } else {
                        more += speed;
                    }
                }
                Choice::Sprint(_) => main = main.max(content.marine_rules.sprint),
                Choice::Spend(glory) => {
                    for ability in &content.glory[usize::from(glory.0)].abilities {
                        more += points_of(&ability.acts);
                    }
                }
                Choice::Class(i) => {
                    let class = view.st.active_marine().and_then(|m| view.game.class_of(view.st, m));
                    more += class.map_or(0, |c| points_of(&c.abilities[usize::from(i)].acts));
                }
                _ => {}
            }
        }
        purse.points.saturating_add(main).saturating_add(more)
    }

    /// The furthest any card that could be played attacks.
    fn longest_range(&self, view: &View<'_>, options: &[Choice], pending: Option<CardId>) -> u8 {
        let cards = &self.kit.armoury.cards;
        let playable = options.iter().filter_map(|option| match option {
            Choice::Play(card) | Choice::Another(card) => Some(*card),
            _ => None,
        });
        let range = playable.chain(pending).map(|card| cards[usize::from(card.0)].range).max().unwrap_or(0);
        if range == 0 { 0 } else { changed_range(view, range) }
    }

    pub(super) fn list_threats(&mut self, view: &View<'_>) {
        self.threat.clear();
        for (i, foe) in self.foes.iter().enumerate() {
            let Some(demon) = view.game.demon_of_kind(foe.kind) else { continue };
            let arms = &self.kit.armoury.demons[usize::from(demon)];
            let damage = self.kit.odds.past(arms.base.red, arms.base.black, 1);
            // A kind that has been activated already does no harm before the next round.
            let ready = view.st.invader.cards[usize::from(demon)].ready;
            let damage = if ready { damage } else { part(damage, view.taste.tired) };
            self.threat.add(i, damage, arms.range, arms.speed);
        }
    }

    fn value_stands(&mut self, view: &View<'_>, marine: FigureId) {
        for i in 0..self.scout.spots.len() {
            let space = self.scout.spots[i].space;
            self.scout.spots[i].stand = self.stand_of_marine(view, marine, space);
        }
    }

    /// What it is worth to stand on a space when the activation ends.
    pub(super) fn stand_of_marine(&self, view: &View<'_>, marine: FigureId, space: SpaceId) -> i32 {
        let figure = &view.st.world.figures()[marine];
        let left = i32::from(view.table.kind(figure.kind).health) - i32::from(figure.damage);
        let danger = self.threat.at(view, &self.foes, &[space]);
        // Marines cannot hide from everything and get anything done: half of it is taken as given.
        let risk = danger * danger / (left.max(1) * ONE);
        let mut value = -(danger * view.taste.danger + risk * view.taste.risk) / ONE;
        if self.goals.survive {
            value = part(value, view.taste.survive);
        }
        let distance = i32::from(self.field.from(space));
        let approach = i32::from(APPROACH);
        value -=
            (distance - approach).max(0) * view.taste.step + distance.min(approach) * view.taste.last_step;
        let risk = Self::lit_grenades(view, &[space]) * view.taste.grenade;
        value + self.pickups(view, figure.damage, space) - risk
    }

    /// What lies there for a marine to pick up.
    fn pickups(&self, view: &View<'_>, damage: u8, space: SpaceId) -> i32 {
        let mut value = 0;
        for (_, token) in view.st.world.tokens().on(space).filter(|(_, t)| picks_up(t.kind, damage)) {
            value += match token.kind {
                TokenKind::Item(HEALTH_PACK, _) => i32::from(damage.min(5)) * view.taste.recovery,
                TokenKind::Item(WEAPON, _) => view.taste.weapon,
                _ => 0,
            };
        }
        let teleporters = view.table.pieces(TELEPORTER).iter().enumerate();
        let sleeps = |i: usize| view.st.world.teleporters() >> i & 1 == 0;
        if teleporters.into_iter().any(|(i, t)| t.space == space && sleeps(i)) {
            value += view.taste.teleporter;
        }
        value
    }

    /// The best place to end within so many points.
    fn best_stand(&self, points: u8) -> (i32, Option<usize>) {
        let mut best = (i32::MIN / 2, None);
        for (i, spot) in self.scout.spots.iter().enumerate().filter(|(_, s)| s.cost <= points) {
            let value = spot.stand - i32::from(spot.cost) * self.kit.taste.point;
            if value > best.0 {
                best = (value, Some(i));
            }
        }
        best
    }

    /// Moving into a staggered demon frags it: its spaces are places to go to as well.
    fn add_glory_kills(&mut self, view: &View<'_>, marine: FigureId, points: u8) {
        if view.st.world.forbids(ban::GLORY_KILLS) {
            return;
        }
        let damage = view.st.world.figures()[marine].damage;
        let recovers = view.game.content().marine_rules.glory_recovers.min(damage);
        for foe in self.foes.iter().filter(|f| f.is_staggered()) {
            let prize = foe.worth + view.taste.glory_card + i32::from(recovers) * view.taste.recovery;
            for space in foe.spaces.iter() {
                if let Some(cost) = self.scout.cost(view, *space).filter(|c| *c <= points) {
                    let stand = self.stand_of_marine(view, marine, *space) + prize;
                    self.scout.spots.push(Stand { space: *space, turned: false, cost, stand });
                }
            }
        }
    }

    /// Doors that are aimed at, or on the way.
    fn doors(&self, view: &View<'_>, here: SpaceId, stand: i32, options: &[Choice], best: &mut Best) {
        for (i, option) in options.iter().enumerate() {
            let Choice::Open(door) = *option else { continue };
            if self.goals.open_doors {
                best.consider(stand + view.taste.door, What::Option(i));
                continue;
            }
            if view.taste.any_door > 0 {
                best.consider(stand + view.taste.any_door, What::Option(i));
            }
            let open = view.table.board.ground(view.st.world.closed().without(door));
            let beyond = view
                .table
                .board
                .door_spaces(door)
                .iter()
                .filter(|s| open.range(here, **s) < view.ground.range(here, **s));
            let nearest = beyond.map(|s| self.field.from(*s)).min().unwrap_or(u8::MAX);
            let gain = i32::from(self.field.from(here)) - i32::from(nearest);
            if gain > 0 {
                best.consider(stand + gain.min(3) * view.taste.step, What::Option(i));
            }
        }
    }

    /// The attack of the card being resolved, from here or from elsewhere. Is there any?
    fn consider_attacks(
        &self,
        view: &View<'_>,
        arms: &Arms,
        purse: Purse,
        here: SpaceId,
        options: &[Choice],
        best: &mut Best,
    ) -> bool {
        let (base, _) = self.best_stand(purse.points);
        let range = changed_range(view, arms.range);
        let (mut any, mut prizes) = (false, Prizes::default());
        for contact in self.scout.contacts.iter().filter(|c| c.range <= range) {
            let spot = &self.scout.spots[usize::from(contact.spot)];
            if spot.cost > purse.points {
                continue;
            }
            let foe = &self.foes[usize::from(contact.foe)];
            let prize = self.prize_of(view, arms, &mut prizes, purse.spent + spot.cost, contact, 0);
            if prize <= 0 {
                continue;
            }
            any = true;
            if spot.space == here {
                let found = options.iter().position(|o| *o == Choice::Attack(foe.id, false));
                if let Some(i) = found {
                    best.consider(prize + base.max(spot.stand), What::Option(i));
                }
            } else {
                let value = prize + spot.stand - i32::from(spot.cost) * view.taste.point;
                best.consider(value, What::Strike(usize::from(contact.spot), foe.id, false));
            }
        }
        any
    }

    /// What an attack is worth if that is more than `floor`; else anything that is not.
    fn prize_of(
        &self,
        view: &View<'_>,
        arms: &Arms,
        prizes: &mut Prizes,
        moved: u8,
        contact: &Contact,
        floor: i32,
    ) -> i32 {
        let foe = &self.foes[usize::from(contact.foe)];
        let prize = prizes.of(&self.kit, arms, (contact.foe, foe), (contact.range, moved), false);
        let strike = &prize.strike;
        let mut more = 0;
        if strike.splash_red + strike.splash_black + strike.splash_one > 0 {
            let own = self.scout.spots[usize::from(contact.spot)].space;
            more += self.splash(view, Some(foe.id), &foe.spaces, strike, Some(own));
        }
        if strike.burst > 0 {
            more += Self::burst(view, Some(foe.id), &foe.spaces, strike);
        }
        if prize.most() + more <= floor {
            return floor;
        }
        prize.when(self.scout.cover(view, contact, foe)) + more
    }

    /// What a card leads to at best; `None` for options that are not cards.
    fn value_of_card(
        &self,
        view: &View<'_>,
        marine: FigureId,
        option: Choice,
        purse: Purse,
        spare: bool,
    ) -> Option<i32> {
        let content = view.game.content();
        let short = if spare { 0 } else { view.taste.offer };
        match option {
            Choice::Play(card) => {
                let arms = &self.kit.armoury.cards[usize::from(card.0)];
                let printed = &content.cards[usize::from(card.0)];
                let purse = Purse { points: purse.points.saturating_add(arms.speed), ..purse };
                let mut value = self.value_of_attack(view, arms, purse);
                if printed.kind == CardKind::Bonus {
                    value =
                        value.max(self.value_of_mains(view, marine, purse, Some(card)) - view.taste.played);
                    for ability in printed.abilities.iter().filter(|a| a.when == Trigger::Play) {
                        value += self.worth_of_play(view, marine, &ability.acts);
                    }
                }
                Some(value + view.taste.played - short)
            }
            Choice::Another(card) => {
                let arms = &self.kit.armoury.cards[usize::from(card.0)];
                Some(self.value_of_attack(view, arms, purse) + view.taste.played - short)
            }
            Choice::Sprint(card) => {
                let points = purse.points.saturating_add(content.marine_rules.sprint);
                let mains = purse.mains.saturating_sub(1 + view.st.turn.unsprinted());
                let value = self.value_of_mains(view, marine, Purse { points, mains, ..purse }, Some(card));
                Some(value - self.kit.keep[usize::from(card.0)] - short)
            }
            Choice::Spend(glory) => {
                let abilities = &content.glory[usize::from(glory.0)].abilities;
                let now = abilities.iter().filter(|a| matches!(a.when, Trigger::Play | Trigger::Main));
                let acts = now.flat_map(|a| &a.acts);
                self.value_of_kept(view, marine, acts, purse, view.taste.glory)
            }
            Choice::Class(i) => {
                let ability = view.game.class_of(view.st, marine)?.abilities.get(usize::from(i))?;
                self.value_of_kept(view, marine, ability.acts.iter(), purse, view.taste.class)
            }
            _ => None,
        }
    }

    /// What it gains to use a card that is kept, if that is more than it is worth to keep it.
    fn value_of_kept<'c>(
        &self,
        view: &View<'_>,
        marine: FigureId,
        mut acts: impl Iterator<Item = &'c Act> + Clone,
        purse: Purse,
        price: i32,
    ) -> Option<i32> {
        let (now, _) = self.best_stand(purse.points);
        let (then, _) = self.best_stand(purse.points + points_of(acts.clone()));
        let mut gain = self.worth_of_play(view, marine, acts.clone()) + then - now;
        if purse.mains == 0 && acts.any(|act| matches!(act, Act::Main(_))) {
            gain += (self.value_of_mains(view, marine, Purse { mains: 1, ..purse }, None) - now).max(0);
        }
        (gain > price).then_some(now + gain - price)
    }

    /// What acts give at once, other than movement points.
    fn worth_of_play<'c>(
        &self,
        view: &View<'_>,
        marine: FigureId,
        acts: impl IntoIterator<Item = &'c Act>,
    ) -> i32 {
        let damage = view.st.world.figures()[marine].damage;
        let each = acts.into_iter().map(|act| match *act {
            Act::Recover(n) => i32::from(n.min(damage)) * view.taste.recovery,
            Act::Draw(n) => i32::from(n) * (view.taste.card + view.taste.glory),
            // The worst cards go.
            Act::Discard(n) => -i32::from(n) * view.taste.card * 2,
            Act::Mend(n, within) => {
                let near = view.game.mendable(view.st, marine, within);
                let most = near.iter().map(|id| view.st.world.figures()[*id].damage.min(n)).max();
                i32::from(most.unwrap_or(0)) * view.taste.recovery
            }
            Act::Drain(range, red, black) => {
                let near = view.game.drainable(view.st, marine, range);
                let icons = i32::from(red) + 2 * i32::from(black);
                let best = near.iter().map(|id| Foe::new(view, *id).prize_of_damage(view.taste, icons)).max();
                best.map_or(0, |prize| prize + icons.min(i32::from(damage)) * view.taste.recovery)
            }
            Act::Lob(range, red, black) => {
                let icons = i32::from(red) + 2 * i32::from(black);
                let here = view.st.world.figures()[marine].space;
                let reached = view
                    .table
                    .board
                    .spaces()
                    .filter(|s| view.sight.range(here, *s) <= range && view.sight.sees(here, *s));
                reached.map(|s| Self::worth_of_grenade(view, s, icons)).max().unwrap_or(0)
            }
            _ => 0,
        });
        each.sum()
    }

    /// Attack and place together, at best, with a card.
    fn value_of_attack(&self, view: &View<'_>, arms: &Arms, purse: Purse) -> i32 {
        let (base, _) = self.best_stand(purse.points);
        let mut value = base;
        if !arms.armed {
            return value;
        }
        let range = changed_range(view, arms.range);
        let mut prizes = Prizes::default();
        for contact in self.scout.contacts.iter().filter(|c| c.range <= range) {
            let spot = &self.scout.spots[usize::from(contact.spot)];
            if spot.cost <= purse.points {
                let stand =
                    if spot.cost == 0 { base } else { spot.stand - i32::from(spot.cost) * view.taste.point };
                let moved = purse.spent + spot.cost;
                let prize = self.prize_of(view, arms, &mut prizes, moved, contact, value - stand);
                value = value.max(prize + stand);
            }
        }
        value
    }

    /// What the main card still to be played, but not this one, would lead to with these points.
    fn value_of_mains(&self, view: &View<'_>, marine: FigureId, purse: Purse, not: Option<CardId>) -> i32 {
        let content = view.game.content();
        let (mut value, _) = self.best_stand(purse.points);
        if purse.mains == 0 {
            return value;
        }
        for card in view.st.marines[usize::from(marine.0)].hand.distinct().filter(|c| not != Some(CardId(*c)))
        {
            if content.cards[usize::from(card)].kind == CardKind::Main {
                let arms = &self.kit.armoury.cards[usize::from(card)];
                let purse = Purse { points: purse.points.saturating_add(arms.speed), ..purse };
                value = value.max(self.value_of_attack(view, arms, purse));
            }
        }
        value
    }

    fn go_or_stop(&mut self, view: &View<'_>, marine: FigureId, best: Best, options: &[Choice]) -> usize {
        let what = best.close(&mut self.considered);
        let step = match what {
            What::Option(i) => return i,
            What::Go(spot) | What::Strike(spot, ..) => {
                self.way.set_out(view, marine, &self.scout, self.scout.spots[spot])
            }
            What::Stop => None,
        };
        let found = options.iter().position(|o| Some(*o) == step);
        found.or_else(|| options.iter().position(|o| matches!(o, Choice::End))).unwrap_or(0)
    }
}

/// The range of a marine's attack as it is changed for now.
fn changed_range(view: &View<'_>, range: u8) -> u8 {
    range.saturating_add_signed(view.st.world.modified(stat::range(view.side))).max(1)
}

/// Movement points among some acts.
pub(super) fn points_of<'c>(acts: impl IntoIterator<Item = &'c Act>) -> u8 {
    acts.into_iter().map(|act| if let Act::Points(n) = act { *n } else { 0 }).sum()
}
