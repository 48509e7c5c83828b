//! A marine's activation (rules 1.3): respawn, what may be done in a turn, the end of it.
//! `card` plays action cards, `draw` fills hands, `item` takes what lies about and what scripts offer; steps and doors stand
//! in `movement`, attacks in `attack`.

mod card;
mod draw;
mod item;
pub(super) mod task;

use super::Doom2016;
use super::choice::Choice;
use super::content::{Act, SetId, Trigger};
use super::run::{Cx, Due, not_offered};
use super::state::{State, Turn};
use super::task::{MarineTask, Task};
use crate::own::{HEALTH_PACK, Pieces2016, WEAPON};
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Seat, Side};
use engine::world::{FigureId, TokenKind};
use tiles::SpaceId;

impl MarineTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::Respawn(marine) => game.due_respawn(st, marine, out),
            Self::Turn(marine) => game.due_marine_turn(st, marine, out),
            Self::PayCards(marine, n) => game.due_pay_cards(st, marine, n, out),
            Self::Draw(marine, n) => game.due_draw(st, marine, n, out),
            Self::DrawGlory(_) => game.due_draw_glory(st, out),
            Self::Start(_)
            | Self::End(_)
            | Self::OfferPaid(..)
            | Self::OpeningHand(_)
            | Self::Resolved(..) => Due::Auto,
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (Self::Respawn(marine), Choice::Respawn(space)) => cx.respawn(marine, space),
            (Self::Turn(marine), choice) => cx.marine_choice(marine, choice),
            (Self::PayCards(marine, n), Choice::Discard(card)) => cx.pay_card(marine, n, card),
            (Self::Draw(marine, n), Choice::Card(card)) => cx.drawn(marine, n, card),
            (Self::DrawGlory(marine), Choice::Glory(card)) => cx.glory_drawn(marine, card),
            _ => not_offered(self, choice),
        }
    }

    /// What it does where there is nothing to choose.
    pub(super) fn run(self, cx: &mut Cx<'_>) {
        match self {
            Self::Start(marine) => cx.marine_start(marine),
            Self::Turn(marine) => cx.stuck(marine, Some(Task::Marine(self))),
            Self::End(marine) => cx.marine_end(marine),
            Self::OfferPaid(marine, offer, near) => cx.offer_paid(marine, offer, near),
            Self::Draw(marine, n) => cx.refill_and_draw(marine, n),
            Self::DrawGlory(marine) => cx.refill_glory(marine),
            Self::OpeningHand(marine) => cx.complete_opening_hand(marine),
            Self::Resolved(marine, card) => cx.st.marines[usize::from(marine.0)].discard.add(card.0),
            // Nowhere to come back, and nothing (more) to pay with.
            Self::Respawn(_) | Self::PayCards(..) => {}
        }
    }
}

