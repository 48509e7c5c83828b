//! The most figures of a kind at once, beside the box.

use super::{Part, Section, Table};
use crate::words::say;
use missions::report::grouped;
use missions::summary::Summary;

/// `None` where no demon came.
pub(super) fn section(summary: &Summary) -> Option<Section> {
    let row = |it: &missions::summary::Supply| {
        let limit = if it.most >= it.box_has { say("report-supply-limit") } else { String::new() };
        let numbers = [it.most.to_string(), it.box_has.to_string(), grouped(it.games.into())];
        [it.kind.clone(), limit].into_iter().chain(numbers).collect()
    };
    let rows: Vec<Vec<String>> = summary.supply.iter().map(row).collect();
    let head =
        ["report-supply-kind", "report-supply-most", "report-supply-box", "report-supply-games"].map(say);
    let [kind, most, in_box, games] = head;
    let head = vec![kind, String::new(), most, in_box, games];
    let (title, about) = (say("report-supply-title"), say("report-supply-about"));
    let parts = vec![Part::Table(Table { head, rows, words: 2 })];
    (!summary.supply.is_empty()).then_some(Section { id: "supply", title, about, parts })
}
