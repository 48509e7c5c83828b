//! The board under one set of closed doors: adjacency, range, sight, cover.
//! Movement floods are in `path`; figures are only ever sets of spaces here.

use crate::board::SpaceId;
use crate::cell::Dir;
use crate::sight::{Cover, Lines};
use crate::spaces::Spaces;

/// A neighbouring space (ruling 1) and whether a small figure may step there (ruling 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// The space.
    pub space: SpaceId,
    /// The direction it lies in.
    pub dir: Dir,
    /// May a small figure step there (no blocking or impassable edge in the way)?
    pub step: bool,
}

/// The board under one set of closed doors.
#[derive(Debug)]
pub struct Ground {}

impl Ground {
    /// The adjacent spaces, clockwise from north.
    #[must_use]
    pub fn neighbours(&self, _space: SpaceId) -> &[Neighbour] {
        unimplemented!()
    }

    /// Ruling 1: do the spaces share a border or corner with no wall or closed door between them?
    #[must_use]
    pub fn adjacent(&self, _a: SpaceId, _b: SpaceId) -> bool {
        unimplemented!()
    }

    /// Ruling 6: steps over adjacency, figures and red lines ignored. 0 for the space itself, 255 when cut off.
    #[must_use]
    pub fn range(&self, _a: SpaceId, _b: SpaceId) -> u8 {
        unimplemented!()
    }

    /// Ruling 4: is there any clear line between a corner of `a` and a corner of `b`?
    #[must_use]
    pub fn sees(&self, _a: SpaceId, _b: SpaceId) -> bool {
        unimplemented!()
    }

    /// Ruling 4 and the printed part of ruling 5, corner by corner.
    #[must_use]
    pub fn lines(&self, _a: SpaceId, _b: SpaceId) -> Lines {
        unimplemented!()
    }

    /// Ruling 5: what the defender on `to` has against an attack from `from`. `figures` are the spaces of all
    /// figures other than the two.
    #[must_use]
    pub fn cover(&self, _from: SpaceId, _to: SpaceId, _figures: &Spaces) -> Cover {
        unimplemented!()
    }
}
