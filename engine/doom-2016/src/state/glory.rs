//! The glory kill cards that no marine holds: a deck and its discards.

use crate::content::GloryId;
use engine::deck::{Deck, Pile};

/// The deck of glory kill cards with its discards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct GloryCards {
    deck: Deck<16>,
    discard: Pile<16>,
}

impl GloryCards {
    /// These cards lie face down and face up.
    #[must_use]
    pub const fn of(deck: Deck<16>, discard: Pile<16>) -> Self {
        Self { deck, discard }
    }

    /// The cards that lie face down.
    #[must_use]
    pub const fn deck(&self) -> &Deck<16> {
        &self.deck
    }

    /// Those that were used.
    #[must_use]
    pub const fn discards(&self) -> &Pile<16> {
        &self.discard
    }

    /// A card is drawn.
    pub(crate) fn draw(&mut self, card: GloryId) {
        let _ = self.deck.draw(card.0);
    }

    /// A card was used.
    pub(crate) fn discard(&mut self, card: GloryId) {
        self.discard.add(card.0);
    }

    /// The discards become the deck. Were there any?
    pub(crate) fn refill(&mut self) -> bool {
        let cards = self.discard.take_all();
        if !cards.is_empty() {
            self.deck.shuffle_in(&cards);
        }
        !cards.is_empty()
    }
}