impl Cx<'_> {
    pub(super) fn marine_start(&mut self, marine: FigureId) {
        let more = self.game.squad_gives(self.st, marine, |act| if let Act::Main(n) = act { n } else { 0 });
        self.st.turn = Turn::of_marine(more);
        self.st.world.activate(marine);
        self.st.marines[usize::from(marine.0)].ready = true;
        self.push(Task::Marine(MarineTask::End(marine)));
        self.push(Task::Marine(MarineTask::Turn(marine)));
        self.open_window(Trigger::MarineActivation, Some(marine));
        if !self.st.world.figures()[marine].on_map {
            self.push(Task::Marine(MarineTask::Respawn(marine)));
        }
        self.emit(Event::ActivationStarted { figure: marine });
    }

    pub(super) fn respawn(&mut self, marine: FigureId, space: SpaceId) {
        let table = self.table();
        if let Some(demon) = self.demon_on(space) {
            // Telefrag: not a glory kill (ruling 10).
            self.frag(demon, Some(marine));
        }
        self.st.world.put(table, marine, space, false);
        self.emit(Event::Respawned { figure: marine, at: space });
        self.wake_teleporter_on(space);
    }

    pub(super) fn marine_choice(&mut self, marine: FigureId, choice: Choice) {
        let turn = MarineTask::Turn(marine);
        if choice == Choice::End {
            self.card_resolved();
            return;
        }
        self.push(Task::Marine(turn));
        match choice {
            Choice::Play(card) => self.play(marine, card, true),
            Choice::Another(card) => self.play(marine, card, false),
            Choice::Sprint(card) => self.sprint(marine, card),
            Choice::Spend(card) => self.spend_glory(marine, card),
            Choice::Class(i) => self.spend_class(marine, i),
            Choice::Take(token) => self.take_token(marine, token),
            Choice::Offer(offer, token) => self.take_offer(marine, offer, token),
            Choice::Step(space, turned) => {
                let cost = self.step(marine, space, turned);
                self.st.turn.spend_points(cost);
            }
            Choice::Open(door) => {
                self.st.turn.spend_points(1);
                self.open(door, Some(marine));
            }
            Choice::Attack(target, _) => {
                let card = self.st.turn.card();
                self.st.turn.use_attack();
                self.declare(marine, target, card, false, false);
            }
            choice => not_offered(turn, choice),
        }
    }

    /// Played cards are discarded and the hand is filled. A marine fragged meanwhile has drawn already (ruling 12).
    pub(super) fn marine_end(&mut self, marine: FigureId) {
        let hand_size = self.game.hand_size(self.st, marine);
        let cards = &mut self.st.marines[usize::from(marine.0)];
        for card in std::mem::take(&mut self.st.turn).played().cards() {
            cards.discard.add(*card);
        }
        let missing = hand_size.saturating_sub(cards.hand.len());
        self.st.world.deactivate();
        self.st.world.end_activation();
        if self.st.world.figures()[marine].on_map && missing > 0 {
            self.push(Task::Marine(MarineTask::Draw(marine, missing as u8)));
        }
        self.emit(Event::ActivationEnded { figure: marine });
    }
}

impl Doom2016 {
    /// Any active teleporter without a marine; with none free, the nearest free space to one; with none active, a start
    /// space (rulings 11 and 107).
    pub(super) fn due_respawn(&self, st: &State, marine: FigureId, out: &mut Options<Choice>) -> Due {
        let table = self.table();
        let active = st.world.active_teleporters(table);
        for space in active.iter().filter(|s| !st.world.figures().of(Side::Marines).has(*s)) {
            out.add(Choice::Respawn(space));
        }
        if out.list.is_empty() {
            let from = if active.is_empty() { table.starts.iter().copied().collect() } else { active };
            let gait = self.gait(st.world.figures()[marine].kind);
            for space in self.nearest_free(&st.world, gait, &from).iter() {
                out.add(Choice::Respawn(space));
            }
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(marine)) }
    }

    pub(super) fn due_marine_turn(&self, st: &State, marine: FigureId, out: &mut Options<Choice>) -> Due {
        if st.world.active() != Some(marine) || !st.world.figures()[marine].on_map {
            return Due::Auto;
        }
        let seat = Due::Choose(Seat(marine.0));
        let turn = &st.turn;
        self.list_steps(st, marine, turn.points(), out);
        if turn.is_passing() {
            return if out.list.is_empty() { Due::Auto } else { seat };
        }
        self.list_doors(st, marine, turn.points(), out);
        if turn.may_attack()
            && let Some(card) = turn.card()
        {
            let range = self.content().cards[usize::from(card.0)].attack.map_or(0, |a| a.range);
            self.list_targets(st, marine, range, None, out);
        }
        self.list_cards(st, marine, out);
        let space = st.world.figures()[marine].space;
        for (id, token) in st.world.tokens().on(space) {
            let takes = match token.kind {
                TokenKind::Item(HEALTH_PACK, _) => true,
                TokenKind::Item(WEAPON, set) => self.has_room_for(st, marine, SetId(set)),
                TokenKind::Objective | TokenKind::Item(..) | TokenKind::Marker(_) => false,
            };
            if takes {
                out.add(Choice::Take(id));
            }
        }
        for (i, offer) in st.world.offers().iter().enumerate() {
            self.list_offer(st, marine, i as u8, offer, out);
        }
        out.add(Choice::End);
        seat
    }
}
