//! Two plans in the same rollouts: by how much one is better, and how sure that is. In whole numbers, as everything that decides
//! something.

use super::parts::End;
use crate::search::chance::ONE;

/// A chance of one, for sums of squares.
const WHOLE: u128 = ONE as u128;

/// The differences of two plans, rollout by rollout.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    count: i128,
    sum: i128,
    squares: i128,
}

impl Pairs {
    /// From the ends of the same rollouts.
    pub(super) fn of(better: &[End], worse: &[End]) -> Self {
        let mut pairs = Self::default();
        for (a, b) in better.iter().zip(worse) {
            pairs.add(a.chance - b.chance);
        }
        pairs
    }

    fn add(&mut self, difference: i64) {
        let difference = i128::from(difference);
        self.count += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// The mean difference in thousandths of the chance to win. What is less than one is left out.
    pub(super) fn mean(&self) -> i32 {
        let mean = self.sum * 1_000 / (self.count.max(1) * i128::from(ONE));
        i32::try_from(mean).unwrap_or(i32::MAX)
    }

    /// The standard error of the mean in thousandths, rounded up; 0 if there are fewer than two pairs.
    pub(super) fn error(&self) -> i32 {
        if self.count < 2 {
            return 0;
        }
        // The square of the error is (n · squares − sum²) / (n² · (n − 1)).
        let spread = (self.count * self.squares - self.sum * self.sum).unsigned_abs();
        let count = self.count.unsigned_abs();
        let square = (spread * 1_000_000).div_ceil(count * count * (count - 1) * WHOLE * WHOLE);
        let root = square.isqrt();
        i32::try_from(root + u128::from(root * root < square)).unwrap_or(i32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs with differences in thousandths of the chance to win.
    fn pairs(differences: &[i64]) -> Pairs {
        let mut pairs = Pairs::default();
        for it in differences {
            pairs.add(it * ONE / 1_000);
        }
        pairs
    }

    #[test]
    fn the_error_is_that_of_the_mean() {
        // Mean 250, standard deviation 129.1 of one and 64.6 of the mean of four.
        let four = pairs(&[100, 200, 300, 400]);
        assert!((249..=250).contains(&four.mean()), "{}", four.mean());
        assert_eq!(four.error(), 65);
        let same = pairs(&[500; 10]);
        assert_eq!((same.mean(), same.error()), (500, 0));
        assert_eq!((pairs(&[1_000]).mean(), pairs(&[1_000]).error()), (1_000, 0));
        assert_eq!((pairs(&[]).mean(), pairs(&[]).error()), (0, 0));
        let widest = pairs(&[1_000, -1_000, 1_000, -1_000]);
        assert_eq!((widest.mean(), widest.error()), (0, 578));
    }
}
