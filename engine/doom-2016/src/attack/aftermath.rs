//! What follows the damage (ruling 21): stuns, effects after the attack, answers, events, and whether it is made again.
//! The answers themselves stand in `timing::answer`.

use crate::Doom2016;
use crate::choice::Choice;
use crate::content::Trigger;
use crate::run::{Cx, Due, INVADER_CHOOSES};
use crate::state::State;
use crate::task::{AttackTask, Phase, Task, WindowTask};
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::world::FigureId;

impl Cx<'_> {
    /// Ruling 21, (b) to (e).
    pub(super) fn after(&mut self, attacker_side: Side) {
        let attack = self.st.attack();
        let (attacker, defender) = (attack.attacker.there(), attack.defender.there());
        let (stuns, answer) = (attack.outcome().stuns, attack.declaration().answer);
        self.push(Task::Attack(AttackTask::Phase(Phase::Done)));
        if let Some(attacker) = attacker {
            self.end_stun(attacker);
        }
        if let Some(defender) = defender {
            self.end_stun(defender);
            if stuns {
                self.stun(defender);
            }
        }
        // From here on the last is pushed first: the attacker, the defender and bystanders, events.
        if attacker.is_some() {
            match attacker_side {
                Side::Marines => self.push(Task::Window(WindowTask::Answers)),
                Side::Invader => {
                    self.push(Task::Window(WindowTask::AfterEvents));
                    if !answer {
                        self.open_ally_windows(Trigger::EnemyAttacked, None);
                    }
                }
            }
        }
        if defender.is_some() {
            self.push(Task::Window(WindowTask::Attack(Trigger::Defended, attacker_side.other())));
        }
        if attacker.is_some() {
            self.push(Task::Window(WindowTask::Attack(Trigger::AfterAttack, attacker_side)));
            self.by_itself(Trigger::AfterAttack, attacker_side);
        }
    }

    pub(super) fn attack_done(&mut self) {
        let side = self.side_of_attacker();
        let Some(attack) = self.st.attacks.pop() else { return };
        let (attacker, defender) = (attack.attacker.figure(), attack.defender.figure());
        for card in attack.defence.cards() {
            match side {
                Side::Invader => self.st.marines[usize::from(defender.0)].discard.add(card),
                Side::Marines => self.st.invader.discard.add(card),
            }
        }
        let there = attack.attacker.there();
        let active = there.is_some() && self.st.world.active() == there;
        // Attacks other than that of the card or the activation are not repeated, and do not use a repetition up.
        let declared = attack.declaration();
        let own = !declared.answer && declared.card == self.st.turn.card();
        if active && own {
            self.st.turn.attack_over(attack.repeats.times());
        }
        if attack.repeats.are_on_another() && there.is_some() {
            self.push(Task::Attack(AttackTask::Other(attacker, defender)));
        }
        let outcome = attack.outcome();
        self.emit(Event::AttackResolved {
            attacker,
            defender,
            damage: outcome.damage,
            dodged: outcome.dodged,
        });
    }
}

impl Doom2016 {
    pub(crate) fn due_attack_other(
        &self,
        st: &State,
        attacker: FigureId,
        not: FigureId,
        out: &mut Options<Choice>,
    ) -> Due {
        let Some(figure) = st.world.figures().get(attacker).filter(|f| f.on_map) else { return Due::Auto };
        if let Some(demon) = self.demon(figure.kind) {
            let longer = self.longer_range(st, attacker);
            self.list_targets(st, attacker, demon.attack.range, longer, out);
        }
        out.list.retain(|c| !matches!(c, Choice::Attack(f, _) if *f == not));
        if out.list.is_empty() {
            return Due::Auto;
        }
        out.add(Choice::Pass);
        INVADER_CHOOSES
    }
}
