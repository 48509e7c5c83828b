//! Why a side loses, as far as its frags tell: who frags the marines, or how far the invader is from winning.

use engine::Side;
use missions_document::mission::Mission;
use missions_play::report::{Frag, Report};
use rule_system::setting;
use std::collections::BTreeMap;

/// The marines lose these games by frags: who frags most of them, in words; nothing if it is no single kind of figure.
pub(super) fn fragged_by(reports: &[&Report], mission: &Mission) -> Option<String> {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for (Frag { side, by, .. }, count) in reports.iter().flat_map(|report| &report.frags) {
        if *side == Side::Marines {
            *counts.entry(by).or_default() += count;
        }
    }
    let all: u32 = counts.values().sum();
    let (by, most) = counts.into_iter().max_by_key(|(_, count)| *count)?;
    let percent = u64::from(most) * 100 / u64::from(all);
    let foe = || mission.content().foe(by).map_or_else(|| by.to_owned(), |(_, foe)| foe.name.to_owned());
    let whom = if by.is_empty() { "a card, not to a figure".to_owned() } else { format!("the {}", foe()) };
    (percent >= 50).then(|| format!("{percent} % of the fragged marines fall to {whom}"))
}

/// The invader loses these games: how many marines they frag at most, and how many they need to.
pub(super) fn too_few_frags(reports: &[&Report], mission: &Mission) -> Option<String> {
    let count = mission.system().counts().iter().find(|count| count.limit.is_some())?;
    let limits = setting::per_marines(&mission.settings().own, count.limit?);
    let most = reports.iter().flat_map(|report| &report.games).map(|line| line.frags).max()?;
    let needed = reports.iter().filter_map(|report| limits.get(&report.marines)).min()?;
    let had = match most {
        0 => "no marine is fragged in any of these games".to_owned(),
        most => format!("no game has more than {}", count.words(most.into())),
    };
    (most < *needed).then(|| format!("{had}, and the {} limit is {needed}", count.nouns[0]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_play::report::{Line, Tally};
    use missions_play::simulate::Plan;

    fn report(frags: &[(Side, &str, u32)], most: u8) -> Report {
        let mut report = Report::new(Plan::new(2, 1), 2);
        report.wins = Tally { marines: 2, invader: 0, unfinished: 0 };
        for (side, by, count) in frags {
            let frag = Frag { side: *side, kind: String::new(), by: (*by).to_owned(), card: String::new() };
            let _ = report.frags.insert(frag, *count);
        }
        let line = |frags: u8| Line { frags, ..Line::default() };
        report.games = vec![line(0), line(most)];
        report
    }

    #[test]
    fn the_most_frequent_cause_is_named_if_it_is_most_of_them() {
        let mission = Mission::starter();
        let told = |frags: &[(Side, &str, u32)]| fragged_by(&[&report(frags, 0)], &mission);
        let imp = [(Side::Marines, "imp", 6), (Side::Marines, "", 4), (Side::Invader, "alpha", 90)];
        assert_eq!(told(&imp).as_deref(), Some("60 % of the fragged marines fall to the Imp"));
        let card = [(Side::Marines, "imp", 1), (Side::Marines, "", 9)];
        assert_eq!(
            told(&card).as_deref(),
            Some("90 % of the fragged marines fall to a card, not to a figure")
        );
        let three = [(Side::Marines, "imp", 4), (Side::Marines, "", 3), (Side::Marines, "revenant", 3)];
        assert_eq!(told(&three), None, "no one of them is most");
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn the_invader_is_told_how_many_frags_are_missing() {
        let mission = Mission::starter();
        let limits = setting::per_marines(&mission.settings().own, "frag_limits");
        let limit = limits[&2];
        let told = |most: u8| too_few_frags(&[&report(&[], most)], &mission);
        let none = format!("no marine is fragged in any of these games, and the frag limit is {limit}");
        assert_eq!(told(0), Some(none));
        assert_eq!(told(1), Some(format!("no game has more than 1 frag, and the frag limit is {limit}")));
        assert_eq!(told(limit), None, "frags are not what is missing");
    }
}
