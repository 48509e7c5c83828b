//! Rounds: set-up, status phase, initiative deck, the squad card that is passed on, end of round.
//! What a revealed initiative card starts stands in `marine` and `demon`.

pub(super) mod task;

use super::Doom2016;
use super::act::By;
use super::choice::Choice;
use super::content::{Act, SquadCard, Trigger};
use super::run::{Cx, Due, chance, not_offered};
use super::state::{Figures, INVADER, Initiative, State, Turn};
use super::task::{DemonTask, InvaderTask, MarineTask, RoundTask, Task};
use crate::own::{OwnEvent, OwnEventKind, ban, stat};
use engine::course::Course;
use engine::deck::Deck;
use engine::event::{Event, EventKind};
use engine::game::{Options, Seat, Side};
use engine::world::FigureId;

impl RoundTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::Reveal | Self::Peek(_) => {
                chance(st.initiative.deck().outcomes().map(|(n, seat)| (n, Choice::Initiative(seat))), out)
            }
            // The last card is at the top and at the bottom.
            Self::Keep(_) if st.initiative.deck().len() < 2 => Due::Auto,
            Self::Keep(seat) => {
                out.add(Choice::Bottom(false));
                out.add(Choice::Bottom(true));
                Due::Choose(Seat(seat))
            }
            Self::PutFirst(marine) => game.due_put_first(st, marine, out),
            Self::PassSquadCard => game.due_pass_squad_card(st, out),
            Self::Begin | Self::Start | Self::Status | Self::Initiative => Due::Auto,
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (Self::Reveal, Choice::Initiative(seat)) => cx.initiative_revealed(seat),
            (Self::Peek(peeker), Choice::Initiative(seat)) => cx.initiative_seen(peeker, seat),
            (Self::Keep(_), Choice::Bottom(bottom)) => cx.initiative_kept(bottom),
            (Self::PutFirst(_), Choice::Pick(marine)) => cx.initiative_first(marine.0),
            (Self::PassSquadCard, Choice::Pick(marine)) => cx.squad_card_passed(marine),
            _ => not_offered(self, choice),
        }
    }

    /// What it does where there is nothing to choose.
    pub(super) fn run(self, cx: &mut Cx<'_>) {
        match self {
            Self::Begin => cx.begin(),
            Self::Start => cx.round(),
            Self::Status => cx.status(),
            Self::Initiative => cx.initiative(),
            // No card to reveal or to move, no marine to choose.
            Self::Reveal | Self::Peek(_) | Self::Keep(_) | Self::PutFirst(_) | Self::PassSquadCard => {}
        }
    }
}

