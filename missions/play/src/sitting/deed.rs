//! What was chosen at the table, what was seen since, and why something cannot be done.

use super::Identity;
use engine::Seat;
use std::collections::BTreeMap;
use words::Phrase;

/// A choice that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Who made it; `None` for chance.
    pub by: Option<u8>,
    /// Its key.
    pub key: String,
    /// What the player read.
    pub text: String,
    /// The piece it concerned.
    pub piece: Option<Identity>,
    /// It was to use nothing in a window.
    pub passes: bool,
    /// From how many choices on offer.
    pub of: usize,
    /// How many events there were before it.
    pub events: usize,
    /// What each seat reads that may not know which choice it was; `None` is an onlooker.
    pub(super) hidden: BTreeMap<Option<u8>, Phrase>,
}

/// Why something cannot be done at the table. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The mission's rules are unknown.
    NoRules,
    /// The mission is made for other numbers of marines: these.
    Marines(Vec<u8>),
    /// There is no such seat.
    NoSeat {
        /// The one that was meant.
        number: u8,
        /// Those that are there.
        seats: Vec<u8>,
    },
    /// A bot plays that seat.
    ByBot(String),
    /// Another seat is to choose.
    NotDue(Seat, String),
    /// Chance is to fall.
    Chance,
    /// The game is over.
    Over(String),
    /// The choice is not on offer.
    NotOnOffer {
        /// Its key.
        key: String,
        /// The one that may be meant.
        meant: Option<String>,
        /// All that are on offer.
        offered: Vec<String>,
    },
    /// There is nothing to go back to: so many choices were made.
    Nothing(usize),
    /// Something was seen since then.
    Seen(Vec<Seen>),
}

/// Something that was seen since a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Chance has fallen so many times.
    Chance(usize),
    /// A seat has made so many choices.
    Choices(u8, usize),
}
