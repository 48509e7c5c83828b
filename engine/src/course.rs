//! The course of a game between two choices, the same for every rule system that plays on a table: tasks are carried out until
//! somebody has to choose, scripts hear what happened and their effects are performed in order, and a runaway is kept in bounds.
//! What a task means, and what an effect does that is not neutral, stands in the rule system ([`Course`]).

mod queue;

pub use queue::{EffectQueue, Reaction};

use crate::counts::Counts;
use crate::effect::Effect;
use crate::event::{Event, EventKind, EventSet};
use crate::game::{Log, Options, Outcome, Seat, Step};
use crate::hook::{HookError, Hooks, NoHooks};
use crate::name::Sym;
use crate::table::{FigureSpot, Table};
use crate::world::{FigureId, World};
use tiles::{AreaId, DoorId};

/// What a task needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing: it can be carried out.
    Auto,
    /// A seat's choice.
    Choose(Seat),
    /// Nature's choice.
    Chance,
}

/// The most tasks and effects carried out for one choice. Play needs a few dozen; only a runaway script needs more.
const FUEL: u32 = 4_000;

/// Who listens while a choice is carried out: the log, and the scripts, which answer a little later.
#[derive(Debug)]
pub struct Ears<'a> {
    log: &'a mut Log,
    listens: EventSet,
}

impl<'a> Ears<'a> {
    /// A log, and the kinds of events scripts listen to.
    #[must_use]
    pub fn new(log: &'a mut Log, listens: EventSet) -> Self {
        // A game that ended leaves what its scripts did not hear any more.
        log.unheard.clear();
        Self { log, listens }
    }

    /// Something happened. Inlined, because the caller knows the kind of the event: one that no listener wants then
    /// costs next to nothing.
    #[inline]
    pub fn emit(&mut self, event: Event) {
        if self.wants(event.kind()) {
            self.keep(event);
        }
    }

    fn keep(&mut self, event: Event) {
        if !self.listens.has(event.kind()) {
            return self.log.push(event);
        }
        if self.log.wants.has(event.kind()) {
            self.log.push(event.clone());
        }
        self.log.unheard.push(event);
    }

    /// Does any listener want such an event? Asked before an event that is costly to make.
    #[must_use]
    pub const fn wants(&self, kind: EventKind) -> bool {
        self.log.wants.has(kind) || self.listens.has(kind)
    }
}

