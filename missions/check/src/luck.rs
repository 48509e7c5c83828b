//! How much of who wins the deal decides, for each number of marines. `verdict` plays it with a budget, as a part of it.

use engine::play::{Controls, Digest};
use missions_play::kept::{self, Shelf};
use missions_play::luck::Deals;
pub use missions_play::luck::Part;
use missions_play::ruleset::ReadyGame;
use missions_play::simulate::{BotKind, BotPair, Plan};

/// The games of one number of marines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Luck {
    /// So many marines.
    pub marines: u8,
    /// So many games with each deal.
    pub plays: u32,
    /// How many of them the marines win, by deal.
    pub wins: Vec<u32>,
}

/// So many games with each deal.
const PLAYS: u32 = 4;

/// With fewer deals the interval is too wide to show anything.
const FEWEST: u32 = 200;

/// More deals make the interval hardly narrower.
const MOST: u32 = 1_000;

/// Greedy bots, whose games cost little.
const BOTS: BotPair = BotPair::both(BotKind::Greedy);

/// How many games fit into so many choices, each of which costs so many.
pub(crate) fn games(choices: u64, each: u64) -> u32 {
    let games = u32::try_from(choices / each.max(1)).unwrap_or(u32::MAX);
    (games / PLAYS).clamp(FEWEST, MOST) * PLAYS
}

/// Play so many games with one number of marines; fewer where it was cancelled.
pub(crate) fn play(
    ready: &ReadyGame,
    digest: Digest,
    plan: &Plan,
    games: u32,
    shelf: &dyn Shelf,
    controls: Controls<'_>,
) -> Luck {
    let Plan { seed, jobs, limit, .. } = *plan;
    let deals = Deals { deals: games / PLAYS, plays: PLAYS, seed, jobs, limit };
    let progress = |done: u32| {
        if let Some(progress) = controls.progress {
            progress(done * PLAYS);
        }
    };
    let controls = Controls { progress: Some(&progress), ..controls };
    let wins = kept::deals(ready, digest, &deals, BOTS, shelf, controls);
    Luck { marines: ready.game.table().marines, plays: PLAYS, wins }
}

impl Luck {
    /// The part of who wins that the deal decides; `None` where that is unknown: too few deals, or one side wins all games.
    #[must_use]
    pub fn part(&self) -> Option<Part> {
        Part::of_deals(&self.wins, self.plays)
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins.len() as u32 * self.plays
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::mission::Mission;
    use missions_play::kept::Nowhere;
    use missions_play::ruleset;

    #[test]
    fn a_budget_is_a_number_of_games() {
        assert_eq!(games(0, 500), 800, "never fewer than tell something");
        assert_eq!(games(2_000_000, 500), 4_000);
        assert_eq!(games(1_000_000, 500), 2_000);
        assert_eq!(games(u64::MAX, 500), 4_000);
    }

    #[test]
    fn a_mission_is_dealt() {
        let mission = Mission::starter();
        let ready = ruleset::lay_out(&mission, 2).expect("known rules");
        let digest = ruleset::digest(&mission);
        let luck = play(&ready, digest, &Plan::new(0, 5), 200, &Nowhere, Controls::default());
        assert_eq!((luck.marines, luck.games()), (2, 200));
        let part = luck.part().expect("both sides win");
        assert!(part.low <= part.counted && part.counted <= part.high, "{part:?}");
        let again =
            play(&ready, digest, &Plan { jobs: 2, ..Plan::new(0, 5) }, 200, &Nowhere, Controls::default());
        assert_eq!(again, luck, "on any number of threads");
    }
}
