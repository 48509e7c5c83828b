//! The effects that scripts asked for and that are not carried out yet: in which order they come, and which of them waits for
//! which. When one is performed, and what it means, stands in `course` and in the rule system.

use crate::effect::{Asked, Effect, Orders};
use crate::hook::Origin;
use std::hash::{Hash, Hasher};

/// What one listener asked for in answer to one event. Its effects come in the order in which it asked for them, and each waits
/// until the one before is finished, with every choice and all chance that belong to it. Reactions do not wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reaction {
    /// How many of the effects are left.
    pub left: u32,
    /// Its last effect is finished when the stack of tasks has come back to this height.
    pub height: u8,
}

/// Nothing of a reaction has to be finished before its next effect.
const FREE: u8 = u8::MAX;

/// The effects that wait, by reaction. Part of a game's state.
///
/// What answers an event comes before everything that was asked for earlier: the cause of the event is over, and its consequences
/// are seen before the next thing happens.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct EffectQueue {
    /// Those of the first reaction, then those of the second, and so on.
    effects: Vec<Asked>,
    reactions: Vec<Reaction>,
    /// Where the effect was asked for that was taken last.
    last: Origin,
}

/// Where effects come from does not change the game.
impl Hash for EffectQueue {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (&self.effects, &self.reactions).hash(hasher);
    }
}

impl Clone for EffectQueue {
    fn clone(&self) -> Self {
        Self { effects: self.effects.clone(), reactions: self.reactions.clone(), last: self.last }
    }

    fn clone_from(&mut self, from: &Self) {
        self.effects.clone_from(&from.effects);
        self.reactions.clone_from(&from.reactions);
        self.last = from.last;
    }
}

/// A place in a queue: what is added afterwards can be put first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    effects: usize,
    reactions: usize,
}

fn height(tasks: usize) -> u8 {
    u8::try_from(tasks).unwrap_or(u8::MAX)
}

impl EffectQueue {
    /// The effect that comes next with so many tasks on the stack, for rules that perform several of a kind at once.
    #[must_use]
    pub fn next(&self, tasks: usize) -> Option<&Effect> {
        let (_, at) = self.place(tasks, |_| true)?;
        self.effects.get(at).map(|asked| &asked.effect)
    }

    /// Take the effect that comes next with so many tasks on the stack, of those that are `possible` now.
    pub fn take(&mut self, tasks: usize, possible: impl Fn(&Effect) -> bool) -> Option<Effect> {
        let tasks_now = height(tasks);
        // Whatever a reaction waited for is finished, and it does not wait for what others begin after that.
        for reaction in self.reactions.iter_mut().filter(|it| tasks_now <= it.height) {
            reaction.height = FREE;
        }
        let (nth, at) = self.place(tasks, possible)?;
        let reaction = &mut self.reactions[nth];
        reaction.left -= 1;
        reaction.height = tasks_now;
        if reaction.left == 0 {
            let _ = self.reactions.remove(nth);
        }
        let asked = self.effects.remove(at);
        self.last = asked.from;
        Some(asked.effect)
    }

    /// The first reaction that can go on, and where its next effect is.
    fn place(&self, tasks: usize, possible: impl Fn(&Effect) -> bool) -> Option<(usize, usize)> {
        let mut at = 0;
        for (nth, reaction) in self.reactions.iter().enumerate() {
            if height(tasks) <= reaction.height
                && self.effects.get(at).is_some_and(|asked| possible(&asked.effect))
            {
                return Some((nth, at));
            }
            at += reaction.left as usize;
        }
        None
    }

    /// Everything that waits, in order.
    #[must_use]
    pub fn waiting(&self) -> impl ExactSizeIterator<Item = &Effect> {
        self.effects.iter().map(|asked| &asked.effect)
    }

    /// Where the effect was asked for that was taken last.
    #[must_use]
    pub const fn last(&self) -> Origin {
        self.last
    }

