//! The chance to win that belongs to a sum of evidence: the logistic function, from a table. Only sums, products and quotients
//! are used, which are the same on every machine; `exp` is not.

use std::sync::OnceLock;

/// A chance of one, as games that are over are valued.
pub(crate) const ONE: i64 = 1 << 20;

/// A sum of evidence of one.
pub(super) const UNIT: i64 = 1 << 20;

/// Steps of the table for each unit of evidence, and how far it goes on either side.
const STEPS: i64 = 32;
const END: i64 = 12;

/// e to the power of -1/32.
const FACTOR: f64 = 0.969_233_234_476_344_1;

fn table() -> &'static [f64] {
    static TABLE: OnceLock<Vec<f64>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut power = 1.0;
        let mut next = || {
            let chance = 1.0 / (1.0 + power);
            power *= FACTOR;
            chance
        };
        (0..=STEPS * END).map(|_| next()).collect()
    })
}

/// The chance that belongs to a sum of evidence, for the fit.
pub(super) fn chance(sum: f64) -> f64 {
    let size = if sum < 0.0 { -sum } else { sum };
    let at = size * STEPS as f64;
    let step = at as usize;
    let table = table();
    let positive = match table.get(step + 1) {
        Some(next) => table[step] + (next - table[step]) * (at - step as f64),
        None => table[table.len() - 1],
    };
    if sum < 0.0 { 1.0 - positive } else { positive }
}

/// The same in whole numbers, for play: evidence in [`UNIT`]s, the chance of [`ONE`].
pub(super) fn chance_of(sum: i64) -> i64 {
    static TABLE: OnceLock<Vec<i64>> = OnceLock::new();
    let table = TABLE.get_or_init(|| table().iter().map(|chance| (chance * ONE as f64) as i64).collect());
    let at = sum.saturating_abs().saturating_mul(STEPS);
    let (step, rest) = ((at / UNIT) as usize, at % UNIT);
    let positive = match table.get(step + 1) {
        Some(next) => table[step] + (next - table[step]) * rest / UNIT,
        None => table[table.len() - 1],
    };
    if sum < 0 { ONE - positive } else { positive }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_follows_the_logistic_function() {
        for at in -400..=400 {
            let sum = f64::from(at) / 23.0;
            let exact = 1.0 / (1.0 + (-sum).exp());
            assert!((chance(sum) - exact).abs() < 2e-5, "{sum}");
            let whole = chance_of((sum * UNIT as f64) as i64) as f64 / ONE as f64;
            assert!((whole - exact).abs() < 3e-5, "{sum}");
        }
        assert_eq!(chance_of(0), ONE / 2);
        assert_eq!((chance_of(i64::MAX) + chance_of(i64::MIN)), ONE);
    }
}
