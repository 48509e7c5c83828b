//! Plays the games of a judgement. With each number of marines: greedy bots, for the numbers; bots that search, for the balance
//! (`turns`); with a budget what the deal decides and what skill is worth; personas, for ways of play that pay (`ways`). After those
//! the games of the intents, and other limits where one is wanted.

mod turns;
mod ways;

pub(super) use turns::judge;
pub(super) use ways::pair;

use super::contest::Attempt;
use super::fit::{self, Fit};
use super::{Contest, Effort, Waiting, fault};
use crate::intents::{self, Answer, Group};
use crate::ladder::{self, Budget};
use crate::luck::{self, Luck};
use engine::play::{Controls, Digest};
use missions_document::diagnostic::Diagnostic;
use missions_document::mission::Mission;
use missions_play::kept;
use missions_play::report::Report;
use missions_play::ruleset::{self, ReadyGame};
use missions_play::setup::ThingIndex;
use missions_play::simulate::Plan;
use rule_system::safely::safely;

/// The games of every number of marines.
#[derive(Default)]
pub(super) struct Games {
    /// Which thing of the mission has which number on the table; nothing where nothing was played.
    pub(super) numbers: Option<ThingIndex>,
    pub(super) reports: Vec<Report>,
    /// Of the bots that judge: the strongest of those that played enough.
    pub(super) contests: Vec<Report>,
    /// Of other bots that search, the weaker ones first.
    pub(super) others: Vec<Report>,
    pub(super) ladder: Vec<Report>,
    pub(super) luck: Vec<Luck>,
    /// Of personas against greedy bots, by persona and number of marines.
    pub(super) ways: Vec<Report>,
    /// What the strongest bot could do for a side that won nothing.
    pub(super) attempts: Vec<Attempt>,
    /// Whether intents hold.
    pub(super) intents: Vec<Answer>,
    /// Which limits would do.
    pub(super) fits: Vec<Fit>,
    /// What broke on the way.
    pub(super) broken: Vec<Diagnostic>,
}

/// One of so many parts of a budget is for the deal, the others for skill.
const LUCK: u64 = 10;

/// Bots try so many choices in a greedy game, roughly.
const GREEDY_CHOICES: u64 = 500;

/// Play everything; less where it is cancelled, or where games go wrong. The greedy games of all numbers of marines come first: they
/// take seconds, and say most.
pub(super) fn play(mission: &Mission, effort: &Effort, waiting: Waiting<'_>) -> Games {
    let marines = ruleset::marine_numbers(mission);
    let mut course = Course::of(mission, effort, waiting, marines.len() as u32);
    let mut tables: Vec<(u32, ReadyGame)> = Vec::new();
    for (turn, marines) in (0..).zip(&marines) {
        if waiting.is_cancelled() {
            break;
        }
        if let Some(ready) = ruleset::lay_out(mission, *marines)
            && course.greedy(&ready, turn)
        {
            tables.push((turn, ready));
        }
    }
    course.contest(&tables);
    for (turn, ready) in &tables {
        course.rung(ready, *turn);
    }
    course.ways(&tables);
    course.intents();
    course.fits();
    course.games
}

/// The games that are left to play, and those that were played.
struct Course<'a> {
    mission: &'a Mission,
    digest: Digest,
    plan: &'a Plan,
    contest: Option<Contest>,
    waiting: Waiting<'a>,
    /// For so many numbers of marines.
    numbers: u32,
    /// So many choices are left for luck and skill, if there is a budget for them.
    budget: Option<u64>,
    steps: Steps,
    games: Games,
}

/// How much is done of everything, where a greedy game counts 1.
struct Steps {
    /// What a number of marines needs for greedy games.
    greedy: u32,
    /// What all numbers of marines need for games between bots that search.
    contest: u32,
    /// What a number of marines needs for luck and skill.
    rung: u32,
    /// What a number of marines needs for personas.
    ways: u32,
    /// All games.
    all: u32,
}

impl Steps {
    /// What all kinds of games need for so many numbers of marines.
    const fn of(&self, numbers: u32) -> u32 {
        self.before_ways(numbers).saturating_add(self.ways.saturating_mul(numbers))
    }

    /// What the games before those of personas need.
    const fn before_ways(&self, numbers: u32) -> u32 {
        self.greedy.saturating_add(self.rung).saturating_mul(numbers).saturating_add(self.contest)
    }

    /// Choices that bots try, as steps.
    fn of_choices(tried: u64) -> u32 {
        u32::try_from(tried / GREEDY_CHOICES).unwrap_or(u32::MAX)
    }
}