/// A choice being carried out by a rule system.
pub trait Course<'a>: Sized {
    /// One option.
    type Choice: Copy;
    /// A pending task.
    type Task: Copy;

    /// What does not change in play.
    fn table(&self) -> &'a Table;

    /// What lies on the table.
    fn world(&self) -> &World;

    /// The same, to change through its verbs.
    fn world_mut(&mut self) -> &mut World;

    /// The stack of pending tasks; the last one is due.
    fn tasks(&mut self) -> &mut Vec<Self::Task>;

    /// The effects that wait.
    fn effects(&mut self) -> &mut EffectQueue;

    /// Who listens.
    fn ears(&mut self) -> &mut Ears<'a>;

    /// The scripts, which answer events.
    fn hooks(&self) -> &'a dyn Hooks {
        &NoHooks
    }

    /// The numbers of the rule system's own that scripts see.
    fn counts(&self) -> Counts {
        Counts::default()
    }

    /// What the task on top needs, with all options.
    fn due(&self, options: &mut Options<Self::Choice>) -> Due;

    /// A choice somebody made for a task.
    fn take(&mut self, task: Self::Task, choice: Self::Choice);

    /// A task that needs no decision.
    fn carry_out(&mut self, task: Self::Task);

    /// What the rules have to do before anything else is due. `true` when they did something.
    fn interrupt(&mut self) -> bool {
        false
    }

    /// An effect whose meaning is the rules': everything that is not neutral.
    ///
    /// # Errors
    /// Why it cannot be done, in a sentence.
    fn perform(&mut self, effect: Effect) -> Result<(), String> {
        let _ = effect;
        Err("these rules have no such effect".to_owned())
    }

    /// Must an effect wait, although everything before it is done? Then only what its own script asked for after it waits too.
    fn postpones(&self, _effect: &Effect) -> bool {
        false
    }

    /// Something happened.
    #[inline]
    fn emit(&mut self, event: impl Into<Event>) {
        self.ears().emit(event.into());
    }

    /// Put a task on the stack: it is due before everything that lies there already.
    fn push(&mut self, task: Self::Task) {
        self.tasks().push(task);
    }

    /// The effect that was taken last cannot be performed.
    fn refuse(&mut self, why: String) {
        let from = self.effects().last();
        let at = self.hooks().place(from);
        let what = at.as_ref().map_or(why.clone(), |at| format!("{at}: {why}"));
        self.emit(Event::Refused { why: HookError { what, at }.into() });
    }

    /// The game is over, if it is not already.
    fn finish(&mut self, outcome: Outcome) {
        self.world_mut().finish(outcome);
    }

    /// An area is laid on the table, with everything in it, if it does not lie there already.
    fn reveal(&mut self, area: AreaId, by: Option<FigureId>) {
        let table = self.table();
        if !self.world_mut().reveal(table, area) {
            return;
        }
        self.emit(Event::AreaRevealed { area, by });
        let area = &table.board.areas()[usize::from(area.0)];
        let under = |it: &FigureSpot| table.board.under(table.kind(it.kind).footprint, it.space, it.turned);
        let inside = |spot: &&FigureSpot| under(spot).iter().any(|space| area.has(*space));
        for spot in table.figures.iter().filter(inside) {
            if let Some(figure) = self.world_mut().set_up(table, spot) {
                self.emit(Event::Placed { figure, kind: spot.kind, at: spot.space });
            }
        }
    }

    /// A word of the table.
    fn word(&self, word: Sym) -> &'a str {
        self.table().symbols.word(word)
    }

    /// Take a choice and play on to the next one, or to the end. What is due then stands in `options`.
    fn go(mut self, choice: Self::Choice, options: &mut Options<Self::Choice>) -> Step {
        take(&mut self, choice);
        for _ in 0..FUEL {
            if let Some(outcome) = self.world().outcome().cloned() {
                return stop(&mut self, outcome, options);
            }
            if !self.ears().log.unheard.is_empty() {
                hear(&mut self);
                continue;
            }
            if let Some(effect) = next_effect(&mut self) {
                attempt(&mut self, effect);
                continue;
            }
            if self.interrupt() {
                continue;
            }
            options.clear();
            let step = match self.due(options) {
                Due::Auto => {
                    if let Some(task) = self.tasks().pop() {
                        self.carry_out(task);
                    }
                    continue;
                }
                Due::Choose(seat) => Step::Choose(seat),
                Due::Chance => Step::Chance,
            };
            match options.list[..] {
                [only] => take(&mut self, only),
                _ => return step,
            }
        }
        let endless = Outcome { winner: None, reason: "the scripts and cards went on for ever".into() };
        self.finish(endless.clone());
        let outcome = self.world().outcome().cloned().unwrap_or(endless);
        stop(&mut self, outcome, options)
    }
}

fn take<'a, C: Course<'a>>(course: &mut C, choice: C::Choice) {
    if let Some(task) = course.tasks().pop() {
        course.take(task, choice);
    }
}

fn stop<'a, C: Course<'a>>(course: &mut C, outcome: Outcome, options: &mut Options<C::Choice>) -> Step {
    course.tasks().clear();
    course.effects().clear();
    options.clear();
    Step::Over(outcome)
}

/// Scripts answer what they heard, one after the other, and what they ask for comes first (ruling 104).
fn hear<'a, C: Course<'a>>(course: &mut C) {
    let mut heard = std::mem::take(&mut course.ears().log.unheard);
    let mut queue = std::mem::take(course.effects());
    let (hooks, counts, mark) = (course.hooks(), course.counts(), queue.mark());
    for event in heard.drain(..) {
        for listener in 0..hooks.listeners(event.kind()) {
            let (table, world) = (course.table(), course.world());
            if let Err(error) = queue.answer(|out| hooks.react(listener, table, world, &counts, &event, out))
            {
                course.ears().log.push(Event::ScriptFailed { why: error.into() });
            }
        }
    }
    queue.put_first(mark);
    *course.effects() = queue;
    course.ears().log.unheard = heard;
}

