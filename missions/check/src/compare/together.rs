//! How wide intervals have to be if several of them are to hold together, by the correction of Bonferroni: each may be wrong in one
//! of so many parts of 5 %. The quantile is worked out with sums, products, quotients and roots alone, so that it is the same on
//! every machine.

/// The quantile of the usual interval.
const USUAL: f64 = 1.959_963_984_540_054;

/// Of so many intervals that reach so many standard deviations each way, all hold with 95 %.
pub(super) fn deviations(intervals: u32) -> f64 {
    if intervals < 2 {
        return USUAL;
    }
    let wanted = 0.025 / f64::from(intervals);
    // Seven are enough for the largest number of intervals.
    let (mut low, mut high) = (USUAL, 9.0);
    for _ in 0..64 {
        let middle = f64::midpoint(low, high);
        *if tail(middle) > wanted { &mut low } else { &mut high } = middle;
    }
    high
}

/// The chance that a normal variable lies so many deviations above its mean, or more; from 1.9 on.
fn tail(deviations: f64) -> f64 {
    // The continued fraction of Laplace for the ratio of Mills, from its far end.
    let far = (1..=200).rev().fold(deviations, |rest, step| deviations + f64::from(step) / rest);
    density(deviations) / far
}

/// The density of the normal distribution.
fn density(deviations: f64) -> f64 {
    // e to a power is the square of the square, and so on, of e to a small part of it.
    const DOUBLED: i32 = 12;
    let part = deviations * deviations / 2.0 / f64::from(1 << DOUBLED);
    let small = 1.0 - part * (1.0 - part / 2.0 * (1.0 - part / 3.0 * (1.0 - part / 4.0)));
    let power = (0..DOUBLED).fold(small, |power, _| power * power);
    power / (2.0 * std::f64::consts::PI).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_intervals_are_wider_as_tables_say() {
        let table = [
            (1, 1.959_963_985),
            (2, 2.241_402_728),
            (5, 2.575_829_304),
            (10, 2.807_033_768),
            (50, 3.290_526_731),
            (500, 3.890_591_886),
        ];
        for (intervals, known) in table {
            let found = deviations(intervals);
            assert!((found - known).abs() < 1e-6, "{intervals}: {found}");
        }
        assert_eq!(deviations(0), deviations(1));
        assert!(deviations(u32::MAX) < 7.0);
    }
}
