//! What is due of the invader's events and argent.

use crate::content::EventId;

/// A pending task of the invader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvaderTask {
    /// Discard up to this many more events for argent.
    EventsForArgent(u8),
    /// Put this many argent tokens on demon cards or the invasion card.
    PlaceArgent(u8),
    /// Draw this many events.
    Draw(u8),
    /// Discard this many events.
    Discard(u8),
    /// An event that is being resolved goes to the discards then.
    Resolved(EventId),
}

impl InvaderTask {
    /// Argent tokens that are gained and not placed yet.
    pub(crate) const fn argent(self) -> u8 {
        match self {
            Self::PlaceArgent(n) => n,
            Self::EventsForArgent(_) | Self::Draw(_) | Self::Discard(_) | Self::Resolved(_) => 0,
        }
    }
}
