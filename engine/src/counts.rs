//! Numbers of a rule system's own that everybody can see on the table, such as tokens held. They are worked out from its state
//! whenever somebody asks, so that nothing has to be kept twice.

/// A number: its position in the rule system's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count(pub u8);

/// The most of them.
pub const MAX_COUNTS: usize = 16;

/// All of them at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub [u16; MAX_COUNTS]);

impl Counts {
    /// One of them.
    #[must_use]
    pub const fn of(&self, count: Count) -> u16 {
        self.0[count.0 as usize]
    }
}
