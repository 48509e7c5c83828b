//! The skill ladder: greedy bots and bots that search play each other on both sides, so that one sees what skill is worth to each
//! side. How long is for the caller to say, with a budget. `verdict` plays it together with everything else.

use crate::verdict::texts::text;
use crate::verdict::{ENOUGH, contest, marines};
use engine::Side;
use engine::play::{Controls, Digest};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::kept::{self, Shelf};
use missions_play::report::{Report, Share, Shift};
use missions_play::ruleset::ReadyGame;
use missions_play::simulate::{BotKind, BotPair, Plan, Until};
use rule_system::search::Level;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use words::Argument;

const NO_SKILL: Page = Page { code: Code("S022"), severity: Severity::Note, words: &crate::pages::WORDS };

pub(crate) const PAGES: &[Page] = &[NO_SKILL];

/// How much is played for what skill and luck are worth. It is a number of choices that bots may try, so that the games do not
/// depend on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    choices: u64,
}

impl Budget {
    /// A machine with two processor cores tries about so many choices in a second.
    const RATE: u64 = 700_000;

    /// In less time there are too few games to show anything.
    const SECONDS: RangeInclusive<u64> = 5..=24 * 60 * 60;

    /// About so much time. `None` for less than 5 seconds or more than a day.
    #[must_use]
    pub fn of_seconds(seconds: u64) -> Option<Self> {
        Self::SECONDS.contains(&seconds).then_some(Self { choices: seconds.saturating_mul(Self::RATE) })
    }

    /// So many choices may be tried.
    #[must_use]
    pub const fn choices(self) -> u64 {
        self.choices
    }
}

/// From `30s`, `2m` or `1h`.
impl FromStr for Budget {
    type Err = String;

    fn from_str(written: &str) -> Result<Self, String> {
        let asked = |id| text(id).to_string();
        let written = written.trim();
        let number = written.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let unit = match &written[number.len()..] {
            "s" => 1,
            "m" => 60,
            "h" => 60 * 60,
            _ => {
                return Err(asked("ladder-unit"));
            }
        };
        let seconds = number.parse::<u64>().ok().and_then(|number| number.checked_mul(unit));
        seconds.and_then(Self::of_seconds).ok_or_else(|| asked("ladder-range"))
    }
}

/// How well a bot of the ladder plays, the weaker one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    /// By rules of thumb, as beginners do.
    Greedy,
    /// By search, as people do who know the game.
    Search,
}

impl Skill {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Greedy, Self::Search];

    /// Its bot.
    #[must_use]
    pub const fn bot(self) -> BotKind {
        match self {
            Self::Greedy => BotKind::Greedy,
            Self::Search => BotKind::Search(Level::Quick),
        }
    }

    const fn pair(marines: Self, invader: Self) -> BotPair {
        BotPair { marines: marines.bot(), invader: invader.bot() }
    }
}

/// All pairings, the marines' bots first, with their parts of the choices. Greedy games cost little, so there are many of them.
const PAIRINGS: [(Skill, Skill, u64); 4] = [
    (Skill::Greedy, Skill::Greedy, 1),
    (Skill::Search, Skill::Greedy, 3),
    (Skill::Greedy, Skill::Search, 3),
    (Skill::Search, Skill::Search, 3),
];

/// All pairings of a number of marines are so many steps of progress.
pub(crate) const STEPS: u32 = PAIRINGS.len() as u32 * STEPS_EACH;

/// Each of them is so many.
const STEPS_EACH: u32 = 100;

/// More games of a pairing say hardly more.
const MOST: u32 = 10_000;

/// Whether a pairing is clear is looked at after so many games.
const EVERY: u32 = 20;

/// As [`EVERY`], for greedy bots, whose games are short.
const EVERY_GREEDY: u32 = 200;

