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

/// The most numbers on one face of a die.
pub const MAX_NUMBERS: usize = 4;

/// What a face of a die shows, or what several show together: a number for each name that the rule system has for them, such as icons,
/// or range and damage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(pub [u8; MAX_NUMBERS]);

impl Face {
    /// A face with one number.
    #[must_use]
    pub const fn one(number: u8) -> Self {
        Self([number, 0, 0, 0])
    }

    /// The first number: the only one of most games.
    #[must_use]
    pub const fn first(self) -> u8 {
        self.0[0]
    }
}
