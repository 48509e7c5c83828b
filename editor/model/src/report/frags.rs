//! Who was fragged, and by what.

use super::{Part, Section, Table};
use crate::words::say;
use missions::report::grouped;
use missions::summary::{Frags, Summary};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// `None` where no figure was fragged.
pub(super) fn section(summary: &Summary) -> Option<Section> {
    let Frags { marines_by, damage_by, demons, demons_with } = &summary.frags;
    let mut all: BTreeMap<&str, [u64; 3]> = BTreeMap::new();
    for (column, rows) in [demons, marines_by].into_iter().enumerate() {
        for (name, count) in rows {
            all.entry(name).or_default()[column] += u64::from(*count);
        }
    }
    for (name, damage) in damage_by {
        all.entry(name).or_default()[2] += damage;
    }
    let mut rows: Vec<_> = all.into_iter().collect();
    rows.sort_by_key(|(_, [fell, killed, damage])| Reverse((*killed, *damage, *fell)));
    let named = |name: &str, none: &str| if name.is_empty() { say(none) } else { name.to_owned() };
    let row = |(name, [fell, killed, damage]): (&str, [u64; 3])| {
        vec![named(name, "report-frags-no-figure"), grouped(killed), grouped(damage), grouped(fell)]
    };
    let table = |head: &[&str], rows: Vec<Vec<String>>| {
        let head = head.iter().map(|id| say(id)).collect();
        (!rows.is_empty()).then_some(Part::Table(Table { head, rows, words: 1 }))
    };
    let by_demon = table(
        &["report-frags-figure", "report-frags-killed", "report-frags-damage", "report-frags-fell"],
        rows.into_iter().map(row).collect(),
    );
    let row =
        |(name, count): &(String, u32)| vec![named(name, "report-frags-no-card"), grouped((*count).into())];
    let by_card = table(&["report-frags-card", "report-frags-demons"], demons_with.iter().map(row).collect());
    let parts: Vec<Part> = by_demon.into_iter().chain(by_card).collect();
    let (title, about) = (say("report-frags-title"), say("report-frags-about"));
    (!parts.is_empty()).then_some(Section { id: "frags", title, about, parts })
}
