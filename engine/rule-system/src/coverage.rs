//! A mission played at random with every state looked over, counting how often each card is used; if wanted, with other
//! cards of the box for every handful of games. The rule system decides what counts as a use.

use crate::table_game::TableGame;
use engine::conform::{self, Conform, ConformFault, ConformReport};
use engine::coverage::{Counter, Coverage};
use engine::play::{Controls, Rng};
use std::fmt;
use std::sync::atomic::Ordering;

/// So many games are played with the same cards.
const HANDFUL: u32 = 25;

/// Every so many-th state is looked at thoroughly; the audit looks at each.
const THOROUGH: u32 = 200;

/// What to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many games.
    pub games: u32,
    /// The seed of all of them.
    pub seed: u64,
    /// On how many threads. Nothing depends on it.
    pub jobs: usize,
    /// Deal other cards of the box every few games.
    pub deal: bool,
    /// Within so many choices a game has to end.
    pub limit: u32,
}

/// What was played.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// Games and choices.
    pub report: ConformReport,
    /// How often each card was used.
    pub used: Coverage,
    /// How often cards were dealt.
    pub deals: u32,
}

/// A bug of the rules, and how to get there.
#[derive(Debug)]
pub struct Fault {
    /// Which deal it was, from 1; 0 if none was dealt.
    pub deal: u32,
    /// What was wrong.
    pub fault: Box<ConformFault>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.deal > 0 {
            write!(f, "deal {}, ", self.deal)?;
        }
        self.fault.fmt(f)
    }
}

impl Played {
    /// Both together.
    pub fn merge(&mut self, other: Self) {
        self.report = self.report.plus(other.report);
        self.used.merge(other.used);
        self.deals += other.deals;
    }
}

/// Play a plan.
pub(crate) fn play<G: TableGame>(game: &G, plan: &Plan, controls: Controls<'_>) -> Result<Played, Fault> {
    let mut played = Played { used: game.everything(), ..Played::default() };
    let cancelled = || controls.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
    for nth in 0..plan.games.div_ceil(HANDFUL) {
        if cancelled() {
            break;
        }
        let mut rng = Rng::for_game(plan.seed, nth);
        let other = plan.deal.then(|| game.dealt(&mut |n| rng.below(n as u32) as usize));
        let games = HANDFUL.min(plan.games - nth * HANDFUL);
        let conform =
            Conform { games, seed: rng.bits(), limit: plan.limit, thorough: THOROUGH, jobs: plan.jobs };
        let used = &mut played.used;
        let report = conform::watched(
            other.as_ref().unwrap_or(game),
            conform,
            |_| Counter::default(),
            |seen| used.merge(seen),
        )
        .map_err(|fault| Fault { deal: if plan.deal { nth + 1 } else { 0 }, fault })?;
        played.report = played.report.plus(report);
        played.deals += u32::from(plan.deal);
        if let Some(progress) = controls.progress {
            progress(played.report.games);
        }
    }
    Ok(played)
}
