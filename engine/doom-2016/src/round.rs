//! Rounds: set-up, status phase, initiative deck, argent gained from events, end of round.
//! What a revealed initiative card starts stands in `marine` and `demon`.

use super::Doom2016;
use super::choice::{Choice, Holder};
use super::content::{Act, EventId, SquadCard, Trigger};
use super::run::{Cx, Due, INVADER_CHOOSES};
use super::state::{INVADER, State, Turn};
use super::task::Task;
use crate::own::{OwnEvent, ban, stat};
use engine::course::Course;
use engine::deck::Deck;
use engine::event::Event;
use engine::game::Options;
use engine::world::FigureId;

/// No figure in particular.
pub(super) const NOBODY: FigureId = FigureId(255);

impl Cx<'_> {
    /// Everything lies on the table: the first round waits, the scripts start. What they forbid holds for the opening hands.
    pub(super) fn begin(&mut self) {
        self.push(Task::Round);
        if self.game.squad_card_passes(self.st) {
            self.push(Task::PassSquadCard);
        }
        for seat in (0..self.game.marines()).rev() {
            self.push(Task::OpeningHand(FigureId(seat)));
        }
        self.emit(Event::Started);
    }

    /// A round begins. The status phase follows when scripts have answered that.
    pub(super) fn round(&mut self) {
        let round = self.st.world.begin_round();
        self.push(Task::Status);
        self.emit(Event::RoundStarted { round });
    }

    /// The status phase (rules 1.3): initiative deck, ready demon cards, draw events, gain argent.
    pub(super) fn status(&mut self) {
        let kinds = self.st.invader.cards.iter().filter(|c| c.face_up).count() as u8;
        let invader_cards = kinds.min(self.game.content().stock.invader_initiative);
        // A marine alone has more than one card (ruling 32).
        let deck: arrayvec::ArrayVec<u8, 12> = (0..self.game.marines())
            .flat_map(|seat| {
                let more = self.game.squad_gives(self.st, FigureId(seat), |act| match act {
                    Act::Initiative(n) => n,
                    _ => 0,
                });
                std::iter::repeat_n(seat, 1 + usize::from(more))
            })
            .chain(std::iter::repeat_n(INVADER, usize::from(invader_cards)))
            .take(12)
            .collect();
        self.st.initiative = Deck::default();
        self.st.initiative.shuffle_in(&deck);
        self.st.invader_cards = invader_cards;
        self.st.peeker = None;
        for card in &mut self.st.invader.cards {
            card.ready = true;
        }
        self.push(Task::Initiative);
        if !self.st.world.forbids(ban::GAIN_ARGENT) {
            self.push(Task::EventsForArgent(self.game.content().stock.events_for_argent));
        }
        let hand = i16::from(self.game.content().stock.event_hand)
            + i16::from(self.st.world.modified(stat::EVENT_HAND));
        let missing = hand - self.st.invader.hand.len() as i16;
        if missing > 0 {
            self.push(Task::DrawEvents(missing as u8));
        }
    }

    /// The next initiative card, or the end of the round.
    pub(super) fn initiative(&mut self) {
        if self.st.grenades.iter().any(|g| g.due) {
            self.push(Task::Initiative);
            let _ = self.explode();
            return;
        }
        if self.st.initiative.is_empty() {
            let round = self.st.world.round();
            self.st.world.end_round();
            self.push(Task::Round);
            if self.game.squad_card_passes(self.st) {
                self.push(Task::PassSquadCard);
            }
            self.emit(Event::RoundEnded { round });
            return;
        }
        self.push(Task::Initiative);
        self.push(Task::RevealInitiative);
        // The invader is asked first, then the marines by seat (ruling 26).
        for seat in (0..self.game.marines()).rev() {
            self.open_marine_window(Trigger::Initiative, FigureId(seat));
        }
        self.open_window(Trigger::Initiative, NOBODY);
    }

    pub(super) fn initiative_revealed(&mut self, seat: u8) {
        let _ = self.st.initiative.draw(seat);
        self.st.turn = Turn::default();
        self.light_grenades();
        if seat == INVADER {
            self.emit(OwnEvent::InitiativeRevealed { marine: None });
            self.push(Task::ChooseDemons);
        } else {
            let marine = FigureId(seat);
            self.emit(OwnEvent::InitiativeRevealed { marine: Some(marine) });
            self.push(Task::MarineStart(marine));
        }
    }

    /// Paranoia: the top card was looked at and the player who looked knows it from now on.
    pub(super) fn initiative_seen(&mut self, peeker: u8, seat: u8) {
        let _ = self.st.initiative.draw(seat);
        self.st.initiative.put_on_top(&[seat]);
        self.st.peeker = Some(peeker);
        self.push(Task::KeepInitiative(peeker));
    }

    pub(super) fn initiative_kept(&mut self, bottom: bool) {
        if bottom && let Some(seat) = self.st.initiative.top().first().copied() {
            let _ = self.st.initiative.draw(seat);
            self.st.initiative.put_at_bottom(seat);
        }
    }

    /// Ambush and its like: a card of this seat goes on top.
    pub(super) fn initiative_first(&mut self, seat: u8) {
        if self.st.initiative.take(seat) {
            self.st.initiative.put_on_top(&[seat]);
        }
    }

    /// One more invader card is shuffled into what is left of the deck (ruling 14: never above the six there are).
    pub(super) fn add_invader_card(&mut self) {
        if self.st.invader_cards < self.game.content().stock.invader_initiative {
            self.st.invader_cards += 1;
            self.st.initiative.shuffle_in(&[INVADER]);
        }
    }

    pub(super) fn event_for_argent(&mut self, left: u8, event: EventId) {
        if self.st.invader.hand.take(event.0) {
            self.st.invader.discard.add(event.0);
            self.push(Task::EventsForArgent(left - 1));
            self.gain_argent(1);
        }
    }

    /// Argent comes into play, as far as there are tokens (ruling 25); the invader places it.
    pub(super) fn gain_argent(&mut self, amount: u8) {
        let free = self.game.content().stock.argent.saturating_sub(self.st.argent_in_play());
        let amount = amount.min(free);
        if amount > 0 {
            self.emit(OwnEvent::ArgentGained { amount });
            self.push(Task::PlaceArgent(amount));
        }
    }

    pub(super) fn argent_to(&mut self, left: u8, to: Holder) {
        self.put_argent(to);
        if left > 1 {
            self.push(Task::PlaceArgent(left - 1));
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
    pub(super) fn refill_events_and_draw(&mut self, n: u8) {
        if n > 0 && self.st.invader.deck.is_empty() && !self.st.invader.discard.is_empty() {
            let cards = self.st.invader.discard.take_all();
            self.st.invader.deck.shuffle_in(&cards);
            self.push(Task::DrawEvents(n));
        }
    }

    pub(super) fn event_drawn(&mut self, n: u8, event: EventId) {
        let _ = self.st.invader.deck.draw(event.0);
        self.st.invader.hand.add(event.0);
        self.emit(OwnEvent::EventsDrawn { count: 1 });
        if n > 1 {
            self.push(Task::DrawEvents(n - 1));
        }
    }
}

impl Doom2016 {
    /// Does the squad card for this many marines go from one to another?
    pub(super) fn squad_card_passes(&self, st: &State) -> bool {
        self.squad_card(st).is_some_and(|card| card.passes)
    }

    /// The squad card of this many marines, if such cards are in play.
    pub(super) fn squad_card(&self, st: &State) -> Option<&SquadCard> {
        self.content().squad_card(self.marines()).filter(|_| !st.world.forbids(ban::SQUAD_CARDS))
    }

    /// What a marine's squad card gives all the time: the sum over its acts.
    pub(super) fn squad_gives(&self, st: &State, marine: FigureId, what: impl Fn(Act) -> u8) -> u8 {
        let Some(card) = self.squad_card(st) else { return 0 };
        // With a copy for each of them all have it.
        if card.copies < self.marines() && st.point != Some(marine.0) {
            return 0;
        }
        let always = card.abilities.iter().filter(|a| a.when == Trigger::Passive);
        always.flat_map(|a| &a.acts).map(|act| what(*act)).sum()
    }

    pub(super) fn due_draw_events(&self, st: &State, n: u8, out: &mut Options<Choice>) -> Due {
        if n == 0 {
            return Due::Auto;
        }
        super::run::chance(st.invader.deck.outcomes().map(|(n, e)| (n, Choice::Event(EventId(e)))), out)
    }

    pub(super) fn due_events_for_argent(&self, st: &State, left: u8, out: &mut Options<Choice>) -> Due {
        if left == 0 || st.argent_in_play() >= self.content().stock.argent || st.invader.hand.is_empty() {
            return Due::Auto;
        }
        for event in st.invader.hand.distinct() {
            out.add(Choice::SpendEvent(EventId(event)));
        }
        out.add(Choice::Pass);
        INVADER_CHOOSES
    }

    pub(super) fn due_place_argent(&self, st: &State, left: u8, out: &mut Options<Choice>) -> Due {
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

    pub(super) fn due_choose_demons(&self, st: &State, out: &mut Options<Choice>) -> Due {
        for (i, card) in st.invader.cards.iter().enumerate() {
            // A card lies face up exactly while figures of its kind are on the map.
            if card.face_up && card.ready {
                out.add(Choice::Activate(self.kind_of_demon(i as u8)));
            }
        }
        // No figure to activate: the card is discarded without effect (ruling 13).
        if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES }
    }
}
