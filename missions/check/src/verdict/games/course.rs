//! The games of a judgement while they are played: those that were played, and how much is left to do.

use crate::intents::Answer;
use crate::luck::Luck;
use crate::verdict::contest::{Attempt, Contest};
use crate::verdict::fit::Fit;
use crate::verdict::{Waiting, fault};
use engine::play::Digest;
use missions_document::diagnostic::Diagnostic;
use missions_document::mission::Mission;
use missions_play::report::Report;
use missions_play::ruleset::ReadyGame;
use missions_play::setup::ThingIndex;
use missions_play::simulate::Plan;

/// The games of every number of marines.
#[derive(Default)]
pub(in crate::verdict) struct Games {
    /// Which thing of the mission has which number on the table; nothing where nothing was played.
    pub(in crate::verdict) numbers: Option<ThingIndex>,
    pub(in crate::verdict) reports: Vec<Report>,
    /// Of the bots that judge: the strongest of those that played enough.
    pub(in crate::verdict) contests: Vec<Report>,
    /// Of other bots that search, the weaker ones first.
    pub(in crate::verdict) others: Vec<Report>,
    pub(in crate::verdict) ladder: Vec<Report>,
    pub(in crate::verdict) luck: Vec<Luck>,
    /// Of personas against greedy bots, by persona and number of marines.
    pub(in crate::verdict) ways: Vec<Report>,
    /// What the strongest bot could do for a side that won nothing.
    pub(in crate::verdict) attempts: Vec<Attempt>,
    /// Whether intents hold.
    pub(in crate::verdict) intents: Vec<Answer>,
    /// Which limits would do.
    pub(in crate::verdict) fits: Vec<Fit>,
    /// What broke on the way.
    pub(in crate::verdict) broken: Vec<Diagnostic>,
}

/// Bots try so many choices in a greedy game, roughly.
pub(super) const GREEDY_CHOICES: u64 = 500;

/// The games that are left to play, and those that were played.
pub(super) struct Course<'a> {
    pub(super) mission: &'a Mission,
    pub(super) digest: Digest,
    pub(super) plan: &'a Plan,
    pub(super) contest: Option<Contest>,
    pub(super) waiting: Waiting<'a>,
    /// For so many numbers of marines.
    pub(super) numbers: u32,
    /// So many choices are left for luck and skill, if there is a budget for them.
    pub(super) budget: Option<u64>,
    pub(super) steps: Steps,
    pub(super) games: Games,
}

/// How much is done of everything, where a greedy game counts 1.
pub(super) struct Steps {
    /// What a number of marines needs for greedy games.
    pub(super) greedy: u32,
    /// What all numbers of marines need for games between bots that search.
    pub(super) contest: u32,
    /// What a number of marines needs for luck and skill.
    pub(super) rung: u32,
    /// What a number of marines needs for personas.
    pub(super) ways: u32,
    /// All games.
    pub(super) all: u32,
}

impl Steps {
    /// What all kinds of games need for so many numbers of marines.
    pub(super) const fn of(&self, numbers: u32) -> u32 {
        self.before_ways(numbers).saturating_add(self.ways.saturating_mul(numbers))
    }

    /// What the games before those of personas need.
    pub(super) const fn before_ways(&self, numbers: u32) -> u32 {
        self.greedy.saturating_add(self.rung).saturating_mul(numbers).saturating_add(self.contest)
    }

    /// Choices that bots try, as steps.
    pub(super) fn of_choices(tried: u64) -> u32 {
        u32::try_from(tried / GREEDY_CHOICES).unwrap_or(u32::MAX)
    }
}

impl Course<'_> {
    /// Report that so many steps are done.
    pub(super) fn tell(&self, done: u32) {
        if let Some(progress) = self.waiting.progress {
            progress(done.min(self.steps.all), self.steps.all);
        }
    }

    /// What comes of games. A rule of ours that breaks must not take the other missions with it; nothing of the game is used afterwards.
    pub(super) fn kept<T>(&mut self, marines: u8, played: Result<T, String>) -> Option<T> {
        played.map_err(|why| self.games.broken.push(fault::broke(marines, why))).ok()
    }

    /// A report that counts games. Of one whose games all broke only that is left: it says nothing of the mission.
    pub(super) fn counted(&mut self, report: Report) -> Option<Report> {
        if report.wins.games() == 0 && report.broken_games > 0 {
            self.games.broken.extend(fault::broken_games(&report));
            return None;
        }
        Some(report)
    }

    /// Have games gone wrong?
    pub(super) fn gave_up(&self) -> bool {
        self.games.reports.iter().any(Report::given_up)
    }

    /// Is there a reason to play no more? A script that failed is one, however few games were asked for: the mission has an error, and
    /// bots that search would run into it in every game that they try.
    pub(super) fn is_over(&self) -> bool {
        let has_failed = |report: &Report| report.games.iter().any(|line| line.failed);
        self.gave_up() || self.games.reports.iter().any(has_failed) || self.waiting.is_cancelled()
    }

    /// Part of something for a number of marines; what one leaves, the others may use.
    pub(super) fn part(&self, of: u64, turn: u32) -> u64 {
        of / u64::from(self.numbers - turn).max(1)
    }
}

pub(super) fn marines(ready: &ReadyGame) -> u8 {
    ready.game.table().marines
}
