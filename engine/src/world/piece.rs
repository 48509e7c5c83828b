//! Pieces of a rule system's own that lie on the map, class by class: which are still there, and which are turned up or on.
//! What a class is called and what its pieces do is the rule system's affair.

use tiles::SpaceId;

/// A class of pieces: its number in the rule system's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceClass(pub u8);

/// One piece: its class and its position in that class's list of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId {
    /// Its class.
    pub class: PieceClass,
    /// Its position in [`Table::pieces`](crate::Table::pieces).
    pub number: u8,
}

/// A piece as the mission places it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceSpot {
    /// Where.
    pub space: SpaceId,
    /// Which of the sorts its class has, such as a strength or a colour.
    pub sort: u8,
    /// Does it start turned up, or on?
    pub up: bool,
}

/// The most classes of pieces a rule system can have.
pub const MAX_CLASSES: usize = 8;

/// The most pieces of a class.
pub const MAX_PIECES: usize = 64;

/// All pieces, one bit each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces {
    here: [u64; MAX_CLASSES],
    up: [u64; MAX_CLASSES],
}

impl PieceId {
    const fn class(self) -> usize {
        self.class.0 as usize
    }
}

impl Pieces {
    /// The pieces a mission begins with: those on spaces that are there.
    #[must_use]
    pub fn of(table: &[Vec<PieceSpot>; MAX_CLASSES], there: impl Fn(SpaceId) -> bool) -> Self {
        let mut pieces = Self::default();
        pieces.uncover(table, there);
        pieces
    }

    /// Lay down the pieces on spaces that come to the table.
    pub(super) fn uncover(&mut self, table: &[Vec<PieceSpot>; MAX_CLASSES], comes: impl Fn(SpaceId) -> bool) {
        for (class, spots) in table.iter().enumerate() {
            for (number, spot) in spots.iter().enumerate().take(MAX_PIECES) {
                let comes = u64::from(comes(spot.space));
                self.here[class] |= comes << number;
                self.up[class] |= (u64::from(spot.up) & comes) << number;
            }
        }
    }

    /// Is it still on the map?
    #[must_use]
    pub const fn has(&self, piece: PieceId) -> bool {
        self.here[piece.class()] >> piece.number & 1 == 1
    }

    /// Is it on the map, and turned up or on?
    #[must_use]
    pub const fn is_up(&self, piece: PieceId) -> bool {
        self.up[piece.class()] >> piece.number & 1 == 1
    }

    /// The pieces of a class that are on the map, one bit each.
    #[must_use]
    pub const fn on_map(&self, class: PieceClass) -> u64 {
        self.here[class.0 as usize]
    }

    /// The pieces of a class that are turned up or on, one bit each.
    #[must_use]
    pub const fn turned_up(&self, class: PieceClass) -> u64 {
        self.up[class.0 as usize]
    }

    /// Turn a piece up or on. `false` when it is gone or so already.
    pub(super) fn turn_up(&mut self, piece: PieceId) -> bool {
        let can = self.has(piece) && !self.is_up(piece);
        self.up[piece.class()] |= u64::from(can) << piece.number;
        can
    }

    /// Turn a piece down or off. `false` when it is gone or so already.
    pub(super) const fn turn_down(&mut self, piece: PieceId) -> bool {
        let can = self.is_up(piece);
        self.up[piece.class()] &= !(1 << piece.number);
        can
    }

    /// Take a piece off the map. `false` when it is gone already.
    pub(super) const fn remove(&mut self, piece: PieceId) -> bool {
        let can = self.has(piece);
        self.here[piece.class()] &= !(1 << piece.number);
        self.up[piece.class()] &= !(1 << piece.number);
        can
    }
}
