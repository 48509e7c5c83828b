//! The figures of the other side as targets: where they stand, what they may show in defence, and what an attack on one
//! of them is worth.

use super::arms::{Arms, Strike};
use super::guard::Guard;
use super::kit::Kit;
use super::odds::{ONE, SURE};
use super::taste::{Taste, part};
use super::view::View;
use crate::content::Condition;
use arrayvec::ArrayVec;
use engine::game::Side;
use engine::table::KindId;
use engine::world::FigureId;
use tiles::board::Covered;

/// The most foes looked at; the box has fewer figures that can stand on the map together.
pub(super) const MOST_FOES: usize = 36;

/// All foes, by figure number.
pub(super) type Foes = ArrayVec<Foe, MOST_FOES>;

/// A figure as a target.
#[derive(Clone, Debug)]
pub(super) struct Foe {
    pub(super) id: FigureId,
    pub(super) kind: KindId,
    pub(super) spaces: Covered,
    pub(super) large: bool,
    pub(super) stunned: bool,
    pub(super) health: u8,
    pub(super) damage: u8,
    /// Damage at which it is staggered (demons).
    pub(super) stagger: Option<u8>,
    /// What it is worth on the map (demons).
    pub(super) worth: i32,
    /// Fragging it ends the game.
    pub(super) last: bool,
    /// What it may show, without and with the right to a second card.
    pub(super) guard: Guard,
    pub(super) guard_in_cover: Guard,
}

impl Foe {
    pub(super) fn new(view: &View<'_>, id: FigureId) -> Self {
        Self::with_guard(view, id, Guard::of(view, id))
    }

    fn with_guard(view: &View<'_>, id: FigureId, guard: Guard) -> Self {
        let figure = &view.st.world.figures()[id];
        let kind = view.table.kind(figure.kind);
        let demon = view.game.demon(figure.kind);
        let large = kind.footprint.is_large();
        Self {
            id,
            kind: figure.kind,
            spaces: view.st.world.spaces_under(view.table, id),
            large,
            stunned: figure.stunned,
            health: kind.health,
            damage: figure.damage,
            stagger: demon.map(|d| d.stagger),
            worth: demon.map_or(0, |d| view.taste.demon(d)),
            last: demon.is_none() && view.st.frags + 1 >= view.game.frag_limit(),
            guard,
            guard_in_cover: if large { guard } else { guard.with_second() },
        }
    }

    /// Everybody of a side.
    pub(super) fn list(view: &View<'_>, side: Side, out: &mut Foes) {
        out.clear();
        for id in view.figures(side) {
            let figure = &view.st.world.figures()[id];
            // All demons of a kind draw from the same deck.
            let alike = |foe: &&Self| {
                side == Side::Invader && (foe.kind, foe.stunned) == (figure.kind, figure.stunned)
            };
            let guard = out.iter().find(alike).map_or_else(|| Guard::of(view, id), |foe| foe.guard);
            let _ = out.try_push(Self::with_guard(view, id, guard));
        }
    }

    /// A marine who comes onto it frags it.
    pub(super) fn is_staggered(&self) -> bool {
        self.stagger.is_some_and(|stagger| self.damage >= stagger)
    }

    /// What an attack on it is worth to the attacker.
    pub(super) fn prize(&self, kit: &Kit, strike: &Strike, cover: bool) -> i32 {
        let guard = if cover && !strike.ignores_cover { &self.guard_in_cover } else { &self.guard };
        let left = i32::from(self.health) - i32::from(self.damage);
        let to_stagger = self.stagger.map(|stagger| i32::from(stagger) - i32::from(self.damage));
        let (mut mean, mut frag, mut stagger) = (0, 0, 0);
        for (shields, cards) in guard.shields.iter().enumerate() {
            // A dodge that does not help is a card without shields.
            let useless = if strike.unerring && shields == 0 { guard.dodges } else { 0 };
            let cards = (*cards + useless) as i32;
            if cards == 0 {
                continue;
            }
            let stopped =
                (shields as i32 + guard.always - i32::from(strike.pierce)).max(0) - i32::from(strike.bonus);
            mean += cards * kit.odds.past(strike.red, strike.black, stopped);
            frag += cards * kit.odds.reach(strike.red, strike.black, left + stopped);
            if let Some(to_stagger) = to_stagger.filter(|damage| *damage > 0) {
                stagger += cards * kit.odds.reach(strike.red, strike.black, to_stagger + stopped);
            }
        }
        let all = guard.all.max(1) as i32;
        mean = mean / all + i32::from(strike.reroll) * ONE / 6;
        self.value(&kit.taste, strike, mean, frag / all, (stagger - frag).max(0) / all)
    }

