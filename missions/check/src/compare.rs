//! Two versions of a mission, compared by games with the same seeds: game by game, so that the luck both share does not count.
//! `pairs` is the statistics, `together` what several intervals need; this file reads the reports of games and lets them be played.

mod pairs;
mod together;

pub use pairs::Pairs;

use crate::verdict::Waiting;
use engine::Side;
use engine::play::{Controls, Digest};
use missions_play::kept;
use missions_play::report::{Report, Spread};
use missions_play::ruleset::ReadyGame;
use missions_play::simulate::Plan;

/// What games of two versions say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Who won the games that both versions played.
    pub pairs: Pairs,
    /// Rounds of a usual game: the median in the first version, and in the second.
    pub rounds: [u32; 2],
}

impl Compared {
    /// From reports of the two versions, each two of games with the same seed, number of marines and bots. A game counts that both
    /// have played.
    #[must_use]
    pub fn of<'r>(reports: impl IntoIterator<Item = (&'r Report, &'r Report)>) -> Self {
        let reports = reports.into_iter().flat_map(|(first, second)| first.games.iter().zip(&second.games));
        let games: Vec<_> = reports.collect();
        let won = |winner: Option<Side>| winner == Some(Side::Marines);
        let rounds = [
            Spread::of(games.iter().map(|(first, _)| u32::from(first.rounds))).median,
            Spread::of(games.iter().map(|(_, second)| u32::from(second.rounds))).median,
        ];
        let pairs = games.iter().map(|(first, second)| (won(first.winner), won(second.winner)));
        Self { pairs: pairs.collect(), rounds }
    }
}

/// Play the games of one version, unless it is known what comes of that. Bots that search learn it first.
#[must_use]
pub fn play(ready: &ReadyGame, mission: Digest, plan: &Plan, waiting: Waiting<'_>) -> Report {
    if plan.bots.search() {
        let controls = Controls { cancel: waiting.cancel, progress: None };
        kept::learn(ready, mission, plan.jobs, waiting.shelf, controls);
    }
    let tell = |done: u32| {
        if let Some(progress) = waiting.progress {
            progress(done, plan.games);
        }
    };
    let controls = Controls { cancel: waiting.cancel, progress: Some(&tell) };
    kept::simulate(ready, mission, plan, waiting.shelf, controls)
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::mission::Mission;
    use missions_play::report::Share;
    use missions_play::ruleset;

    /// Games of the starter, so many of them with another winner than played.
    fn report(games: u32, turned: &[usize]) -> Report {
        let laid = ruleset::lay_out(&Mission::starter(), 2).expect("known rules");
        let mut report = laid.game.simulate(&Plan::new(games, 5), Controls::default());
        for at in turned {
            let winner = report.games[*at].winner;
            report.games[*at].winner = winner.map(Side::other);
        }
        report
    }

    #[test]
    fn the_same_games_differ_by_nothing_and_the_interval_says_how_sure_that_is() {
        let one = report(40, &[]);
        let same = Compared::of([(&one, &one)]);
        assert_eq!((same.pairs.by(), same.pairs.turned(), same.pairs.games()), (0.0, [0, 0], 40));
        assert!(!same.pairs.is_sure() && same.pairs.reach() < 0.06, "{same:?}");
        assert_eq!(same.rounds, [one.rounds.median; 2]);
    }

    #[test]
    fn pairs_know_more_than_two_shares() {
        let (one, mut lost) = (report(60, &[]), report(60, &[]));
        let won: Vec<usize> =
            (0..60).filter(|at| one.games[*at].winner == Some(Side::Marines)).take(12).collect();
        for at in &won {
            lost.games[*at].winner = Some(Side::Invader);
        }
        let Compared { pairs, .. } = Compared::of([(&one, &lost)]);
        assert_eq!(pairs.turned(), [won.len() as u32, 0]);
        assert!(pairs.is_sure() && pairs.by() < 0.0, "{pairs:?}");
        let apart = |share: Share| share.high - share.counted;
        let shares = pairs.shares();
        assert!(pairs.reach() < apart(shares[0]) + apart(shares[1]), "{pairs:?}");
    }

    #[test]
    fn games_that_only_one_version_played_do_not_count() {
        let compared = Compared::of([(&report(30, &[]), &report(12, &[0]))]);
        assert_eq!(compared.pairs.games(), 12);
        assert_eq!(compared.pairs.turned()[0] + compared.pairs.turned()[1], 1);
        assert_eq!(Compared::of([(&report(0, &[]), &report(5, &[]))]).pairs.by(), 0.0);
    }

    #[test]
    fn games_of_several_numbers_of_marines_count_together() {
        let (long, short, turned) = (report(30, &[]), report(12, &[]), report(12, &[3]));
        let both = Compared::of([(&long, &long), (&short, &turned)]).pairs;
        assert_eq!((both.games(), both.turned()[0] + both.turned()[1]), (42, 1));
    }
}
