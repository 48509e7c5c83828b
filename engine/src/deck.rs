//! A deck of cards as a bag drawn lazily: it is never shuffled, the card drawn is left to chance when it is drawn.
//! What players know of its order (a set shuffled onto the top, a card put on top) is kept as layers.

use crate::copied::copied;
use arrayvec::ArrayVec;

/// The most layers a deck keeps apart.
pub const MAX_LAYERS: usize = 12;

/// A deck of at most `N` cards. A card is a number; equal numbers are copies.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct Deck<const N: usize> {
    /// Cards of all layers, the bottom layer first, each layer sorted.
    cards: ArrayVec<u8, N>,
    /// How many cards each layer has, the bottom layer first. No layer is empty.
    layers: ArrayVec<u8, MAX_LAYERS>,
}

impl<const N: usize> Clone for Deck<N> {
    fn clone(&self) -> Self {
        Self { cards: copied(&self.cards), layers: copied(&self.layers) }
    }
}

impl<const N: usize> Deck<N> {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// No card left?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All cards, in no order that play may use.
    #[must_use]
    pub fn cards(&self) -> &[u8] {
        &self.cards
    }

    /// The cards of which the next one drawn is one, each as likely as the other.
    #[must_use]
    pub fn top(&self) -> &[u8] {
        let n = self.layers.last().copied().unwrap_or(0);
        &self.cards[self.cards.len() - usize::from(n)..]
    }

    /// The cards of each layer, the bottom layer first.
    pub fn layers(&self) -> impl Iterator<Item = &[u8]> + '_ {
        let mut end = 0;
        self.layers.iter().map(move |count| {
            let start = end;
            end += usize::from(*count);
            &self.cards[start..end]
        })
    }

    /// What may be drawn next: each distinct card with its number of copies.
    pub fn outcomes(&self) -> impl Iterator<Item = (u32, u8)> + '_ {
        self.top().chunk_by(|a, b| a == b).map(|copies| (copies.len() as u32, copies[0]))
    }

    /// Draw a card that `outcomes` lists. `false`, and nothing drawn, for any other card.
    pub fn draw(&mut self, card: u8) -> bool {
        let start = self.cards.len() - self.top().len();
        let Some(at) = self.cards[start..].iter().position(|c| *c == card) else { return false };
        let _ = self.cards.remove(start + at);
        if let Some(n) = self.layers.last_mut() {
            *n -= 1;
            if *n == 0 {
                let _ = self.layers.pop();
            }
        }
        true
    }

    /// Shuffle all these cards and what is left of the deck together.
    pub fn shuffle_in(&mut self, cards: &[u8]) {
        self.extend(cards);
        self.cards.sort_unstable();
        self.layers.clear();
        if !self.cards.is_empty() {
            self.layers.push(self.cards.len() as u8);
        }
    }

    /// Shuffle these cards and put them face down on top.
    pub fn put_on_top(&mut self, cards: &[u8]) {
        if cards.is_empty() {
            return;
        }
        if self.layers.is_full() {
            // Twelve things known of one deck at once: the two lowest are forgotten.
            let bottom = self.layers.remove(0);
            self.layers[0] += bottom;
            let both = usize::from(self.layers[0]);
            self.cards[..both].sort_unstable();
        }
        let start = self.cards.len();
        self.extend(cards);
        self.cards[start..].sort_unstable();
        let added = self.cards.len() - start;
        if added > 0 {
            self.layers.push(added as u8);
        }
    }

    /// Put a card at the bottom.
    pub fn put_at_bottom(&mut self, card: u8) {
        debug_assert!(!self.cards.is_full(), "a deck loses a card");
        if self.cards.is_full() {
            return;
        }
        self.cards.insert(0, card);
        if self.layers.is_full() {
            self.layers[0] += 1;
            let n = usize::from(self.layers[0]);
            self.cards[..n].sort_unstable();
        } else {
            self.layers.insert(0, 1);
        }
    }

    /// Take one copy of a card out, wherever it lies. `false` when there is none.
    pub fn take(&mut self, card: u8) -> bool {
        // The topmost copy: search from the top so that a known card is found where it is known to be.
        let Some(at) = self.cards.iter().rposition(|c| *c == card) else { return false };
        let _ = self.cards.remove(at);
        let mut end = 0usize;
        for i in 0..self.layers.len() {
            end += usize::from(self.layers[i]);
            if at < end {
                self.layers[i] -= 1;
                if self.layers[i] == 0 {
                    let _ = self.layers.remove(i);
                }
                break;
            }
        }
        true
    }

    /// Capacities are above what the rules let come together, so that no card is ever left out.
    fn extend(&mut self, cards: &[u8]) {
        debug_assert!(self.cards.len() + cards.len() <= N, "a deck loses cards");
        for card in cards {
            let _ = self.cards.try_push(*card);
        }
    }
}

