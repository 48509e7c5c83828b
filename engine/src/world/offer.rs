//! Offers: optional actions of the marines that a script puts on the table as data (near what, at what cost, how often).
//! The rules list and charge them without calling the script, which only hears when one was taken.

use crate::copied::copied;
use crate::name::Sym;
use crate::world::{FigureId, Notes, PieceClass, RegionId, Thing, TokenKind, Value};
use arrayvec::ArrayVec;

/// What a marine has to be near.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Near {
    /// Nothing: the offer holds everywhere.
    Anywhere,
    /// Any token of a kind.
    Token(TokenKind),
    /// Any piece of a class that is on the map.
    Piece(PieceClass),
    /// One named thing.
    Thing(Thing),
    /// The marine must stand in a region.
    In(RegionId),
}

/// The most things that a game can take as the cost of an offer.
pub const MAX_COSTS: usize = 4;

/// What taking the offer costs, all at once: how much of each thing that the language of the game lists as a cost, in that order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cost(pub [u8; MAX_COSTS]);

impl Cost {
    /// How much of the thing in this place of the list.
    #[must_use]
    pub const fn of(self, place: usize) -> u8 {
        self.0[place]
    }
}

/// How often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Limit {
    /// As often as one can pay.
    #[default]
    Free,
    /// Once in each activation of a marine.
    Activation,
    /// Once a round, by one marine.
    Round,
    /// Once a game, by one marine.
    Game,
}

/// An offer taken so many times in one activation has no end: bots stop taking it then, and the author gets a
/// diagnostic.
pub const ENDLESS: u8 = 12;

/// An optional action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    /// Comes back in `Event::OfferTaken`; one offer for each tag.
    pub tag: Sym,
    /// What the marine reads.
    pub label: Sym,
    /// What the marine has to be near.
    pub near: Near,
    /// How near: 0 on its space, 1 adjacent (ruling 1), more by range (ruling 6).
    pub distance: u8,
    /// How far at least: 1 adjacent and not on its space (ruling 45).
    pub least: u8,
    /// What it costs.
    pub cost: Cost,
    /// How often.
    pub limit: Limit,
    /// Only while this note of this script says true, or for the figure it names.
    pub needs: Option<(u8, Sym)>,
    /// Marines who have used it up, one bit each; bit 7 for everybody.
    pub used: u8,
}

impl Offer {
    /// Does it stand for this marine now, by what the notes say?
    #[must_use]
    pub fn stands(&self, notes: &Notes, marine: FigureId) -> bool {
        self.needs.is_none_or(|(script, note)| match notes.get(script, note) {
            Some(Value::Bool(yes)) => yes,
            Some(Value::Thing(thing)) => thing == Thing::Figure(marine),
            _ => false,
        })
    }
}

/// The most offers at once.
pub const MAX_OFFERS: usize = 6;

/// All offers, in the order they were made.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct Offers(ArrayVec<Offer, MAX_OFFERS>);

impl Clone for Offers {
    fn clone(&self) -> Self {
        Self(copied(&self.0))
    }
}

impl Offers {
    /// Make an offer; one with the same tag is replaced. `false` when there is no room for another one.
    pub(super) fn add(&mut self, offer: Offer) -> bool {
        if let Some(old) = self.0.iter_mut().find(|o| o.tag == offer.tag) {
            *old = offer;
            return true;
        }
        self.0.try_push(offer).is_ok()
    }

    /// Take an offer back.
    pub(super) fn remove(&mut self, tag: Sym) {
        self.0.retain(|o| o.tag != tag);
    }

    /// All offers.
    pub fn iter(&self) -> impl Iterator<Item = &Offer> + '_ {
        self.0.iter()
    }

    /// Note that a marine has taken an offer.
    pub(super) fn take(&mut self, index: usize, marine: FigureId) {
        let offer = &mut self.0[index];
        offer.used |= match offer.limit {
            Limit::Free => 0,
            Limit::Activation => 1 << marine.0,
            Limit::Round | Limit::Game => 1 << 7,
        };
    }

    /// A marine begins an activation.
    pub(super) fn refresh_activation(&mut self, marine: FigureId) {
        for offer in self.0.iter_mut().filter(|o| o.limit == Limit::Activation) {
            offer.used &= !1u8.checked_shl(u32::from(marine.0)).unwrap_or(0);
        }
    }

    /// A round begins.
    pub(super) fn refresh_round(&mut self) {
        for offer in self.0.iter_mut().filter(|o| o.limit == Limit::Round) {
            offer.used = 0;
        }
    }
}
