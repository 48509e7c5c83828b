//! Plays the games of a judgement. With each number of marines: greedy bots, for the numbers; bots that search, for the balance
//! (`turns`); with a budget what the deal decides and what skill is worth; personas, for ways of play that pay (`ways`). After those
//! the games of the intents, and other limits where one is wanted.

mod course;
mod turns;
mod ways;

pub(super) use course::Games;
use course::{Course, GREEDY_CHOICES, Steps, marines};
pub(super) use turns::judge;
pub(super) use ways::pair;

use super::{Contest, Effort, Waiting, fit};
use crate::intents::{self, Group};
use crate::ladder::{self, Budget};
use crate::luck;
use engine::play::Controls;
use missions_document::mission::Mission;
use missions_play::kept;
use missions_play::ruleset::{self, ReadyGame};
use missions_play::simulate::Plan;
use rule_system::safely::safely;

/// One of so many parts of a budget is for the deal, the others for skill.
const LUCK: u64 = 10;

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

impl<'a> Course<'a> {
    fn of(mission: &'a Mission, effort: &'a Effort, waiting: Waiting<'a>, numbers: u32) -> Self {
        let Effort { plan, contest, budget, ways } = effort;
        let budget = budget.map(Budget::choices);
        let rung = budget.unwrap_or(0) / u64::from(numbers.max(1));
        let judge = contest.map_or(fit::BOTS, Contest::bots);
        let groups = intents::groups(mission, &|_| judge, contest.is_some(), plan.games);
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
        intents::groups(self.mission, &judge, self.contest.is_some(), self.plan.games)
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