impl Cx<'_> {
    /// Everything lies on the table: the first round waits, the scripts start. What they forbid holds for the opening hands.
    pub(super) fn begin(&mut self) {
        self.push(Task::Round(RoundTask::Start));
        if self.game.squad_card_passes(self.st) {
            self.push(Task::Round(RoundTask::PassSquadCard));
        }
        for seat in (0..self.game.marines()).rev() {
            self.push(Task::Marine(MarineTask::OpeningHand(FigureId(seat))));
        }
        self.emit(Event::Started);
    }

    /// A round begins. The status phase follows when scripts have answered that.
    pub(super) fn round(&mut self) {
        let round = self.st.world.begin_round();
        self.push(Task::Round(RoundTask::Status));
        self.emit(Event::RoundStarted { round });
    }

    /// The status phase (rules 1.3): initiative deck, ready demon cards, draw events, gain argent.
    pub(super) fn status(&mut self) {
        let kinds = self.st.invader.cards.iter().filter(|c| c.face_up).count() as u8;
        let invader_cards = kinds.min(self.game.content().stock.invader_initiative);
        // A marine alone has more than one card (ruling 32).
        let cards: arrayvec::ArrayVec<u8, 12> = (0..self.game.marines())
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
        let mut deck = Deck::default();
        deck.shuffle_in(&cards);
        self.st.initiative = Initiative::of(deck);
        for card in &mut self.st.invader.cards {
            card.ready = true;
        }
        self.push(Task::Round(RoundTask::Initiative));
        if !self.st.world.forbids(ban::GAIN_ARGENT) {
            self.push(Task::Invader(InvaderTask::EventsForArgent(
                self.game.content().stock.events_for_argent,
            )));
        }
        let hand = i16::from(self.game.content().stock.event_hand)
            + i16::from(self.st.world.modified(stat::EVENT_HAND));
        let missing = hand - self.st.invader.hand.len() as i16;
        if missing > 0 {
            self.push(Task::Invader(InvaderTask::Draw(missing as u8)));
        }
    }

    /// The next initiative card, or the end of the round.
    pub(super) fn initiative(&mut self) {
        if self.st.grenades.iter().any(|g| g.due) {
            self.push(Task::Round(RoundTask::Initiative));
            let _ = self.explode();
            return;
        }
        if self.st.initiative.deck().is_empty() {
            let round = self.st.world.round();
            self.st.world.end_round();
            self.push(Task::Round(RoundTask::Start));
            if self.game.squad_card_passes(self.st) {
                self.push(Task::Round(RoundTask::PassSquadCard));
            }
            self.emit(Event::RoundEnded { round });
            return;
        }
        self.push(Task::Round(RoundTask::Initiative));
        self.push(Task::Round(RoundTask::Reveal));
        // The invader is asked first, then the marines by seat (ruling 26).
        for seat in (0..self.game.marines()).rev() {
            self.open_marine_window(Trigger::Initiative, FigureId(seat));
        }
        self.open_window(Trigger::Initiative, None);
    }

    pub(super) fn initiative_revealed(&mut self, seat: u8) {
        self.st.initiative.draw(seat);
        self.st.turn = Turn::default();
        self.light_grenades();
        if seat == INVADER {
            self.emit(OwnEvent::InitiativeRevealed { marine: None });
            self.push(Task::Demon(DemonTask::ChooseKind));
        } else {
            let marine = FigureId(seat);
            self.emit(OwnEvent::InitiativeRevealed { marine: Some(marine) });
            self.push(Task::Marine(MarineTask::Start(marine)));
        }
    }

    /// Paranoia: the top card was looked at and the player who looked knows it from now on.
    pub(super) fn initiative_seen(&mut self, peeker: u8, seat: u8) {
        self.st.initiative.peek(peeker, seat);
        self.push(Task::Round(RoundTask::Keep(peeker)));
    }

    pub(super) fn initiative_kept(&mut self, bottom: bool) {
        if bottom {
            self.st.initiative.put_under();
        }
    }

    /// Ambush and its like: a card of this seat goes on top.
    pub(super) fn initiative_first(&mut self, seat: u8) {
        self.st.initiative.bring_up(seat);
    }

    /// One more invader card is shuffled into what is left of the deck (ruling 14: never above the six there are).
    pub(super) fn add_invader_card(&mut self) {
        if self.st.initiative.invader_cards() < self.game.content().stock.invader_initiative {
            self.st.initiative.add_invader_card();
        }
    }

    /// The squad card that is passed on: it was received.
    pub(super) fn squad_card_passed(&mut self, marine: FigureId) {
        self.st.point = Some(marine.0);
        let game = self.game;
        let Some(card) = game.content().squad_card(game.marines()) else { return };
        self.emit_if(EventKind::Own(OwnEventKind::SquadCardPassed as u8), |_| {
            OwnEvent::SquadCardPassed { figure: marine, card: card.name.as_str().into() }.into()
        });
        let by = By { side: Side::Marines, own: Some(marine), trigger: Trigger::Received };
        self.act_abilities(&card.abilities, by);
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

    /// Marines other than this one whose initiative card is in the deck.
    pub(super) fn due_put_first(&self, st: &State, own: FigureId, out: &mut Options<Choice>) -> Due {
        let marines =
            (0..self.marines()).filter(|seat| *seat != own.0 && st.initiative.deck().cards().contains(seat));
        let marines: Figures = marines.map(FigureId).collect();
        self.due_pick(&marines, Seat(own.0), out)
    }

    /// The marines agree on the first one; later the marine who has it passes it to another one.
    pub(super) fn due_pass_squad_card(&self, st: &State, out: &mut Options<Choice>) -> Due {
        // A script may have put the cards away since.
        if !self.squad_card_passes(st) {
            return Due::Auto;
        }
        let marines: Figures =
            (0..self.marines()).filter(|seat| Some(*seat) != st.point).map(FigureId).collect();
        let seat = st.point.unwrap_or(0);
        self.due_pick(&marines, Seat(seat), out)
    }
}
