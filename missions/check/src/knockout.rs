//! Knock-outs: what carries a mission, and what is decoration. Each thing on the map and each ability of a card is taken away in
//! turn, and the games of the whole mission are played again without it. `candidate` lists what can be taken away, `compare`
//! counts the games, `change` says what they mean.

mod candidate;
mod change;
mod what;

pub use candidate::{Candidate, candidates};
pub use change::{Change, Effect, LITTLE};
pub use what::{Knockout, What};

use crate::check;
use crate::compare;
use crate::verdict::texts::text;
use crate::verdict::{Waiting, marines};
use missions_document::diagnostic::{Diagnostic, Severity};
use missions_document::mission::Mission;
use missions_play::report::{Report, Tally};
use missions_play::ruleset;
use missions_play::simulate::Plan;
use rule_system::piece::Brings;
use rule_system::safely::safely;
use words::{Argument, Text};

/// What was found out about a mission.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Knockouts {
    /// Who won the games of the whole mission, for each number of marines.
    pub whole: Vec<(u8, Tally)>,
    /// Why the whole mission could not be played to the end; nothing was then taken away.
    pub broken: Option<Text>,
    /// What is needed, then what surely changes the games, the strongest first, then the rest in the same order. Pieces by which
    /// marines come back follow, then start spaces, each in this order: every mission has them. Last what broke.
    pub found: Vec<Knockout>,
    /// How many candidates were not played, or not to the end.
    pub left: u32,
}

/// A candidate with the mission that lacks it.
struct Without {
    candidate: Candidate,
    mission: Mission,
}

/// Play a mission without each of some candidates, with these numbers of marines. The mission has no errors: a candidate counts
/// as needed if there are some without it.
///
/// The plan holds for each number of marines and each candidate. A candidate whose games were cancelled is left out. Where a rule of
/// ours panics, the other candidates are played all the same.
#[must_use]
pub fn knock_out(
    mission: &Mission,
    candidates: Vec<Candidate>,
    numbers: &[u8],
    plan: &Plan,
    waiting: Waiting<'_>,
) -> Knockouts {
    let mut known = Knockouts::default();
    let mut playable = Vec::new();
    for candidate in candidates {
        if waiting.is_cancelled() {
            known.left += 1;
            continue;
        }
        let without = || {
            let without = candidate.without(mission);
            (error(&without), without)
        };
        match safely(without) {
            Ok((None, without)) => playable.push(Without { candidate, mission: without }),
            Ok((Some(error), _)) => {
                known.found.push(candidate.knockout(What::Needed(error.message)));
            }
            Err(why) => known.found.push(candidate.knockout(What::Broke(why.into()))),
        }
    }
    // What is needed is not found out by games, so chance has no part in it.
    let compared = playable.len() as u32;
    let steps = Steps { numbers, plan, waiting, all: compared + 1 };
    let whole = match steps.play(mission, 0) {
        Ok(whole) => whole,
        Err(why) => {
            known.broken = Some(why);
            Vec::new()
        }
    };
    known.whole = whole.iter().map(|report| (report.marines, report.wins)).collect();
    known.broken = known.broken.or_else(|| whole.iter().find_map(broken));
    if known.broken.is_some() || waiting.is_cancelled() {
        known.left += compared;
        playable.clear();
    }
    for (step, Without { candidate, mission }) in (1..).zip(playable) {
        let played = steps.play(&mission, step);
        // Games that were cancelled say something else for each number of marines.
        if waiting.is_cancelled() {
            known.left += 1;
            continue;
        }
        let what = match played {
            Err(why) => What::Broke(why),
            Ok(reports) => match reports.iter().find_map(broken) {
                Some(reason) => What::Needed(reason),
                None => What::Change(Change::of(&whole, &reports, compared, candidate.is_goal)),
            },
        };
        known.found.push(candidate.knockout(what));
    }
    let place = |it: &Knockout| rank(it, mission);
    known.found.sort_by(|a, b| place(a).cmp(&place(b)).then_with(|| strength(b).total_cmp(&strength(a))));
    known
}

/// What a designer decides about comes first; what every mission has stands behind it, and what broke at the end.
fn rank(it: &Knockout, mission: &Mission) -> u8 {
    let is_way_back = || mission.system().piece(&it.kind).is_some_and(|kind| kind.brings == Brings::Marines);
    match it.what {
        What::Broke(_) => 3,
        What::Needed(_) | What::Change(_) if it.kind == candidate::START => 2,
        What::Needed(_) | What::Change(_) if is_way_back() => 1,
        What::Needed(_) | What::Change(_) => 0,
    }
}

/// What a mission depends on most has the most: needed above sure, sure above not sure, then by the size of the change.
fn strength(knockout: &Knockout) -> f64 {
    match &knockout.what {
        What::Needed(_) => f64::INFINITY,
        // A change is 1 at most.
        What::Change(change) if change.is_sure() => 2.0 + change.by().abs(),
        What::Change(change) => change.by().abs(),
        What::Broke(_) => -1.0,
    }
}

/// The worst error of a mission, if it has one.
fn error(mission: &Mission) -> Option<Diagnostic> {
    check::check(mission).problems.into_iter().find(|problem| problem.severity == Severity::Error)
}

/// Why games could not be played to the end, if they could not.
fn broken(report: &Report) -> Option<Text> {
    if !report.given_up() {
        return None;
    }
    let failure = report.failures.iter().max_by_key(|(_, fault)| fault.games);
    Some(failure.map_or_else(|| text("knockout-endless"), |(what, _)| what.as_str().into()))
}

/// The games of a mission and of what is left of it.
struct Steps<'a> {
    numbers: &'a [u8],
    plan: &'a Plan,
    waiting: Waiting<'a>,
    /// How many missions are played.
    all: u32,
}

impl Steps<'_> {
    /// Play one of the missions with every number of marines; so many were played before it. Where a rule panics, why.
    fn play(&self, mission: &Mission, before: u32) -> Result<Vec<Report>, Text> {
        let Self { numbers, plan, waiting, .. } = *self;
        let turns = numbers.len() as u32;
        let all = self.all.saturating_mul(turns).saturating_mul(plan.games);
        let mut reports = Vec::new();
        for (turn, number) in (before.saturating_mul(turns)..).zip(numbers) {
            let tell = |done: u32, _: u32| {
                if let Some(progress) = waiting.progress {
                    progress(turn.saturating_mul(plan.games).saturating_add(done), all);
                }
            };
            let waiting = Waiting { progress: Some(&tell), ..waiting };
            let played = safely(|| {
                let ready = ruleset::lay_out(mission, *number)?;
                Some(compare::play(&ready, ruleset::digest(mission), plan, waiting))
            });
            let with = text("s007-with").with("marines", marines(&[*number], Argument::All));
            let played = played.map_err(|why| with.with("why", why))?;
            reports.extend(played);
        }
        Ok(reports)
    }
}

#[cfg(test)]
mod tests;
