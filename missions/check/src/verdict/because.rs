//! Why a side loses, as far as games show: what hurts the marines, whether demons come, how far the
//! invader is from winning.

use super::texts::{of_side, text};
use super::{ENOUGH, uses};
use engine::Side;
use missions_document::mission::Mission;
use missions_play::report::{Harm, Report};
use rule_system::piece::Brings;
use rule_system::setting;
use std::collections::BTreeMap;
use words::Text;

/// A cause.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Because {
    /// What it is, in words.
    pub(super) words: Text,
    pub(super) remedy: Remedy,
}

/// What fixes it.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Remedy {
    /// Another limit.
    Limit,
    /// This, in words.
    Other(Text),
}

/// The marines lose these games: what deals most of their damage; nothing if it is no single kind of figure or card.
pub(super) fn hurt_by(reports: &[&Report], mission: &Mission) -> Option<Because> {
    let mut sums: BTreeMap<&Harm, u64> = BTreeMap::new();
    for (by, damage) in reports.iter().flat_map(|report| &report.harm) {
        *sums.entry(by).or_default() += damage;
    }
    let all: u64 = sums.values().sum();
    let (by, most) = sums.into_iter().max_by_key(|(_, damage)| *damage)?;
    let percent = most * 100 / all.max(1);
    let (words, remedy) = match by {
        Harm::Figure(kind) => {
            let foe = mission.content().foe(kind).map_or(kind.as_str(), |(_, foe)| foe.name);
            (text("because-foe").with("foe", foe), text("because-foe-remedy").with("foe", foe))
        }
        Harm::Script(script) => {
            let of_script = |id| text(id).with("script", script.as_str());
            (of_script("because-script"), of_script("because-script-remedy"))
        }
        Harm::Rules => return None,
    };
    let words = words.with("percent", percent);
    (percent >= 50).then_some(Because { words, remedy: Remedy::Other(remedy) })
}

/// In shorter games there is no time for demons to come, whatever cards do.
const TIME_TO_COME: u32 = 3;

/// At least half of the pieces by which the invader's figures come were never used in these games.
pub(super) fn no_one_comes(reports: &[&Report], mission: &Mission) -> Option<Because> {
    if reports.iter().any(|report| report.rounds.median < TIME_TO_COME) {
        return None;
    }
    let (uses, played) =
        (uses(reports.iter().copied()), reports.iter().map(|report| report.wins.games()).sum());
    let kinds = mission.system().own_pieces();
    let mut doors = kinds.into_iter().filter(|kind| kind.brings == Brings::Foes);
    doors.find_map(|kind| {
        let class = kind.role.class().filter(|_| ENOUGH <= played)?;
        let counts = uses.pieces.get(usize::from(class.0))?;
        let (idle, all) = (counts.iter().filter(|games| **games == 0).count(), counts.len());
        let [words, remedy] = match (all, idle) {
            (1, _) => ["because-none-one", "because-none-one-remedy"],
            _ if idle == all => ["because-none-all", "because-none-all-remedy"],
            _ => ["because-none-some", "because-none-some-remedy"],
        }
        .map(|id| {
            let counted = text(id).with("idle", idle).with("all", all);
            counted.with("noun", kind.noun).with("nouns", kind.many)
        });
        (idle > 0 && 2 * idle >= all).then_some(Because { words, remedy: Remedy::Other(remedy) })
    })
}

/// The invader loses these games, and in none of them has the frags it takes: how many at most, of how many.
pub(super) fn too_few_frags(reports: &[&Report], mission: &Mission) -> Option<Because> {
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
    let invader = mission.system().side(Side::Invader);
    let words = match most {
        0 => of_side("because-no-frag", invader),
        most => of_side("because-frags", invader).with("most", most),
    };
    Some(Because { words: words.with("needed", needed), remedy: Remedy::Limit })
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_play::report::Line;
    use missions_play::simulate::Plan;

    fn report(marines: u8, harm: &[(Harm, u64)], most: u8) -> Report {
        let mut report = Report::new(Plan::new(2, 1), marines);
        report.harm = harm.iter().cloned().collect();
        let line = |frags: u8| Line { frags, ..Line::default() };
        report.games = vec![line(0), line(most)];
        report
    }

    #[test]
    fn what_deals_most_of_the_damage_is_named() {
        let mission = Mission::starter();
        let told = |harm: &[(Harm, u64)]| {
            hurt_by(&[&report(1, harm, 0), &report(2, harm, 0)], &mission)
                .map(|because| because.words.to_string())
        };
        let figure = |kind: &str, damage| (Harm::Figure(kind.to_owned()), damage);
        let card = |script: &str, damage| (Harm::Script(script.to_owned()), damage);
        let imp = told(&[figure("imp", 6), card("horde", 3), (Harm::Rules, 1)]);
        assert_eq!(imp.as_deref(), Some("60 % of the damage to marines comes from the Imp"));
        let horde = told(&[figure("imp", 1), card("horde", 9)]);
        assert_eq!(horde.as_deref(), Some("90 % of the damage to marines comes from the script horde"));
        assert_eq!(
            told(&[figure("imp", 4), card("horde", 3), figure("revenant", 3)]),
            None,
            "none deals most"
        );
        assert_eq!(told(&[(Harm::Rules, 9)]), None, "the players pay for something");
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn the_frags_that_the_invader_misses_are_counted() {
        let mission = Mission::starter();
        let limits = setting::per_marines(&mission.settings().own, "frag_limits");
        let [one, two] = [limits[&1], limits[&2]];
        let told = |most: [u8; 2]| {
            let found = too_few_frags(&[&report(1, &[], most[0]), &report(2, &[], most[1])], &mission);
            found.map(|because| because.words.to_string())
        };
        let none = told([0, 0]).expect("too few");
        assert!(none.starts_with("no marine is fragged in any of these games"), "{none}");
        let near = told([one - 1, 0]).expect("too few");
        assert_eq!(
            near,
            format!("in no game has the invader more than {} of the {one} frags it takes", one - 1)
        );
        assert_eq!(told([0, two]), None, "frags are not what is missing");
    }
}
