//! What is left of a round's initiative deck, and who has looked at it (rules 1.3).

use engine::deck::Deck;
use std::hash::{Hash, Hasher};

/// The seat of the invader.
pub const INVADER: u8 = 4;

/// A card for each activation of the round: a marine's seat, or that of the invader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Initiative {
    deck: Deck<12>,
    invader_cards: u8,
    peeker: Option<u8>,
}

impl Initiative {
    /// A deck that was made for a round.
    #[must_use]
    pub fn of(deck: Deck<12>) -> Self {
        let invader_cards = deck.cards().iter().filter(|seat| **seat == INVADER).count() as u8;
        Self { deck, invader_cards, peeker: None }
    }

    /// What is left of it.
    #[must_use]
    pub const fn deck(&self) -> &Deck<12> {
        &self.deck
    }

    /// Invader cards put into it in this round so far.
    pub(crate) const fn invader_cards(&self) -> u8 {
        self.invader_cards
    }

    /// The seat that has looked at cards in this round. What lies on top or at the bottom since then is known to it alone.
    pub(crate) const fn peeker(&self) -> Option<u8> {
        self.peeker
    }

    /// The deck of a position lies there, with so many invader cards put into it in this round.
    pub(crate) fn lay(&mut self, deck: Deck<12>, invader_cards: u8) {
        self.deck = deck;
        self.invader_cards = invader_cards;
    }

    /// A seat has looked at cards in this round.
    pub(crate) const fn note_peeker(&mut self, seat: u8) {
        self.peeker = Some(seat);
    }

    /// A card that may lie on top is revealed.
    pub(crate) fn draw(&mut self, seat: u8) {
        let _ = self.deck.draw(seat);
    }

    /// One seat looks at the top card, and leaves it there for now.
    pub fn peek(&mut self, peeker: u8, seat: u8) {
        self.draw(seat);
        self.deck.put_on_top(&[seat]);
        self.note_peeker(peeker);
    }

    /// The top card goes to the bottom.
    pub(crate) fn put_under(&mut self) {
        if let Some(seat) = self.deck.top().first().copied() {
            self.draw(seat);
            self.deck.put_at_bottom(seat);
        }
    }

    /// Could a card of this seat be brought to the top, where it does not lie already?
    pub(crate) fn can_come(&self, seat: u8) -> bool {
        self.deck.cards().contains(&seat) && self.deck.top() != [seat]
    }

    /// A card of this seat goes on top, if there is one.
    pub fn bring_up(&mut self, seat: u8) {
        if self.deck.take(seat) {
            self.deck.put_on_top(&[seat]);
        }
    }

    /// One more invader card is shuffled into what is left.
    pub(crate) fn add_invader_card(&mut self) {
        self.invader_cards += 1;
        self.deck.shuffle_in(&[INVADER]);
    }

    /// What is left is shuffled.
    pub fn shuffle(&mut self) {
        self.deck.shuffle_in(&[]);
    }
}

/// No seat is hashed as the number that once stood for it.
impl Hash for Initiative {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (&self.deck, self.invader_cards, self.peeker.unwrap_or(u8::MAX)).hash(hasher);
    }
}