/// Play the pairings with one number of marines. Bots may try so many choices; what a pairing does not need, the next ones may use.
/// Where one of these contests has played the games of bots that search already, they are not played again. Progress counts
/// [`STEPS`].
pub(crate) fn play(
    ready: &ReadyGame,
    digest: Digest,
    plan: &Plan,
    tried: u64,
    contests: &[Report],
    shelf: &dyn Shelf,
    controls: Controls<'_>,
) -> Vec<Report> {
    let is_cancelled = || controls.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
    kept::learn(ready, digest, plan.jobs, shelf, Controls { progress: None, ..controls });
    if is_cancelled() {
        return Vec::new();
    }
    let begun = begun(contests, &pairing(plan, Skill::Search, Skill::Search), ready.game.table().marines);
    let (mut left, mut parts) = (tried, PAIRINGS.map(|(.., part)| part).iter().sum::<u64>());
    let mut played: Vec<Report> = Vec::new();
    let told = Mutex::new(0);
    // What a game costs, as far as games have shown it.
    let each = AtomicU64::new(0);
    for (marines, invader, part) in PAIRINGS {
        let tried = portion(left, part, parts, begun.as_ref());
        let begun = begun.as_ref().filter(|begun| begun.plan.bots == Skill::pair(marines, invader));
        let before = begun.map_or(0, |begun| begun.tried);
        let plan = pairing(plan, marines, invader);
        let base = played.first().cloned();
        let tell = |steps: u64| {
            if let Some(progress) = controls.progress {
                let steps = played.len() as u32 * STEPS_EACH + steps.min(u64::from(STEPS_EACH)) as u32;
                let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
                if steps > *told {
                    *told = steps;
                    progress(steps);
                }
            }
        };
        let reach = |now: u64| {
            // The first part is played also where there are too few choices for it.
            let all = tried.max(u64::from(EVERY) * each.load(Ordering::Relaxed)).max(1);
            tell(now.saturating_sub(before).saturating_mul(u64::from(STEPS_EACH)) / all);
        };
        let during = |games: u32| reach(u64::from(games) * each.load(Ordering::Relaxed));
        let within = Controls { progress: Some(&during), ..controls };
        let is_spent = |report: &Report| {
            each.store(report.tried / u64::from(report.wins.games().max(1)), Ordering::Relaxed);
            reach(report.tried);
            report.tried.saturating_sub(before) >= tried
        };
        let report = match (base, side_of(marines, invader)) {
            (Some(_), None) => {
                let until = Some(Until { every: EVERY, tried: before.saturating_add(tried) });
                go_on(ready, digest, &Plan { until, ..plan }, begun, &is_spent, shelf, within)
            }
            (Some(base), Some(side)) => {
                let is_enough = |report: &Report| is_spent(report) || is_clear(&base, report, side);
                let until = format!(" ladder {tried} {:?}", base.wins);
                kept::simulate_until(ready, digest, &plan, EVERY, &until, &is_enough, shelf, within)
            }
            (None, _) => {
                let until = format!(" ladder {tried}");
                kept::simulate_until(ready, digest, &plan, EVERY_GREEDY, &until, &is_spent, shelf, within)
            }
        };
        left = left.saturating_sub(report.tried.saturating_sub(before));
        parts -= part;
        tell(u64::from(STEPS_EACH));
        // A part that was cancelled is compared with nothing.
        if is_cancelled() {
            break;
        }
        played.push(report);
    }
    played
}

/// What is played of a pairing at the most.
fn pairing(plan: &Plan, marines: Skill, invader: Skill) -> Plan {
    Plan { games: MOST, bots: Skill::pair(marines, invader), until: None, ..*plan }
}

/// So many of the choices that are left are for a pairing. What a contest has tried counts as if the last pairing had, so the others
/// may use more; they may use all if the contest is enough.
fn portion(left: u64, part: u64, parts: u64, begun: Option<&Report>) -> u64 {
    let [.., (.., last)] = PAIRINGS;
    match begun {
        Some(begun) if part < parts => {
            let others = left * part / (parts - last);
            if begun.is_enough() { others } else { others.min((left + begun.tried) * part / parts) }
        }
        Some(_) | None => left * part / parts,
    }
}

/// Games of a plan that a contest has played, as a report of that plan.
fn begun(contests: &[Report], plan: &Plan, marines: u8) -> Option<Report> {
    let contest = contests.iter().find(|contest| is_begun_by(plan, marines, contest))?;
    // Clear chances, or games that go wrong, end it at any cost.
    let until = Some(Until { every: EVERY, tried: u64::MAX });
    Some(Report { plan: Plan { until, ..*plan }, ..contest.clone() })
}

/// Are the games of a contest the first ones of a plan? The bots and the seed have to be the same; how many games there are, and on
/// how many threads they were played, makes no difference.
fn is_begun_by(plan: &Plan, marines: u8, contest: &Report) -> bool {
    let Plan { games, jobs, until, .. } = *plan;
    contest.marines == marines && Plan { games, jobs, until, ..contest.plan } == *plan
}

