//! Two versions of a mission, compared by games with the same seeds: game by game, so that the luck both share does not count.

use engine::Side;
use missions::report::{Report, Share};

/// What games of two versions with one number of marines say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// The number of marines.
    pub marines: u8,
    /// Games that both versions played.
    pub games: u32,
    /// The marines' share of wins in the first version, and in the second.
    pub shares: [Share; 2],
    /// By how much the second is higher, in parts of 1.
    pub by: f64,
    /// The truth probably (95 %) lies at most so far from that.
    pub reach: f64,
    /// Rounds of a usual game: the median in the first version, and in the second.
    pub rounds: [u32; 2],
    /// Games that the marines win only in the first version, and only in the second.
    pub turned: [u32; 2],
}

impl Compared {
    /// From reports of games with the same seed, number of marines and bots. A game counts that both have played.
    ///
    /// The interval is that of Agresti and Min (2005) for pairs: half a game is added to each of the four kinds of pairs, so it
    /// holds for few games as well.
    #[must_use]
    pub fn of(first: &Report, second: &Report) -> Self {
        let won = |report: &Report| -> Vec<bool> {
            report.games.iter().map(|line| line.winner == Some(Side::Marines)).collect()
        };
        let (ours, theirs) = (won(first), won(second));
        let pairs = || ours.iter().zip(&theirs);
        let count = |wanted: (bool, bool)| pairs().filter(|(a, b)| (**a, **b) == wanted).count() as u32;
        let (lost, gained) = (count((true, false)), count((false, true)));
        let games = pairs().count() as u32;
        let wins = |all: &[bool]| all.iter().take(games as usize).filter(|won| **won).count() as u32;
        let (all, more, less) = (f64::from(games) + 2.0, f64::from(gained) + 0.5, f64::from(lost) + 0.5);
        let doubt = (more + less - (more - less) * (more - less) / all).sqrt() / all;
        Self {
            marines: first.marines,
            games,
            shares: [Share::of(wins(&ours), games), Share::of(wins(&theirs), games)],
            by: (f64::from(gained) - f64::from(lost)) / f64::from(games.max(1)),
            reach: 1.959_963_984_540_054 * doubt,
            rounds: [first.rounds.median, second.rounds.median],
            turned: [lost, gained],
        }
    }

    /// Is the difference more than chance?
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.by.abs() > self.reach
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::Mission;
    use missions::ruleset;
    use missions::simulate::Plan;

    /// Games of the starter, so many of them with another winner than played.
    fn report(games: u32, turned: &[usize]) -> Report {
        let laid = ruleset::lay_out(&Mission::starter(), 2).expect("known rules");
        let mut report = laid.game.simulate(&Plan::new(games, 5), engine::play::Controls::default());
        for at in turned {
            let winner = report.games[*at].winner;
            report.games[*at].winner = winner.map(Side::other);
        }
        report
    }

    #[test]
    fn the_same_games_differ_by_nothing_and_the_interval_says_how_sure_that_is() {
        let one = report(40, &[]);
        let same = Compared::of(&one, &one);
        assert_eq!((same.by, same.turned, same.games), (0.0, [0, 0], 40));
        assert!(!same.is_sure() && same.reach < 0.06, "{same:?}");
    }

    #[test]
    fn pairs_know_more_than_two_shares() {
        let (one, lost) = (report(60, &[]), report(60, &[]));
        let won: Vec<usize> =
            (0..60).filter(|at| one.games[*at].winner == Some(Side::Marines)).take(12).collect();
        let mut lost = lost;
        for at in &won {
            lost.games[*at].winner = Some(Side::Invader);
        }
        let compared = Compared::of(&one, &lost);
        assert_eq!(compared.turned, [won.len() as u32, 0]);
        assert!(compared.is_sure() && compared.by < 0.0, "{compared:?}");
        let apart = |share: Share| share.high - share.counted;
        assert!(compared.reach < apart(compared.shares[0]) + apart(compared.shares[1]), "{compared:?}");
    }

    #[test]
    fn games_that_only_one_version_played_do_not_count() {
        let compared = Compared::of(&report(30, &[]), &report(12, &[0]));
        assert_eq!(compared.games, 12);
        assert_eq!(compared.turned[0] + compared.turned[1], 1);
        assert_eq!(Compared::of(&report(0, &[]), &report(5, &[])).by, 0.0);
    }
}
