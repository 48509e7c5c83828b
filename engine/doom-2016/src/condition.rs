//! What must hold before an ability may be used, what it costs, and whether using it would do anything at all: players
//! are not asked about what changes nothing.

use super::Doom2016;
use super::act::{By, needs_own_figure};
use super::content::{Ability, Act, Condition, Payment};
use super::state::{Attack, Figures, INVADER, MAX_GRENADES, State};
use crate::own::ban;
use engine::game::Side;
use engine::table::KindId;
use engine::world::FigureId;

impl Doom2016 {
    /// May this ability be used now, and would it do anything?
    pub(super) fn usable(&self, st: &State, ability: &Ability, by: By) -> bool {
        ability.when == by.trigger
            && self.all_hold(st, &ability.conditions, by)
            && ability.acts.iter().any(|act| self.does_something(st, *act, by))
    }

    pub(super) fn all_hold(&self, st: &State, conditions: &[Condition], by: By) -> bool {
        conditions.iter().all(|c| self.holds(st, *c, by))
    }

    fn holds(&self, st: &State, condition: Condition, by: By) -> bool {
        let (table, own) = (self.table(), by.own);
        let attack = st.attacks.last();
        let figure = |id: FigureId| st.world.figures().get(id);
        match condition {
            Condition::Adjacent => attack.is_some_and(|a| a.declaration().adjacent),
            Condition::NotAdjacent => attack.is_some_and(|a| !a.declaration().adjacent),
            Condition::Far(n) => attack
                .and_then(Attack::both_there)
                .is_some_and(|[attacker, defender]| st.world.range(table, attacker, defender) >= n),
            Condition::Large => own.and_then(figure).is_some_and(|f| table.kind(f.kind).footprint.is_large()),
            Condition::Moved(n) => own.is_some() && st.world.active() == own && st.turn.spent() >= n,
            Condition::Still => own.is_some() && st.world.active() == own && st.turn.spent() == 0,
            Condition::Hurt(n) => own.and_then(figure).is_some_and(|f| f.damage >= n),
            Condition::LeastDamaged => attack.is_some_and(|a| {
                let least =
                    st.world.figures().on_map().take_while(|(id, _)| usize::from(id.0) < st.marines.len());
                let least = least.map(|(_, f)| f.damage).min();
                figure(a.defender.figure()).map(|f| f.damage) == least
            }),
            Condition::Wounded(n) => {
                attack.is_some_and(|a| figure(a.defender.figure()).is_some_and(|f| f.damage >= n))
            }
            Condition::Staggered => attack.is_some_and(|a| {
                let damage = figure(a.defender.figure()).map_or(0, |f| f.damage);
                !a.defender.is_gone() && self.demon(a.defender.kind()).is_some_and(|d| damage >= d.stagger)
            }),
            Condition::Caused(n) => attack.is_some_and(|a| a.outcome().damage >= n),
            Condition::Kills => attack.is_some_and(|a| a.defender.is_gone() && a.outcome().damage > 0),
            Condition::Within(n) => attack.zip(own).is_some_and(|(a, own)| {
                let minds_defender = own == a.attacker.figure()
                    || (own != a.defender.figure() && by.trigger == super::content::Trigger::AllyDefending);
                let other = a.party(!minds_defender).figure();
                figure(other).is_some_and(|f| f.on_map)
                    && st.world.range(table, own, other) <= n
                    && st.world.sees(table, own, other)
            }),
            Condition::Flanked => attack.is_some_and(|a| {
                let side = table.kind(a.attacker.kind()).side;
                a.defender.there().is_some_and(|defender| {
                    st.world.figures().on_map().any(|(id, f)| {
                        id != a.attacker.figure()
                            && table.kind(f.kind).side == side
                            && st.world.range(table, id, defender) <= 1
                    })
                })
            }),
            Condition::Friend => own.is_some_and(|own| !self.friends_beside(st, own).is_empty()),
        }
    }

    fn same_side(&self, st: &State, a: FigureId, b: FigureId) -> bool {
        let side = |id: FigureId| st.world.figures().get(id).map(|f| self.table().kind(f.kind).side);
        side(a).is_some() && side(a) == side(b)
    }

    /// Figures of its own side adjacent to a figure.
    pub(super) fn friends_beside(&self, st: &State, own: FigureId) -> Figures {
        let table = self.table();
        let Some(figure) = st.world.figures().get(own).filter(|f| f.on_map) else {
            return Figures::new();
        };
        let side = table.kind(figure.kind).side;
        st.world
            .figures()
            .on_map()
            .filter(|(id, f)| {
                *id != own && table.kind(f.kind).side == side && st.world.range(table, own, *id) <= 1
            })
            .map(|(id, _)| id)
            .collect()
    }

    /// The marine that an ability of the invader is about: the one in the attack, or the one the window is about.
    pub(super) fn marine_meant(&self, st: &State, by: By) -> Option<FigureId> {
        let marine = |id: &FigureId| usize::from(id.0) < st.marines.len();
        match st.attacks.last() {
            Some(attack) if !by.own.is_some_and(|own| marine(&own)) => {
                [attack.defender.figure(), attack.attacker.figure()].into_iter().find(marine)
            }
            _ => by.own.filter(marine),
        }
    }

