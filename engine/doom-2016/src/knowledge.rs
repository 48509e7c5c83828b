//! Who may know what: the cards as one seat sees them, and a state in which everything that seat cannot know is dealt again.
//! What lies open on the table (the world, demon cards, discards, glory kill and class cards) everybody knows.

use super::Doom2016;
use super::content::{CardId, ClassId, EventId, GloryId};
use super::state::{INVADER, MAX_CARDS, State};
use arrayvec::ArrayVec;
use engine::deck::{Deck, Pile};
use engine::game::Seat;

/// Cards that somebody holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held<T> {
    /// One knows which.
    Known(Vec<T>),
    /// One knows how many.
    Hidden(usize),
}

impl<T> Held<T> {
    /// How many cards.
    #[must_use]
    pub const fn len(&self) -> usize {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Hidden(n) => *n,
        }
    }

    /// No card?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A marine's cards, as a seat sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarineCards {
    /// The hand.
    pub hand: Held<CardId>,
    /// Cards in the deck.
    pub deck: usize,
    /// The cards of the deck, with the hand where that is hidden: their order is unknown.
    pub unseen: Vec<CardId>,
    /// The discards.
    pub discard: Vec<CardId>,
    /// The glory kill cards.
    pub glory: Vec<GloryId>,
    /// The class card, and whether it is ready.
    pub class: Option<(ClassId, bool)>,
}

/// The invader's cards, as a seat sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvaderCards {
    /// The hand.
    pub hand: Held<EventId>,
    /// Cards in the deck.
    pub deck: usize,
    /// What the deck consists of, with the hand where that is hidden.
    pub unseen: Vec<EventId>,
    /// The discards.
    pub discard: Vec<EventId>,
    /// The invasion card: its position in `Content::invasions`. It lies face down, unless the mission shows it.
    pub invasion: Option<usize>,
}

/// All cards, as one seat sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// The marines, by seat.
    pub marines: Vec<MarineCards>,
    /// The invader.
    pub invader: InvaderCards,
    /// Seats whose initiative cards are left in this round's deck, sorted.
    pub initiative: Vec<u8>,
    /// The top initiative card, where the seat knows it.
    pub next: Option<u8>,
    /// Glory kill cards that have not been drawn.
    pub glory: Vec<GloryId>,
}

fn sorted<T>(cards: impl Iterator<Item = u8>, name: fn(u8) -> T) -> Vec<T> {
    let mut cards: Vec<u8> = cards.collect();
    cards.sort_unstable();
    cards.into_iter().map(name).collect()
}

impl Doom2016 {
    /// What a seat may know, or with `None` what everybody may.
    #[must_use]
    pub fn seen_by(&self, st: &State, seat: impl Into<Option<Seat>>) -> Knowledge {
        let seat = seat.into();
        let marine = |(i, cards): (usize, &super::state::Marine)| {
            let own = seat.is_some_and(|seat| usize::from(seat.0) == i);
            let hand = cards.hand.cards().iter().copied();
            let hidden = hand.clone().filter(|_| !own);
            MarineCards {
                deck: cards.deck.len(),
                unseen: sorted(cards.deck.cards().iter().copied().chain(hidden), CardId),
                hand: if own { Held::Known(sorted(hand, CardId)) } else { Held::Hidden(cards.hand.len()) },
                discard: sorted(cards.discard.cards().iter().copied(), CardId),
                glory: sorted(cards.glory.cards().iter().copied(), GloryId),
                class: self.brought(st).classes.get(i).copied().flatten().map(|class| (class, cards.ready)),
            }
        };
        let own = seat == Some(Seat(INVADER));
        let hand = st.invader.hand.cards().iter().copied();
        let hidden = hand.clone().filter(|_| !own);
        let invader = InvaderCards {
            deck: st.invader.deck.len(),
            unseen: sorted(st.invader.deck.cards().iter().copied().chain(hidden), EventId),
            hand: if own { Held::Known(sorted(hand, EventId)) } else { Held::Hidden(st.invader.hand.len()) },
            discard: sorted(st.invader.discard.cards().iter().copied(), EventId),
            invasion: self.brought(st).invasion.filter(|_| own || self.setup().invasion_shown),
        };
        let top = st.initiative.deck().top();
        let peeked = st.initiative.peeker().is_none_or(|peeker| Some(Seat(peeker)) == seat);
        Knowledge {
            marines: st.marines.iter().enumerate().map(marine).collect(),
            invader,
            initiative: sorted(st.initiative.deck().cards().iter().copied(), |seat| seat),
            next: top.first().copied().filter(|first| peeked && top.iter().all(|c| c == first)),
            glory: sorted(st.glory.deck().cards().iter().copied(), GloryId),
        }
    }

    /// The state with everything a seat cannot know dealt again: hands of others out of their hands and decks, the order of
    /// the initiative deck after others have looked at it. `pick` chooses one of so many.
    #[must_use]
    pub fn dealt_anew(&self, st: &State, seat: Seat, mut pick: impl FnMut(usize) -> usize) -> State {
        let mut st = st.clone();
        deal_hidden(&mut st, seat, &mut pick);
        st
    }
}

/// The same to a state that is there already.
pub(crate) fn deal_hidden(st: &mut State, seat: Seat, pick: &mut impl FnMut(usize) -> usize) {
    for (i, marine) in st.marines.iter_mut().enumerate() {
        if usize::from(seat.0) != i {
            deal(&mut marine.deck, &mut marine.hand, pick);
        }
    }
    if seat.0 != INVADER {
        deal(&mut st.invader.deck, &mut st.invader.hand, pick);
    }
    if st.initiative.peeker().is_some_and(|peeker| peeker != seat.0) {
        st.initiative.shuffle();
    }
}

/// Each hand with a card in it holds all cards that can be in it as others know: one of each that is in the hand or in its deck.
pub(crate) fn suppose_hands(st: &mut State) {
    for marine in &mut st.marines {
        suppose(&marine.deck, &mut marine.hand);
    }
    suppose(&st.invader.deck, &mut st.invader.hand);
}

fn suppose<const N: usize, const M: usize>(deck: &Deck<N>, hand: &mut Pile<M>) {
    if hand.is_empty() {
        return;
    }
    let mut all: ArrayVec<u8, MOST> = deck.cards().iter().chain(hand.cards()).copied().collect();
    all.sort_unstable();
    let _ = hand.take_all();
    // There is room for a card that is drawn.
    for copies in all.chunk_by(|a, b| a == b).take(M - 1) {
        hand.add(copies[0]);
    }
}

/// The most cards in a deck and a hand together.
const MOST: usize = MAX_CARDS + 36;

/// As many cards as before in hand, any of both.
fn deal<const N: usize, const M: usize>(
    deck: &mut Deck<N>,
    hand: &mut Pile<M>,
    pick: &mut impl FnMut(usize) -> usize,
) {
    let mut all: ArrayVec<u8, MOST> = deck.cards().iter().chain(hand.cards()).copied().collect();
    // In an order that does not depend on who holds which: what cannot be known has no influence on the deal.
    all.sort_unstable();
    let held = hand.len();
    let _ = hand.take_all();
    for _ in 0..held {
        hand.add(all.swap_remove(pick(all.len())));
    }
    *deck = Deck::default();
    deck.shuffle_in(&all);
}
