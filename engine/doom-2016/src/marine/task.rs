//! What is due of a marine: the activation, and cards drawn, paid and discarded.

use crate::content::CardId;
use engine::world::FigureId;

/// A pending task of a marine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarineTask {
    /// The activation begins.
    Start(FigureId),
    /// A fragged marine chooses where to come back.
    Respawn(FigureId),
    /// The activation.
    Turn(FigureId),
    /// The activation is over.
    End(FigureId),
    /// Discard this many cards as the cost of an offer.
    PayCards(FigureId, u8),
    /// An offer is paid: its position, and the number of the token or piece it was near.
    OfferPaid(FigureId, u8, Option<u8>),
    /// Draw this many cards.
    Draw(FigureId, u8),
    /// Draw a glory kill card.
    DrawGlory(FigureId),
    /// Before the first round: draw what the squad card and the mission's scripts add to the opening hand.
    OpeningHand(FigureId),
    /// A card that is being resolved goes to the discards then (ruling 18).
    Resolved(FigureId, CardId),
}
