//! Windows: moments in which a side may use abilities, events, class, reaction and glory kill cards, one after the other
//! until it passes. Here are those outside attacks, and what every window lists; `fight` has those of an attack, `answer`
//! Overwatch, `using` what playing a card does first. Conditions and prices stand in `condition`, acts in `act`.

mod answer;
mod fight;
pub(super) mod task;
mod using;

use super::Doom2016;
use super::act::By;
use super::choice::Choice;
use super::content::{Ability, ClassCard, EventId, GloryId, Payment, Trigger};
use super::run::{Cx, Due, INVADER_CHOOSES, not_offered};
use super::state::{CardSet, SmallSet, State};
use super::task::{Task, WindowTask};
use crate::own::ban;
use engine::course::Course;
use engine::game::{Options, Side};
use engine::world::FigureId;

impl WindowTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::Invader(trigger, figure) => game.due_window(st, trigger, figure, out),
            Self::Marine(trigger, marine) => game.due_marine_window(st, trigger, marine, out),
            Self::Attack(trigger, side) => game.due_attack_window(st, trigger, side, out),
            Self::Ally(trigger, marine) => game.due_ally_window(st, trigger, marine, out),
            Self::Answers => game.due_answers(st, out),
            Self::AfterEvents => game.due_after_events(st, out),
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (_, Choice::Pass) => {}
            (Self::Invader(trigger, figure), choice) => cx.window_choice(trigger, figure, choice),
            (Self::Marine(trigger, marine), choice) => cx.marine_window_choice(trigger, marine, choice),
            (Self::Attack(trigger, side), choice) => cx.attack_window_choice(trigger, side, choice),
            (Self::Ally(trigger, marine), choice) => cx.ally_window_choice(trigger, marine, choice),
            (Self::Answers, Choice::Answer(figure)) => cx.answer(figure),
            (Self::AfterEvents, Choice::PlayEvent(event)) => cx.play_after_attack(event),
            (Self::Answers | Self::AfterEvents, _) => not_offered(self, choice),
        }
    }

    /// Where there is nothing to use, nothing comes of it.
    pub(super) const fn run(self) {
        match self {
            Self::Invader(..)
            | Self::Marine(..)
            | Self::Attack(..)
            | Self::Ally(..)
            | Self::Answers
            | Self::AfterEvents => {}
        }
    }
}

impl Cx<'_> {
    /// A window outside attacks, for the invader. What was used in another window that waits below stays used.
    pub(super) fn open_window(&mut self, trigger: Trigger, figure: Option<FigureId>) {
        for (i, event) in (0..).zip(&self.game.content().events) {
            if event.abilities.iter().any(|a| a.when == trigger) {
                self.st.turn.forget_event(EventId(i));
            }
        }
        self.push(Task::Window(WindowTask::Invader(trigger, figure)));
    }

    /// A window outside attacks for a marine who has anything for it.
    pub(super) fn open_marine_window(&mut self, trigger: Trigger, marine: FigureId) {
        if self.game.kept_for(self.st, trigger, marine) {
            for (i, card) in (0..).zip(&self.game.content().glory) {
                if card.abilities.iter().any(|a| a.when == trigger) {
                    self.st.turn.forget_glory(GloryId(i));
                }
            }
            self.push(Task::Window(WindowTask::Marine(trigger, marine)));
        }
    }

    fn window_choice(&mut self, trigger: Trigger, figure: Option<FigureId>, choice: Choice) {
        self.push(Task::Window(WindowTask::Invader(trigger, figure)));
        match (choice, figure) {
            (Choice::Own(i), Some(figure)) => {
                self.st.turn.mark_used(i);
                let kind = self.st.world.figures()[figure].kind;
                self.use_own(kind, i, figure, trigger);
            }
            (Choice::PlayEvent(event), _) => {
                self.st.turn.mark_event(event);
                self.play_event(event, figure, trigger);
            }
            (choice, _) => not_offered(WindowTask::Invader(trigger, figure), choice),
        }
    }

    fn marine_window_choice(&mut self, trigger: Trigger, marine: FigureId, choice: Choice) {
        self.push(Task::Window(WindowTask::Marine(trigger, marine)));
        match choice {
            Choice::Class(i) => self.use_class(marine, i, trigger),
            Choice::Glorious(card) => {
                self.st.turn.mark_glory(card);
                self.use_glory(marine, card, trigger);
            }
            choice => not_offered(WindowTask::Marine(trigger, marine), choice),
        }
    }
}

