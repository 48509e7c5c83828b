//! Dice by colour, as a rule system numbers its colours. What the faces show is the rule system's affair.

/// A colour of dice: its number in the rule system's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DieColour(pub u8);

/// The most colours of dice.
pub const MAX_COLOURS: usize = 4;

/// Some dice: how many of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice(pub [u8; MAX_COLOURS]);

impl Dice {
    /// How many dice of a colour.
    #[must_use]
    pub const fn of(self, colour: DieColour) -> u8 {
        self.0[colour.0 as usize]
    }
}
