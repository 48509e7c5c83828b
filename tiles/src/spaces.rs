//! A set of spaces of one board, as bits.
//! It is plain data of fixed size so that a game state can hold it without a heap.

use crate::ids::SpaceId;

/// The most spaces a board may have. The whole 2016 box has fewer than half of it.
pub const MAX_SPACES: usize = 1024;

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spaces([u64; MAX_SPACES / 64]);

impl std::fmt::Debug for Spaces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|space| space.0)).finish()
    }
}

impl Default for Spaces {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Spaces {
    /// No space at all.
    pub const EMPTY: Self = Self([0; MAX_SPACES / 64]);

    /// Is `space` in the set?
    #[must_use]
    pub const fn has(&self, space: SpaceId) -> bool {
        self.0[space.0 as usize / 64] >> (space.0 % 64) & 1 == 1
    }

    /// Put `space` in.
    pub const fn insert(&mut self, space: SpaceId) {
        self.0[space.0 as usize / 64] |= 1 << (space.0 % 64);
    }

    /// Take `space` out.
    pub const fn remove(&mut self, space: SpaceId) {
        self.0[space.0 as usize / 64] &= !(1 << (space.0 % 64));
    }

    /// Nothing in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|w| *w == 0)
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }

    /// In this or in `other`.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        let mut out = *self;
        for (a, b) in out.0.iter_mut().zip(other.0) {
            *a |= b;
        }
        out
    }

    /// In both this and `other`.
    #[must_use]
    pub fn both(&self, other: &Self) -> Self {
        let mut out = *self;
        for (a, b) in out.0.iter_mut().zip(other.0) {
            *a &= b;
        }
        out
    }

    /// Is anything in both this and `other`?
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }

    /// The members, in order.
    pub fn iter(&self) -> impl Iterator<Item = SpaceId> + '_ {
        self.iter_range(0, MAX_SPACES as u16)
    }

    /// The members from number `first` up to, not including, number `end`, in order.
    pub(crate) fn iter_range(&self, first: u16, end: u16) -> impl Iterator<Item = SpaceId> + '_ {
        let mut word = first / 64;
        let mut rest = self.0.get(usize::from(word)).map_or(0, |w| w & !0 << (first % 64));
        std::iter::from_fn(move || {
            while rest == 0 {
                word += 1;
                if word * 64 >= end {
                    return None;
                }
                rest = self.0[usize::from(word)];
            }
            let space = word * 64 + rest.trailing_zeros() as u16;
            rest &= rest - 1;
            (space < end).then_some(SpaceId(space))
        })
    }
}

impl FromIterator<SpaceId> for Spaces {
    fn from_iter<T: IntoIterator<Item = SpaceId>>(iter: T) -> Self {
        let mut out = Self::EMPTY;
        for space in iter {
            out.insert(space);
        }
        out
    }
}
