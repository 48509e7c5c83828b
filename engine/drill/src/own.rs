//! What only this game has: its two classes of pieces, what can happen and what scripts can ask for.

use engine::Count;
use engine::world::{FigureId, PieceClass, PieceId};

/// What has to be lit.
pub const BEACON: PieceClass = PieceClass(0);

/// What lifts the space it lies on.
pub const LEDGE: PieceClass = PieceClass(1);

/// What stands in the way, two spaces long.
pub(crate) const CRATE: PieceClass = PieceClass(2);

/// What unlocks the red doors.
pub const KEY: PieceClass = PieceClass(3);

/// How many beacons are lit.
pub(crate) const LIT: Count = Count(0);

engine::own! {
    /// What can happen in this game alone.
    pub(crate) enum OwnEvent, kinds OwnEventKind, of Event {
        /// A beacon was lit.
        Lit { /// Which.
            beacon: PieceId },
        /// The die was rolled.
        Coloured { /// Which of its colours is up.
            colour: u8 },
        /// A flare was fired.
        Fired { /// By whom.
            figure: FigureId, /// Was it a bright one?
            bright: bool },
        /// A marine took a key.
        KeyTaken { /// Which.
            key: PieceId, /// Who.
            figure: FigureId },
    }
}

engine::own! {
    /// What scripts can ask of this game alone.
    pub(crate) enum OwnEffect, kinds OwnEffectKind, of Effect {
        /// Light a beacon.
        Light { /// Which.
            beacon: PieceId },
    }
}
