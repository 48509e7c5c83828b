//! Games of two versions in pairs, and what their four kinds say about the change of the share of wins.

use super::together::deviations;
use missions_play::report::Share;

/// How many pairs of games there are of each kind, by the version in which the marines won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    both: u32,
    only_first: u32,
    only_second: u32,
    neither: u32,
}

impl Pairs {
    /// How many pairs.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.both + self.only_first + self.only_second + self.neither
    }

    /// Games that the marines win only in the first version, and only in the second.
    #[must_use]
    pub const fn turned(&self) -> [u32; 2] {
        [self.only_first, self.only_second]
    }

    /// The marines' share of wins in the first version, and in the second.
    #[must_use]
    pub fn shares(&self) -> [Share; 2] {
        self.turned().map(|turned| Share::of(self.both + turned, self.games()))
    }

    /// By how much the second share is higher, in parts of 1.
    #[must_use]
    pub fn by(&self) -> f64 {
        (f64::from(self.only_second) - f64::from(self.only_first)) / f64::from(self.games().max(1))
    }

    /// The truth probably (95 %) lies at most so far from [`by`](Self::by).
    ///
    /// The interval is that of Agresti and Min (2005) for pairs: half a game is added to each of the four kinds of pairs, so it
    /// holds for few games as well.
    #[must_use]
    pub fn reach(&self) -> f64 {
        let all = f64::from(self.games()) + 2.0;
        let (more, less) = (f64::from(self.only_second) + 0.5, f64::from(self.only_first) + 0.5);
        let doubt = (more + less - (more - less) * (more - less) / all).sqrt() / all;
        deviations(1) * doubt
    }

    /// As [`reach`](Self::reach), where the intervals of so many comparisons are to hold together with 95 %.
    ///
    /// The spread is that of versions that are equally good, as in the test of McNemar: so far out the usual one is too small if
    /// there are few games.
    #[must_use]
    pub fn reach_among(&self, comparisons: u32) -> f64 {
        deviations(comparisons) * self.spread_of_equals()
    }

    /// One standard deviation of the change between versions that are equally good.
    fn spread_of_equals(&self) -> f64 {
        let turned = f64::from(self.only_second) + f64::from(self.only_first) + 1.0;
        turned.sqrt() / (f64::from(self.games()) + 2.0)
    }

    /// Is the difference more than chance?
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.by().abs() > self.reach()
    }
}

/// From who won each pair: the marines in the first version, and in the second.
impl FromIterator<(bool, bool)> for Pairs {
    fn from_iter<T: IntoIterator<Item = (bool, bool)>>(won: T) -> Self {
        let mut pairs = Self::default();
        for kind in won {
            *match kind {
                (true, true) => &mut pairs.both,
                (true, false) => &mut pairs.only_first,
                (false, true) => &mut pairs.only_second,
                (false, false) => &mut pairs.neither,
            } += 1;
        }
        pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How likely each number of successes is, in so many tries.
    fn binomial(tries: u32, share: f64) -> Vec<f64> {
        let odds = share / (1.0 - share);
        let none = (1.0 - share).powi(tries as i32);
        let next = |chance: &mut f64, so_far: u32| {
            let now = *chance;
            *chance *= odds * f64::from(tries - so_far) / f64::from(so_far + 1);
            Some(now)
        };
        (0..=tries).scan(none, next).collect()
    }

    /// The chance that one of so many comparisons of equally good versions seems sure, where so large a share of the games has
    /// another winner.
    fn wrong(games: u32, turned: f64, comparisons: u32, is_sure: impl Fn(&Pairs) -> bool) -> f64 {
        let mut one = 0.0;
        for (turned, likely) in (0..).zip(binomial(games, turned)) {
            for (only_first, half) in (0..).zip(binomial(turned, 0.5)) {
                let pairs =
                    Pairs { both: games - turned, only_first, only_second: turned - only_first, neither: 0 };
                one += if is_sure(&pairs) { likely * half } else { 0.0 };
            }
        }
        1.0 - (1.0 - one).powi(comparisons as i32)
    }

    #[test]
    fn of_many_comparisons_of_equal_versions_hardly_one_is_sure_by_chance() {
        let alone = wrong(200, 0.2, 30, Pairs::is_sure);
        assert!(alone > 0.7, "each interval by itself: {alone}");
        for games in [50, 100, 200, 400] {
            for turned in [0.1, 0.2, 0.5, 0.8] {
                for comparisons in [2, 5, 30, 100] {
                    let far = deviations(comparisons);
                    let is_sure = |pairs: &Pairs| pairs.by().abs() > far * pairs.spread_of_equals();
                    let wrong = wrong(games, turned, comparisons, is_sure);
                    assert!(wrong < 0.06, "{games} games, {turned} turned, {comparisons} times: {wrong}");
                }
            }
        }
    }
}
