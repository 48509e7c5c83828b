//! How a state is copied. The search copies one over another for every rollout: what lies on the heap stays there and is used again.

use super::{Attack, State};
use crate::task::Task;
use engine::course::EffectQueue;
use std::mem::take;

impl Clone for State {
    fn clone(&self) -> Self {
        self.with_lists(self.tasks.clone(), self.attacks.clone(), self.effects.clone())
    }

    fn clone_from(&mut self, from: &Self) {
        let (mut tasks, mut attacks) = (take(&mut self.tasks), take(&mut self.attacks));
        let mut effects = take(&mut self.effects);
        tasks.clone_from(&from.tasks);
        attacks.clone_from(&from.attacks);
        effects.clone_from(&from.effects);
        *self = from.with_lists(tasks, attacks, effects);
    }
}

impl State {
    /// A copy with these lists.
    fn with_lists(&self, tasks: Vec<Task>, attacks: Vec<Attack>, effects: EffectQueue) -> Self {
        Self {
            world: self.world.clone(),
            marines: self.marines.clone(),
            invader: self.invader.clone(),
            frags: self.frags,
            threat: self.threat,
            initiative: self.initiative.clone(),
            point: self.point,
            grenades: self.grenades.clone(),
            glory: self.glory.clone(),
            turn: self.turn.clone(),
            tasks,
            attacks,
            effects,
            question: self.question.clone(),
            brought: self.brought.clone(),
            supposed: self.supposed,
        }
    }
}
