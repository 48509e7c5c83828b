//! Which defence cards may be revealed, as far as a seat can know the deck, and which ones after them. What a card is good for
//! is counted in `exact`.

use crate::Doom2016;
use crate::knowledge::Held;
use crate::state::State;
use engine::deck::{Deck, Pile};
use engine::game::Seat;
use engine::world::FigureId;

/// A card that may be revealed first.
pub(super) struct First {
    /// Its number.
    pub(super) card: u8,
    /// How many copies of it may be the one.
    pub(super) ways: u32,
    /// The cards that may be revealed second, with their copies. The sum is the same for every first card.
    pub(super) next: Vec<(u8, u32)>,
}

/// The cards that a seat has to reckon with when a figure defends; none where no card is revealed. Where a hand is hidden, each
/// card of it and of the deck is as likely as the other.
pub(super) fn firsts(game: &Doom2016, st: &State, seat: Seat, defender: FigureId) -> Vec<First> {
    let known = game.seen_by(st, seat);
    let hidden = |cards: usize, is_known: bool| cards > 0 && !is_known;
    match st.marines.get(usize::from(defender.0)) {
        Some(marine) => {
            let seen = &known.marines[usize::from(defender.0)];
            let hidden = hidden(seen.hand.len(), matches!(seen.hand, Held::Known(_)));
            let unseen = hidden.then(|| seen.unseen.iter().map(|card| card.0).collect());
            listed(&marine.deck, &marine.discard, unseen)
        }
        None => {
            let seen = &known.invader;
            let hidden = hidden(seen.hand.len(), matches!(seen.hand, Held::Known(_)));
            let unseen = hidden.then(|| seen.unseen.iter().map(|card| card.0).collect());
            listed(&st.invader.deck, &st.invader.discard, unseen)
        }
    }
}

/// The cards that a second one is drawn from, when the first one lies open: for attacks that are played.
pub(super) fn next(st: &State, defender: FigureId) -> Vec<(u8, u32)> {
    match st.marines.get(usize::from(defender.0)) {
        Some(marine) => on_top(&marine.deck, &counted(marine.discard.cards())),
        None => on_top(&st.invader.deck, &counted(st.invader.discard.cards())),
    }
}

/// `unseen` is sorted. An empty deck is made again from the discards.
fn listed<const N: usize, const M: usize>(
    deck: &Deck<N>,
    discard: &Pile<M>,
    unseen: Option<Vec<u8>>,
) -> Vec<First> {
    let discards = counted(discard.cards());
    let any_of = |cards: Vec<(u8, u32)>, rest: Option<&[(u8, u32)]>| -> Vec<First> {
        let after = |card: u8| rest.map_or_else(|| without(&cards, card), <[(u8, u32)]>::to_vec);
        cards.iter().map(|(card, ways)| First { card: *card, ways: *ways, next: after(*card) }).collect()
    };
    if deck.is_empty() {
        return any_of(discards, None);
    }
    if let Some(unseen) = unseen {
        let rest = (deck.len() == 1).then_some(&discards[..]);
        return any_of(counted(&unseen), rest);
    }
    let first = |(ways, card): (u32, u8)| {
        let mut rest = deck.clone();
        let _ = rest.draw(card);
        First { card, ways, next: on_top(&rest, &discards) }
    };
    deck.outcomes().map(first).collect()
}

/// What may be drawn next from a deck that is made again from these discards when it is empty.
fn on_top<const N: usize>(deck: &Deck<N>, discards: &[(u8, u32)]) -> Vec<(u8, u32)> {
    if deck.is_empty() {
        return discards.to_vec();
    }
    deck.outcomes().map(|(ways, card)| (card, ways)).collect()
}

/// Sorted cards with their copies.
fn counted(cards: &[u8]) -> Vec<(u8, u32)> {
    cards.chunk_by(|a, b| a == b).map(|copies| (copies[0], copies.len() as u32)).collect()
}

/// The same cards with one copy less of one of them.
fn without(cards: &[(u8, u32)], card: u8) -> Vec<(u8, u32)> {
    let less = |(other, ways): &(u8, u32)| (*other, ways - u32::from(*other == card));
    cards.iter().map(less).filter(|(_, ways)| *ways > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::listed;
    use engine::deck::{Deck, Pile};

    fn deck(cards: &[u8]) -> Deck<16> {
        let mut deck = Deck::default();
        deck.shuffle_in(cards);
        deck
    }

    fn told(deck: &Deck<16>, discards: &[u8], unseen: Option<Vec<u8>>) -> String {
        let mut pile = Pile::<16>::default();
        for card in discards {
            pile.add(*card);
        }
        let firsts = listed(deck, &pile, unseen);
        let lines: Vec<String> =
            firsts.iter().map(|first| format!("{}x{} {:?}", first.ways, first.card, first.next)).collect();
        lines.join("; ")
    }

    #[test]
    fn the_second_card_comes_from_what_the_first_one_left() {
        assert_eq!(told(&deck(&[1, 1, 2]), &[9], None), "2x1 [(1, 1), (2, 1)]; 1x2 [(1, 2)]");
        assert_eq!(told(&deck(&[1]), &[9], None), "1x1 [(9, 1)]");
        assert_eq!(told(&deck(&[]), &[8, 9], None), "1x8 [(9, 1)]; 1x9 [(8, 1)]");
        assert_eq!(told(&deck(&[]), &[], None), "");
    }

    #[test]
    fn a_hidden_hand_may_lie_in_the_deck() {
        let any = "1x1 [(2, 1), (3, 1)]; 1x2 [(1, 1), (3, 1)]; 1x3 [(1, 1), (2, 1)]";
        assert_eq!(told(&deck(&[1, 2]), &[], Some(vec![1, 2, 3])), any);
        assert_eq!(told(&deck(&[1]), &[7], Some(vec![1, 3])), "1x1 [(7, 1)]; 1x3 [(7, 1)]");
    }
}