    /// Whose it is, and what it waits for.
    #[must_use]
    pub fn reactions(&self) -> &[Reaction] {
        &self.reactions
    }

    /// Does nothing wait?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.effects.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.effects.clear();
        self.reactions.clear();
    }

    pub(super) const fn mark(&self) -> Mark {
        Mark { effects: self.effects.len(), reactions: self.reactions.len() }
    }

    /// One listener's answer joins the end.
    pub(super) fn answer<T>(&mut self, answer: impl FnOnce(&mut Orders) -> T) -> T {
        let before = self.effects.len();
        let mut orders = Orders { list: std::mem::take(&mut self.effects), at: Origin::default() };
        let said = answer(&mut orders);
        self.effects = orders.list;
        let left = (self.effects.len() - before) as u32;
        if left > 0 {
            self.reactions.push(Reaction { left, height: FREE });
        }
        said
    }

    /// What was added since comes first.
    pub(super) fn put_first(&mut self, since: Mark) {
        self.effects.rotate_left(since.effects);
        self.reactions.rotate_left(since.reactions);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers to one event, one a listener: each is a list of texts.
    fn hear(queue: &mut EffectQueue, answers: &[&[&str]]) {
        let mark = queue.mark();
        for answer in answers {
            queue.answer(|out| out.extend(answer.iter().map(|text| Effect::Say((*text).into()))));
        }
        queue.put_first(mark);
    }

    fn take(queue: &mut EffectQueue, tasks: usize) -> String {
        match queue.take(tasks, |_| true) {
            Some(Effect::Say(text)) => text.to_string(),
            None => "nothing".to_owned(),
            Some(other) => format!("{other:?}"),
        }
    }

    #[test]
    fn what_answers_an_effect_comes_before_the_next_effect() {
        let mut queue = EffectQueue::default();
        hear(&mut queue, &[&["a1", "a2"], &["b1"]]);
        assert_eq!(take(&mut queue, 3), "a1");
        hear(&mut queue, &[&["c1"], &[], &["d1"]]);
        assert_eq!([3; 5].map(|tasks| take(&mut queue, tasks)), ["c1", "d1", "a2", "b1", "nothing"]);
        assert_eq!(queue, EffectQueue::default());
    }

    #[test]
    fn a_reaction_waits_for_its_own_effect_only() {
        let mut queue = EffectQueue::default();
        hear(&mut queue, &[&["asks", "after the answer"], &["at once"]]);
        assert_eq!(take(&mut queue, 3), "asks");
        // The question lies on the stack now: the other listener goes on, the first one does not.
        assert_eq!(take(&mut queue, 4), "at once");
        assert_eq!(take(&mut queue, 4), "nothing");
        hear(&mut queue, &[&["heard meanwhile"]]);
        assert_eq!(take(&mut queue, 5), "heard meanwhile");
        assert_eq!(queue.next(4), None);
        assert_eq!(take(&mut queue, 3), "after the answer");
    }

    #[test]
    fn what_was_finished_does_not_wait_for_what_others_begin_later() {
        let mut queue = EffectQueue::default();
        hear(&mut queue, &[&["done at once", "next"]]);
        assert_eq!(take(&mut queue, 3), "done at once");
        hear(&mut queue, &[&["asks", "after the answer"]]);
        assert_eq!(take(&mut queue, 3), "asks");
        assert_eq!([4, 4, 3].map(|tasks| take(&mut queue, tasks)), ["next", "nothing", "after the answer"]);
    }

    #[test]
    fn what_is_not_possible_now_is_passed_over() {
        let mut queue = EffectQueue::default();
        hear(&mut queue, &[&["not now", "later"], &["now"]]);
        let possible = |effect: &Effect| !matches!(effect, Effect::Say(text) if &**text == "not now");
        assert_eq!(queue.take(3, possible), Some(Effect::Say("now".into())));
        assert_eq!(queue.take(3, possible), None);
        assert_eq!(take(&mut queue, 3), "not now");
    }
}
