//! Does a mission work? Its files and its map are checked; if nothing forbids it, bots play it for every number of marines
//! it is made for: greedy ones many times, for the numbers, and ones that search against each other, for the balance; `ladder` adds
//! what skill is worth, `luck` what the deal decides, and personas which ways of play pay. What that shows is reported as problems like any other, and the worst of them decides.
//! How it is shown is for the terminal and the window.

mod answers;
mod because;
pub(crate) mod calls;
pub(crate) mod contest;
mod early_end;
mod effort;
mod endless;
mod fault;
mod finders;
mod fit;
mod games;
mod length;
mod meant;
mod outcome;
mod persona_wins;
mod rare;
mod rare_area;
mod roll;
mod sample;
mod stalled;
pub(crate) mod texts;
mod uncalled;
mod unreached;
mod unreached_end;
mod unused;
mod unused_ability;
mod used;

pub use contest::Contest;
pub use effort::{Effort, Waiting};
use finders::{FINDERS, Finder, findings, intents_found, judges};
pub use fit::Fit;
use games::Games;
pub(crate) use rare::HARDLY as HARDLY_USED;
pub(crate) use sample::ENOUGH;
use sample::share;
pub(crate) use texts::marines;
pub(crate) use unused::thing_name;
pub use used::offers;
use used::{Used, file, uses};
pub(crate) use used::{offered, place};

use crate::check::{self, Checked};
use crate::intents::{self, Answer};
use crate::ladder;
use crate::luck::Luck;
use missions_document::diagnostic::{Diagnostic, Severity, worst};
use missions_document::format::Loaded;
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::Report;
use missions_play::setup::ThingIndex;
use rule_system::safely::safely;

/// Whether a mission works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does, as far as is known.
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
    /// The games between bots that search, by number of marines. They say who has the better chances: of all bots that searched
    /// the strongest that played enough.
    pub contests: Vec<Report>,
    /// The games between other bots that search: by number of marines, the weaker bots first.
    pub others: Vec<Report>,
    /// The games of greedy bots and of bots that search against each other, by number of marines; empty without a budget.
    /// [`ladder::Rung`] reads them.
    pub ladder: Vec<Report>,
    /// How much of who wins the deal decides, by number of marines; empty without a budget.
    pub luck: Vec<Luck>,
    /// The games of personas against greedy bots, by persona and number of marines; empty where the rule system has none, or where
    /// fewer than 50 greedy games were asked for. The plan says which persona played.
    pub ways: Vec<Report>,
    /// Whether the intents of the mission hold, in their order and by number of marines.
    pub intents: Vec<Answer>,
    /// Which limit would do where the marines win too often or too seldom, by number of marines.
    pub fits: Vec<Fit>,
    /// Which thing of the mission has which number in the reports; nothing where nothing was played.
    pub numbers: Option<ThingIndex>,
}

impl Judgement {
    /// Before anything is known.
    #[must_use]
    pub const fn nothing() -> Self {
        Self {
            verdict: Verdict::Pass,
            problems: Vec::new(),
            muted: Vec::new(),
            reports: Vec::new(),
            contests: Vec::new(),
            others: Vec::new(),
            ladder: Vec::new(),
            luck: Vec::new(),
            ways: Vec::new(),
            intents: Vec::new(),
            fits: Vec::new(),
            numbers: None,
        }
    }

    /// Add what is [known](Waiting::known) of a number of marines while games are played. What the games show to be wrong is judged
    /// when they are over.
    pub fn learn(&mut self, report: Report) {
        let is_same = |known: &Report| known.marines == report.marines && known.plan.bots == report.plan.bots;
        let is_searched = report.plan.until.is_some();
        if !is_searched {
            self.reports.retain(|known| !is_same(known));
            self.reports.push(report);
            self.reports.sort_by_key(|known| known.marines);
            return;
        }
        let of_number = |known: &mut Report| known.marines == report.marines;
        let known = self.contests.extract_if(.., of_number).chain(self.others.extract_if(.., of_number));
        let mut of: Vec<Report> = known.filter(|known| !is_same(known)).chain([report.clone()]).collect();
        of.sort_by_key(|known| known.plan.bots);
        self.contests.extend(games::judge(&mut of));
        self.others.extend(of);
        self.contests.sort_by_key(|known| known.marines);
        self.others.sort_by_key(|known| (known.marines, known.plan.bots));
    }
}

/// The pages of everything that simulated games can show.
pub(crate) fn pages() -> impl Iterator<Item = Page> {
    let pages = [
        outcome::PAGES,
        fault::PAGES,
        contest::PAGES,
        endless::PAGES,
        length::PAGES,
        rare::PAGES,
        uncalled::PAGES,
        unreached::PAGES,
        unused_ability::PAGES,
        unreached_end::PAGES,
        persona_wins::PAGES,
        answers::PAGES,
        roll::PAGES,
        early_end::PAGES,
    ];
    let others = intents::PAGES.iter().chain(ladder::PAGES).copied();
    pages.into_iter().flatten().copied().chain(unused::pages()).chain(others)
}

/// Check a mission, play it, judge it. A panic of ours costs only what panicked: it is reported as an error, and the rest stands.
#[must_use]
pub fn judge(loaded: &Loaded, effort: &Effort, waiting: Waiting<'_>) -> Judgement {
    safely(|| judge_by(FINDERS, loaded, effort, waiting)).unwrap_or_else(|why| Judgement {
        verdict: Verdict::Fail,
        problems: loaded.problems.iter().cloned().chain([fault::judging_broke(&why)]).collect(),
        ..Judgement::nothing()
    })
}

/// The same, with these finders.
fn judge_by(finders: &[Finder], loaded: &Loaded, effort: &Effort, waiting: Waiting<'_>) -> Judgement {
    let Loaded { mission, problems } = loaded;
    let Checked { mut problems, mut muted } = check::check_read(mission, problems);
    let mut games = Games::default();
    if effort.plan.games > 0 && worst(&problems) < Some(Severity::Error) {
        games = games::play(mission, effort, waiting);
        let found = findings(finders, mission, &games);
        let (quiet, loud) = found.into_iter().partition(|problem| check::is_muted(mission, problem));
        muted.extend::<Vec<_>>(quiet);
        problems.extend::<Vec<_>>(loud);
    }
    problems.sort_by_key(|problem| std::cmp::Reverse(problem.severity));
    let verdict = if worst(&problems) == Some(Severity::Error) { Verdict::Fail } else { Verdict::Pass };
    let Games { numbers, reports, contests, others, ladder, luck, ways, intents, fits, .. } = games;
    Judgement {
        verdict,
        problems,
        muted,
        reports,
        contests,
        others,
        ladder,
        luck,
        ways,
        intents,
        fits,
        numbers,
    }
}

/// The problems of a judgement of the mission that these answers about intents are.
#[must_use]
pub fn of_intents(mission: &Mission, judgement: &Judgement, answers: &[Answer]) -> Vec<Diagnostic> {
    let Judgement { reports, contests, fits, numbers, .. } = judgement;
    let Some(numbers) = numbers else { return Vec::new() };
    let uses = uses(reports.iter().chain(contests));
    intents_found(
        &Used::of(mission, numbers, &uses, reports, contests),
        &judges(reports, contests),
        fits,
        answers,
    )
}

#[cfg(test)]
mod tests;
