//! Games of personas: each plays its side against the greedy bot, with each number of marines. They show ways of play that pay, whether
//! the author means them or not; `persona_wins` compares them with the games of greedy bots.

use super::{Course, marines};
use crate::verdict::{ENOUGH, fit};
use engine::Side;
use engine::play::Controls;
use missions_document::mission::Mission;
use missions_play::kept::Growing;
use missions_play::report::{Line, Shift, Tally};
use missions_play::ruleset::ReadyGame;
use missions_play::simulate::{BotKind, BotPair, Plan};
use rule_system::persona::Persona;
use rule_system::safely::safely;

/// Every persona plays the first number of games. The second is for those that seem to win more than the greedy bot, and the third
/// for those that surely do.
const STAGES: [u32; 3] = [10, 40, 100];

/// More games say hardly more.
const MOST: u32 = 100;

/// Of 100 games a persona has to win so many more than the greedy bot that others are worth their time.
const MORE: f64 = 0.1;

/// All of them together take no more than about so many times the choices of the greedy games. With 200 greedy games for each number
/// of marines they take about as many as these.
const TIMES: u64 = 3;

/// What they usually take with a number of marines, in steps: as much as the greedy games.
pub(super) fn steps(mission: &Mission, plan: &Plan) -> u32 {
    if personas(mission, plan).next().is_some() { plan.games } else { 0 }
}

/// The personas that play beside a plan: those of the rule system, where there are enough greedy games to compare theirs with.
fn personas(mission: &Mission, plan: &Plan) -> impl Iterator<Item = Persona> {
    let is_compared = plan.games >= ENOUGH && plan.bots == fit::BOTS;
    let system = mission.system();
    Persona::ALL.into_iter().filter(move |persona| is_compared && system.has_persona(*persona))
}

/// A persona on its side, against the greedy bot.
pub(in crate::verdict) fn pair(persona: Persona) -> BotPair {
    match persona.side() {
        Side::Marines => BotPair { marines: BotKind::Persona(persona), invader: BotKind::Greedy },
        Side::Invader => BotPair { marines: BotKind::Greedy, invader: BotKind::Persona(persona) },
    }
}

/// The games of a persona with a number of marines.
struct Way<'a> {
    persona: Persona,
    games: Growing<'a>,
    /// So many games are asked for. On the shelf there may be more of an earlier run; what follows from the games must not depend on
    /// that.
    asked: u32,
    /// The games of greedy bots with the same number of marines.
    greedy: Tally,
    /// It cannot be gone on from: the rules broke, or it was cancelled.
    is_closed: bool,
}

impl Way<'_> {
    /// The games that are asked for.
    fn lines(&self) -> impl Iterator<Item = &Line> {
        let asked = self.asked;
        self.games.report().games.iter().filter(move |line| line.game < asked)
    }

    fn wins(&self) -> Tally {
        let mut wins = Tally::default();
        for line in self.lines() {
            wins.add(line.winner);
        }
        wins
    }

    /// Bots that do not search try the choices that they make.
    fn tried(&self) -> u64 {
        self.lines().map(|line| u64::from(line.choices)).sum()
    }

    /// How much more often its side wins than with the greedy bot. `None` where no game is played yet.
    fn shift(&self) -> Option<Shift> {
        Shift::between(self.greedy, self.wins(), self.persona.side())
    }

    /// The same as a number, to sort by.
    fn more(&self) -> f64 {
        self.shift().map_or(0.0, |shift| shift.by)
    }

    /// Are so many games worth their time?
    fn is_worth(&self, games: u32) -> bool {
        let [first, second, _] = STAGES;
        let is_promising = match self.shift() {
            None => games == first,
            Some(shift) => shift.by >= MORE && (games == second || shift.is_sure()),
        };
        is_promising && !self.is_closed && !self.games.report().given_up()
    }
}

impl<'a> Course<'a> {
    /// Personas, where games of greedy bots are there to compare theirs with.
    pub(super) fn ways(&mut self, tables: &'a [(u32, ReadyGame)]) {
        if self.steps.ways == 0 || self.is_over() {
            return;
        }
        let before = self.steps.before_ways(self.numbers);
        let all = self.steps.ways.saturating_mul(self.numbers);
        let usual: u64 = self.games.reports.iter().map(|report| report.tried).sum();
        let mut ways = self.begun(tables);
        let mut spent: u64 = 0;
        for games in STAGES {
            let mut chosen: Vec<&mut Way<'a>> = ways.iter_mut().filter(|way| way.is_worth(games)).collect();
            // What is promising first, for the choices may not suffice for all; of several the first persona.
            chosen.sort_by(|one, other| other.more().total_cmp(&one.more()));
            for way in chosen {
                if spent >= usual.saturating_mul(TIMES) || self.waiting.is_cancelled() {
                    break;
                }
                let known = way.tried();
                way.asked = games;
                self.way(way);
                spent += way.tried().saturating_sub(known);
                self.tell(before.saturating_add((u64::from(all) * spent.min(usual) / usual.max(1)) as u32));
            }
        }
        if !ways.is_empty() {
            self.tell(before.saturating_add(all));
        }
        for way in ways {
            let report = self.counted(way.games.into_report());
            self.games.ways.extend(report.filter(|report| report.wins.games() > 0));
        }
    }

    /// The games of every persona with every number of marines, by persona. None of them is played here.
    fn begun(&self, tables: &'a [(u32, ReadyGame)]) -> Vec<Way<'a>> {
        let shelf = self.waiting.shelf;
        // How many are played depends on how many greedy games there are.
        let until = format!(" beside {} greedy ones", self.plan.games);
        let mut ways = Vec::new();
        for persona in personas(self.mission, self.plan) {
            let plan = Plan { games: MOST, bots: pair(persona), until: None, ..*self.plan };
            for (_, ready) in tables {
                let number = marines(ready);
                let greedy = self.games.reports.iter().find(|report| report.marines == number);
                let Some(greedy) = greedy.map(|report| report.wins) else { continue };
                let games = Growing::begin(ready, self.digest, &plan, &until, shelf);
                ways.push(Way { persona, games, asked: 0, greedy, is_closed: false });
            }
        }
        ways
    }

    /// Play the games of a persona that are asked for and not played yet.
    fn way(&mut self, way: &mut Way<'a>) {
        let (asked, known) = (way.asked, way.games.report());
        let (more, marines) = (asked.saturating_sub(known.done()), known.marines);
        if more == 0 {
            return;
        }
        let controls = Controls { cancel: self.waiting.cancel, progress: None };
        let played = safely(|| way.games.play(more, controls));
        way.is_closed = !self.kept(marines, played).unwrap_or(false);
    }
}
