//! How much of who wins the deal decides.

use super::said::{marines, share};
use super::{Part, Section, Table};
use crate::words::{say, say_with};
use missions::report::grouped;
use missions::summary::{Luck, Summary};

/// `None` where no deals were played.
pub(super) fn section(summary: &Summary) -> Option<Section> {
    let head = ["report-luck-marines", "report-luck-deals", "report-luck-games", "report-luck-part"].map(say);
    let row = |luck: &Luck| {
        let part = luck.deal.map_or_else(|| say("report-luck-one-side"), share);
        let [deals, games] = [luck.deals, luck.games].map(|number| grouped(number.into()));
        vec![luck.marines.to_string(), deals, games, part]
    };
    let table = Table { head: head.to_vec(), rows: summary.luck.iter().map(row).collect(), words: 0 };
    let said = summary.luck.iter().filter_map(sentence);
    (!table.rows.is_empty()).then(|| Section {
        id: "luck",
        title: say("report-luck-title"),
        about: say("report-luck-about"),
        parts: std::iter::once(Part::Table(table)).chain(said.map(Part::Text)).collect(),
    })
}

/// The deal surely decides less than this, and says little.
const LITTLE: f64 = 0.1;

/// It surely decides more than this, and says much.
const MUCH: f64 = 0.25;

fn sentence(luck: &Luck) -> Option<String> {
    let deal = luck.deal?;
    let id = match (deal.low, deal.high) {
        (_, high) if high < LITTLE => "report-luck-little",
        (low, _) if low > MUCH => "report-luck-much",
        (_, _) => return None,
    };
    Some(say_with(id, &[("with", marines(luck.marines).into())]))
}
