//! Who was fragged, and by what.

use super::{Part, Section, Table};
use crate::words::say;
use missions::report::grouped;
use missions::summary::{Frags, Summary};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// `None` where no figure was fragged.
pub(super) fn section(summary: &Summary) -> Option<Section> {
    let Frags { marines_by, demons, demons_with } = &summary.frags;
    let mut both: BTreeMap<&str, [u32; 2]> = BTreeMap::new();
    for (column, rows) in [demons, marines_by].into_iter().enumerate() {
        for (name, count) in rows {
            both.entry(name).or_default()[column] += count;
        }
    }
    let mut rows: Vec<_> = both.into_iter().collect();
    rows.sort_by_key(|(_, [fell, killed])| Reverse((*killed, *fell)));
    let number = |count: u32| grouped(count.into());
    let named = |name: &str, none: &str| if name.is_empty() { say(none) } else { name.to_owned() };
    let row = |(name, [fell, killed]): (&str, [u32; 2])| {
        vec![named(name, "report-frags-no-figure"), number(killed), number(fell)]
    };
    let table = |head: &[&str], rows: Vec<Vec<String>>| {
        let head = head.iter().map(|id| say(id)).collect();
        (!rows.is_empty()).then_some(Part::Table(Table { head, rows, words: 1 }))
    };
    let by_demon = table(
        &["report-frags-figure", "report-frags-killed", "report-frags-fell"],
        rows.into_iter().map(row).collect(),
    );
    let row = |(name, count): &(String, u32)| vec![named(name, "report-frags-no-card"), number(*count)];
    let by_card = table(&["report-frags-card", "report-frags-demons"], demons_with.iter().map(row).collect());
    let parts: Vec<Part> = by_demon.into_iter().chain(by_card).collect();
    let (title, about) = (say("report-frags-title"), say("report-frags-about"));
    (!parts.is_empty()).then_some(Section { id: "frags", title, about, parts })
}
