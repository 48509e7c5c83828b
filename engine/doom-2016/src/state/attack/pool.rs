//! The dice of an attack: those to be rolled, those on the table, and damage icons that need none.

use crate::own::{BLACK, RED};
use arrayvec::ArrayVec;
use engine::world::DieColour;

/// The most dice of one attack; more are rolled in no game we know.
const MAX_DICE: usize = 16;

/// A die on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Die {
    /// Its colour.
    pub(crate) colour: DieColour,
    /// Damage icons.
    pub(crate) icons: u8,
    /// Picked to be rolled again.
    pub(crate) again: bool,
}

/// Dice and damage icons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pool {
    pub(super) red: u8,
    pub(super) black: u8,
    pub(super) dice: ArrayVec<Die, MAX_DICE>,
    pub(super) bonus: u8,
}

impl Pool {
    pub(super) fn new([red, black]: [u8; 2]) -> Self {
        Self { red, black, dice: ArrayVec::new(), bonus: 0 }
    }

    /// Red and black dice to roll.
    pub(crate) const fn to_roll(&self) -> [u8; 2] {
        [self.red, self.black]
    }

    /// There are more dice to roll, as far as dice are rolled at all.
    pub(crate) fn add_dice(&mut self, [red, black]: [u8; 2]) {
        let room = MAX_DICE as u8;
        self.black = self.black.saturating_add(black).min(room);
        self.red = self.red.saturating_add(red).min(room - self.black);
    }

    /// One die of this colour is not rolled. Only called while there is one.
    pub(crate) fn take_away(&mut self, colour: DieColour) {
        if colour == BLACK {
            self.black -= 1;
        } else {
            self.red -= 1;
        }
    }

    /// The dice on the table.
    #[inline]
    pub(crate) fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// A die was rolled.
    pub(crate) fn lay(&mut self, colour: DieColour, icons: u8) {
        let _ = self.dice.try_push(Die { colour, icons, again: false });
    }

    /// A die on the table is picked to be rolled again (ruling 24).
    pub(crate) fn pick(&mut self, die: u8) {
        self.dice[usize::from(die)].again = true;
    }

    /// The picked dice leave the table: so many red and black ones.
    pub(crate) fn take_picked(&mut self) -> [usize; 2] {
        let count = |colour| self.dice.iter().filter(|d| d.again && d.colour == colour).count();
        let picked = [count(RED), count(BLACK)];
        self.dice.retain(|die| !die.again);
        picked
    }

    /// The dice lie with so many icons altogether, for a tally that does not ask which die shows them.
    pub(crate) fn suppose(&mut self, icons: u8) {
        self.dice.clear();
        self.lay(RED, icons);
    }

    /// An ability adds damage icons.
    pub(crate) const fn add_icons(&mut self, n: u8) {
        self.bonus = self.bonus.saturating_add(n);
    }

    /// Damage icons from abilities.
    #[inline]
    pub(crate) const fn bonus(&self) -> u8 {
        self.bonus
    }

    /// All damage icons: those of the dice on the table, and those from abilities.
    #[inline]
    pub(crate) fn icons(&self) -> u16 {
        self.dice.iter().map(|d| u16::from(d.icons)).sum::<u16>() + u16::from(self.bonus)
    }
}
