//! Candidates in a race: each is valued in the same rollouts as the others, some drop out, and the first one wins unless another
//! is better by what the [`Rule`] asks for. All in whole numbers.

use super::budget::{Ratio, Rule};
use super::chance::ONE;

/// The values of the candidates of one decision, rollout by rollout.
#[derive(Debug, Default)]
pub(super) struct Race {
    /// The values of each candidate, one for each rollout so far.
    values: Vec<Vec<i64>>,
    /// Which candidates have not dropped out, by number.
    pub(super) left: Vec<usize>,
}

/// What it takes to leave the first candidate: one standard error, squared.
const CLEAR: Ratio = Ratio(1, 1);

impl Race {
    /// A new race of so many candidates.
    pub(super) fn begin(&mut self, candidates: usize) {
        self.values.resize_with(self.values.len().max(candidates), Vec::new);
        self.values.iter_mut().for_each(Vec::clear);
        self.left.clear();
        self.left.extend(0..candidates);
    }

    /// What a candidate reached in a rollout.
    pub(super) fn add(&mut self, candidate: usize, value: i64) {
        self.values[candidate].push(value);
    }

    /// The candidate with the highest mean among those that are left; the earlier one of equals.
    fn best(&self) -> usize {
        let sum = |candidate: usize| self.values[candidate].iter().sum::<i64>();
        let mut best = self.left[0];
        for &candidate in &self.left[1..] {
            if sum(candidate) > sum(best) {
                best = candidate;
            }
        }
        best
    }

    /// Let candidates drop out by a rule: when all of them have got their first rollouts, and after each further one. Is there still
    /// something to decide?
    pub(super) fn narrow(&mut self, rule: Rule, is_first: bool) -> bool {
        match rule {
            Rule::Race(by) => self.drop(by),
            Rule::Duel { lead, margin } => {
                let best = self.best();
                let (wanted, parts) = if is_first { (lead, 1) } else { (margin, 2) };
                let enough = self.leads(best, wanted, parts);
                self.left.clear();
                self.left.push(0);
                self.left.extend(Some(best).filter(|_| enough));
            }
        }
        self.left.len() > 1
    }

    /// Candidates that are worse than the best by so much drop out.
    fn drop(&mut self, by: Ratio) {
        let best = self.best();
        let mut left = std::mem::take(&mut self.left);
        left.retain(|it| *it == best || !clearly(&self.values[best], &self.values[*it], by));
        self.left = left;
    }

    /// Does a candidate lead the first one by more than so many thousandths of a game, divided by `parts`, in the mean?
    fn leads(&self, candidate: usize, thousandths: i64, parts: i64) -> bool {
        let pairs = self.values[candidate].iter().zip(&self.values[0]);
        let (count, sum) = pairs.fold((0, 0), |(count, sum), (its, first)| (count + 1, sum + its - first));
        candidate != 0 && sum * 1_000 * parts > thousandths * ONE * count
    }

    /// The winner: the best, if it is better than the first candidate by what the rule asks for.
    pub(super) fn winner(&self, rule: Rule) -> usize {
        let best = self.best();
        // The first may have dropped out of a race; then it was worse by more than this takes.
        let enough = match rule {
            Rule::Race(_) => clearly(&self.values[best], &self.values[0], CLEAR),
            Rule::Duel { margin, .. } => self.leads(best, margin, 1),
        };
        if best != 0 && enough { best } else { 0 }
    }
}

/// Is the mean of the first greater by more than so many standard errors of the paired differences? `by` is their number
/// squared. With fewer than two pairs nothing is clear.
fn clearly(greater: &[i64], less: &[i64], by: Ratio) -> bool {
    let (mut count, mut sum, mut squares) = (0_i128, 0_i128, 0_i128);
    for (a, b) in greater.iter().zip(less) {
        let difference = i128::from(a - b);
        count += 1;
        sum += difference;
        squares += difference * difference;
    }
    // sum / n > z · √((squares − sum² / n) / (n − 1) / n), without the root and the fractions.
    count >= 2
        && sum > 0
        && sum * sum * (count - 1) * i128::from(by.1) > i128::from(by.0) * (count * squares - sum * sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_clear_depends_on_the_spread() {
        let [one, two] = [Ratio(1, 1), Ratio(4, 1)];
        // Differences 2, 4, 6, 8: mean 5, standard error 1.29.
        let (high, low) = ([12, 14, 16, 18], [10; 4]);
        assert!(clearly(&high, &low, one) && clearly(&high, &low, two));
        assert!(!clearly(&high, &low, Ratio(16, 1)), "not by four standard errors");
        assert!(!clearly(&low, &high, one), "the other way round");
        // Differences -4, 8, -4, 8: mean 2, standard error 3.46.
        assert!(!clearly(&[6, 18, 6, 18], &low, one));
        assert!(!clearly(&[20], &[10], one), "one pair shows nothing");
        assert!(!clearly(&low, &low, one), "no difference");
    }

    #[test]
    fn the_first_wins_unless_another_is_clearly_better() {
        let play = |rows: &[&[i64]], drop: Ratio| {
            let mut race = Race::default();
            race.begin(rows.len());
            for (candidate, row) in rows.iter().enumerate() {
                row.iter().for_each(|value| race.add(candidate, *value));
            }
            let _ = race.narrow(Rule::Race(drop), true);
            (race.winner(Rule::Race(drop)), race.left)
        };
        let keep_all = Ratio(i64::from(i32::MAX), 1);
        assert_eq!(play(&[&[1, 9, 1, 9], &[4, 7, 4, 7]], keep_all), (0, vec![0, 1]), "better by chance");
        assert_eq!(play(&[&[1, 2, 1, 2], &[5, 7, 6, 7]], keep_all), (1, vec![0, 1]));
        assert_eq!(play(&[&[1, 2, 1, 2], &[5, 7, 6, 7]], Ratio(9, 4)), (1, vec![1]), "it drops out");
        assert_eq!(play(&[&[5, 5], &[5, 5], &[5, 5]], Ratio(9, 4)).0, 0, "the earlier of equals");
    }

    #[test]
    fn in_a_duel_only_the_best_goes_on_against_the_first() {
        let rule = Rule::Duel { lead: 30, margin: 20 };
        // Rollouts in which each candidate wins so many thousandths of a game, and who is left after each of them.
        let duel = |rollouts: &[[i64; 3]]| {
            let mut race = Race::default();
            race.begin(3);
            let mut left = Vec::new();
            for rollout in rollouts {
                for candidate in race.left.clone() {
                    race.add(candidate, rollout[candidate] * ONE / 1_000);
                }
                let is_open = race.narrow(rule, left.is_empty());
                left.push(race.left.clone());
                if !is_open {
                    break;
                }
            }
            (left, race.winner(rule))
        };
        assert_eq!(duel(&[[500, 520, 525]]), (vec![vec![0]], 0), "a lead of 25 is too little");
        assert_eq!(duel(&[[500, 300, 400]]), (vec![vec![0]], 0), "the first is the best");
        let [begun, goes_on] = [[500, 540, 560], [500, 0, 500]];
        assert_eq!(duel(&[begun, goes_on]), (vec![vec![0, 2]; 2], 2), "30 in the mean");
        assert_eq!(
            duel(&[begun, [500, 0, 470]]),
            (vec![vec![0, 2]; 2], 0),
            "15 in the mean: not given up, not taken"
        );
        assert_eq!(duel(&[begun, [500, 0, 455]]), (vec![vec![0, 2], vec![0]], 0), "7 in the mean: given up");
    }
}
