//! Does it still matter whether somebody reacts? Players who do not want to be asked each time are asked where it does. It looks at
//! the dice and the card that lie on the table, and never at a hand.

use super::Doom2016;
use super::content::{Ability, Trigger};
use super::state::{Attack, State};
use super::task::{Task, WindowTask};
use engine::world::FigureId;

impl Doom2016 {
    /// It does not for a defender who suffers nothing as dice and card lie while the attacker can change nothing any more, nor for an
    /// attacker whose target falls as they lie; and not for who stands beside them. Before the card lies there, and after the damage,
    /// it matters.
    pub(super) fn reacting_matters(&self, st: &State) -> bool {
        let (Some(task), Some(attack)) = (st.tasks.last(), st.attacks.last()) else { return true };
        let Task::Window(WindowTask::Attack(trigger, _) | WindowTask::Ally(trigger, _)) = *task else {
            return true;
        };
        let damage = self.tally(st, attack).damage;
        match trigger {
            Trigger::Defending | Trigger::AllyDefending => damage > 0 || self.attacker_may_react(st, attack),
            Trigger::Attacking => damage < self.health_left(st, attack.sufferer()),
            Trigger::Play
            | Trigger::Main
            | Trigger::Resolved
            | Trigger::Activation
            | Trigger::ActivationEnd
            | Trigger::MarineActivation
            | Trigger::BeforeRoll
            | Trigger::AfterRoll
            | Trigger::AllyRolled
            | Trigger::AfterAttack
            | Trigger::Defended
            | Trigger::EnemyAttacked
            | Trigger::Fragged
            | Trigger::MarineFragged
            | Trigger::Initiative
            | Trigger::Received
            | Trigger::Passive => true,
        }
    }

    /// Could the attacker's side still do something before the damage? As everybody sees it: by the number of cards in hands, and by
    /// what lies open.
    fn attacker_may_react(&self, st: &State, attack: &Attack) -> bool {
        match self.demon(attack.attacker.kind()) {
            Some(demon) => {
                let acts = |ability: &Ability| ability.when == Trigger::Attacking;
                !st.invader.hand.is_empty() || demon.abilities.iter().any(acts)
            }
            None => st
                .marines
                .get(usize::from(attack.attacker.figure().0))
                .is_some_and(|marine| !marine.hand.is_empty() || !marine.glory.is_empty() || marine.ready),
        }
    }

    /// Health that a figure has left; none of one that is not there.
    fn health_left(&self, st: &State, figure: FigureId) -> u8 {
        let figure = st.world.figures().get(figure);
        figure.map_or(0, |figure| self.table().kind(figure.kind).health.saturating_sub(figure.damage))
    }
}