/// A sorted handful of cards: a hand or a discard pile.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile<const N: usize>(ArrayVec<u8, N>);

impl<const N: usize> Clone for Pile<N> {
    fn clone(&self) -> Self {
        Self(copied(&self.0))
    }
}

impl<const N: usize> Pile<N> {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// No card?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// No room for another card? The rules have to ask before they add one.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.0.is_full()
    }

    /// All cards, sorted.
    #[must_use]
    pub fn cards(&self) -> &[u8] {
        &self.0
    }

    /// Each distinct card once.
    pub fn distinct(&self) -> impl Iterator<Item = u8> + '_ {
        self.0.chunk_by(|a, b| a == b).map(|copies| copies[0])
    }

    /// Is there a copy of `card`?
    #[must_use]
    pub fn has(&self, card: u8) -> bool {
        self.0.binary_search(&card).is_ok()
    }

    /// Add a card. There has to be room for it.
    pub fn add(&mut self, card: u8) {
        debug_assert!(!self.0.is_full(), "a pile loses a card");
        let at = self.0.partition_point(|c| *c < card);
        if !self.0.is_full() {
            self.0.insert(at, card);
        }
    }

    /// Take one copy of a card out. `false` when there is none.
    pub fn take(&mut self, card: u8) -> bool {
        match self.0.binary_search(&card) {
            Ok(at) => {
                let _ = self.0.remove(at);
                true
            }
            Err(_) => false,
        }
    }

    /// Everything, leaving nothing.
    pub fn take_all(&mut self) -> ArrayVec<u8, N> {
        std::mem::take(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Deck;

    fn deck(cards: &[u8]) -> Deck<16> {
        let mut deck = Deck::default();
        deck.shuffle_in(cards);
        deck
    }

    #[test]
    fn a_shuffled_deck_offers_every_card_by_its_copies() {
        let deck = deck(&[2, 1, 2]);
        assert_eq!(deck.outcomes().collect::<Vec<_>>(), [(1, 1), (2, 2)]);
    }

    #[test]
    fn what_is_put_on_top_comes_first() {
        let mut deck = deck(&[1, 1]);
        deck.put_on_top(&[7, 8]);
        assert_eq!(deck.outcomes().collect::<Vec<_>>(), [(1, 7), (1, 8)]);
        assert!(!deck.draw(1), "a card from below cannot be drawn");
        assert!(deck.draw(8) && deck.draw(7));
        assert_eq!(deck.outcomes().collect::<Vec<_>>(), [(2, 1)]);
    }

    #[test]
    fn what_is_put_at_the_bottom_comes_last() {
        let mut deck = deck(&[1]);
        deck.put_at_bottom(9);
        assert!(deck.draw(1));
        assert_eq!(deck.top(), [9]);
    }

    #[test]
    fn taking_a_card_out_keeps_the_layers() {
        let mut deck = deck(&[1, 2, 3]);
        deck.put_on_top(&[5]);
        assert!(deck.take(2) && deck.take(5));
        assert_eq!(deck.top(), [1, 3]);
        assert!(!deck.take(5));
    }

    #[test]
    fn the_layers_of_a_deck_make_the_same_deck_again() {
        let mut deck = deck(&[1, 2, 2]);
        deck.put_on_top(&[9, 7]);
        deck.put_at_bottom(4);
        let mut again = Deck::<16>::default();
        for layer in deck.layers() {
            again.put_on_top(layer);
        }
        assert_eq!(again, deck);
        assert_eq!(deck.layers().collect::<Vec<_>>(), [&[4][..], &[1, 2, 2], &[7, 9]]);
    }

    #[test]
    fn too_many_layers_forget_the_lowest_and_keep_every_card() {
        let mut deck = Deck::<32>::default();
        for card in 0..20 {
            deck.put_on_top(&[card]);
        }
        assert_eq!(deck.len(), 20);
        for card in (12..20).rev() {
            assert!(deck.draw(card));
        }
    }
}
