//! What a figure covers and where it stands. The board decides whether it fits there.

use crate::cell::Cell;
use serde::{Deserialize, Serialize};

/// Size of a base in spaces, as printed: 1×1 marine, 1×2 Pinky, 2×2 Mancubus, 2×3 Cyberdemon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Footprint {
    /// Spaces from west to east.
    pub w: u8,
    /// Spaces from north to south.
    pub h: u8,
}

impl Footprint {
    /// One space.
    pub const ONE: Self = Self { w: 1, h: 1 };

    /// More than one space: the rules call such a figure large.
    #[must_use]
    pub const fn is_large(self) -> bool {
        self.w as u16 * self.h as u16 > 1
    }

    /// How many spaces it covers.
    #[must_use]
    pub const fn count(self) -> u16 {
        self.w as u16 * self.h as u16
    }

    /// Does a quarter turn change what it covers?
    #[must_use]
    pub const fn can_rotate(self) -> bool {
        self.w != self.h
    }
}

/// Where a base stands: the north-west cell it covers, and whether it is turned by a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pose {
    /// The north-west covered cell.
    pub at: Cell,
    /// Width and height exchanged.
    pub turned: bool,
}

impl Pose {
    /// Unturned at `at`.
    #[must_use]
    pub const fn new(at: Cell) -> Self {
        Self { at, turned: false }
    }

    /// Width and height in this pose.
    #[must_use]
    pub const fn size(self, footprint: Footprint) -> (u8, u8) {
        if self.turned { (footprint.h, footprint.w) } else { (footprint.w, footprint.h) }
    }

    /// The cells covered, row by row from the north-west.
    pub fn cells(self, footprint: Footprint) -> impl Iterator<Item = Cell> {
        let (w, h) = self.size(footprint);
        (0..i16::from(h)).flat_map(move |dy| {
            (0..i16::from(w))
                .map(move |dx| Cell::new(self.at.x.saturating_add(dx), self.at.y.saturating_add(dy)))
        })
    }
}
