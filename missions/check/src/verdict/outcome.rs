//! S001 to S004: who wins, whether there is a winner at all, and whether the game is close. What to change follows from how the
//! games ended.

use super::because::{self, Remedy};
use super::contest::Attempt;
use super::fit::{self, Fit, Turn, is_hardly_won};
use super::meant::{broken_intent, is_meant};
use super::{ENOUGH, Used, marines, stalled};
use crate::intents::{Answer, BROKEN, Cause};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::{Ends, Line, Report, games};
use missions_play::shrink::Shows;
use rule_system::RuleSystem;

const NEVER_MARINES: Page =
    Page { code: Code("S001"), severity: Severity::Error, words: &crate::pages::WORDS };

const NEVER_INVADER: Page =
    Page { code: Code("S002"), severity: Severity::Error, words: &crate::pages::WORDS };

const UNFINISHED: Page = Page { code: Code("S003"), severity: Severity::Error, words: &crate::pages::WORDS };

const ONE_SIDED: Page = Page { code: Code("S004"), severity: Severity::Warning, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[NEVER_MARINES, NEVER_INVADER, UNFINISHED, ONE_SIDED];

/// What is known beside the games of a number of marines.
#[derive(Clone, Copy)]
pub(super) struct Beside<'a> {
    /// Games between bots that search: a side that wins some of them can win.
    pub(super) contests: &'a [Report],
    /// So can one that wins an attempt.
    pub(super) attempts: &'a [Attempt],
    /// Which limits would do.
    pub(super) fits: &'a [Fit],
    /// An intent that does not hold says itself what follows.
    pub(super) answers: &'a [Answer],
    pub(super) used: &'a Used<'a>,
}

impl Beside<'_> {
    fn contest(&self, report: &Report) -> Option<&Report> {
        self.contests.iter().find(|it| it.marines == report.marines)
    }

    /// Why a side loses the games of these reports. What the problem of an intent says with all of their numbers is not repeated.
    fn cause(&self, side: Side, reports: &[&Report], with: &str) -> Cause {
        let is_said = |report: &&Report| {
            let broken = broken_intent(self.used.mission, self.answers, report.marines);
            broken.is_some_and(|(_, loser)| loser == side)
        };
        let is_muted = self.used.mission.mutes().keys().any(|mute| mute.code == BROKEN.code.0);
        if !is_muted && reports.iter().all(is_said) {
            let help = format!("{} says why, and what to change", BROKEN.code);
            return Cause { because: String::new(), help };
        }
        cause(side, reports, with, self.used, self.fits)
    }
}

pub(super) fn find(reports: &[&Report], beside: Beside<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    never(NEVER_MARINES, Side::Marines, reports, beside, &mut found);
    never(NEVER_INVADER, Side::Invader, reports, beside, &mut found);
    for side in [Side::Marines, Side::Invader] {
        hardly(side, reports, beside, &mut found);
    }
    found
}

/// What one changes first to help the marines: the limit of whatever the invader wins with, or else the rules' settings.
pub(super) fn limit(system: &dyn RuleSystem) -> String {
    let counted = system.counts().iter().find(|count| count.limit.is_some());
    match (counted, system.settings().first()) {
        (Some(count), _) => format!("{} limit", count.nouns[0]),
        (None, Some(row)) => format!("setting \"{}\"", row.title),
        (None, None) => "number of rounds".to_owned(),
    }
}

fn never(page: Page, side: Side, reports: &[&Report], beside: Beside<'_>, found: &mut Vec<Diagnostic>) {
    let contest = |report: &Report| beside.contest(report);
    let is_lost = |report: &Report| loses_all(report, side);
    let of_side = |it: &&Attempt, report: &Report| it.side == side && it.report.marines == report.marines;
    let attempt = |report: &Report| beside.attempts.iter().find(|it| of_side(it, report));
    let lost: Vec<&&Report> = reports
        .iter()
        .filter(|report| is_lost(report) && contest(report).is_none_or(is_lost))
        .filter(|report| attempt(report).is_none_or(|attempt| is_lost(&attempt.report)))
        .collect();
    let (sure, likely): (Vec<&Report>, Vec<&Report>) =
        lost.into_iter().partition(|report| attempt(report).is_some());
    for (lost, is_sure) in [(sure, true), (likely, false)] {
        let Some(most) = lost.iter().map(|report| report.wins.games()).max() else { continue };
        let numbers: Vec<u8> = lost.iter().map(|report| report.marines).collect();
        let called = beside.used.mission.system().side(side);
        let mut played = if let [_] = lost[..] { games(most) } else { format!("{} each", games(most)) };
        let searched =
            lost.iter().filter_map(|report| contest(report)).map(|report| report.wins.games()).max();
        if let Some(searched) = searched {
            played += &format!(", and {} of bots that search", games(searched));
        }
        let tried = lost.iter().filter_map(|report| attempt(report)).map(|it| it.report.wins.games()).max();
        if let Some(tried) = tried {
            played += &format!(", and {} of the strongest bot", games(tried));
        }
        let Cause { because, mut help } = beside.cause(side, &lost, "");
        let (with, who, win) = (marines(&numbers, "or"), called.noun, called.win());
        let message = format!("with {with}, {who} never {win} ({played}){because}");
        let severity = match most {
            ..ENOUGH => Severity::Note,
            _ if is_sure => page.severity,
            _ => Severity::Warning,
        };
        if severity == Severity::Warning {
            help += "; with `--thorough` the strongest bot looks for a way to win";
        }
        found.push(Diagnostic::new(page.code, severity, message).at(Place::Mission).help(help));
    }
}

