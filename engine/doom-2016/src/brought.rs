//! What players bring to a game, and what of it they choose themselves. How it is chosen stands in `bring`.

use super::content::{ClassId, SetId};
use arrayvec::ArrayVec;

/// A marine begins with so many different weapon sets.
pub(crate) const WEAPONS: usize = 2;

/// Something the players choose before the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// A weapon set of the marine in this seat.
    Weapon(u8),
    /// The class card of the marine in this seat.
    Class(u8),
    /// The invasion card.
    Invasion,
    /// One of the event sets.
    EventSet,
}

/// What the players bring, as far as it is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Brought {
    /// Weapon sets of each marine, by seat, sorted where the player chose them.
    pub weapons: Vec<ArrayVec<SetId, WEAPONS>>,
    /// The class of each marine, by seat, if there is one.
    pub classes: Vec<Option<ClassId>>,
    /// The invasion card: its position in `Content::invasions`.
    pub invasion: Option<usize>,
    /// The event sets shuffled together: positions in `Content::event_sets`, sorted where the invader chose them.
    pub event_sets: Vec<u8>,
}
