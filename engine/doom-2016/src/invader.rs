//! The invader's events and argent: drawn, discarded, gained and placed (rules 1.3). Events are played in `timing`.

pub(super) mod task;

use super::Doom2016;
use super::choice::{Choice, Holder};
use super::content::EventId;
use super::run::{Cx, Due, INVADER_CHOOSES, not_offered};
use super::state::State;
use super::task::{InvaderTask, Task};
use crate::own::OwnEvent;
use engine::course::Course;
use engine::game::Options;

impl InvaderTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::EventsForArgent(n) => game.due_events_for_argent(st, n, out),
            Self::PlaceArgent(n) => game.due_place_argent(st, n, out),
            Self::Draw(n) => game.due_draw_events(st, n, out),
            Self::Discard(_) => game.due_discard_events(st, out),
            Self::Resolved(_) => Due::Auto,
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (Self::EventsForArgent(n), Choice::SpendEvent(event)) => cx.event_for_argent(n, event),
            (Self::EventsForArgent(_), Choice::Pass) => {}
            (Self::PlaceArgent(n), Choice::ArgentTo(to)) => cx.argent_to(n, to),
            (Self::Draw(n), Choice::Event(event)) => cx.event_drawn(n, event),
            (Self::Discard(n), Choice::DropEvent(event)) => cx.event_dropped(n, event),
            _ => not_offered(self, choice),
        }
    }

    /// What it does where there is nothing to choose.
    pub(super) fn run(self, cx: &mut Cx<'_>) {
        match self {
            Self::Draw(n) => cx.refill_events_and_draw(n),
            Self::Resolved(event) => cx.st.invader.discard.add(event.0),
            // No event left to discard, no token to gain or to place.
            Self::EventsForArgent(_) | Self::PlaceArgent(_) | Self::Discard(_) => {}
        }
    }
}

impl Cx<'_> {
    fn event_for_argent(&mut self, left: u8, event: EventId) {
        if self.st.invader.hand.take(event.0) {
            self.st.invader.discard.add(event.0);
            self.push(Task::Invader(InvaderTask::EventsForArgent(left - 1)));
            self.gain_argent(1);
        }
    }

    /// Argent comes into play, as far as there are tokens (ruling 25); the invader places it.
    pub(super) fn gain_argent(&mut self, amount: u8) {
        let free = self.game.content().stock.argent.saturating_sub(self.st.argent_in_play());
        let amount = amount.min(free);
        if amount > 0 {
            self.emit(OwnEvent::ArgentGained { amount });
            self.push(Task::Invader(InvaderTask::PlaceArgent(amount)));
        }
    }

    fn argent_to(&mut self, left: u8, to: Holder) {
        self.put_argent(to);
        if left > 1 {
            self.push(Task::Invader(InvaderTask::PlaceArgent(left - 1)));
        }
    }

    /// One token onto a card.
    pub(super) fn put_argent(&mut self, to: Holder) {
        match to {
            Holder::Demon(demon) => self.st.invader.cards[usize::from(demon)].argent += 1,
            Holder::Invasion => self.st.invader.bank += 1,
        }
    }

    /// The invader draws; an empty deck is made again from the discards (ruling 18).
    fn refill_events_and_draw(&mut self, n: u8) {
        if n > 0 && self.st.invader.deck.is_empty() && !self.st.invader.discard.is_empty() {
            let cards = self.st.invader.discard.take_all();
            self.st.invader.deck.shuffle_in(&cards);
            self.push(Task::Invader(InvaderTask::Draw(n)));
        }
    }

    fn event_drawn(&mut self, n: u8, event: EventId) {
        let _ = self.st.invader.deck.draw(event.0);
        self.st.invader.hand.add(event.0);
        self.emit(OwnEvent::EventsDrawn { count: 1 });
        if n > 1 {
            self.push(Task::Invader(InvaderTask::Draw(n - 1)));
        }
    }

    fn event_dropped(&mut self, left: u8, event: EventId) {
        if self.st.invader.hand.take(event.0) {
            self.st.invader.discard.add(event.0);
            if left > 1 {
                self.push(Task::Invader(InvaderTask::Discard(left - 1)));
            }
        }
    }
}

impl Doom2016 {
    fn due_draw_events(&self, st: &State, n: u8, out: &mut Options<Choice>) -> Due {
        if n == 0 {
            return Due::Auto;
        }
        crate::run::chance(st.invader.deck.outcomes().map(|(n, e)| (n, Choice::Event(EventId(e)))), out)
    }

    fn due_events_for_argent(&self, st: &State, left: u8, out: &mut Options<Choice>) -> Due {
        if left == 0 || st.argent_in_play() >= self.content().stock.argent || st.invader.hand.is_empty() {
            return Due::Auto;
        }
        for event in st.invader.hand.distinct() {
            out.add(Choice::SpendEvent(EventId(event)));
        }
        out.add(Choice::Pass);
        INVADER_CHOOSES
    }

    fn due_place_argent(&self, st: &State, left: u8, out: &mut Options<Choice>) -> Due {
        if left == 0 {
            return Due::Auto;
        }
        for (i, card) in st.invader.cards.iter().enumerate() {
            if card.face_up {
                out.add(Choice::ArgentTo(Holder::Demon(i as u8)));
            }
        }
        out.add(Choice::ArgentTo(Holder::Invasion));
        INVADER_CHOOSES
    }

    fn due_discard_events(&self, st: &State, out: &mut Options<Choice>) -> Due {
        for event in st.invader.hand.distinct() {
            out.add(Choice::DropEvent(EventId(event)));
        }
        if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES }
    }
}