/// Let bots that search play each other, from the games of a contest on if there was one. Which of the two has the better chances is
/// what these games say, as in a contest.
fn go_on(
    ready: &ReadyGame,
    digest: Digest,
    plan: &Plan,
    begun: Option<&Report>,
    is_spent: &dyn Fn(&Report) -> bool,
    shelf: &dyn Shelf,
    controls: Controls<'_>,
) -> Report {
    let Some(games) = begun else {
        return kept::simulate_until(ready, digest, plan, EVERY, "", is_spent, shelf, controls);
    };
    // Whether it is enough is looked at after other numbers of games than without a contest.
    let until = format!(" from {}", games.wins.games());
    let shelf = &Begun { shelf, games };
    kept::simulate_until(ready, digest, plan, EVERY, &until, is_spent, shelf, controls)
}

/// A shelf for the games of a pairing, with those of a contest where there are no others yet.
struct Begun<'a> {
    shelf: &'a dyn Shelf,
    games: &'a Report,
}

impl Shelf for Begun<'_> {
    fn get(&self, name: &str) -> Option<String> {
        self.shelf.get(name).or_else(|| serde_json::to_string(self.games).ok())
    }

    fn put(&self, name: &str, text: &str) {
        self.shelf.put(name, text);
    }
}

/// The games that were played for a ladder, without those it has from contests.
#[must_use]
pub fn played(ladder: &[Report], contests: &[Report]) -> u32 {
    let all: u32 = ladder.iter().map(|report| report.wins.games()).sum();
    all.saturating_sub(taken(ladder, contests).map(|contest| contest.wins.games()).sum())
}

/// So many choices were tried in these games.
pub(crate) fn tried(ladder: &[Report], contests: &[Report]) -> u64 {
    let all: u64 = ladder.iter().map(|report| report.tried).sum();
    all.saturating_sub(taken(ladder, contests).map(|contest| contest.tried).sum())
}

/// The contests whose games a ladder has as well.
fn taken<'a>(ladder: &'a [Report], contests: &'a [Report]) -> impl Iterator<Item = &'a Report> {
    let of = |report: &'a Report| {
        contests.iter().find(|contest| is_begun_by(&report.plan, report.marines, contest))
    };
    ladder.iter().filter_map(of)
}

/// The side of which alone the bots search.
const fn side_of(marines: Skill, invader: Skill) -> Option<Side> {
    match (marines, invader) {
        (Skill::Search, Skill::Greedy) => Some(Side::Marines),
        (Skill::Greedy, Skill::Search) => Some(Side::Invader),
        (Skill::Greedy, Skill::Greedy) | (Skill::Search, Skill::Search) => None,
    }
}

/// Is it clear whether skill pays, however often one looks?
fn is_clear(base: &Report, report: &Report, side: Side) -> bool {
    let (before, now) = (base.wins.share_at_any_time(side), report.wins.share_at_any_time(side));
    now.low > before.high || now.high < before.low || now.high - before.low < LITTLE
}

/// Less than this is not worth to be called skill.
const LITTLE: f64 = 0.03;

/// What skill is worth to a side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    /// So much more of the games it wins with bots that search than with greedy ones, against greedy ones; from -1 to 1.
    pub by: f64,
    /// Probably no less than this (95 %).
    pub low: f64,
    /// Probably no more than this.
    pub high: f64,
}

/// Whether skill pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Pays {
    /// It surely does.
    Yes,
    /// It surely does by less than 3 games in 100, or not at all.
    No,
    /// The games do not show it.
    Open,
}

impl Gain {
    fn between(base: &Report, skilled: &Report, side: Side) -> Option<Self> {
        let Shift { by, reach } = Shift::between(base.wins, skilled.wins, side)?;
        Some(Self { by, low: (by - reach).max(-1.0), high: (by + reach).min(1.0) })
    }

    /// Does it pay?
    #[must_use]
    pub fn pays(self) -> Pays {
        match self {
            Self { high, .. } if high < LITTLE => Pays::No,
            Self { low, .. } if low > 0.0 => Pays::Yes,
            Self { .. } => Pays::Open,
        }
    }
}

