//! How long games take.

use super::said::{best, players};
use super::{Columns, Part, Section};
use crate::words::{say, say_of_side, say_with};
use missions::summary::{Length, Number, Summary};
use rule_system::SideRow;
use std::collections::BTreeMap;

pub(super) fn section(summary: &Summary, sides: [SideRow; 2]) -> Section {
    let mut counts: BTreeMap<u16, Vec<u32>> = BTreeMap::new();
    for length in summary.numbers.iter().flat_map(players).flat_map(|players| &players.lengths) {
        let Length { rounds, won, lost, unfinished } = length;
        let counts = counts.entry(*rounds).or_insert_with(|| vec![0; 3]);
        for (count, more) in counts.iter_mut().zip([won, lost, unfinished]) {
            *count += more;
        }
    }
    let [ours, theirs] = sides.map(|side| say_of_side("report-length-wins", side, &[]));
    let mut layers: Vec<String> = [&ours, &theirs].map(rule_system::capital).to_vec();
    layers.push(say("report-length-open"));
    if counts.values().all(|counts| counts[2] == 0) {
        layers.truncate(2);
        for counts in counts.values_mut() {
            counts.truncate(2);
        }
    }
    let (first, last) = (counts.keys().next().copied(), counts.keys().last().copied());
    let column = |rounds: u16| {
        let none = || vec![0; layers.len()];
        (rounds, counts.get(&rounds).cloned().unwrap_or_else(none))
    };
    let columns = first.zip(last).map(|(first, last)| (first..=last).map(column).collect());
    let chart = Columns {
        about: say_with("report-length-chart", &[("ours", ours.into()), ("theirs", theirs.into())]),
        axis: say("report-length-rounds"),
        columns: columns.unwrap_or_default(),
        layers,
    };
    let middle = |number: &Number| {
        let [min, median, max] = best(number).rounds;
        let filled = [
            ("marines", number.marines.into()),
            ("median", median.into()),
            ("min", min.into()),
            ("max", max.into()),
        ];
        Part::Text(say_with("report-length-middle", &filled))
    };
    let parts = summary.numbers.iter().map(middle).chain([Part::Columns(chart)]).collect();
    Section { id: "length", title: say("report-length-title"), about: say("report-length-about"), parts }
}
