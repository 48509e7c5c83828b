//! The most figures of a kind that stood on the map at once, beside what the box has.

use missions_document::mission::Mission;
use missions_play::report::Report;
use serde::Serialize;

/// A kind of demon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Supply {
    /// Its name for people.
    pub kind: String,
    /// The most of them at once.
    pub most: u8,
    /// So many games had as many.
    pub games: u32,
    /// The box has so many.
    pub box_has: u8,
}

pub(super) fn find(mission: &Mission, reports: &[&Report]) -> Vec<Supply> {
    let supply = |foe: rule_system::content::Foe<'_>| {
        let seen = || reports.iter().filter_map(|report| report.most.get(foe.id));
        let most = seen().map(|most| most.figures).max()?;
        let games = seen().filter(|it| it.figures == most).map(|it| it.games).sum();
        Some(Supply { kind: foe.name.to_owned(), most, games, box_has: foe.count })
    };
    mission.content().foes().into_iter().filter_map(supply).collect()
}