    /// What so much damage for certain is worth to the attacker.
    pub(super) fn prize_of_damage(&self, taste: &Taste, damage: i32) -> i32 {
        let frag = if damage >= i32::from(self.health) - i32::from(self.damage) { SURE } else { 0 };
        let sum = i32::from(self.damage) + damage;
        let staggers = frag == 0
            && self.stagger.is_some_and(|stagger| self.damage < stagger && sum >= i32::from(stagger));
        self.value(taste, &Strike::default(), damage * ONE, frag, if staggers { SURE } else { 0 })
    }

    fn value(&self, taste: &Taste, strike: &Strike, mean: i32, frag: i32, stagger: i32) -> i32 {
        let once = if self.stagger.is_none() {
            taste.hurt_marine(self.health, self.damage, self.last, mean, frag)
        } else {
            taste.hurt_demon(self.worth, self.health, mean, frag, stagger)
        };
        let stun = if strike.stuns && !self.stunned { taste.stun * (SURE - frag) / SURE } else { 0 };
        once + part(once * i32::from(strike.again), taste.again) + stun + taste.card * i32::from(strike.draws)
    }
}

impl Arms {
    /// Which of the extras hold against a foe from this range, after so many points were spent: one bit each.
    fn holding(&self, foe: &Foe, range: u8, moved: u8) -> u64 {
        let holds = |conditions: &[Condition]| {
            conditions.iter().all(|condition| match *condition {
                Condition::Adjacent => range <= 1,
                Condition::NotAdjacent => range > 1,
                Condition::Moved(n) => moved >= n,
                Condition::Wounded(n) => foe.damage >= n,
                Condition::Within(n) => range <= n,
                Condition::Far(n) => range >= n,
                Condition::Still => moved == 0,
                Condition::Staggered => foe.is_staggered(),
                Condition::Large
                | Condition::LeastDamaged
                | Condition::Flanked
                | Condition::Friend
                | Condition::Hurt(_)
                | Condition::Kills => false,
                Condition::Caused(_) => true,
            })
        };
        let extras = self.extra.iter().take(64).enumerate();
        extras.filter(|(_, (conditions, _))| holds(conditions)).fold(0, |bits, (i, _)| bits | 1 << i)
    }
}

/// What attacks with the same arms are worth, foe by foe, as far as that does not depend on the place. It is worked out
/// once for all places where the same extras hold.
#[derive(Debug, Default)]
pub(super) struct Prizes {
    foe: u8,
    known: ArrayVec<Prize, 4>,
}

/// What an attack on a foe is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prize {
    holding: u64,
    argent: bool,
    pub(super) strike: Strike,
    open: i32,
    covered: i32,
}

impl Prizes {
    /// The worth of an attack on the foe with this number from this range, after so many points were spent.
    pub(super) fn of(
        &mut self,
        kit: &Kit,
        arms: &Arms,
        (number, foe): (u8, &Foe),
        (range, moved): (u8, u8),
        argent: bool,
    ) -> &Prize {
        let holding = arms.holding(foe, range, moved);
        if self.foe != number || self.known.is_full() {
            self.known.clear();
            self.foe = number;
        }
        let known = self.known.iter().position(|known| (known.holding, known.argent) == (holding, argent));
        let place = known.unwrap_or_else(|| {
            let strike = arms.strike(holding, argent);
            let [open, covered] = [false, true].map(|cover| foe.prize(kit, &strike, cover));
            self.known.push(Prize { holding, argent, strike, open, covered });
            self.known.len() - 1
        });
        &self.known[place]
    }
}

impl Prize {
    /// The worth if the foe has cover, or if it has none.
    pub(super) const fn when(&self, cover: bool) -> i32 {
        if cover { self.covered } else { self.open }
    }

    /// The worth at best, whether the foe has cover or not.
    pub(super) fn most(&self) -> i32 {
        self.open.max(self.covered)
    }
}
