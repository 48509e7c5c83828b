//! From a task and a choice to the subject that carries it out. The loop itself is shared by all games (`engine::course`);
//! what each task needs and does stands in the file of its subject.

use super::Doom2016;
use super::choice::Choice;
use super::state::{INVADER, State};
use super::task::Task;
use crate::own::OwnEffect;
use engine::counts::Counts;
use engine::course::{Course, Ears, EffectQueue};
use engine::effect::Effect;
use engine::event::{Event, EventKind};
use engine::game::{Log, Options, Outcome, Seat, Side};
use engine::hook::Hooks;
use engine::table::Table;
use engine::world::World;
use std::fmt::Debug;
use std::sync::Arc;

pub(super) use engine::course::Due;

/// The invader has to choose.
pub(super) const INVADER_CHOOSES: Due = Due::Choose(Seat(INVADER));

/// Everything at hand while a choice is carried out.
pub(super) struct Cx<'a> {
    pub(super) game: &'a Doom2016,
    pub(super) st: &'a mut State,
    ears: Ears<'a>,
}

impl<'a> Cx<'a> {
    pub(super) fn new(game: &'a Doom2016, st: &'a mut State, log: &'a mut Log) -> Self {
        Self { game, st, ears: Ears::new(log, game.listens) }
    }

    /// Emits an event that is costly to make: it is only made if a listener wants it.
    pub(super) fn emit_if(&mut self, kind: EventKind, event: impl FnOnce(&Self) -> Event) {
        if self.ears.wants(kind) {
            let event = event(self);
            self.emit(event);
        }
    }

    /// The game is over, if it is not already.
    pub(super) fn end(&mut self, winner: Option<Side>, reason: impl Into<Arc<str>>) {
        self.finish(Outcome { winner, reason: reason.into() });
    }
}

impl<'a> Course<'a> for Cx<'a> {
    type Choice = Choice;
    type Task = Task;

    fn table(&self) -> &'a Table {
        &self.game.setup.table
    }

    fn world(&self) -> &World {
        &self.st.world
    }

    fn world_mut(&mut self) -> &mut World {
        &mut self.st.world
    }

    fn tasks(&mut self) -> &mut Vec<Task> {
        &mut self.st.tasks
    }

    fn effects(&mut self) -> &mut EffectQueue {
        &mut self.st.effects
    }

    fn ears(&mut self) -> &mut Ears<'a> {
        &mut self.ears
    }

    fn hooks(&self) -> &'a dyn Hooks {
        &*self.game.hooks
    }

    fn counts(&self) -> Counts {
        self.st.counts()
    }

    fn due(&self, options: &mut Options<Choice>) -> Due {
        self.game.due(self.st, options)
    }

    /// The invader has the last frag: nothing else is due.
    #[inline]
    fn interrupt(&mut self) -> bool {
        let all = self.game.has_all_frags(self.st);
        if all {
            self.last_frag();
        }
        all
    }

    fn perform(&mut self, effect: Effect) -> Result<(), String> {
        self.perform_effect(effect)
    }

    /// One question at a time.
    fn postpones(&self, effect: &Effect) -> bool {
        self.st.question.is_some() && is_question(effect)
    }

    /// A task that needs no decision.
    fn carry_out(&mut self, task: Task) {
        match task {
            Task::Round(task) => task.run(self),
            Task::Invader(task) => task.run(self),
            Task::Marine(task) => task.run(self),
            Task::Demon(task) => task.run(self),
            Task::Movement(task) => task.run(self),
            Task::Attack(task) => task.run(self),
            Task::Window(task) => task.run(),
            Task::Damage(task) => task.run(self),
            Task::Decision(task) => task.run(),
            Task::Invasion(task) => task.run(self),
            // Nothing is left of what could have been answered.
            Task::Ask => self.st.question = None,
            // The box has nothing left to choose from.
            Task::Bring(_) => {}
            Task::Lapsed => {}
            Task::Resume => unreachable!("it waits for chance"),
        }
    }

    /// A choice somebody made, for the task that is due.
    fn take(&mut self, task: Task, choice: Choice) {
        match task {
            Task::Round(task) => task.take(self, choice),
            Task::Invader(task) => task.take(self, choice),
            Task::Marine(task) => task.take(self, choice),
            Task::Demon(task) => task.take(self, choice),
            Task::Movement(task) => task.take(self, choice),
            Task::Attack(task) => task.take(self, choice),
            Task::Window(task) => task.take(self, choice),
            Task::Damage(task) => task.take(self, choice),
            Task::Decision(task) => task.take(self, choice),
            Task::Invasion(task) => task.take(self, choice),
            Task::Ask => self.answered(choice),
            Task::Bring(pick) => self.bring(pick, choice),
            Task::Resume => match choice {
                Choice::Pass => {}
                choice => not_offered(task, choice),
            },
            Task::Lapsed => not_offered(task, choice),
        }
    }
}

impl Doom2016 {
    /// What the task on top needs, with all options.
    pub(super) fn due(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let Some(task) = st.tasks.last() else { return Due::Auto };
        match *task {
            Task::Round(task) => task.due(self, st, out),
            Task::Invader(task) => task.due(self, st, out),
            Task::Marine(task) => task.due(self, st, out),
            Task::Demon(task) => task.due(self, st, out),
            Task::Movement(task) => task.due(self, st, out),
            Task::Attack(task) => task.due(self, st, out),
            Task::Window(task) => task.due(self, st, out),
            Task::Damage(task) => task.due(self, st, out),
            Task::Decision(task) => task.due(self, st, out),
            Task::Invasion(task) => task.due(self, st, out),
            Task::Ask => self.due_ask(st, out),
            Task::Bring(pick) => self.due_bring(st, pick, out),
            Task::Resume => {
                out.chance(1, Choice::Pass);
                Due::Chance
            }
            Task::Lapsed => Due::Auto,
        }
    }
}

/// A choice that the task that is due does not offer: a bug of ours, for only options that were listed are taken.
#[cold]
#[track_caller]
pub(super) fn not_offered(task: impl Debug, choice: Choice) -> ! {
    unreachable!("{task:?} does not offer {choice:?}")
}

/// Lists what a deck may give; `Auto` when there is nothing to draw.
pub(super) fn chance(outcomes: impl Iterator<Item = (u32, Choice)>, out: &mut Options<Choice>) -> Due {
    for (weight, choice) in outcomes {
        out.chance(weight, choice);
    }
    if out.list.is_empty() { Due::Auto } else { Due::Chance }
}

/// Does an effect ask a question? There can be one at a time.
fn is_question(effect: &Effect) -> bool {
    match effect {
        Effect::Ask { .. } => true,
        Effect::Own(own) => matches!(OwnEffect::of(own), Some(OwnEffect::AskPortal { .. })),
        _ => false,
    }
}
