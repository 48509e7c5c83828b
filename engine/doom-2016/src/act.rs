//! What each act of an ability does. Acts that need a decision or dice put tasks on the stack; those stand in `decision`,
//! `damage` and with their subjects.

use super::content::ability::{Lasting, Number};
use super::content::{Ability, Act, Trigger};
use super::run::Cx;
use super::state::INVADER;
use super::task::{
    AttackTask, DamageTask, DecisionTask, EffectRoll, InvaderTask, MarineTask, MovementTask, RoundTask, Task,
    WindowTask,
};
use crate::own::{OwnEvent, stat};
use engine::course::Course;
use engine::game::Side;
use engine::world::{FigureId, Modifier, Until};

/// Whose ability it is, and in which window it is used.
#[derive(Clone, Copy, Debug)]
pub(super) struct By {
    /// The side of the card.
    pub(super) side: Side,
    /// The figure the card calls its own. For the invader's events outside attacks: the one the window is about, if any.
    pub(super) own: Option<FigureId>,
    /// The window.
    pub(super) trigger: Trigger,
}

impl By {
    /// A card of a marine.
    pub(super) const fn marine(marine: FigureId, trigger: Trigger) -> Self {
        Self { side: Side::Marines, own: Some(marine), trigger }
    }
}

impl Cx<'_> {
    /// What an ability does, in order. What needs a decision goes on the stack, so the last is pushed first.
    pub(super) fn act_ability(&mut self, ability: &Ability, by: By) {
        ability.mark();
        for act in ability.acts.iter().rev() {
            let _ = self.act(*act, by);
        }
    }

    /// `None` where the figure that it is about is not there.
    fn act(&mut self, act: Act, by: By) -> Option<()> {
        let there = |id: &FigureId| !needs_own_figure(act) || self.st.world.figures().get(*id).is_some();
        let own = by.own.filter(there);
        match act {
            // Taken into account when targets are listed, when the card is resolved, or all the time.
            Act::Range(_) | Act::AnotherOfSet | Act::Hand(_) | Act::Initiative(_) => {}
            // Chosen by figure in the answers to an attack.
            Act::Overwatch => {}
            Act::Red(n) => self.st.attack_mut().pool.add_dice([n, 0]),
            Act::Black(n) => self.st.attack_mut().pool.add_dice([0, n]),
            Act::Shields(n) => self.st.attack_mut().defence.add_shields(n),
            Act::Pierce(n) => self.st.attack_mut().defence.pierce(n),
            Act::Damage(n) => self.st.attack_mut().pool.add_icons(n),
            Act::Again(n) => self.st.attack_mut().repeats.add(n),
            Act::AgainOther => self.st.attack_mut().repeats.add_on_another(),
            Act::IgnoreCover => self.st.attack_mut().defence.ignore_cover(),
            Act::Unerring => self.st.attack_mut().defence.ignore_dodges(),
            Act::Dodge => self.st.attack_mut().defence.dodge(),
            Act::Endure => self.st.attack_mut().defence.endure(),
            Act::RemoveDie => self.push(Task::Attack(AttackTask::RemoveDie)),
            Act::Reroll(n) => {
                self.push(Task::Attack(AttackTask::RollAgain));
                self.push(Task::Attack(AttackTask::Reroll(n)));
            }
            Act::Redirect => self.push(Task::Attack(AttackTask::Redirect)),
            Act::RevealAgain => self.reveal_again(),
            Act::Stun if matches!(by.trigger, Trigger::AfterAttack) => self.stun_defender(),
            Act::Stun => self.st.attack_mut().stun(),
            Act::Push(n) => self.push_other(own?, n),
            Act::Points(n) => self.gain_points(own?, n),
            Act::Blink(n) => self.push(Task::Decision(DecisionTask::Blink(own?, n))),
            Act::Draw(n) => match by.side {
                Side::Marines => self.push(Task::Marine(MarineTask::Draw(own?, n))),
                Side::Invader => self.push(Task::Invader(InvaderTask::Draw(n))),
            },
            Act::Discard(n) => match by.side {
                Side::Marines => self.push(Task::Marine(MarineTask::PayCards(own?, n))),
                Side::Invader => self.push(Task::Invader(InvaderTask::Discard(n))),
            },
            Act::TheyDiscard(n) => match by.side {
                Side::Marines => self.push(Task::Invader(InvaderTask::Discard(n))),
                Side::Invader => {
                    let marine = self.game.marine_meant(self.st, by)?;
                    self.push(Task::Marine(MarineTask::PayCards(marine, n)));
                }
            },
            Act::Recover(n) => self.heal(own?, n),
            Act::Mend(n, within) => self.decide(DecisionTask::Mend { by: own?, amount: n, within }),
            Act::Main(n) => self.st.turn.gain_mains(n),
            Act::Splash(red, black) => self.roll_for(red, black, EffectRoll::Splash),
            Act::SplashOne(red, black) => self.roll_for(red, black, EffectRoll::SplashOne),
            Act::Burst(red, black, within) => {
                // Without a figure near there is nothing to roll for.
                if !self.game.in_burst(self.st, within).is_empty() {
                    self.roll_for(red, black, EffectRoll::Burst(within));
                }
            }
            Act::Area(red, black, within) => self.roll_for(red, black, EffectRoll::Area(own?, within)),
            Act::Revenge(red, black) => self.roll_for(red, black, EffectRoll::One(own?)),
            Act::Counter(red, black) => self.counter(own?, red, black),
            Act::Lob(range, red, black) => self.decide(DecisionTask::Lob { by: own?, range, red, black }),
            Act::Drain(range, red, black) => self.decide(DecisionTask::Drain { by: own?, range, red, black }),
            Act::PeekInitiative => self.push(Task::Round(RoundTask::Peek(seat_by(by)?))),
            Act::OwnFirst => self.initiative_first(seat_by(by)?),
            Act::MarineFirst => self.push(Task::Round(RoundTask::PutFirst(own?))),
            Act::Argent(n) => self.gain_argent(n),
            Act::ArgentHere(n) => self.gain_argent_on(own?, n),
            Act::ArgentLost(n) => self.lose_argent_of_defender(n),
            Act::Suffer(n) => self.hurt(own?, n, None),
            Act::Change(number, by, lasting) => self.change_number(number, by, lasting),
        }
        Some(())
    }

    fn decide(&mut self, task: DecisionTask) {
        self.push(Task::Decision(task));
    }

    fn roll_for(&mut self, red: u8, black: u8, what: EffectRoll) {
        self.push(Task::Damage(DamageTask::roll(red, black, what)));
    }

    /// After the attack, and so at once.
    fn stun_defender(&mut self) {
        if let Some(defender) = self.st.attack().defender.there() {
            self.stun(defender);
        }
    }

    /// The other figure of the attack is to be pushed.
    fn push_other(&mut self, own: FigureId, n: u8) {
        let other = self.st.attack().opponent(own);
        self.push(Task::Decision(DecisionTask::Push(other, own, n)));
    }

    /// Movement points: for the activation, or to be spent at once.
    fn gain_points(&mut self, own: FigureId, n: u8) {
        if self.st.world.active() == Some(own) {
            self.st.turn.gain_points(n);
        } else {
            self.push(Task::Movement(MovementTask::SpendNow(own, n)));
        }
    }

    fn change_number(&mut self, number: Number, amount: i8, lasting: Lasting) {
        let stat = match number {
            Number::MarineRange => stat::range(Side::Marines),
            Number::MarineSpeed => stat::speed(Side::Marines),
            Number::DemonDamage => stat::damage(Side::Invader),
            Number::DemonShields => stat::shields(Side::Invader),
        };
        let until = match lasting {
            Lasting::Activation => Until::Activation,
            Lasting::Round => Until::Round,
        };
        let _ = self.st.world.modify(Modifier { stat, amount, until });
    }

    /// The revealed card is ignored and set aside; another one is revealed. The defender may then use what they have
    /// not used yet (ruling 20).
    fn reveal_again(&mut self) {
        if !self.game.can_reveal_again(self.st) {
            return;
        }
        let side = self.game.side_of_attacker(self.st).other();
        self.st.attack_mut().defence.ignore_card();
        let window = Task::Window(WindowTask::Attack(Trigger::Defending, side));
        // The defender's own window is open still when the defender used this.
        let mut of_this_attack =
            self.st.tasks.iter().rev().take_while(|task| !matches!(task, Task::Attack(AttackTask::Phase(_))));
        if !of_this_attack.any(|task| *task == window) {
            self.push(window);
        }
        self.push(Task::Attack(AttackTask::Reveal));
    }

    /// Argent for the card of one's own kind, as far as there are tokens.
    fn gain_argent_on(&mut self, own: FigureId, n: u8) {
        let kind = self.st.world.figures().get(own).filter(|f| f.on_map).map(|f| f.kind);
        let Some(demon) = kind.and_then(|kind| self.game.demon_of_kind(kind)) else { return };
        let free = self.game.content().stock.argent.saturating_sub(self.st.argent_in_play());
        let n = n.min(free);
        if n > 0 {
            self.st.invader.cards[usize::from(demon)].argent += n;
            self.emit(OwnEvent::ArgentGained { amount: n });
        }
    }

    fn lose_argent_of_defender(&mut self, n: u8) {
        let kind = self.st.attack().defender.kind();
        if let Some(demon) = self.game.demon_of_kind(kind) {
            let card = &mut self.st.invader.cards[usize::from(demon)];
            let n = n.min(card.argent);
            card.argent -= n;
            if n > 0 {
                self.emit(OwnEvent::ArgentLost { amount: n });
            }
        }
    }
}

/// The seat of the player who uses an ability.
fn seat_by(by: By) -> Option<u8> {
    match by.side {
        Side::Marines => by.own.map(|marine| marine.0),
        Side::Invader => Some(INVADER),
    }
}

/// Is it about one's own figure? Some windows have none, and in others it may have fallen.
pub(super) const fn needs_own_figure(act: Act) -> bool {
    matches!(
        act,
        Act::Mend(..)
            | Act::Points(_)
            | Act::Blink(_)
            | Act::Area(..)
            | Act::Lob(..)
            | Act::Drain(..)
            | Act::Suffer(_)
            | Act::Recover(_)
            | Act::Revenge(..)
            | Act::ArgentHere(_)
            | Act::MarineFirst
    )
}
