//! How games end, by number of marines.

use super::said::{marines, players};
use super::{Part, Section, Table};
use crate::words::say;
use engine::Side;
use missions::report::grouped;
use missions::summary::{End, Summary};
use rule_system::SideRow;
use std::cmp::Reverse;
use std::collections::BTreeMap;

pub(super) fn section(summary: &Summary, [ours, theirs]: [SideRow; 2]) -> Section {
    let mut reasons: BTreeMap<(Option<Side>, &str), Vec<u32>> = BTreeMap::new();
    for (column, number) in summary.numbers.iter().enumerate() {
        for End { winner, reason, games, .. } in players(number).flat_map(|players| &players.ends) {
            let empty = || vec![0; summary.numbers.len()];
            reasons.entry((*winner, reason)).or_insert_with(empty)[column] += games;
        }
    }
    let mut rows: Vec<_> = reasons.into_iter().collect();
    rows.sort_by_key(|((winner, _), counts)| (winner.is_some(), Reverse(counts.iter().sum::<u32>())));
    let row = |((winner, reason), counts): ((Option<Side>, &str), Vec<u32>)| {
        let winner = match winner {
            Some(Side::Marines) => ours.name.to_string(),
            Some(Side::Invader) => theirs.name.to_string(),
            None => say("report-ends-none"),
        };
        let reason = match reason {
            "" => say("report-ends-no-end"),
            reason => rule_system::capital(reason),
        };
        [winner, reason].into_iter().chain(counts.iter().map(|games| grouped((*games).into()))).collect()
    };
    let numbers = summary.numbers.iter().map(|number| marines(number.marines));
    let head = [say("report-ends-winner"), say("report-ends-reason")].into_iter().chain(numbers).collect();
    let table = Table { head, rows: rows.into_iter().map(row).collect(), words: 2 };
    Section {
        id: "ends",
        title: say("report-ends-title"),
        about: say("report-ends-about"),
        parts: vec![Part::Table(table)],
    }
}