/// For people: `+35 points (28 to 42)`.
impl std::fmt::Display for Gain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // "-0" is a number that no one writes.
        let points = |part: f64| (part * 100.0).round() + 0.0;
        let Self { by, low, high } = *self;
        let whole = |part: f64| format!("{:.0}", points(part));
        let said = text("ladder-gain").with("by", format!("{:+.0}", points(by)));
        f.write_str(&said.with("low", whole(low)).with("high", whole(high)).to_string())
    }
}

/// The pairings of one number of marines.
#[derive(Clone, Copy, Debug)]
pub struct Rung<'a> {
    /// So many marines.
    pub marines: u8,
    reports: &'a [Report],
}

impl<'a> Rung<'a> {
    /// All of a ladder.
    pub fn all(ladder: &'a [Report]) -> impl Iterator<Item = Self> {
        let same = |one: &Report, other: &Report| one.marines == other.marines;
        let rung = |reports: &'a [Report]| Some(Self { marines: reports.first()?.marines, reports });
        ladder.chunk_by(same).filter_map(rung)
    }

    /// The games of a pairing, the marines' bots first; `None` where it was not played.
    #[must_use]
    pub fn games(&self, marines: Skill, invader: Skill) -> Option<&'a Report> {
        let bots = Skill::pair(marines, invader);
        self.reports.iter().find(|report| report.plan.bots == bots && report.wins.games() > 0)
    }

    /// How often the marines win in a pairing. The interval holds at every number of games.
    #[must_use]
    pub fn share(&self, marines: Skill, invader: Skill) -> Option<Share> {
        Some(self.games(marines, invader)?.wins.share_at_any_time(Side::Marines))
    }

    /// What skill is worth to a side; `None` where that was not played, or games went wrong.
    #[must_use]
    pub fn gain(&self, side: Side) -> Option<Gain> {
        let (base, skilled) = self.against_greedy(side)?;
        let is_whole = |report: &Report| !report.given_up() && report.wins.unfinished == 0;
        Gain::between(base, skilled, side).filter(|_| is_whole(base) && is_whole(skilled))
    }

    /// Do good players surely meet another mission than beginners? What the marines' chances are for the two groups then.
    #[must_use]
    pub fn turned(&self) -> Option<[&'static str; 2]> {
        let beginners = self.games(Skill::Greedy, Skill::Greedy)?;
        contest::turned(beginners, self.games(Skill::Search, Skill::Search)?)
    }

    /// The games of a side's greedy bots, and of its bots that search.
    fn against_greedy(&self, side: Side) -> Option<(&'a Report, &'a Report)> {
        let skilled = match side {
            Side::Marines => self.games(Skill::Search, Skill::Greedy),
            Side::Invader => self.games(Skill::Greedy, Skill::Search),
        };
        Some((self.games(Skill::Greedy, Skill::Greedy)?, skilled?))
    }
}

/// What a ladder shows. A contest says more of whether skill turns the verdict round.
pub(crate) fn find(mission: &Mission, ladder: &[Report], contests: &[Report]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for rung in Rung::all(ladder) {
        found.extend(
            [Side::Marines, Side::Invader].into_iter().filter_map(|side| no_skill(mission, rung, side)),
        );
        let ends = [Skill::Greedy, Skill::Search].map(|skill| rung.games(skill, skill));
        if let [Some(beginners), Some(good)] = ends
            && !contests.iter().any(|contest| contest.marines == rung.marines)
        {
            found.extend(contest::skill(mission, beginners, good));
        }
    }
    found
}

fn no_skill(mission: &Mission, rung: Rung<'_>, side: Side) -> Option<Diagnostic> {
    let (base, skilled) = rung.against_greedy(side)?;
    let is_sure = rung.gain(side)?.pays() == Pays::No
        && [base, skilled].iter().all(|report| report.wins.games() >= ENOUGH);
    let (before, now) = (base.wins.share(side), skilled.wins.share(side));
    let message = text("s022-message")
        .with("marines", marines(&[rung.marines], Argument::All))
        .with("side", mission.system().side(side).noun)
        .with("now", now.to_string())
        .with("before", before.to_string());
    let help = text(match before.counted {
        few if few < 0.1 => "s022-hardly-help",
        most if most > 0.9 => "s022-nearly-help",
        _ => "s022-help",
    });
    is_sure.then(|| Diagnostic::new(NO_SKILL.code, NO_SKILL.severity, message).at(Place::Mission).help(help))
}

#[cfg(test)]
mod tests;
