//! Games of two versions in pairs, and what their four kinds say about the change of the share of wins.

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
        1.959_963_984_540_054 * doubt
    }

    /// A change of so much or more, either way, would have been seen: it lies outside the interval.
    #[must_use]
    pub fn ruled_out(&self) -> f64 {
        self.by().abs() + self.reach()
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
