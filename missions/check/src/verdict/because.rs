//! Why a side loses, as far as damage and frags tell: what hurts the marines, or how far the invader is from winning.

use missions_document::mission::Mission;
use missions_play::report::Report;
use rule_system::setting;
use std::collections::BTreeMap;

/// The marines lose these games by frags: what deals most of their damage, in words; nothing if it is no single kind of figure.
pub(super) fn hurt_by(reports: &[&Report], mission: &Mission) -> Option<String> {
    let mut sums: BTreeMap<&str, u64> = BTreeMap::new();
    for (by, damage) in reports.iter().flat_map(|report| &report.harm) {
        *sums.entry(by).or_default() += damage;
    }
    let all: u64 = sums.values().sum();
    let (by, most) = sums.into_iter().max_by_key(|(_, damage)| *damage)?;
    let percent = most * 100 / all.max(1);
    let foe = || mission.content().foe(by).map_or_else(|| by.to_owned(), |(_, foe)| foe.name.to_owned());
    let what = if by.is_empty() { "cards, not from figures".to_owned() } else { format!("the {}", foe()) };
    (percent >= 50).then(|| format!("{percent} % of the damage to marines comes from {what}"))
}

/// The invader loses these games, and in none of them has the frags it takes: how many at most, of how many.
pub(super) fn too_few_frags(reports: &[&Report], mission: &Mission) -> Option<String> {
    let count = mission.system().counts().iter().find(|count| count.limit.is_some())?;
    let limits = setting::per_marines(&mission.settings().own, count.limit?);
    let mut nearest: Option<(u8, u8)> = None;
    for report in reports {
        let needed = *limits.get(&report.marines)?;
        let most = report.games.iter().map(|line| line.frags).max()?;
        if most >= needed {
            return None;
        }
        let is_nearer =
            |(best, of): (u8, u8)| u16::from(most) * u16::from(of) > u16::from(best) * u16::from(needed);
        if nearest.is_none_or(is_nearer) {
            nearest = Some((most, needed));
        }
    }
    let (most, needed) = nearest?;
    let needed = count.words(needed.into());
    Some(match most {
        0 => format!("no marine is fragged in any of these games, and the invader needs {needed}"),
        most => format!("in no game has the invader more than {most} of the {needed} they need"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_play::report::Line;
    use missions_play::simulate::Plan;

    fn report(marines: u8, harm: &[(&str, u64)], most: u8) -> Report {
        let mut report = Report::new(Plan::new(2, 1), marines);
        report.harm = harm.iter().map(|(by, damage)| ((*by).to_owned(), *damage)).collect();
        let line = |frags: u8| Line { frags, ..Line::default() };
        report.games = vec![line(0), line(most)];
        report
    }

    #[test]
    fn what_deals_most_of_the_damage_is_named() {
        let mission = Mission::starter();
        let told = |harm: &[(&str, u64)]| hurt_by(&[&report(1, harm, 0), &report(2, harm, 0)], &mission);
        let imp = told(&[("imp", 6), ("", 4)]);
        assert_eq!(imp.as_deref(), Some("60 % of the damage to marines comes from the Imp"));
        let card = told(&[("imp", 1), ("", 9)]);
        assert_eq!(card.as_deref(), Some("90 % of the damage to marines comes from cards, not from figures"));
        assert_eq!(told(&[("imp", 4), ("", 3), ("revenant", 3)]), None, "no one of them deals most");
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn the_frags_that_the_invader_misses_are_counted() {
        let mission = Mission::starter();
        let limits = setting::per_marines(&mission.settings().own, "frag_limits");
        let [one, two] = [limits[&1], limits[&2]];
        let told =
            |most: [u8; 2]| too_few_frags(&[&report(1, &[], most[0]), &report(2, &[], most[1])], &mission);
        let none = told([0, 0]).expect("too few");
        assert!(none.starts_with("no marine is fragged in any of these games"), "{none}");
        let near = told([one - 1, 0]).expect("too few");
        assert_eq!(
            near,
            format!("in no game has the invader more than {} of the {one} frags they need", one - 1)
        );
        assert_eq!(told([0, two]), None, "frags are not what is missing");
    }
}
