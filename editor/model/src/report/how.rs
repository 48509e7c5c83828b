//! How the numbers came about, and what they cannot say.

use super::said::players;
use super::{Part, Section};
use crate::words::{say, say_of_side};
use missions::report::{Share, grouped};
use missions::summary::Summary;
use rule_system::SideRow;

pub(super) fn section(summary: &Summary, ours: SideRow) -> Section {
    let games = summary.numbers.iter().flat_map(players).map(|players| players.games).max().unwrap_or(0);
    // Half of the widest interval.
    let Share { low, high, .. } = Share::of(games / 2, games);
    let points = format!("{:.0}", (high - low) * 50.0);
    let filled = [("games", grouped(games.into()).into()), ("points", points.into())];
    let interval = say_of_side("report-how-interval", ours, &filled);
    let texts = [say("report-how-bots"), interval, say("report-how-more")];
    Section {
        id: "how",
        title: say("report-how-title"),
        about: String::new(),
        parts: texts.map(Part::Text).to_vec(),
    }
}
