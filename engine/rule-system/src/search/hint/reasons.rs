//! Why one plan is better than another: what differs where their rollouts end, weighted as the learned value weighs it. The value
//! is a weighted sum below a logistic curve, so a small difference counts its weight times the slope of the curve there.
//!
//! Features of the same name are one reason: a number and its square say the same, and their weights alone would mislead.

use super::parts::{End, Reason};
use crate::row::row;
use crate::search::adviser::Searchable;
use crate::search::chance::{ONE, UNIT};
use crate::search::features::{BASICS, NOTES};
use crate::search::value::Value;
use words::Phrase;

/// So many reasons are enough.
const MOST: usize = 3;

/// The reason that is no feature.
const OVER: Phrase = row("feature-over");

/// The reasons for which the first is better, the one that counts most first. `ours` says whether the seat is a marine's.
pub(super) fn reasons<G: Searchable>(
    game: &G,
    value: &Value,
    ours: bool,
    best: &[End],
    next: &[End],
) -> Vec<Reason> {
    ranked(&names(game, value), &value.weights, ours, best, next)
}

/// What each feature counts, in the order of the weights.
fn names<G: Searchable>(game: &G, value: &Value) -> Vec<Phrase> {
    let own = BASICS.iter().chain(game.measured()).copied();
    own.chain(value.notes.iter().map(|_| NOTES)).collect()
}

fn ranked(names: &[Phrase], weights: &[i64], ours: bool, best: &[End], next: &[End]) -> Vec<Reason> {
    let side = if ours { 1 } else { -1 };
    // The difference in the chance where a game is over; evidence times slope of the curve for each feature otherwise.
    let (mut over, mut counted) = (0_i128, vec![0_i128; names.len()]);
    for (a, b) in best.iter().zip(next) {
        if a.features.is_empty() || b.features.is_empty() {
            over += i128::from(a.chance - b.chance);
            continue;
        }
        // The slope of the curve is p · (1 − p), here with the mean of both for p.
        let chance = i128::from(a.chance + b.chance) / 2;
        let slope = chance * (i128::from(ONE) - chance);
        let features = a.features.iter().zip(&b.features).zip(weights);
        for (sum, ((a, b), weight)) in counted.iter_mut().zip(features) {
            *sum += side * i128::from(i64::from(*a) - i64::from(*b)) * i128::from(*weight) * slope;
        }
    }
    let games = i128::try_from(best.len().min(next.len())).unwrap_or(i128::MAX).max(1);
    let whole = games * i128::from(ONE);
    let mut named = vec![(OVER, over, whole)];
    for (name, sum) in names.iter().copied().zip(counted) {
        match named.iter().position(|(other, ..)| *other == name) {
            Some(at) => named[at].1 += sum,
            None => named.push((name, sum, whole * i128::from(ONE) * i128::from(UNIT))),
        }
    }
    let reason = |(name, sum, whole): (Phrase, i128, i128)| Reason {
        name,
        points: i32::try_from(nearest(sum * 1_000, whole)).unwrap_or(0),
    };
    let mut reasons: Vec<Reason> = named.into_iter().map(reason).filter(|it| it.points != 0).collect();
    reasons.sort_by_key(|it| std::cmp::Reverse(it.points.unsigned_abs()));
    reasons.truncate(MOST);
    reasons
}

/// A quotient, rounded to the nearest whole number.
const fn nearest(part: i128, whole: i128) -> i128 {
    (part + part.signum() * (whole / 2)) / whole
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::chance::chance_of;
    use words::Language;

    /// The end of a rollout, for the marines, with weights of as many thousandths of evidence.
    fn end(features: &[i32], weights: &[i64]) -> End {
        let sum: i64 = features.iter().zip(weights).map(|(it, weight)| i64::from(*it) * weight).sum();
        End { chance: chance_of(sum), features: features.to_vec() }
    }

    const CARDS: Phrase = Phrase::verbatim("cards");

    fn told(reasons: &[Reason]) -> Vec<(Phrase, i32)> {
        reasons.iter().map(|it| (it.name, it.points)).collect()
    }

    #[test]
    fn small_differences_add_up_to_the_difference_of_the_chances() {
        // 100 thousandths of a feature are a tenth of a unit of evidence; at a half, the slope is a quarter.
        let weights = [UNIT / 1_000; 4];
        let names = ["frags", "frags", "cards", "doors"].map(Phrase::verbatim);
        let (best, next) = (end(&[150, 50, -50, 0], &weights), end(&[0, 0, 0, 0], &weights));
        let by = (best.chance - next.chance) * 1_000 / ONE;
        let reasons = ranked(&names, &weights, true, &[best], &[next]);
        assert_eq!(told(&reasons), [(names[0], 50), (CARDS, -12)]);
        assert!((by - 38).abs() <= 1, "{by}");
    }

    #[test]
    fn what_helps_the_marines_is_against_the_invader() {
        let weights = [UNIT / 1_000];
        let ends = || (end(&[100], &weights), end(&[0], &weights));
        let (best, next) = ends();
        assert_eq!(told(&ranked(&[CARDS], &weights, false, &[best], &[next])), [(CARDS, -25)]);
    }

    #[test]
    fn games_that_are_over_are_a_reason_of_their_own() {
        let weights = [UNIT / 1_000];
        let won = || End { chance: ONE, features: Vec::new() };
        let even = || end(&[0], &weights);
        let best = [won(), won(), even(), even()];
        let next = [won(), even(), even(), even()];
        let reasons = ranked(&[CARDS], &weights, true, &best, &next);
        assert_eq!(told(&reasons), [(OVER, 125)]);
        let kept = reasons[0].name.text();
        let [english, other] = [Language::ENGLISH, Language::PSEUDO].map(|it| kept.in_language(it));
        assert_ne!(english, other, "it is written when somebody reads it");
    }
}
