//! Logistic regression by Newton's method. Sums, products, quotients and square roots only, in a fixed order: the same samples
//! give the same weights on every machine.

use crate::search::chance::{UNIT, chance};

/// How strongly weights are drawn to zero: so many samples speak against each.
const RIDGE: f64 = 3.0;

/// Steps of Newton's method. It is at its end after six or seven.
const STEPS: usize = 8;

/// States and what came of them.
#[derive(Debug, Default)]
pub(super) struct Samples {
    /// The numbers of all samples, one after the other.
    numbers: Vec<i32>,
    won: Vec<bool>,
}

impl Samples {
    /// Room for so many states of so many numbers.
    pub(super) fn with_capacity(states: usize, width: usize) -> Self {
        Self { numbers: Vec::with_capacity(states * width), won: Vec::with_capacity(states) }
    }

    /// A state and who won. All have equally many numbers.
    pub(super) fn add(&mut self, row: &[i32], won: bool) {
        self.numbers.extend(row);
        self.won.push(won);
    }

    /// The evidence of one of each number, and of all states. Without samples, or if all came to the same, nothing is evidence.
    pub(super) fn fit(self) -> (Vec<i64>, i64) {
        let count = self.won.len();
        let width = self.numbers.len().checked_div(count).unwrap_or(0);
        let wins = self.won.iter().filter(|won| **won).count();
        if wins == 0 || wins == count {
            return (vec![0; width], 0);
        }
        let scales = self.scales(width);
        let used: Vec<usize> = (0..width).filter(|column| scales[*column].1 > 0.0).collect();
        // All rows as such numbers would be large, so each is made where it is needed.
        let standard = |row: &[i32], out: &mut Vec<f64>| {
            out.clear();
            out.push(1.0);
            let brought = |column: &usize| (f64::from(row[*column]) - scales[*column].0) / scales[*column].1;
            out.extend(used.iter().map(brought));
        };
        let rows = || self.numbers.chunks_exact(width).zip(self.won.iter().copied());
        let fitted = newton(rows, standard, used.len() + 1);
        let mut weights = vec![0; width];
        let mut base = fitted[0];
        for (column, weight) in used.iter().zip(&fitted[1..]) {
            let (mean, spread) = scales[*column];
            base -= weight * mean / spread;
            weights[*column] = whole(weight / spread);
        }
        (weights, whole(base))
    }

    /// The mean and the spread of every column. Columns that are always the same have spread 0.
    fn scales(&self, width: usize) -> Vec<(f64, f64)> {
        let count = self.won.len() as f64;
        (0..width)
            .map(|column| {
                let all = || self.numbers.iter().skip(column).step_by(width).map(|it| f64::from(*it));
                let mean = all().sum::<f64>() / count;
                let spread = (all().map(|it| (it - mean) * (it - mean)).sum::<f64>() / count).sqrt();
                (mean, if spread < 1e-9 { 0.0 } else { spread })
            })
            .collect()
    }
}

/// In whole [`UNIT`]s.
fn whole(weight: f64) -> i64 {
    (weight * UNIT as f64) as i64
}

/// The weights of rows that are brought to so many numbers of mean 0 and spread 1, the first of which is 1.
fn newton<'a, R: Iterator<Item = (&'a [i32], bool)>>(
    rows: impl Fn() -> R,
    standard: impl Fn(&[i32], &mut Vec<f64>),
    width: usize,
) -> Vec<f64> {
    let mut weights = vec![0.0; width];
    let mut row = Vec::with_capacity(width);
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        slope[0] = 0.0;
        let mut bend = vec![0.0; width * width];
        for (numbers, won) in rows() {
            standard(numbers, &mut row);
            let sum: f64 = row.iter().zip(&weights).map(|(number, weight)| number * weight).sum();
            let expected = chance(sum);
            let off = f64::from(u8::from(won)) - expected;
            let sure = expected * (1.0 - expected);
            for (at, number) in row.iter().enumerate() {
                slope[at] += off * number;
                let scaled = sure * number;
                for (sum, other) in bend[at * width..=at * width + at].iter_mut().zip(&row) {
                    *sum += scaled * other;
                }
            }
        }
        for at in 1..width {
            bend[at * width + at] += RIDGE;
        }
        for (weight, step) in weights.iter_mut().zip(solve(&mut bend, slope)) {
            *weight += step;
        }
    }
    weights
}

/// Solve `matrix · x = right` for a positive definite matrix, of which the lower half is given, by Cholesky's method.
fn solve(matrix: &mut [f64], mut right: Vec<f64>) -> Vec<f64> {
    let width = right.len();
    let at = |row: usize, column: usize| row * width + column;
    for row in 0..width {
        for column in 0..=row {
            let mut sum = matrix[at(row, column)];
            for k in 0..column {
                sum -= matrix[at(row, k)] * matrix[at(column, k)];
            }
            matrix[at(row, column)] =
                if row == column { sum.max(1e-9).sqrt() } else { sum / matrix[at(column, column)] };
        }
    }
    for row in 0..width {
        for k in 0..row {
            right[row] -= matrix[at(row, k)] * right[k];
        }
        right[row] /= matrix[at(row, row)];
    }
    for row in (0..width).rev() {
        for k in row + 1..width {
            right[row] -= matrix[at(k, row)] * right[k];
        }
        right[row] /= matrix[at(row, row)];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::play::Rng;

    /// Samples whose chances are known give back the weights they were made with; a column that never changes gets none.
    #[test]
    fn the_weights_of_made_up_samples_are_found() {
        let mut rng = Rng::new(1);
        let mut samples = Samples::default();
        for _ in 0..20_000 {
            let row = [rng.below(2000) as i32 - 1000, rng.below(500) as i32, 7];
            let sum = 2.0 * f64::from(row[0]) / 1000.0 - 4.0 * f64::from(row[1]) / 1000.0 + 0.5;
            samples.add(&row, f64::from(rng.below(1 << 20)) < chance(sum) * f64::from(1 << 20));
        }
        let (weights, base) = samples.fit();
        let unit = UNIT as f64;
        assert!((weights[0] as f64 / unit * 1000.0 - 2.0).abs() < 0.1, "{weights:?}");
        assert!((weights[1] as f64 / unit * 1000.0 + 4.0).abs() < 0.2, "{weights:?}");
        assert_eq!(weights[2], 0);
        assert!((base as f64 / unit - 0.5).abs() < 0.1, "{base}");
    }

    #[test]
    fn one_outcome_is_no_evidence() {
        let mut samples = Samples::default();
        (0..10).for_each(|number| samples.add(&[number], true));
        assert_eq!(samples.fit(), (vec![0], 0));
        assert_eq!(Samples::default().fit(), (vec![], 0));
    }
}
