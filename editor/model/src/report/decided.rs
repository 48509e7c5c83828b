//! When games are decided, and how the chance of the marines goes up and down on the way.

use super::said::{marines, percent};
use super::{Curves, Part, Section};
use crate::words::{say, say_of_side, say_with};
use missions::summary::Summary;
use rule_system::SideRow;

pub(super) fn section(summary: &Summary, ours: SideRow) -> Section {
    let good = || summary.numbers.iter().filter_map(|number| Some((number.marines, number.good.as_ref()?)));
    let half = good().filter_map(|(marines, players)| {
        let filled = [
            ("marines", marines.into()),
            ("part", percent(players.decided?).into()),
            ("changes", format!("{:.1}", players.lead_changes?).into()),
        ];
        Some(Part::Text(say_with("report-decided-half", &filled)))
    });
    let mut parts: Vec<Part> = half.collect();
    let courses = good().filter(|(_, players)| !players.course.is_empty());
    let series: Vec<_> = courses.map(|(number, players)| (marines(number), players.course.clone())).collect();
    if series.is_empty() {
        parts.push(Part::Text(say("report-decided-none")));
    } else {
        let (about, axis) = (say_of_side("report-decided-chart", ours, &[]), say("report-decided-round"));
        parts.push(Part::Curves(Curves { about, axis, series }));
    }
    let about = say_of_side("report-decided-about", ours, &[]);
    Section { id: "decided", title: say("report-decided-title"), about, parts }
}
