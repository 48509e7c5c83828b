//! Small sets of cards, abilities and figures, one bit each: what was used already, or has acted already.

use engine::world::FigureId;

/// A set of numbers, each below the width of the bits.
macro_rules! set {
    ($(#[$doc:meta])* $name:ident($bits:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub(crate) struct $name($bits);

        impl $name {
            /// Is this number in it?
            #[inline]
            pub(crate) const fn has(self, number: u8) -> bool {
                self.0 >> number & 1 == 1
            }

            /// Puts a number in.
            pub(crate) const fn add(&mut self, number: u8) {
                self.0 |= 1 << number;
            }

            /// Takes a number out.
            pub(crate) const fn remove(&mut self, number: u8) {
                self.0 &= !(1 << number);
            }
        }
    };
}

set! {
    /// Kinds of action cards, or kinds of events.
    CardSet(u128)
}

set! {
    /// Kinds of glory kill cards, or the abilities of one card by their position on it.
    SmallSet(u16)
}

/// Some figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FigureSet(u128);

impl FigureSet {
    /// Is a figure in it?
    pub(crate) const fn has(self, figure: FigureId) -> bool {
        self.0 >> figure.0 & 1 == 1
    }

    /// Puts a figure in.
    pub(crate) const fn add(&mut self, figure: FigureId) {
        self.0 |= 1 << figure.0;
    }

    /// Takes a figure out.
    pub(crate) const fn remove(&mut self, figure: FigureId) {
        self.0 &= !(1 << figure.0);
    }

    /// One bit for each figure.
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }
}
