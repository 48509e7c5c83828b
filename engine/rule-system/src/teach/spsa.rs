//! Simultaneous perturbation (Spall 1992), with the schedule that chess engines are tuned by: in each step all weights are
//! moved a little at once, each up or down by lot; the version and its mirror image play, and the weights go the way of the
//! winner. So a step costs the same for any number of weights. All of this is done before play; bots count in whole numbers.

use super::Weight;
use engine::play::Rng;

/// How fast steps get shorter.
const ALPHA: f64 = 0.602;

/// How fast the difference between the two versions gets smaller.
const GAMMA: f64 = 0.101;

/// The part of all steps in which they do not get much shorter yet.
const STEADY: f64 = 0.1;

/// How far a game won moves a weight at the end, as a part of how far it was moved for the game.
const PACE: f64 = 0.002;

/// How far a weight is moved for a game at the end, as a part of its number.
const REACH: f64 = 1.0 / 6.0;

/// Go the way of the winners for so many steps. `play` returns how many games more the first of two versions won than it
/// lost, in a step numbered from 1; `None` ends it.
pub(super) fn climb(
    weights: &[Weight],
    from: &[i32],
    steps: u32,
    seed: u64,
    mut play: impl FnMut(u32, [&[i32]; 2]) -> Option<i32>,
) -> Option<Vec<i32>> {
    let mut rng = Rng::new(seed);
    let mut at: Vec<f64> = from.iter().map(|number| f64::from(*number)).collect();
    let reach: Vec<f64> = at.iter().map(|number| (number.abs() * REACH).max(1.0)).collect();
    let all = f64::from(steps);
    for step in 1..=steps {
        let now = f64::from(step);
        let wider = (all / now).powf(GAMMA);
        let longer = ((1.0 + STEADY) * all / (STEADY * all + now)).powf(ALPHA);
        let ways: Vec<f64> = at.iter().map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let mut version = |sign: f64| -> Vec<i32> {
            let moved =
                at.iter().zip(&reach).zip(&ways).map(|((at, reach), way)| at + sign * way * reach * wider);
            moved.zip(weights).map(|(number, weight)| by_lot(number, weight, &mut rng)).collect()
        };
        let (one, other) = (version(1.0), version(-1.0));
        let won = f64::from(play(step, [&one, &other])?);
        for (((at, reach), way), weight) in at.iter_mut().zip(&reach).zip(&ways).zip(weights) {
            let length = PACE * longer * reach / wider;
            *at = (*at + won * way * length).clamp(f64::from(weight.least), f64::from(weight.most));
        }
    }
    Some(at.iter().map(|number| number.round() as i32).collect())
}

/// A whole number beside a fraction, the nearer one more often: so a step too short for a whole number is not lost.
fn by_lot(number: f64, weight: &Weight, rng: &mut Rng) -> i32 {
    const PARTS: u32 = 1 << 16;
    let lot = f64::from(rng.below(PARTS)) / f64::from(PARTS);
    ((number + lot).floor() as i32).clamp(weight.least, weight.most)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEIGHTS: [Weight; 3] = [
        Weight { name: "near", least: 0, most: 1_000 },
        Weight { name: "far", least: 0, most: 1_000 },
        Weight { name: "edge", least: 0, most: 100 },
    ];

    /// How good a version is: best with 120, 60 and as much as possible of the last.
    fn worth(version: &[i32]) -> f64 {
        let part = |at: usize, best: f64, spread: f64| ((f64::from(version[at]) - best) / spread).powi(2);
        -part(0, 120.0, 60.0) - part(1, 60.0, 60.0) - part(2, 100.0, 60.0)
    }

    /// Of sixteen pairs of games between two versions the better one wins more, by chance.
    fn games(rng: &mut Rng, [one, other]: [&[i32]; 2]) -> i32 {
        let chance = 1.0 / (1.0 + (worth(other) - worth(one)).exp());
        (0..32).map(|_| if f64::from(rng.below(1_000)) < 1_000.0 * chance { 1 } else { -1 }).sum()
    }

    #[test]
    fn weights_go_where_games_are_won() {
        for seed in 0..5 {
            let mut rng = Rng::new(seed + 100);
            let after = climb(&WEIGHTS, &[60, 120, 80], 2_000, seed, |_, both| Some(games(&mut rng, both)));
            let after = after.expect("it is not cancelled");
            let near = |at: usize, best: i32| (after[at] - best).abs() <= 12;
            assert!(near(0, 120) && near(1, 60) && near(2, 100), "{seed}: {after:?}");
        }
    }

    #[test]
    fn games_that_tell_nothing_move_little_and_none_is_left_out() {
        let mut steps = Vec::new();
        let after = climb(&WEIGHTS, &[60, 120, 100], 500, 3, |step, [one, other]| {
            steps.push(step);
            assert!(
                one.iter()
                    .chain(other)
                    .zip(WEIGHTS.iter().cycle())
                    .all(|(it, weight)| { (weight.least..=weight.most).contains(it) })
            );
            Some(0)
        });
        assert_eq!(after, Some(vec![60, 120, 100]));
        assert_eq!(steps, (1..=500).collect::<Vec<_>>());
    }

    #[test]
    fn it_ends_when_it_is_cancelled() {
        assert_eq!(climb(&WEIGHTS, &[1, 2, 3], 9, 1, |step, _| (step < 4).then_some(1)), None);
    }
}
