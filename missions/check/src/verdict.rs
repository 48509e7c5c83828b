//! Does a mission work? Its files and its map are checked; if nothing forbids it, bots play it for every number of marines
//! it is made for; what that shows is told as problems like any other, and the worst of them decides.
//! How it is shown is for the terminal and the window.

mod endless;
mod fault;
mod outcome;
mod unused;

use crate::check::{self, Checked};
use engine::play::Controls;
use missions_document::diagnostic::{Diagnostic, Place, Severity, worst};
use missions_document::format::Loaded;
use missions_document::mission::{Mission, Named};
use missions_document::page::Page;
use missions_play::report::{Report, Uses};
use missions_play::ruleset::{self, ReadyGame};
use missions_play::setup::ThingIndex;
use missions_play::simulate::Plan;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a mission works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does, as far as can be told.
    Pass,
    /// It does not; the errors say why.
    Fail,
}

impl Verdict {
    /// For people and programs: `pass`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Fail => "fail",
        }
    }
}

/// What was found out about a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Does it work?
    pub verdict: Verdict,
    /// Everything there is to say, the worst first.
    pub problems: Vec<Diagnostic>,
    /// What the author knows and wants to hear no more of.
    pub muted: Vec<Diagnostic>,
    /// The games, by number of marines. None if errors forbade to play.
    pub reports: Vec<Report>,
}

/// What somebody who waits for a judgement can do.
#[derive(Clone, Copy, Default)]
pub struct Waiting<'a> {
    /// Set to true, it ends the games soon; what was played by then is judged.
    pub cancel: Option<&'a AtomicBool>,
    /// Called after every game with the number of games done, and of all there will be.
    pub progress: Option<&'a (dyn Fn(u32, u32) + Sync)>,
}

/// Fewer games than this cannot tell that something never happens; what they show is only noted.
pub(crate) const ENOUGH: u32 = 50;

/// The pages of everything that simulated games can show.
pub(crate) fn pages() -> impl Iterator<Item = Page> {
    [outcome::PAGES, fault::PAGES, endless::PAGES].into_iter().flatten().copied().chain(unused::pages())
}

/// Check a mission, play it, judge it. `plan.games` are played for every number of marines; none at all with 0.
#[must_use]
pub fn judge(loaded: &Loaded, plan: &Plan, waiting: Waiting<'_>) -> Judgement {
    let Loaded { mission, problems } = loaded;
    let Checked { problems: found, mut muted } = check::check(mission);
    let mut problems: Vec<Diagnostic> = problems.iter().cloned().chain(found).collect();
    let mut reports = Vec::new();
    if plan.games > 0 && worst(&problems) < Some(Severity::Error) {
        let Games { played, broken } = play(mission, plan, waiting);
        let mut found: Vec<Diagnostic> = broken;
        found.append(&mut findings(mission, &played));
        let (quiet, loud) = found.into_iter().partition(|problem| check::is_muted(mission, problem));
        muted.extend::<Vec<_>>(quiet);
        problems.extend::<Vec<_>>(loud);
        reports = played.into_iter().map(|(_, report)| report).collect();
    }
    problems.sort_by_key(|problem| std::cmp::Reverse(problem.severity));
    let verdict = if worst(&problems) == Some(Severity::Error) { Verdict::Fail } else { Verdict::Pass };
    Judgement { verdict, problems, muted, reports }
}

/// The games of every number of marines.
struct Games {
    played: Vec<(ThingIndex, Report)>,
    /// What broke on the way.
    broken: Vec<Diagnostic>,
}

fn play(mission: &Mission, plan: &Plan, waiting: Waiting<'_>) -> Games {
    let numbers = ruleset::marine_numbers(mission);
    let all = plan.games.saturating_mul(numbers.len() as u32);
    let mut games = Games { played: Vec::new(), broken: Vec::new() };
    for (turn, marines) in numbers.into_iter().enumerate() {
        if waiting.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)) {
            break;
        }
        let Some(ReadyGame { game, numbers, .. }) = ruleset::lay_out(mission, marines) else { continue };
        let before = plan.games.saturating_mul(turn as u32);
        let progress = |done: u32| {
            if let Some(progress) = waiting.progress {
                progress(before.saturating_add(done), all);
            }
        };
        let controls = Controls { cancel: waiting.cancel, progress: Some(&progress) };
        // What went wrong before goes wrong again; one more game shows whether it does here too.
        let gave_up = games.played.iter().any(|(_, report)| report.given_up());
        let plan = if gave_up { &Plan { patience: 1, ..*plan } } else { plan };
        // A rule of ours that breaks must not take the other missions with it. Nothing of the game is used afterwards.
        match catch_unwind(AssertUnwindSafe(|| game.simulate(plan, controls))) {
            Ok(report) => games.played.push((numbers, report)),
            Err(why) => games.broken.push(fault::broke(marines, &*why)),
        }
    }
    games
}

/// Everything the games show.
fn findings(mission: &Mission, played: &[(ThingIndex, Report)]) -> Vec<Diagnostic> {
    let Some((numbers, _)) = played.first() else { return Vec::new() };
    let reports: Vec<&Report> = played.iter().map(|(_, report)| report).collect();
    let mut uses = Uses::default();
    for report in &reports {
        uses.add(&report.uses);
    }
    // A handful of games that went wrong says nothing about who wins.
    let whole: Vec<&Report> = reports.iter().copied().filter(|report| !report.given_up()).collect();
    let mut found = outcome::find(&whole, mission.system());
    found.extend(outcome::unfinished(&reports));
    found.extend(fault::find(&reports));
    let used = Used { mission, numbers, uses: &uses, games: games(&reports) };
    found.extend(unused::find(&used));
    found.extend(endless::find(&used));
    found
}

/// What was used in all games together.
struct Used<'a> {
    mission: &'a Mission,
    numbers: &'a ThingIndex,
    uses: &'a Uses,
    games: u32,
}

impl Used<'_> {
    /// The place of something on the table.
    fn place(&self, thing: engine::Thing) -> Place {
        match self.numbers.of(thing) {
            Some(Named::Thing(id)) => Place::Thing(id),
            Some(Named::Region(id)) => Place::Region(id),
            None => Place::Mission,
        }
    }
}

fn games(reports: &[&Report]) -> u32 {
    reports.iter().map(|report| report.wins.games()).sum()
}

/// For people: `1 marine`, `1, 2 or 4 marines`.
fn marines(numbers: &[u8], and: &str) -> String {
    let words: Vec<String> = numbers.iter().map(u8::to_string).collect();
    match &words[..] {
        [] => "no marines".to_owned(),
        [one] if one == "1" => "1 marine".to_owned(),
        [one] => format!("{one} marines"),
        [most @ .., last] => format!("{} {and} {last} marines", most.join(", ")),
    }
}

#[cfg(test)]
mod tests;