/// Of games that this side loses. `with` says for which numbers of marines the limit is changed.
pub(super) fn cause(side: Side, reports: &[&Report], with: &str, used: &Used<'_>, fits: &[Fit]) -> Cause {
    let system = used.mission.system();
    let limit = limit(system);
    let numbers: Vec<u8> = reports.iter().map(|report| report.marines).collect();
    let (winner, easier, change) = match side {
        Side::Marines => (Side::Invader, "make their way easier", "raise"),
        Side::Invader => (Side::Marines, "make the marines' way harder", "lower"),
    };
    let ends = Ends::of(reports.iter().copied(), winner, system);
    let because = match side {
        Side::Marines if ends.beside_limit() => None,
        Side::Marines => because::hurt_by(reports, used.mission),
        Side::Invader => because::no_one_comes(reports, used.mission)
            .or_else(|| because::too_few_frags(reports, used.mission)),
    };
    let turn = fit::turn(fits, &numbers, &limit);
    let is_known = matches!(turn, Turn::Set(_));
    let (turn, vain) = match turn {
        Turn::Set(words) => (Some(words), String::new()),
        Turn::Vain(words) => (None, format!("; {words}")),
        Turn::Unknown => (Some(format!("{change} the {limit}{with}")), String::new()),
    };
    let or = || turn.as_ref().map_or_else(String::new, |turn| format!(", or {turn}"));
    let by_limit = || turn.as_ref().map_or_else(|| easier.to_owned(), |turn| format!("{turn}, or {easier}"));
    let help = match (because.as_ref().map(|because| &because.remedy), ends.other(system), side) {
        (Some(Remedy::Other(remedy)), _, _) => format!("{remedy}{}", or()),
        (Some(Remedy::Limit), _, _) if is_known => by_limit(),
        (_, Some((reason, some)), Side::Marines) if ends.beside_limit() => format!(
            "{some} of {} lost games ended with \"{}\", {} by the {limit}: slow that down, or {easier}",
            ends.all,
            reason.trim_end_matches('.'),
            ends.by_limit,
        ),
        (_, Some((reason, some)), Side::Invader) => {
            let won = match ends.all {
                all if all == some => format!("all {} that the marines won", games(all)),
                all => format!("{some} of the {} that the marines won", games(all)),
            };
            let reason = reason.trim_end_matches('.');
            format!("{won} ended with \"{reason}\": make that harder or slower{}", or())
        }
        (_, _, Side::Marines | Side::Invader) => by_limit(),
    };
    // That no limit does is a fact of the mission, not a fix.
    let because = because.map_or_else(String::new, |because| format!("; {}", because.words));
    Cause { because: format!("{because}{vain}"), help }
}

/// Did a side win none of the games?
fn loses_all(report: &Report, side: Side) -> bool {
    report.wins.games() > 0 && report.wins.of(side) == 0
}

/// The side that won no game of a number of marines at all, if there is one: its strongest bot should try.
pub(super) fn hopeless(greedy: &Report, contest: &Report) -> Option<Side> {
    [Side::Marines, Side::Invader]
        .into_iter()
        .find(|side| loses_all(greedy, *side) && loses_all(contest, *side) && greedy.wins.games() >= ENOUGH)
}

/// Games that came to no end, also where no more were played because of them.
pub(super) fn unfinished(mission: &Mission, reports: &[Report], contests: &[Report]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for report in reports.iter().chain(contests).filter(|r| r.wins.unfinished > 0) {
        let endless = report.games.iter().filter(|line| line.winner.is_none());
        let line = endless.min_by_key(|line| (line.choices, line.game));
        let with = marines(&[report.marines], "");
        let mut message = format!(
            "with {with}, {} of {}{} came to no end",
            report.wins.unfinished,
            games(report.wins.games()),
            if report.plan.until.is_some() { " between bots that search" } else { "" }
        );
        let mut help =
            "let something in the mission force an end: a limit of rounds, or demons that keep coming"
                .to_owned();
        if let Some(((_, reason), _)) = report.ends.iter().find(|((winner, _), _)| winner.is_none()) {
            message += &format!("; one said: {reason}");
        } else if let Some(missing) = stalled::missing(mission, report) {
            message += &missing.words;
            help = format!("{}; or {help}", missing.help);
        }
        let mut problem = Diagnostic::new(UNFINISHED.code, UNFINISHED.severity, message).help(help);
        // A saved game is looked for among those of the plan.
        if let Some(line) = line.filter(|_| report.plan.until.is_none()) {
            let Line { game, choices: choice, .. } = *line;
            let shows = Some(Shows::NoWinner);
            problem = problem.at(Place::Replay { game, marines: report.marines, choice, shows });
        }
        found.push(problem);
    }
    found
}

fn hardly(side: Side, reports: &[&Report], beside: Beside<'_>, found: &mut Vec<Diagnostic>) {
    for report in reports {
        let is_meant = is_meant(beside.used.mission, report.marines, report.wins.share(Side::Marines));
        if is_meant || !is_hardly_won(report, beside.contest(report), side) {
            continue;
        }
        if report.wins.of(side) > 0 && report.wins.games() >= ENOUGH {
            let with = " for this number of marines";
            let Cause { because, help } = beside.cause(side, &[*report], with);
            let called = beside.used.mission.system().side(side);
            let message = format!(
                "with {}, {} hardly ever {}: {}{}",
                marines(&[report.marines], ""),
                called.noun,
                called.win(),
                report.wins.share(side),
                because,
            );
            found.push(
                Diagnostic::new(ONE_SIDED.code, ONE_SIDED.severity, message).at(Place::Mission).help(help),
            );
        }
    }
}
