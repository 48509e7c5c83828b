//! What dice give: for every handful of red and black ones, how much gets past so many shields, and how likely they
//! reach a mark. Worked out once from the faces; nothing here knows who attacks whom.

use crate::content::Dice;

/// One damage in the numbers of this module.
pub(super) const ONE: i32 = 256;

/// Certainty in the numbers of this module.
pub(super) const SURE: i32 = 1024;

const MOST_RED: usize = 8;
const MOST_BLACK: usize = 6;
const MOST_SHIELDS: usize = 10;
const MOST_ICONS: usize = 32;

/// The tables of a pair of dice.
#[derive(Debug)]
pub(super) struct Odds {
    rows: Vec<Row>,
}

#[derive(Clone, Debug)]
struct Row {
    /// Mean icons beyond so many shields.
    past: [u16; MOST_SHIELDS],
    /// Probability of at least so many icons.
    reach: [u16; MOST_ICONS],
}

impl Odds {
    pub(super) fn new(dice: &Dice) -> Self {
        let mut rows = Vec::with_capacity((MOST_RED + 1) * (MOST_BLACK + 1));
        for red in 0..=MOST_RED {
            for black in 0..=MOST_BLACK {
                let mut ways = vec![1u64];
                for _ in 0..red {
                    ways = with_die(&ways, dice.red);
                }
                for _ in 0..black {
                    ways = with_die(&ways, dice.black);
                }
                rows.push(Row::new(&ways));
            }
        }
        Self { rows }
    }

    fn row(&self, red: i8, black: i8) -> &Row {
        let most = |n: i8, most: usize| usize::try_from(n).unwrap_or(0).min(most);
        &self.rows[most(red, MOST_RED) * (MOST_BLACK + 1) + most(black, MOST_BLACK)]
    }

    /// Mean damage of these dice against so many shields; fewer than none are icons on top.
    pub(super) fn past(&self, red: i8, black: i8, shields: i32) -> i32 {
        let row = self.row(red, black);
        match usize::try_from(shields) {
            Ok(shields) => row.past.get(shields).map_or(0, |p| i32::from(*p)),
            Err(_) => i32::from(row.past[0]) - shields * ONE,
        }
    }

    /// How likely these dice show at least so many icons.
    pub(super) fn reach(&self, red: i8, black: i8, icons: i32) -> i32 {
        let row = self.row(red, black);
        usize::try_from(icons).map_or(SURE, |icons| row.reach.get(icons).map_or(0, |p| i32::from(*p)))
    }
}

/// One die more: in how many ways each sum comes about.
fn with_die(ways: &[u64], faces: [u8; 6]) -> Vec<u64> {
    let most = faces.iter().copied().max().unwrap_or(0);
    let mut sums = vec![0; ways.len() + usize::from(most)];
    for (sum, n) in ways.iter().enumerate() {
        for face in &faces {
            sums[sum + usize::from(*face)] += n;
        }
    }
    sums
}

impl Row {
    fn new(ways: &[u64]) -> Self {
        let all: u64 = ways.iter().sum();
        let share = |of: u64, unit: i32| (of * unit as u64 / all.max(1)) as u16;
        let mut row = Self { past: [0; MOST_SHIELDS], reach: [0; MOST_ICONS] };
        for (shields, slot) in row.past.iter_mut().enumerate() {
            let icons = ways.iter().enumerate().map(|(sum, n)| n * sum.saturating_sub(shields) as u64).sum();
            *slot = share(icons, ONE);
        }
        for (icons, slot) in row.reach.iter_mut().enumerate() {
            *slot = share(ways.iter().skip(icons).sum(), SURE);
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::{ONE, Odds, SURE};
    use crate::content::Dice;

    const DICE: Dice = Dice { red: [0, 1, 1, 1, 2, 2], black: [1, 1, 2, 2, 3, 3] };

    #[test]
    fn one_red_die() {
        let odds = Odds::new(&DICE);
        assert_eq!(odds.past(1, 0, 0), ONE * 7 / 6);
        assert_eq!(odds.past(1, 0, 1), ONE * 2 / 6);
        assert_eq!(odds.past(1, 0, -2), ONE * 7 / 6 + 2 * ONE);
        assert_eq!([0, 1, 2, 3].map(|n| odds.reach(1, 0, n)), [SURE, SURE * 5 / 6, SURE * 2 / 6, 0]);
        assert_eq!(odds.reach(1, 0, -1), SURE);
    }

    #[test]
    fn two_black_dice_and_dice_without_end() {
        let odds = Odds::new(&DICE);
        assert_eq!(odds.past(0, 2, 0), 4 * ONE);
        assert_eq!(odds.reach(0, 2, 6), SURE * 4 / 36);
        assert_eq!(odds.past(0, 0, 0), 0);
        assert_eq!(odds.past(100, 0, 0), odds.past(8, 0, 0));
        assert_eq!(odds.past(-1, 1, 0), 2 * ONE);
    }
}
