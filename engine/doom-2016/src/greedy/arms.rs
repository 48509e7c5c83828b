//! What a card or a demon attacks with, read from its abilities once: dice and effects it always has, and those that
//! depend on how attacker and defender stand. Who they are is not known here.

use crate::content::{Ability, Act, ActionCard, Condition, Content, Demon, Payment, Trigger};

/// An attack, or something added to one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Strike {
    /// Red dice.
    pub(super) red: i8,
    /// Black dice.
    pub(super) black: i8,
    /// Icons on top.
    pub(super) bonus: i8,
    /// Shields that count for nothing.
    pub(super) pierce: i8,
    /// Dice that may be rolled again.
    pub(super) reroll: i8,
    /// Times the attack comes again.
    pub(super) again: i8,
    /// Dice for everybody next to the defender.
    pub(super) splash_red: i8,
    /// The same, black.
    pub(super) splash_black: i8,
    /// Red dice for one figure next to the defender.
    pub(super) splash_one: i8,
    /// Mean icons (in halves) for every foe near the defender, and how near.
    pub(super) burst: i8,
    /// How near.
    pub(super) burst_range: i8,
    /// Cards drawn.
    pub(super) draws: i8,
    /// The defender has no right to a second card.
    pub(super) ignores_cover: bool,
    /// Dodges do not help.
    pub(super) unerring: bool,
    /// The defender is stunned afterwards.
    pub(super) stuns: bool,
}

impl Strike {
    /// Both together.
    pub(super) const fn plus(self, more: &Self) -> Self {
        Self {
            red: self.red + more.red,
            black: self.black + more.black,
            bonus: self.bonus + more.bonus,
            pierce: self.pierce + more.pierce,
            reroll: self.reroll + more.reroll,
            again: self.again + more.again,
            splash_red: self.splash_red + more.splash_red,
            splash_black: self.splash_black + more.splash_black,
            splash_one: self.splash_one + more.splash_one,
            burst: self.burst + more.burst,
            burst_range: if self.burst_range > more.burst_range {
                self.burst_range
            } else {
                more.burst_range
            },
            draws: self.draws + more.draws,
            ignores_cover: self.ignores_cover || more.ignores_cover,
            unerring: self.unerring || more.unerring,
            stuns: self.stuns || more.stuns,
        }
    }

    /// What acts add to an attack.
    pub(super) fn of(acts: &[Act]) -> Self {
        let mut strike = Self::default();
        for act in acts {
            match *act {
                Act::Red(n) => strike.red += n as i8,
                Act::Black(n) => strike.black += n as i8,
                // One takes the worst die away.
                Act::RemoveDie => strike.red -= 1,
                Act::Damage(n) => strike.bonus += n as i8,
                Act::Pierce(n) => strike.pierce += n as i8,
                Act::Reroll(n) => strike.reroll += n as i8,
                Act::Again(n) => strike.again += n as i8,
                Act::Splash(red, black) => {
                    strike.splash_red += red as i8;
                    strike.splash_black += black as i8;
                }
                Act::SplashOne(red, black) => strike.splash_one += (red + 2 * black) as i8,
                Act::Burst(red, black, within) => {
                    strike.burst += (red * 2 + black * 4) as i8;
                    strike.burst_range = strike.burst_range.max(within as i8);
                }
                Act::Unerring => strike.unerring = true,
                Act::Draw(n) => strike.draws += n as i8,
                Act::IgnoreCover => strike.ignores_cover = true,
                Act::Stun => strike.stuns = true,
                // They reach further, defend, move, heal, pay or concern cards and initiative.
                Act::Range(_)
                | Act::Shields(_)
                | Act::Dodge
                | Act::Endure
                | Act::Redirect
                | Act::RevealAgain
                | Act::Push(_)
                | Act::Points(_)
                | Act::Blink(_)
                | Act::Discard(_)
                | Act::Recover(_)
                | Act::Mend(..)
                | Act::Main(_)
                | Act::AgainOther
                | Act::Area(..)
                | Act::Revenge(..)
                | Act::Counter(..)
                | Act::Overwatch
                | Act::Lob(..)
                | Act::Drain(..)
                | Act::AnotherOfSet
                | Act::PeekInitiative
                | Act::OwnFirst
                | Act::MarineFirst
                | Act::Argent(_)
                | Act::ArgentHere(_)
                | Act::ArgentLost(_)
                | Act::TheyDiscard(_)
                | Act::Suffer(_)
                | Act::Change(..)
                | Act::Hand(_)
                | Act::Initiative(_) => {}
            }
        }
        strike
    }
}

/// What a card or demon attacks with.
#[derive(Clone, Debug, Default)]
pub(super) struct Arms {
    /// It has an attack at all.
    pub(super) armed: bool,
    /// How far.
    pub(super) range: u8,
    /// Movement points that come with it.
    pub(super) speed: u8,
    /// Always.
    pub(super) base: Strike,
    /// When all conditions hold.
    pub(super) extra: Vec<(Vec<Condition>, Strike)>,
    /// For a token of argent, before the dice: so much further, and this.
    pub(super) argent: Option<(u8, Strike)>,
}

impl Arms {
    fn add(&mut self, abilities: &[Ability]) {
        use Trigger::{AfterAttack, AfterRoll, Attacking, BeforeRoll, Passive};
        for ability in abilities {
            if !matches!(ability.when, Passive | BeforeRoll | AfterRoll | Attacking | AfterAttack) {
                continue;
            }
            let strike = Strike::of(&ability.acts);
            if ability.cost == Payment::Argent {
                if ability.when == BeforeRoll && self.argent.is_none() {
                    let longer = ability.acts.iter().find_map(|act| match act {
                        Act::Range(n) => Some(*n),
                        _ => None,
                    });
                    self.argent = Some((longer.unwrap_or(0), strike));
                }
            } else if ability.conditions.is_empty() {
                self.base = self.base.plus(&strike);
            } else {
                self.extra.push((ability.conditions.clone(), strike));
            }
        }
    }

    /// What an attack is made of when these extras hold.
    pub(super) fn strike(&self, holding: u64, argent: bool) -> Strike {
        let extras = self.extra.iter().take(64).enumerate();
        let mut strike = extras
            .filter(|(i, _)| holding >> i & 1 == 1)
            .fold(self.base, |strike, (_, (_, more))| strike.plus(more));
        if argent && let Some((_, more)) = &self.argent {
            strike = strike.plus(more);
        }
        strike
    }

    fn of_card(card: &ActionCard) -> Self {
        let mut arms = Self { speed: card.speed, ..Self::default() };
        if let Some(attack) = card.attack {
            arms.armed = true;
            arms.range = attack.range;
            arms.base.red = attack.red as i8;
            arms.base.black = attack.black as i8;
            arms.add(&card.abilities);
        }
        arms
    }

    fn of_demon(demon: &Demon) -> Self {
        let mut arms = Self { armed: true, range: demon.attack.range, speed: demon.speed, ..Self::default() };
        arms.base.red = demon.attack.red as i8;
        arms.base.black = demon.attack.black as i8;
        arms.add(&demon.abilities);
        arms
    }
}

/// All cards and demons of a box.
#[derive(Debug, Default)]
pub(super) struct Armoury {
    /// By position in `Content::cards`.
    pub(super) cards: Vec<Arms>,
    /// By position in `Content::demons`.
    pub(super) demons: Vec<Arms>,
}

impl Armoury {
    pub(super) fn new(content: &Content) -> Self {
        Self {
            cards: content.cards.iter().map(Arms::of_card).collect(),
            demons: content.demons.iter().map(Arms::of_demon).collect(),
        }
    }
}