impl Doom2016 {
    /// A marine's class card.
    #[must_use]
    pub fn class_of(&self, st: &State, marine: FigureId) -> Option<&ClassCard> {
        let class = self.brought(st).classes.get(usize::from(marine.0)).copied().flatten()?;
        self.content().classes.get(usize::from(class.0))
    }

    /// Does a marine keep a card with this trigger, ready to be used?
    fn kept_for(&self, st: &State, trigger: Trigger, marine: FigureId) -> bool {
        let cards = &st.marines[usize::from(marine.0)];
        let has = |abilities: &[Ability]| abilities.iter().any(|a| a.when == trigger);
        (cards.ready && self.class_of(st, marine).is_some_and(|c| has(&c.abilities)))
            || cards.glory.cards().iter().any(|g| has(&self.content().glory[usize::from(*g)].abilities))
    }

    /// The window of the invader outside attacks.
    pub(super) fn due_window(
        &self,
        st: &State,
        trigger: Trigger,
        figure: Option<FigureId>,
        out: &mut Options<Choice>,
    ) -> Due {
        let own = matches!(trigger, Trigger::Activation | Trigger::ActivationEnd);
        let acts = figure.is_some() && st.world.active() == figure;
        if (own || trigger == Trigger::MarineActivation) && !acts {
            return Due::Auto;
        }
        // The figure it is about has fallen meanwhile.
        if figure.is_some_and(|id| st.world.figures().get(id).is_none_or(|f| !f.on_map)) {
            return Due::Auto;
        }
        let by = By { side: Side::Invader, own: figure, trigger };
        if own
            && let Some(kind) = figure.and_then(|id| st.world.figures().get(id)).map(|f| f.kind)
            && let Some(demon) = self.demon(kind)
        {
            for (i, ability) in (0..).zip(&demon.abilities) {
                if !ability.by_itself()
                    && !st.turn.has_used(i)
                    && self.can_pay(st, kind, ability.cost)
                    && self.usable(st, ability, by)
                {
                    out.add(Choice::Own(i));
                }
            }
        }
        self.list_events(st, by, st.turn.events(), out);
        close(out, INVADER_CHOOSES)
    }

    /// A marine's window outside attacks.
    pub(super) fn due_marine_window(
        &self,
        st: &State,
        trigger: Trigger,
        marine: FigureId,
        out: &mut Options<Choice>,
    ) -> Due {
        if !st.world.figures()[marine].on_map {
            return Due::Auto;
        }
        self.list_class(st, marine, trigger, out);
        self.list_glory(st, marine, trigger, st.turn.glory(), out);
        close(out, Due::Choose(self.seat_of(marine)))
    }

    /// Events in hand with this trigger. Several copies of one cannot be played at the same moment (rules 1.7).
    fn list_events(&self, st: &State, by: By, played: CardSet, out: &mut Options<Choice>) {
        if st.world.forbids(ban::EVENTS) {
            return;
        }
        for event in st.invader.hand.distinct().filter(|e| !played.has(*e)) {
            let printed = &self.content().events[usize::from(event)];
            if printed.abilities.iter().any(|a| self.usable(st, a, by)) {
                out.add(Choice::PlayEvent(EventId(event)));
            }
        }
    }

    /// What a class card can be used for: an exhausted one only for what does not exhaust it.
    pub(super) fn list_class(
        &self,
        st: &State,
        marine: FigureId,
        trigger: Trigger,
        out: &mut Options<Choice>,
    ) {
        let by = By::marine(marine, trigger);
        let ready = st.marines[usize::from(marine.0)].ready;
        for (i, ability) in self.class_of(st, marine).into_iter().flat_map(|c| &c.abilities).enumerate() {
            if (ready || ability.cost == Payment::Free) && self.usable(st, ability, by) {
                out.add(Choice::Class(i as u8));
            }
        }
    }

    fn list_glory(
        &self,
        st: &State,
        marine: FigureId,
        trigger: Trigger,
        played: SmallSet,
        out: &mut Options<Choice>,
    ) {
        let by = By::marine(marine, trigger);
        for card in st.marines[usize::from(marine.0)].glory.distinct().filter(|c| !played.has(*c)) {
            let abilities = &self.content().glory[usize::from(card)].abilities;
            if abilities.iter().any(|a| self.usable(st, a, by)) {
                out.add(Choice::Glorious(GloryId(card)));
            }
        }
    }
}

/// A window in which nothing can be used is not asked; otherwise one may also pass.
fn close(out: &mut Options<Choice>, due: Due) -> Due {
    if out.list.is_empty() {
        return Due::Auto;
    }
    out.add(Choice::Pass);
    due
}
