//! The one random number generator, for bots and for nature's choices. It is a well-kept one behind our own name, and what
//! it gives for a seed never changes: statistics of old reports can be repeated. Rules never see it.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};

/// A seeded generator. Not for secrets.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The generator of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The generator of one game of many: it depends on the seed and the game's number only, so it does not matter on
    /// which thread or after which other games it is played.
    #[must_use]
    pub fn for_game(seed: u64, game: u32) -> Self {
        Self::new(scatter(scatter(seed) ^ u64::from(game)))
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `n - 1`, each equally likely; 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        // Lemire's method: multiply instead of divide, and reject the few values that would favour some results.
        let mut product = self.half() * u64::from(n);
        if (product as u32) < n {
            let reject = n.wrapping_neg() % n;
            while (product as u32) < reject {
                product = self.half() * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// A position in `weights`, each as likely as its weight. The weights' sum must be above zero and fit 32 bits.
    #[inline]
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let drawn = self.below(weights.iter().sum());
        // Counting all sums that are not above it, instead of stopping at the first that is, spares the processor a guess.
        let (mut sum, mut position) = (0, 0);
        for &weight in weights {
            sum += weight;
            position += usize::from(sum <= drawn);
        }
        position
    }

    /// The better half of 64 bits, as a number below 2³².
    #[inline]
    fn half(&mut self) -> u64 {
        self.bits() >> 32
    }
}

/// Spread a number over all 64 bits (the finaliser of `SplitMix64`): a one-to-one map, so different seeds stay different.
const fn scatter(n: u64) -> u64 {
    let mut z = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    fn first(mut rng: Rng) -> String {
        (0..4).map(|_| format!("{:016x}", rng.bits())).collect::<Vec<_>>().join(" ")
    }

    /// These numbers may never change: every seed ever printed in a report depends on them.
    #[test]
    fn the_numbers_of_a_seed_never_change() {
        expect!["53175d61490b23df 61da6f3dc380d507 5c0fdf91ec9a7bfc 02eebf8c3bbe5e1a"]
            .assert_eq(&first(Rng::new(0)));
        expect!["0e2c1a002aae913d 2c0fc8ddfa4e9e14 b7b311b3b0d45872 6d5d9f6a6318013c"]
            .assert_eq(&first(Rng::new(7)));
        expect!["523ad8420c17588d 515e1f71db21205f 01354cb7e8d92761 4ef09417b5e3538c"]
            .assert_eq(&first(Rng::for_game(7, 0)));
        expect!["f4cbfcaa6891bd20 7deb3da007d6bbfc 1e55c0fed97301fc 41e48cfceee50c24"]
            .assert_eq(&first(Rng::for_game(7, 1)));
        expect!["3d0f3f3d3e990706 0323a2fc88184e41 638a078a15535e88 debd10e746def786"]
            .assert_eq(&first(Rng::for_game(8, 0)));
        let mut rng = Rng::new(7);
        let dice: Vec<u32> = (0..20).map(|_| rng.below(6)).collect();
        expect!["[0, 1, 4, 2, 5, 2, 4, 1, 5, 0, 0, 1, 4, 0, 2, 0, 0, 1, 0, 4]"]
            .assert_eq(&format!("{dice:?}"));
        let cards: Vec<usize> = (0..20).map(|_| rng.weighted(&[1, 2, 5])).collect();
        expect!["[2, 2, 2, 2, 2, 0, 0, 0, 2, 1, 2, 0, 2, 2, 1, 2, 1, 2, 2, 2]"]
            .assert_eq(&format!("{cards:?}"));
    }

    #[test]
    fn every_number_below_is_equally_likely() {
        // 3·2³⁰ is where a plain multiplication would be worst: every fourth result twice as likely.
        let n = 3 << 30;
        let mut rng = Rng::new(1);
        let mut thirds = [0u32; 3];
        for _ in 0..30_000 {
            let k = rng.below(n);
            assert!(k < n);
            thirds[(k % 3) as usize] += 1;
        }
        for count in thirds {
            assert!((9_700..10_300).contains(&count), "{thirds:?}");
        }
        assert_eq!([rng.below(0), rng.below(1)], [0, 0]);
    }

    #[test]
    fn weights_are_kept() {
        let mut rng = Rng::new(2);
        let mut seen = [0u32; 4];
        for _ in 0..60_000 {
            seen[rng.weighted(&[1, 2, 0, 3])] += 1;
        }
        for (count, share) in seen.into_iter().zip([10_000u32, 20_000, 0, 30_000]) {
            assert!(count.abs_diff(share) <= share / 20, "{seen:?}");
        }
    }
}
