//! Who has the better chances in a mission, as far as games can show, and an interval of a share that holds however often one
//! looks at it while more games are played.

use super::{Share, Tally};
use engine::Side;

/// Who has the better chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Balance {
    /// The invader: the marines surely win less than [`Balance::LOW`].
    Invader,
    /// The invader, or neither side: the marines surely win no more than [`Balance::HIGH`].
    NotMarines,
    /// Neither side: the marines' share surely lies between [`Balance::LOW`] and [`Balance::HIGH`].
    Even,
    /// The marines, or neither side: they surely win no less than [`Balance::LOW`].
    NotInvader,
    /// The marines: they surely win more than [`Balance::HIGH`].
    Marines,
    /// The games show nothing yet.
    Open,
}

impl Balance {
    /// A mission is even from this share of the marines' wins on.
    pub const LOW: f64 = 0.35;

    /// It is even up to this share.
    pub const HIGH: f64 = 0.65;

    /// Of the marines' share.
    #[must_use]
    pub fn of(share: Share) -> Self {
        match share {
            Share { high, .. } if high < Self::LOW => Self::Invader,
            Share { low, .. } if low > Self::HIGH => Self::Marines,
            Share { low, high, .. } if low >= Self::LOW && high <= Self::HIGH => Self::Even,
            Share { low, .. } if low >= Self::LOW => Self::NotInvader,
            Share { high, .. } if high <= Self::HIGH => Self::NotMarines,
            Share { .. } => Self::Open,
        }
    }

    /// Do more games show no more?
    #[must_use]
    pub const fn is_decided(self) -> bool {
        match self {
            Self::Invader | Self::Even | Self::Marines => true,
            Self::NotMarines | Self::NotInvader | Self::Open => false,
        }
    }
}

impl Tally {
    /// Who has the better chances, also where games end as soon as that is clear.
    #[must_use]
    pub fn balance(&self) -> Balance {
        Balance::of(self.share_at_any_time(Side::Marines))
    }

    /// How often one side wins, also where games end as soon as that is clear.
    #[must_use]
    pub fn share_at_any_time(&self, side: Side) -> Share {
        Share::at_any_time(self.of(side), self.games())
    }
}

/// Shares under which the games are so many times less likely than under a mixture of all shares are left out. So at most one
/// interval in so many ever leaves out the true share.
const LEVEL: f64 = 20.0;

/// Halvings until the ends of an interval are known to a thousandth and better.
const HALVINGS: u32 = 20;

impl Share {
    /// So many of so many, with an interval that holds (95 %) at every number of games together: one may look after each game and
    /// stop when it is narrow enough. It is wider than [`Share::of`]. A confidence sequence after Robbins (1970).
    ///
    /// # Panics
    /// As [`Share::of`].
    #[must_use]
    pub fn at_any_time(hits: u32, games: u32) -> Self {
        assert!(hits <= games, "{hits} of {games} games were counted");
        if games == 0 {
            return Self { counted: 0.0, low: 0.0, high: 1.0 };
        }
        let counted = f64::from(hits) / f64::from(games);
        // Between a share that is left out, or the end of all shares, and the one that was counted.
        let end = |mut out: f64| {
            let mut inside = counted;
            for _ in 0..HALVINGS {
                let middle = f64::midpoint(out, inside);
                if rules_out(hits, games, middle, LEVEL) { out = middle } else { inside = middle }
            }
            out
        };
        let low = if hits == 0 { 0.0 } else { end(0.0) };
        let high = if hits == games { 1.0 } else { end(1.0) };
        Self { counted, low, high }
    }
}

/// Do so many hits in so many games rule out a share, however often one looks? They do if they are more than `level` times less
/// likely with it than with a mixture of all shares; so the true share is ruled out at most once in `level` times (Robbins 1970).
/// Products and quotients only, which are the same on every machine; hits and misses take turns, so that no product gets too small.
#[must_use]
pub fn rules_out(hits: u32, games: u32, share: f64, level: f64) -> bool {
    let (mut seen, mut ratio) = (0_u32, 1.0_f64);
    for game in 0..games {
        let is_hit = u64::from(hits) * u64::from(game + 1) / u64::from(games) > u64::from(seen);
        let (so_far, likely) = if is_hit { (seen, share) } else { (game - seen, 1.0 - share) };
        ratio *= f64::from(so_far + 1) / f64::from(game + 2) / likely;
        seen += u32::from(is_hit);
    }
    ratio > level
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::play::Rng;
    use expect_test::expect;

    const fn word(balance: Balance) -> &'static str {
        match balance {
            Balance::Invader => "invader",
            Balance::NotMarines => "not-marines",
            Balance::Even => "even",
            Balance::NotInvader => "not-invader",
            Balance::Marines => "marines",
            Balance::Open => "open",
        }
    }

    #[test]
    fn intervals_for_all_times_are_wider() {
        let table = [(0, 0), (0, 10), (10, 10), (5, 20), (50, 100), (86, 200), (430, 1000), (4300, 10_000)];
        let told = table.map(|(hits, games)| {
            let tally = Tally { marines: hits, invader: games - hits, unfinished: 0 };
            let share = Share::at_any_time(hits, games);
            format!("{hits} of {games}: {share} {}", word(tally.balance()))
        });
        expect![[r#"
            0 of 0: 0 % (0–100 %) open
            0 of 10: 0 % (0–42 %) not-marines
            10 of 10: 100 % (58–100 %) not-invader
            5 of 20: 25 % (5–58 %) not-marines
            50 of 100: 50 % (34–66 %) open
            86 of 200: 43 % (32–55 %) not-marines
            430 of 1000: 43 % (38–49 %) even
            4300 of 10000: 43 % (41–45 %) even"#]]
        .assert_eq(&told.join("\n"));
        for (hits, games) in table {
            let (wide, usual) = (Share::at_any_time(hits, games), Share::of(hits, games));
            assert!(wide.low <= usual.low && wide.high >= usual.high, "{hits} of {games}");
        }
    }

    #[test]
    fn a_higher_level_needs_more_games() {
        let told = [20.0, 40.0, 1000.0].map(|level| {
            let first = |hits: fn(u32) -> u32| {
                (1..).find(|games| rules_out(hits(*games), *games, 0.5, level)).expect("enough games")
            };
            format!(
                "{level}: {} without a hit, {} with one hit in four",
                first(|_| 0),
                first(|games| games / 4)
            )
        });
        expect![[r#"
            20: 8 without a hit, 31 with one hit in four
            40: 9 without a hit, 35 with one hit in four
            1000: 14 without a hit, 63 with one hit in four"#]]
        .assert_eq(&told.join("\n"));
        assert!(!rules_out(500, 1000, 0.5, 1.0), "what was counted is never ruled out");
    }

    /// A coin is thrown up to 300 times and looked at after each throw, with 400 coins: for 95 of 100 the interval always holds the
    /// truth.
    #[test]
    fn one_may_look_after_every_game() {
        for percent in [20, 50, 65] {
            let truth = f64::from(percent) / 100.0;
            let is_wrong = |coin: &u32| {
                let mut rng = Rng::for_game(7, *coin);
                let mut hits = 0;
                (1..=300).any(|games| {
                    hits += u32::from(rng.below(100) < percent);
                    rules_out(hits, games, truth, LEVEL)
                })
            };
            let wrong = (0..400).filter(is_wrong).count();
            assert!((1..=20).contains(&wrong), "{percent}: {wrong} of 400");
        }
    }
}
