//! Decisions that acts of abilities ask for, other than those of attacks.

use engine::world::FigureId;

/// A pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionTask {
    /// A marine throws a grenade.
    Lob {
        /// Who.
        by: FigureId,
        /// How far at most.
        range: u8,
        /// Its red dice.
        red: u8,
        /// Its black dice.
        black: u8,
    },
    /// A marine drains a demon.
    Drain {
        /// Who.
        by: FigureId,
        /// How far away it may be.
        range: u8,
        /// Red dice.
        red: u8,
        /// Black dice.
        black: u8,
    },
    /// A marine within a range of this one recovers.
    Mend {
        /// Around whom.
        by: FigureId,
        /// How much.
        amount: u8,
        /// How near.
        within: u8,
    },
    /// The first figure is moved up to so many spaces away from the second one.
    Push(FigureId, FigureId, u8),
    /// A figure is put on a free space within a range.
    Blink(FigureId, u8),
}