impl<'a> Course<'a> {
    fn of(mission: &'a Mission, effort: &'a Effort, waiting: Waiting<'a>, numbers: u32) -> Self {
        let Effort { plan, contest, budget, ways } = effort;
        let budget = budget.map(Budget::choices);
        let rung = budget.unwrap_or(0) / u64::from(numbers.max(1));
        let judge = contest.map_or(fit::BOTS, Contest::bots);
        let groups = intents::groups(mission, &|_| judge, contest.is_some());
        let mut steps = Steps {
            greedy: plan.games,
            contest: contest.map_or(0, |contest| turns::steps(contest, numbers)),
            rung: Steps::of_choices(rung),
            ways: if *ways { ways::steps(mission, plan) } else { 0 },
            all: 0,
        };
        let own = groups.iter().filter(|group| contest.is_none_or(|contest| group.bots != contest.bots()));
        steps.all = own.map(cost).fold(steps.of(numbers), u32::saturating_add);
        Self {
            mission,
            digest: ruleset::digest(mission),
            plan,
            contest: *contest,
            waiting,
            numbers,
            budget,
            steps,
            games: Games::default(),
        }
    }

    /// Report that so many steps are done.
    fn tell(&self, done: u32) {
        if let Some(progress) = self.waiting.progress {
            progress(done, self.steps.all);
        }
    }

    /// What comes of games. A rule of ours that breaks must not take the other missions with it; nothing of the game is used afterwards.
    fn kept<T>(&mut self, marines: u8, played: Result<T, String>) -> Option<T> {
        played.map_err(|why| self.games.broken.push(fault::broke(marines, &why))).ok()
    }

    /// A report that counts games. Of one whose games all broke only that is left: it says nothing of the mission.
    fn counted(&mut self, report: Report) -> Option<Report> {
        if report.wins.games() == 0 && report.broken_games > 0 {
            self.games.broken.extend(fault::broken_games(&report));
            return None;
        }
        Some(report)
    }

    /// Have games gone wrong?
    fn gave_up(&self) -> bool {
        self.games.reports.iter().any(Report::given_up)
    }

    /// Is there a reason to play no more? A script that failed is one, however few games were asked for: the mission has an error, and
    /// bots that search would run into it in every game that they try.
    fn is_over(&self) -> bool {
        let has_failed = |report: &Report| report.games.iter().any(|line| line.failed);
        self.gave_up() || self.games.reports.iter().any(has_failed) || self.waiting.is_cancelled()
    }

    /// Part of something for a number of marines; what one leaves, the others may use.
    fn part(&self, of: u64, turn: u32) -> u64 {
        of / u64::from(self.numbers - turn).max(1)
    }

    /// Greedy bots, for the numbers, with the number of marines in this place. Is there a report?
    fn greedy(&mut self, ready: &ReadyGame, turn: u32) -> bool {
        let _ = self.games.numbers.get_or_insert_with(|| ready.numbers.clone());
        let done = self.steps.greedy.saturating_mul(turn);
        // What went wrong before goes wrong again; one more game shows whether it does here too.
        let plan = if self.gave_up() { Plan { patience: 1, ..*self.plan } } else { *self.plan };
        let played = |games: u32| self.tell(done.saturating_add(games));
        let controls = Controls { cancel: self.waiting.cancel, progress: Some(&played) };
        let report = safely(|| kept::simulate(ready, self.digest, &plan, self.waiting.shelf, controls));
        let report = self.kept(marines(ready), report).and_then(|report| self.counted(report));
        if let (Some(known), Some(report)) = (self.waiting.known, &report) {
            known(report);
        }
        let is_there = report.is_some();
        self.games.reports.extend(report);
        is_there
    }

    /// What the deal decides and what skill is worth.
    fn rung(&mut self, ready: &ReadyGame, turn: u32) {
        let Some(budget) = self.budget.filter(|_| !self.is_over()) else { return };
        let (plan, steps) = (self.plan, &self.steps);
        let before = steps.greedy.saturating_mul(self.numbers).saturating_add(steps.contest);
        let done = before.saturating_add(steps.rung.saturating_mul(turn));
        let (cancel, shelf) = (self.waiting.cancel, self.waiting.shelf);
        let part = self.part(budget, turn);
        let dealt = part / LUCK;
        let deals = luck::games(dealt, GREEDY_CHOICES);
        let played = |games: u32| self.tell(done.saturating_add(games));
        let controls = Controls { cancel, progress: Some(&played) };
        let luck = safely(|| luck::play(ready, self.digest, plan, deals, shelf, controls));
        let luck = self.kept(marines(ready), luck);
        // Without a deal it was cancelled at once.
        self.games.luck.extend(luck.filter(|luck| luck.games() > 0));
        let (done, rest) = (done.saturating_add(deals), self.steps.rung.saturating_sub(deals));
        let played = |steps: u32| {
            let part = u64::from(rest) * u64::from(steps) / u64::from(ladder::STEPS);
            self.tell(done.saturating_add(part as u32));
        };
        let controls = Controls { cancel, progress: Some(&played) };
        let contests = &self.games.contests;
        let reports =
            safely(|| ladder::play(ready, self.digest, plan, part - dealt, contests, shelf, controls));
        let Some(reports) = self.kept(marines(ready), reports) else { return };
        let tried = ladder::tried(&reports, &self.games.contests);
        self.budget = Some(budget.saturating_sub(dealt + tried));
        self.games.ladder.extend(reports);
    }

