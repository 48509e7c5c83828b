//! How the marines' share of the wins goes with skill: from greedy bots to the strongest ones that played. No bot speaks for
//! people alone; which way the shares go says what skill is good for.

use crate::verdict::Judgement;
use engine::Side;
use missions_play::report::{Report, Shift};

/// The games of one number of marines by who played them, the weakest bots first.
#[derive(Clone, Debug)]
pub struct SkillTrend<'a> {
    /// With so many marines.
    pub marines: u8,
    /// Games of the same bots on both sides, the weakest first. At least two.
    pub points: Vec<&'a Report>,
}

impl<'a> SkillTrend<'a> {
    /// Of a number of marines. `None` where only one kind of bots played them, or games went wrong.
    #[must_use]
    pub fn of(judgement: &'a Judgement, marines: u8) -> Option<Self> {
        let Judgement { reports, contests, others, .. } = judgement;
        let all = reports.iter().chain(others).chain(contests);
        let is_whole = |report: &&Report| {
            let bots = report.plan.bots;
            report.marines == marines
                && bots.marines == bots.invader
                && report.wins.games() > 0
                && report.wins.unfinished == 0
        };
        let mut points: Vec<&Report> = all.filter(is_whole).collect();
        points.sort_by_key(|report| report.plan.bots);
        points.dedup_by_key(|report| report.plan.bots);
        (points.len() > 1).then_some(Self { marines, points })
    }

    /// All of a judgement.
    pub fn all(judgement: &'a Judgement) -> impl Iterator<Item = Self> {
        judgement.reports.iter().filter_map(|report| Self::of(judgement, report.marines))
    }

    /// Which side skill helps: the one that wins surely (95 %) more often among the strongest bots than among the weakest. `None`
    /// where the games do not show it.
    #[must_use]
    pub fn helps(&self) -> Option<Side> {
        let [weakest, .., strongest] = self.points[..] else { return None };
        let shift = Shift::between(weakest.wins, strongest.wins, Side::Marines)?;
        shift.is_sure().then_some(if shift.by > 0.0 { Side::Marines } else { Side::Invader })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_play::report::Tally;
    use missions_play::simulate::Plan;

    fn report(bots: &str, marines: u32, invader: u32) -> Report {
        let plan = Plan { bots: bots.parse().expect("bots"), ..Plan::new(marines + invader, 1) };
        Report { wins: Tally { marines, invader, unfinished: 0 }, ..Report::new(plan, 3) }
    }

    fn judged(reports: Vec<Report>, others: Vec<Report>, contests: Vec<Report>) -> Judgement {
        Judgement { reports, others, contests, ..Judgement::nothing() }
    }

    #[test]
    fn a_trend_goes_from_the_weakest_bots_to_the_strongest() {
        let usual = || vec![report("search:usual", 128, 72)];
        let judgement =
            judged(vec![report("greedy", 170, 30)], vec![report("search:quick", 82, 18)], usual());
        let trend = SkillTrend::of(&judgement, 3).expect("a trend");
        let bots: Vec<String> = trend.points.iter().map(|report| report.plan.bots.to_string()).collect();
        assert_eq!(bots, ["greedy", "search:quick", "search:usual"]);
        assert_eq!(trend.helps(), Some(Side::Invader), "85, 82, 64 %");
        assert_eq!(SkillTrend::all(&judgement).count(), 1);
        let even = judged(vec![report("greedy", 65, 35)], Vec::new(), usual());
        assert_eq!(SkillTrend::of(&even, 3).expect("a trend").helps(), None, "65 and 64 %");
        let few = judged(vec![report("greedy", 1, 9)], Vec::new(), vec![report("search:quick", 4, 6)]);
        assert_eq!(SkillTrend::of(&few, 3).expect("a trend").helps(), None, "ten games tell little");
    }

    #[test]
    fn one_kind_of_players_makes_no_trend() {
        let alone = judged(vec![report("greedy", 10, 10)], Vec::new(), Vec::new());
        assert!(SkillTrend::of(&alone, 3).is_none());
        let other =
            judged(vec![report("greedy", 10, 10)], Vec::new(), vec![report("search:quick,greedy", 9, 1)]);
        assert!(SkillTrend::of(&other, 3).is_none(), "the bots of the two sides differ");
        assert!(SkillTrend::of(&alone, 2).is_none(), "another number of marines");
    }
}