    pub(super) fn can_pay(&self, st: &State, kind: KindId, cost: Payment) -> bool {
        match cost {
            Payment::Free => true,
            Payment::Argent => {
                !st.world.forbids(ban::ARGENT_ABILITIES)
                    && self.demon_of_kind(kind).is_some_and(|d| st.invader.cards[usize::from(d)].argent > 0)
            }
            // A marine's kind is the number of the seat.
            Payment::Exhaust => st.marines.get(usize::from(kind.0)).is_some_and(|m| m.ready),
        }
    }

    /// Has the player on the other side a card in hand: the invader, or the marine that an ability of the invader is about?
    fn opponent_holds_cards(&self, st: &State, by: By) -> bool {
        match by.side {
            Side::Marines => !st.invader.hand.is_empty(),
            Side::Invader => {
                self.marine_meant(st, by).is_some_and(|m| !st.marines[usize::from(m.0)].hand.is_empty())
            }
        }
    }

    fn does_something(&self, st: &State, act: Act, by: By) -> bool {
        let table = self.table();
        let attack = st.attacks.last();
        let hurt = |id: FigureId| st.world.figures().get(id).is_some_and(|f| f.on_map && f.damage > 0);
        let can_come = |seat: u8| st.initiative.can_come(seat);
        let there =
            |id: &FigureId| !needs_own_figure(act) || st.world.figures().get(*id).is_some_and(|f| f.on_map);
        let own = by.own.filter(there);
        if needs_own_figure(act) && own.is_none() {
            return false;
        }
        match act {
            Act::Recover(_) => own.is_some_and(hurt),
            Act::Mend(_, within) => own.is_some_and(|own| !self.mendable(st, own, within).is_empty()),
            Act::Stun => attack.is_some_and(|a| {
                a.defender.there().is_some_and(|defender| {
                    !matches!(by.trigger, super::content::Trigger::AfterAttack)
                        || !st.world.figures()[defender].stunned
                })
            }),
            Act::RemoveDie => attack.is_some_and(|a| a.pool.to_roll() != [0, 0]),
            Act::Reroll(_) => attack.is_some_and(|a| !a.pool.dice().is_empty()),
            Act::IgnoreCover => attack.is_some_and(|a| a.defence.has_cover()),
            Act::RevealAgain => self.can_reveal_again(st),
            Act::Redirect => attack.is_some_and(|a| a.outcome().redirect.is_none()),
            Act::Push(n) => attack
                .zip(own)
                .is_some_and(|(a, own)| n > 0 && !self.pushed_to(st, a.opponent(own), own).is_empty()),
            Act::Burst(_, _, within) => !self.in_burst(st, within).is_empty(),
            Act::Splash(..) | Act::SplashOne(..) => !self.splashed(st).is_empty(),
            Act::Area(_, _, within) => own.is_some_and(|own| {
                st.world.figures().on_map().any(|(id, f)| {
                    !self.same_side(st, id, own) && st.world.range(table, own, id) <= within && !f.is_free()
                })
            }),
            Act::Counter(..) => attack.zip(own).is_some_and(|(a, own)| {
                let attacker = a.attacker.there().filter(|_| !a.declaration().answer);
                attacker.is_some_and(|attacker| st.world.sees(table, own, attacker))
            }),
            Act::Drain(range, ..) => own.is_some_and(|own| !self.drainable(st, own, range).is_empty()),
            Act::Lob(..) => st.grenades.len() < MAX_GRENADES,
            Act::PeekInitiative => st.initiative.deck().len() > 1,
            Act::OwnFirst => match by.side {
                Side::Marines => own.is_some_and(|marine| can_come(marine.0)),
                Side::Invader => can_come(INVADER),
            },
            Act::MarineFirst => (0..self.marines()).any(|seat| own != Some(FigureId(seat)) && can_come(seat)),
            Act::Argent(_) | Act::ArgentHere(_) => st.argent_in_play() < self.content().stock.argent,
            Act::ArgentLost(_) => attack.is_some_and(|a| {
                self.demon_of_kind(a.defender.kind())
                    .is_some_and(|d| st.invader.cards[usize::from(d)].argent > 0)
            }),
            Act::TheyDiscard(_) => self.opponent_holds_cards(st, by),
            Act::Range(_)
            | Act::Red(_)
            | Act::Black(_)
            | Act::Unerring
            | Act::Shields(_)
            | Act::Dodge
            | Act::Endure
            | Act::Pierce(_)
            | Act::Damage(_)
            | Act::Points(_)
            | Act::Blink(_)
            | Act::Draw(_)
            | Act::Discard(_)
            | Act::Main(_)
            | Act::Again(_)
            | Act::AgainOther
            | Act::Revenge(..)
            | Act::Overwatch
            | Act::AnotherOfSet
            | Act::Suffer(_)
            | Act::Change(..)
            | Act::Hand(_)
            | Act::Initiative(_) => true,
        }
    }
}
