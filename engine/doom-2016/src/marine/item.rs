//! What a marine finds on a space: health packs, weapons (rules 1.5 and 1.8), and the offers of scripts with their
//! prices. The script decides what an offer does.

use crate::Doom2016;
use crate::choice::Choice;
use crate::content::{CardId, SetId};
use crate::language::{CARDS, POINTS};
use crate::own::{HEALTH_PACK, WEAPON};
use crate::run::{Cx, Due};
use crate::state::{MAX_CARDS, State};
use crate::task::{MarineTask, Task};
use engine::course::Course;
use engine::event::Event;
use engine::game::Options;
use engine::world::{FigureId, Limit, Near, Offer, PieceId, Thing, TokenId, TokenKind};
use tiles::SpaceId;

impl Cx<'_> {
    /// A health pack heals; a weapon token brings its set, shuffled, on top of the deck (rules 1.5).
    pub(super) fn take_token(&mut self, marine: FigureId, id: TokenId) {
        let Some(token) = self.st.world.tokens().get(id).copied() else { return };
        self.emit(Event::TokenTaken { token: id, kind: token.kind, by: marine });
        self.remove_token(id);
        match token.kind {
            TokenKind::Item(HEALTH_PACK, _) => {
                self.heal(marine, self.game.content().marine_rules.health_pack);
            }
            TokenKind::Item(WEAPON, set) => {
                let cards = self.game.content().deck_of(SetId(set));
                let marine = &mut self.st.marines[usize::from(marine.0)];
                marine.taken.push(set);
                marine.deck.put_on_top(&cards);
            }
            TokenKind::Objective | TokenKind::Item(..) | TokenKind::Marker(_) => {}
        }
    }

    pub(super) fn take_offer(&mut self, marine: FigureId, index: u8, near: Option<u8>) {
        let Some(offer) = self.st.world.offers().iter().nth(usize::from(index)).copied() else { return };
        self.st.world.take_offer(usize::from(index), marine);
        self.st.turn.take_offer();
        self.st.turn.spend_points(offer.cost.of(POINTS));
        self.push(Task::Marine(MarineTask::OfferPaid(marine, index, near)));
        self.push(Task::Marine(MarineTask::PayCards(marine, offer.cost.of(CARDS))));
    }

    pub(crate) fn pay_card(&mut self, marine: FigureId, left: u8, card: CardId) {
        if self.discard(marine, card) && left > 1 {
            self.push(Task::Marine(MarineTask::PayCards(marine, left - 1)));
        }
    }

    pub(crate) fn offer_paid(&mut self, marine: FigureId, index: u8, near: Option<u8>) {
        let Some(offer) = self.st.world.offers().iter().nth(usize::from(index)).copied() else { return };
        let at = match offer.near {
            Near::Token(_) => near.map(|number| Thing::Token(TokenId(number))),
            Near::Piece(class) => near.map(|number| Thing::Piece(PieceId { class, number })),
            Near::Thing(thing) => Some(thing),
            Near::In(region) => Some(Thing::Region(region)),
            Near::Anywhere => None,
        };
        self.emit(Event::OfferTaken { tag: offer.tag, label: offer.label, by: marine, at });
    }
}

impl Doom2016 {
    /// The cards in hand to pay with.
    pub(super) fn due_pay_cards(
        &self,
        st: &State,
        marine: FigureId,
        n: u8,
        out: &mut Options<Choice>,
    ) -> Due {
        if n == 0 {
            return Due::Auto;
        }
        for card in st.marines[usize::from(marine.0)].hand.distinct() {
            out.add(Choice::Discard(CardId(card)));
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(marine)) }
    }

    /// Can a marine take the cards of one more set? Only a mission with more weapons than the box has ever asks too much.
    pub(crate) fn has_room_for(&self, st: &State, marine: FigureId, set: SetId) -> bool {
        let cards = &st.marines[usize::from(marine.0)];
        let more: usize = self.content().cards_of(set).map(|(_, copies)| usize::from(copies)).sum();
        !cards.taken.is_full() && cards.cards() + st.turn.played().len() + more <= MAX_CARDS
    }

    pub(super) fn list_offer(
        &self,
        st: &State,
        marine: FigureId,
        index: u8,
        offer: &Offer,
        out: &mut Options<Choice>,
    ) {
        let used = match offer.limit {
            Limit::Free => false,
            Limit::Activation => offer.used >> marine.0 & 1 == 1,
            Limit::Round | Limit::Game => offer.used != 0,
        };
        let allowed = offer.stands(st.world.notes(), marine);
        let hand = st.marines[usize::from(marine.0)].hand.len();
        let (cards, points) = (offer.cost.of(CARDS), offer.cost.of(POINTS));
        if used || !allowed || hand < usize::from(cards) || st.turn.points() < points {
            return;
        }
        let table = self.table();
        let here = st.world.figures()[marine].space;
        let ground = st.world.ground(table);
        let near = |space: SpaceId| (offer.least..=offer.distance).contains(&ground.range(here, space));
        match offer.near {
            Near::Anywhere => out.add(Choice::Offer(index, None)),
            Near::Token(kind) => {
                for (id, _) in st.world.tokens().iter().filter(|(_, t)| t.kind == kind && near(t.space)) {
                    out.add(Choice::Offer(index, Some(id.0)));
                }
            }
            Near::Piece(class) => {
                for (number, spot) in (0..).zip(table.pieces(class)) {
                    if st.world.pieces().has(PieceId { class, number }) && near(spot.space) {
                        out.add(Choice::Offer(index, Some(number)));
                    }
                }
            }
            Near::Thing(thing) => {
                if st.world.space_of(table, thing).is_some_and(near) {
                    out.add(Choice::Offer(index, None));
                }
            }
            Near::In(region) => {
                if table.regions.get(usize::from(region.0)).is_some_and(|r| r.has(here)) {
                    out.add(Choice::Offer(index, None));
                }
            }
        }
    }
}