    /// The games of intents, where those that were played say too little.
    fn intents(&mut self) {
        let mut done = self.steps.of(self.numbers);
        for group in self.groups() {
            // Games that go wrong say nothing about intents.
            if self.is_over() {
                break;
            }
            let Some(ready) = ruleset::lay_out(self.mission, group.marines) else { continue };
            self.group(&group, &ready, done);
            done = done.saturating_add(cost(&group));
        }
        self.games.intents.sort_by_key(|answer| (answer.intent, answer.marines));
    }

    /// The intents by who judges them: the bots that they name, else those that judge the mission.
    fn groups(&self) -> Vec<Group> {
        let judge = |marines: u8| {
            let contest = self.games.contests.iter().find(|contest| contest.marines == marines);
            contest.map_or(fit::BOTS, |contest| contest.plan.bots)
        };
        intents::groups(self.mission, &judge, self.contest.is_some())
    }

    fn group(&mut self, group: &Group, ready: &ReadyGame, done: u32) {
        let Self { mission, digest, plan, waiting, .. } = *self;
        let played = self.games.contests.iter().chain(&self.games.others).chain(&self.games.reports);
        if let Some(answers) = group.known(played, mission, &ready.numbers) {
            self.games.intents.extend(answers);
            return;
        }
        let played = |games: u32| self.tell(done.saturating_add(games * cost(group) / group.most()));
        let controls = Controls { cancel: waiting.cancel, progress: Some(&played) };
        // Fewer games than are counted elsewhere would only be another number.
        let least = if group.bots == fit::BOTS { plan.games.min(group.most()) } else { 0 };
        let report = safely(|| group.play(ready, mission, digest, plan, least, waiting.shelf, controls));
        let report = self.kept(group.marines, report);
        // What was interrupted would only be too close.
        if let Some(report) = report.filter(|_| !waiting.is_cancelled()) {
            self.games.intents.extend(group.answers(mission, &ready.numbers, &report));
        }
    }

    /// Which limits would do where another one is wanted. Only now it is known where, so the steps grow. All of it together takes at
    /// most half of the choices of the games that were asked for: with other limits games may be many times as long.
    fn fits(&mut self) {
        let Self { mission, plan, waiting, .. } = *self;
        let Some(limit) = fit::Limit::of(mission) else { return };
        let wanted: Vec<fit::Wanted> = self
            .games
            .reports
            .iter()
            .filter_map(|report| {
                let contest = self.games.contests.iter().find(|contest| contest.marines == report.marines);
                fit::wanted(mission, &self.games.intents, report, contest)
            })
            .collect();
        let played = self.games.reports.iter().chain(&self.games.contests);
        let mut budget = played.map(|report| report.tried).sum::<u64>() / 2;
        let (mut done, each) = (self.steps.all, plan.games / 2);
        self.steps.all = done.saturating_add(each.saturating_mul(wanted.len() as u32));
        for (left, wanted) in (1..=wanted.len() as u64).rev().zip(&wanted) {
            let part = budget / left;
            let progress = |spent: u64| {
                self.tell(done.saturating_add((u64::from(each) * spent / part.max(1)) as u32));
            };
            let (fit, spent) = limit.fit(mission, wanted, plan, part, waiting, &progress);
            self.games.fits.extend(fit);
            budget = budget.saturating_sub(spent);
            done = done.saturating_add(each);
        }
    }
}

/// A game of bots that search takes as long as so many greedy ones, roughly.
const SEARCHED: u32 = 50;

/// The most that the games of intents take.
fn cost(group: &Group) -> u32 {
    group.most() * if group.bots.search() { SEARCHED } else { 1 }
}

fn marines(ready: &ReadyGame) -> u8 {
    ready.game.table().marines
}
