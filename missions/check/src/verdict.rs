//! Does a mission work? Its files and its map are checked; if nothing forbids it, bots play it for every number of marines
//! it is made for: greedy ones many times, for the numbers, and ones that search against each other, for the balance; `ladder` adds
//! what skill is worth, `luck` what the deal decides, and personas which ways of play pay. What that shows is reported as problems like any other, and the worst of them decides.
//! How it is shown is for the terminal and the window.

mod answers;
mod because;
pub(crate) mod calls;
pub(crate) mod contest;
mod early_end;
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
mod stalled;
mod uncalled;
mod unreached;
mod unreached_end;
mod unused;
mod unused_ability;

pub use contest::Contest;
use finders::{FINDERS, Finder, findings};
pub use fit::Fit;
use games::Games;
pub(crate) use outcome::Cause;
pub(crate) use rare::HARDLY as HARDLY_USED;
pub(crate) use unused::thing_name;

use crate::check::{self, Checked};
use crate::intents::{self, Answer};
use crate::ladder::{self, Budget};
use crate::luck::Luck;
use engine::Side;
use missions_document::diagnostic::{Diagnostic, Place, Severity, worst};
use missions_document::format::Loaded;
use missions_document::id::ScriptName;
use missions_document::intent::Intent;
use missions_document::mission::{Mission, Named};
use missions_document::page::Page;
use missions_play::kept::{Nowhere, Shelf};
use missions_play::report::{Report, Share, Uses};
use missions_play::setup::ThingIndex;
use missions_play::simulate::Plan;
use rule_system::safely::safely;
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

/// How much is played for a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The games for every number of marines; none at all with 0.
    pub plan: Plan,
    /// How long bots that search play as well, if they do.
    pub contest: Option<Contest>,
    /// How much is played to find out what skill is worth and what the deal decides, if anything.
    pub budget: Option<Budget>,
    /// Personas play as well.
    pub ways: bool,
}

impl Effort {
    /// A plan and its personas, and nothing else.
    #[must_use]
    pub const fn plan(plan: Plan) -> Self {
        Self { plan, contest: None, budget: None, ways: true }
    }
}

/// What somebody who waits for a judgement can do.
#[derive(Clone, Copy)]
pub struct Waiting<'a> {
    /// Set to true, it ends the games soon; what was played by then is judged.
    pub cancel: Option<&'a AtomicBool>,
    /// Called now and then with how much is done, and how much there is; a greedy game counts 1.
    pub progress: Option<&'a (dyn Fn(u32, u32) + Sync)>,
    /// Called with the games of a number of marines as soon as there are some, and again whenever bots that search have played more of
    /// them. Its plan says who played.
    pub known: Option<&'a (dyn Fn(&Report) + Sync)>,
    /// Where results are kept.
    pub shelf: &'a dyn Shelf,
}

impl Default for Waiting<'_> {
    fn default() -> Self {
        Self { cancel: None, progress: None, known: None, shelf: &Nowhere }
    }
}

impl Waiting<'_> {
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
    }
}

/// Fewer games than this cannot tell that something never happens; what they show is only noted.
pub(crate) const ENOUGH: u32 = 50;

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

/// The games that judge each number of marines: those of the bots that search, where they played.
fn judges<'a>(reports: &'a [Report], contests: &'a [Report]) -> Vec<&'a Report> {
    let contest = |report: &Report| contests.iter().find(|contest| contest.marines == report.marines);
    reports.iter().map(|report| contest(report).unwrap_or(report)).collect()
}

/// What answers about intents say. Who wins the games that judge the mission has a cause there.
fn intents_found(used: &Used<'_>, judges: &[&Report], fits: &[Fit], answers: &[Answer]) -> Vec<Diagnostic> {
    let cause = |intent: &Intent, numbers: &[u8], loser: Side| {
        let is_meant = |report: &&Report| numbers.contains(&report.marines);
        let reports: Vec<&Report> = judges.iter().copied().filter(is_meant).collect();
        let is_judged = meant::is_of_judges(intent) && !reports.is_empty();
        is_judged.then(|| outcome::cause(loser, &reports, "", used, fits))
    };
    intents::find(used.mission, answers, &outcome::limit(used.mission.system()), &cause)
}

/// What was used in some games together.
fn uses<'a>(reports: impl IntoIterator<Item = &'a Report>) -> Uses {
    let mut uses = Uses::default();
    for report in reports {
        uses.add(&report.uses);
    }
    uses
}

/// The marines' share with its interval: one that holds at any time where games end early.
fn share(report: &Report) -> Share {
    let Report { plan, wins, .. } = report;
    if plan.until.is_some() { wins.share_at_any_time(Side::Marines) } else { wins.share(Side::Marines) }
}

/// What was used in all games together.
struct Used<'a> {
    mission: &'a Mission,
    numbers: &'a ThingIndex,
    uses: &'a Uses,
    games: u32,
}

impl<'a> Used<'a> {
    fn of(
        mission: &'a Mission,
        numbers: &'a ThingIndex,
        uses: &'a Uses,
        reports: &[Report],
        contests: &[Report],
    ) -> Self {
        let games = reports.iter().chain(contests).map(|report| report.wins.games()).sum();
        Self { mission, numbers, uses, games }
    }
    /// The place of something on the table.
    fn place(&self, thing: engine::Thing) -> Place {
        place(self.numbers, thing)
    }

    /// Where a script makes the offer with this tag; the mission, if no script has the tag in its call.
    fn offered(&self, tag: &str) -> Place {
        offered(self.mission, tag)
    }
}

/// The file of a script, by its name in reports.
fn file(script: &str) -> ScriptName {
    ScriptName::new(format!("{script}{}", ScriptName::ENDING))
}

/// The place of something on the table.
pub(crate) fn place(numbers: &ThingIndex, thing: engine::Thing) -> Place {
    match numbers.of(thing) {
        Some(Named::Thing(id)) => Place::Thing(id),
        Some(Named::Region(id)) => Place::Region(id),
        None => Place::Mission,
    }
}

/// Where a script of a mission makes the offer with this tag; the mission, if no script has the tag in its call.
pub(crate) fn offered(mission: &Mission, tag: &str) -> Place {
    let mut calls = offers(mission);
    calls.find(|(made, _)| *made == tag).map_or(Place::Mission, |(_, place)| place)
}

/// The tags of the offers that scripts of a mission have in their calls, each with its place.
pub fn offers(mission: &Mission) -> impl Iterator<Item = (&str, Place)> {
    calls::of(mission, "offer").into_iter().filter_map(|call| Some((*call.texts.first()?, call.place)))
}

pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::Marines => "the marines",
        Side::Invader => "the invader",
    }
}

/// For people: `1 marine`, `1, 2 or 4 marines`.
pub(crate) fn marines(numbers: &[u8], and: &str) -> String {
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
