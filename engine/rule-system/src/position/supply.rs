//! Cards of which there are only so many, dealt to the places of a position. It reports what lies nowhere, and what would have to lie
//! in two places.

use super::{Position, Reader};
use crate::texts::text;
use engine::deck::{Deck, MAX_LAYERS};

/// A card of a supply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stocked {
    /// Its number in the game.
    pub card: u8,
    /// Its stable name.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// How many copies there are.
    pub copies: usize,
}

/// The cards that are left to be dealt.
#[derive(Clone, Debug)]
pub struct Supply {
    all: Vec<Stocked>,
    left: Vec<usize>,
}

/// The place of a layer of a deck: the deck's own for the lowest one.
fn layer(place: &str, number: usize) -> String {
    if number == 0 { place.to_owned() } else { format!("{place}.{number}") }
}

impl Supply {
    /// All of these. Where there are two of the same name, the first one is meant.
    #[must_use]
    pub fn of(all: Vec<Stocked>) -> Self {
        let left = all.iter().map(|card| card.copies).collect();
        Self { all, left }
    }

    /// Every copy as stable name and name for people, for the rows of a form.
    #[must_use]
    pub fn pool(&self) -> Vec<(String, String)> {
        let copies = |card: &Stocked| std::iter::repeat_n((card.id.clone(), card.name.clone()), card.copies);
        self.all.iter().flat_map(copies).collect()
    }

    /// The cards in a place, as far as there are so many. No more than `room` fit.
    pub fn deal(&mut self, place: &str, room: usize, reader: &mut Reader<'_>) -> Vec<u8> {
        let mut dealt = Vec::new();
        for (index, id) in reader.cards(place).unwrap_or_default().iter().enumerate() {
            let at = format!("cards.{place}[{index}]");
            let Some(found) = self.all.iter().position(|card| card.id == *id && card.copies > 0) else {
                reader.say(at, text("supply-no-card").with("id", id.as_str()));
                continue;
            };
            if self.left[found] == 0 {
                let Stocked { name, copies, .. } = &self.all[found];
                let said = text("supply-elsewhere").with("count", *copies).with("card", name.as_str());
                reader.say(at, said);
            } else if dealt.len() >= room {
                reader.say(at, text("supply-room").with("room", room));
            } else {
                self.left[found] -= 1;
                dealt.push(self.all[found].card);
            }
        }
        dealt
    }

    /// The deck of a place with everything that is known to lie on it. If `whole`, what lies nowhere else belongs into it: silently
    /// where the position does not name the deck. It is dealt last.
    pub fn deck<const N: usize>(&mut self, place: &str, whole: bool, reader: &mut Reader<'_>) -> Deck<N> {
        let named = reader.cards(place).is_some();
        let mut layers: Vec<Vec<u8>> =
            (0..MAX_LAYERS).map(|number| self.deal(&layer(place, number), N, reader)).collect();
        if whole {
            for (card, left) in self.all.iter().zip(&mut self.left) {
                let missing = std::mem::take(left);
                if missing > 0 && named {
                    let said = text("supply-nowhere").with("count", missing).with("card", card.name.as_str());
                    reader.say(format!("cards.{place}"), said);
                }
                layers[0].extend(std::iter::repeat_n(card.card, missing));
            }
        }
        let mut deck = Deck::default();
        for cards in layers {
            let room = N.saturating_sub(deck.len());
            deck.put_on_top(&cards[..cards.len().min(room)]);
        }
        deck
    }
}

/// Write down the cards of a place.
pub fn put(position: &mut Position, place: &str, cards: &[u8], id: impl Fn(u8) -> String) {
    let _ = position.cards.insert(place.to_owned(), cards.iter().map(|card| id(*card)).collect());
}

/// Write down a deck: its lowest layer as the place, the others by number.
pub fn put_deck<const N: usize>(
    position: &mut Position,
    place: &str,
    deck: &Deck<N>,
    id: impl Fn(u8) -> String,
) {
    put(position, place, &[], &id);
    for (number, cards) in deck.layers().enumerate() {
        put(position, &layer(place, number), cards, &id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn supply() -> Supply {
        let card =
            |card, id: &str, copies| Stocked { card, id: id.to_owned(), name: id.to_uppercase(), copies };
        Supply::of(vec![card(4, "saw", 1), card(7, "gun", 3)])
    }

    fn position(cards: &[(&str, &[&str])]) -> Position {
        let cards = cards.iter().map(|(place, ids)| {
            ((*place).to_owned(), ids.iter().map(|id| (*id).to_owned()).collect::<Vec<String>>())
        });
        Position { cards: cards.collect(), ..Position::default() }
    }

    #[test]
    fn a_deck_comes_back_with_what_is_known_of_it() {
        let mut deck = Deck::<8>::default();
        deck.shuffle_in(&[7, 4]);
        deck.put_on_top(&[7]);
        deck.put_on_top(&[7]);
        let mut position = Position::default();
        put_deck(&mut position, "deck", &deck, |card| if card == 4 { "saw" } else { "gun" }.to_owned());
        assert_eq!(position.cards.keys().collect::<Vec<_>>(), ["deck", "deck.1", "deck.2"]);
        let mut reader = Reader::new(&position);
        assert_eq!(supply().deck::<8>("deck", true, &mut reader), deck);
        assert_eq!(reader.finish(), []);
    }

    #[test]
    fn what_is_too_much_and_what_is_missing_is_told() {
        let position = position(&[("hand", &["saw", "saw", "bow"]), ("deck", &["gun"]), ("other", &[])]);
        let mut reader = Reader::new(&position);
        let mut supply = supply();
        assert_eq!(supply.deal("hand", 9, &mut reader), [4]);
        let deck = supply.deck::<8>("deck", true, &mut reader);
        assert_eq!(deck.cards(), [7, 7, 7]);
        let told: Vec<String> = reader.finish().iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "cards.hand[1]: there is only one SAW, and it lies elsewhere",
                "cards.hand[2]: there is no card `bow` for this place",
                "cards.deck: 2 of GUN lie nowhere",
                "cards.other: there is nothing called `other` in this game",
            ]
        );
    }

    #[test]
    fn a_deck_that_is_not_named_has_what_is_left() {
        let position = position(&[("hand", &["gun"])]);
        let mut reader = Reader::new(&position);
        let mut supply = supply();
        let _ = supply.deal("hand", 9, &mut reader);
        assert_eq!(supply.deck::<8>("deck", true, &mut reader).cards(), [4, 7, 7]);
        assert_eq!(reader.finish(), []);
    }
}
