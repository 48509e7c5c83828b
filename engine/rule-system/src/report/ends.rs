//! How games ended, by winner and reason.

use super::Report;
use crate::system::RuleSystem;
use engine::Side;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How the games ended that one side won.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ends<'a> {
    /// The reasons in players' words, the most frequent first, with the number of games.
    pub reasons: Vec<(&'a str, u32)>,
    /// All these games.
    pub all: u32,
    /// Those that the limit of the rules ended, the one that a mission sets.
    pub by_limit: u32,
}

impl<'a> Ends<'a> {
    /// Of the games of some reports.
    #[must_use]
    pub fn of(reports: impl IntoIterator<Item = &'a Report>, winner: Side, system: &dyn RuleSystem) -> Self {
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        for report in reports {
            for ((won, reason), games) in &report.ends {
                if *won == Some(winner) {
                    *counts.entry(reason).or_default() += games;
                }
            }
        }
        let mut reasons: Vec<(&str, u32)> = counts.into_iter().collect();
        reasons.sort_by_key(|(_, games)| Reverse(*games));
        let all = reasons.iter().map(|(_, games)| games).sum();
        let limited = reasons.iter().filter(|(reason, _)| system.is_limit(reason));
        let by_limit = limited.map(|(_, games)| games).sum();
        Self { reasons, all, by_limit }
    }

    /// Were fewer than half of the games ended by the limit? Then another limit changes little.
    #[must_use]
    pub const fn beside_limit(&self) -> bool {
        2 * self.by_limit < self.all
    }

    /// The most frequent reason that is not the limit.
    #[must_use]
    pub fn other(&self, system: &dyn RuleSystem) -> Option<(&'a str, u32)> {
        self.reasons.iter().copied().find(|(reason, _)| !system.is_limit(reason))
    }
}
