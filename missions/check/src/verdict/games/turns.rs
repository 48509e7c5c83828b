//! Games between bots that search: numbers of marines take turns of some games, until it is clear for each of them who has the
//! better chances, or until the choices are spent. So all of them have numbers early, and none waits for another one.

use super::{Course, Steps};
use crate::verdict::contest::{Attempt, Contest, Stage};
use crate::verdict::outcome;
use engine::play::Controls;
use missions_play::kept::{self, Growing};
use missions_play::report::Report;
use missions_play::ruleset::ReadyGame;
use rule_system::safely::safely;
use rule_system::search;
use std::sync::atomic::{AtomicU32, Ordering};

/// Fewer games than this are no judge of a mission while weaker bots have played as many.
const ENOUGH: u32 = 20;

/// What a contest takes for so many numbers of marines, in steps.
pub(super) fn steps(contest: Contest, numbers: u32) -> u32 {
    let lessons = search::GAMES.saturating_mul(numbers);
    contest.stages().iter().map(|stage| Steps::of_choices(stage.tried)).fold(lessons, u32::saturating_add)
}

/// The games of a number of marines.
struct Turn<'a> {
    ready: &'a ReadyGame,
    games: Growing<'a>,
    /// The rules broke, or it was cancelled in the middle of a turn: it cannot be gone on from.
    is_closed: bool,
}

impl Turn<'_> {
    fn is_over(&self) -> bool {
        self.is_closed || self.games.report().is_enough()
    }
}

impl<'a> Course<'a> {
    /// Bots that search, for the balance.
    pub(super) fn contest(&mut self, tables: &'a [(u32, ReadyGame)]) {
        let Some(contest) = self.contest.filter(|_| !self.is_over()) else { return };
        let mut done = self.steps.greedy.saturating_mul(self.numbers);
        let mut played: Vec<Report> = Vec::new();
        for (first, stage) in (0..).zip(contest.stages()) {
            let lessons = if first == 0 { search::GAMES.saturating_mul(tables.len() as u32) } else { 0 };
            let turns = self.stage(stage, tables, done, lessons);
            for report in turns.into_iter().map(|turn| turn.games.into_report()) {
                played.extend(self.counted(report).filter(|report| report.wins.games() > 0));
            }
            done = done.saturating_add(lessons).saturating_add(Steps::of_choices(stage.tried));
            self.tell(done);
            if self.is_over() {
                break;
            }
        }
        for (_, ready) in tables {
            let (mut of, rest): (Vec<Report>, Vec<Report>) =
                played.into_iter().partition(|report| report.marines == super::marines(ready));
            played = rest;
            self.games.contests.extend(judge(&mut of));
            self.games.others.extend(of);
        }
        if contest == Contest::Thorough {
            self.attempts(tables);
        }
    }

    /// The games of a stage, with all numbers of marines. So many steps are done before it, and its lessons take so many.
    fn stage(
        &mut self,
        stage: Stage,
        tables: &'a [(u32, ReadyGame)],
        done: u32,
        lessons: u32,
    ) -> Vec<Turn<'a>> {
        let (plan, shelf) = (stage.plan(self.plan), self.waiting.shelf);
        let mut turns: Vec<Turn<'a>> = Vec::new();
        let mut learned = 0;
        for (_, ready) in tables {
            let games = Growing::begin(ready, self.digest, &plan, " in turns", shelf);
            turns.push(Turn { ready, games, is_closed: false });
        }
        let count = turns.len();
        for (first, at) in (0_u32..).flat_map(|round| (0..count).map(move |at| (round == 0, at))) {
            let spent: u64 = turns.iter().map(|turn| turn.games.report().tried).sum();
            let is_spent = spent >= stage.tried || turns.iter().all(Turn::is_over);
            if self.waiting.is_cancelled() || is_spent && !first {
                break;
            }
            let turn = &mut turns[at];
            if first && turn.games.report().done() > 0 {
                self.report(turn);
            }
            if is_spent || turn.is_over() {
                continue;
            }
            if first {
                let from = done.saturating_add(learned);
                let progress = |games: u32| self.tell(from.saturating_add(games.min(search::GAMES)));
                let controls = Controls { cancel: self.waiting.cancel, progress: Some(&progress) };
                let learn = safely(|| kept::learn(turn.ready, self.digest, plan.jobs, shelf, controls));
                learned = learned.saturating_add(search::GAMES).min(lessons);
                if self.kept(super::marines(turn.ready), learn).is_none() {
                    turn.is_closed = true;
                    continue;
                }
            }
            let from = done.saturating_add(learned);
            self.turn(turn, (from, spent, stage.tried));
            self.report(turn);
        }
        turns
    }

    /// One turn of a number of marines, after so many steps and so many choices of a stage.
    fn turn(&mut self, turn: &mut Turn<'a>, (done, spent, most): (u32, u64, u64)) {
        let (before, tried) = (turn.games.report().done(), turn.games.report().tried);
        // What a game costs is known from the games before it; until then the bar waits for the end of the turn.
        let each = tried / u64::from(before.max(1));
        let told = AtomicU32::new(0);
        let progress = |games: u32| {
            let now = spent.saturating_add(u64::from(games.saturating_sub(before)) * each).min(most);
            let steps = done.saturating_add(Steps::of_choices(now));
            if told.fetch_max(steps, Ordering::Relaxed) < steps {
                self.tell(steps);
            }
        };
        let controls = Controls { cancel: self.waiting.cancel, progress: Some(&progress) };
        let played = safely(|| turn.games.play(Stage::TURN, controls));
        turn.is_closed = !self.kept(super::marines(turn.ready), played).unwrap_or(false);
    }

    /// Hand on what is known by now.
    fn report(&self, turn: &Turn<'a>) {
        let report = turn.games.report();
        if let Some(known) = self.waiting.known.filter(|_| report.wins.games() > 0) {
            known(report);
        }
    }

    /// Let the strongest bot play the sides that won nothing.
    fn attempts(&mut self, tables: &[(u32, ReadyGame)]) {
        for (_, ready) in tables {
            let is_one = |report: &&Report| report.marines == super::marines(ready);
            let (reports, contests) = (&self.games.reports, &self.games.contests);
            let (greedy, contest) = (reports.iter().find(is_one), contests.iter().find(is_one));
            let hopeless =
                greedy.zip(contest).and_then(|(greedy, contest)| outcome::hopeless(greedy, contest));
            let Some(side) = hopeless.filter(|_| !self.is_over()) else { continue };
            let plan = Attempt::plan(side, self.plan);
            let controls = Controls { cancel: self.waiting.cancel, progress: None };
            let report = safely(|| kept::simulate(ready, self.digest, &plan, self.waiting.shelf, controls));
            let report = self.kept(super::marines(ready), report);
            self.games.attempts.extend(report.map(|report| Attempt { side, report }));
        }
    }
}

/// Take the games of the bots that judge out of those with one number of marines, the weaker bots first: the strongest that played
/// enough, else those that played most.
pub(in crate::verdict) fn judge(played: &mut Vec<Report>) -> Option<Report> {
    let games = |report: &Report| report.wins.games();
    let enough = played.iter().rposition(|report| games(report) >= ENOUGH);
    let most = || (0..played.len()).max_by_key(|at| games(&played[*at]));
    enough.or_else(most).map(|at| played.remove(at))
}
