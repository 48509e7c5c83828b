//! What is due between activations: the phases of a round and the initiative deck.

use engine::world::FigureId;

/// A pending task of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundTask {
    /// Everything is set up: the scripts start.
    Begin,
    /// A new round.
    Start,
    /// The status phase.
    Status,
    /// The activation phase: the next initiative card, or the end of the round.
    Initiative,
    /// Reveal the top initiative card.
    Reveal,
    /// This seat looks at the top initiative card.
    Peek(u8),
    /// This seat leaves the card just looked at on top, or puts it at the bottom.
    Keep(u8),
    /// A marine chooses whose card goes on top of the initiative deck.
    PutFirst(FigureId),
    /// The marines choose who gets the squad card that is passed on.
    PassSquadCard,
}
