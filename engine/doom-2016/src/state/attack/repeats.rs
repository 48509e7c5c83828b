//! Whether an attack is made again when it is over.

/// How the same attack comes again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Repeats {
    pub(super) again: u8,
    pub(super) on_another: bool,
}

impl Repeats {
    /// It comes so many times more.
    pub(crate) const fn add(&mut self, times: u8) {
        self.again = self.again.saturating_add(times);
    }

    /// It comes again on another defender.
    pub(crate) const fn add_on_another(&mut self) {
        self.on_another = true;
    }

    /// How often it comes again.
    pub(crate) const fn times(&self) -> u8 {
        self.again
    }

    /// Does it come again on another defender?
    pub(crate) const fn are_on_another(&self) -> bool {
        self.on_another
    }
}
