//! Who frags whom: demons by kind, marines by kind of demon, and with which card; and who deals damage to marines.

use missions_document::mission::Mission;
use missions_play::report::{Frag, Harm, Report};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Frags of all games, by name for people, the most frequent first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Frags {
    /// Marines, by the figure that fragged them, which may be a marine; the empty name where no figure did.
    pub marines_by: Vec<(String, u32)>,
    /// Damage to marines, by the figure or the script that dealt it; the empty name for the rules.
    pub damage_by: Vec<(String, u64)>,
    /// Demons, by their kind.
    pub demons: Vec<(String, u32)>,
    /// Demons, by the card that a marine had played last; the empty name where a marine had played none.
    pub demons_with: Vec<(String, u32)>,
}

impl Frags {
    pub(super) fn of(mission: &Mission, reports: &[&Report]) -> Self {
        let content = mission.content();
        let marines = content.marines();
        let name = |id: &str| {
            let marine = || marines.iter().find(|marine| marine.id == id).map(|marine| marine.name);
            content.foe(id).map(|(_, foe)| foe.name).or_else(marine).unwrap_or(id).to_owned()
        };
        let mut counts: [BTreeMap<String, u32>; 3] = Default::default();
        let [marines_by, demons, demons_with] = &mut counts;
        for (Frag { side, kind, by, card }, count) in reports.iter().flat_map(|report| &report.frags) {
            match side {
                engine::Side::Marines => *marines_by.entry(name(by)).or_default() += count,
                engine::Side::Invader => {
                    *demons.entry(name(kind)).or_default() += count;
                    *demons_with.entry(card.clone()).or_default() += count;
                }
            }
        }
        let mut damage: BTreeMap<String, u64> = BTreeMap::new();
        for (by, sum) in reports.iter().flat_map(|report| &report.harm) {
            let by = match by {
                Harm::Figure(kind) => name(kind),
                Harm::Script(script) => script.clone(),
                Harm::Rules => String::new(),
            };
            *damage.entry(by).or_default() += sum;
        }
        let [marines_by, demons, demons_with] = counts.map(sorted);
        Self { marines_by, damage_by: sorted(damage), demons, demons_with }
    }
}

fn sorted<T: Ord + Copy>(counts: BTreeMap<String, T>) -> Vec<(String, T)> {
    let mut rows: Vec<(String, T)> = counts.into_iter().collect();
    rows.sort_by_key(|(_, count)| Reverse(*count));
    rows
}
