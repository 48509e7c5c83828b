//! What is due of portals that summon.

use crate::own::PortalId;

/// A pending task of the invasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvasionTask {
    /// The invader chooses which of these portals summons next.
    SummonNext(PortalSet),
    /// The invader chooses which group comes from a portal.
    ChooseGroup(PortalId),
    /// The invader places the n-th figure of a group.
    Place(PortalId, u8, u8),
    /// All figures of a group are placed: its argent is counted.
    CountArgent(PortalId, u8),
    /// So many tokens of a group's argent go to its demon cards.
    GroupArgent(PortalId, u8, u8),
    /// Argent from the invasion card may go to the demon cards of the group; the rest waits for the next one.
    BankArgent(PortalId, u8),
    /// A portal has served.
    PortalDone(PortalId),
    /// All portals that summon together have done so: what is left on the invasion card is lost.
    Done,
}

impl InvasionTask {
    /// Argent tokens that are gained and not placed yet.
    pub(crate) const fn argent(self) -> u8 {
        match self {
            Self::GroupArgent(_, _, n) => n,
            Self::SummonNext(_)
            | Self::ChooseGroup(_)
            | Self::Place(..)
            | Self::CountArgent(..)
            | Self::BankArgent(..)
            | Self::PortalDone(_)
            | Self::Done => 0,
        }
    }
}

/// Some portals, one bit each. In bytes, because a task has no room for a number that begins at every fourth one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortalSet([u8; 4]);

impl PortalSet {
    /// The portals of these bits.
    #[must_use]
    pub const fn new(bits: u32) -> Self {
        Self(bits.to_le_bytes())
    }

    /// One bit for each of them.
    #[must_use]
    pub const fn bits(self) -> u32 {
        u32::from_le_bytes(self.0)
    }
}