/// The effect to perform now, before any task.
fn next_effect<'a, C: Course<'a>>(course: &mut C) -> Option<Effect> {
    if course.effects().is_empty() {
        return None;
    }
    let tasks = course.tasks().len();
    let mut queue = std::mem::take(course.effects());
    let effect = queue.take(tasks, |effect| !course.postpones(effect));
    *course.effects() = queue;
    effect
}

/// Perform one effect; what cannot be done is refused with a reason and the game goes on.
fn attempt<'a, C: Course<'a>>(course: &mut C, effect: Effect) {
    if let Err(why) = perform(course, effect) {
        course.refuse(why);
    }
}

/// The effects that mean the same in every game; the others are the rule system's.
fn perform<'a, C: Course<'a>>(course: &mut C, effect: Effect) -> Result<(), String> {
    match effect {
        Effect::Say(text) => course.emit(Event::Said { text }),
        Effect::Note { script, name, value } => {
            if !course.world_mut().note(script, name, value) {
                return Err(format!("no room for the note '{}'", course.word(name)));
            }
        }
        Effect::Forbid(ban, end) => course.world_mut().forbid(ban, end),
        Effect::Allow(ban) => course.world_mut().allow(ban),
        Effect::Offer(offer) => {
            if !course.world_mut().offer(offer) {
                return Err(format!("no room for the offer '{}'", course.word(offer.tag)));
            }
        }
        Effect::Withdraw(tag) => course.world_mut().withdraw_offer(tag),
        Effect::Aim(aim) => {
            if !course.world_mut().aim(aim) {
                return Err("no room for another aim".into());
            }
        }
        Effect::DropAim(aim) => course.world_mut().drop_aim(aim),
        Effect::Modify(modifier) => {
            if !course.world_mut().modify(modifier) {
                return Err("no room for another changed number".into());
            }
        }
        Effect::OpenDoor(door)
        | Effect::CloseDoor(door)
        | Effect::LockDoor(door)
        | Effect::UnlockDoor(door)
        | Effect::DestroyDoor(door) => return on_door(course, door, effect),
        Effect::Reveal(area) => course.reveal(area, None),
        effect => return course.perform(effect),
    }
    Ok(())
}

/// An effect on a door. What is so already stays so, without an event; a lock is in the way of opening and closing.
fn on_door<'a, C: Course<'a>>(course: &mut C, door: DoorId, effect: Effect) -> Result<(), String> {
    let (by, held, closed) = (None, course.world().held(), course.world().closed().has(door));
    let locked = || Err("the door is locked; unlock it first".to_owned());
    match effect {
        Effect::OpenDoor(_) if closed && held.locked.has(door) => return locked(),
        Effect::OpenDoor(_) => {
            if course.world_mut().open(door) {
                course.emit(Event::DoorOpened { door, by });
            }
        }
        Effect::CloseDoor(_) if held.gone.has(door) => return Err("the door is destroyed".into()),
        Effect::CloseDoor(_) if !closed && held.locked.has(door) => return locked(),
        Effect::CloseDoor(_) => {
            if course.world().stands_in(course.table(), door) {
                return Err("a figure stands in the door".into());
            }
            if course.world_mut().close(door) {
                course.emit(Event::DoorClosed { door, by });
            }
        }
        Effect::LockDoor(_) if held.gone.has(door) => return Err("the door is destroyed".into()),
        Effect::LockDoor(_) => {
            if course.world_mut().lock(door) {
                course.emit(Event::DoorLocked { door, by });
            }
        }
        Effect::UnlockDoor(_) => {
            if course.world_mut().unlock(door) {
                course.emit(Event::DoorUnlocked { door, by });
            }
        }
        Effect::DestroyDoor(_) => {
            if course.world_mut().destroy(door) {
                course.emit(Event::DoorDestroyed { door, by });
            }
        }
        effect => unreachable!("{effect:?} is not about a door"),
    }
    Ok(())
}
